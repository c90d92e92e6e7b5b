//! A line of moves with its verdicts.

use super::judge::{Played, PositionJudge};
use super::{Experience, JudgedMove, Verdict};
use crate::Evaluate;

/// Positions of a line of moves, with the verdicts on them.
#[derive(Clone, Debug)]
pub struct MoveLine<G: Evaluate> {
    /// Positions, the start first: one more than there are moves.
    pub positions: Vec<G>,
    /// Moves that lead from each position to the next.
    pub moves: Vec<G::Move>,
    /// Verdicts on the positions that are known already. `None` still has to be judged.
    pub known: Vec<Option<Verdict<G::Move>>>,
}

impl<G: Evaluate> MoveLine<G> {
    /// Creates a line without verdicts.
    pub fn new(positions: Vec<G>, moves: Vec<G::Move>) -> Self {
        let known = vec![None; positions.len()];
        Self { positions, moves, known }
    }

    /// Judges the positions without a verdict and calls `tell` for each: the last first, so that later
    /// verdicts are known when an earlier position is judged. Returns `false` if `stop` has ended it before
    /// the start was reached.
    pub fn judge(
        &mut self,
        judge: &PositionJudge<'_>,
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

    /// Calls `visit` with a move as players of this experience see it; `None` if the position before or after
    /// it is not judged.
    pub fn with_verdicts<T>(
        &self,
        ply: usize,
        experience: Experience,
        visit: impl FnOnce(&JudgedMove<'_, G>) -> T,
    ) -> Option<T> {
        let seen = |place: usize| {
            let verdict = self.known.get(place)?.as_ref()?;
            // Losses are measured on the stored chances, not on those that are shown.
            Some(match experience {
                Experience::Advanced => verdict.clone(),
                Experience::Beginner => verdict.seen_by(self.positions.get(place)?, experience),
            })
        };
        let (before, after) = (seen(ply)?, seen(ply + 1)?);
        Some(visit(&JudgedMove {
            game: &self.positions[ply],
            mv: *self.moves.get(ply)?,
            ply,
            before: &before,
            after: &after,
        }))
    }

    fn played(&self, place: usize) -> Option<Played<'_, G>> {
        Some(Played {
            mv: *self.moves.get(place)?,
            turn: self.positions.get(place + 1)?.turn(),
            after: self.known.get(place + 1)?.as_ref()?,
        })
    }
}
