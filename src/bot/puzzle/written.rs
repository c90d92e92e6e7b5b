//! Puzzles as they are written: one a line, its parts separated by tabs.

use std::fmt;

/// A puzzle as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenPuzzle<'a> {
    /// Its name.
    pub id: &'a str,
    /// How hard it is, from 1 to 5.
    pub grade: &'a str,
    /// What is to be reached, as in `win 5`.
    pub goal: &'a str,
    /// The rules that are not the usual ones by the names of their values, one space between; `-` if
    /// the game has none to choose.
    pub rules: &'a str,
    /// The position.
    pub position: &'a str,
    /// The moves of the solution, one space between.
    pub solution: &'a str,
}

impl<'a> WrittenPuzzle<'a> {
    /// The puzzle in a line; `None` if it has not so many parts.
    pub fn read(line: &'a str) -> Option<Self> {
        let mut parts = line.split('\t');
        let mut part = || parts.next();
        let puzzle = Self {
            id: part()?,
            grade: part()?,
            goal: part()?,
            rules: part()?,
            position: part()?,
            solution: part()?,
        };
        parts.next().is_none().then_some(puzzle)
    }
}

impl fmt::Display for WrittenPuzzle<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            id,
            grade,
            goal,
            rules,
            position,
            solution,
        } = self;
        write!(f, "{id}\t{grade}\t{goal}\t{rules}\t{position}\t{solution}")
    }
}

/// The puzzles of a text; lines that are none are left out.
pub fn written_puzzles(text: &str) -> impl Iterator<Item = WrittenPuzzle<'_>> {
    text.lines().filter_map(WrittenPuzzle::read)
}
