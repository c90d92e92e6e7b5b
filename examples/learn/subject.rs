//! What the trainer has to know of a game.

use clap::Args;
use kuba::bot::Evaluate;
use kuba::random::Random;
use kuba::rules::{Game, Player};

/// A game whose evaluation is learned, with what can be chosen about how it is played.
pub(crate) trait Subject: Args + Sync {
    type Game: Evaluate;
    type Position: Copy;
    /// What the tables see of a position.
    type Features;
    type Tables: Tables<Features = Self::Features>;

    /// The positions that are looked at for a move, if nothing else is asked for.
    const NODES: u64;
    /// How often everything is learned, if nothing else is asked for.
    const EPOCHS: u32;
    /// How much of the goal is the game's end, if nothing else is asked for.
    const RESULT: f32;
    /// Hundredths of the game's unit that make a win e times as likely.
    const SCALE: f32;
    /// No game is longer, in moves.
    const LONGEST: usize;
    /// What a win counts in a record; a draw is shared by all in whole numbers.
    const WON: i16;
    /// The bytes of the features in a record.
    const FEATURE_BYTES: usize;

    /// Tables that only count what lies at hand.
    fn start() -> Vec<u8>;

    /// A position after some random moves.
    fn opening(&self, random: &mut Random) -> Self::Game;

    fn position(game: &Self::Game) -> Self::Position;

    /// The move that is made where the search found this one best.
    fn choice(
        game: &Self::Game,
        best: <Self::Game as Game>::Move,
        random: &mut Random,
    ) -> <Self::Game as Game>::Move {
        let _ = (game, random);
        best
    }

    /// Whether there is something to learn from a position in which this move is made.
    fn is_told(game: &Self::Game, mv: <Self::Game as Game>::Move) -> bool {
        let _ = (game, mv);
        true
    }

    /// In whose eyes a position is recorded, in which it is this player's turn.
    fn viewers(seats: usize, turn: Player) -> Vec<Player> {
        let _ = seats;
        vec![turn]
    }

    /// Appends the features of a position in a player's eyes.
    fn write_features(position: &Self::Position, player: Player, bytes: &mut Vec<u8>);

    fn read_features(bytes: &[u8]) -> Self::Features;
}

/// The tables of a game while they are learned.
pub(crate) trait Tables {
    type Features;

    /// How fast is learned at the beginning.
    const RATE: f32;
    /// The share of it that is left at the end.
    const LAST: f32;

    /// Tables that know nothing.
    fn new() -> Self;

    /// Tables that were learned before, to learn on from; `None` if these bytes are none, or if such
    /// tables cannot be learned on from.
    fn learned(bytes: &[u8]) -> Option<Self>
    where
        Self: Sized,
    {
        let _ = bytes;
        None
    }

    /// Learns from one position that this share of the points is to be expected from; from nothing
    /// at rate 0. Returns the squared error.
    fn learn(&mut self, features: &Self::Features, goal: f32, rate: f32) -> f32;

    /// The bytes of the finished tables.
    fn write(&self) -> Vec<u8>;
}

/// The legal moves of a game.
pub(crate) fn legal<G: Game>(game: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves
}

/// Any of these moves; there is one.
pub(crate) fn any_of<M: Copy>(moves: &[M], random: &mut Random) -> M {
    moves[random.below(moves.len())]
}
