//! A press and its release that come at once, as those of some touchpads do.

use egui::{Context, Event, Plugin, PointerButton, RawInput};

/// Hands over a release one frame after its press: what is dragged takes no notice of a press that
/// is over when it is drawn.
#[derive(Default)]
pub(super) struct Taps {
    /// What has come from that release on.
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

/// The place of the first release of a button among events that hold its press, too.
fn first_release(events: &[Event]) -> Option<usize> {
    let mut held: Vec<PointerButton> = Vec::new();
    events.iter().position(|event| match event {
        Event::PointerButton {
            button, pressed, ..
        } => {
            if *pressed {
                held.push(*button);
            }
            !pressed && held.contains(button)
        }
        _ => false,
    })
}
