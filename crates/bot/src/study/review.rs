//! Review of a whole game.

use super::{Chance, Experience, Judgement, MoveLine, Verdict, accuracies, turning_point};
use crate::Evaluate;
use kuba_rules::Player;

/// Review of a whole game, as far as it is judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// Share of the win of each seat in each position, as the players see it; empty while the position is
    /// not judged.
    pub chances: Vec<Vec<Chance>>,
    /// Judgement of each move; `None` while the position before or after it is not judged.
    pub judgements: Vec<Option<Judgement>>,
    /// Index of the move that lost the game, from 0; see [`turning_point`].
    pub turning_point: Option<usize>,
    /// Accuracy of each seat, in tenths of a percent, by the chances of advanced players, so that the games
    /// of all players compare; see [`accuracies`].
    pub accuracy: Vec<Option<u16>>,
}

impl Review {
    /// Reviews a line of moves of players of this experience. The turning point and the accuracy are only known
    /// once every position is judged.
    pub fn of<G: Evaluate>(
        line: &MoveLine<G>,
        winner: Option<Player>,
        experience: Experience,
    ) -> Self {
        let known: Vec<_> = line.known.iter().map(Option::as_ref).collect();
        let judgements = (0..line.moves.len()).map(|ply| line.judgement(ply, experience));
        Self::of_judged(&line.positions, &known, judgements.collect(), winner, experience)
    }

    /// Reviews positions with these verdicts, and the judgements of the moves between them.
    pub fn of_judged<G: Evaluate>(
        positions: &[G],
        known: &[Option<&Verdict<G::Move>>],
        judgements: Vec<Option<Judgement>>,
        winner: Option<Player>,
        experience: Experience,
    ) -> Self {
        let shown = (positions.iter().zip(known)).map(|(game, verdict)| {
            verdict.map_or_else(Vec::new, |known| known.shown_chances(game, experience))
        });
        let mut review = Self {
            chances: shown.collect(),
            judgements,
            turning_point: None,
            accuracy: vec![None; positions.first().map_or(0, G::seats)],
        };
        let stored: Option<Vec<&[Chance]>> =
            known.iter().map(|verdict| verdict.map(|known| &known.chances[..])).collect();
        let judged: Option<Vec<&Judgement>> =
            review.judgements.iter().map(Option::as_ref).collect();
        if let (Some(stored), Some(judged)) = (stored, judged)
            && stored.len() == positions.len()
        {
            let movers = judged
                .iter()
                .map(|judged| Some(judged.player).filter(|_| judged.unjudged.is_none()));
            let movers: Vec<_> = movers.collect();
            review.accuracy = accuracies(&stored, &movers, G::LOSS_WORTH);
            review.turning_point = turning_point(&stored, &judged, winner);
        }
        review
    }
}
