//! A toy game for two or three seats: rooms with one-way crossings, often in circles. What a room says
//! about whose turn it is and who has won there is drawn by lot.

use std::sync::Arc;

use kuba::bot::kuba::TUNING;
use kuba::bot::search::{Node, Tuning};
use kuba::rules::{GameResult, Player};

use super::minimax::Dice;

/// The number of rooms.
pub const ROOMS: usize = 16;
/// From this room on there is no way back to those before it.
const DEEP: usize = 12;

/// All rooms of a maze.
pub type Rooms = [Room; ROOMS];

/// A room.
#[derive(Clone, Debug)]
pub struct Room {
    pub turn: Player,
    pub verdict: Option<GameResult>,
    pub crossings: Vec<Crossing>,
    /// Two rooms may look alike, as if only the turn had gone on.
    pub look: u64,
}

/// A way into another room.
#[derive(Clone, Copy, Debug)]
pub struct Crossing {
    pub to: usize,
    /// Whether no room before it can be entered again.
    pub irreversible: bool,
}

/// Where one stands, in a game for so many seats: the third plays for the second where there are
/// two.
#[derive(Clone, Debug)]
pub struct Maze<const SEATS: usize = 3> {
    pub rooms: Arc<Rooms>,
    pub room: usize,
}

impl<const SEATS: usize> Maze<SEATS> {
    /// What happens to whoever finds no way on.
    pub const STUCK: GameResult = GameResult::Won(Player::SECOND);

    /// A maze by lot. Few rooms end the game, and there are many circles.
    pub fn random(dice: &mut Dice) -> Self {
        let rooms = std::array::from_fn(|index| {
            let verdict = match dice.below(16) {
                0 | 1 => Some(GameResult::Won(Player::FIRST)),
                2 => Some(GameResult::Drawn),
                _ => None,
            };
            let crossings = (0..=dice.below(3)).map(|_| {
                let first = if index < DEEP { 0 } else { DEEP };
                let to = first + dice.below(ROOMS - first);
                Crossing {
                    to,
                    irreversible: index < DEEP && to >= DEEP,
                }
            });
            // Between rooms that look alike one passes in one direction only.
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
        Self {
            rooms: Arc::new(rooms),
            room: 0,
        }
    }

    /// A maze as described: for each room the seat whose turn it is and the rooms it leads to.
    /// Where a room leads nowhere, that seat has won.
    pub fn planned(plan: &[(usize, &[usize])]) -> Self {
        let rooms = std::array::from_fn(|index| {
            let (seat, ways) = plan.get(index).copied().unwrap_or_default();
            let crossings = ways.iter().map(|&to| Crossing {
                to,
                irreversible: false,
            });
            Room {
                turn: Player::seat(seat),
                verdict: ways
                    .is_empty()
                    .then_some(GameResult::Won(Player::seat(seat))),
                crossings: crossings.collect(),
                look: index as u64,
            }
        });
        Self {
            rooms: Arc::new(rooms),
            room: 0,
        }
    }

    /// The same maze, seen from another room.
    pub fn at(&self, room: usize) -> Self {
        Self {
            rooms: Arc::clone(&self.rooms),
            room,
        }
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
        moves.extend(
            all.filter(|(_, crossing)| crossing.irreversible)
                .map(|(nth, _)| nth as u8),
        );
    }
    fn quiet_moves(&self, moves: &mut Vec<u8>) {
        let all = self.here().crossings.iter().enumerate();
        moves.extend(
            all.filter(|(_, crossing)| !crossing.irreversible)
                .map(|(nth, _)| nth as u8),
        );
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
