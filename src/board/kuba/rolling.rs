//! Captured marbles: those in their hollows, and those still on the way there.

use std::f32::consts::PI;

use egui::{Painter, Pos2};

use super::captures;
use super::geometry::{self, Geometry};
use super::motion::{Fallen, Motion};
use super::paint::{self, Ball};
use super::view::View;
use crate::board::Scene;
use crate::rules::kuba::{GameState, Marble, REDS_TO_WIN};
use crate::rules::{Game, Player};

/// From the last cell to the middle of the groove, in cells.
pub(super) const REACH: f32 = 0.92;

/// The hollows with what lies in them; a marble that is still rolling does not yet.
pub(super) fn hollows(
    view: &View,
    painter: &Painter,
    scene: &Scene<GameState>,
    geometry: &Geometry,
    time: f64,
) {
    if !geometry.has_hollows() {
        return;
    }
    let look = &scene.look;
    for player in [Player::FIRST, Player::SECOND] {
        let last = usize::from(REDS_TO_WIN) - 1;
        let center = geometry.hollow(player, Marble::Red, last);
        paint::gold_rim(painter, center, geometry.hollow_radius(), look);
    }
    let awaited: Vec<usize> = view
        .motions()
        .filter(|motion| motion.awaits_marble(time))
        .map(|motion| motion.ply)
        .collect();
    for captured in captures::all(scene) {
        if captured.ply.is_some_and(|ply| awaited.contains(&ply)) {
            continue;
        }
        let center = geometry.hollow(captured.player, captured.marble, captured.index);
        let ball = Ball::new(captured.marble, center, geometry.captured_radius());
        paint::marble(painter, ball, look);
    }
}

/// The hollow for the marble that the player to move would take next.
pub(super) fn next_hollow(
    scene: &Scene<GameState>,
    geometry: &Geometry,
    marble: Marble,
) -> Option<Pos2> {
    if !geometry.has_hollows() {
        return None;
    }
    let player = scene.game().turn();
    let there = captures::all(scene)
        .into_iter()
        .filter(|captured| captured.player == player && captured.marble == marble)
        .count();
    Some(geometry.hollow(player, marble, there))
}

/// Lights up the hollow of the marble that is about to fall.
pub(super) fn light_hollow(
    painter: &Painter,
    scene: &Scene<GameState>,
    geometry: &Geometry,
    marble: Marble,
) {
    if let Some(center) = next_hollow(scene, geometry, marble) {
        paint::lit_hollow(painter, center, geometry.hollow_radius(), &scene.look);
    }
}

/// The way of a captured marble from its cell over the lip and round the groove to its hollow.
pub(super) fn way(geometry: &Geometry, motion: &Motion) -> Vec<Pos2> {
    let marble = motion.row.falls.unwrap_or(Marble::Red);
    let hollow = geometry.hollow(motion.mover, marble, motion.hollow);
    geometry.way_to_hollow(motion.row.front, motion.push.direction, hollow)
}

/// The radius of a marble that has been pushed over the lip and still sinks into the groove.
pub(super) fn lip_radius(geometry: &Geometry) -> f32 {
    geometry.marble_radius().midpoint(geometry.rolling_radius())
}

/// A marble that has left the field and is not in its hollow yet.
pub(super) fn fallen(
    painter: &Painter,
    scene: &Scene<GameState>,
    geometry: &Geometry,
    (motion, time): (&Motion, f64),
) {
    let (Some(phase), Some(marble)) = (motion.fallen(time), motion.row.falls) else {
        return;
    };
    if motion.is_pushing(time) {
        return;
    }
    let way = way(geometry, motion);
    let whole = geometry::length(&way);
    let (Some(&[start, lip]), Some(&[exit, hollow])) =
        (way.first_chunk::<2>(), way.last_chunk::<2>())
    else {
        return;
    };
    let rolling = geometry.rolling_radius();
    let hop = exit.distance(hollow);
    let roll_length = (whole - start.distance(lip) - hop).max(0.0);
    let (center, radius) = match phase {
        Fallen::Lip(part) => (lip, egui::lerp(lip_radius(geometry)..=rolling, part)),
        Fallen::Rolling(part) => {
            let length = start.distance(lip) + roll_length * ease(part);
            (geometry::along(&way, length), rolling)
        }
        Fallen::Hopping(part) => {
            let lift = (part * PI).sin() * 0.10;
            let target = geometry.captured_radius();
            (
                exit.lerp(hollow, part),
                egui::lerp(rolling..=target, part) * (1.0 + lift),
            )
        }
    };
    // Whole half turns: in its hollow a marble lies as it always does.
    let turns = (roll_length / rolling / PI).round() * PI;
    let mut ball = Ball::new(marble, center, radius);
    ball.roll = match phase {
        Fallen::Lip(_) => 0.0,
        Fallen::Rolling(part) => turns * ease(part),
        Fallen::Hopping(_) => turns,
    };
    if !geometry.has_hollows() {
        ball.alpha = match phase {
            Fallen::Lip(part) => 1.0 - 0.5 * part,
            Fallen::Rolling(part) => 0.5 * (1.0 - part),
            Fallen::Hopping(_) => 0.0,
        };
    }
    paint::marble(painter, ball, &scene.look);
}

/// A marble in the groove slows down a little.
fn ease(part: f32) -> f32 {
    part * (1.5 - 0.5 * part)
}
