//! How what a start of the program asks for is done.

use egui::Context;

use super::command::Command;
use super::dialogs::Dialog;
use super::errand::Errand;
use super::toasts::Tone;
use super::{App, run};
use crate::phrase::Phrase;

impl App {
    /// Does what another start of the program asks for, unless a dialog is in its way.
    pub fn attend(&mut self, ctx: &Context, errand: Errand) {
        let is_there =
            errand == Errand::NewGame && matches!(self.chrome.dialog(), Some(Dialog::NewGame(_)));
        if self.chrome.is_blocked() && errand != Errand::Show && !is_there {
            let told = Phrase::new("errand-blocked");
            return self.chrome.tell(Tone::Error, &told);
        }
        match errand {
            Errand::Show => {}
            Errand::NewGame if is_there => {}
            Errand::Open(file) => self.open_file(ctx, &file),
            Errand::NewGame => run::run(self, ctx, Command::NewGame),
            Errand::TwoPlayers => run::run(self, ctx, Command::TwoPlayers),
        }
        ctx.request_repaint();
    }

    /// Lets in who has rung.
    pub(super) fn answer_the_door(&mut self, ctx: &Context) {
        while let Some(errand) = self.system.errand(ctx, self.shelf.holding()) {
            self.attend(ctx, errand);
        }
        self.system.calm_down(ctx);
    }
}
