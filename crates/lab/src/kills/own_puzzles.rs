//! Own puzzles, kept and deleted, and runs, by a process that is killed.

use std::error::Error;
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use kuba_bot::puzzle::PuzzleGoal;
use kuba_store::runs::{PuzzleRun, RunKind, RunTry};
use kuba_store::{
    OwnPuzzle, OwnPuzzleChange, OwnPuzzles, Places, ProgressChange, PuzzleProgress, SolutionKind,
    SolvedPuzzle, SystemDisk, WindowLock, WriterThread,
};

use super::process::killed;

/// Argument with which this tool writes puzzles.
pub(crate) const WRITE: &str = "--write-own-puzzles";

/// Fewer puzzles than are kept.
const MOST: usize = 1_000;
/// Latest runs that are certainly kept.
const RECENT: usize = 50;
const DAY: &str = "2026-11-27";

/// Keeps one new puzzle after another, solves it in a run of its own, deletes every third again, and prints the
/// number once all is written.
pub(crate) fn write(home: &Path) {
    let places = Places::at(home);
    let lock = WindowLock::acquire(&places);
    let writer = WriterThread::start(&places, lock, Arc::new(SystemDisk), || {});
    let mut out = std::io::stdout();
    // The last process may have been killed between the files of its last number.
    let first = (next(&known(home)) - 1).max(1);
    for number in first..=MOST {
        writer.keep_own_puzzle(OwnPuzzleChange::Kept(puzzle(number)));
        writer.keep_progress(ProgressChange::Solved(solved(number)));
        writer.keep_progress(ProgressChange::Ran(run(number)));
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
        std::fs::remove_file(Places::at(home).puzzles().ok_or("no folder")?)?;
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
    let path = Places::at(home).puzzles().ok_or("no folder")?;
    let progress = PuzzleProgress::read(&path).unwrap_or_default();
    let written = if reported > before { reported } else { before.saturating_sub(1) };
    let missing = (1..=written).find(|&number| progress.solved(&solved(number).id).is_none());
    if let Some(number) = missing {
        return Err(format!("solved puzzle {number} is lost").into());
    }
    let runs: Vec<usize> = progress.runs.iter().map(|run| run.number as usize).collect();
    let is_kept = |number: &usize| runs.iter().filter(|known| *known == number).count() == 1;
    if let Some(number) =
        (written.saturating_sub(RECENT) + 1..=written).find(|number| !is_kept(number))
    {
        return Err(format!("run {number} is not kept once").into());
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
    path.and_then(|path| OwnPuzzles::read(&path).ok()).unwrap_or_default()
}

fn solved(number: usize) -> SolvedPuzzle {
    SolvedPuzzle { id: format!("kill-{number}"), how: SolutionKind::AtFirst, day: DAY.to_owned() }
}

fn run(number: usize) -> PuzzleRun {
    let id = solved(number).id;
    PuzzleRun {
        day: DAY.to_owned(),
        number: number as u32,
        game: "kuba".to_owned(),
        kind: RunKind::Streak,
        tries: vec![RunTry { id, is_solved: true }],
    }
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
