//! Kuba's endings: makes their tables, and prints what is in them.

mod contents;
mod trial;

use std::time::Instant;

use clap::Args;

use self::contents::print_contents;
use self::trial::{compare, print_arrivals};
use crate::endings::{Material, Tables, shapes};
use crate::playing::Hands;

/// What is made and asked.
#[derive(Args)]
pub(crate) struct Task {
    /// The endings: marbles of whoever is to move, the other's marbles, reds on the board.
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "1-1-0,2-1-0,2-2-0,3-1-0,1-1-1,2-1-1,1-1-2"
    )]
    endings: Vec<String>,
    /// Looks at every board again, whether its pushes say the same as the table.
    #[arg(long)]
    check: bool,
    /// Asks search and proof search about so many boards of each table, drawn by lot.
    #[arg(long, default_value_t = 0)]
    compare: u64,
    /// Plays so many games, to see how many come to an ending of the tables.
    #[arg(long, default_value_t = 0)]
    games: u64,
    /// Positions looked at for a move, or to settle a board.
    #[arg(long, default_value_t = 50_000)]
    nodes: u64,
}

/// Makes the tables, and prints what is asked.
pub(crate) fn print(task: &Task, hands: Hands) {
    let mut tables = Tables::new();
    let mut asked: Vec<Material> = Vec::new();
    for ending in &task.endings {
        let counts: Vec<u8> = ending
            .split('-')
            .filter_map(|count| count.parse().ok())
            .collect();
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
    let Material {
        own,
        other,
        reds,
        taken: [mine, yours],
    } = material;
    let reds = match reds {
        0 => "no red".to_owned(),
        1 => format!("1 red, {mine}–{yours}"),
        reds => format!("{reds} reds, {mine}–{yours}"),
    };
    format!("{own} against {other}, {reds}")
}
