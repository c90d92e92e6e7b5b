//! Touch: a long press is a click of the right button, two fingers zoom, and targets are larger.

use std::f32::consts::{FRAC_PI_2, TAU};

use egui::{
    Context, Event, Id, LayerId, Modifiers, Order, Plugin, PointerButton, Pos2, RawInput, Shape,
    Stroke, TouchId, TouchPhase, vec2,
};

use crate::app::shell::command::{Command, ViewCommand};
use crate::app::shell::theme;
use crate::board::gesture;

/// Time of a long press, in seconds.
const LONG: f64 = 0.6;
/// Time after which a press is no click any more, by a finger and otherwise, in seconds.
const TOO_LATE: f64 = 0.5;
const USUAL: f64 = 0.8;
/// Time after which its ring begins to grow, in seconds.
const RING_FROM: f64 = 0.2;
/// Distance that a finger may move meanwhile, in points.
const STILL: f32 = 10.0;
const RING: f32 = 30.0;
const RING_POINTS: usize = 48;
/// Change of the distance of two fingers, as a factor, that zooms by one step.
const PINCH: f32 = 1.1;

/// Stages of a long press.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum LongPress {
    #[default]
    Waits,
    /// The finger was let go here; the click comes in the next frame.
    LetGo(Pos2),
    Clicked,
}

/// Watches the fingers.
#[derive(Default)]
pub(crate) struct Touches {
    /// The only finger on the screen, its place and the time it came.
    held: Option<(TouchId, Pos2, f64)>,
    long: LongPress,
    fingers: usize,
    /// Touch was used last, not the mouse.
    is_used: bool,
    time: f64,
    pinch: f32,
}

impl Touches {
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Touch { id, phase: TouchPhase::Start, pos, .. } => {
                self.is_used = true;
                self.fingers += 1;
                self.held = (self.fingers == 1).then_some((id, pos, self.time));
            }
            Event::Touch { id, phase: TouchPhase::Move, pos, .. } => {
                let is_still = |(finger, from, _): &(TouchId, Pos2, f64)| {
                    *finger == id && from.distance(pos) <= STILL
                };
                self.held = self.held.filter(is_still);
            }
            Event::Touch { .. } => {
                self.fingers = self.fingers.saturating_sub(1);
                self.held = None;
            }
            // A finger moves the pointer, too.
            Event::PointerMoved(_) if self.fingers == 0 => {
                self.is_used = false;
            }
            _ => {}
        }
    }

    /// Share of the long press that has passed; `None` if there is none.
    fn share(&self) -> Option<(Pos2, f32)> {
        let (_, place, since) = self.held.filter(|_| self.long == LongPress::Waits)?;
        let share = (self.time - since - RING_FROM) / (LONG - RING_FROM);
        (share > 0.0).then_some((place, share.min(1.0) as f32))
    }
}

impl Plugin for Touches {
    fn debug_name(&self) -> &'static str {
        "touches"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let next = || ctx.input(|input| input.time) + f64::from(input.predicted_dt);
        self.time = input.time.unwrap_or_else(next);
        for event in &input.events {
            self.hear(event);
        }
        if self.long != LongPress::Waits {
            // The finger that is lifted now has been let go already.
            input.events.retain(|event| !is_release(event));
        }
        match self.long {
            LongPress::Waits => self.wait(ctx, input),
            LongPress::LetGo(place) => {
                gesture::cancel(ctx, false);
                let secondary = |pressed| click(place, PointerButton::Secondary, pressed);
                input.events.extend([true, false].map(secondary));
                self.long = LongPress::Clicked;
                ctx.request_repaint();
            }
            LongPress::Clicked if self.fingers == 0 => self.long = LongPress::Waits,
            LongPress::Clicked => {}
        }
    }
}

impl Touches {
    /// Lets the finger go once it has rested long enough, without a click of its own.
    fn wait(&mut self, ctx: &Context, input: &mut RawInput) {
        let Some((_, place, since)) = self.held else {
            return;
        };
        ctx.request_repaint();
        if self.time - since >= LONG {
            self.long = LongPress::LetGo(place);
            gesture::cancel(ctx, true);
            input.events.push(click(place, PointerButton::Primary, false));
        }
    }
}

const fn click(pos: Pos2, button: PointerButton, pressed: bool) -> Event {
    Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE }
}

const fn is_release(event: &Event) -> bool {
    matches!(event, Event::PointerButton { button: PointerButton::Primary, pressed: false, .. })
}

/// Makes targets larger while touch is used, draws the ring of a long press, and returns the zoom that two fingers
/// want.
pub(crate) fn follow(ctx: &Context) -> Option<Command> {
    let pinched = ctx.input(|input| input.multi_touch().map(|touch| touch.zoom_delta));
    let touches = ctx.plugin::<Touches>();
    let mut touches = touches.lock();
    let (is_used, ring) = (touches.is_used, touches.share());
    touches.pinch = match pinched {
        Some(factor) => touches.pinch.max(f32::MIN_POSITIVE) * factor,
        None => 1.0,
    };
    let zoom = match touches.pinch {
        pinch if pinch >= PINCH => Some(ViewCommand::ZoomIn),
        pinch if pinch <= 1.0 / PINCH => Some(ViewCommand::ZoomOut),
        _ => None,
    };
    if zoom.is_some() {
        touches.pinch = 1.0;
    }
    drop(touches);
    if is_used != theme::is_fit_for_fingers(ctx) {
        theme::fit_to_fingers(ctx, is_used);
        let late = if is_used { TOO_LATE } else { USUAL };
        ctx.options_mut(|options| options.input_options.max_click_duration = late);
    }
    if let Some((place, share)) = ring {
        draw(ctx, place, share);
    }
    zoom.map(Command::View)
}

fn draw(ctx: &Context, place: Pos2, share: f32) {
    let palette = theme::palette(ctx);
    let layer = LayerId::new(Order::Tooltip, Id::unique("long press"));
    let painter = ctx.layer_painter(layer);
    let points = (share * RING_POINTS as f32).ceil() as usize;
    let turn = |point: usize| {
        let angle = TAU * share * point as f32 / points as f32 - FRAC_PI_2;
        place + RING * vec2(angle.cos(), angle.sin())
    };
    let line: Vec<Pos2> = (0..=points).map(turn).collect();
    for (width, colour) in [(8.0, palette.panel), (4.0, palette.accent)] {
        painter.add(Shape::line(line.clone(), Stroke::new(width, colour)));
    }
}
