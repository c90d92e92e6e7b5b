//! Makes Kuba's endgame tables and prints statistics of them.

mod contents;
mod trial;

use std::time::Instant;

use clap::Args;

use self::contents::print_contents;
use self::trial::{compare, print_arrivals};
use crate::who_wins::endings::{Material, Tables, shapes};
use crate::who_wins::playing::Hands;

#[derive(Args)]
pub(crate) struct Task {
    /// Endings: marbles of the player to move, marbles of the opponent, reds on the board.
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "1-1-0,2-1-0,2-2-0,3-1-0,1-1-1,2-1-1,1-1-2"
    )]
    endings: Vec<String>,
    /// Verifies every entry against the pushes of its board.
    #[arg(long)]
    check: bool,
    /// Number of random boards of each table to compare with search and proof search.
    #[arg(long, default_value_t = 0)]
    compare: u64,
    /// Number of games to play, to count how many reach an ending of the tables.
    #[arg(long, default_value_t = 0)]
    games: u64,
    /// Node limit per move, or per board to settle.
    #[arg(long, default_value_t = 50_000)]
    nodes: u64,
}

pub(crate) fn print(task: &Task, hands: Hands) {
    let mut tables = Tables::new();
    let mut asked: Vec<Material> = Vec::new();
    for ending in &task.endings {
        let counts: Vec<u8> = ending.split('-').filter_map(|count| count.parse().ok()).collect();
        let &[own, other, reds] = counts.as_slice() else {
            panic!("{ending} is not three numbers");
        };
        for material in shapes(own, other, reds) {
            for side in [material, material.turned()] {
                if !asked.contains(&side) {
                    asked.push(side);
                }
            }
            let begun = Instant::now();
            tables.solve(material, hands.threads);
            eprintln!("{material:?}: {:.0} s", begun.elapsed().as_secs_f64());
        }
    }
    if task.check {
        let faults: usize = asked.iter().map(|&material| tables.faults(material)).sum();
        println!("{faults} faults\n");
    }
    print_contents(&tables, &asked);
    if task.compare > 0 {
        println!();
        compare(&tables, &asked, task, hands);
    }
    if task.games > 0 {
        println!();
        print_arrivals(&tables, task, hands);
    }
}

fn name(material: Material) -> String {
    let Material { own, other, reds, taken: [mine, yours] } = material;
    let reds = match reds {
        0 => "no red".to_owned(),
        1 => format!("1 red, {mine}–{yours}"),
        reds => format!("{reds} reds, {mine}–{yours}"),
    };
    format!("{own} against {other}, {reds}")
}
