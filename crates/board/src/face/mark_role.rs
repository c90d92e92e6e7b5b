//! The roles of marks on a board. Each role has a colour, a line style and a priority; of several marks on
//! one piece only the one with the highest priority is drawn.

use std::f64::consts::TAU;

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

/// Opacity of the older moves of a turn.
pub const OLDER: f32 = 0.25;

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
}
