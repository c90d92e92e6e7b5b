//! Path of a move as a line on the board.

use egui::Pos2;

use super::shapes::width;
use crate::face::MarkShape;
use crate::paint::Circle;
use crate::qubism::geometry::Geometry;
use crate::qubism::pieces::Piece;
use kuba_rules::Player;
use kuba_rules::qubism::{Position, Square};

/// Radius of the ring at the start of a move, in squares.
const START: f32 = 0.17;
/// Distance from the middle of the last square to the end of a line, for a pawn and for a cube, in squares:
/// the line touches no ring around the piece.
const ENDS: [f32; 2] = [0.43, 0.47];
/// Distance at which a line passes a pawn that is jumped over, in squares.
const ASIDE: f32 = 0.44;
/// Number of segments of a line.
const PARTS: u16 = 48;

#[derive(Clone, Copy, Debug)]
pub(super) struct MovePath {
    pub from: Square,
    pub to: Square,
    /// The pawn that is jumped over.
    pub over: Option<Square>,
    pub is_cube: bool,
}

impl MovePath {
    pub(super) fn of(before: &Position, from: Square, to: Square) -> Self {
        let is_cube = before.cube(from).is_some();
        let other = |player: Player| before.pawn(player.next(2));
        let pawn = before.pawn_on(from).filter(|_| from.direction_to(to).is_none());
        Self { from, to, over: pawn.map(other), is_cube }
    }

    pub(super) fn start(self, geometry: &Geometry) -> MarkShape<Piece> {
        let circle = Circle::new(geometry.center(self.from), START * geometry.unit());
        MarkShape::Circle(circle, width(geometry, 0.022))
    }

    /// Line from `begin` squares off the middle of the first square to the piece on the last. It bends
    /// around a pawn that is jumped over straight, and turns at one that is passed sideways.
    pub(super) fn line(self, geometry: &Geometry, begin: f32) -> Vec<Pos2> {
        let unit = geometry.unit();
        let [from, to] = [self.from, self.to].map(|square| geometry.center(square));
        let over = self.over.map(|square| geometry.center(square));
        let straight = from.lerp(to, 0.5);
        let bow = over.filter(|over| over.distance(straight) < 0.1 * unit);
        let point = |part: f32| match (bow, over) {
            (Some(over), _) => {
                let side = (to - from).normalized().rot90();
                let inwards = geometry.field().center() - over;
                let side = if side.dot(inwards) < -0.1 { -side } else { side };
                let high = (std::f32::consts::PI * part).sin();
                from.lerp(to, part) + side * ASIDE * unit * high
            }
            (None, Some(over)) if part < 0.5 => from.lerp(over, 2.0 * part),
            (None, Some(over)) => over.lerp(to, 2.0 * part - 1.0),
            (None, None) => from.lerp(to, part),
        };
        let [pawn, cube] = ENDS;
        let end = if self.is_cube { cube } else { pawn };
        let is_free =
            |point: &Pos2| point.distance(from) >= begin * unit && point.distance(to) >= end * unit;
        let points = (0..=PARTS).map(|part| point(f32::from(part) / f32::from(PARTS)));
        points.filter(is_free).collect()
    }

    /// Line that the move leaves behind.
    pub(super) fn left(self, geometry: &Geometry) -> MarkShape<Piece> {
        MarkShape::Line(self.line(geometry, START), width(geometry, 0.022))
    }
}
