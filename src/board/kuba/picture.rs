//! Draws the board as it is at this moment.

use egui::{Painter, Response, Ui};

use super::geometry::Geometry;
use super::paint::{self, Ball};
use super::view::View;
use super::{drag, marks, motion, rolling};
use crate::board::{Hand, Look, Scene};
use crate::rules::Game;
use crate::rules::kuba::{Cells, GameState, Marble, Position, Push, Row};

/// From here on a marble that leaves the field is over the lip, in cells.
const LIP: f32 = 0.5;

/// A row on its way: the push, the marbles it moves, and how far, in cells.
struct Shift {
    push: Push,
    row: Row,
    distance: f32,
    /// Whether only the pushed marble moves (against resistance).
    alone: bool,
}

/// Draws everything. Returns the position that the user asks to look at, as the number of moves
/// before it.
pub(super) fn draw(
    view: &View,
    ui: &Ui,
    scene: &Scene<GameState>,
    geometry: &Geometry,
    response: &Response,
) -> Option<usize> {
    let look = &scene.look;
    let time = ui.input(|input| input.time);
    let painter = ui.painter();
    let game = scene.game();
    paint::backdrop(painter, geometry, look);
    rolling::hollows(view, painter, scene, geometry, time);
    if game.position().is_extra_turn() && game.outcome().is_none() {
        paint::field_outline(painter, geometry, look);
    }
    let shift = shift(view, scene, geometry, time);
    let before = view
        .motion
        .as_ref()
        .filter(|motion| motion.is_pushing(time))
        .map(|motion| &motion.before);
    let position = before.unwrap_or(game.position());
    marbles(painter, geometry, look, (position, shift.as_ref()));
    if before.is_none() && shift.is_none() {
        marks::last_turn(painter, scene, geometry);
    }
    for motion in view.motions() {
        rolling::fallen(painter, scene, geometry, (motion, time));
    }
    let dragged_off = |shift: &Shift| view.drag.is_some() && !shift.alone && shift.distance > LIP;
    if let Some(marble) = shift.filter(dragged_off).and_then(|shift| shift.row.falls) {
        rolling::light_hollow(painter, scene, geometry, marble);
    }
    marks::draw(view, ui, scene, geometry, response)
}

/// The row that is being dragged, springs back, or is in motion.
fn shift(view: &View, scene: &Scene<GameState>, geometry: &Geometry, time: f64) -> Option<Shift> {
    let game = scene.game();
    let made = |push: Push, distance: f32, alone: bool, position: &Position| {
        Some(Shift {
            push,
            row: position.row(push)?,
            distance,
            alone,
        })
    };
    if let Some(motion) = view
        .motion
        .as_ref()
        .filter(|motion| motion.is_pushing(time))
    {
        return made(motion.push, motion.progress(time), false, &motion.before);
    }
    if let Some((push, distance)) = view.let_go {
        return made(push, distance, false, game.position());
    }
    if let Some(spring) = &view.spring {
        let distance = spring.offset(time, motion::pace(&scene.look))?;
        return made(spring.push, distance, !spring.whole_row, game.position());
    }
    let dragged = view.drag.as_ref().filter(|_| scene.hand == Hand::Free)?;
    if game.position().marble(dragged.cell) != Some(Marble::of(game.turn())) {
        return None;
    }
    let pull = dragged.pull(geometry)?;
    let push = Push::new(dragged.cell, pull.direction);
    let legal = game.check_push(push).is_ok();
    let distance = drag::follow(pull.distance, legal);
    made(push, distance, !legal, game.position())
}

/// The marbles on the field, those of a moving row where they are now.
fn marbles(
    painter: &Painter,
    geometry: &Geometry,
    look: &Look,
    (position, shift): (&Position, Option<&Shift>),
) {
    let radius = geometry.marble_radius();
    let moving = shift.map_or(Cells::EMPTY, |shift| {
        if shift.alone {
            Cells::of(shift.push.from)
        } else {
            shift.row.cells
        }
    });
    for cell in position.occupied() - moving {
        if let Some(marble) = position.marble(cell) {
            let ball = Ball::new(marble, geometry.center(cell), radius);
            paint::marble(painter, ball, look);
        }
    }
    let Some(shift) = shift else {
        return;
    };
    let vector = geometry.vector(shift.push.direction);
    let mut next = Some(shift.push.from);
    let mut index = 0;
    while let Some(cell) = next.filter(|&cell| moving.has(cell)) {
        if let Some(marble) = position.marble(cell) {
            let moved = if shift.alone {
                shift.distance
            } else {
                drag::row_offset(index, shift.distance)
            };
            let off = cell == shift.row.front && shift.row.falls.is_some() && !shift.alone;
            let reach = if off { rolling::REACH } else { 1.0 };
            let center = geometry.center(cell) + vector * (moved * reach * geometry.cell_size());
            let mut ball = Ball::new(marble, center, radius);
            if off {
                let sunk = ((moved - LIP) / (1.0 - LIP)).clamp(0.0, 1.0);
                ball.radius = egui::lerp(radius..=rolling::lip_radius(geometry), sunk);
            }
            // Half a turn looks like none, so that nothing jerks on arrival.
            ball.roll = moved * std::f32::consts::PI;
            paint::marble(painter, ball, look);
        }
        index += 1;
        next = cell.step(shift.push.direction);
    }
}
