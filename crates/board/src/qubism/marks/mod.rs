//! Marks on the board: selection, preview, last move, threats and rejections.

mod picks;
mod refused;
mod shapes;
mod trace;

use egui::Vec2;

use super::animation::Act;
use super::pieces::Piece;
use super::target::Target;
use crate::face::{
    BoardMark, BoardView, Body, LINE_STRENGTHS, Layer, MarkRole, MarkShape, MarkTopic,
    MoveAnimation, Sense,
};
use crate::paint::{Arrow, Circle};
use kuba_rules::Game;
use kuba_rules::qubism::{Colour, GameState, Move, Position, Square, Squares};

use self::shapes::{Marks, around_cube, around_piece, ghost, width};
use self::trace::MovePath;

pub(super) use self::refused::{about, beside};

type View<'a> = BoardView<'a, GameState>;

pub(super) fn marks(seen: &View, of: &MarkTopic<GameState>, into: &mut Marks) {
    match of {
        MarkTopic::Picks => picks::picks(seen, into),
        MarkTopic::Last => last(seen, into),
        MarkTopic::Move(mv, None) => hint(seen, *mv, into),
        MarkTopic::Move(mv, Some(nth)) => thought(seen, *mv, *nth, into),
        MarkTopic::Area(mv) => row(seen, *mv, into),
        MarkTopic::Beginning(mv) => begins(seen, *mv, into),
        MarkTopic::Refused(why) => refused::refused(seen, why, into),
        MarkTopic::Threats => ways(seen, into),
        MarkTopic::End => winner(seen, into),
        MarkTopic::Arrived(course) => arrived(seen, course, into),
    }
}

/// Strength of the ring where the last move began.
const SOFT: f32 = 0.6;

fn last(seen: &View, into: &mut Marks) {
    let (scene, geometry) = (seen.at.scene, seen.at.geometry);
    let before = scene.positions.iter().rev().nth(1);
    let (Some(&mv), Some(before)) = (scene.moves.last(), before) else {
        return;
    };
    match mv {
        Move::Place { square, .. } => {
            into.push(around_cube(geometry, square, Layer::Below, false));
        }
        Move::Go { from, to } => {
            let trace = MovePath::of(before.position(), from, to);
            let mark = |shape| BoardMark::new(MarkRole::Hover, Layer::Below, shape);
            into.push(mark(trace.start(geometry)).faint(SOFT));
            into.push(mark(trace.left(geometry)));
        }
    }
}

/// Highlights the row of the square that a move goes to.
fn row(seen: &View, mv: Move, into: &mut Marks) {
    let (Move::Place { square: to, .. } | Move::Go { to, .. }) = mv;
    let squares = Square::all().filter(|square| square.rank() == to.rank());
    into.extend(squares.map(|square| around_cube(seen.at.geometry, square, Layer::Above, true)));
}

/// Highlights the pawn or the cube that is to move; nothing for a new cube.
fn begins(seen: &View, mv: Move, into: &mut Marks) {
    let (Move::Go { from, .. }, geometry) = (mv, seen.at.geometry) else {
        return;
    };
    let is_cube = seen.at.game().position().cube(from).is_some();
    into.push(if is_cube {
        around_cube(geometry, from, Layer::Above, true)
    } else {
        let ring = MarkShape::Ring(geometry.pawn(from), true);
        BoardMark::new(MarkRole::Hover, Layer::Above, ring)
    });
}

fn hint(seen: &View, mv: Move, into: &mut Marks) {
    let geometry = seen.at.geometry;
    match mv {
        Move::Place { square, cube } => {
            into.push(ghost(geometry, square, cube, Layer::Above));
            into.push(around_cube(geometry, square, Layer::Above, true));
        }
        Move::Go { from, to } => {
            let Some(cube) = seen.at.game().position().cube(from) else {
                let ring = MarkShape::Ring(geometry.pawn(from), true);
                into.push(BoardMark::new(MarkRole::Hover, Layer::Above, ring));
                let position = seen.at.game().position();
                step(seen, position, [from, to], (1.0, None), into);
                return;
            };
            into.push(around_cube(geometry, from, Layer::Above, true));
            let trace = MovePath::of(seen.at.game().position(), from, to);
            let line = MarkShape::Line(trace.line(geometry, BESIDE_CUBE), width(geometry, 0.04));
            into.push(BoardMark::new(MarkRole::Hover, Layer::Below, line));
            into.push(ghost(geometry, to, cube.rolled(), Layer::Below));
            into.push(around_cube(geometry, to, Layer::Below, false));
        }
    }
}

/// The `nth` move of the engine's line.
fn thought(seen: &View, mv: Move, nth: usize, into: &mut Marks) {
    let geometry = seen.at.geometry;
    let number = seen.at.scene.number_in_line(nth);
    match mv {
        Move::Go { from, to } => {
            // Earlier moves of the line have changed the board.
            let mut game = seen.at.game().clone();
            for &before in &seen.at.scene.line[..nth] {
                if game.check(before).is_err() {
                    return;
                }
                game.play(before);
            }
            let look = (LINE_STRENGTHS[nth], number);
            step(seen, game.position(), [from, to], look, into);
        }
        Move::Place { square, cube } => {
            into.push(ghost(geometry, square, cube, Layer::Below));
            into.push(around_cube(geometry, square, Layer::Below, nth == 0));
            if let Some(number) = number {
                let corner = geometry.center(square) + Vec2::new(0.36, -0.36) * geometry.unit();
                let circle = Circle::new(corner, 0.13 * geometry.unit());
                let shape = MarkShape::Number(circle, number);
                into.push(BoardMark::new(MarkRole::Hover, Layer::Below, shape));
            }
        }
    }
}

