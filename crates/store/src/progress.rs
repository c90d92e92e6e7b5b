//! Puzzle progress: the solved puzzles, the days on which they were solved, and the runs.
//!
//! The file has one fact per line: `kuba-014 first 2026-11-23` (or `helped`), or just `2026-11-24` for a
//! day on which only puzzles from earlier days were solved again, or a run. A damaged line therefore spoils
//! no other line, and the progress of two windows merges line by line.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use super::dates::{is_date, not_after, streak};
use super::files::FileError;
use super::line_file::{self, LineFile};
use super::runs::{PuzzleRun, PuzzleRuns, is_name};

/// Circumstances of the first solution of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolutionKind {
    /// At the first try and without help.
    AtFirst,
    /// After a failed try, with a hint, or after a look at the solution.
    WithHelp,
}

impl SolutionKind {
    const fn word(self) -> &'static str {
        match self {
            Self::AtFirst => "first",
            Self::WithHelp => "helped",
        }
    }

    fn of_word(word: &str) -> Option<Self> {
        [Self::AtFirst, Self::WithHelp].into_iter().find(|how| how.word() == word)
    }
}

/// A solved puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolvedPuzzle {
    /// Id of the puzzle.
    pub id: String,
    /// Circumstances of the solution.
    pub how: SolutionKind,
    /// Day of the solution, as `YYYY-MM-DD`.
    pub day: String,
}

/// Change of the puzzle progress. Making it twice is the same as making it once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgressChange {
    /// A puzzle was solved.
    Solved(SolvedPuzzle),
    /// A run has got longer or is over.
    Ran(PuzzleRun),
}

/// Puzzles solved so far, the days on which any were solved, and the runs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleProgress {
    solved: BTreeMap<String, (SolutionKind, String)>,
    days: BTreeSet<String>,
    /// The user's runs.
    pub runs: PuzzleRuns,
}

impl PuzzleProgress {
    /// Reads the file; missing is empty.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn read(path: &Path) -> Result<Self, FileError> {
        line_file::read(path).map(|(progress, _)| progress)
    }

    /// Returns the circumstances of the first solution; `None` if the puzzle is not solved.
    pub fn solved(&self, id: &str) -> Option<SolutionKind> {
        self.solved.get(id).map(|(how, _)| *how)
    }

    /// Returns `true` if the puzzle was solved for the first time on a day (`YYYY-MM-DD`).
    pub fn is_solved_on(&self, id: &str, day: &str) -> bool {
        self.solved.get(id).is_some_and(|(_, solved)| solved == day)
    }

    /// Number of consecutive days with a solved puzzle, up to `today` or up to the day before.
    pub fn streak(&self, today: &str) -> usize {
        streak(today, |day| self.has_day(day))
    }

    /// Returns `true` if a puzzle was solved on a day (`YYYY-MM-DD`).
    pub fn has_day(&self, day: &str) -> bool {
        self.days.contains(day)
    }

    /// Returns `true` if no puzzle has been solved and there was no run.
    pub fn is_empty(&self) -> bool {
        self.days.is_empty() && self.runs.is_empty()
    }

    /// Applies a change.
    pub fn apply(&mut self, change: &ProgressChange) {
        match change.clone() {
            ProgressChange::Solved(puzzle) => self.add(puzzle),
            ProgressChange::Ran(run) => self.runs.add(run),
        }
    }

    /// Adds a solved puzzle. The first solution of a puzzle is kept.
    pub fn add(&mut self, puzzle: SolvedPuzzle) {
        self.days.insert(puzzle.day.clone());
        let first = self.solved.entry(puzzle.id);
        first.or_insert((puzzle.how, puzzle.day));
    }

    /// Adds the progress of another window. Of two solutions of a puzzle the earlier one is kept.
    pub fn merge(&mut self, other: &Self) {
        self.days.extend(other.days.iter().cloned());
        for run in other.runs.iter() {
            self.runs.add(run.clone());
        }
        for (id, theirs) in &other.solved {
            let ours = self.solved.entry(id.clone());
            let ours = ours.or_insert_with(|| theirs.clone());
            if theirs.1 < ours.1 {
                ours.clone_from(theirs);
            }
        }
    }
}

impl LineFile for PuzzleProgress {
    fn is_empty(&self) -> bool {
        self.is_empty()
    }

