//! Queue of keys that follow a move or a command in the same frame. They are meant for the position after
//! it, so they wait for the next frame.

use egui::{Context, Event, Id, Key, Modifiers};

#[derive(Clone, Default)]
struct Waiting {
    frame: u64,
    events: Vec<Event>,
}

fn place() -> Id {
    Id::unique("keys for the next frame")
}

/// The files of the widest board. With Shift they are shortcuts.
const FILES: [Key; 7] = [Key::A, Key::B, Key::C, Key::D, Key::E, Key::F, Key::G];

/// Returns `true` if the modifiers make the key a shortcut of a command, which no board handles.
pub(super) fn is_for_command(key: Key, modifiers: Modifiers) -> bool {
    let held = modifiers.command || modifiers.ctrl || modifiers.alt;
    held || modifiers.shift && FILES.contains(&key)
}

/// Returns `true` if a board does something with the key: keys of the cursor, columns and rows, and letters of
/// pieces and views.
pub fn is_for_board(key: Key, modifiers: Modifiers) -> bool {
    let is_letter =
        FILES.contains(&key) || matches!(key, Key::L | Key::R | Key::T | Key::V | Key::W);
    let is_other = matches!(
        key,
        Key::ArrowUp
            | Key::ArrowDown
            | Key::ArrowLeft
            | Key::ArrowRight
            | Key::Enter
            | Key::Space
            | Key::Escape
            | Key::Tab
            | Key::Delete
            | Key::Backspace
            | Key::Questionmark
    );
    let is_digit = matches!(key.name().as_bytes(), [digit] if digit.is_ascii_digit());
    (is_letter || is_digit || is_other) && !is_for_command(key, modifiers)
}

/// Passes the events of this frame to a board, up to the first for which `hear` returns `true` because it
/// makes a move, or that is a shortcut of a command.
pub(super) fn each(ctx: &Context, events: &[Event], mut hear: impl FnMut(&Event) -> bool) {
    let is_command = |event: &Event| matches!(event, Event::Key { key, pressed: true, modifiers, .. } if is_for_command(*key, *modifiers));
    let last = events.iter().position(|event| hear(event) || is_command(event));
    if let Some(last) = last {
        leave(ctx, last + 1);
    }
}

/// Moves the keys of this frame from event index `first` on to the next frame.
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

/// Inserts the keys queued for this frame before its own events, once. Call it before any keys are read.
pub fn bring(ctx: &Context) {
    let now = ctx.cumulative_frame_nr();
    let waiting = ctx.data(|data| data.get_temp::<Waiting>(place()));
    let Some(waiting) = waiting.filter(|waiting| waiting.frame <= now) else {
        return;
    };
    ctx.data_mut(|data| data.remove_temp::<Waiting>(place()));
    // Keys for an earlier frame are dropped: no board took them.
    if waiting.frame == now {
        ctx.input_mut(|input| {
            input.events.splice(..0, waiting.events);
        });
    }
}
