//! Runs of puzzles in the file of the puzzle progress.

use std::fs;

use kuba_store::runs::{PuzzleRun, PuzzleRuns, RunKind, RunTry};
use kuba_store::{Places, PuzzleProgress, SolutionKind, today};

use crate::support::folder;

fn run(number: u32, solved: usize) -> PuzzleRun {
    let tries = (0..=solved)
        .map(|place| RunTry { id: format!("kuba-{place:03}"), is_solved: place < solved });
    PuzzleRun {
        day: "2026-11-27".to_owned(),
        number,
        game: "kuba".to_owned(),
        kind: RunKind::Streak,
        tries: tries.collect(),
    }
}

#[test]
fn a_run_that_grows_counts_once_and_spares_the_run_of_another_window() {
    let whole = run(1, 3);
    let after = |count| PuzzleRun { tries: whole.tries[..count].to_vec(), ..whole.clone() };
    let mut other = after(2);
    other.tries[0].id = "kuba-100".to_owned();
    let mut runs = PuzzleRuns::default();
    for run in [after(1), other.clone(), after(3), after(2), whole.clone(), after(1)] {
        runs.add(run);
    }
    let known: Vec<&PuzzleRun> = runs.iter().collect();
    assert_eq!(known, [&whole, &other]);
    assert_eq!(runs.best_besides(&whole), Some(2));
    assert_eq!(runs.best_besides(&other), Some(3));
}

#[test]
fn a_run_of_a_clock_that_was_ahead_is_not_the_last_one_for_ever() {
    let home = folder();
    let path = Places::at(home.path()).puzzles().expect("a path");
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    let text = "kuba-001 first 2099-06-01\nrun 2099-06-01 1 kuba streak kuba-001+ kuba-002-\n";
    fs::write(&path, text).expect("written");
    let mut progress = PuzzleProgress::read(&path).expect("readable");
    assert_eq!(progress.solved("kuba-001"), Some(SolutionKind::AtFirst));
    assert_eq!(progress.streak(&today()), 1);
    let number = progress.runs.next_number(&today());
    let newer = PuzzleRun { day: today(), ..run(number, 2) };
    progress.runs.add(newer.clone());
    assert_eq!(progress.runs.iter().next_back(), Some(&newer));
    assert_eq!(progress.runs.iter().count(), 2);
}
