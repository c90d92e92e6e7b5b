//! Captured marbles: those in their hollows, and those still on the way there.

use std::f32::consts::PI;

use egui::{Pos2, lerp};

use super::backdrop;
use crate::board::kuba::balls;
use crate::board::kuba::geometry::{self, Geometry};
use crate::board::kuba::motion::{Fallen, Motion};
use crate::board::kuba::stage::Stage;
use crate::board::kuba::state::View;
use crate::board::paint::{Circle, ball};
use crate::rules::Player;
use crate::rules::kuba::{Marble, REDS_TO_WIN};

/// From the last cell to the middle of the groove, in cells.
pub(super) const REACH: f32 = 0.92;

/// The hollows with what lies in them; a marble that is still rolling does not yet.
pub(super) fn hollows(view: &View, stage: &Stage) {
    let (geometry, look) = (&stage.geometry, stage.look());
    if !geometry.has_hollows() {
        return;
    }
    for player in [Player::FIRST, Player::SECOND] {
        let last = usize::from(REDS_TO_WIN) - 1;
        let center = geometry.hollow(player, Marble::Red, last);
        let circle = Circle::new(center, geometry.hollow_radius());
        backdrop::gold_rim(stage.painter(), circle, look.palette);
    }
    for captured in &stage.captured {
        if view.awaits(captured) {
            continue;
        }
        let center = geometry.hollow(captured.player, captured.marble, captured.index);
        let circle = Circle::new(center, geometry.captured_radius());
        let lying = balls::marble(captured.marble, circle, look);
        ball::ball(stage.painter(), &lying, look.palette);
    }
}

/// The hollow for the marble that the player to move would take next.
pub(super) fn next_hollow(stage: &Stage, marble: Marble) -> Option<Pos2> {
    let player = stage.turn();
    let there = stage.captured_by(player, marble);
    stage
        .geometry
        .has_hollows()
        .then(|| stage.geometry.hollow(player, marble, there))
}

/// Lights up the hollow of the marble that is about to fall.
pub(super) fn light_hollow(stage: &Stage, marble: Marble) {
    if let Some(center) = next_hollow(stage, marble) {
        let circle = Circle::new(center, stage.geometry.hollow_radius());
        backdrop::lit_hollow(stage.painter(), circle, stage.look().palette);
    }
}

/// The radius of a marble that has been pushed over the lip and still sinks into the groove.
pub(super) fn lip_radius(geometry: &Geometry) -> f32 {
    geometry.marble_radius().midpoint(geometry.rolling_radius())
}

/// A marble that has left the field and is not in its hollow yet.
pub(super) fn fallen(stage: &Stage, motion: &Motion) {
    let geometry = &stage.geometry;
    let (Some(phase), Some(marble)) = (motion.fallen(stage.time), motion.row.falls) else {
        return;
    };
    if motion.is_pushing(stage.time) {
        return;
    }
    let way = motion.way(geometry);
    let whole = geometry::length(&way);
    let (Some(&[start, lip]), Some(&[exit, hollow])) =
        (way.first_chunk::<2>(), way.last_chunk::<2>())
    else {
        return;
    };
    let rolling = geometry.rolling_radius();
    let hop = exit.distance(hollow);
    let roll_length = (whole - start.distance(lip) - hop).max(0.0);
    let circle = match phase {
        Fallen::Lip(part) => Circle::new(lip, lerp(lip_radius(geometry)..=rolling, part)),
        Fallen::Rolling(part) => {
            let length = start.distance(lip) + roll_length * ease(part);
            Circle::new(geometry::along(&way, length), rolling)
        }
        Fallen::Hopping(part) => {
            let lift = (part * PI).sin() * 0.10;
            let target = geometry.captured_radius();
            let radius = lerp(rolling..=target, part) * (1.0 + lift);
            Circle::new(exit.lerp(hollow, part), radius)
        }
    };
    let shadow = match phase {
        Fallen::Lip(_) | Fallen::Rolling(_) => 1.0,
        Fallen::Hopping(part) => 1.0 - part,
    };
    let look = stage.look();
    let mut rolled = balls::marble(marble, circle, look).shaded(shadow, look.palette);
    // Whole half turns: in its hollow a marble lies as it always does.
    let turns = (roll_length / rolling / PI).round() * PI;
    rolled.roll = match phase {
        Fallen::Lip(_) => 0.0,
        Fallen::Rolling(part) => turns * ease(part),
        Fallen::Hopping(_) => turns,
    };
    if !geometry.has_hollows() {
        rolled.alpha = match phase {
            Fallen::Lip(part) => 1.0 - 0.5 * part,
            Fallen::Rolling(part) => 0.5 * (1.0 - part),
            Fallen::Hopping(_) => 0.0,
        };
    }
    ball::ball(stage.painter(), &rolled, stage.look().palette);
}

/// A marble in the groove slows down a little.
fn ease(part: f32) -> f32 {
    part * (1.5 - 0.5 * part)
}
