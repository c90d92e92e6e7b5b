//! Draws the board as it is at this moment. It asks for nothing and changes nothing.

mod backdrop;
mod marks;
mod rolling;

use egui::lerp;

use super::stage::Stage;
use super::state::View;
use super::{balls, hand};
use crate::board::gesture;
use crate::board::paint::{Circle, ball};
use crate::rules::Game;
use crate::rules::kuba::{Cells, Position, Push, Row};

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

/// Draws everything.
pub(super) fn draw(view: &View, stage: &Stage) {
    let (painter, look) = (stage.painter(), stage.look());
    let game = stage.scene.game();
    backdrop::backdrop(painter, &stage.geometry, look);
    rolling::hollows(view, stage);
    if game.position().is_extra_turn() && game.outcome().is_none() {
        backdrop::field_outline(painter, &stage.geometry, look.palette);
    }
    let shift = shift(view, stage);
    let before = view.pushing().map(|motion| &motion.before);
    let position = before.unwrap_or(game.position());
    marbles(stage, position, shift.as_ref());
    if before.is_none() && shift.is_none() {
        marks::last_turn(stage);
    }
    for motion in view.motions() {
        rolling::fallen(stage, motion);
    }
    let dragged_off = |shift: &Shift| view.drag.is_some() && !shift.alone && shift.distance > LIP;
    if let Some(marble) = shift.filter(dragged_off).and_then(|shift| shift.row.falls) {
        rolling::light_hollow(stage, marble);
    }
    marks::draw(view, stage);
}

/// The row that is being dragged, springs back, or is in motion.
fn shift(view: &View, stage: &Stage) -> Option<Shift> {
    let position = stage.position();
    if let Some(motion) = view.pushing() {
        let distance = motion.progress(stage.time);
        return Shift::whole(&motion.before, motion.push, distance);
    }
    if let Some((push, distance)) = view.let_go {
        return Shift::whole(position, push, distance);
    }
    if let Some(spring) = &view.spring {
        let distance = spring.offset(stage.time, stage.look().pace())?;
        let shift = Shift::whole(position, spring.mv, distance)?;
        return Some(Shift {
            alone: !spring.legal,
            ..shift
        });
    }
    let dragged = view.drag.as_ref()?;
    if !hand::can_take(stage.scene, dragged.cell) {
        return None;
    }
    let pull = dragged.pull(&stage.geometry)?;
    let push = Push::new(dragged.cell, pull.direction);
    let legal = stage.scene.game().check_push(push).is_ok();
    let shift = Shift::whole(position, push, gesture::follow(pull.distance, legal))?;
    Some(Shift {
        alone: !legal,
        ..shift
    })
}

impl Shift {
    /// The whole row on its way.
    fn whole(position: &Position, push: Push, distance: f32) -> Option<Self> {
        Some(Self {
            push,
            row: position.row(push)?,
            distance,
            alone: false,
        })
    }

    /// The cells whose marbles move.
    fn cells(&self) -> Cells {
        if self.alone {
            Cells::of(self.push.from)
        } else {
            self.row.cells
        }
    }
}

/// The marbles on the field, those of a moving row where they are now.
fn marbles(stage: &Stage, position: &Position, shift: Option<&Shift>) {
    let (painter, look) = (stage.painter(), stage.look());
    let moving = shift.map_or(Cells::EMPTY, Shift::cells);
    for cell in position.occupied() - moving {
        if let Some(marble) = position.marble(cell) {
            let still = balls::marble(marble, stage.geometry.marble(cell), look);
            ball::ball(painter, &still, look.palette);
        }
    }
    if let Some(shift) = shift {
        row(stage, position, shift);
    }
}

/// The marbles of a moving row.
fn row(stage: &Stage, position: &Position, shift: &Shift) {
    let (geometry, look) = (&stage.geometry, stage.look());
    let moving = shift.cells();
    let vector = geometry.vector(shift.push.direction);
    let mut next = Some(shift.push.from);
    let mut index = 0;
    while let Some(cell) = next.filter(|&cell| moving.has(cell)) {
        if let Some(marble) = position.marble(cell) {
            let moved = if shift.alone {
                shift.distance
            } else {
                gesture::row_offset(index, shift.distance)
            };
            let off = cell == shift.row.front && shift.row.falls.is_some() && !shift.alone;
            let reach = if off { rolling::REACH } else { 1.0 };
            let way = vector * (moved * reach * geometry.cell_size());
            // Over the lip it sinks into the groove, and into its shadow.
            let sunk = if off {
                ((moved - LIP) / (1.0 - LIP)).clamp(0.0, 1.0)
            } else {
                0.0
            };
            let radius = lerp(
                geometry.marble_radius()..=rolling::lip_radius(geometry),
                sunk,
            );
            let circle = Circle::new(geometry.center(cell) + way, radius);
            let mut rolled = balls::marble(marble, circle, look).shaded(sunk, look.palette);
            // Half a turn looks like none, so that nothing jerks on arrival.
            rolled.roll = moved * std::f32::consts::PI;
            ball::ball(stage.painter(), &rolled, look.palette);
        }
        index += 1;
        next = cell.step(shift.push.direction);
    }
}
