//! The Tab key from the board and from nowhere: to the board or, on the start page and on pages without a board, to
//! the first button, never into the menus.

use egui::{Context, Event, FocusDirection, Id, Key, Popup, Response};

use crate::app::App;
use crate::app::shell::keys;
use crate::board;

/// egui id under which the first button of a page is stored.
fn first_button() -> Id {
    Id::unique("the first button")
}

/// Registers the widget that takes the focus on Tab.
pub(crate) fn offer(response: &Response) {
    let ctx = &response.ctx;
    ctx.data_mut(|data| data.insert_temp(first_button(), response.id));
}

impl App {
    /// Handles Tab before anything is drawn. Must not be called while a dialog is open.
    pub(crate) fn follow_tab(&self, ctx: &Context) {
        if !is_pressed(ctx) || Popup::is_any_open(ctx) {
            return;
        }
        let takes_tab = self.activities.active().takes_tab();
        let is_free =
            keys::on_board(ctx, self.chrome.board()) && !self.activities.active().is_busy();
        if takes_tab && is_free {
            let first = ctx.data(|data| data.get_temp::<Id>(first_button()));
            ctx.memory_mut(|memory| {
                memory.move_focus(FocusDirection::None);
                if let Some(first) = first {
                    memory.request_focus(first);
                }
            });
        } else if ctx.memory(egui::Memory::focused).is_none() {
            ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
            board::focus::lead(ctx);
        }
    }
}

/// Returns `true` if Tab was pressed without modifiers.
fn is_pressed(ctx: &Context) -> bool {
    let is_tab = |event: &Event| matches!(event, Event::Key { key: Key::Tab, pressed: true, modifiers, .. } if modifiers.is_none());
    ctx.input(|input| input.events.iter().any(is_tab))
}
