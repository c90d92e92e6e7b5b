//! A puzzle found in a game, and the features that describe it.

use std::fmt;

use kuba::bot::Evaluate;
use kuba::bot::puzzle::{Puzzle, PuzzleGoal, WrittenPuzzle};
use kuba::bot::search::Node;

/// Features of a puzzle's solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sight {
    /// Kinds of the solver's moves, one letter each: `x` a capture, `=` a shift, `c` a cube that moves, `-` a
    /// row or a pawn, `.` a placement.
    pub(crate) motive: String,
    /// Number of those moves that neither capture nor end the game.
    pub(crate) quiet: usize,
    /// Number of tactical first moves that miss the goal.
    pub(crate) tempting: usize,
}

impl Sight {
    pub(crate) fn of<G: Evaluate>(game: &G, line: &[G::Move]) -> Self {
        let mut game = game.clone();
        let me = game.turn();
        let mut tactical = Vec::new();
        game.node().tactical_moves(&mut tactical);
        let tempting = tactical.iter().filter(|mv| **mv != line[0]).count();
        let (mut motive, mut quiet) = (String::new(), 0);
        for &mv in line {
            if game.turn() == me {
                tactical.clear();
                game.node().tactical_moves(&mut tactical);
                quiet += usize::from(!tactical.contains(&mv));
                motive.push(kind(&game.write_move(mv)));
            }
            game.play(mv);
        }
        Self {
            motive,
            quiet,
            tempting,
        }
    }

    /// Hardness estimated from the features.
    pub(crate) fn hardness(&self, goal: PuzzleGoal) -> usize {
        match goal {
            PuzzleGoal::Take(_) => self.motive.len() + self.tempting.min(4),
            PuzzleGoal::Win(moves) => moves as usize + self.quiet + self.tempting.min(2),
            PuzzleGoal::Hold(moves) => 2 + moves as usize,
        }
    }
}

fn kind(written: &str) -> char {
    let turned = written.ends_with(['L', 'R']);
    match written {
        _ if written.contains('x') => 'x',
        _ if written.contains('=') => '=',
        _ if written.contains('-') && turned => 'c',
        _ if written.contains('-') => '-',
        _ => '.',
    }
}

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
        Some(Self {
            number: written.id.parse().ok()?,
            goal: written.goal.to_owned(),
            rules: written.rules.to_owned(),
            position: written.position.to_owned(),
            solution: written.solution.to_owned(),
            puzzle: Puzzle::read(&written).ok()?,
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
