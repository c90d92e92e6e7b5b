//! The shapes that marks on this board are made of.

use egui::Pos2;

use crate::board::cubulus::balls;
use crate::board::cubulus::geometry::{FACES, along};
use crate::board::cubulus::pieces::Piece;
use crate::board::face::{BoardMark, Body, Ink, Layer, MarkShape, Plan as _, Seen};
use crate::board::paint::{Arrow, Circle};
use crate::rules::cubulus::{Ball, Cell, Direction, GameState, Opening};

/// How many points a dashed way has.
const POINTS: u8 = 40;

/// A list of marks.
pub(super) type Marks = Vec<BoardMark<Piece>>;

type View<'a> = Seen<'a, GameState>;

const fn above(ink: Ink, shape: MarkShape<Piece>) -> BoardMark<Piece> {
    BoardMark::new(ink, Layer::Above, shape)
}

/// A shape of this game's own.
pub(super) const fn own(piece: Piece, ink: Ink) -> BoardMark<Piece> {
    above(ink, MarkShape::Own(piece, Body::Whole))
}

/// A ball that would be there.
pub(super) fn ghost(seen: &View, ball: Ball, circle: Circle) -> BoardMark<Piece> {
    let glass = Piece::Ball(balls::ball(ball, circle, seen.at.look()));
    above(Ink::Hover, MarkShape::Own(glass, Body::Ghost))
}

/// A thin ring around a ball.
pub(super) fn ring(ball: Circle, ink: Ink) -> BoardMark<Piece> {
    let width = (0.075 * ball.radius).max(1.6);
    let around = Circle::new(ball.center, ball.radius + 0.6 * width);
    above(ink, MarkShape::Circle(around, width))
}

/// Rings around all pictures of a ball, also in its layer.
pub(super) fn rings(seen: &View, cell: Cell, ink: Ink) -> impl Iterator<Item = BoardMark<Piece>> {
    let geometry = seen.at.geometry;
    let pictures = geometry.balls(cell).chain([geometry.trays().cell(cell)]);
    pictures.map(move |circle| ring(circle, ink))
}

/// Fine rings around the pictures of a ball that a move has touched.
pub(super) fn traces(seen: &View, cell: Cell) -> impl Iterator<Item = BoardMark<Piece>> {
    seen.at
        .geometry
        .balls(cell)
        .map(|Circle { center, radius }| {
            let width = (0.05 * radius).max(1.2);
            let around = Circle::new(center, radius + 1.6 * width);
            let shape = MarkShape::Circle(around, width);
            BoardMark::new(Ink::LastMove, Layer::Below, shape)
        })
}

/// An arrow from before an opening into it.
pub(super) fn arrow(
    seen: &View,
    opening: Opening,
    strength: f32,
    number: Option<usize>,
) -> BoardMark<Piece> {
    let geometry = seen.at.geometry;
    let (from, to) = (geometry.before(opening), geometry.opening(opening));
    let (from, to) = (from.lerp(to, 0.35), from.lerp(to, 0.95));
    let arrow = Arrow {
        strength,
        number,
        ..Arrow::between(from, to, 0.7 * geometry.unit())
    };
    above(Ink::Hover, MarkShape::Arrow(arrow))
}

/// A small chevron that points in a direction.
pub(super) fn chevron(
    seen: &View,
    tip: Pos2,
    direction: Direction,
    (ink, layer): (Ink, Layer),
) -> BoardMark<Piece> {
    let unit = seen.at.geometry.unit();
    let toward = seen.at.geometry.step(direction) / unit;
    BoardMark::new(ink, layer, MarkShape::Chevron(tip, toward, unit))
}

/// Chevrons from a cell to the next one, on each face that shows both.
pub(super) fn chevrons(
    seen: &View,
    opening: Opening,
    cell: Cell,
    ink: Ink,
) -> impl Iterator<Item = BoardMark<Piece>> {
    let direction = opening.direction();
    let goes_on = cell.step(direction).is_some();
    let ends = [direction.face(), opening.face()];
    let faces = FACES.into_iter();
    let faces = faces.filter(move |face| goes_on && !ends.contains(face));
    faces.filter_map(move |face| {
        let geometry = seen.at.geometry;
        let lies = Opening::new(cell, face.inwards())?;
        let tip = geometry.ball(lies).center + geometry.step(direction) * 0.56;
        Some(chevron(seen, tip, direction, (ink, Layer::Above)))
    })
}

/// A dashed arc from where the ball of a full line comes out to where it goes in.
pub(super) fn way_round(seen: &View, opening: Opening, ink: Ink, layer: Layer) -> BoardMark<Piece> {
    let geometry = seen.at.geometry;
    let way = geometry.way_round(opening);
    let points = (0..=POINTS).map(|step| along(way, f32::from(step) / f32::from(POINTS)));
    let unit = geometry.unit();
    let shape = MarkShape::Line(points.collect(), (0.03 * unit).max(1.4));
    BoardMark::new(ink, layer, shape)
}

/// The edge of an opening, its ribs `rib` wide left out.
pub(super) fn outline(
    seen: &View,
    opening: Opening,
    ink: Ink,
    (rib, width): (f32, f32),
) -> BoardMark<Piece> {
    let corners = seen.at.geometry.rhombus(opening, rib);
    above(ink, MarkShape::Polygon(corners.to_vec(), width))
}

/// The edge of the core in its tray.
pub(super) fn around_core(seen: &View) -> BoardMark<Piece> {
    let core = seen.at.geometry.trays().square(Cell::CORE);
    above(
        Ink::Hover,
        MarkShape::Outline(core, 0.2 * core.width(), 2.0),
    )
}
