//! Games of matches as saved games.

use super::GameStart;
use crate::board::Playable;
use crate::phrase::Phrase;
use crate::session::{Seat, Session};
use crate::store::Record;

/// Text of a saved game with players of these names. `moves` are legal from the start of the match.
pub(super) fn match_record<G: Playable>(
    begin: &GameStart,
    moves: &[G::Move],
    names: &[String],
) -> Result<String, Phrase> {
    let mut session = Session::new(begin.game::<G>()?);
    for &mv in moves {
        if session.play(mv).is_err() {
            break;
        }
    }
    let seats = names.iter().map(|name| Seat::human(name)).collect();
    Ok(Record::of(&session, begin.rules::<G>()?, seats).to_ron())
}
