//! A toy game for two or three seats: rooms with one-way crossings and many cycles. Each room has a random
//! player to move and perhaps a random result.

use std::sync::Arc;

use kuba_bot::kuba::TUNING;
use kuba_bot::search::{Node, Tuning};
use kuba_rules::{GameResult, Player};

use super::minimax::Dice;

/// Number of rooms.
pub(crate) const ROOMS: usize = 16;
/// From this room on, no crossing leads back to the rooms before it.
const DEEP: usize = 12;

/// All rooms of a maze.
pub(crate) type Rooms = [Room; ROOMS];

/// One position of the game.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    pub(crate) turn: Player,
    pub(crate) verdict: Option<GameResult>,
    pub(crate) crossings: Vec<Crossing>,
    /// Hash of the room. Two rooms may share one, as if only the turn had passed.
    pub(crate) look: u64,
}

/// A move into another room.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crossing {
    pub(crate) to: usize,
    /// `true` if no earlier room can be reached again.
    pub(crate) irreversible: bool,
}

/// The current room. With two seats, the third player plays for the second.
#[derive(Clone, Debug)]
pub(crate) struct Maze<const SEATS: usize = 3> {
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) room: usize,
}

impl<const SEATS: usize> Maze<SEATS> {
    /// Result for a player without a move.
    pub(crate) const STUCK: GameResult = GameResult::Won(Player::SECOND);

    /// A random maze with few final rooms and many cycles.
    pub(crate) fn random(dice: &mut Dice) -> Self {
        let rooms = std::array::from_fn(|index| {
            let verdict = match dice.below(16) {
                0 | 1 => Some(GameResult::Won(Player::FIRST)),
                2 => Some(GameResult::Drawn),
                _ => None,
            };
            let crossings = (0..=dice.below(3)).map(|_| {
                let first = if index < DEEP { 0 } else { DEEP };
                let to = first + dice.below(ROOMS - first);
                Crossing { to, irreversible: index < DEEP && to >= DEEP }
            });
            // Crossings between rooms with the same hash lead in one direction only.
            let onward = |crossing: &Crossing| crossing.to > index || crossing.to / 2 != index / 2;
            let crossings = crossings.filter(onward).collect();
            Room {
                // The attacker, seat 0, moves as often as the others together.
                turn: Player::seat([0, 0, 1, 2][dice.below(4)]),
                verdict,
                crossings,
                look: (index - index % 2 * dice.below(2)) as u64,
            }
        });
        Self { rooms: Arc::new(rooms), room: 0 }
    }

    /// A maze given by the seat to move and the crossings of each room. A room without crossings is won by
    /// that seat.
    pub(crate) fn planned(plan: &[(usize, &[usize])]) -> Self {
        let rooms = std::array::from_fn(|index| {
            let (seat, ways) = plan.get(index).copied().unwrap_or_default();
            let crossings = ways.iter().map(|&to| Crossing { to, irreversible: false });
            Room {
                turn: Player::seat(seat),
                verdict: ways.is_empty().then_some(GameResult::Won(Player::seat(seat))),
                crossings: crossings.collect(),
                look: index as u64,
            }
        });
        Self { rooms: Arc::new(rooms), room: 0 }
    }

    /// The same maze with another current room.
    pub(crate) fn at(&self, room: usize) -> Self {
        Self { rooms: Arc::clone(&self.rooms), room }
    }

    fn here(&self) -> &Room {
        &self.rooms[self.room]
    }
}

fn scattered(number: u64) -> u64 {
    (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl<const SEATS: usize> Node for Maze<SEATS> {
    type Move = u8;
    const MOVE_INDICES: usize = 4;
    const TUNING: Tuning = TUNING;

    fn move_index(mv: u8) -> usize {
        usize::from(mv)
    }
    fn seats(&self) -> usize {
        SEATS
    }
    fn turn(&self) -> Player {
        Player::seat(self.here().turn.index().min(SEATS - 1))
    }
    fn verdict(&self) -> Option<GameResult> {
        self.here().verdict
    }
    fn verdict_when_stuck(&self) -> GameResult {
        Self::STUCK
    }
    fn tactical_moves(&self, moves: &mut Vec<u8>) {
        let all = self.here().crossings.iter().enumerate();
        moves.extend(all.filter(|(_, crossing)| crossing.irreversible).map(|(nth, _)| nth as u8));
    }
    fn quiet_moves(&self, moves: &mut Vec<u8>) {
        let all = self.here().crossings.iter().enumerate();
        moves.extend(all.filter(|(_, crossing)| !crossing.irreversible).map(|(nth, _)| nth as u8));
    }
    fn play(&mut self, mv: u8) -> bool {
        let Crossing { to, irreversible } = self.here().crossings[usize::from(mv)];
        self.room = to;
        irreversible
    }
    fn key(&self) -> u64 {
        scattered(self.room as u64)
    }
    fn arrangement(&self) -> u64 {
        scattered(100 + self.here().look)
    }
    fn evaluate(&self, _: Player) -> i32 {
        0
    }
}