/// Distance from the middle of a cube, and of a pawn, to the start of an arrow that leads away from it, in
/// squares.
const BESIDE_CUBE: f32 = 0.44;
const BESIDE_PAWN: f32 = 0.36;

/// The way of a piece on the board: an arrow, or a curve around a pawn that is jumped over.
fn step(
    seen: &View,
    position: &Position,
    [from, to]: [Square; 2],
    (strength, number): (f32, Option<usize>),
    into: &mut Marks,
) {
    let (geometry, unit) = (seen.at.geometry, seen.at.geometry.unit());
    let trace = MovePath::of(position, from, to);
    let mark = |shape| BoardMark::new(MarkRole::Hover, Layer::Below, shape).faint(strength);
    if trace.over.is_some() {
        let points = trace.line(geometry, BESIDE_PAWN);
        if let [.., before, end] = points[..] {
            let toward = (end - before).normalized();
            let tip = MarkShape::Chevron(end + toward * 0.1 * unit, toward, 1.3 * unit);
            into.push(mark(MarkShape::Line(points.clone(), width(geometry, 0.05))));
            into.push(mark(tip));
        }
        if let (Some(number), Some(&start)) = (number, points.first()) {
            let circle = Circle::new(start, 0.13 * unit);
            into.push(mark(MarkShape::Number(circle, number)));
        }
        return;
    }
    let [start, end] = [from, to].map(|square| geometry.center(square));
    let along = (end - start).normalized() * unit;
    let beside = if trace.is_cube { BESIDE_CUBE } else { BESIDE_PAWN };
    // The tip ends within the square.
    let arrow =
        Arrow { number, ..Arrow::between(start + along * beside, end - along * 0.12, unit) };
    into.push(mark(MarkShape::Arrow(arrow)));
}

/// The shortest ways of both pawns, side by side where they coincide.
fn ways(seen: &View, into: &mut Marks) {
    let (position, geometry) = (seen.at.game().position(), seen.at.geometry);
    for colour in Colour::ALL {
        let player = colour.player();
        let Some(way) = position.way_to_goal(player) else {
            continue;
        };
        let aside = match colour {
            Colour::Black => -0.08,
            Colour::White => 0.08,
        };
        let aside = Vec2::splat(aside * geometry.unit());
        let squares = in_order(position.pawn(player), way).into_iter();
        let points = squares.map(|square| geometry.center(square) + aside);
        let mut points: Vec<_> = points.collect();
        if let [start, next, ..] = &mut points[..] {
            // The way starts beside the pawn, not under it.
            *start += (*next - *start).normalized() * BESIDE_PAWN * geometry.unit();
        }
        let way = Piece::Way(colour, points, 0.085 * geometry.unit());
        let shape = MarkShape::Own(way, Body::Whole);
        into.push(BoardMark::new(MarkRole::Threat, Layer::Above, shape));
    }
}

fn in_order(start: Square, way: Squares) -> Vec<Square> {
    let mut left = way - Squares::of(start);
    let mut ordered = vec![start];
    let mut here = start;
    while let Some(next) = (Squares::of(here).beside() & left).next() {
        left = left - Squares::of(next);
        ordered.push(next);
        here = next;
    }
    ordered
}

fn winner(seen: &View, into: &mut Marks) {
    let position = seen.at.game().position();
    let Some(player) = position.winner() else {
        return;
    };
    let Circle { center, radius } = seen.at.geometry.pawn(position.pawn(player));
    let width = 0.16 * radius;
    let shape = MarkShape::Circle(Circle::new(center, radius + width), width);
    into.push(BoardMark::new(MarkRole::Win, Layer::Above, shape));
}

/// The outline of the moved piece, instead of motion.
fn arrived(seen: &View, course: &MoveAnimation<GameState, Target>, into: &mut Marks) {
    let geometry = seen.at.geometry;
    let square = match (Act::of(&course.before, course.mv), course.sense) {
        (Act::Pawn { to, .. } | Act::Cube { to, .. }, Sense::Forward) => Ok(to),
        (Act::Pawn { from, .. } | Act::Cube { from, .. }, Sense::Backward) => Ok(from),
        (Act::Place { square, .. }, Sense::Forward) => Ok(square),
        (Act::Place { index, .. }, Sense::Backward) => Err(geometry.place(index)),
    };
    let rect = square.map_or_else(|place| place, |square| around_piece(&seen.at, square));
    let shape = MarkShape::Outline(rect, 0.11 * geometry.unit(), width(geometry, 0.03));
    into.push(BoardMark::new(MarkRole::Hover, Layer::Above, shape));
}
