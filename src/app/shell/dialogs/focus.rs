//! Keyboard focus around dialogs: into a dialog when it opens, and back to the previous widget or to the
//! board when it closes.

use egui::{Context, Event, Id, Memory, Response, Ui};

use crate::board;

/// Keyboard focus before and during a dialog.
#[derive(Default)]
pub struct Focus {
    before: Option<Id>,
    /// Title of the dialog that has received the focus.
    given_to: Option<&'static str>,
}

impl Focus {
    /// Handles a frame without a dialog: remembers the focused widget, or returns the focus after a dialog to
    /// the widget that had it before. The board gets the focus if there was no such widget or it is gone.
    pub fn watch(&mut self, ctx: &Context) {
        if self.given_to.take().is_some() {
            let before = self.before.filter(|&id| ctx.read_response(id).is_some());
            match before {
                Some(before) => ctx.memory_mut(|memory| memory.request_focus(before)),
                None => board::focus::give(ctx),
            }
            return;
        }
        self.before = ctx.memory(Memory::focused);
    }

    /// Forgets the widget that had the focus before the dialog, so that it does not get it back.
    pub fn forget(&mut self) {
        self.before = None;
    }

    /// Handles a frame in which the dialog with this title was drawn: focuses its main widget once, unless a
    /// field has already taken the focus. Screen readers then announce the dialog.
    pub fn enter(&mut self, ctx: &Context, title: &'static str) {
        if self.given_to == Some(title) {
            return;
        }
        let main = ctx.data(|data| data.get_temp::<Id>(main_id()));
        let focused = ctx.memory(Memory::focused);
        match (focused.filter(|&focused| Some(focused) != self.before), main) {
            (None, Some(main)) => {
                ctx.memory_mut(|memory| memory.request_focus(main));
                ctx.request_repaint();
            }
            _ => self.given_to = Some(title),
        }
    }
}

/// Memory id of the widget that gets the focus of a dialog.
fn main_id() -> Id {
    Id::unique("the main thing of the dialog")
}

/// Marks the widget that gets the focus when its dialog opens.
pub fn offer(ui: &Ui, response: &Response) {
    ui.data_mut(|data| data.insert_temp(main_id(), response.id));
}

/// Runs `draw` for what a dialog covers, and keeps requests of screen readers from it.
pub fn behind<R>(ctx: &Context, draw: impl FnOnce() -> R) -> R {
    let asked = |event: &Event| matches!(event, Event::AccessKitActionRequest(_));
    let held: Vec<Event> = ctx.input_mut(|input| {
        let held = input.events.iter().filter(|event| asked(event));
        let held = held.cloned().collect();
        input.events.retain(|event| !asked(event));
        held
    });
    let drawn = draw();
    ctx.input_mut(|input| input.events.extend(held));
    drawn
}
