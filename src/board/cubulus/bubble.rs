//! The reason of a refusal between the two panes above the cube, where it covers no opening.

use egui::{Rect, pos2, vec2};

use super::stage::Stage;
use crate::board::paint::Bubble;
use crate::phrase::Phrase;

/// How far its foot is above the middle of the cube, in `u`.
const FOOT: f32 = 3.4;
/// The room between the panes, in `u`.
const WIDTH: f32 = 5.4;

/// Lays the words of a reason out.
pub(super) fn lay_out(stage: &Stage, reason: &Phrase) -> Bubble {
    let (middle, u) = (stage.geometry.middle(), stage.geometry.u());
    let corner = middle - vec2(0.5 * WIDTH, FOOT) * u;
    let below = Rect::from_min_max(corner, pos2(corner.x + WIDTH * u, middle.y));
    let words = stage.scene.texts.say(reason);
    Bubble::above(stage.painter(), below, u, words, stage.look().palette)
}
