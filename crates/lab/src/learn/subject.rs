//! Trait for a game that can be trained.

use clap::Args;
use kuba_bot::Evaluate;
use kuba_rules::random::Random;
use kuba_rules::{Game, Player};

/// A game with the options of its training games.
pub(crate) trait Subject: Args + Sync {
    type Game: Evaluate;
    type Position: Copy;
    /// Features of a position.
    type Features;
    type Tables: Tables<Features = Self::Features>;

    /// Default number of nodes per move.
    const NODES: u64;
    /// Default number of epochs.
    const EPOCHS: u32;
    /// Default weight of the game's result in the target.
    const RESULT: f32;
    /// Score, in hundredths of the game's unit, that multiplies the odds of a win by e.
    const SCALE: f32;
    /// Length limit of a game, in moves.
    const LONGEST: usize;
    /// Value of a win in a record. It is divisible among all players, for a draw.
    const WON: i16;
    /// Size of the features in a record, in bytes.
    const FEATURE_BYTES: usize;

    /// Initial tables that only count material.
    fn start() -> Vec<u8>;

    /// A position after some random moves.
    fn opening(&self, random: &mut Random) -> Self::Game;

    fn position(game: &Self::Game) -> Self::Position;

    /// The move played instead of the best one found.
    fn choice(
        game: &Self::Game,
        best: <Self::Game as Game>::Move,
        random: &mut Random,
    ) -> <Self::Game as Game>::Move {
        let _ = (game, random);
        best
    }

    /// `false` leaves the position out of the training.
    fn is_told(game: &Self::Game, mv: <Self::Game as Game>::Move) -> bool {
        let _ = (game, mv);
        true
    }

    /// Players from whose view a position is recorded.
    fn viewers(seats: usize, turn: Player) -> Vec<Player> {
        let _ = seats;
        vec![turn]
    }

    /// Appends the features from a player's view.
    fn write_features(position: &Self::Position, player: Player, bytes: &mut Vec<u8>);

    fn read_features(bytes: &[u8]) -> Self::Features;
}

/// The tables of a game during training.
pub(crate) trait Tables {
    type Features;

    /// Initial learning rate.
    const RATE: f32;
    /// Final learning rate as a fraction of the initial one.
    const LAST: f32;

    /// Untrained tables.
    fn new() -> Self;

    /// Tables to continue from. `None` if the bytes are invalid or such tables cannot be trained further.
    fn learned(bytes: &[u8]) -> Option<Self>
    where
        Self: Sized,
    {
        let _ = bytes;
        None
    }

    /// Trains on one position with the target `goal`. Rate 0 changes nothing. Returns the squared error.
    fn learn(&mut self, features: &Self::Features, goal: f32, rate: f32) -> f32;

    fn write(&self) -> Vec<u8>;
}

pub(crate) fn legal<G: Game>(game: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves
}

/// Panics if `moves` is empty.
pub(crate) fn any_of<M: Copy>(moves: &[M], random: &mut Random) -> M {
    moves[random.below(moves.len())]
}
