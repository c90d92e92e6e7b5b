//! Match games between the program's own players, with their openings and texts.

use super::match_record::match_record;
use super::{GameStart, RandomOpening};
use crate::board::Playable;
use crate::bot::match_game::{MatchConditions, play_match_game};
use crate::phrase::Phrase;
use crate::rules::Player;

/// Result of a match game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchGame {
    /// Winner, if there is one.
    pub winner: Option<Player>,
    /// Number of moves, including those of the opening.
    pub plies: usize,
    /// `true` if the game was ended as a draw because of its length.
    pub too_long: bool,
    /// Text of the saved game, if it is kept.
    pub text: Option<String>,
}

/// `None` if the game was aborted.
pub(super) fn play<G: Playable>(
    begin: &GameStart,
    opening: RandomOpening,
    conditions: &MatchConditions<'_>,
    keeps_text: bool,
) -> Result<Option<MatchGame>, Phrase> {
    let start: G = begin.game()?;
    let (mut game, mut moves) = opening.play(&start);
    if !play_match_game(&mut game, &mut moves, conditions) {
        return Ok(None);
    }
    let outcome = game.outcome();
    let names = || {
        let seated = conditions.seated.iter();
        seated.map(ToString::to_string).collect::<Vec<_>>()
    };
    let text = keeps_text.then(|| match_record::<G>(begin, &moves, &names()));
    Ok(Some(MatchGame {
        winner: outcome.and_then(|outcome| outcome.winner()),
        plies: moves.len(),
        too_long: outcome.is_none(),
        text: text.transpose()?,
    }))
}
