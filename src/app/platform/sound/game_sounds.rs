//! Sounds of the events of a game: blunder warnings and the end.

use crate::app::game::table::TableState;
use crate::board::sound::Sound;

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct GameSounds {
    /// `true` once the game has been seen in progress; the end of an opened game makes no sound.
    was_in_progress: bool,
    was_warned: bool,
}

impl GameSounds {
    /// Returns the sound to play for what has happened in the game on the table.
    pub(crate) fn watch(&mut self, state: &TableState) -> Option<Sound> {
        let is_warned = state.warning.is_some();
        let was_warned = std::mem::replace(&mut self.was_warned, is_warned);
        if state.ended.is_none() {
            self.was_in_progress = true;
            return (is_warned && !was_warned).then_some(Sound::Warned);
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
