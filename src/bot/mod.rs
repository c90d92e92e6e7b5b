//! Floor 2: what is a *good* move.

pub mod character;
pub mod cubulus;
mod hashing;
pub mod kuba;
pub mod level;
pub mod novice;
pub mod output;
pub mod puzzle;
pub mod qubism;
pub mod search;
pub mod study;
pub mod why;
pub mod worker;

pub use self::character::LevelCharacter;
pub use self::level::Level;
pub use self::novice::Novice;
pub use self::search::{Limits, Opinion, Score};
pub use self::why::{CertainWin, Continuation};
pub use self::worker::{Report, Thinker};

use crate::phrase::Phrase;
use crate::rules::Game;

/// A game that the search can play.
///
/// The search walks over [`Evaluate::Node`]s, which are small and copied freely; the game itself
/// is asked only at the root.
pub trait Evaluate: Game {
    /// The position as the search sees it.
    type Node: search::Node<Move = Self::Move>;

    /// What makes the levels of this game, the weakest first.
    const LEVELS: [LevelCharacter; Level::COUNT as usize];

    /// The same among more than two players.
    const LEVELS_OF_MANY: [LevelCharacter; Level::COUNT as usize] = Self::LEVELS;

    /// The numbers of the levels for whoever does not know them yet: an easy one, one of the
    /// middle, a hard one.
    const STRENGTHS: [u8; 3] = [1, 4, 7];

    /// The position of this game, for a search from here.
    fn node(&self) -> Self::Node;

    /// The keys of the positions that could still recur, the present one last, and what a
    /// recurrence means. See [`search::Recurrence`].
    fn recurrence(&self) -> search::Recurrence;

    /// The positions, by the usual rules, over which searches are measured; none is the start.
    const BENCH: &'static [&'static str] = &[];

    /// The puzzles of this game as they are written: one a line; see [`puzzle::WrittenPuzzle`].
    const PUZZLES: &'static str = "";

    /// Makes ready what judging positions needs, so that no search has to wait for it.
    fn prepare(&self) {}

    /// How scores become winning chances under the rules of this game.
    fn curve(&self) -> study::Curve {
        study::Curve::new(<Self::Node as search::Node>::TUNING.odds_worth, 0)
    }

    /// A word on what a move does, for a hint ("takes two reds"), or `None`. `line` is the move
    /// and the best play after it, legal one after the other; `score` is what it leads to, for
    /// the player to move. A win is told in plies, as everywhere: everybody's moves count.
    fn hint_reason(&self, line: &[Self::Move], score: Score) -> Option<Phrase>;

    /// Why a move was worse than another, in a sentence, from what can be counted in the two lines
    /// ("Black now takes two reds; f1-f2 would have kept them"); `None` where nothing that counts
    /// tells them apart. `played` begins with the move that was made, `better` with the one that
    /// would have been better, each with the best play after it, legal one after the other.
    fn why(
        &self,
        played: &Continuation<Self::Move>,
        better: &Continuation<Self::Move>,
    ) -> Option<Phrase> {
        let _ = (played, better);
        None
    }

    /// Whether a legal move goes straight for the aim of the game, as somebody who has just learned
    /// it would: for beginners' levels that like that best.
    fn goes_straight(&self, mv: Self::Move) -> bool {
        let _ = mv;
        false
    }

    /// How much a move suits the manner in which those who have just learned the game play, in
    /// hundredths of the game's unit: what [`LevelCharacter::manner`] weighs.
    fn manner(&self, mv: Self::Move) -> i32 {
        let _ = mv;
        0
    }

    /// A legal move that a computer player makes without a search, the same for the same seed;
    /// `None` where moves have to be thought about.
    fn at_once(&self, seed: u64) -> Option<Self::Move> {
        let _ = seed;
        None
    }
}
