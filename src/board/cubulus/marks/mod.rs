//! Marks on the board: what just happened, what would happen, what is refused.

mod shapes;

use super::course::{Act, Entered, opening_of};
use super::hand;
use super::pieces::{Piece, PulledLine};
use super::place::{Place, Why};
use crate::board::face::{
    BoardMark, Ink, LINE_STRENGTHS, Layer, MarkShape, Of, Plan as _, Seen, Sense,
};
use crate::board::paint::Circle;
use crate::rules::cubulus::{Ball, Cell, Effect, GameState, Illegal, Move, Opening, Square};
use crate::rules::{Game, Player};

use self::shapes::{
    Marks, around_core, arrow, chevron, chevrons, ghost, outline, ring, rings, traces, way_round,
};

type View<'a> = Seen<'a, GameState>;

/// The marks for one thing.
pub(super) fn marks(seen: &View, of: &Of<GameState>, into: &mut Marks) {
    match of {
        Of::Picks => picks(seen, into),
        Of::Last => last(seen, into),
        Of::Move(mv, None) => hint(seen, *mv, into),
        Of::Move(mv, Some(nth)) => {
            if let Some(opening) = shown_at(*mv) {
                let number = (*nth > 0).then_some(nth + 1);
                into.push(arrow(seen, opening, LINE_STRENGTHS[*nth], number));
            }
        }
        Of::Refused(why) => refused(seen, why, into),
        Of::Threats => threats(seen, into),
        Of::End => winner(seen, into),
        Of::Arrived(course) => arrived(seen, course, into),
    }
}

/// The opening at which a move is shown.
fn shown_at(mv: Move) -> Option<Opening> {
    match mv {
        Move::Put(cell) => opening_of(cell),
        Move::Push(opening) => Some(opening),
        Move::Pass | Move::Resign => None,
    }
}

/// The trace of the last move below the balls, and the mark at the opening that may not be entered
/// now.
fn last(seen: &View, into: &mut Marks) {
    let game = seen.at.game();
    if PulledLine::pulled(seen).is_none() && game.outcome().is_none() {
        trace(seen, into);
    }
    if let Some(banned) = game.position().banned() {
        let geometry = seen.at.geometry;
        let corner = geometry.rhombus(banned, 0.16)[0];
        let middle = geometry.opening(banned);
        let radius = (0.15 * geometry.unit()).max(6.0);
        let shape = MarkShape::NoReturn(Circle::new(middle.lerp(corner, 0.95), radius));
        into.push(BoardMark::new(Ink::Refusal, Layer::Above, shape));
    }
}

fn trace(seen: &View, into: &mut Marks) {
    let scene = seen.at.scene;
    let before = scene.positions.iter().rev().nth(1);
    let (Some(before), Some(&mv)) = (before, scene.moves.last()) else {
        return;
    };
    let touched = match mv {
        Move::Put(cell) => vec![cell],
        Move::Push(opening) => {
            let effect = before.position().effect(opening);
            let filled = usize::from(effect != Effect::Shifts);
            if effect == Effect::Shifts {
                into.push(way_round(seen, opening, Ink::LastMove, Layer::Below));
            }
            opening
                .line()
                .into_iter()
                .take(effect.moved() + filled)
                .collect()
        }
        Move::Pass | Move::Resign => Vec::new(),
    };
    for cell in touched {
        into.extend(traces(seen, cell));
    }
    if let Some(opening) = shown_at(mv) {
        let step = seen.at.geometry.step(opening.direction());
        let tip = seen.at.geometry.opening(opening) - step * 0.56;
        into.push(chevron(
            seen,
            tip,
            opening.direction(),
            (Ink::Hover, Layer::Below),
        ));
    }
}

/// What the pointer, a finger or the keyboard would do, or what a ball would do that is dragged.
fn picks(seen: &View, into: &mut Marks) {
    if seen.moving().is_some() || PulledLine::pulled(seen).is_some() {
        return;
    }
    let Some(Place::Opening(opening)) = seen.aim else {
        return;
    };
    if let Ok(mv) = hand::entering(seen.at.game(), opening) {
        press(seen, opening, mv, into);
    }
}

