//! What is said: short messages, and the words of the board in the status line.

use egui::{Context, Event, Rect, Ui};

use super::Chrome;
use crate::app::panels::layout;
use crate::app::settings::Settings;
use crate::app::table::BoardReply;
use crate::app::toasts::Tone;
use crate::board::Says;
use crate::i18n::Texts;
use crate::phrase::Phrase;

impl Chrome {
    /// Shows a short message.
    pub(in crate::app) fn tell(&mut self, tone: Tone, phrase: &Phrase) {
        self.toasts.add(tone, phrase.clone());
    }

    /// Draws the messages.
    pub(in crate::app) fn show_toasts(&mut self, ctx: &Context, texts: &Texts, welcome: bool) {
        let messages = layout::messages(ctx.content_rect(), welcome);
        self.toasts.show(ctx, texts, messages);
    }

    /// What the board has said last.
    pub(in crate::app) fn says(&self) -> Option<&Says> {
        self.says.as_ref()
    }

    /// What the board has said counts no more.
    pub(in crate::app) fn forget_says(&mut self) {
        self.says = None;
    }

    /// The board has been drawn there, and this is what came of it.
    pub(in crate::app) fn hear_board(
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
        match &reply.says {
            Some(says) => self.says = Some(says.clone()),
            // A refusal stands until the user does something else.
            None if acted || self.says.as_ref().is_some_and(|says| !says.refusal) => {
                self.says = None;
            }
            None => {}
        }
        self.sound(settings, &reply.cues);
        if reply.moved {
            self.says = None;
        }
    }
}
