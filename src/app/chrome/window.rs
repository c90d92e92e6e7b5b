//! The window around everything: its title, and whether the user is there.

use egui::{Context, Popup, ViewportCommand};

use super::Chrome;
use crate::app::keys;

impl Chrome {
    /// Gives the window its title.
    pub(in crate::app) fn set_title(&mut self, ctx: &Context, title: String) {
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
        // A screen reader does not ask the window's frame for it.
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| {
            node.set_label(self.title.as_str());
        });
    }

    /// Whether the user has just come to the window, or opened a menu.
    pub(in crate::app) fn is_looked_at_anew(&mut self, ctx: &Context) -> bool {
        let is_here = ctx.input(|input| input.viewport().focused) == Some(true);
        let now = (is_here, Popup::is_any_open(ctx));
        let before = std::mem::replace(&mut self.attention, now);
        now.0 && !before.0 || now.1 && !before.1
    }

    /// Whether keys go to the board where no dialog is open.
    pub(in crate::app) fn is_board_asked(&self, ctx: &Context) -> bool {
        keys::on_board(ctx, self.board) && !Popup::is_any_open(ctx)
    }
}
