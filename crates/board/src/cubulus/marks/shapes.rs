//! Shapes of the marks on this board.

use egui::{Pos2, Vec2};

use crate::cubulus::balls;
use crate::cubulus::pieces::Piece;
use crate::face::{BoardLayout as _, BoardMark, BoardView, Body, Layer, MarkRole, MarkShape};
use crate::paint::{Arrow, Circle};
use kuba_rules::cubulus::{Ball, Cell, GameState, Opening, Square};

/// Strength of a thread, 0 to 1.
const THREAD: f32 = 0.75;

/// Radius of a small ball, and its distance from the middle along either axis, in radii of a ball.
const SMALL: f32 = 0.45;
const ASIDE: f32 = 0.6;

pub(super) type Marks = Vec<BoardMark<Piece>>;

type View<'a> = BoardView<'a, GameState>;

const fn above(ink: MarkRole, shape: MarkShape<Piece>) -> BoardMark<Piece> {
    BoardMark::new(ink, Layer::Above, shape)
}

fn pictures(seen: &View, cell: Cell) -> impl Iterator<Item = Circle> {
    let geometry = seen.at.geometry;
    geometry.balls(cell).chain(geometry.in_tray(cell))
}

pub(super) fn ghosts(
    seen: &View,
    ball: Ball,
    cell: Cell,
) -> impl Iterator<Item = BoardMark<Piece>> {
    let look = seen.at.look();
    pictures(seen, cell).map(move |circle| {
        let glass = Piece(balls::ball(ball, circle, look));
        BoardMark::new(MarkRole::Hover, Layer::Below, MarkShape::Own(glass, Body::Ghost))
    })
}

pub(super) fn ring(ball: Circle, ink: MarkRole) -> BoardMark<Piece> {
    let width = (0.075 * ball.radius).max(1.6);
    let around = Circle::new(ball.center, ball.radius + 0.6 * width);
    above(ink, MarkShape::Circle(around, width))
}

/// Ring around a cell in its layer.
pub(super) fn ring_in_layer(seen: &View, cell: Cell, ink: MarkRole) -> Option<BoardMark<Piece>> {
    let circle = seen.at.geometry.in_tray(cell)?;
    Some(ring(circle, ink))
}

pub(super) fn rings(
    seen: &View,
    cell: Cell,
    ink: MarkRole,
) -> impl Iterator<Item = BoardMark<Piece>> {
    pictures(seen, cell).map(move |circle| ring(circle, ink))
}

/// Rings with light rims around the pictures of a cell that the last move reached, with this line width.
pub(super) fn traces(
    seen: &View,
    cell: Cell,
    width: f32,
) -> impl Iterator<Item = BoardMark<Piece>> {
    let geometry = seen.at.geometry;
    let ring = move |layer, Circle { center, radius }| {
        let width = width.min(0.16 * radius);
        let around = Circle::new(center, radius + width);
        BoardMark::new(MarkRole::LastMove, layer, MarkShape::Circle(around, width))
    };
    // In the layers the balls lie too close together for rings over them.
    let balls = geometry.balls(cell).map(move |ball| ring(Layer::Above, ball));
    balls.chain(geometry.in_tray(cell).map(move |ball| ring(Layer::Below, ball)))
}

/// Sign at the opening that the last move pressed.
pub(super) fn pressed(seen: &View, opening: Opening) -> BoardMark<Piece> {
    let geometry = seen.at.geometry;
    let ball = geometry.ball(opening);
    let out = geometry.step(opening.direction().opposite()).normalized();
    let tip = ball.center + out * (ball.radius + 5.0);
    above(MarkRole::LastMove, MarkShape::Chevron(tip, -out, 1.2 * geometry.unit()))
}

pub(super) fn threads(seen: &View, cell: Cell) -> impl Iterator<Item = BoardMark<Piece>> {
    let mut rest: Vec<Circle> = pictures(seen, cell).collect();
    let mut joined: Vec<Circle> = rest.drain(..rest.len().min(1)).collect();
    let mut threads = Vec::new();
    while !rest.is_empty() {
        let apart = |&(from, to): &(Circle, usize)| from.center.distance(rest[to].center);
        let links = joined.iter().flat_map(|&from| (0..rest.len()).map(move |to| (from, to)));
        let Some((from, to)) = links.min_by(|one, other| apart(one).total_cmp(&apart(other)))
        else {
            break;
        };
        let next = rest.remove(to);
        threads.push(thread(seen, from, next));
        joined.push(next);
    }
    let width = (0.018 * seen.at.geometry.unit()).max(1.0);
    threads.into_iter().map(move |line| {
        let shape = MarkShape::Line(line, width);
        BoardMark::new(MarkRole::Hover, Layer::Below, shape).faint(THREAD)
    })
}

/// Thread from an opening to the core in its layer, the only place where the core is visible.
pub(super) fn thread_to_core(
    seen: &View,
    opening: Opening,
    ink: MarkRole,
) -> Option<BoardMark<Piece>> {
    let geometry = seen.at.geometry;
    let core = geometry.in_tray(Cell::CORE)?;
    let line = thread(seen, geometry.ball(opening), core);
    let width = (0.018 * geometry.unit()).max(1.0);
    Some(BoardMark::new(ink, Layer::Below, MarkShape::Line(line, width)).faint(THREAD))
}

