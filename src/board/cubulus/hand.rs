//! What the user may do now, and what the players have in their hands.

use super::geometry::Geometry;
use crate::board::face::{Plan as _, Seen, Setting};
use crate::rules::cubulus::{
    BALLS, Ball, Cell, Effect, GameState, Illegal, Move, Opening, Position,
};
use crate::rules::{Game, Player};

/// The least width of a cell with room for the balls in the players' hands, in points.
const ROOM_FOR_HANDS: f32 = 42.0;

/// The balls that are not in the cube yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Supply {
    /// Their colour.
    pub ball: Ball,
    /// How many there are.
    pub count: usize,
}

/// A line that a hand pulls, or that springs back.
pub(super) struct PulledLine {
    /// Where it is pulled in.
    pub opening: Opening,
    /// How far it is from its place, in cells.
    pub distance: f32,
    /// Whether it may go in.
    pub is_open: bool,
}

impl PulledLine {
    /// The line that is pulled.
    pub(super) fn pulled(seen: &Seen<GameState>) -> Option<Self> {
        let pull = seen.pull.filter(|_| seen.moving().is_none())?;
        Some(Self {
            opening: pull.from.opening()?,
            distance: pull.travel.length(),
            is_open: pull.open,
        })
    }
}

/// The move that pressing an opening is, or why that cannot be done.
pub(super) fn entering(game: &GameState, opening: Opening) -> Result<Move, Illegal> {
    let mv = game.position().entering(opening);
    game.check(mv).map(|()| mv)
}

/// The ball that goes in when an opening is pressed: none goes in where a line is shifted.
pub(super) fn entering_ball(position: &Position, opening: Opening) -> Option<Ball> {
    (position.effect(opening) != Effect::Shifts).then(|| next_ball(position))
}

/// The ball that the player to move lays or puts in.
pub(super) fn next_ball(position: &Position) -> Ball {
    if position.is_laying() {
        Ball::Red
    } else {
        Ball::of(position.turn())
    }
}

/// The cells whose balls move when an opening is pressed, the nearest first.
pub(super) fn moving(position: &Position, opening: Opening) -> impl Iterator<Item = Cell> {
    let moved = position.effect(opening).moved();
    opening.line().into_iter().take(moved)
}

/// Who else would win by a legal move, if somebody would.
pub(super) fn gift_to(game: &GameState, mv: Move) -> Option<Player> {
    game.winner_after(mv)
        .filter(|&winner| winner != game.turn())
}

/// Whether the balls in the players' hands are shown beside the cube.
pub(super) fn are_shown(at: &Setting<GameState>) -> bool {
    at.look().stores && have_room(at.geometry)
}

/// Whether a board is large enough for the balls in the players' hands beside the cube.
pub(super) fn have_room(geometry: &Geometry) -> bool {
    geometry.unit() >= ROOM_FOR_HANDS
}

/// The trays of balls that are not in the cube, from below: the viewer's own first, then the
/// others as they sit, then the neutral balls as long as they are being laid.
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
        holds.push(Supply {
            ball: Ball::Red,
            count: position.neutrals_to_lay() as usize,
        });
    }
    holds
}

/// The place of the next ball's hand among the trays, and how many balls lie there.
pub(super) fn own_hand(at: &Setting<GameState>, position: &Position) -> Option<(usize, usize)> {
    let holds = holds(position, at.look().viewer);
    let ball = next_ball(position);
    let index = holds.iter().position(|hold| hold.ball == ball)?;
    are_shown(at).then_some((index, holds[index].count))
}
