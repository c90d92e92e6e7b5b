//! When the keyboard speaks to a board.

use egui::{EventFilter, Response, Ui};

/// Whether keys are meant for the board: when it has the focus, or nothing has and nothing covers
/// it.
pub fn hears_keys(ui: &Ui, response: &Response) -> bool {
    response.has_focus()
        || ui.memory(|memory| memory.focused().is_none() && memory.top_modal_layer().is_none())
}

/// Asks for the keys that would lead the focus elsewhere; for Tab only if `tab`.
pub fn ask_for_keys(ui: &Ui, response: &Response, tab: bool) {
    let filter = EventFilter {
        tab,
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: true,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
}