    fn correct_days(&mut self, today: &str) -> bool {
        let mut is_ahead = self.runs.correct_days(today);
        let mut correct = |day: &str| {
            let correct = not_after(day, today);
            is_ahead |= correct != day;
            correct
        };
        for (_, day) in self.solved.values_mut() {
            *day = correct(day);
        }
        self.days = self.days.iter().map(|day| correct(day)).collect();
        is_ahead
    }

    fn read_line(&mut self, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["run", ref run @ ..] => self.runs.add(PuzzleRun::read(run)?),
            [day] if is_date(day) => {
                self.days.insert(day.to_owned());
            }
            [id, how, day] if is_date(day) && is_name(id) => self.add(SolvedPuzzle {
                id: id.to_owned(),
                how: SolutionKind::of_word(how)?,
                day: day.to_owned(),
            }),
            _ => return None,
        }
        Some(())
    }

    fn to_text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        for (id, (how, day)) in &self.solved {
            let _ = writeln!(text, "{id} {} {day}", how.word());
        }
        let firsts: BTreeSet<&String> = self.solved.values().map(|(_, day)| day).collect();
        for day in self.days.iter().filter(|day| !firsts.contains(day)) {
            let _ = writeln!(text, "{day}");
        }
        for run in self.runs.iter() {
            let _ = writeln!(text, "{run}");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::runs::{RunKind, RunTry};

    fn solved(id: &str, how: SolutionKind, day: &str) -> SolvedPuzzle {
        let (id, day) = (id.to_owned(), day.to_owned());
        SolvedPuzzle { id, how, day }
    }

    fn run(number: u32) -> PuzzleRun {
        let id = "kuba-001".to_owned();
        PuzzleRun {
            day: "2026-11-24".to_owned(),
            number,
            game: "kuba".to_owned(),
            kind: RunKind::Minutes,
            tries: vec![RunTry { id, is_solved: true }],
        }
    }

    #[test]
    fn what_was_solved_survives_being_written_and_read() {
        let mut progress = PuzzleProgress::default();
        progress.apply(&ProgressChange::Ran(run(1)));
        progress.add(solved("kuba-001", SolutionKind::AtFirst, "2026-11-23"));
        progress.add(solved("qubism-014", SolutionKind::WithHelp, "2026-11-24"));
        progress.add(solved("kuba-001", SolutionKind::WithHelp, "2026-11-25"));
        assert_eq!(progress.solved("kuba-001"), Some(SolutionKind::AtFirst));
        assert_eq!(progress.streak("2026-11-26"), 3);
        let (read, is_damaged) = PuzzleProgress::of_text(&progress.to_text());
        assert_eq!((read, is_damaged), (progress, false));
    }

    #[test]
    fn a_damaged_line_costs_no_other_one() {
        let text = "kuba-001 first 2026-11-23\nkuba-002 fir\u{0}\nkuba-003 helped 2026-13-40\n\
                    ../x first 2026-11-23\nkuba-004 helped 2026-11-24\n";
        let (progress, is_damaged) = PuzzleProgress::of_text(text);
        assert!(is_damaged);
        assert_eq!(progress.solved("kuba-001"), Some(SolutionKind::AtFirst));
        assert_eq!(progress.solved("kuba-004"), Some(SolutionKind::WithHelp));
        assert_eq!(progress.solved.len(), 2);
    }

    #[test]
    fn what_two_windows_know_is_put_together_and_the_earlier_counts() {
        let (mut one, mut other) = (PuzzleProgress::default(), PuzzleProgress::default());
        one.add(solved("kuba-001", SolutionKind::AtFirst, "2026-11-24"));
        one.add(solved("kuba-002", SolutionKind::AtFirst, "2026-11-24"));
        other.add(solved("kuba-001", SolutionKind::WithHelp, "2026-11-23"));
        other.add(solved("kuba-003", SolutionKind::AtFirst, "2026-11-24"));
        one.runs.add(run(1));
        other.runs.add(run(1));
        other.runs.add(run(2));
        one.merge(&other);
        assert_eq!(one.runs.iter().count(), 2);
        assert_eq!(one.solved("kuba-001"), Some(SolutionKind::WithHelp));
        assert!(["kuba-002", "kuba-003"].map(|id| one.solved(id).is_some()) == [true; 2]);
    }
}
