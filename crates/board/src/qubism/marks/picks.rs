//! Marks for a piece or square that is selected, dragged or hovered, and for the moves from there.

use egui::{Rect, Vec2};

use super::refused::lock;
use super::shapes::{Marks, around_cube, ghost, own, turn_arc, width};
use crate::face::{BoardMark, BoardView, Body, Layer, MarkRole, MarkShape};
use crate::paint::Circle;
use crate::qubism::hand;
use crate::qubism::pieces::{Piece, block, marked, pawn};
use crate::qubism::target::Target;
use kuba_rules::Game;
use kuba_rules::qubism::{Cube, GameState, Illegal, Move, Square};

type View<'a> = BoardView<'a, GameState>;

const REFUSED: f32 = 0.66;

pub(super) fn picks(seen: &View, into: &mut Marks) {
    let game = seen.at.game();
    match seen.picks.last() {
        Some(&Target::Square(square)) if hand::stands_on(game, square) => {
            chosen(seen, square, into);
        }
        Some(&Target::Square(square)) => to_be_filled(seen, square, into),
        Some(Target::Rail(_)) => {
            if let (Some(_), Some(Target::Square(square))) = (seen.pull, seen.aim) {
                new_cube(seen, square, seen.at.memo.0, into);
            }
        }
        Some(Target::Chip(..)) => {}
        None => hovered(seen, into),
    }
}

fn hovered(seen: &View, into: &mut Marks) {
    let (game, geometry) = (seen.at.game(), seen.at.geometry);
    let Some(Target::Square(square)) = seen.aim.filter(|_| !seen.keyed) else {
        return;
    };
    if hand::stands_on(game, square) {
        ways_out(seen, square, None, into);
        let Some(cube) = game.position().cube(square) else {
            return;
        };
        into.push(if hand::why_stuck(game, square).is_some() {
            lock(geometry, square, cube.arrow)
        } else {
            turn_arc(geometry, square, cube)
        });
    } else if hand::why_no_place(game, square).is_none() {
        let rect = geometry.square(square).shrink(0.05 * geometry.unit());
        let shape = MarkShape::Outline(rect, 0.11 * geometry.unit(), 1.5);
        into.push(BoardMark::new(MarkRole::Hover, Layer::Below, shape));
    }
}

fn chosen(seen: &View, from: Square, into: &mut Marks) {
    let (game, geometry) = (seen.at.game(), seen.at.geometry);
    let wanted = wanted(seen, from);
    ways_out(seen, from, wanted, into);
    let cube = game.position().cube(from);
    if let (Some(cube), Some(to)) = (cube, wanted) {
        into.push(turn_arc(geometry, to, cube));
    }
    if seen.pull.is_none() {
        into.push(if cube.is_some() {
            around_cube(geometry, from, Layer::Above, true)
        } else {
            let ring = MarkShape::Ring(geometry.pawn(from), true);
            BoardMark::new(MarkRole::Hover, Layer::Above, ring)
        });
    }
}

fn wanted(seen: &View, from: Square) -> Option<Square> {
    let Some(Target::Square(to)) = seen.aim else {
        return None;
    };
    hand::targets(seen.at.game(), from).has(to).then_some(to)
}

/// Moves of a piece: dots for a pawn, a ring where it would jump; ghosts for a cube, already turned.
fn ways_out(seen: &View, from: Square, wanted: Option<Square>, into: &mut Marks) {
    let (game, geometry) = (seen.at.game(), seen.at.geometry);
    let targets = hand::targets(game, from);
    if targets.is_empty() {
        return;
    }
    let Some(cube) = game.position().cube(from) else {
        for to in targets {
            into.push(step(seen, from, to, wanted == Some(to)));
        }
        return;
    };
    if seen.picks.is_empty() || seen.pull.is_some() {
        into.push(around_cube(geometry, from, Layer::Below, false));
    }
    for to in targets {
        let lies = block(geometry, to, cube.rolled());
        into.push(ghost(geometry, to, cube.rolled(), Layer::Below));
        if wanted == Some(to) {
            into.push(around_cube(geometry, to, Layer::Below, true));
        } else {
            let rect = Rect::from_center_size(lies.center, Vec2::splat(lies.side));
            let rect = rect.expand(0.03 * geometry.unit());
            let width = width(geometry, 0.016);
            let shape = MarkShape::Outline(rect, 0.11 * geometry.unit(), width);
            into.push(BoardMark::new(MarkRole::Hover, Layer::Below, shape));
        }
    }
}

