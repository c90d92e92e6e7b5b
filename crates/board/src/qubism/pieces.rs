//! The pieces as they are on the screen now, moving ones included, and their painting.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, lerp, vec2};

use super::animation::{Act, Phase};
use super::cubes::{self, Block, Marking, Tipping};
use super::geometry::Geometry;
use super::target::Target;
use super::{marking, pawns};
use crate::face::{BoardView, Body, MoveAnimation, MoveGesture, Pieces, Pull};
use crate::paint::mesh::mix;
use crate::paint::{Circle, Pen};
use crate::palette::InkTones;
use crate::{Hand, Look, Palette};
use kuba_rules::Player;
use kuba_rules::qubism::{Colour, Cube, Fin, GameState, Position, Square, Squares};

/// Height of a jump, in squares.
const JUMP: f32 = 0.35;
/// Height of a dragged piece, in squares.
const HELD: f32 = 0.07;
/// Height of a flying cube, in squares.
const FLIGHT: f32 = 0.25;

/// A piece, or a shape used by marks.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    /// A cube at rest.
    Lying(Block),
    /// A cube in the rail.
    Stored(Block),
    /// A cube in motion, and its height above the board in points.
    Raised(Block, f32),
    /// A cube that is tipping over.
    Tipping(Tipping),
    /// A pawn, and its height above the board in points.
    Pawn(Colour, Circle, f32),
    /// A placement chip: its circle, the orientation of the cube, and `true` if that is legal.
    Chip(Circle, Marking, bool),
    /// The shortest way of a pawn, and the radius of a footprint on it, in points.
    Way(Colour, Vec<Pos2>, f32),
    /// A square that a pawn could still reach, and its corner radius in points.
    Reach(Rect, f32),
    /// A cube whose fin glows.
    Glow(Block),
}

impl Piece {
    pub(super) fn paint(&self, body: Body, painter: &Painter, look: &Look) {
        let palette = look.palette;
        match (self, body) {
            (Self::Lying(block), Body::Whole) => cubes::block(painter, block, palette),
            (Self::Lying(block), Body::Ghost) => cubes::ghost(painter, block, palette),
            (Self::Stored(block), _) => cubes::small(painter, block, palette),
            (Self::Raised(block, height), _) => cubes::raised(painter, block, *height, palette),
            (Self::Tipping(tipping), _) => cubes::tipping(painter, tipping, palette),
            (Self::Pawn(colour, circle, _), Body::Ghost) => {
                pawns::ghost(painter, *colour, *circle, look);
            }
            (Self::Pawn(colour, circle, height), _) if *height > 0.0 => {
                pawns::raised(painter, *colour, *circle, *height, look);
            }
            (Self::Pawn(colour, circle, _), _) => pawns::pawn(painter, *colour, *circle, look),
            (Self::Chip(circle, marking, is_legal), _) => {
                chip(painter, *circle, (*marking, *is_legal), palette);
            }
            (Self::Way(colour, points, size), _) => way(painter, *colour, points, *size, palette),
            (Self::Reach(rect, corner), _) if palette.flat => {
                let stroke = palette.stroke(3.0, palette.dimple);
                painter.rect_stroke(*rect, *corner, stroke, StrokeKind::Inside);
            }
            (Self::Reach(rect, corner), _) => {
                let light = mix(palette.dimple_rim, palette.mark_colours.win.line, 0.3);
                painter.rect_filled(*rect, *corner, light.gamma_multiply(0.5));
            }
            (Self::Glow(block), _) => cubes::glow(painter, block, palette),
        }
    }
}

pub(super) fn marked(geometry: &Geometry, cube: Cube) -> Marking {
    Marking { along: geometry.vector(cube.arrow), fin: cube.fin }
}

pub(super) fn block(geometry: &Geometry, square: Square, cube: Cube) -> Block {
    Block {
        center: geometry.cube_center(square),
        side: geometry.cube_side(),
        marking: marked(geometry, cube),
    }
}

fn stored(geometry: &Geometry, index: usize) -> Block {
    let place = geometry.place(index);
    Block {
        center: place.center(),
        side: 0.92 * place.width(),
        marking: Marking {
            along: vec2(0.0, -1.0),
            fin: if index.is_multiple_of(2) { Fin::Right } else { Fin::Left },
        },
    }
}

