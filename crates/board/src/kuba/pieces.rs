//! The marbles as they are on the screen now, moving ones included, and their painting.

use std::f32::consts::PI;

use egui::{Painter, Stroke, lerp};

use super::geometry::{self, Geometry};
use super::laid::{Pushed, awaited};
use super::{animation, balls};
use crate::face::{BoardView, Body, Pieces, Sense};
use crate::paint::{Chip, Circle, GlassBall, ball, marks};
use crate::{Look, gesture};
use kuba_rules::kuba::{Cell, Cells, GameState, Move, Position, Push, Row};

/// Distance from which a marble leaving the field is over the lip, in cells.
pub(super) const LIP: f32 = 0.5;
/// Distance from the last cell to the middle of the groove, in cells.
const REACH: f32 = 0.92;

/// A marble, or a shape used by marks.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    /// A marble.
    Marble(GlassBall),
    /// A hollow that is about to receive a marble.
    LitHollow(Circle),
    /// A direction chip, which pushes a marble.
    Chip(Chip),
}

impl Piece {
    pub(super) fn paint(&self, body: Body, painter: &Painter, look: &Look) {
        let palette = look.palette;
        match (self, body) {
            (Self::Marble(marble), Body::Whole) => ball::ball(painter, marble, palette),
            (Self::Marble(marble), Body::Ghost) => ball::ghost(painter, marble, palette),
            (Self::LitHollow(Circle { center, radius }), _) => {
                let accent = palette.mark_colours.hover.line;
                let stroke = Stroke::new(2.0, accent);
                painter.circle(*center, *radius, accent.gamma_multiply(0.35), stroke);
            }
            (Self::Chip(chip), _) => marks::chip(painter, chip, palette),
        }
    }
}

/// A row in motion; the distance is in cells.
pub(super) struct Shift {
    push: Push,
    pub(super) row: Row,
    pub(super) distance: f32,
    /// `true` if only the pushed marble moves, against resistance.
    pub(super) alone: bool,
}

pub(super) fn pieces(seen: &BoardView<GameState>) -> Pieces<Piece> {
    let before = seen.moving().map(|course| course.before.position());
    let position = before.unwrap_or(seen.at.game().position());
    let fallen = seen.going.iter().filter_map(|course| fallen(seen, course));
    Pieces {
        standing: marbles(seen, position, shift(seen).as_ref()),
        flying: fallen.map(Piece::Marble).collect(),
    }
}

/// The row that is being dragged, springs back or is animated.
pub(super) fn shift(seen: &BoardView<GameState>) -> Option<Shift> {
    if let Some(course) = seen.moving() {
        let Move::Push(push) = course.mv else {
            return None;
        };
        let row = course.before.position().row(push)?;
        return Some(Shift { push, row, distance: progress(course), alone: false });
    }
    let pull = seen.pull?;
    let direction = seen.at.geometry.geometry.direction(pull.travel)?;
    let push = Push::new(pull.from.cell()?, direction);
    Some(Shift {
        push,
        row: seen.at.game().position().row(push)?,
        distance: pull.travel.length(),
        alone: !pull.open,
    })
}

/// Progress of a row, 0 to 1.
fn progress(course: &Pushed) -> f32 {
    let from = animation::let_go(course.made.as_ref());
    match course.sense {
        Sense::Forward => from + (1.0 - from) * (1.0 - (1.0 - course.part).powi(3)),
        Sense::Backward => course.part.powi(3),
    }
}

impl Shift {
    fn cells(&self) -> Cells {
        if self.alone { Cells::of(self.push.from) } else { self.row.cells }
    }
}

fn marbles(seen: &BoardView<GameState>, position: &Position, shift: Option<&Shift>) -> Vec<Piece> {
    let (geometry, look) = (&seen.at.geometry.geometry, seen.at.look());
    let moving = shift.map_or(Cells::EMPTY, Shift::cells);
    let still = (position.occupied() - moving).filter_map(|cell| {
        let marble = position.marble(cell)?;
        Some(balls::marble(marble, geometry.marble(cell), look))
    });
    let row = shift.map(|shift| row(seen, position, shift));
    still.chain(row.into_iter().flatten()).map(Piece::Marble).collect()
}

