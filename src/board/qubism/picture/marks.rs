//! Marks on the board: what is chosen, what would happen, what just happened.

use egui::{Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

use super::backdrop;
use super::pieces::{block, marked};
use crate::board::paint::{Arrow, Capsule, Circle, marks};
use crate::board::qubism::bubble;
use crate::board::qubism::cubes::{self, Marking};
use crate::board::qubism::drag::Held;
use crate::board::qubism::geometry::side;
use crate::board::qubism::hand::{self, Choice};
use crate::board::qubism::motion::{Act, Sense};
use crate::board::qubism::pawns;
use crate::board::qubism::stage::Stage;
use crate::board::qubism::state::{Refused, View};
use crate::rules::Game;
use crate::rules::qubism::{Colour, Cube, Fin, Move, Square, Squares, Wall};

/// How strong the marks for the first moves of a line of thought are.
const LINE_STRENGTHS: [f32; 3] = [1.0, 0.8, 0.62];

/// What lies on the field under the pieces: the last move, what would be closed, where what is
/// chosen or under the pointer can go.
pub(super) fn below(view: &View, stage: &Stage) {
    if view.moving().is_none() {
        last_move(stage);
    }
    if let Some(wall) = refused(view, stage).and_then(|refused| refused.wall) {
        shade(stage, &wall);
    }
    if let Some(square) = hovered_free(view, stage) {
        let rect = stage.geometry.square(square).shrink(0.05 * unit(stage));
        let faint = stage.look().palette.board_accent.gamma_multiply(0.6);
        outline(stage, rect, Stroke::new(1.5, faint));
    }
    if let Some(from) = at_hand(view, stage) {
        ways_out(view, stage, from);
    }
    if let Some((square, cube)) = new_cube(view, stage) {
        let lies = block(stage, square, cube);
        let legal = stage.game().check(Move::Place { square, cube }).is_ok();
        if stage.position().free().has(square) {
            cubes::ghost(stage.painter(), &lies, stage.look().palette);
            if legal {
                ring_cube(stage, square, false);
            }
        }
    }
    line(view, stage);
}

/// What lies over the pieces: rings, chips, cursor, refusals.
pub(super) fn above(view: &View, stage: &Stage) {
    if let Some(motion) = view.motion.as_ref().filter(|motion| motion.outline) {
        let end = match (motion.act, motion.sense) {
            (Act::Place { index, .. }, Sense::Backward) => Some(stage.geometry.place(index)),
            _ => motion.end().map(|square| around_piece(stage, square)),
        };
        if let Some(rect) = end {
            outline(stage, rect, accent(stage, 0.03));
        }
    }
    if view.moving().is_none() {
        last_turn(stage);
    }
    winner(view, stage);
    hint(view, stage);
    if view.shows_ways() {
        ways(stage);
    }
    if let Some(square) = view.cursor.filter(|_| stage.response.has_focus()) {
        let center = stage.geometry.center(square);
        marks::cursor(stage.painter(), center, unit(stage), stage.look().palette);
    }
    match view.choice {
        Some(Choice::Pawn) => ring_pawn(stage, hand::own_pawn(stage.game()), true),
        Some(Choice::Cube(from)) => ring_cube(stage, from, true),
        Some(Choice::Place(square)) => chips(view, stage, square),
        None => {}
    }
    if let Some((square, cube)) = next_turn(view, stage) {
        turn_arc(stage, square, cube);
    }
    refusal(view, stage);
}

fn unit(stage: &Stage) -> f32 {
    stage.geometry.unit()
}

fn accent(stage: &Stage, width: f32) -> Stroke {
    let color = stage.look().palette.board_accent;
    Stroke::new((width * unit(stage)).max(1.4), color)
}

fn outline(stage: &Stage, rect: Rect, stroke: Stroke) {
    let corner = 0.11 * unit(stage);
    let painter = stage.painter();
    painter.rect_stroke(rect, corner, stroke, StrokeKind::Middle);
}

/// The square that a mark around a piece goes along: it lies on the field, never on a cube.
fn around_piece(stage: &Stage, square: Square) -> Rect {
    if let Some(cube) = stage.position().cube(square) {
        return block(stage, square, cube)
            .outline()
            .expand(0.035 * unit(stage));
    }
    let circle = stage.geometry.pawn(square);
    Rect::from_center_size(circle.center, Vec2::splat(2.2 * circle.radius))
}

fn ring_cube(stage: &Stage, square: Square, strong: bool) {
    let cube = Cube {
        arrow: crate::rules::qubism::Direction::North,
        fin: Fin::Left,
    };
    let rect = block(stage, square, cube).outline();
    let rect = rect.expand(0.035 * unit(stage));
    outline(stage, rect, accent(stage, if strong { 0.04 } else { 0.02 }));
}

fn ring_pawn(stage: &Stage, square: Square, strong: bool) {
    let circle = stage.geometry.pawn(square);
    marks::ring(stage.painter(), circle, strong, stage.look().palette);
}

/// The trace of the last move.
fn last_move(stage: &Stage) {
    match stage.scene.moves.last() {
        Some(&Move::Place { square, .. }) => ring_cube(stage, square, false),
        Some(&Move::Go { from, to }) => {
            let [start, end] = [from, to].map(|square| stage.geometry.center(square));
            let capsule = Capsule {
                from: start,
                to: end,
                along: (end - start).normalized(),
                cell: unit(stage),
                number: None,
                no_return: None,
            };
            marks::capsule(stage.painter(), &capsule, stage.look().palette);
        }
        None => {}
    }
}

/// How the cube has turned that was moved last.
fn last_turn(stage: &Stage) {
    let before = stage.scene.positions.iter().rev().nth(1);
    let (Some(before), Some(&Move::Go { from, to })) = (before, stage.scene.moves.last()) else {
        return;
    };
    if let Some(cube) = before.position().cube(from) {
        turn_arc(stage, to, cube);
    }
}

/// The cube that is about to be placed or moved, as it lies before it tips over, and where that
/// will be: what its fin means is seen before anything is done.
fn next_turn(view: &View, stage: &Stage) -> Option<(Square, Cube)> {
    if let Some((square, cube)) = new_cube(view, stage) {
        let legal = stage.game().check(Move::Place { square, cube }).is_ok();
        return legal.then_some((square, cube));
    }
    let from = at_hand(view, stage)?;
    let cube = stage.position().cube(from)?;
    Some((wanted(view, stage, from)?, cube))
}

/// A small arrow round the corner over which a cube turns: from where its arrow points to where it
/// will point.
fn turn_arc(stage: &Stage, square: Square, cube: Cube) {
    const STEPS: u8 = 8;
    let along = stage.geometry.vector(cube.arrow);
    let aside = side(along, cube.fin);
    let unit = unit(stage);
    // Its front makes a cube reach further down.
    let center = stage.geometry.center(square) + Vec2::new(0.0, 0.02 * unit);
    let middle = center + (along + aside) * 0.30 * unit;
    let point = |part: f32| {
        let angle = part * std::f32::consts::FRAC_PI_2;
        middle + (along * angle.cos() + aside * angle.sin()) * 0.19 * unit
    };
    let mut points: Vec<Pos2> = (0..=STEPS)
        .map(|step| point(f32::from(step) / f32::from(STEPS)))
        .collect();
    let end = point(1.0) - along * 0.07 * unit;
    points.push(end);
    let wing = 0.075 * unit;
    let head = vec![
        end + along * wing + aside * wing,
        end,
        end + along * wing - aside * wing,
    ];
    let stroke = accent(stage, 0.032);
    let casing = Stroke::new(stroke.width + 2.4, stage.look().palette.panel);
    for stroke in [casing, stroke] {
        stage.painter().add(Shape::line(points.clone(), stroke));
        stage.painter().add(Shape::line(head.clone(), stroke));
    }
}

/// What a pawn could still reach if somebody walled it in.
fn shade(stage: &Stage, wall: &Wall) {
    let color = stage.look().palette.board_accent.gamma_multiply(0.28);
    for square in wall.reach {
        let rect = stage.geometry.square(square).shrink(0.02 * unit(stage));
        let corner = 0.05 * unit(stage);
        stage.painter().rect_filled(rect, corner, color);
    }
}

/// The refusal that is shown: the last one, or that of what the pointer rests on.
fn refused(view: &View, stage: &Stage) -> Option<Refused> {
    let resting = || view.resting_reason(stage.scene);
    view.refused.clone().or_else(resting)
}

/// What stands in the way, and the reason.
fn refusal(view: &View, stage: &Stage) {
    let Some(refused) = refused(view, stage) else {
        return;
    };
    let palette = stage.look().palette;
    let mut painter = stage.painter().clone();
    painter.multiply_opacity(refused.fading.opacity(stage.time));
    let closing = refused.wall.map_or(Squares::EMPTY, |wall| wall.closing);
    let blocker = refused.blocker.map_or(Squares::EMPTY, Squares::of);
    for square in closing | blocker {
        let circle = Circle::new(stage.geometry.center(square), 0.30 * unit(stage));
        marks::blocker(&painter, circle, palette);
    }
    if refused.rail {
        let rail = stage.geometry.rail();
        let stroke = Stroke::new(2.0, palette.danger);
        painter.rect_stroke(rail, 0.1 * unit(stage), stroke, StrokeKind::Outside);
    }
    bubble::lay_out(view, stage, &refused.reason, palette.danger).paint(&painter, palette);
}

/// The free square under the pointer, if something can be placed there.
fn hovered_free(view: &View, stage: &Stage) -> Option<Square> {
    if view.choice.is_some() || view.drag.is_some() || !hand::is_free(stage.scene) {
        return None;
    }
    let square = stage.geometry.square_at(stage.response.hover_pos()?)?;
    let free = stage.position().free().has(square);
    (free && hand::why_no_place(stage.game(), square).is_none()).then_some(square)
}

/// The piece whose ways are shown: chosen, held, or under the pointer.
fn at_hand(view: &View, stage: &Stage) -> Option<Square> {
    if !hand::is_free(stage.scene) {
        return None;
    }
    if let Some(drag) = &view.drag {
        match drag.held {
            Held::Pawn(from) | Held::Cube(from) => return Some(from),
            Held::Supply(_) | Held::Square(_) => return None,
        }
    }
    match view.choice {
        Some(Choice::Pawn) => Some(hand::own_pawn(stage.game())),
        Some(Choice::Cube(from)) => Some(from),
        Some(Choice::Place(_)) => None,
        None => stage.geometry.square_at(stage.response.hover_pos()?),
    }
}

/// Where a piece can go: dots for a pawn, a ring where it would jump; for a cube ghosts that are
/// turned already.
fn ways_out(view: &View, stage: &Stage, from: Square) {
    let game = stage.game();
    let targets = hand::targets(game, from);
    let (painter, palette) = (stage.painter(), stage.look().palette);
    let wanted = wanted(view, stage, from);
    if let Some(cube) = game.position().cube(from) {
        if targets.is_empty() {
            return;
        }
        if view.choice.is_none() {
            ring_cube(stage, from, false);
        }
        for to in targets {
            let lies = block(stage, to, cube.rolled());
            cubes::ghost(painter, &lies, palette);
            if wanted == Some(to) {
                ring_cube(stage, to, true);
            } else {
                let edge = accent(stage, 0.016);
                let rect = Rect::from_center_size(lies.center, Vec2::splat(lies.side));
                outline(stage, rect.expand(0.03 * unit(stage)), edge);
            }
        }
        return;
    }
    for to in targets {
        let center = stage.geometry.center(to);
        let radius = 0.09 * unit(stage);
        if wanted == Some(to) {
            let colour = Colour::of(game.turn());
            let circle = stage.geometry.pawn(to);
            pawns::ghost(painter, colour, circle, stage.look());
        } else if from.direction_to(to).is_some() {
            let edge = Stroke::new(1.5, palette.panel.gamma_multiply(0.8));
            painter.circle(center, radius, palette.board_accent, edge);
        } else {
            painter.circle_stroke(center, 1.8 * radius, accent(stage, 0.045));
        }
    }
}

/// The square to which the piece at hand would go now.
fn wanted(view: &View, stage: &Stage, from: Square) -> Option<Square> {
    let game = stage.game();
    if let Some(drag) = view.drag.as_ref().filter(|drag| drag.has_begun()) {
        return match drag.wanted(game, &stage.geometry) {
            Some(mv @ Move::Go { to, .. }) if game.check(mv).is_ok() => Some(to),
            _ => None,
        };
    }
    view.choice?;
    let pointer = stage.response.hover_pos();
    let under = pointer.and_then(|place| stage.geometry.square_at(place));
    let cursor = view.cursor.filter(|_| stage.response.has_focus());
    under
        .or(cursor)
        .filter(|&to| hand::targets(game, from).has(to))
}

/// The cube that would be placed: by the chips, or held over a square.
fn new_cube(view: &View, stage: &Stage) -> Option<(Square, Cube)> {
    if let Some(Choice::Place(square)) = view.choice {
        return Some((square, view.aimed()?));
    }
    let drag = view.drag.as_ref().filter(|drag| drag.has_begun())?;
    match drag.held {
        Held::Supply(index) if index < stage.position().supply() as usize => {
            let square = stage.geometry.square_at(drag.place)?;
            Some((square, view.usual()))
        }
        _ => None,
    }
}

/// The eight ways to lay a cube on a square.
fn chips(view: &View, stage: &Stage, square: Square) {
    let painter = stage.painter();
    let middle = stage.geometry.center(square);
    let rect = stage.geometry.square(square).shrink(0.04 * unit(stage));
    outline(stage, rect, accent(stage, 0.03));
    let places = stage.geometry.chips(square, view.fingers);
    let group = places.iter().fold(Vec2::ZERO, |sum, place| {
        sum + place.circle.center.to_vec2() / 8.0
    });
    let inwards = group - middle.to_vec2();
    if inwards.length() > 2.0 {
        painter.line_segment([middle + inwards, middle], accent(stage, 0.03));
    }
    for place in places {
        let mv = Move::Place {
            square,
            cube: place.cube,
        };
        let legal = stage.game().check(mv).is_ok();
        chip(view, stage, place.circle, place.cube, legal);
    }
}

fn chip(view: &View, stage: &Stage, circle: Circle, cube: Cube, legal: bool) {
    let (painter, palette) = (stage.painter(), stage.look().palette);
    let hovered = view.aimed() == Some(cube);
    let radius = if hovered { 1.14 } else { 1.0 } * circle.radius;
    let face = Rect::from_center_size(circle.center, Vec2::splat(1.6 * radius));
    let marking: Marking = marked(stage, cube);
    if legal {
        let rim = if palette.dark {
            palette.on_accent
        } else {
            egui::Color32::WHITE
        };
        let edge = Stroke::new((0.09 * radius).max(1.2), rim);
        painter.circle(circle.center, radius, palette.board_accent, edge);
        cubes::arrow(painter, face, marking, palette.on_accent);
        return;
    }
    let edge = Stroke::new((0.08 * radius).max(1.2), palette.secondary);
    painter.circle(circle.center, radius, palette.panel, edge);
    let faint = palette.secondary.gamma_multiply(0.75);
    cubes::arrow(painter, face, marking, faint);
    let half = Vec2::new(0.68, -0.68) * radius;
    let stroke = Stroke::new((0.12 * radius).max(1.6), palette.danger);
    painter.line_segment([circle.center - half, circle.center + half], stroke);
}

/// The winner's pawn, with a ring of gold.
fn winner(view: &View, stage: &Stage) {
    let Some(player) = stage
        .position()
        .winner()
        .filter(|_| view.moving().is_none())
    else {
        return;
    };
    let circle = stage.geometry.pawn(stage.position().pawn(player));
    let gold = backdrop::gold(stage.look().palette);
    let width = 0.16 * circle.radius;
    let dark = stage.look().palette.edge.gamma_multiply(0.6);
    let painter = stage.painter();
    painter.circle_stroke(
        circle.center,
        circle.radius + width,
        Stroke::new(width + 2.0, dark),
    );
    painter.circle_stroke(
        circle.center,
        circle.radius + width,
        Stroke::new(width, gold),
    );
}

fn hint(view: &View, stage: &Stage) {
    let Some(mv) = stage.scene.hint else {
        return;
    };
    let silent = refused(view, stage).is_none();
    if let Some(advice) = stage.scene.advice.as_ref().filter(|_| silent) {
        let palette = stage.look().palette;
        let bubble = bubble::lay_out(view, stage, advice, palette.accent);
        bubble.paint(stage.painter(), palette);
    }
    match mv {
        Move::Place { square, cube } => {
            cubes::ghost(
                stage.painter(),
                &block(stage, square, cube),
                stage.look().palette,
            );
            ring_cube(stage, square, true);
        }
        Move::Go { from, .. } => {
            match stage.position().cube(from) {
                Some(_) => ring_cube(stage, from, true),
                None => ring_pawn(stage, from, true),
            }
            arrow(stage, mv, 1.0, None);
        }
    }
}

/// What the computer thinks of: the first moves, the next one on top.
fn line(view: &View, stage: &Stage) {
    if stage.scene.hint.is_some() || view.moving().is_some() {
        return;
    }
    let thought = stage.scene.line.iter().zip(LINE_STRENGTHS).enumerate();
    for (index, (&mv, strength)) in thought.collect::<Vec<_>>().into_iter().rev() {
        let number = (index > 0).then_some(index + 1);
        let Move::Place { square, cube } = mv else {
            arrow(stage, mv, strength, number);
            continue;
        };
        let (painter, palette) = (stage.painter(), stage.look().palette);
        cubes::ghost(painter, &block(stage, square, cube), palette);
        ring_cube(stage, square, index == 0);
        if let Some(number) = number {
            let corner = stage.geometry.center(square) + Vec2::new(0.36, -0.36) * unit(stage);
            let circle = Circle::new(corner, 0.13 * unit(stage));
            marks::numbered_disc(painter, circle, number, palette);
        }
    }
}

/// An arrow for a move of something that stands on the board.
fn arrow(stage: &Stage, mv: Move, strength: f32, number: Option<usize>) {
    let Move::Go { from, to } = mv else {
        return;
    };
    let [from, to] = [from, to].map(|square| stage.geometry.center(square));
    // Its tip ends within the square.
    let short = (to - from).normalized() * 0.12 * unit(stage);
    let arrow = Arrow {
        from,
        to: to - short,
        cell: unit(stage),
        strength,
        number,
    };
    marks::arrow(stage.painter(), &arrow, stage.look().palette);
}

/// The shortest ways of both pawns, side by side where they run together.
fn ways(stage: &Stage) {
    let position = stage.position();
    for colour in Colour::ALL {
        let player = colour.player();
        let Some(way) = position.way_to_goal(player) else {
            continue;
        };
        let aside = match colour {
            Colour::Black => -0.07,
            Colour::White => 0.07,
        };
        let aside = Vec2::splat(aside * unit(stage));
        let points: Vec<Pos2> = in_order(position.pawn(player), way)
            .into_iter()
            .map(|square| stage.geometry.center(square) + aside)
            .collect();
        let palette = stage.look().palette;
        let (body, rim) = match colour {
            Colour::Black => (palette.black.body, palette.white.body),
            Colour::White => (palette.white.body, palette.black.body),
        };
        let painter = stage.painter();
        painter.add(Shape::line(points.clone(), Stroke::new(5.0, rim)));
        painter.add(Shape::line(points.clone(), Stroke::new(3.0, body)));
        let Some(&end) = points.last() else {
            continue;
        };
        match colour {
            Colour::Black => painter.circle(end, 6.0, body, Stroke::new(1.5, rim)),
            Colour::White => painter.circle(end, 5.0, rim, Stroke::new(3.0, body)),
        };
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
