//! Training of Cubulus.

use clap::Args;
use kuba_bot::cubulus::planes::{KINDS, PATTERNS, PLANES, canonical, planes};
use kuba_bot::cubulus::weights::{CIRCUMSTANCES, Weights};
use kuba_bot::cubulus::{CubulusNode, circumstance, seen_by};
use kuba_bot::search::Node;
use kuba_rules::cubulus::{CubulusRules, GameState, Neutrals, Players, Position};
use kuba_rules::random::Random;
use kuba_rules::{Game, Player};

use super::planes::{CALM, Planes, counting};
use super::record::numbers;
use super::subject::{Subject, Tables, any_of, legal};
use super::weight::{Weight, likely};

/// Options of the games of Cubulus.
#[derive(Args)]
pub(crate) struct Cubulus {
    /// Number of players, two or three.
    #[arg(long, default_value_t = 2)]
    players: usize,
}

/// Features of a position.
pub(crate) struct Seen {
    cells: [u32; 3],
    circumstance: usize,
}

impl Subject for Cubulus {
    type Game = GameState;
    type Position = Position;
    type Features = Seen;
    type Tables = PlaneTables;

    const NODES: u64 = 500;
    const EPOCHS: u32 = 8;
    const RESULT: f32 = 0.4;
    const SCALE: f32 = 160.0;
    const LONGEST: usize = 150;
    const WON: i16 = 6;
    const FEATURE_BYTES: usize = 3 * 4 + 2;

    /// Counts the open squares, the balls in the cube and the right to move.
    fn start() -> Vec<u8> {
        let to_move = [15.0; CIRCUMSTANCES].into_iter();
        Weights::write(to_move.chain(listed().map(counting)))
    }

    /// Without an immediate win.
    fn opening(&self, random: &mut Random) -> GameState {
        loop {
            let players = match self.players {
                2 => Players::Two(Neutrals::by_lot(random.number())),
                _ => Players::Three,
            };
            let mut game = GameState::start(&CubulusRules { players, repetition: true });
            for _ in 0..random.below(9) {
                let moves = legal(&game);
                if moves.is_empty() {
                    break;
                }
                game.play(any_of(&moves, random));
            }
            let mut wins = Vec::new();
            CubulusNode::new(*game.position()).tactical_moves(&mut wins);
            if game.outcome().is_none() && wins.is_empty() {
                return game;
            }
        }
    }

    fn position(game: &GameState) -> Position {
        *game.position()
    }

    /// With two players the player to move, with three all of them.
    fn viewers(seats: usize, turn: Player) -> Vec<Player> {
        match seats {
            2 => vec![turn],
            _ => (0..seats).map(Player::seat).collect(),
        }
    }

    fn write_features(position: &Position, player: Player, bytes: &mut Vec<u8>) {
        let cells = seen_by(position, player);
        bytes.extend(cells.into_iter().flat_map(u32::to_le_bytes));
        bytes.extend((circumstance(position, player) as u16).to_le_bytes());
    }

    fn read_features(bytes: &[u8]) -> Seen {
        let [parts @ .., circumstance] = numbers::<7>(bytes);
        let cells =
            |index: usize| u32::from(parts[2 * index]) | u32::from(parts[2 * index + 1]) << 16;
        Seen { cells: std::array::from_fn(cells), circumstance: usize::from(circumstance) }
    }
}

/// The tables during training.
pub(crate) struct PlaneTables {
    planes: Planes,
    circumstances: [Weight; CIRCUMSTANCES],
}

impl Tables for PlaneTables {
    type Features = Seen;

    const RATE: f32 = 0.05;
    const LAST: f32 = 0.1;

    fn new() -> Self {
        Self { planes: Planes::new(), circumstances: [Weight::default(); CIRCUMSTANCES] }
    }

    fn learn(&mut self, features: &Seen, goal: f32, rate: f32) -> f32 {
        let [own, other, third] = features.cells;
        let planes: [usize; PLANES] = planes(own, other, third);
        let circumstance = &mut self.circumstances[features.circumstance];
        let odds: f32 = planes.iter().map(|&plane| self.planes.odds(plane)).sum();
        let error = likely(odds + circumstance.value) - goal;
        if rate > 0.0 {
            for plane in planes {
                self.planes.learn(plane, error, rate);
            }
            circumstance.learn(error, rate, CALM);
        }
        error * error
    }

    fn write(&self) -> Vec<u8> {
        let circumstances = self.circumstances.iter().map(|weight| weight.value);
        let worths = circumstances.chain(listed().map(|plane| self.planes.odds(plane)));
        Weights::write(worths.map(|worth| worth * Cubulus::SCALE))
    }
}

/// Planes in file order.
fn listed() -> impl Iterator<Item = usize> {
    canonical().flat_map(|pattern| (0..KINDS).map(move |kind| kind * PATTERNS + pattern))
}
