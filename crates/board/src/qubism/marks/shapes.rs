//! Shapes of the marks on this board.

use egui::{Pos2, Rect, Vec2};

use crate::face::{BoardContext, BoardMark, Body, Layer, MarkRole, MarkShape};
use crate::qubism::geometry::{Geometry, side};
use crate::qubism::pieces::{Piece, block};
use kuba_rules::qubism::{Cube, Direction, Fin, GameState, Square};

pub(super) type Marks = Vec<BoardMark<Piece>>;

/// Line width in points, given in squares; at least 1.4 points.
pub(super) fn width(geometry: &Geometry, squares: f32) -> f32 {
    (squares * geometry.unit()).max(1.4)
}

pub(super) const fn own(piece: Piece, layer: Layer) -> BoardMark<Piece> {
    BoardMark::new(MarkRole::Hover, layer, MarkShape::Own(piece, Body::Whole))
}

pub(super) fn ghost(
    geometry: &Geometry,
    square: Square,
    cube: Cube,
    layer: Layer,
) -> BoardMark<Piece> {
    let piece = Piece::Lying(block(geometry, square, cube));
    BoardMark::new(MarkRole::Hover, layer, MarkShape::Own(piece, Body::Ghost))
}

/// Rectangle around a cube on a square; its outline lies on the field, never on the cube.
fn cube_rect(geometry: &Geometry, square: Square) -> Rect {
    let cube = Cube { arrow: Direction::North, fin: Fin::Left };
    let rect = block(geometry, square, cube).outline();
    rect.expand(0.035 * geometry.unit())
}

pub(super) fn around_piece(at: &BoardContext<GameState>, square: Square) -> Rect {
    if at.game().position().cube(square).is_some() {
        return cube_rect(at.geometry, square);
    }
    let circle = at.geometry.pawn(square);
    Rect::from_center_size(circle.center, Vec2::splat(2.2 * circle.radius))
}

pub(super) fn around_cube(
    geometry: &Geometry,
    square: Square,
    layer: Layer,
    strong: bool,
) -> BoardMark<Piece> {
    let width = width(geometry, if strong { 0.04 } else { 0.02 });
    let rect = cube_rect(geometry, square);
    let shape = MarkShape::Outline(rect, 0.11 * geometry.unit(), width);
    BoardMark::new(MarkRole::Hover, layer, shape)
}

/// Small arrow round the corner over which a cube turns, from its present direction to the next.
pub(super) fn turn_arc(geometry: &Geometry, square: Square, cube: Cube) -> BoardMark<Piece> {
    const STEPS: u8 = 8;
    let along = geometry.vector(cube.arrow);
    let aside = side(along, cube.fin);
    let unit = geometry.unit();
    // The front of a cube makes it reach further down.
    let center = geometry.center(square) + Vec2::new(0.0, 0.02 * unit);
    let middle = center + (along + aside) * 0.30 * unit;
    let point = |part: f32| {
        let angle = part * std::f32::consts::FRAC_PI_2;
        middle + (along * angle.cos() + aside * angle.sin()) * 0.19 * unit
    };
    let mut points: Vec<Pos2> =
        (0..=STEPS).map(|step| point(f32::from(step) / f32::from(STEPS))).collect();
    let end = point(1.0) - along * 0.07 * unit;
    points.push(end);
    let wing = 0.075 * unit;
    let head = vec![end + along * wing + aside * wing, end, end + along * wing - aside * wing];
    let shape = MarkShape::Lines(vec![points, head], width(geometry, 0.032));
    BoardMark::new(MarkRole::Hover, Layer::Above, shape)
}
