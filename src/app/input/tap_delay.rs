//! Separates a press and its release that arrive in the same frame, as from some touchpads.

use egui::{Context, Event, Plugin, PointerButton, RawInput};

/// Delays a release to the frame after its press, because egui's dragging ignores a press that has already
/// ended.
#[derive(Default)]
pub(crate) struct Taps {
    /// Events from the delayed release on.
    later: Vec<Event>,
}

impl Plugin for Taps {
    fn debug_name(&self) -> &'static str {
        "taps"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.later.append(&mut input.events);
        let now = first_release(&self.later).unwrap_or(self.later.len());
        let later = self.later.split_off(now);
        input.events = std::mem::replace(&mut self.later, later);
        if !self.later.is_empty() {
            ctx.request_repaint();
        }
    }
}

/// Index of the first release whose press is among the events.
fn first_release(events: &[Event]) -> Option<usize> {
    let mut held: Vec<PointerButton> = Vec::new();
    events.iter().position(|event| match event {
        Event::PointerButton { button, pressed, .. } => {
            if *pressed {
                held.push(*button);
            }
            !pressed && held.contains(button)
        }
        _ => false,
    })
}