/// What a legal press does: the ball that goes in, those that move, and where to.
fn press(seen: &View, opening: Opening, mv: Move, into: &mut Marks) {
    let geometry = seen.at.geometry;
    let position = seen.at.game().position();
    let gift = hand::gift_to(seen.at.game(), mv).is_some();
    let ink = if gift { Ink::Refusal } else { Ink::Hover };
    let moving: Vec<Cell> = hand::moving(position, opening).collect();
    for &cell in &moving {
        into.extend(rings(seen, cell, ink));
    }
    let entering = hand::entering_ball(position, opening);
    if entering.is_none() {
        into.push(way_round(seen, opening, ink, Layer::Above));
    }
    let shifted = || position.ball(*moving.last()?);
    if let Some(ball) = entering.or_else(shifted) {
        let waiting = Circle::new(geometry.before(opening), geometry.ball_radius());
        into.push(ghost(seen, ball, waiting));
    }
    into.push(arrow(seen, opening, 1.0, None));
    for &cell in &moving {
        into.extend(chevrons(seen, opening, cell, ink));
    }
    if gift {
        let width = (0.05 * geometry.unit()).max(2.0);
        into.push(outline(seen, opening, ink, (0.05, width)));
    }
}

/// A move to point at.
fn hint(seen: &View, mv: Move, into: &mut Marks) {
    match shown_at(mv) {
        Some(opening) => press(seen, opening, mv, into),
        None if mv == Move::Put(Cell::CORE) => into.push(around_core(seen)),
        None => {}
    }
}

/// Rings the balls of every square that somebody could complete, were it their turn.
fn threats(seen: &View, into: &mut Marks) {
    let position = seen.at.game().position();
    for player in (0..position.seats()).map(Player::seat) {
        let own = position.cells(Ball::of(player));
        for (mv, square) in position.threats(player) {
            let at =
                (square.cells & own).filter_map(|cell| Opening::new(cell, square.face.inwards()));
            into.extend(at.map(|at| ring(seen.at.geometry.ball(at), Ink::Threat)));
            if let Some(opening) = shown_at(mv) {
                into.push(outline(seen, opening, Ink::Threat, (0.09, 2.0)));
            }
        }
    }
}

/// What forbids something.
fn refused(seen: &View, why: &Why, into: &mut Marks) {
    let Why::Opening(opening, illegal) = why else {
        return;
    };
    let refusal = |shape| BoardMark::new(Ink::Refusal, Layer::Above, shape);
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
                into.push(way_round(seen, shifted, Ink::Refusal, Layer::Above));
            }
        }
        _ => {}
    }
    let geometry = seen.at.geometry;
    let radius = (0.24 * geometry.unit()).max(9.0);
    let slash = Circle::new(geometry.opening(*opening), radius);
    into.push(refusal(MarkShape::Slash(slash)));
}

/// Rings where the balls of a move are now, instead of their motion.
fn arrived(seen: &View, course: &Entered, into: &mut Marks) {
    let act = Act::of(course.before.position(), course.mv, course.made.as_ref());
    let cells = act.map(|act| match course.sense {
        Sense::Forward => act.arrived(),
        Sense::Backward => act.cells(),
    });
    for cell in cells.into_iter().flatten() {
        into.extend(rings(seen, cell, Ink::Hover));
    }
}

/// The squares that have won.
fn winner(seen: &View, into: &mut Marks) {
    let game = seen.at.game();
    let Some(winner) = game.outcome().and_then(|end| end.winner()) else {
        return;
    };
    let geometry = seen.at.geometry;
    for square in game.position().squares(Ball::of(winner)) {
        let balls = in_order(square).map(|cell| {
            let opening = Opening::new(cell, square.face.inwards());
            opening.map(|opening| geometry.ball(opening))
        });
        if let [Some(one), Some(two), Some(three), Some(four)] = balls {
            let piece = Piece::Square([one, two, three, four], geometry.unit());
            into.push(shapes::own(piece, Ink::Win));
        }
    }
}

/// The cells of a square, once round.
fn in_order(square: Square) -> [Cell; 4] {
    let cells: Vec<Cell> = square.cells.collect();
    // By their numbers they lie row by row; a diamond's second and third are its sides.
    [0, 1, 3, 2].map(|place| cells[place])
}
