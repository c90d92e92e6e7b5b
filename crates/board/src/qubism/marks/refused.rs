//! Marks for rejections. A pointer that only rests on the board shows nothing red.

use egui::{Pos2, vec2};

use super::shapes::{Marks, around_piece, own, width};
use crate::face::{BoardMark, BoardView, Layer, MarkRole, MarkShape};
use crate::paint::Circle;
use crate::qubism::geometry::Geometry;
use crate::qubism::hand;
use crate::qubism::pieces::Piece;
use crate::qubism::target::Rejection;
use kuba_rules::qubism::{Direction, GameState, Illegal, Square, Squares, Wall};

type View<'a> = BoardView<'a, GameState>;

/// Marks the obstacle, or the area that a walled-in pawn could still reach.
pub(super) fn refused(seen: &View, why: &Rejection, into: &mut Marks) {
    if let Some(Illegal::NoWay(wall)) = why.illegal() {
        walled_in(seen, wall, into);
        return;
    }
    if seen.passing {
        return;
    }
    let (geometry, unit) = (seen.at.geometry, seen.at.geometry.unit());
    match (why, why.illegal()) {
        (Rejection::Stuck(from, _), Some(Illegal::Locked(_) | Illegal::PointsOff)) => {
            let cube = seen.at.game().position().cube(*from);
            match (ahead(seen, why), cube) {
                (Some(ahead), _) => forbids(seen, ahead, into),
                (None, Some(cube)) => {
                    let edge = geometry.center(*from) + geometry.vector(cube.arrow) * 0.5 * unit;
                    into.push(sign(geometry, edge));
                }
                _ => {}
            }
        }
        (
            _,
            Some(
                Illegal::CubeInTheWay(square)
                | Illegal::PawnInTheWay(square)
                | Illegal::NotFree(square)
                | Illegal::Taken(square)
                | Illegal::ArrowAtCube(square)
                | Illegal::ArrowAtPawn(square),
            ),
        ) => forbids(seen, *square, into),
        (_, Some(Illegal::SupplyEmpty)) => {
            let rail = geometry.rail().expand(1.0);
            let shape = MarkShape::Outline(rail, 0.1 * unit, 2.0);
            into.push(BoardMark::new(MarkRole::Refusal, Layer::Above, shape));
        }
        _ => {}
    }
}

/// Square that stays in sight beside the one that a reason is about: what is in the way, or the pawn that
/// would be walled in.
pub(in crate::qubism) fn beside(seen: &View, why: &Rejection) -> Option<Square> {
    match why.illegal() {
        Some(Illegal::NoWay(wall)) => Some(seen.at.game().position().pawn(wall.player)),
        _ => ahead(seen, why),
    }
}

/// Square in front of a cube that cannot move.
fn ahead(seen: &View, why: &Rejection) -> Option<Square> {
    let Rejection::Stuck(from, _) = why else {
        return None;
    };
    from.step(seen.at.game().position().cube(*from)?.arrow)
}

/// Square that a reason is about: the obstacle, or the square that cannot be used.
pub(in crate::qubism) fn about(seen: &View, why: &Rejection) -> Option<Square> {
    let game = seen.at.game();
    let own = || hand::own_pawn(game);
    let picked = || seen.picks.last().or(seen.aim.as_ref())?.square();
    match (why, why.illegal()) {
        (Rejection::Asked(square), _) => Some(*square),
        (Rejection::Edge, _) | (_, Some(Illegal::NotAStep)) => Some(own()),
        (_, Some(Illegal::NotYours(player))) => Some(game.position().pawn(player.next(2))),
        (_, Some(Illegal::NoWay(wall))) => (wall.closing - game.position().cubes()).next(),
        (_, Some(Illegal::SupplyEmpty | Illegal::GameOver)) => None,
        (Rejection::Stuck(from, _), _) => Some(*from),
        (
            _,
            Some(
                Illegal::CubeInTheWay(square)
                | Illegal::PawnInTheWay(square)
                | Illegal::JumpStraight(square)
                | Illegal::NotFree(square)
                | Illegal::Taken(square)
                | Illegal::ArrowAtCube(square)
                | Illegal::ArrowAtPawn(square)
                | Illegal::Locked(square),
            ),
        ) => Some(*square),
        _ => picked(),
    }
}