fn step(seen: &View, from: Square, to: Square, wanted: bool) -> BoardMark<Piece> {
    let geometry = seen.at.geometry;
    let center = geometry.center(to);
    let radius = 0.09 * geometry.unit();
    let shape = if wanted {
        let pawn = pawn(geometry, seen.at.game().turn(), center, 0.0);
        MarkShape::Own(pawn, Body::Ghost)
    } else if from.direction_to(to).is_some() {
        MarkShape::Dot(Circle::new(center, radius))
    } else {
        MarkShape::Circle(Circle::new(center, 1.8 * radius), width(geometry, 0.045))
    };
    BoardMark::new(MarkRole::Hover, Layer::Below, shape)
}

/// A free square that is selected: chips for the eight orientations of a cube, and a ghost of the one aimed
/// at.
fn to_be_filled(seen: &View, square: Square, into: &mut Marks) {
    let geometry = seen.at.geometry;
    let meant = match seen.aim {
        Some(Target::Chip(_, cube)) => Some(cube),
        _ => None,
    };
    let rect = geometry.square(square).shrink(0.04 * geometry.unit());
    let edge = width(geometry, 0.03);
    let outline = MarkShape::Outline(rect, 0.11 * geometry.unit(), edge);
    into.push(BoardMark::new(MarkRole::Hover, Layer::Above, outline));
    let chips = geometry.chips(square, seen.at.touch);
    let middle = geometry.center(square);
    let group = chips.iter().fold(Vec2::ZERO, |sum, chip| sum + chip.circle.center.to_vec2() / 8.0);
    if (group - middle.to_vec2()).length() > 2.0 {
        let line = MarkShape::Line(vec![group.to_pos2(), middle], edge);
        into.push(BoardMark::new(MarkRole::Hover, Layer::Above, line));
    }
    for chip in chips {
        let cube = chip.cube;
        let check = seen.at.game().check(Move::Place { square, cube });
        let is_meant = meant == Some(cube);
        // An illegal chip does not cover the piece that is the reason.
        let covers = matches!(check, Err(Illegal::ArrowAtCube(_) | Illegal::ArrowAtPawn(_)));
        if covers && !is_meant {
            continue;
        }
        let Circle { center, radius } = chip.circle;
        let size = match (check.is_ok(), is_meant) {
            (true, true) => 1.14,
            (true, false) => 1.0,
            (false, _) => REFUSED,
        };
        let circle = Circle::new(center, size * radius);
        let chip = Piece::Chip(circle, marked(geometry, cube), check.is_ok());
        into.push(own(chip, Layer::Above));
    }
    if let Some(cube) = meant {
        new_cube(seen, square, cube, into);
    }
}

/// The cube that would be placed, and the turn that its fin announces, so that its meaning is seen before
/// the move.
fn new_cube(seen: &View, square: Square, cube: Cube, into: &mut Marks) {
    let (game, geometry) = (seen.at.game(), seen.at.geometry);
    if !game.position().free().has(square) {
        return;
    }
    into.push(ghost(geometry, square, cube, Layer::Below));
    if game.check(Move::Place { square, cube }).is_ok() {
        into.push(around_cube(geometry, square, Layer::Below, false));
        into.push(turn_arc(geometry, square, cube));
    }
}
