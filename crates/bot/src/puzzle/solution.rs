//! Positions with exactly one first move that reaches a goal.

use super::goal::PuzzleGoal;
use super::solver::{LimitReached, Solver, after, all_moves};
use crate::search::Node;

/// Position with exactly one good first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<M> {
    /// Goal that the move reaches.
    pub goal: PuzzleGoal,
    /// The move, and the play to the end if the other side holds out as long as it can. If the goal is to
    /// hold, only the move.
    pub line: Vec<M>,
}

/// First moves that count as one; see [`Node::answer_key`].
pub(super) struct Answer<M> {
    key: u64,
    pub(super) moves: Vec<M>,
}

impl<N: Node> Solver<N> {
    /// Returns the win of the player to move, if it can be forced within `most` moves and by exactly one
    /// first move.
    ///
    /// # Errors
    /// The limit of positions is reached.
    pub fn win(&mut self, node: &N, most: u32) -> Result<Option<Solution<N::Move>>, LimitReached> {
        let me = node.turn();
        let Some(plies @ 1..) = self.shortest_win(node, me, most)? else {
            return Ok(None);
        };
        let within = plies - 1 + PuzzleGoal::WIN_MARGIN;
        // The fastest wins show soonest that two first moves win.
        let mut winning = Vec::new();
        for limit in [plies - 1, within] {
            winning.clear();
            for same in answers(node) {
                for &mv in &same.moves {
                    if self.can_force_win(&after(node, mv), me, limit)? {
                        winning.push(same.key);
                        break;
                    }
                }
                if winning.len() > 1 {
                    return Ok(None);
                }
            }
        }
        let line = self.winning_line(node, plies)?;
        Ok(Some(Solution { goal: PuzzleGoal::Win(plies), line }))
    }

    /// Win of the player to move in exactly this many moves, which must be the shortest.
    pub(super) fn winning_line(
        &mut self,
        node: &N,
        plies: u32,
    ) -> Result<Vec<N::Move>, LimitReached> {
        let attacker = node.turn();
        let mut node = node.clone();
        let mut line = Vec::new();
        for left in (0..plies).rev() {
            for mv in all_moves(&node) {
                let child = after(&node, mv);
                let fits = if node.turn() == attacker {
                    self.can_force_win(&child, attacker, left)?
                } else {
                    left == 0 || !self.can_force_win(&child, attacker, left - 1)?
                };
                if fits {
                    line.push(mv);
                    node = child;
                    break;
                }
            }
        }
        Ok(line)
    }

    /// Returns the only move with which the player to move does not lose within `most` moves, if all others
    /// lose.
    ///
    /// # Errors
    /// The limit of positions is reached.
    pub fn hold(&mut self, node: &N, most: u32) -> Result<Option<Solution<N::Move>>, LimitReached> {
        let me = node.turn();
        let other = me.next(2);
        let all = answers(node);
        if all.len() < 3 || most == 0 {
            return Ok(None);
        }
        let (mut longest, mut saving) = (0, None);
        for same in &all {
            let mut lost = Some(0);
            for &mv in &same.moves {
                let this = self.shortest_win(&after(node, mv), other, most - 1)?;
                lost = lost.zip(this).map(|(lost, this)| lost.max(this + 1));
            }
            match lost {
                Some(lost) => longest = longest.max(lost),
                None if saving.is_some() => return Ok(None),
                None => saving = Some(same),
            }
        }
        let Some(saving) = saving else {
            return Ok(None);
        };
        let safe = PuzzleGoal::safe_after_hold(longest);
        for &mv in &saving.moves {
            let child = after(node, mv);
            if !self.can_force_win(&child, other, safe)? && !self.can_force_win(&child, me, safe)? {
                return Ok(Some(Solution { goal: PuzzleGoal::Hold(longest), line: vec![mv] }));
            }
        }
        Ok(None)
    }

    /// Returns the only first move with which the player to move captures the most in this turn, if there is
    /// only one.
    ///
    /// # Errors
    /// The limit of positions is reached.
    pub fn take(&mut self, node: &N) -> Result<Option<Solution<N::Move>>, LimitReached> {
        let (number, first_moves) = self.best_takes(node)?;
        let [first] = first_moves[..] else {
            return Ok(None);
        };
        let line = self.taking_line(node, first)?;
        let goal = PuzzleGoal::Take(number);
        Ok(Some(Solution { goal, line }))
    }

    /// Most captures that the player to move can still make in this turn, and the first moves that lead to
    /// them, one for each answer. None if the player cannot capture anything.
    pub(super) fn best_takes(&mut self, node: &N) -> Result<(u32, Vec<N::Move>), LimitReached> {
        let me = node.turn();
        let now = node.taken(me);
        let mut most = now + 1;
        let mut first_moves = Vec::new();
        for same in answers(node) {
            let mut best = None;
            for &mv in &same.moves {
                let total = self.taken_in_turn(&after(node, mv), me)?;
                if best.is_none_or(|(best, _)| total >= best) {
                    best = Some((total, mv));
                }
            }
            let Some((total, mv)) = best.filter(|&(total, _)| total >= most) else {
                continue;
            };
            if total > most {
                most = total;
                first_moves.clear();
            }
            first_moves.push(mv);
        }
        let number = if first_moves.is_empty() { 0 } else { most - now };
        Ok((number, first_moves))
    }

    /// The best captures of the turn after this first move, up to the last one.
    pub(super) fn taking_line(
        &mut self,
        node: &N,
        first: N::Move,
    ) -> Result<Vec<N::Move>, LimitReached> {
        let mut line = vec![first];
        line.extend(self.most_taken(&after(node, first), node.turn())?);
        Ok(line)
    }
}

pub(super) fn answers<N: Node>(node: &N) -> Vec<Answer<N::Move>> {
    let mut answers: Vec<Answer<N::Move>> = Vec::new();
    for mv in all_moves(node) {
        let key = node.answer_key(mv);
        match answers.iter_mut().find(|answer| answer.key == key) {
            Some(answer) => answer.moves.push(mv),
            None => answers.push(Answer { key, moves: vec![mv] }),
        }
    }
    answers
}