fn row(seen: &BoardView<GameState>, position: &Position, shift: &Shift) -> Vec<GlassBall> {
    let (geometry, look) = (&seen.at.geometry.geometry, seen.at.look());
    let moving = shift.cells();
    let vector = geometry.vector(shift.push.direction);
    let mut row = Vec::new();
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
            let reach = if off { REACH } else { 1.0 };
            let way = vector * (moved * reach * geometry.cell_size());
            // Past the lip the marble sinks into the groove and its shadow.
            let sunk = if off { ((moved - LIP) / (1.0 - LIP)).clamp(0.0, 1.0) } else { 0.0 };
            let radius = lerp(geometry.marble_radius()..=lip_radius(geometry), sunk);
            let circle = Circle::new(geometry.center(cell) + way, radius);
            let mut rolled = balls::marble(marble, circle, look).shaded(sunk, look.palette);
            // Half a turn looks like none, so nothing jerks on arrival.
            rolled.roll = moved * PI;
            row.push(rolled);
        }
        index += 1;
        next = cell.step(shift.push.direction);
    }
    row
}

/// Radius of a marble just past the lip, which still sinks into the groove.
fn lip_radius(geometry: &Geometry) -> f32 {
    geometry.marble_radius().midpoint(geometry.rolling_radius())
}

/// Progress of a captured marble over the lip, along the groove and into its hollow, each from 0 to 1.
fn parts(course: &Pushed) -> Option<[f32; 3]> {
    match course.leg {
        1 => Some([course.part, 0.0, 0.0]),
        2 => Some([1.0, course.part, 0.0]),
        3 => Some([1.0, 1.0, course.part]),
        _ => None,
    }
}

fn fallen(seen: &BoardView<GameState>, course: &Pushed) -> Option<GlassBall> {
    let (laid, look) = (seen.at.geometry, seen.at.look());
    let geometry = &laid.geometry;
    let marble = awaited(course)?;
    let [over, rolled, hopped] = parts(course)?;
    let way = laid.way(&course.before, course.mv, course.ply)?;
    let whole = geometry::length(&way);
    let (&[start, lip], &[exit, hollow]) = (way.first_chunk::<2>()?, way.last_chunk::<2>()?);
    let rolling = geometry.rolling_radius();
    let roll_length = (whole - start.distance(lip) - exit.distance(hollow)).max(0.0);
    let circle = if hopped > 0.0 {
        let lift = (hopped * PI).sin() * 0.10;
        let radius = lerp(rolling..=geometry.captured_radius(), hopped) * (1.0 + lift);
        Circle::new(exit.lerp(hollow, hopped), radius)
    } else {
        let length = start.distance(lip) + roll_length * ease(rolled);
        let radius = lerp(lip_radius(geometry)..=rolling, over);
        Circle::new(geometry::along(&way, length), radius)
    };
    let mut glass = balls::marble(marble, circle, look).shaded(1.0 - hopped, look.palette);
    // Whole half turns, so that the marble looks at rest in its hollow.
    let turns = (roll_length / rolling / PI).round() * PI;
    glass.roll = turns * ease(rolled);
    if !geometry.has_hollows() {
        glass.alpha = match course.leg {
            1 => 1.0 - 0.5 * over,
            2 => 0.5 * (1.0 - rolled),
            _ => 0.0,
        };
    }
    Some(glass)
}

/// Slows down slightly, as a marble in the groove does.
fn ease(part: f32) -> f32 {
    part * (1.5 - 0.5 * part)
}

/// Returns `true` while the marble captured by move `ply` is on its way to its hollow.
pub(super) fn awaits(going: &[Pushed], ply: Option<usize>) -> bool {
    let is_it = |course: &Pushed| ply == Some(course.ply) && awaited(course).is_some();
    going.iter().any(is_it)
}

pub(super) fn picked(seen: &BoardView<GameState>) -> Option<Cell> {
    seen.picks.last().and_then(|pick| pick.cell())
}
