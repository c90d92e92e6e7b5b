//! Sound, and the celebration of a win.

use egui::{Context, Ui};

use super::Chrome;
use crate::app::game::table::TableState;
use crate::app::platform::sound::Speaker;
use crate::app::settings::Settings;
use crate::app::shared::Shared;
use crate::app::shell::celebration::Celebration;
use crate::board::Look;
use crate::board::sound::{Cues, Sound};

impl Chrome {
    pub(crate) fn take_speaker_from(&mut self, other: &mut Self) {
        std::mem::swap(&mut self.speaker, &mut other.speaker);
    }

    pub(crate) fn set_speaker(&mut self, speaker: Box<dyn Speaker>) {
        self.speaker = speaker;
    }

    /// Plays sounds unless muted.
    pub(crate) fn sound(&mut self, settings: &Settings, cues: &Cues) {
        let loudness = settings.loudness();
        if loudness > 0.0 && !cues.is_empty() {
            self.speaker.play(cues, loudness);
        }
    }

    /// Confirms a changed volume or mute setting by a sound or silence.
    pub(crate) fn sound_settings(&mut self, settings: &Settings) {
        if settings.muted {
            self.speaker.play(&Cues::silence(), 1.0);
        } else {
            self.sound(settings, &Cues::one(Sound::Contact));
        }
    }

    /// Plays the sound of a game that begins.
    pub(crate) fn sound_begun(&mut self, settings: &Settings) {
        self.sound(settings, &Cues::one(Sound::Begun));
    }

    pub(crate) fn celebrate_puzzle(&mut self, ctx: &Context, settings: &Settings, look: &Look) {
        if look.pace() > 0.0 {
            self.celebration = Celebration::begun(ctx.input(|input| input.time));
        }
        self.sound(settings, &Cues::one(Sound::Won));
    }

    /// Draws a celebration that is still running.
    pub(crate) fn show_celebration(&mut self, ui: &Ui, look: &Look) {
        self.celebration.show(ui.ctx(), ui.painter(), self.board, look.palette);
    }

    /// Celebrates a human win and plays the sounds of the game's events.
    pub(crate) fn celebrate(&mut self, ui: &Ui, shared: &Shared, state: &TableState) {
        let ctx = ui.ctx();
        let look = shared.look(ctx, state.seen_from());
        let time = ctx.input(|input| input.time);
        let won = state.is_won_by_a_person() && look.pace() > 0.0;
        self.celebration.watch(state.ended.is_some(), won, time);
        self.celebration.show(ctx, ui.painter(), self.board, look.palette);
        if let Some(sound) = self.game_sounds.watch(state) {
            self.sound(&shared.settings, &Cues::one(sound));
        }
    }
}
