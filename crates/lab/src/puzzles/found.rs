//! A puzzle found in a game.

use std::fmt;

use kuba_bot::Evaluate;
use kuba_bot::puzzle::{Puzzle, WrittenPuzzle};

pub(crate) struct Found<G: Evaluate> {
    /// Number of the game that it comes from.
    pub(crate) number: u64,
    pub(crate) goal: String,
    pub(crate) rules: String,
    pub(crate) position: String,
    pub(crate) solution: String,
    pub(crate) puzzle: Puzzle<G>,
}

impl<G: Evaluate> Found<G> {
    /// Parses the text that [`Found`] is displayed as.
    pub(crate) fn read(line: &str) -> Option<Self> {
        let written = WrittenPuzzle::read(line)?;
        let number = written.id.parse().ok()?;
        Self::of(&written, number)
    }

    /// Parses a puzzle of the program.
    pub(crate) fn read_named(line: &str) -> Option<Self> {
        Self::of(&WrittenPuzzle::read(line)?, 0)
    }

    /// Number in the name of a puzzle of the program.
    pub(crate) fn place(&self) -> Option<usize> {
        self.puzzle.id.split_once('-')?.1.parse().ok()
    }

    fn of(written: &WrittenPuzzle<'_>, number: u64) -> Option<Self> {
        Some(Self {
            number,
            goal: written.goal.to_owned(),
            rules: written.rules.to_owned(),
            position: written.position.to_owned(),
            solution: written.solution.to_owned(),
            puzzle: Puzzle::read(written).ok()?,
        })
    }

    pub(crate) fn written<'a>(&'a self, id: &'a str, grade: &'a str) -> WrittenPuzzle<'a> {
        WrittenPuzzle {
            id,
            grade,
            goal: &self.goal,
            rules: &self.rules,
            position: &self.position,
            solution: &self.solution,
        }
    }
}

/// As a puzzle of the lowest grade, with the game's number as its id.
impl<G: Evaluate> fmt::Display for Found<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.written(&self.number.to_string(), "1").fmt(f)
    }
}
