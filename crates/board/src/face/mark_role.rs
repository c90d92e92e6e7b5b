//! The roles of marks on a board. Each role has a colour, a line style and a priority; of several marks on
//! one piece only the one with the highest priority is drawn.

use std::f64::consts::TAU;
use std::time::Duration;

use egui::Context;

use crate::frames;
use crate::palette::{InkTones, Palette};

/// Meaning of a mark, highest priority first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarkRole {
    /// The obstacle or rule that forbids a move.
    Refusal,
    /// A win or piece that a move would give away.
    Danger,
    /// The move under the hand.
    Hover,
    /// A move that the program would play.
    Advice,
    /// The reason why the game is won.
    Win,
    /// Threats: possible next moves of either side.
    Threat,
    /// The last move.
    LastMove,
    /// A move that was played here in an earlier game.
    FormerMove,
}

impl MarkRole {
    /// All roles, highest priority first.
    pub const ALL: [Self; 8] = [
        Self::Refusal,
        Self::Danger,
        Self::Hover,
        Self::Advice,
        Self::Win,
        Self::Threat,
        Self::LastMove,
        Self::FormerMove,
    ];

    /// Returns the colours of the role.
    pub const fn tones(self, palette: &Palette) -> InkTones {
        let inks = &palette.mark_colours;
        match self {
            Self::Refusal | Self::Danger => inks.refusal,
            Self::Hover => inks.hover,
            Self::Advice => inks.advice,
            Self::Win => inks.win,
            Self::Threat => inks.threat,
            Self::LastMove | Self::FormerMove => inks.last_move,
        }
    }

    /// Returns `true` for dashed lines, which mark what is possible or past rather than present.
    pub const fn is_dashed(self) -> bool {
        matches!(self, Self::Danger | Self::Advice | Self::FormerMove)
    }
}

/// Time for which the last move stands out once it is at rest, and the duration of its fade, in seconds.
const STANDS: f64 = 2.0;
const FADES: f64 = 0.4;
const PALE: f32 = 0.4;
/// Opacity of the older moves of a turn.
pub const OLDER: f32 = 0.25;

/// Opacity of the last move `age` seconds after it came to rest. Without motion it drops in one step.
pub(crate) fn fresh(age: f64, with_motion: bool) -> f32 {
    let gone = ((age - STANDS) / FADES).clamp(0.0, 1.0) as f32;
    let gone = if with_motion { gone } else { gone.floor() };
    1.0 - gone * (1.0 - PALE)
}

/// Time for which a suggested move pulses, and the duration of one pulse, in seconds.
const PULSES: f64 = 3.0;
const PULSE: f64 = 1.5;
/// Lowest opacity of a pulse.
const LEAST: f32 = 0.35;

/// Opacity of a mark `age` seconds after it began to pulse; 1 once it has stopped.
pub(crate) fn beat(age: f64) -> f32 {
    if !(0.0..PULSES).contains(&age) {
        return 1.0;
    }
    let gone = 0.5 - 0.5 * (TAU * age / PULSE).cos();
    1.0 - (1.0 - LEAST) * gone as f32
}

pub(crate) fn let_pulse(ctx: &Context, age: f64) {
    if age < PULSES {
        frames::next(ctx);
    }
}

pub(crate) fn let_grow_pale(ctx: &Context, age: f64, with_motion: bool) {
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
