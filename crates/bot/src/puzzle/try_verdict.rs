//! Verdict on a move in a puzzle, and the reply of the other side.

use super::definition::Puzzle;
use super::goal::PuzzleGoal;
use super::solver::{LimitReached, Solver, after, all_moves};
use crate::Evaluate;
use crate::search::Node;
use kuba_rules::{GameResult, Player};

/// Maximum number of moves shown of a refutation.
const REFUTED_BY: usize = 3;
/// Longest win of the other side, in moves, that is looked for where the move fails anyway.
const PUNISHED_WITHIN: u32 = 3;

/// Verdict on the last move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TryVerdict<M> {
    /// The move still reaches the goal.
    Right {
        /// Replies of the other side, which holds out as long as it can.
        answers: Vec<M>,
        /// `true` if the goal is reached after the replies.
        solved: bool,
    },
    /// The move does not reach the goal.
    Wrong(Refutation<M>),
}

/// Reason why a move does not reach the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation<M> {
    /// Best play against the move, or the captures that were left.
    pub line: Vec<M>,
    /// Maximum number of captures in this turn after the move, and the number wanted, if the goal is to
    /// capture.
    pub taken: Option<[u32; 2]>,
    /// `true` if the other side wins by force.
    pub loses: bool,
}

impl<G: Evaluate> Puzzle<G> {
    /// Returns the player who has to solve the puzzle.
    pub fn player(&self) -> Player {
        self.game.turn()
    }

    /// Judges the last of these moves, which lead on from the position. The moves before it must be right.
    ///
    /// # Errors
    /// The solver has given up.
    pub fn judge(
        &self,
        moves: &[G::Move],
        solver: &mut Solver<G::Node>,
    ) -> Result<TryVerdict<G::Move>, LimitReached> {
        let Some((&last, before)) = moves.split_last() else {
            let (answers, solved) = (Vec::new(), false);
            return Ok(TryVerdict::Right { answers, solved });
        };
        let node = self.node_after(before);
        let child = after(&node, last);
        if !self.reaches(before, last, solver)? {
            return self.refute(before, &child, solver).map(TryVerdict::Wrong);
        }
        let (answers, solved) = self.answers(moves, solver)?;
        Ok(TryVerdict::Right { answers, solved })
    }

    /// Returns a move that reaches the goal after these moves, which must be right.
    ///
    /// # Errors
    /// The solver has given up.
    pub fn next(
        &self,
        moves: &[G::Move],
        solver: &mut Solver<G::Node>,
    ) -> Result<Option<G::Move>, LimitReached> {
        if self.line.starts_with(moves) {
            return Ok(self.line.get(moves.len()).copied());
        }
        let accepted = solver.accepted(&self.node_after(moves), self.left(moves))?;
        Ok(accepted.first().copied())
    }

    /// Returns the moves that reach the goal after these moves, which must be right: one for each board that they
    /// lead to, that of the solution first.
    ///
    /// # Errors
    /// The solver has given up.
    pub fn right_moves(
        &self,
        moves: &[G::Move],
        solver: &mut Solver<G::Node>,
    ) -> Result<Vec<G::Move>, LimitReached> {
        let Some(first) = self.next(moves, solver)? else {
            return Ok(Vec::new());
        };
        let mut right = vec![first];
        if moves.is_empty() {
            return Ok(right);
        }
        let node = self.node_after(moves);
        let board = |mv| after(&node, mv).arrangement();
        for mv in solver.accepted(&node, self.left(moves))? {
            if right.iter().all(|&known| board(known) != board(mv)) {
                right.push(mv);
            }
        }
        Ok(right)
    }

    fn node_after(&self, moves: &[G::Move]) -> G::Node {
        moves.iter().fold(self.game.node(), |node, &mv| after(&node, mv))
    }

    fn left(&self, moves: &[G::Move]) -> PuzzleGoal {
        let me = self.player();
        match self.goal {
            PuzzleGoal::Win(plies) => PuzzleGoal::Win(plies.saturating_sub(moves.len() as u32)),
            PuzzleGoal::Take(number) => {
                let all = self.game.node().taken(me) + number;
                PuzzleGoal::Take(all.saturating_sub(self.node_after(moves).taken(me)))
            }
            hold @ PuzzleGoal::Hold(_) => hold,
        }
    }

    /// `true` if a move after these still reaches the goal. The right first move is known and needs no search, only
    /// other moves that count as the same answer do.
    pub(super) fn reaches(
        &self,
        before: &[G::Move],
        mv: G::Move,
        solver: &mut Solver<G::Node>,
    ) -> Result<bool, LimitReached> {
        let is_in_line = self.line.starts_with(before) && self.line.get(before.len()) == Some(&mv);
        let node = self.node_after(before);
        let child = after(&node, mv);
        match (before, self.line.first()) {
            _ if is_in_line => return Ok(true),
            ([], Some(&first)) if node.answer_key(mv) != node.answer_key(first) => {
                return Ok(false);
            }
            ([], Some(&first)) if child.arrangement() == after(&node, first).arrangement() => {
                return Ok(true);
            }
            _ => {}
        }
        match self.left(before) {
            PuzzleGoal::Win(left) => {
                solver.can_force_win(&child, node.turn(), left.saturating_sub(1))
            }
            PuzzleGoal::Hold(plies) => {
                let safe = PuzzleGoal::safe_after_hold(plies);
                solver.can_force_win(&child, node.turn().next(2), safe).map(|loses| !loses)
            }
            left @ PuzzleGoal::Take(_) => {
                solver.accepted(&node, left).map(|accepted| accepted.contains(&mv))
            }
        }
    }

