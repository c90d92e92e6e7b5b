//! A wheel turns the cube that is about to be placed.

use egui::{Event, MouseWheelUnit};

use crate::board::qubism::drag::Held;
use crate::board::qubism::stage::Stage;
use crate::board::qubism::state::View;
use crate::rules::qubism::Cube;

/// So many points of a wheel without notches are a quarter turn.
const NOTCH: f32 = 40.0;

/// Takes the wheel while a cube from the rail is dragged.
pub(super) fn take(view: &mut View, stage: &Stage) {
    let held = view.drag.as_ref().map(|drag| drag.held);
    if !matches!(held, Some(Held::Supply(_))) {
        view.wheel = 0.0;
        return;
    }
    let turned: f32 = stage.ui.input(|input| {
        let notches = input.events.iter().map(|event| match event {
            Event::MouseWheel { unit, delta, .. } => match unit {
                MouseWheelUnit::Point => delta.y,
                MouseWheelUnit::Line | MouseWheelUnit::Page => delta.y.signum() * NOTCH,
            },
            _ => 0.0,
        });
        notches.sum()
    });
    view.wheel += turned;
    while view.wheel.abs() >= NOTCH {
        let back = view.wheel > 0.0;
        view.wheel -= NOTCH * view.wheel.signum();
        view.prepare(quarter(view.usual(), back));
    }
}

/// The cube a quarter turn on, or back.
pub(super) fn quarter(cube: Cube, back: bool) -> Cube {
    let arrow = if back {
        cube.arrow.left()
    } else {
        cube.arrow.right()
    };
    Cube { arrow, ..cube }
}
