//! Marks on the board: what is chosen, what would happen, what just happened.

mod picks;
mod shapes;

use egui::Vec2;

use super::course::Act;
use super::pieces::Piece;
use super::place::{Place, Why};
use crate::board::face::{
    BoardMark, Course, Ink, LINE_STRENGTHS, Layer, MarkShape, Of, Seen, Sense,
};
use crate::board::paint::{Arrow, Capsule, Circle};
use crate::rules::qubism::{Colour, GameState, Illegal, Move, Square, Squares};

use self::shapes::{Marks, around_cube, around_piece, ghost, turn_arc, width};

type View<'a> = Seen<'a, GameState>;

/// The marks for one thing.
pub(super) fn marks(seen: &View, of: &Of<GameState>, into: &mut Marks) {
    match of {
        Of::Picks => picks::picks(seen, into),
        Of::Last => last(seen, into),
        Of::Move(mv, None) => hint(seen, *mv, into),
        Of::Move(mv, Some(nth)) => thought(seen, *mv, *nth, into),
        Of::Refused(why) => refused(seen, why, into),
        Of::Threats => ways(seen, into),
        Of::End => winner(seen, into),
        Of::Arrived(course) => arrived(seen, course, into),
    }
}

/// The trace of the last move, and how the cube has turned that it moved.
fn last(seen: &View, into: &mut Marks) {
    let (scene, geometry) = (seen.at.scene, seen.at.geometry);
    let Some(&mv) = scene.moves.last() else {
        return;
    };
    let Move::Go { from, to } = mv else {
        if let Move::Place { square, .. } = mv {
            into.push(around_cube(geometry, square, Layer::Below, false));
        }
        return;
    };
    let [start, end] = [from, to].map(|square| geometry.center(square));
    let capsule = Capsule {
        from: start,
        to: end,
        along: (end - start).normalized(),
        cell: geometry.unit(),
        number: None,
    };
    let shape = MarkShape::Capsule(capsule);
    into.push(BoardMark::new(Ink::Hover, Layer::Below, shape));
    let before = scene.positions.iter().rev().nth(1);
    if let Some(cube) = before.and_then(|before| before.position().cube(from)) {
        into.push(turn_arc(geometry, to, cube));
    }
}

/// A move to point at.
fn hint(seen: &View, mv: Move, into: &mut Marks) {
    let geometry = seen.at.geometry;
    match mv {
        Move::Place { square, cube } => {
            into.push(ghost(geometry, square, cube, Layer::Above));
            into.push(around_cube(geometry, square, Layer::Above, true));
        }
        Move::Go { from, to } => {
            let is_cube = seen.at.game().position().cube(from).is_some();
            into.push(if is_cube {
                around_cube(geometry, from, Layer::Above, true)
            } else {
                let ring = MarkShape::Ring(geometry.pawn(from), true);
                BoardMark::new(Ink::Hover, Layer::Above, ring)
            });
            into.push(arrow(seen, [from, to], (1.0, None), Layer::Above));
        }
    }
}

/// One of the moves that the computer thinks of.
fn thought(seen: &View, mv: Move, nth: usize, into: &mut Marks) {
    let geometry = seen.at.geometry;
    let number = (nth > 0).then_some(nth + 1);
    match mv {
        Move::Go { from, to } => {
            let look = (LINE_STRENGTHS[nth], number);
            into.push(arrow(seen, [from, to], look, Layer::Below));
        }
        Move::Place { square, cube } => {
            into.push(ghost(geometry, square, cube, Layer::Below));
            into.push(around_cube(geometry, square, Layer::Below, nth == 0));
            if let Some(number) = number {
                let corner = geometry.center(square) + Vec2::new(0.36, -0.36) * geometry.unit();
                let circle = Circle::new(corner, 0.13 * geometry.unit());
                let shape = MarkShape::Number(circle, number);
                into.push(BoardMark::new(Ink::Hover, Layer::Below, shape));
            }
        }
    }
}

/// An arrow for a move of something that stands on the board.
fn arrow(
    seen: &View,
    squares: [Square; 2],
    (strength, number): (f32, Option<usize>),
    layer: Layer,
) -> BoardMark<Piece> {
    let geometry = seen.at.geometry;
    let [from, to] = squares.map(|square| geometry.center(square));
    // Its tip ends within the square.
    let short = (to - from).normalized() * 0.12 * geometry.unit();
    let arrow = Arrow {
        strength,
        number,
        ..Arrow::between(from, to - short, geometry.unit())
    };
    BoardMark::new(Ink::Hover, layer, MarkShape::Arrow(arrow))
}