    /// Replies of the other side after these right moves, until the player of the puzzle is to move again, and
    /// whether the goal is reached then.
    pub(super) fn answers(
        &self,
        moves: &[G::Move],
        solver: &mut Solver<G::Node>,
    ) -> Result<(Vec<G::Move>, bool), LimitReached> {
        let me = self.player();
        let mut moves = moves.to_vec();
        let played = moves.len();
        while let PuzzleGoal::Win(left) = self.left(&moves) {
            let node = self.node_after(&moves);
            if node.turn() == me || ended(&node).is_some() {
                break;
            }
            let known = self.line.get(moves.len());
            let known = known.filter(|_| self.line.starts_with(&moves));
            let forced = match known {
                Some(&known) => Some(known),
                None => solver.forced(&node, me, left)?,
            };
            let Some(answer) = forced else {
                break;
            };
            moves.push(answer);
        }
        let end = self.node_after(&moves);
        let is_solved = match self.goal {
            PuzzleGoal::Win(_) => ended(&end) == Some(GameResult::Won(me)),
            PuzzleGoal::Take(number) => end.taken(me) >= self.game.node().taken(me) + number,
            PuzzleGoal::Hold(_) => true,
        };
        Ok((moves.split_off(played), is_solved))
    }

    fn refute(
        &self,
        before: &[G::Move],
        child: &G::Node,
        solver: &mut Solver<G::Node>,
    ) -> Result<Refutation<G::Move>, LimitReached> {
        let me = self.player();
        let other = me.next(2);
        let mut refutation = Refutation { line: Vec::new(), taken: None, loses: false };
        match self.goal {
            PuzzleGoal::Take(wanted) => {
                refutation.line = solver.most_taken(child, me)?;
                let all = solver.taken_in_turn(child, me)?;
                refutation.taken = Some([all - self.game.node().taken(me), wanted]);
                return Ok(refutation);
            }
            PuzzleGoal::Hold(plies) => {
                let safe = PuzzleGoal::safe_after_hold(plies);
                refutation.line = solver.forced_line(child, other, safe)?;
                refutation.loses = true;
                return Ok(refutation);
            }
            PuzzleGoal::Win(_) => {}
        }
        refutation.line = solver.forced_line(child, other, PUNISHED_WITHIN)?;
        refutation.loses =
            !refutation.line.is_empty() || ended(child) == Some(GameResult::Won(other));
        if refutation.line.is_empty() {
            let margin = match before {
                [] => PuzzleGoal::WIN_MARGIN,
                _ => 0,
            };
            let left = self.left(before).number() + margin;
            refutation.line = solver.parried(child, me, left.saturating_sub(1))?;
        }
        Ok(refutation)
    }
}

impl<N: Node> Solver<N> {
    /// Best move of the player to move while `attacker` can force a win within `most` moves: the attacker
    /// wins as soon as possible, the defender holds out as long as possible.
    fn forced(
        &mut self,
        node: &N,
        attacker: Player,
        most: u32,
    ) -> Result<Option<N::Move>, LimitReached> {
        let Some(plies @ 1..) = self.shortest_win(node, attacker, most)? else {
            return Ok(None);
        };
        let attacks = node.turn() == attacker;
        let moves = all_moves(node);
        let first = moves.first().copied();
        for mv in moves {
            let child = after(node, mv);
            let fits = if attacks {
                self.can_force_win(&child, attacker, plies - 1)?
            } else {
                plies < 2 || !self.can_force_win(&child, attacker, plies - 2)?
            };
            if fits {
                return Ok(Some(mv));
            }
        }
        Ok(first)
    }

    /// Forced win of `attacker` within `most` moves, cut to the length that is shown; empty if there is none.
    fn forced_line(
        &mut self,
        node: &N,
        attacker: Player,
        most: u32,
    ) -> Result<Vec<N::Move>, LimitReached> {
        let mut node = node.clone();
        let mut line = Vec::new();
        let mut left = most;
        while line.len() < REFUTED_BY && ended(&node).is_none() {
            let Some(mv) = self.forced(&node, attacker, left)? else {
                break;
            };
            line.push(mv);
            node.play(mv);
            left = left.saturating_sub(1);
        }
        Ok(line)
    }

    /// Play until the defender has prevented a win of `attacker` within this many moves.
    fn parried(
        &mut self,
        node: &N,
        attacker: Player,
        plies: u32,
    ) -> Result<Vec<N::Move>, LimitReached> {
        let mut node = node.clone();
        let mut line = Vec::new();
        let mut left = plies;
        let mut has_parried = false;
        while line.len() < REFUTED_BY && ended(&node).is_none() {
            let attacks = node.turn() == attacker;
            if attacks && has_parried {
                break;
            }
            let mut chosen = None;
            for mv in all_moves(&node) {
                // Every attack fails, so any move of the attacker will do.
                let left = left.saturating_sub(1);
                if attacks || !self.can_force_win(&after(&node, mv), attacker, left)? {
                    chosen = Some(mv);
                    break;
                }
            }
            let Some(mv) = chosen else {
                break;
            };
            has_parried |= !attacks;
            line.push(mv);
            node.play(mv);
            left = left.saturating_sub(1);
        }
        Ok(line)
    }
}

/// Result of the game, also for a player without a move.
fn ended<N: Node>(node: &N) -> Option<GameResult> {
    let stuck = || all_moves(node).is_empty().then(|| node.verdict_when_stuck());
    node.verdict().or_else(stuck)
}
