#![doc = include_str!("../README.md")]

pub mod cubulus;
pub mod explanation;
pub mod fine_level;
mod hashing;
pub mod hint;
pub mod kuba;
pub mod level;
pub mod level_style;
pub mod match_game;
pub mod match_player;
pub mod novice;
pub mod output_layer;
pub mod practice;
pub mod puzzle;
pub mod qubism;
pub mod rating;
pub mod search;
mod stop_signal;
pub mod study;
pub mod thinker;
pub mod ugi;
mod worker;

pub use self::explanation::{CertainWin, Continuation, LineWin, Shortcoming};
pub use self::fine_level::FineLevel;
pub use self::level::Level;
pub use self::level_style::LevelStyle;
pub use self::novice::Novice;
pub use self::search::{BestMove, Limits, Score};
pub use self::stop_signal::StopSignal;
pub use self::thinker::{Report, Thinker};

use kuba_rules::phrase::Phrase;
use kuba_rules::{Game, Player};

/// A game that the search can play.
///
/// The search walks over [`Evaluate::Node`]s, which are small and cheap to copy; it uses the game itself only
/// at the root.
pub trait Evaluate: Game {
    /// Position type of the search.
    type Node: search::Node<Move = Self::Move>;

    /// Playing styles of the levels with two players, the weakest first.
    const LEVELS: [LevelStyle; Level::COUNT as usize];

    /// Playing styles of the levels with more than two players.
    const MULTIPLAYER_LEVELS: [LevelStyle; Level::COUNT as usize] = Self::LEVELS;

    /// Scale of strength with two players.
    const SCALE: rating::Scale = rating::Scale::USUAL;

    /// Scale of strength with more than two players.
    const MULTIPLAYER_SCALE: rating::Scale = Self::SCALE;

    /// Numbers of an easy, a medium and a hard level, for players who do not know the levels yet.
    const SUGGESTED_LEVELS: [u8; 3] = [1, 4, 6];

    /// Returns the search node of the current position.
    fn node(&self) -> Self::Node;

    /// Returns the keys of the positions that can still recur, the current one last, and the meaning of a
    /// recurrence. See [`search::RepetitionRule`].
    fn recurrence(&self) -> search::RepetitionRule;

    /// Benchmark positions under the default rules; if empty, the start position is used.
    const BENCH: &'static [&'static str] = &[];

    /// Puzzles of the game in text form, one per line; see [`puzzle::WrittenPuzzle`].
    const PUZZLES: &'static str = "";

    /// Returns a text that is the same for positions that differ only by symmetry or exchanged colours. The
    /// rules and the past are not in it.
    fn canonical_text(&self) -> String {
        self.position_text()
    }

    /// Loads the evaluation, so that no search has to wait for it.
    fn prepare(&self) {}

    /// Worth of a point of lost chance in the accuracy of play, in percent: chosen so that level 6 is about
    /// 70 % accurate (see `docs/strength.md`).
    const LOSS_WORTH: u8 = 100;

    /// Returns the curve from scores to winning chances of these players under the rules of this game.
    fn chance_curve(&self, experience: study::Experience) -> study::ChanceCurve {
        let _ = experience;
        study::ChanceCurve::new(<Self::Node as search::Node>::TUNING.odds_worth, 0)
    }

    /// Returns a player's progress towards the goal as anyone can count it on the board, in a measure of the
    /// game: the more, the nearer. Only differences between players count, for the chances that are shown.
    fn progress(&self, player: Player) -> i32 {
        let _ = player;
        0
    }

    /// Returns a short reason for a hint ("takes two reds"), if there is one. `line` is the move and the best
    /// play after it, all legal; `score` is its score for the player to move. The distance to a win counts
    /// the winner's own moves.
    fn hint_reason(&self, line: &[Self::Move], score: Score) -> Option<Phrase>;

    /// Ideas of hints as questions, with the reasons that have them; see [`hint::question`].
    const HINT_QUESTIONS: &'static [hint::HintQuestion] = &[];

    /// Returns the facts that make a move worse than another and that can be counted in the two lines
    /// ("Black now takes two reds; f1-f2 would have kept them"), the most important first. `played` begins
    /// with the move made and `better` with the better one, each followed by the best play; all moves are
    /// legal. A fact lies at most four turns ahead, except for a certain win.
    fn reasons(
        &self,
        played: &Continuation<Self::Move>,
        better: &Continuation<Self::Move>,
    ) -> Vec<Shortcoming> {
        let _ = (played, better);
        Vec::new()
    }

    /// Motives in the reasons of this game, besides those that all games share.
    const MOTIVES: &'static [study::Motive] = &[];

    /// Returns an effect that a legal move has and no other one, counted over all legal moves ("The only one
    /// that leaves Black nothing to take"), if there is one.
    fn unique_effect(&self, mv: Self::Move) -> Option<Phrase> {
        let _ = mv;
        None
    }

    /// Returns a player's greatest deed in a game, counted by the rules alone ("You took three reds in one turn"), if
    /// there is one. There is one position more than there are moves.
    fn deed(positions: &[Self], moves: &[Self::Move], player: Player) -> Option<study::Praise> {
        let _ = (positions, moves, player);
        None
    }

    /// Returns a move as it is written in a sentence.
    fn written_in_sentence(&self, mv: Self::Move) -> Phrase {
        Phrase::new("list-move").with("move", self.write_move(mv))
    }

    /// Returns `true` if a legal move goes straight for the goal of the game, as players who have just
    /// learned it prefer. Eager levels use this.
    fn is_greedy(&self, mv: Self::Move) -> bool {
        let _ = mv;
        false
    }

    /// Returns how well a move suits the style of beginners, in hundredths of the game's unit; weighted by
    /// [`LevelStyle::beginner_weight`].
    fn beginner_appeal(&self, mv: Self::Move) -> i32 {
        let _ = mv;
        0
    }

    /// Returns a legal move that a computer player makes without a search, the same for the same seed; `None`
    /// if the position needs a search.
    fn instant_move(&self, seed: u64) -> Option<Self::Move> {
        let _ = seed;
        None
    }
}