/// What stands in the way, and what a pawn could still reach if somebody walled it in.
fn refused(seen: &View, why: &Why, into: &mut Marks) {
    let (geometry, unit) = (seen.at.geometry, seen.at.geometry.unit());
    let mut in_the_way = Squares::EMPTY;
    match why.illegal() {
        Some(Illegal::NoWay(wall)) => {
            in_the_way = wall.closing;
            for square in wall.reach {
                let rect = geometry.square(square).shrink(0.02 * unit);
                let shape = MarkShape::Shade(rect, 0.05 * unit);
                into.push(BoardMark::new(Ink::Hover, Layer::Field, shape));
            }
        }
        Some(
            Illegal::CubeInTheWay(square)
            | Illegal::PawnInTheWay(square)
            | Illegal::NotFree(square)
            | Illegal::Taken(square)
            | Illegal::ArrowAtCube(square)
            | Illegal::ArrowAtPawn(square),
        ) => in_the_way = Squares::of(*square),
        Some(Illegal::SupplyEmpty) => {
            let rail = geometry.rail().expand(1.0);
            let shape = MarkShape::Outline(rail, 0.1 * unit, 2.0);
            into.push(BoardMark::new(Ink::Refusal, Layer::Above, shape));
        }
        _ => {}
    }
    if let Why::Stuck(from, Illegal::Locked(_)) = why {
        let cube = seen.at.game().position().cube(*from);
        let ahead = cube.and_then(|cube| from.step(cube.arrow));
        in_the_way = ahead.map_or(Squares::EMPTY, Squares::of);
    }
    for square in in_the_way {
        let circle = Circle::new(geometry.center(square), 0.30 * unit);
        let shape = MarkShape::Blocker(circle);
        into.push(BoardMark::new(Ink::Refusal, Layer::Above, shape));
    }
}

/// The shortest ways of both pawns, side by side where they run together.
fn ways(seen: &View, into: &mut Marks) {
    let (position, geometry) = (seen.at.game().position(), seen.at.geometry);
    for colour in Colour::ALL {
        let player = colour.player();
        let Some(way) = position.way_to_goal(player) else {
            continue;
        };
        let aside = match colour {
            Colour::Black => -0.07,
            Colour::White => 0.07,
        };
        let aside = Vec2::splat(aside * geometry.unit());
        let squares = in_order(position.pawn(player), way).into_iter();
        let points = squares.map(|square| geometry.center(square) + aside);
        let way = Piece::Way(colour, points.collect());
        into.push(shapes::own(way, Layer::Above));
    }
}

/// The squares of a shortest way, one after the other.
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

/// The winner's pawn, with a ring of gold.
fn winner(seen: &View, into: &mut Marks) {
    let position = seen.at.game().position();
    let Some(player) = position.winner() else {
        return;
    };
    let Circle { center, radius } = seen.at.geometry.pawn(position.pawn(player));
    let width = 0.16 * radius;
    let shape = MarkShape::Circle(Circle::new(center, radius + width), width);
    into.push(BoardMark::new(Ink::Win, Layer::Above, shape));
}

/// The outline of what has moved, instead of its motion.
fn arrived(seen: &View, course: &Course<GameState, Place>, into: &mut Marks) {
    let geometry = seen.at.geometry;
    let square = match (Act::of(&course.before, course.mv), course.sense) {
        (Act::Pawn { to, .. } | Act::Cube { to, .. }, Sense::Forward) => Ok(to),
        (Act::Pawn { from, .. } | Act::Cube { from, .. }, Sense::Backward) => Ok(from),
        (Act::Place { square, .. }, Sense::Forward) => Ok(square),
        (Act::Place { index, .. }, Sense::Backward) => Err(geometry.place(index)),
    };
    let rect = square.map_or_else(|place| place, |square| around_piece(&seen.at, square));
    let shape = MarkShape::Outline(rect, 0.11 * geometry.unit(), width(geometry, 0.03));
    into.push(BoardMark::new(Ink::Hover, Layer::Above, shape));
}
