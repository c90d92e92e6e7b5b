//! Difficulty of puzzles: wins and defences are measured by letting the levels of the computer try them.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::definition::Puzzle;
use super::goal::PuzzleGoal;
use super::solver::{LimitReached, Solver};
use crate::level_style::Conditions;
use crate::search::{Node, TranspositionTable};
use crate::{Evaluate, Level, StopSignal};

/// Levels that try a puzzle to grade it, and the number of tries of each.
const GRADING_LEVELS: RangeInclusive<u8> = 3..=8;
const TRIES: u64 = 4;
/// Least hardness of each grade above the first.
const GRADES: [usize; 4] = [6, 12, 18, 23];
/// Largest hardness for each move of both sides, and the same once more.
const MOST_PER_MOVE: usize = 4;
/// Number of other captures from which on more do not tempt more.
const MOST_TEMPTING: usize = 4;
/// Size in MiB of the table of a level, which searches few positions.
const TABLE_SIZE: usize = 1;

/// Returns the grade of a puzzle, 1 to 5, from its hardness.
pub fn grade_of(hardness: usize) -> u8 {
    GRADES.iter().fold(1, |grade, &from| grade + u8::from(hardness >= from))
}

impl<G: Evaluate> Puzzle<G> {
    /// Returns the hardness: of 24 tries of levels 3 to 8 the number that fail, plus the number of wrong first
    /// moves that tempt them, within bounds by the length: people see short wins that weak levels miss, and lose
    /// the thread of long ones. If the goal is to capture, it is computed from the captures of the solution and the
    /// others that tempt: a level plays to win and not for the captures of a turn. The stored grade does not
    /// matter.
    ///
    /// # Errors
    /// The solver has given up, or the work was stopped.
    pub fn hardness(
        &self,
        solver: &mut Solver<G::Node>,
        stop: &StopSignal,
    ) -> Result<usize, LimitReached> {
        if let PuzzleGoal::Take(_) = self.goal {
            return Ok(self.hardness_of_captures());
        }
        let mut failed = 0;
        let mut tempting = BTreeSet::new();
        for level in GRADING_LEVELS.filter_map(Level::new) {
            for seed in 0..TRIES {
                let Err(wrong) = self.let_try(level, (seed, None), solver, stop)? else {
                    continue;
                };
                failed += 1;
                if let [first] = wrong[..] {
                    tempting.insert(G::Node::move_index(first));
                }
            }
        }
        let moves = self.goal.number() as usize;
        Ok((failed + tempting.len()).clamp(moves, MOST_PER_MOVE * moves + MOST_PER_MOVE))
    }

    fn hardness_of_captures(&self) -> usize {
        let mut captures = Vec::new();
        self.game.node().tactical_moves(&mut captures);
        let others = captures.len().saturating_sub(1);
        2 * self.line.len().saturating_sub(1) + 2 * others.min(MOST_TEMPTING)
    }

    /// Lets a level try to solve the puzzle against the longest resistance. The level visits at most `nodes`
    /// positions a move, if they are given. The inner `Err` is a try that failed: the moves so far, the last of
    /// which is wrong.
    ///
    /// # Errors
    /// The solver has given up, or the work was stopped.
    pub fn let_try(
        &self,
        level: Level,
        (seed, nodes): (u64, Option<u64>),
        solver: &mut Solver<G::Node>,
        stop: &StopSignal,
    ) -> Result<Result<(), Vec<G::Move>>, LimitReached> {
        let table = TranspositionTable::new(TABLE_SIZE);
        let mut game = self.game.clone();
        let mut moves = Vec::new();
        loop {
            let mut conditions = Conditions { table: &table, seed, nodes, threads: 1 };
            let opinion = level.choose(&game, &mut conditions, &mut stop.clone());
            let chosen = opinion.and_then(|opinion| opinion.line.first().copied());
            if stop.is_stopped() {
                return Err(LimitReached);
            }
            let Some(chosen) = chosen else {
                return Ok(Err(moves));
            };
            let is_right = self.reaches(&moves, chosen, solver)?;
            moves.push(chosen);
            if !is_right {
                return Ok(Err(moves));
            }
            let (answers, is_solved) = self.answers(&moves, solver)?;
            if is_solved {
                return Ok(Ok(()));
            }
            game.play(chosen);
            for answer in answers {
                game.play(answer);
                moves.push(answer);
            }
        }
    }
}
