//! Keys that came in the same frame as a move or a command, behind it: they are for the position
//! after it, so for the next frame.

use egui::{Context, Event, Id, Key, Modifiers};

/// Keys that wait.
#[derive(Clone, Default)]
struct Waiting {
    /// The frame that they wait for.
    frame: u64,
    events: Vec<Event>,
}

fn place() -> Id {
    Id::unique("keys for the next frame")
}

/// The letters of the longest row of files, which alone lead to a file.
const FILES: [Key; 7] = [Key::A, Key::B, Key::C, Key::D, Key::E, Key::F, Key::G];

/// Whether what is held with a key makes it one of a command, which no board takes for itself.
pub(super) fn is_for_command(key: Key, modifiers: Modifiers) -> bool {
    let held = modifiers.command || modifiers.ctrl || modifiers.alt;
    held || modifiers.shift && FILES.contains(&key)
}

/// Lets a board hear the events of this frame, up to the one with which `hear` says that a move is
/// made, or that is a key of a command.
pub(super) fn each(ctx: &Context, events: &[Event], mut hear: impl FnMut(&Event) -> bool) {
    let is_command = |event: &Event| matches!(event, Event::Key { key, pressed: true, modifiers, .. } if is_for_command(*key, *modifiers));
    let last = events
        .iter()
        .position(|event| hear(event) || is_command(event));
    if let Some(last) = last {
        leave(ctx, last + 1);
    }
}

/// Leaves the keys of this frame from event number `first` on, counted from 0, to the next frame:
/// nobody hears them in this one any more.
fn leave(ctx: &Context, first: usize) {
    let is_key = |event: &Event| matches!(event, Event::Key { .. } | Event::Text(_));
    let events: Vec<Event> = ctx.input_mut(|input| {
        let rest = input.events.split_off(first);
        let (keys, others) = rest.into_iter().partition(is_key);
        input.events.extend(others);
        keys
    });
    if events.is_empty() {
        return;
    }
    let frame = ctx.cumulative_frame_nr() + 1;
    ctx.data_mut(|data| data.insert_temp(place(), Waiting { frame, events }));
    ctx.request_repaint();
}

/// Puts the keys that wait for this frame before its own, once; before anybody hears those.
pub fn bring(ctx: &Context) {
    let now = ctx.cumulative_frame_nr();
    let waiting = ctx.data(|data| data.get_temp::<Waiting>(place()));
    let Some(waiting) = waiting.filter(|waiting| waiting.frame <= now) else {
        return;
    };
    ctx.data_mut(|data| data.remove_temp::<Waiting>(place()));
    // Nobody has looked for keys in the frame they were for.
    if waiting.frame == now {
        ctx.input_mut(|input| {
            input.events.splice(..0, waiting.events);
        });
    }
}
