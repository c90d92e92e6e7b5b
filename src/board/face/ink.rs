//! What marks on a board mean. Each meaning has a colour, a kind of line and a place in an order:
//! of several on one piece only the first is drawn.

use std::f64::consts::TAU;
use std::time::Duration;

use egui::Context;

use crate::board::frames;
use crate::board::palette::{InkTones, Palette};

/// What a mark means; what stands before gives way to nothing that comes after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ink {
    /// What forbids something.
    Refusal,
    /// What the hand would give away.
    Danger,
    /// What the hand would do.
    Hover,
    /// What the program would play.
    Advice,
    /// How the game was won.
    Win,
    /// What somebody could do next.
    Threat,
    /// What just happened.
    LastMove,
}

impl Ink {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Refusal,
        Self::Danger,
        Self::Hover,
        Self::Advice,
        Self::Win,
        Self::Threat,
        Self::LastMove,
    ];

    /// Its colours.
    pub const fn tones(self, palette: &Palette) -> InkTones {
        let inks = &palette.inks;
        match self {
            Self::Refusal | Self::Danger => inks.refusal,
            Self::Hover => inks.hover,
            Self::Advice => inks.advice,
            Self::Win => inks.win,
            Self::Threat => inks.threat,
            Self::LastMove => inks.last_move,
        }
    }

    /// Whether its lines are dashed: they speak of what is not so and might be.
    pub const fn is_dashed(self) -> bool {
        matches!(self, Self::Danger | Self::Advice)
    }
}

/// For how long the last move stands out after it came to rest, and how long it then takes to grow
/// pale, in seconds.
const STANDS: f64 = 2.0;
const FADES: f64 = 0.4;
/// How much of it is to be seen then.
const PALE: f32 = 0.4;
/// How much is to be seen of the older moves of a turn.
pub const OLDER: f32 = 0.25;

/// How much of the last move is to be seen so many seconds after it came to rest: 1 all of it.
/// Without motion it is pale from one moment to the next.
pub(in crate::board) fn fresh(age: f64, with_motion: bool) -> f32 {
    let gone = ((age - STANDS) / FADES).clamp(0.0, 1.0) as f32;
    let gone = if with_motion { gone } else { gone.floor() };
    1.0 - gone * (1.0 - PALE)
}

/// How long something pulses that is pointed at, and how long a pulse takes, in seconds.
const PULSES: f64 = 3.0;
const PULSE: f64 = 1.5;
/// How much of it is to be seen at least.
const LEAST: f32 = 0.35;

/// How much of something is to be seen that began to pulse so many seconds ago: 1 all of it, also
/// when it has come to rest.
pub(in crate::board) fn beat(age: f64) -> f32 {
    if !(0.0..PULSES).contains(&age) {
        return 1.0;
    }
    let gone = 0.5 - 0.5 * (TAU * age / PULSE).cos();
    1.0 - (1.0 - LEAST) * gone as f32
}

/// Asks for the frames that something needs to pulse.
pub(in crate::board) fn let_pulse(ctx: &Context, age: f64) {
    if age < PULSES {
        frames::next(ctx);
    }
}

/// Asks for the frames that the last move needs to grow pale.
pub(in crate::board) fn let_grow_pale(ctx: &Context, age: f64, with_motion: bool) {
    if age < STANDS || !with_motion && age < STANDS + FADES {
        let end = if with_motion { STANDS } else { STANDS + FADES };
        ctx.request_repaint_after(Duration::from_secs_f64(end - age));
    } else if age < STANDS + FADES {
        frames::next(ctx);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_pointed_at_pulses_and_then_rests() {
        for age in [0.0, 1.5, 3.0, 10.0] {
            assert!((beat(age) - 1.0).abs() < 1e-6, "{age}");
        }
        for age in [0.75, 2.25] {
            assert!((beat(age) - LEAST).abs() < 1e-6, "{age}");
        }
    }

    #[test]
    fn the_last_move_stands_out_and_then_is_pale() {
        for with_motion in [false, true] {
            assert!((fresh(0.0, with_motion) - 1.0).abs() < 1e-6);
            assert!((fresh(1.9, with_motion) - 1.0).abs() < 1e-6);
            assert!((fresh(2.5, with_motion) - PALE).abs() < 1e-6);
        }
        assert!((0.6..0.8).contains(&fresh(2.2, true)));
        assert!((fresh(2.2, false) - 1.0).abs() < 1e-6);
    }
}
