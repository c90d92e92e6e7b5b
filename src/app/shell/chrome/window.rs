//! The title of the window, and the user's attention.

use egui::{Context, Popup, SystemTheme, Theme, ViewportCommand};

use super::Chrome;
use crate::app::shell::keys;
use crate::app::shell::theme::ThemeChoice;

impl Chrome {
    pub(crate) fn set_title(&mut self, ctx: &Context, title: String) {
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
        // Screen readers do not read the title from the window's frame.
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| {
            node.set_label(self.title.as_str());
        });
    }

    /// Gives the frame of the window the colours of its contents.
    pub(crate) fn set_frame_theme(&mut self, ctx: &Context, choice: ThemeChoice) {
        let is_followed_by_system = cfg!(any(windows, target_os = "macos"));
        let theme = match ctx.theme() {
            // A window with a theme of its own is no longer told that of the system.
            _ if choice == ThemeChoice::System && is_followed_by_system => {
                SystemTheme::SystemDefault
            }
            Theme::Light => SystemTheme::Light,
            Theme::Dark => SystemTheme::Dark,
        };
        if self.frame_theme.replace(theme) != Some(theme) {
            ctx.send_viewport_cmd(ViewportCommand::SetTheme(theme));
        }
    }

    /// Returns `true` if the window has just got the focus, or a menu or the list of all commands was just
    /// opened.
    pub(crate) fn has_regained_attention(&mut self, ctx: &Context) -> bool {
        let is_here = ctx.input(|input| input.viewport().focused) == Some(true);
        let now = (is_here, Popup::is_any_open(ctx) || self.find().is_some());
        let before = std::mem::replace(&mut self.attention, now);
        now.0 && !before.0 || now.1 && !before.1
    }

    /// Returns `true` if keys go to the board, provided no dialog is open.
    pub(crate) fn has_board_keys(&self, ctx: &Context) -> bool {
        keys::on_board(ctx, self.board) && !Popup::is_any_open(ctx)
    }
}
