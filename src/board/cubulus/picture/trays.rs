//! What lies in the trays beside the cube.

use super::shown::{Shown, in_cube};
use crate::board::cubulus::balls;
use crate::board::cubulus::stage::{Stage, holds};
use crate::board::paint::{Circle, ball};
use crate::rules::cubulus::SIDE;

/// The balls of the three layers, seen from above.
pub(super) fn layers(stage: &Stage, shown: &Shown) {
    let (painter, look, trays) = (stage.painter(), stage.look(), stage.geometry.trays());
    for cell in shown.still {
        if let Some(colour) = shown.position.ball(cell) {
            let lying = balls::of_game(stage.position(), colour, trays.cell(cell), look);
            ball::ball(painter, &lying, look.palette);
        }
    }
    for &(colour, whereabouts) in &shown.moving {
        let Some(spot) = in_cube(whereabouts) else {
            continue;
        };
        for layer in 0..SIDE {
            let [file, rank] = spot.seen_from_above();
            let aside = [file, rank].map(|place| (place - 2.0).max(-place).max(0.0));
            let off = (spot.height() - f32::from(layer)).abs() + 2.0 * (aside[0] + aside[1]);
            if off < 1.0 {
                let circle = trays.in_layer(layer, spot);
                let mut glass = balls::of_game(stage.position(), colour, circle, look);
                glass.alpha = (1.0 - off).min(0.999);
                ball::ball(painter, &glass, look.palette);
            }
        }
    }
}

/// The balls in the players' hands.
pub(super) fn hands(stage: &Stage, shown: &Shown) {
    if !stage.has_hands() {
        return;
    }
    let held = shown.held.map(|(colour, _)| colour);
    let holds = holds(stage.position(), stage.look().viewer);
    for (index, hold) in holds.iter().enumerate() {
        let out = usize::from(held == Some(hold.ball)).min(hold.count);
        for hollow in 0..hold.count - out {
            let Circle { center, radius } =
                stage.geometry.trays().hollow(index, holds.len(), hollow);
            let circle = Circle::new(center, 0.93 * radius);
            let glass = balls::of_game(stage.position(), hold.ball, circle, stage.look());
            ball::ball(stage.painter(), &glass, stage.look().palette);
        }
    }
}
