//! A line of moves with its verdicts.

use super::judge::{Played, PositionJudge};
use super::{Experience, JudgedMove, Judgement, Verdict, recurs};
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

    /// Forgets the verdicts of searches with fewer positions than this, except proofs.
    pub fn keep_from(&mut self, nodes: u64) {
        let is_enough =
            |known: &Verdict<G::Move>| known.nodes >= nodes || known.score.plies_to_end().is_some();
        for known in &mut self.known {
            *known = known.take().filter(is_enough);
        }
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

    /// Returns a move with the verdicts around it; `None` if the position before or after it is not judged.
    pub fn judged_move(&self, ply: usize) -> Option<JudgedMove<'_, G>> {
        Some(JudgedMove {
            game: self.positions.get(ply)?,
            mv: *self.moves.get(ply)?,
            ply,
            before: self.known.get(ply)?.as_ref()?,
            after: self.known.get(ply + 1)?.as_ref()?,
            past: &self.known[..ply],
        })
    }

    /// Returns the judgement of a move by players of this experience; `None` if the position before or after it is not
    /// judged.
    pub fn judgement(&self, ply: usize, experience: Experience) -> Option<Judgement> {
        let judged = self.judged_move(ply)?;
        let recurs = || recurs(&judged.then(), &self.positions[..=ply]);
        Some(Judgement::of(&judged, experience, recurs))
    }

    fn played(&self, place: usize) -> Option<Played<'_, G>> {
        Some(Played {
            mv: *self.moves.get(place)?,
            turn: self.positions.get(place + 1)?.turn(),
            after: self.known.get(place + 1)?.as_ref()?,
        })
    }
}
