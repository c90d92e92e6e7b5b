//! Words beside the field: why something is refused, and advice.

use egui::{Color32, Rect};

use super::hand::Choice;
use super::stage::Stage;
use super::state::View;
use crate::board::paint::{Beside, Bubble, Line};
use crate::phrase::Phrase;

/// Lays words out above the field; below it where the chips of a square are above.
pub(super) fn lay_out(view: &View, stage: &Stage, words: &Phrase, ink: Color32) -> Bubble {
    let geometry = &stage.geometry;
    let chips = match view.choice {
        Some(Choice::Place(square)) => geometry.chips_around(square, view.fingers),
        _ => Rect::NOTHING,
    };
    let field = geometry.surround();
    let place = Beside {
        field,
        cell: geometry.unit(),
        below: chips.top() < field.top(),
        chips,
        middle: field.center().x,
    };
    let line = Line {
        toward: None,
        words: stage.scene.texts.say(words),
    };
    Bubble::new(stage.painter(), place, vec![line], ink)
}
