//! The reason of a refusal, or advice, between the two panes above the cube, where it covers no opening.

use egui::{Color32, Rect, pos2, vec2};

use super::stage::Stage;
use crate::board::paint::{Beside, Bubble, Line};
use crate::phrase::Phrase;

/// How far its foot is above the middle of the cube, in `u`.
const FOOT: f32 = 3.4;
/// The room between the panes, in `u`.
const WIDTH: f32 = 5.4;

/// Lays words out.
pub(super) fn lay_out(stage: &Stage, words: &Phrase, ink: Color32) -> Bubble {
    let (middle, u) = (stage.geometry.middle(), stage.geometry.u());
    let corner = middle - vec2(0.5 * WIDTH, FOOT) * u;
    let below = Rect::from_min_max(corner, pos2(corner.x + WIDTH * u, middle.y));
    let place = Beside {
        field: below,
        cell: u,
        below: false,
        chips: Rect::NOTHING,
        middle: middle.x,
    };
    let line = Line {
        toward: None,
        words: stage.scene.texts.say(words),
    };
    Bubble::new(stage.painter(), place, vec![line], ink)
}