pub(super) fn pieces(seen: &BoardView<GameState>) -> Pieces<Piece> {
    let moving = seen.moving();
    let act = moving.map(|course| Act::of(&course.before, course.mv));
    let position = moving.map_or(seen.at.game(), |course| &course.before);
    let position = position.position();
    let mut standing = rail(seen, position, act);
    standing.extend(lying(seen, position, act));
    standing.extend(moving.and_then(|course| in_motion(seen.at.geometry, course)));
    standing.extend(seen.pull.and_then(|pull| in_hand(seen, position, pull)));
    Pieces::lying(standing)
}

fn rail(seen: &BoardView<GameState>, position: &Position, act: Option<Act>) -> Vec<Piece> {
    let is_taken = |index: usize| {
        let flies = matches!(act, Some(Act::Place { index: flying, .. }) if flying == index);
        flies || seen.pull.is_some_and(|pull| pull.from == Target::Rail(index))
    };
    (0..position.supply() as usize)
        .filter(|&index| !is_taken(index))
        .map(|index| Piece::Stored(stored(seen.at.geometry, index)))
        .collect()
}

/// The pieces that neither move nor are held, the upper ones first.
fn lying(seen: &BoardView<GameState>, position: &Position, act: Option<Act>) -> Vec<Piece> {
    let geometry = seen.at.geometry;
    let mut away = Squares::EMPTY;
    if let Some(Act::Pawn { from, .. } | Act::Cube { from, .. }) = act {
        away = away | Squares::of(from);
    }
    if let Some(from) = seen.pull.and_then(|pull| pull.from.square()) {
        away = away | Squares::of(from);
    }
    let mut squares: Vec<Square> = Square::all().filter(|&square| !away.has(square)).collect();
    squares.sort_by(|&a, &b| {
        let height = |square| geometry.center(square).y;
        height(a).total_cmp(&height(b))
    });
    let piece = |square| match (position.cube(square), position.pawn_on(square)) {
        (Some(cube), _) => Some(Piece::Lying(block(geometry, square, cube))),
        (None, Some(player)) => Some(pawn(geometry, player, geometry.center(square), 0.0)),
        (None, None) => None,
    };
    let mut lying: Vec<Piece> = squares.iter().copied().filter_map(piece).collect();
    if seen.at.scene.excerpt && seen.at.scene.hand != Hand::Away {
        // In a lesson the fins glow, because their meaning is the hardest to see.
        let glow = |square| Some(Piece::Glow(block(geometry, square, position.cube(square)?)));
        lying.extend(squares.into_iter().filter_map(glow));
    }
    lying
}

fn in_motion(geometry: &Geometry, course: &MoveAnimation<GameState, Target>) -> Option<Piece> {
    let unit = geometry.unit();
    let let_go = course.made.as_ref().and_then(|made| made.travel);
    // The motion starts on the piece's square, or where a drag released it.
    let start = |stood: Pos2| stood + let_go.unwrap_or_default() * unit;
    let act = Act::of(&course.before, course.mv);
    match (act, act.phase(course)) {
        (Act::Pawn { player, from, to }, Phase::Going(part)) => {
            let from = start(geometry.center(from));
            let center = from.lerp(geometry.center(to), ease(part));
            let height = match let_go {
                Some(_) => HELD * (1.0 - part),
                None if act.is_jump() => JUMP * (std::f32::consts::PI * part).sin(),
                None => 0.0,
            };
            Some(pawn(geometry, player, center, height))
        }
        (Act::Cube { cube, from, to }, Phase::Going(part)) => {
            let begin = start(geometry.cube_center(from));
            let going = Block {
                center: begin.lerp(geometry.cube_center(to), ease(part)),
                ..block(geometry, from, cube)
            };
            Some(Piece::Raised(going, 0.0))
        }
        (Act::Cube { cube, to, .. }, Phase::Tipping(part)) => Some(Piece::Tipping(Tipping {
            block: block(geometry, to, cube),
            next: marked(geometry, marking::tipped(cube)),
            part: smooth(part),
        })),
        (Act::Place { cube, square, index }, phase) => {
            let (part, height) = match phase {
                Phase::Flying(part) => (smooth(part), 1.0),
                Phase::Dropping(part) => (1.0, 1.0 - part),
                Phase::Going(_) | Phase::Tipping(_) => return None,
            };
            let from = stored(geometry, taken(course.made.as_ref()).unwrap_or(index));
            let to = block(geometry, square, cube);
            let flying = Block {
                center: start(from.center).lerp(to.center, part),
                side: lerp(from.side..=to.side, part),
                marking: to.marking,
            };
            let height = FLIGHT * unit * height * part.min(1.0);
            Some(Piece::Raised(flying, height))
        }
        _ => None,
    }
}

