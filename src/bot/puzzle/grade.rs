//! Difficulty of puzzles.

use super::definition::Puzzle;
use super::goal::PuzzleGoal;
use super::solver::{LimitReached, Solver};
use crate::bot::Evaluate;
use crate::bot::search::Node;

/// Least hardness of each grade above the first.
const GRADES: [usize; 4] = [6, 8, 10, 13];

/// Features of a puzzle's solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolutionFeatures {
    /// Kinds of the solver's moves, one letter each: `x` a capture, `=` a shift, `c` a cube that moves, `-` a
    /// row or a pawn, `.` a placement.
    pub motive: String,
    /// Number of those moves that neither capture nor end the game.
    pub quiet: usize,
    /// Number of tactical first moves that miss the goal.
    pub tempting: usize,
}

impl SolutionFeatures {
    /// Returns the features of a solution, which must not be empty.
    pub fn of<G: Evaluate>(game: &G, line: &[G::Move]) -> Self {
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

    fn hardness(&self, goal: PuzzleGoal) -> usize {
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

/// Returns the grade of a puzzle, 1 to 5, from its hardness.
pub fn grade_of(hardness: usize) -> u8 {
    GRADES
        .iter()
        .fold(1, |grade, &from| grade + u8::from(hardness >= from))
}

impl<G: Evaluate> Puzzle<G> {
    /// Returns the hardness, estimated from the features of the solution; 0 if the solution is found by
    /// taking what there is to take. The stored grade does not matter.
    ///
    /// # Errors
    /// The solver has given up.
    pub fn hardness(&self, solver: &mut Solver<G::Node>) -> Result<usize, LimitReached> {
        if self.is_any_capture_right(solver)? {
            return Ok(0);
        }
        Ok(SolutionFeatures::of(&self.game, &self.line).hardness(self.goal))
    }

    /// `true` if captures are possible at each move of the solver and all of them are right.
    fn is_any_capture_right(&self, solver: &mut Solver<G::Node>) -> Result<bool, LimitReached> {
        let mut node = self.game.node();
        let me = node.turn();
        let goal = node.taken(me) + self.goal.number();
        for (place, &mv) in self.line.iter().enumerate() {
            if node.turn() == me {
                let left = match self.goal {
                    PuzzleGoal::Win(moves) => PuzzleGoal::Win(moves - place as u32),
                    PuzzleGoal::Take(_) => PuzzleGoal::Take(goal - node.taken(me)),
                    PuzzleGoal::Hold(_) => return Ok(false),
                };
                let mut takes = Vec::new();
                node.tactical_moves(&mut takes);
                if takes.is_empty() {
                    return Ok(false);
                }
                let right = solver.accepted(&node, left)?;
                if !takes.iter().all(|mv| right.contains(mv)) {
                    return Ok(false);
                }
            }
            node.play(mv);
        }
        Ok(true)
    }
}
