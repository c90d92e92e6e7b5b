//! Moves that the user may make now, and the balls in the players' hands.

use super::geometry::Geometry;
use crate::Scene;
use crate::face::{BoardContext, BoardLayout as _, BoardView};
use kuba_rules::cubulus::{BALLS, Ball, Cell, Effect, GameState, Illegal, Move, Opening, Position};
use kuba_rules::{Game, Player};

/// Smallest cell width with room for the balls in the players' hands, in points.
const ROOM_FOR_HANDS: f32 = 42.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Supply {
    pub ball: Ball,
    pub count: usize,
}

pub(super) struct PulledLine {
    pub opening: Opening,
    /// Displacement, in cells.
    pub distance: f32,
    /// `true` if the line may enter.
    pub is_open: bool,
}

impl PulledLine {
    pub(super) fn pulled(seen: &BoardView<GameState>) -> Option<Self> {
        let pull = seen.pull.filter(|_| seen.moving().is_none())?;
        Some(Self {
            opening: pull.from.opening()?,
            distance: pull.travel.length(),
            is_open: pull.open,
        })
    }
}

pub(super) fn entering(game: &GameState, opening: Opening) -> Result<Move, Illegal> {
    let mv = game.position().entering(opening);
    game.check(mv).map(|()| mv)
}

/// Ball that enters when an opening is pressed; `None` for a shift.
pub(super) fn entering_ball(position: &Position, opening: Opening) -> Option<Ball> {
    (position.effect(opening) != Effect::Shifts).then(|| next_ball(position))
}

pub(super) fn next_ball(position: &Position) -> Ball {
    if position.is_laying() { Ball::Red } else { Ball::of(position.turn()) }
}

/// Cells whose balls move when an opening is pressed, the nearest first.
pub(super) fn moving(position: &Position, opening: Opening) -> impl Iterator<Item = Cell> {
    let moved = position.effect(opening).moved();
    opening.line().into_iter().take(moved)
}

/// Other player who would win by a legal move, if there is one.
pub(super) fn gift_to(game: &GameState, mv: Move) -> Option<Player> {
    game.winner_after(mv).filter(|&winner| winner != game.turn())
}

/// The player to whom a move would give the game away, as the board warns of it.
pub(super) fn warned_gift(scene: &Scene<GameState>, mv: Move) -> Option<Player> {
    gift_to(scene.game(), mv).filter(|_| !scene.strict)
}

/// A legal move that gives the game away, and the move by which the next player wins then; without the
/// latter if the move itself completes the other's square. Empty if nothing is given away.
pub(super) fn refutation(game: &GameState, mv: Move) -> Vec<Move> {
    if gift_to(game, mv).is_some() {
        return vec![mv];
    }
    let mut after = game.clone();
    after.play(mv);
    if after.outcome().is_some() {
        return Vec::new();
    }
    let next = after.turn();
    let threats = after.position().threats(next).into_iter();
    let mut wins = threats.filter(|&(reply, _)| {
        after.check(reply).is_ok() && after.winner_after(reply) == Some(next)
    });
    let reply = wins.next().map(|(reply, _)| vec![mv, reply]);
    reply.unwrap_or_default()
}

pub(super) fn are_shown(at: &BoardContext<GameState>) -> bool {
    at.look().stores && have_room(at.geometry)
}

pub(super) fn have_room(geometry: &Geometry) -> bool {
    geometry.unit() >= ROOM_FOR_HANDS
}

/// Balls outside the cube by tray, from the bottom up: the viewer's, those of the others in seating order,
/// then the neutral balls while they are being laid.
pub(super) fn holds(position: &Position, viewer: Player) -> Vec<Supply> {
    let seats = position.seats();
    let mut holds: Vec<Supply> = (0..seats)
        .map(|steps| Player::seat((viewer.index() + steps) % seats))
        .map(|player| Supply {
            ball: Ball::of(player),
            count: (position.hand(player) as usize).min(usize::from(BALLS)),
        })
        .collect();
    if position.is_laying() {
        holds.push(Supply { ball: Ball::Red, count: position.neutrals_to_lay() as usize });
    }
    holds
}

/// Index of the tray that the next ball comes from, and the number of balls in it; `None` if the trays are
/// hidden.
pub(super) fn own_hand(
    at: &BoardContext<GameState>,
    position: &Position,
) -> Option<(usize, usize)> {
    let holds = holds(position, at.look().viewer);
    let ball = next_ball(position);
    let index = holds.iter().position(|hold| hold.ball == ball)?;
    are_shown(at).then_some((index, holds[index].count))
}
