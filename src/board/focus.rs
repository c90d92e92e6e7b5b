//! When the keyboard speaks to a board, and when a board gets it.

use egui::{Context, EventFilter, Id, Memory, Popup, Response, Ui};

/// Where it is remembered that a board is to have the keyboard, and the frame in which it was given
/// it.
fn wish() -> Id {
    Id::unique("the board gets the keyboard")
}
fn gift() -> Id {
    Id::unique("the board got the keyboard")
}

/// Gives the keyboard to the board that is played on, as soon as it is drawn.
pub fn give(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(wish(), true));
    ctx.request_repaint();
}

/// Leads the user, who has pressed Tab, to the board that is played on.
pub fn lead(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(wish(), false));
    ctx.request_repaint();
}

/// Takes the keyboard for a board if it was given to it, or led there.
pub(super) fn take(response: &Response) {
    let ctx = &response.ctx;
    let Some(is_gift) = ctx.data_mut(|data| data.remove_temp::<bool>(wish())) else {
        return;
    };
    response.request_focus();
    if is_gift {
        let frame = ctx.cumulative_frame_nr();
        ctx.data_mut(|data| data.insert_temp(gift(), frame));
    }
}

/// Whether the user has just come to the board with the keyboard: it was not given to it.
pub fn has_come(ui: &Ui, response: &Response) -> bool {
    let frame = ui.ctx().cumulative_frame_nr();
    let given = ui.data(|data| data.get_temp::<u64>(gift()));
    response.gained_focus() && given != Some(frame)
}

/// Whether keys are meant for the board: when it has the focus, or nothing has and nothing covers
/// it; and no menu is open.
pub fn hears_keys(ui: &Ui, response: &Response) -> bool {
    let is_free =
        |memory: &Memory| memory.focused().is_none() && memory.top_modal_layer().is_none();
    !Popup::is_any_open(ui.ctx()) && (response.has_focus() || ui.memory(is_free))
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