/// Slot in the rail that a drag has taken a cube from.
fn taken(made: Option<&MoveGesture<Target>>) -> Option<usize> {
    match made?.picks.first() {
        Some(&Target::Rail(index)) => Some(index),
        _ => None,
    }
}

fn in_hand(seen: &BoardView<GameState>, position: &Position, pull: &Pull<Target>) -> Option<Piece> {
    let geometry = seen.at.geometry;
    let unit = geometry.unit();
    let way = pull.travel * unit;
    let height = if pull.held { HELD } else { 0.0 };
    match pull.from {
        Target::Square(from) => {
            if let Some(cube) = position.cube(from) {
                let mut dragged = block(geometry, from, cube);
                dragged.center += way;
                return Some(Piece::Raised(dragged, height * unit));
            }
            let center = geometry.center(from) + way;
            Some(pawn(geometry, position.pawn_on(from)?, center, height))
        }
        Target::Rail(index) => {
            let from = stored(geometry, index);
            let grown = (pull.travel.length() / 0.8).min(1.0);
            let dragged = Block {
                center: from.center + way,
                side: lerp(from.side..=geometry.cube_side(), grown),
                marking: marked(geometry, seen.at.memo.0),
            };
            Some(Piece::Raised(dragged, height * unit))
        }
        Target::Chip(..) => None,
    }
}

/// A pawn, raised by `height` squares.
pub(super) fn pawn(geometry: &Geometry, player: Player, center: Pos2, height: f32) -> Piece {
    let circle = Circle::new(center, geometry.pawn_radius());
    Piece::Pawn(Colour::of(player), circle, height * geometry.unit())
}

fn chip(
    painter: &Painter,
    circle: Circle,
    (marking, is_legal): (Marking, bool),
    palette: &Palette,
) {
    let Circle { center, radius } = circle;
    let face = Rect::from_center_size(center, Vec2::splat(1.6 * radius));
    if is_legal {
        let rim = if palette.dark { palette.on_accent } else { Color32::WHITE };
        let edge = Stroke::new((0.09 * radius).max(1.2), rim);
        painter.circle(center, radius, palette.mark_colours.hover.line, edge);
        cubes::arrow(painter, face, marking, palette.on_accent);
        return;
    }
    if palette.flat {
        let tones = InkTones { line: palette.secondary, casing: palette.panel };
        let pen = Pen { painter, tones, dashed: true, palette };
        painter.circle_filled(center, radius, palette.panel);
        pen.circle(circle, palette.line(0.0));
        return cubes::arrow(painter, face, marking, palette.secondary);
    }
    // An illegal chip is pale: it only shows that the orientation exists.
    let edge = Stroke::new((0.09 * radius).max(1.0), palette.secondary.gamma_multiply(0.6));
    painter.circle(center, radius, palette.panel.gamma_multiply(0.6), edge);
    cubes::arrow(painter, face, marking, palette.secondary.gamma_multiply(0.7));
}

fn way(painter: &Painter, colour: Colour, points: &[Pos2], size: f32, palette: &Palette) {
    let ink = palette.mark_colours.threat;
    let width = (0.4 * size).max(2.0);
    for (width, tone) in [(width + 1.8, ink.casing), (width, ink.line)] {
        painter.add(Shape::line(points.to_vec(), Stroke::new(width, tone)));
    }
    let body = match colour {
        Colour::Black => palette.black.body,
        Colour::White => palette.white.body,
    };
    let edge = Stroke::new((0.3 * size).max(1.5), ink.line);
    for &point in points.iter().skip(1) {
        painter.circle_filled(point, size + 1.6, ink.casing);
        painter.circle(point, size, body, edge);
    }
}

/// Fast at first.
fn ease(part: f32) -> f32 {
    1.0 - (1.0 - part).powi(3)
}

/// Slow at both ends.
fn smooth(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}
