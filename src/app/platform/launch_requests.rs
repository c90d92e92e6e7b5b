//! Carries out launch requests, both the program's own and those of later starts.

use egui::Context;

use super::launch_action::LaunchAction;
use crate::app::shell::command::{Command, StartCommand};
use crate::app::shell::dialogs::Dialog;
use crate::app::shell::toasts::Tone;
use crate::app::{App, run};
use crate::phrase::Phrase;

impl App {
    /// Carries out the request of another program start. While a dialog is open, reports that it is blocked.
    pub fn launch(&mut self, ctx: &Context, action: LaunchAction) {
        let is_there = action == LaunchAction::NewGame
            && matches!(self.chrome.dialog(), Some(Dialog::NewGame(_)));
        if self.chrome.is_blocked() && action != LaunchAction::Show && !is_there {
            let told = Phrase::new("launch-blocked");
            return self.chrome.toast(Tone::Error, &told);
        }
        match action {
            LaunchAction::Show => {}
            LaunchAction::NewGame if is_there => {}
            LaunchAction::Open(file) => self.open_file(ctx, &file),
            LaunchAction::NewGame => run::run(self, ctx, Command::Start(StartCommand::NewGame)),
            LaunchAction::TwoPlayers => {
                run::run(self, ctx, Command::Start(StartCommand::TwoPlayers));
            }
        }
        ctx.request_repaint();
    }

    pub(crate) fn take_requests(&mut self, ctx: &Context) {
        while let Some(action) = self.system.next_request(ctx, self.saves.holding()) {
            self.launch(ctx, action);
        }
        self.system.reset_attention(ctx);
    }
}
