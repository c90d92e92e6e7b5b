//! A whole game as it was judged.

use super::{Chance, Judgement, Verdict, accuracies, turning_point};
use crate::bot::Evaluate;
use crate::rules::Player;

/// A whole game as it was judged, as far as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// What is thought of each move; `None` as long as what is before or after it was not judged.
    pub judgements: Vec<Option<Judgement>>,
    /// The place of the move with which the game was lost, counted from 0; see [`turning_point`].
    pub turning_point: Option<usize>,
    /// For each seat how accurately it played, in tenths of a percent; see [`accuracies`].
    pub accuracy: Vec<Option<u16>>,
}

impl Review {
    /// The review of a line of moves. Where it turned and how accurate it was is said once every
    /// position is judged.
    pub fn of<G: Evaluate>(
        positions: &[G],
        moves: &[G::Move],
        verdicts: &[Option<Verdict<G::Move>>],
        winner: Option<Player>,
    ) -> Self {
        let judgement = |ply: usize| {
            let [before, after] = [ply, ply + 1].map(|place| verdicts.get(place)?.as_ref());
            Some(Judgement::of(&positions[ply], moves[ply], before?, after?))
        };
        let mut review = Self {
            judgements: (0..moves.len()).map(judgement).collect(),
            turning_point: None,
            accuracy: vec![None; positions.first().map_or(0, G::seats)],
        };
        let chances: Option<Vec<&[Chance]>> = (verdicts.iter())
            .map(|verdict| verdict.as_ref().map(|verdict| &verdict.chances[..]))
            .collect();
        if let Some(chances) = chances.filter(|chances| chances.len() == positions.len()) {
            let movers: Vec<Player> = positions.iter().map(G::turn).take(moves.len()).collect();
            review.turning_point = turning_point(&chances, &movers, winner);
            review.accuracy = accuracies(&chances, &movers);
        }
        review
    }
}
