//! How a game has ended, as it is heard.

use crate::app::table::TableState;
use crate::board::sound::Sound;

/// Whether the end of the game on the table has been heard.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::app) struct EndingSound {
    /// Whether the game has been seen going on: what ended earlier is not heard again.
    seen_going: bool,
}

impl EndingSound {
    /// Looks at the game on the table; what is to be heard if it is now seen to have ended.
    pub(in crate::app) fn watch(&mut self, state: &TableState) -> Option<Sound> {
        if state.ended.is_none() {
            self.seen_going = true;
            return None;
        }
        let ended = state.result()?;
        if !std::mem::take(&mut self.seen_going) {
            return None;
        }
        Some(match ended.result.winner() {
            Some(_) if state.is_won_by_a_person() => Sound::Won,
            Some(_) if state.people() > 0 => Sound::Lost,
            _ => Sound::Over,
        })
    }
}
