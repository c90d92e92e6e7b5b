//! The walk through a studied game, by arrow keys or as automatic playback.

use std::time::Duration;

use egui::{Context, Event, FocusDirection, Key, KeyboardShortcut, Modifiers};

use super::Chrome;
use crate::app::shell::command::{Command, CommandState, GameCommand, StudyCommand};
use crate::app::shell::keys::key_map::KeyMap;

/// Time per position during playback, in seconds.
const STEP: f64 = 1.0;

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Review {
    /// Time of the next move in playback, in seconds of the window's clock; `None` while not playing.
    next_at: Option<f64>,
}

impl Chrome {
    /// Takes the focus away from the board, so that keys walk through the game.
    pub(crate) fn begin_review(&mut self, ctx: &Context) {
        self.review = Review::default();
        self.drawer = false;
        ctx.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
    }

    /// Stops playback.
    pub(crate) fn end_review(&mut self) {
        self.review = Review::default();
    }

    /// Handles the keys of the walk and the rematch, and advances playback. Must run before other key
    /// handling. `is_heard` is `false` if the keys belong to something else, `is_free` if the board uses
    /// them; the board never gets the keys of the mistakes, which would push.
    pub(crate) fn walk(
        &mut self,
        ctx: &Context,
        (state, map): (&CommandState, &KeyMap),
        is_heard: bool,
        is_free: bool,
    ) -> Option<Command> {
        let enter = keys(ctx).into_iter().find(|(key, _)| *key == Key::Enter);
        let enter = enter.filter(|_| state.over && !state.welcome && is_heard);
        if let Some((enter, command)) = enter.zip(enter.and_then(|enter| command_of(map, enter))) {
            take(ctx, enter);
            return Some(command);
        }
        if !state.studied || state.welcome {
            return None;
        }
        let keys = keys(ctx);
        let is_mistake = |pressed: &Pressed| {
            let command = command_of(map, *pressed);
            command.is_some_and(|command| MISTAKES.contains(&command))
        };
        let is_walk = |pressed: &Pressed| is_heard && (is_free || is_mistake(pressed));
        let may_walk = is_heard && is_free;
        if !keys.is_empty() || !may_walk || ctx.input(|input| input.pointer.any_pressed()) {
            let was_playing = self.review.next_at.take().is_some();
            let key = keys.into_iter().find(is_walk)?;
            let wanted = match key {
                (Key::Enter, false) if state.ended => command_of(map, key)?,
                (Key::ArrowLeft, false) => Command::Game(GameCommand::Previous),
                (Key::ArrowRight, false) => Command::Game(GameCommand::Next),
                (Key::ArrowUp, false) => Command::Study(StudyCommand::LineAbove),
                (Key::ArrowDown, false) => Command::Study(StudyCommand::LineBelow),
                (Key::Space, false) if was_playing => {
                    take(ctx, key);
                    return None;
                }
                (Key::Space, false) => {
                    self.review.next_at = Some(now(ctx) + STEP);
                    ctx.request_repaint_after(Duration::from_secs_f64(STEP));
                    // At the end, playback starts over.
                    if state.shown < state.moves {
                        Command::Game(GameCommand::Next)
                    } else {
                        Command::Game(GameCommand::First)
                    }
                }
                _ => command_of(map, key).filter(|command| WALK.contains(command))?,
            };
            take(ctx, key);
            return Some(wanted);
        }
        let next_at = self.review.next_at?;
        if state.shown >= state.moves {
            self.review.next_at = None;
            return None;
        }
        let rest = next_at - now(ctx);
        if rest > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(rest));
            return None;
        }
        self.review.next_at = Some(now(ctx) + STEP);
        ctx.request_repaint_after(Duration::from_secs_f64(STEP));
        Some(Command::Game(GameCommand::Next))
    }
}

fn now(ctx: &Context) -> f64 {
    ctx.input(|input| input.time)
}

/// A key, and `true` if Shift is held.
type Pressed = (Key, bool);

const MISTAKES: [Command; 2] =
    [Command::Study(StudyCommand::PreviousMistake), Command::Study(StudyCommand::NextMistake)];

/// Commands whose keys the board would hear, too.
const WALK: [Command; 3] = [MISTAKES[0], MISTAKES[1], Command::Study(StudyCommand::ToggleLines)];

fn command_of(map: &KeyMap, (key, shift): Pressed) -> Option<Command> {
    let modifiers = Modifiers { shift, ..Modifiers::NONE };
    map.owner(&KeyboardShortcut::new(modifiers, key))
}

/// Keys pressed in this frame with no modifier but Shift. A held space bar counts once.
fn keys(ctx: &Context) -> Vec<Pressed> {
    let pressed = |event: &Event| match event {
        Event::Key { key, pressed: true, modifiers, repeat, .. }
            if modifiers.is_none() || modifiers.shift_only() =>
        {
            let is_held = *repeat && *key == Key::Space;
            (!is_held).then_some((*key, modifiers.shift))
        }
        _ => None,
    };
    ctx.input(|input| input.events.iter().filter_map(pressed).collect())
}

/// Consumes a key, also for egui's focus, which the key would move.
fn take(ctx: &Context, (taken, _): Pressed) {
    let is_it = |event: &Event| match event {
        Event::Key { key, .. } => *key == taken,
        Event::Text(text) => taken == Key::Space && text == " ",
        _ => false,
    };
    ctx.input_mut(|input| input.events.retain(|event| !is_it(event)));
    ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
}
