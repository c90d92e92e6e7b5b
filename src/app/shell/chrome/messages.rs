//! Messages: toasts, and the board's message in the status line.

use egui::{Context, Event, Rect, Ui};

use super::Chrome;
use crate::app::game::table::BoardReply;
use crate::app::settings::Settings;
use crate::app::shell::command::Command;
use crate::app::shell::panels::layout::Messages;
use crate::app::shell::toasts::Tone;
use crate::board::Says;
use crate::board::fading::Fading;
use crate::i18n::Texts;
use crate::phrase::Phrase;

impl Chrome {
    pub(crate) fn toast(&mut self, tone: Tone, phrase: &Phrase) {
        self.toasts.add(tone, phrase.clone());
    }

    pub(crate) fn offer(&mut self, tone: Tone, phrase: &Phrase, command: Command) {
        self.toasts.offer(tone, phrase.clone(), command);
    }

    /// Shows a message with a button until it is dismissed; one with the same key gets the new words.
    pub(crate) fn offer_meanwhile(&mut self, phrase: &Phrase, command: Command) {
        self.toasts.offer_meanwhile(phrase.clone(), command);
    }

    /// Returns `true` if a message with this key is on screen.
    pub(crate) fn has_message(&self, key: &str) -> bool {
        self.toasts.has(key)
    }

    /// Removes messages that no longer apply.
    pub(crate) fn dismiss(&mut self, keys: &[&str]) {
        self.toasts.withdraw(keys);
    }

    /// Returns the command of a pressed button.
    pub(crate) fn show_toasts(
        &mut self,
        ctx: &Context,
        texts: &Texts,
        place: Messages,
    ) -> Option<Command> {
        self.toasts.show(ctx, texts, place)
    }

    pub(crate) fn status_text(&self) -> Option<&Says> {
        self.says.as_ref()
    }

    pub(crate) fn clear_status(&mut self) {
        self.says = None;
    }

    /// Takes the result of drawing the board: its rectangle, message and sounds.
    pub(crate) fn apply_board_reply(
        &mut self,
        ui: &Ui,
        rect: Rect,
        settings: &Settings,
        reply: &BoardReply,
    ) {
        self.board = rect;
        let is_press = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
        let acted =
            ui.input(|input| input.pointer.any_pressed() || input.events.iter().any(is_press));
        let time = ui.input(|input| input.time);
        if let Some(says) = &reply.says {
            if self.says.as_ref() != Some(says) {
                self.says_fade = Fading::NEW;
            }
            self.says_fade.stands(ui.ctx(), time);
            self.says = Some(says.clone());
        } else {
            let fade = &mut self.says_fade;
            // A rejection stays until the next input, or until it fades on the board.
            let mut stays = |says: &mut Says| says.refusal && !acted && fade.stands(ui.ctx(), time);
            self.says.take_if(|says| !stays(says));
        }
        self.sound(settings, &reply.cues);
        if reply.moved {
            self.says = None;
        }
    }
}
