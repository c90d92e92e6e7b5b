//! Own puzzles, kept and deleted by a process that is killed.

use std::error::Error;
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use kuba::bot::puzzle::PuzzleGoal;
use kuba::store::{
    OwnPuzzle, OwnPuzzleChange, OwnPuzzles, Places, SystemDisk, WindowLock, WriterThread,
};

use super::process::killed;

/// Argument with which this tool writes puzzles.
pub(crate) const WRITE: &str = "--write-own-puzzles";

/// Fewer puzzles than are kept.
const MOST: usize = 1_000;

/// Keeps one new puzzle after another, deletes every third again, and prints the number once both are written.
pub(crate) fn write(home: &Path) {
    let places = Places::at(home);
    let lock = WindowLock::acquire(&places);
    let writer = WriterThread::start(&places, lock, Arc::new(SystemDisk), || {});
    let mut out = std::io::stdout();
    for number in next(&known(home))..=MOST {
        writer.keep_own_puzzle(OwnPuzzleChange::Kept(puzzle(number)));
        writer.flush();
        if is_deleted(number) {
            writer.keep_own_puzzle(OwnPuzzleChange::Deleted(puzzle(number).id()));
            writer.flush();
        }
        // The reader may be gone.
        let _ = writeln!(out, "{number}");
    }
}

/// Lets a process write, kills it after `time`, and checks what it has left.
pub(crate) fn kill(home: &Path, time: Duration) -> Result<(), Box<dyn Error>> {
    if next(&known(home)) >= MOST {
        std::fs::remove_file(Places::at(home).own_puzzles().ok_or("no folder")?)?;
    }
    let before = next(&known(home)) - 1;
    let reported = killed(WRITE, home, time)?.unwrap_or(before);
    let left = known(home);
    for number in 1..=reported {
        let found = left.get(&puzzle(number).id());
        let is_right = match found {
            // An earlier process may have been killed before it deleted its last puzzle.
            None => is_deleted(number),
            Some(found) => *found == puzzle(number) && (!is_deleted(number) || number <= before),
        };
        if !is_right {
            return Err(format!("own puzzle {number} is not what was written").into());
        }
    }
    match next(&left) {
        next if next <= reported + 2 => Ok(()),
        next => Err(format!("own puzzle {} was never written", next - 1).into()),
    }
}

fn is_deleted(number: usize) -> bool {
    number.is_multiple_of(3)
}

/// The number after that of the last puzzle that was kept.
fn next(known: &OwnPuzzles) -> usize {
    let last = known.of("kuba").last().map(|puzzle| puzzle.name.clone());
    let last: usize = last.and_then(|name| name.parse().ok()).unwrap_or(0);
    last + 1
}

fn known(home: &Path) -> OwnPuzzles {
    let path = Places::at(home).own_puzzles();
    path.and_then(|path| OwnPuzzles::read(&path).ok())
        .unwrap_or_default()
}

fn puzzle(number: usize) -> OwnPuzzle {
    OwnPuzzle {
        game: "kuba".to_owned(),
        name: number.to_string(),
        grade: 1,
        goal: PuzzleGoal::Take(2),
        rules: "-".to_owned(),
        position: format!("B6/7/7/7/7/7/4WRR w 0-0 - {number}"),
        solution: "e1f1 f1g1".to_owned(),
        author: String::new(),
    }
}
