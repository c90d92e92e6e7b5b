//! Review of a whole game.

use super::{Chance, Experience, JudgedMove, Judgement, Verdict, accuracies, turning_point};
use crate::Evaluate;
use crate::search::Node;
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
    /// Reviews a line of moves of players of this experience, from stored verdicts. The turning point and the
    /// accuracy are only known once every position is judged.
    pub fn of<G: Evaluate>(
        positions: &[G],
        moves: &[G::Move],
        verdicts: &[Option<Verdict<G::Move>>],
        winner: Option<Player>,
        experience: Experience,
    ) -> Self {
        let seen: Vec<_> = (positions.iter().zip(verdicts))
            .map(|(game, verdict)| Some(verdict.as_ref()?.seen_by(game, experience)))
            .collect();
        let chances = (seen.iter())
            .map(|verdict| verdict.as_ref().map_or_else(Vec::new, |known| known.chances.clone()));
        let mut review = Self {
            chances: chances.collect(),
            judgements: judgements(positions, moves, &seen, experience),
            turning_point: None,
            accuracy: vec![None; positions.first().map_or(0, G::seats)],
        };
        let (Some(stored), Some(shown)) = (all_chances(verdicts), all_chances(&seen)) else {
            return review;
        };
        if shown.len() == positions.len() {
            let movers: Vec<Player> = positions.iter().map(G::turn).take(moves.len()).collect();
            review.turning_point = turning_point(&shown, &movers, winner, experience);
            let judged = judgements(positions, moves, verdicts, Experience::Advanced);
            let judged = judged.iter().zip(movers).map(|(judged, mover)| {
                judged.filter(|judged| judged.unjudged.is_none()).map(|_| mover)
            });
            let judged: Vec<_> = judged.collect();
            review.accuracy = accuracies(&stored, &judged, G::LOSS_WORTH);
        }
        review
    }
}

fn all_chances<M>(verdicts: &[Option<Verdict<M>>]) -> Option<Vec<&[Chance]>> {
    (verdicts.iter()).map(|verdict| verdict.as_ref().map(|verdict| &verdict.chances[..])).collect()
}

fn judgements<G: Evaluate>(
    positions: &[G],
    moves: &[G::Move],
    verdicts: &[Option<Verdict<G::Move>>],
    experience: Experience,
) -> Vec<Option<Judgement>> {
    let judgement = |ply: usize| {
        let [before, after] = [ply, ply + 1].map(|place| verdicts.get(place)?.as_ref());
        let judged = JudgedMove {
            game: &positions[ply],
            mv: moves[ply],
            ply,
            before: before?,
            after: after?,
        };
        let recurs = || recurs(&judged.then(), &positions[..=ply]);
        Some(Judgement::of(&judged, experience, recurs))
    };
    (0..moves.len()).map(judgement).collect()
}

/// Returns `true` if the board and the turn are those of an earlier position.
pub fn recurs<G: Evaluate>(game: &G, earlier: &[G]) -> bool {
    let mark = |game: &G| (game.node().arrangement(), game.turn());
    let here = mark(game);
    earlier.iter().any(|earlier| mark(earlier) == here)
}
