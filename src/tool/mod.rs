//! What the commands without a window can do with a game, whatever its moves are.
//!
//! [`Tool`] is to the commands what a table is to the window: below it code is generic over a
//! game, above it stand trait objects, and one generic implementation closes the gap.

mod analysis;
mod begin;
mod match_game;
mod opening;
mod umpire;

use std::io;
use std::marker::PhantomData;

pub use self::analysis::{AnalysedMove, Analysis};
pub use self::begin::Begin;
pub use self::match_game::{MatchConditions, MatchGame, MatchPlayer, NoMatchPlayer};
pub use self::opening::RandomOpening;
pub use self::umpire::Umpire;
use crate::board::Playable;
use crate::board::film::{Reel, ReelOf};
use crate::bot::Limits;
use crate::bot::puzzle::{Puzzle, PuzzleFault, WrittenPuzzle};
use crate::phrase::{Phrase, Say};
use crate::store::{RecordError, read_game};
use crate::ugi::{self, Conversation};

/// What is told of a sound game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The number of moves.
    pub moves: usize,
    /// How it ended; `None` if it goes on.
    pub result: Option<CheckedResult>,
}

/// How a sound game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedResult {
    /// The winner's seat; `None` is a draw.
    pub winner: Option<Phrase>,
    /// What ended it.
    pub ending: Phrase,
}

/// What can be done with a game without a window.
pub trait Tool: Sync {
    /// Counts the positions after exactly so many moves.
    ///
    /// # Errors
    /// What is wrong with the beginning.
    fn perft(&self, begin: &Begin, depth: u32) -> Result<u64, Phrase>;

    /// Replays a saved game.
    ///
    /// # Errors
    /// What is wrong with it, and in which line.
    fn check(&self, text: &str) -> Result<Checked, RecordError>;

    /// Judges the moves of a saved game, with these limits for a position.
    ///
    /// # Errors
    /// What is wrong with the game, and in which line.
    fn analyse(&self, text: &str, limits: Limits) -> Result<Analysis, RecordError>;

    /// A saved game, to be drawn.
    ///
    /// # Errors
    /// What is wrong with the game, and in which line.
    fn reel_of_record(&self, text: &str) -> Result<Box<dyn Reel>, RecordError>;

    /// A position, to be drawn.
    ///
    /// # Errors
    /// What is wrong with the beginning.
    fn reel(&self, begin: &Begin) -> Result<Box<dyn Reel>, Phrase>;

    /// A game for two engines after an opening.
    ///
    /// # Errors
    /// What is wrong with the beginning, or that the game is not for two.
    fn umpire(&self, begin: &Begin, opening: RandomOpening) -> Result<Box<dyn Umpire>, Phrase>;

    /// The number of seats.
    ///
    /// # Errors
    /// What is wrong with the beginning.
    fn seats(&self, begin: &Begin) -> Result<usize, Phrase>;

    /// Plays a game between the program's own players after an opening; `None` if it was broken
    /// off.
    ///
    /// # Errors
    /// What is wrong with the beginning.
    fn play_match_game(
        &self,
        begin: &Begin,
        opening: RandomOpening,
        conditions: &MatchConditions<'_>,
    ) -> Result<Option<MatchGame>, Phrase>;

    /// Speaks the engine protocol until it is over (`None`) or another game is asked for by name.
    ///
    /// # Errors
    /// The other side could not be read.
    fn ugi(&self, conversation: &mut Conversation) -> io::Result<Option<String>>;

    /// Searches the game's measuring positions to a depth and prints how many positions that took.
    fn bench(&self, conversation: &mut Conversation, depth: u32);

    /// The puzzles of the game as they are written.
    fn puzzles(&self) -> &'static str;

    /// Proves a puzzle of the game.
    ///
    /// # Errors
    /// What is wrong with it.
    fn check_puzzle(&self, written: &WrittenPuzzle<'_>) -> Result<(), PuzzleFault>;
}

/// The tool of a game.
pub const fn tool<G: Playable>() -> &'static dyn Tool {
    &ToolOf::<G>(PhantomData)
}

/// The only implementation of [`Tool`].
struct ToolOf<G>(PhantomData<fn() -> G>);

impl<G: Playable> Tool for ToolOf<G> {
    fn perft(&self, begin: &Begin, depth: u32) -> Result<u64, Phrase> {
        let game: G = begin.game()?;
        Ok(game.perft_while(depth, &|| true).unwrap_or(0))
    }

    fn check(&self, text: &str) -> Result<Checked, RecordError> {
        let (session, _) = read_game::<G>(text)?;
        Ok(Checked {
            moves: session.main_moves().len(),
            result: session.outcome().map(|outcome| CheckedResult {
                winner: outcome.winner().map(G::seat_name),
                ending: outcome.ending.phrase(),
            }),
        })
    }

    fn analyse(&self, text: &str, limits: Limits) -> Result<Analysis, RecordError> {
        analysis::of::<G>(text, limits)
    }

    fn reel_of_record(&self, text: &str) -> Result<Box<dyn Reel>, RecordError> {
        let (session, record) = read_game::<G>(text)?;
        let (positions, moves) = (session.main_positions(), session.main_moves());
        Ok(Box::new(ReelOf::new(positions, moves, record.seats)))
    }

    fn reel(&self, begin: &Begin) -> Result<Box<dyn Reel>, Phrase> {
        let position: G = begin.game()?;
        Ok(Box::new(ReelOf::new(&[position], &[], Vec::new())))
    }

    fn umpire(&self, begin: &Begin, opening: RandomOpening) -> Result<Box<dyn Umpire>, Phrase> {
        umpire::of::<G>(begin, opening)
    }

    fn seats(&self, begin: &Begin) -> Result<usize, Phrase> {
        Ok(begin.game::<G>()?.seats())
    }

    fn play_match_game(
        &self,
        begin: &Begin,
        opening: RandomOpening,
        conditions: &MatchConditions<'_>,
    ) -> Result<Option<MatchGame>, Phrase> {
        match_game::play::<G>(begin, opening, conditions)
    }

    fn ugi(&self, conversation: &mut Conversation) -> io::Result<Option<String>> {
        ugi::run::<G>(conversation)
    }

    fn bench(&self, conversation: &mut Conversation, depth: u32) {
        ugi::bench::<G>(conversation, depth);
    }

    fn puzzles(&self) -> &'static str {
        G::PUZZLES
    }

    fn check_puzzle(&self, written: &WrittenPuzzle<'_>) -> Result<(), PuzzleFault> {
        Puzzle::<G>::read(written)?.check()
    }
}
