//! Review of a whole game.

use super::{Chance, Judgement, Verdict, accuracies, turning_point};
use crate::bot::Evaluate;
use crate::rules::Player;

/// Review of a whole game, as far as it is judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// Judgement of each move; `None` while the position before or after it is not judged.
    pub judgements: Vec<Option<Judgement>>,
    /// Index of the move that lost the game, from 0; see [`turning_point`].
    pub turning_point: Option<usize>,
    /// Accuracy of each seat, in tenths of a percent; see [`accuracies`].
    pub accuracy: Vec<Option<u16>>,
}

impl Review {
    /// Reviews a line of moves. The turning point and the accuracy are only known once every position is
    /// judged.
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
