//! Where the keyboard goes while a dialog is open: into it, and back when it closes, or to the
//! board.

use egui::{Context, Event, Id, Memory, Response, Ui};

use crate::board;

/// Follows the focus of the keyboard.
#[derive(Default)]
pub struct Focus {
    /// What had it before the dialog opened.
    before: Option<Id>,
    /// The dialog that was given it.
    given_to: Option<&'static str>,
}

impl Focus {
    /// No dialog is open: what has the focus gets it back after the next one; if nothing has it,
    /// or what had it is gone, then the board.
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

    /// What had the focus before the dialog does not get it back.
    pub fn forget(&mut self) {
        self.before = None;
    }

    /// The dialog of this title is open and has been drawn: once, what Enter does in it gets the
    /// focus, unless a field has taken it already. A screen reader then tells the dialog.
    pub fn enter(&mut self, ctx: &Context, title: &'static str) {
        if self.given_to == Some(title) {
            return;
        }
        let main = ctx.data(|data| data.get_temp::<Id>(main_id()));
        let focused = ctx.memory(Memory::focused);
        match (
            focused.filter(|&focused| Some(focused) != self.before),
            main,
        ) {
            (None, Some(main)) => {
                ctx.memory_mut(|memory| memory.request_focus(main));
                ctx.request_repaint();
            }
            _ => self.given_to = Some(title),
        }
    }
}

/// Where the widget that gets the focus of a dialog is remembered.
fn main_id() -> Id {
    Id::unique("the main thing of the dialog")
}

/// Names the widget that gets the focus when its dialog opens.
pub fn offer(ui: &Ui, response: &Response) {
    ui.data_mut(|data| data.insert_temp(main_id(), response.id));
}

/// Keeps what a screen reader asks for from everything that `draw` draws: a dialog lies over it.
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
