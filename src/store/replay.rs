//! How written moves become a game: each is played and checked.

use super::ending::RecordedEnding;
use super::fault::{RecordError, RecordFault};
use super::record::Record;
use super::recordable::Recordable;
use crate::phrase::Say;
use crate::session::{Refusal, Session};

/// A game and everything else in its record.
pub type Read<G> = (Session<G>, Record<<G as crate::rules::Game>::Rules>);

/// Plays the move with this number (counted from 1).
pub(super) fn play_text<G: Recordable>(
    session: &mut Session<G>,
    text: &str,
    number: usize,
) -> Result<(), RecordFault> {
    let wrong = |why: G::Illegal| RecordFault::Move(number, why.phrase());
    let mv = match session.live().read_move(text) {
        Ok(mv) => mv,
        Err(_) if session.outcome().is_some() => return Err(RecordFault::AfterTheEnd(number)),
        Err(why) => return Err(wrong(why)),
    };
    session.play(mv).map_err(|refusal| match refusal {
        Refusal::Illegal(why) => wrong(why),
        Refusal::TooLong => RecordFault::TooManyMoves,
        Refusal::TooMany => RecordFault::TooManyVariations,
    })
}

/// The words of a list of moves, without the moves' numbers.
pub(super) fn move_words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || c == ',' || c == ';')
        .map(|word| {
            let unnumbered = word.trim_start_matches(|c: char| c.is_ascii_digit());
            match unnumbered.strip_prefix(['.', '…', ')']) {
                Some(rest) => rest.trim_start_matches(['.', '…']),
                None if unnumbered.is_empty() => "",
                None => word,
            }
        })
        .filter(|word| !word.is_empty())
}

/// Plays a list of moves.
///
/// # Errors
/// What is wrong, and at which move.
pub(super) fn play_words<G: Recordable>(
    mut session: Session<G>,
    moves: &str,
) -> Result<Session<G>, RecordError> {
    for (word, number) in move_words(moves).zip(1..) {
        let word = G::plain_move(word);
        play_text(&mut session, &word, number).map_err(RecordError::whole)?;
    }
    Ok(session)
}

/// Ends a game without a move where that is said, and tells whether it has ended as is said.
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
