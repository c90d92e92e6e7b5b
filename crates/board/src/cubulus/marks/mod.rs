//! Marks on the board: last move, preview, threats and rejections.

mod preview;
mod shapes;

use super::animation::{self, Act, Entered, Replay};
use super::hand::{self, PulledLine};
use super::move_preview::{MovePreview, shown_at};
use super::target::Rejection;
use crate::face::{
    BoardLayout as _, BoardMark, BoardView, LINE_STRENGTHS, Layer, MarkRole, MarkShape, MarkTopic,
    Sense,
};
use crate::paint::Circle;
use kuba_rules::cubulus::{
    Ball, Cell, Cells, Effect, Face, GameState, Illegal, Move, Opening, Position, Square,
};
use kuba_rules::{Game, Player};

use self::preview::{advice, picks};
use self::shapes::{
    Marks, ghosts, outline, part_of_square, pressed, ring, ring_in_layer, rings, shift, square,
    thread_to_core, traces, way_in,
};

type View<'a> = BoardView<'a, GameState>;

pub(super) fn marks(seen: &View, of: &MarkTopic<GameState>, into: &mut Marks) {
    match of {
        MarkTopic::Picks => picks(seen, into),
        MarkTopic::Last => last(seen, into),
        MarkTopic::Move(mv, None) => advice(seen, *mv, into),
        MarkTopic::Move(mv, Some(nth)) => {
            if let Some(opening) = shown_at(*mv) {
                let number = seen.at.scene.number_in_line(*nth);
                let faint = LINE_STRENGTHS[*nth];
                into.extend(way_in(seen, opening, MarkRole::Hover, (faint, number)));
            }
        }
        // The whole board is open.
        MarkTopic::Area(_) => {}
        MarkTopic::Beginning(mv) => {
            let face = shown_at(*mv).map(Opening::face);
            let openings = Opening::all().filter(|opening| Some(opening.face()) == face);
            into.extend(
                openings.map(|opening| outline(seen, opening, MarkRole::Hover, (0.09, 2.0))),
            );
        }
        MarkTopic::Refused(why) => refused(seen, why, into),
        MarkTopic::Threats => threats(seen, into),
        MarkTopic::End if seen.at.scene.aim => aim(seen, into),
        MarkTopic::End => winner(seen, into),
        MarkTopic::Arrived(course) => arrived(seen, course, into),
    }
}

/// Trace of the last move, and a sign at the opening that is banned now.
fn last(seen: &View, into: &mut Marks) {
    let is_replayed = matches!(animation::replay(seen), Replay::Again(_));
    if PulledLine::pulled(seen).is_none() && !is_replayed {
        trace(seen, into);
    }
    let game = seen.at.game();
    let banned = game.position().banned();
    if let Some(banned) = banned.filter(|_| game.outcome().is_none()) {
        let geometry = seen.at.geometry;
        let corner = geometry.rhombus(banned, 0.16)[0];
        let middle = geometry.opening(banned);
        let radius = (0.15 * geometry.unit()).max(6.0);
        let shape = MarkShape::NoReturn(Circle::new(middle.lerp(corner, 0.95), radius));
        into.push(BoardMark::new(MarkRole::Refusal, Layer::Above, shape));
    }
}

/// Widths of the rings around the balls of the last move, and of the moves before it, in points.
const NEW: f32 = 2.0;
const OLDER: f32 = 1.2;

/// Traces of the moves since the last one of the player to move.
fn trace(seen: &View, into: &mut Marks) {
    let (scene, game) = (seen.at.scene, seen.at.game());
    let mut moves = scene.moves.iter().zip(scene.positions).rev();
    let Some((&mv, before)) = moves.next() else {
        return;
    };
    // A preview shows what will lie in these cells.
    let hidden = MovePreview::shown(seen).map(|outlook| outlook.touched);
    let is_over = game.outcome().is_some();
    if let (Move::Push(opening), false) = (mv, is_over)
        && before.position().effect(opening) == Effect::Shifts
    {
        into.extend(shift(seen, opening, MarkRole::LastMove));
    }
    let reached = touched(before.position(), mv);
    let mut covered = hidden.unwrap_or_default();
    let mut rings = |cells: Cells, width: f32| {
        into.extend((cells - covered).flat_map(|cell| traces(seen, cell, width)));
        covered = covered | cells;
    };
    rings(reached, NEW);
    let turn = game.position().turn();
    let others = moves.take_while(|(_, before)| before.position().turn() != turn);
    for (&mv, before) in others.take(game.position().seats().saturating_sub(2)) {
        rings(touched(before.position(), mv), OLDER);
    }
    if let Move::Push(opening) = mv {
        if reached.has(Cell::CORE) && hidden.is_none() {
            into.extend(thread_to_core(seen, opening, MarkRole::LastMove));
        }
        into.push(pressed(seen, opening));
    }
}

