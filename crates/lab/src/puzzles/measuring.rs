//! Share of puzzles that each level solves.

use kuba_bot::puzzle::{Puzzle, Solver};
use kuba_bot::{Level, StopSignal};

use super::subject::Subject;
use crate::parallel::each;

/// Node limit of the strongest level, which is otherwise limited by the clock.
const OF_THE_CHAMPION: u64 = 100_000;
/// Seed of the first try.
const FIRST_SEED: u64 = 1_000;

/// Prints a row per grade and a column per level: the solved share in percent. With `one_by_one`, also a line
/// per puzzle.
pub(crate) fn print<G: Subject>(tries: u64, threads: u64, one_by_one: bool) {
    let count = Puzzle::<G>::all().len() as u64;
    let mut grades = [[0.0; Level::COUNT as usize]; 5];
    let mut numbers = [0; 5];
    let work = |number: u64| {
        let puzzle = &Puzzle::<G>::all()[number as usize];
        let share = |level| {
            let solved = (0..tries).filter(|&seed| solves(puzzle, level, seed)).count();
            solved as f64 / tries as f64
        };
        let shares: Vec<f64> = Level::all().map(share).collect();
        let name = format!("{} {}", puzzle.id, puzzle.goal);
        (usize::from(puzzle.grade) - 1, shares, name)
    };
    each(0..count, threads, work, |(grade, shares, name)| {
        if one_by_one {
            println!("{name} {shares:?}");
        }
        numbers[grade] += 1;
        for (sum, share) in grades[grade].iter_mut().zip(shares) {
            *sum += share;
        }
    });
    let levels: Vec<String> = Level::all().map(|level| level.number().to_string()).collect();
    println!("| grade | puzzles | {} |", levels.join(" | "));
    println!("|{}", "---|".repeat(levels.len() + 2));
    for (grade, (sums, number)) in grades.iter().zip(numbers).enumerate() {
        if number > 0 {
            let shares = sums.map(|sum| format!("{:.0}", 100.0 * sum / f64::from(number)));
            println!("| {} | {number} | {} |", grade + 1, shares.join(" | "));
        }
    }
}

/// `true` if the level finds every move of the solution against the longest resistance. The seeds are not those
/// by which the puzzles are graded.
fn solves<G: Subject>(puzzle: &Puzzle<G>, level: Level, seed: u64) -> bool {
    let nodes = level.eq(&Level::CHAMPION).then_some(OF_THE_CHAMPION);
    let mut solver = Solver::new(u64::MAX);
    puzzle
        .let_try(level, (FIRST_SEED + seed, nodes), &mut solver, &StopSignal::default())
        .expect("no limit")
        .is_ok()
}