/// Line between the rims of two pictures, bent to cross as little of the faces as possible.
fn thread(seen: &View, from: Circle, to: Circle) -> Vec<Pos2> {
    let geometry = seen.at.geometry;
    let whole = to.center - from.center;
    let along = whole.normalized();
    let (begin, end) =
        (from.center + along * 1.12 * from.radius, to.center - along * 1.12 * to.radius);
    geometry.bow([begin, end], whole)
}

pub(super) fn square(
    seen: &View,
    square: Square,
    ink: MarkRole,
) -> impl Iterator<Item = BoardMark<Piece>> {
    part_of_square(seen, square, ink, 1.0)
}

/// Draws the square only up to `share` (0 to 1).
pub(super) fn part_of_square(
    seen: &View,
    square: Square,
    ink: MarkRole,
    share: f32,
) -> impl Iterator<Item = BoardMark<Piece>> {
    let geometry = seen.at.geometry;
    let openings = square.cells.filter_map(|cell| Opening::new(cell, square.face.inwards()));
    let balls: Vec<Circle> = openings.map(|opening| geometry.ball(opening)).collect();
    let unit = geometry.unit();
    let ring_width = (0.085 * unit).max(2.4);
    // Cells are numbered row by row; the second and third cells of a diamond are its sides.
    let round = [0, 1, 3, 2].map(|place| balls.get(place).copied());
    let round: Vec<Circle> = round.into_iter().flatten().collect();
    let count = round.len();
    let drawn = share * count as f32;
    let lines = (0..count).filter_map(|place| {
        let part = (drawn - place as f32).clamp(0.0, 1.0);
        let (from, to) = (round[place], round[(place + 1) % count]);
        let along: Vec2 = (to.center - from.center).normalized();
        let begin = from.center + along * from.radius;
        let end = to.center - along * to.radius;
        (part > 0.0).then(|| vec![begin, begin.lerp(end, part)])
    });
    let lines = above(ink, MarkShape::Lines(lines.collect(), (0.09 * unit).max(2.4)));
    let reached = round.into_iter().take(drawn.floor() as usize + 1);
    let rings = reached.map(move |Circle { center, radius }| {
        let around = Circle::new(center, radius + 0.4 * ring_width);
        above(ink, MarkShape::Circle(around, ring_width))
    });
    std::iter::once(lines).chain(rings)
}

/// The way into an opening: its own outline, and an arrow over its rib.
pub(super) fn way_in(
    seen: &View,
    opening: Opening,
    ink: MarkRole,
    (strength, number): (f32, Option<usize>),
) -> [BoardMark<Piece>; 2] {
    let [tail, tip] = seen.at.geometry.arrow_into(opening);
    let cell = 0.55 * seen.at.geometry.unit();
    // The head extends slightly beyond the end of an arrow.
    let to = tip + (tail - tip).normalized() * 0.22 * cell;
    let arrow = Arrow { strength, number, ..Arrow::between(tail, to, cell) };
    [outline(seen, opening, ink, (0.06, 2.4)).faint(strength), above(ink, MarkShape::Arrow(arrow))]
}

/// The way of the ball that a shift ejects, from a small ring where it comes out.
pub(super) fn shift(seen: &View, opening: Opening, ink: MarkRole) -> [BoardMark<Piece>; 2] {
    let geometry = seen.at.geometry;
    let width = (0.034 * geometry.unit()).max(1.6);
    let way = geometry.way_round(opening);
    let start = Circle::new(geometry.entrance(opening.opposite()), 2.6 * width);
    [
        BoardMark::new(ink, Layer::Below, MarkShape::Line(way, width)),
        above(ink, MarkShape::Circle(start, width)),
    ]
}

/// Small balls that say which colours will lie in a cell: in its layer, and on the faces if nothing may
/// move there.
pub(super) fn to_come(
    seen: &View,
    ball: Ball,
    cell: Cell,
) -> impl Iterator<Item = BoardMark<Piece>> {
    let look = seen.at.look();
    let geometry = seen.at.geometry;
    let is_still = look.pace() == 0.0;
    let faces = geometry.balls(cell).filter(move |_| is_still);
    let places = faces.chain(geometry.in_tray(cell));
    places.flat_map(move |Circle { center, radius }| {
        let aside = center + Vec2::splat(ASIDE * radius);
        let small = Circle::new(aside, SMALL * radius);
        let glass = Piece(balls::ball(ball, small, look));
        let rim = Circle::new(aside, small.radius + 0.7);
        [
            above(MarkRole::Hover, MarkShape::Own(glass, Body::Whole)),
            above(MarkRole::Hover, MarkShape::Circle(rim, 1.4)),
        ]
    })
}

/// Edge of an opening inside ribs of width `rib`.
pub(super) fn outline(
    seen: &View,
    opening: Opening,
    ink: MarkRole,
    (rib, width): (f32, f32),
) -> BoardMark<Piece> {
    let corners = seen.at.geometry.rhombus(opening, rib);
    above(ink, MarkShape::Polygon(corners.to_vec(), width))
}