/// Cells that balls have moved into.
fn touched(before: &Position, mv: Move) -> Cells {
    match mv {
        Move::Put(cell) => Cells::of(cell),
        Move::Push(opening) => {
            let effect = before.effect(opening);
            let filled = usize::from(effect != Effect::Shifts);
            opening.line().into_iter().take(effect.moved() + filled).collect()
        }
        Move::Pass | Move::Resign | Move::TimeOut => Cells::default(),
    }
}

/// Rings around the balls of every square that a player could complete if it were their turn, and the
/// opening where they would.
fn threats(seen: &View, into: &mut Marks) {
    let position = seen.at.game().position();
    for player in (0..position.seats()).map(Player::seat) {
        let own = position.cells(Ball::of(player));
        for (mv, square) in position.threats(player) {
            let at =
                (square.cells & own).filter_map(|cell| Opening::new(cell, square.face.inwards()));
            into.extend(at.map(|at| ring(seen.at.geometry.ball(at), MarkRole::Threat)));
            if seen.at.memo.large_layers {
                let cells = square.cells & own;
                into.extend(cells.filter_map(|cell| ring_in_layer(seen, cell, MarkRole::Threat)));
            }
            if let Some(opening) = shown_at(mv) {
                into.push(outline(seen, opening, MarkRole::Threat, (0.09, 2.0)));
            }
        }
    }
}

fn refused(seen: &View, why: &Rejection, into: &mut Marks) {
    let Rejection::Opening(opening, illegal) = why else {
        return;
    };
    if seen.passing {
        return;
    }
    let refusal = |shape| BoardMark::new(MarkRole::Refusal, Layer::Above, shape);
    match illegal {
        Illegal::Alike => {
            let balls = opening.line().into_iter();
            let balls = balls.flat_map(|cell| seen.at.geometry.balls(cell));
            into.extend(balls.map(|ball| refusal(MarkShape::Blocker(ball))));
        }
        Illegal::HandEmpty => {
            if let Some((index, _)) = hand::own_hand(&seen.at, seen.at.game().position()) {
                let hands = hand::holds(seen.at.game().position(), seen.at.look().viewer).len();
                let tray = seen.at.geometry.trays().hand(index, hands);
                into.push(refusal(MarkShape::Outline(tray.expand(1.0), 6.0, 2.0)));
            }
        }
        Illegal::TakeBack(_) => {
            if let Some(&Move::Push(shifted)) = seen.at.scene.moves.last() {
                into.extend(shift(seen, shifted, MarkRole::Refusal));
            }
        }
        _ => {}
    }
    let geometry = seen.at.geometry;
    let radius = (0.24 * geometry.unit()).max(9.0);
    let slash = Circle::new(geometry.opening(*opening), radius);
    into.push(refusal(MarkShape::Slash(slash)));
}

/// Rings around the balls of a move at their new places, instead of motion.
fn arrived(seen: &View, course: &Entered, into: &mut Marks) {
    let act = Act::of(course.before.position(), course.mv, course.made.as_ref());
    let cells = act.map(|act| match course.sense {
        Sense::Forward => act.arrived(),
        Sense::Backward => act.cells(),
    });
    for cell in cells.into_iter().flatten() {
        into.extend(rings(seen, cell, MarkRole::Hover));
    }
}

/// The aim of the game: a winning square of the viewer's balls on one face. Hidden while the user points at
/// something.
fn aim(seen: &View, into: &mut Marks) {
    let position = seen.at.game().position();
    // The square with the fewest balls in it, preferably on the top.
    let order = |square: &&Square| {
        let lying = (square.cells & position.occupied()).len();
        (lying, square.face != Face::Top)
    };
    let squares = Square::ALL.iter().filter(|square| !seen.at.geometry.view().is_pane(square.face));
    let Some(&shown) = squares.min_by_key(order).filter(|_| seen.aim.is_none()) else {
        return;
    };
    let ball = Ball::of(seen.at.look().viewer);
    for cell in shown.cells - position.occupied() {
        into.extend(ghosts(seen, ball, cell));
    }
    into.extend(square(seen, shown, MarkRole::Win));
}

/// The winning squares as far as the replay has drawn them, and frames around their panes. The squares of
/// the other players are grey.
fn winner(seen: &View, into: &mut Marks) {
    let game = seen.at.game();
    let Some(winner) = game.outcome().and_then(|end| end.winner()) else {
        return;
    };
    let Replay::Drawn(share) = animation::replay(seen) else {
        return;
    };
    let position = game.position();
    let players = (0..position.seats()).map(Player::seat);
    for player in players.filter(|&player| position.is_in(player)) {
        let ink = if player == winner { MarkRole::Win } else { MarkRole::LastMove };
        for made in position.squares(Ball::of(player)) {
            into.extend(part_of_square(seen, made, ink, share));
            if seen.at.geometry.view().is_pane(made.face) {
                let corners = seen.at.geometry.face(made.face).to_vec();
                let width = (0.06 * seen.at.geometry.unit()).max(2.0);
                let frame = MarkShape::Polygon(corners, width);
                into.push(BoardMark::new(ink, Layer::Below, frame).faint(share));
            }
        }
    }
}