/// A ring around the piece that is in the way, and a barred sign at its corner, so that nothing covers the
/// piece.
fn forbids(seen: &View, square: Square, into: &mut Marks) {
    let (geometry, unit) = (seen.at.geometry, seen.at.geometry.unit());
    let is_cube = seen.at.game().position().cube(square).is_some();
    let rect = around_piece(&seen.at, square);
    let line = width(geometry, 0.036);
    let shape = if is_cube {
        MarkShape::Outline(rect, 0.11 * unit, line)
    } else {
        MarkShape::Circle(Circle::new(rect.center(), rect.width() / 2.0), line)
    };
    into.push(BoardMark::new(MarkRole::Refusal, Layer::Above, shape));
    let aside = vec2(0.36, -0.36) * unit;
    into.push(sign(geometry, geometry.center(square) + aside));
}

fn sign(geometry: &Geometry, center: Pos2) -> BoardMark<Piece> {
    let circle = Circle::new(center, (0.12 * geometry.unit()).max(7.0));
    BoardMark::new(MarkRole::Refusal, Layer::Above, MarkShape::Slash(circle))
}

/// Lights the squares that a pawn could still reach, outlines the wall around them, and bars the placement
/// that closes it.
fn walled_in(seen: &View, wall: &Wall, into: &mut Marks) {
    let (geometry, unit) = (seen.at.geometry, seen.at.geometry.unit());
    for square in wall.reach {
        let rect = geometry.square(square).shrink(0.02 * unit);
        into.push(own(Piece::Reach(rect, 0.05 * unit), Layer::Field));
    }
    if seen.passing {
        return;
    }
    let shape = MarkShape::Lines(border(geometry, wall.reach), width(geometry, 0.026));
    into.push(BoardMark::new(MarkRole::Refusal, Layer::Above, shape));
    for square in wall.closing - seen.at.game().position().cubes() {
        let circle = Circle::new(geometry.center(square), 0.30 * unit);
        let shape = MarkShape::Blocker(circle);
        into.push(BoardMark::new(MarkRole::Refusal, Layer::Above, shape));
    }
}

/// Lines between these squares and the others, joined where they continue.
fn border(geometry: &Geometry, squares: Squares) -> Vec<Vec<Pos2>> {
    let mut edges: Vec<[Pos2; 2]> = Vec::new();
    for square in squares {
        let center = geometry.center(square);
        for direction in Direction::ALL {
            let is_border = square.step(direction).is_some_and(|next| !squares.has(next));
            if is_border {
                let out = geometry.vector(direction) * 0.5 * geometry.unit();
                edges.push([center + out - out.rot90(), center + out + out.rot90()]);
            }
        }
    }
    let mut lines: Vec<Vec<Pos2>> = Vec::new();
    while let Some(edge) = edges.pop() {
        let mut line = edge.to_vec();
        for _ in 0..2 {
            while let Some(next) = continued(&mut edges, line.last()) {
                line.push(next);
            }
            line.reverse();
        }
        lines.push(line);
    }
    lines
}

/// Removes an edge that begins or ends at a point, and returns its other end.
fn continued(edges: &mut Vec<[Pos2; 2]>, end: Option<&Pos2>) -> Option<Pos2> {
    let &end = end?;
    let is_there = |point: Pos2| (point - end).length() < 0.5;
    let index = edges.iter().position(|edge| edge.iter().any(|&point| is_there(point)))?;
    let [one, other] = edges.swap_remove(index);
    Some(if is_there(one) { other } else { one })
}

pub(super) fn lock(geometry: &Geometry, square: Square, arrow: Direction) -> BoardMark<Piece> {
    let unit = geometry.unit();
    let center = geometry.center(square) + geometry.vector(arrow) * 0.5 * unit;
    let circle = Circle::new(center, (0.11 * unit).max(8.0));
    BoardMark::new(MarkRole::Hover, Layer::Above, MarkShape::Lock(circle))
}

#[cfg(test)]
mod tests {
    use egui::{Rect, Vec2};

    use super::*;

    #[test]
    fn a_wall_is_one_line_where_it_goes_on() {
        let space = Rect::from_min_size(Pos2::ZERO, Vec2::new(760.0, 650.0));
        let geometry = Geometry::new(space, kuba_rules::Player::FIRST);
        let squares = ["a1", "b1", "a2"].map(|name| Squares::of(name.parse().expect("a square")));
        let corner = squares.into_iter().fold(Squares::EMPTY, |all, one| all | one);
        let lines = border(&geometry, corner);
        // Above a2, right of a2, above b1, right of b1.
        assert_eq!(lines.len(), 1);
        assert_eq!(lines[0].len(), 5);
        assert!(border(&geometry, !Squares::EMPTY).is_empty());
    }
}
