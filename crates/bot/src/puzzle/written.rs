//! Text form of puzzles: one per line, the parts separated by tabs.

use std::fmt;

/// Puzzle in text form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenPuzzle<'a> {
    /// Name of the puzzle.
    pub id: &'a str,
    /// Difficulty from 1 to 5.
    pub grade: &'a str,
    /// Goal, as in `win 5`.
    pub goal: &'a str,
    /// Rules that differ from the usual ones, by the names of their values separated by spaces; `-` if the
    /// game has no rules to choose.
    pub rules: &'a str,
    /// Position in the notation of the game.
    pub position: &'a str,
    /// Moves of the solution, separated by spaces.
    pub solution: &'a str,
}

impl<'a> WrittenPuzzle<'a> {
    /// Splits a line into its parts; `None` if their number is wrong.
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
        let Self { id, grade, goal, rules, position, solution } = self;
        write!(f, "{id}\t{grade}\t{goal}\t{rules}\t{position}\t{solution}")
    }
}

/// Reads the puzzles of a text and skips other lines.
pub fn written_puzzles(text: &str) -> impl Iterator<Item = WrittenPuzzle<'_>> {
    text.lines().filter_map(WrittenPuzzle::read)
}
