//! Sound at the end of a game.

use crate::app::table::TableState;
use crate::board::sound::Sound;

#[derive(Clone, Copy, Debug, Default)]
pub(in crate::app) struct EndingSound {
    /// `true` once the game has been seen in progress; the end of an opened game makes no sound.
    was_in_progress: bool,
}

impl EndingSound {
    /// Returns the sound to play when the game on the table ends.
    pub(in crate::app) fn watch(&mut self, state: &TableState) -> Option<Sound> {
        if state.ended.is_none() {
            self.was_in_progress = true;
            return None;
        }
        let ended = state.result()?;
        if !std::mem::take(&mut self.was_in_progress) {
            return None;
        }
        Some(match ended.result.winner() {
            Some(_) if state.is_won_by_a_person() => Sound::Won,
            Some(_) if state.people() > 0 => Sound::Lost,
            _ => Sound::Over,
        })
    }
}
