//! Playing of written moves, each of which is checked, and comparison with the written result.

use super::ending::RecordedEnding;
use super::fault::RecordFault;
use super::record::Record;
use super::recordable::Recordable;
use kuba_rules::Game;
use kuba_rules::phrase::{Phrase, ToPhrase, excerpt};
use kuba_session::{MoveRejection, Session};

/// A game and its record.
pub type LoadedGame<G> = (Session<G>, Record<<G as kuba_rules::Game>::Rules>);

/// `number` counts from 1.
pub(super) fn play_text<G: Recordable>(
    session: &mut Session<G>,
    text: &str,
    number: usize,
) -> Result<(), RecordFault> {
    let wrong = |why: G::Illegal| RecordFault::Move(number, wrong_move::<G>(text, &why));
    let mv = match session.live().read_move(text) {
        Ok(mv) => mv,
        Err(_) if session.outcome().is_some() => return Err(RecordFault::AfterTheEnd(number)),
        Err(why) => return Err(wrong(why)),
    };
    session.play(mv).map_err(|refusal| match refusal {
        MoveRejection::Illegal(why) => wrong(why),
        MoveRejection::TooLong => RecordFault::TooManyMoves,
        MoveRejection::TooMany => RecordFault::TooManyVariations,
    })
}

/// Quotes words that are not like a move, because other errors name only their first letters.
pub(super) fn wrong_move<G: Game>(text: &str, why: &G::Illegal) -> Phrase {
    let is_like_a_move = text.contains(|c: char| c.is_ascii_digit());
    if is_like_a_move || text.parse::<G::Move>().is_ok() {
        return why.phrase();
    }
    Phrase::new("move-not-a-move").with("text", excerpt(text))
}

/// Move numbers are removed.
pub(super) fn move_words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || c == ',' || c == ';')
        .map(unnumbered)
        .filter(|word| !word.is_empty())
}

/// Removes a move number such as `12.` from the front of a word.
pub(super) fn unnumbered(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    match rest.strip_prefix(['.', '…', ')']) {
        Some(rest) => rest.trim_start_matches(['.', '…']),
        None if rest.is_empty() => "",
        None => word,
    }
}

/// Concedes the game if `said` says so. Returns `true` if the game has ended as `said` claims.
pub(super) fn ended_as_said<G: Recordable>(
    session: &mut Session<G>,
    said: Option<&RecordedEnding>,
) -> bool {
    if let Some(concession) = said.and_then(|said| said.conceded) {
        if session.outcome().is_some() {
            return false;
        }
        session.concede(concession);
    }
    match (said, session.outcome()) {
        (None, None) => true,
        (Some(said), Some(outcome)) => {
            said.result == outcome.result && said.by == G::ending_name(outcome.ending)
        }
        _ => false,
    }
}
