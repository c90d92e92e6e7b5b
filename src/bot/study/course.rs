//! A line of moves, and its judging.

use super::Verdict;
use super::judge::{Judge, Played};
use crate::bot::Evaluate;

/// The positions of a line of moves, and what is known of them.
#[derive(Clone, Debug)]
pub struct Course<G: Evaluate> {
    /// The positions, the start first: one more than there are moves.
    pub positions: Vec<G>,
    /// The moves that lead from each to the next.
    pub moves: Vec<G::Move>,
    /// What is known of the positions already. `None` is to be found out.
    pub known: Vec<Option<Verdict<G::Move>>>,
}

impl<G: Evaluate> Course<G> {
    /// A course of which nothing is known.
    pub fn new(positions: Vec<G>, moves: Vec<G::Move>) -> Self {
        let known = vec![None; positions.len()];
        Self {
            positions,
            moves,
            known,
        }
    }

    /// Judges the positions of which nothing is known, the last first, so that what comes later is
    /// known when an earlier one is judged, and tells each. Breaks off as soon as `stop` says so;
    /// returns whether it got to the beginning.
    pub fn judge(
        &mut self,
        judge: &Judge<'_>,
        stop: &mut dyn FnMut() -> bool,
        tell: &mut dyn FnMut(usize, &Verdict<G::Move>),
    ) -> bool {
        for place in (0..self.positions.len()).rev() {
            if matches!(self.known.get(place), Some(None)) {
                let played = self.played(place);
                let Some(verdict) = judge.look(&self.positions[place], played.as_ref(), stop)
                else {
                    return false;
                };
                tell(place, &verdict);
                self.known[place] = Some(verdict);
            }
        }
        true
    }

    /// The move that was played in a position, and what is known of it.
    fn played(&self, place: usize) -> Option<Played<'_, G>> {
        Some(Played {
            mv: *self.moves.get(place)?,
            turn: self.positions.get(place + 1)?.turn(),
            after: self.known.get(place + 1)?.as_ref()?,
        })
    }
}
