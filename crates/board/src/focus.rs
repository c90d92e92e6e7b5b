//! Keyboard focus of boards.

use egui::{Context, EventFilter, Id, Memory, Popup, Response, Ui};

/// Requests for the focus, and the frame of the last programmatic one, in egui's memory.
fn wish() -> Id {
    Id::unique("the board gets the keyboard")
}
fn gift() -> Id {
    Id::unique("the board got the keyboard")
}

/// Gives the keyboard focus to the active board as soon as it is drawn.
pub fn give(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(wish(), true));
    ctx.request_repaint();
}

/// Moves the focus to the active board because the user pressed Tab.
pub fn lead(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(wish(), false));
    ctx.request_repaint();
}

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

/// Returns `true` if the user has just moved the focus to the board, as opposed to [`give`].
pub fn has_come(ui: &Ui, response: &Response) -> bool {
    let frame = ui.ctx().cumulative_frame_nr();
    let given = ui.data(|data| data.get_temp::<u64>(gift()));
    response.gained_focus() && given != Some(frame)
}

/// Returns `true` if keys are meant for the board: it has the focus, or nothing has and no modal covers it;
/// and no menu is open.
pub fn hears_keys(ui: &Ui, response: &Response) -> bool {
    let is_free =
        |memory: &Memory| memory.focused().is_none() && memory.top_modal_layer().is_none();
    !Popup::is_any_open(ui.ctx()) && (response.has_focus() || ui.memory(is_free))
}

/// Claims the keys that would move the focus; Tab only if `tab` is `true`.
pub fn ask_for_keys(ui: &Ui, response: &Response, tab: bool) {
    let filter = EventFilter { tab, horizontal_arrows: true, vertical_arrows: true, escape: true };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
}
