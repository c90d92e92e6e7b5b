//! Commands without a window, for any game.
//!
//! [`Tool`] is to the commands what a table is to the window: below it code is generic over a game, above it
//! are trait objects, and one generic implementation connects them.

mod analysis;
mod game_start;
mod judged_text;
pub mod match_game;
mod match_record;
mod missed_puzzle;
pub mod opening;
mod own_puzzle;
mod practice;
mod puzzle_answer;
mod rated;
mod referee;

use std::io;
use std::marker::PhantomData;

pub use self::analysis::{AnalysedMove, Analysis};
pub use self::game_start::GameStart;
pub use self::match_game::MatchGame;
pub use self::missed_puzzle::MissedPuzzle;
pub use self::opening::RandomOpening;
pub use self::own_puzzle::in_its_game;
pub use self::practice::{FoundTasks, PlayerChoice, PracticeTask, TaskSearch};
pub use self::puzzle_answer::{PuzzleAnswer, PuzzleQuestion};
pub use self::rated::{RatedRecord, RatingSearch};
pub use self::referee::Referee;
use crate::board::Playable;
use crate::board::film::{GameReplay, Replay};
use crate::bot::match_game::MatchConditions;
use crate::bot::puzzle::{Puzzle, PuzzleFault, Solver, WrittenPuzzle};
use crate::bot::{Limits, StopSignal};
use crate::phrase::{Phrase, ToPhrase};
use crate::session::Session;
use crate::store::{
    CodeFault, OwnPuzzle, Record, RecordError, SavedTask, plain_score_sheet, read_code, read_game,
    sheet_with,
};
use crate::ugi::{self, Conversation};

/// Summary of a valid saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Number of moves.
    pub moves: usize,
    /// Result of the game; `None` if it goes on.
    pub result: Option<CheckedResult>,
}

/// Result of a valid saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedResult {
    /// Seat of the winner; `None` is a draw.
    pub winner: Option<Phrase>,
    /// Event that ended the game.
    pub ending: Phrase,
}

/// Operations on a game without a window.
pub trait Tool: Sync {
    /// Counts the positions after exactly this many moves.
    ///
    /// # Errors
    /// The rules or the start position are invalid.
    fn perft(&self, begin: &GameStart, depth: u32) -> Result<u64, Phrase>;

    /// Replays a saved game.
    ///
    /// # Errors
    /// Names the fault in the text, with its line.
    fn check(&self, text: &str) -> Result<Checked, RecordError>;

    /// Analyses the moves of a saved game, with these limits for each position.
    ///
    /// # Errors
    /// Names the fault in the text, with its line.
    fn analyse(&self, text: &str, limits: Limits) -> Result<Analysis, RecordError>;

    /// Names of the seats in files.
    fn seat_names(&self) -> &'static [&'static str];

    /// Number of the game in codes.
    fn code(&self) -> u8;

    /// Returns the score sheet of a saved game, without verdicts.
    ///
    /// # Errors
    /// Names the fault in the text, with its line.
    fn score_sheet(&self, text: &str) -> Result<String, RecordError>;

    /// Returns the score sheet of the game in a code.
    ///
    /// # Errors
    /// Names the fault in the code.
    fn sheet_of_code(&self, code: &str) -> Result<String, CodeFault>;

    /// Opens a saved game for drawing.
    ///
    /// # Errors
    /// Names the fault in the text, with its line.
    fn reel_of_record(&self, text: &str) -> Result<Box<dyn Replay>, RecordError>;

    /// Opens a position for drawing.
    ///
    /// # Errors
    /// The rules or the position are invalid.
    fn reel(&self, begin: &GameStart) -> Result<Box<dyn Replay>, Phrase>;

    /// Starts a game for two engines after an opening.
    ///
    /// # Errors
    /// The rules or the start position are invalid, or the game is not for two.
    fn umpire(&self, begin: &GameStart, opening: RandomOpening)
    -> Result<Box<dyn Referee>, Phrase>;

    /// Returns the number of seats.
    ///
    /// # Errors
    /// The rules or the start position are invalid.
    fn seats(&self, begin: &GameStart) -> Result<usize, Phrase>;

    /// Plays a game between the program's own players after an opening, and keeps its text if that is wanted;
    /// `None` if it was aborted.
    ///
    /// # Errors
    /// The rules or the start position are invalid.
    fn play_match_game(
        &self,
        begin: &GameStart,
        opening: RandomOpening,
        conditions: &MatchConditions<'_>,
        keeps_text: bool,
    ) -> Result<Option<MatchGame>, Phrase>;

    /// Runs the engine protocol until it ends (`None`) or another game is requested (its name).
    ///
    /// # Errors
    /// The input cannot be read.
    fn ugi(&self, conversation: &mut Conversation) -> io::Result<Option<String>>;

    /// Searches the benchmark positions of the game to a depth and prints the number of positions visited.
    fn bench(&self, conversation: &mut Conversation, depth: u32);

    /// Returns the puzzles of the game in text form.
    fn puzzles(&self) -> &'static str;

    /// Proves a puzzle of the game, visiting at most `nodes` positions.
    ///
    /// # Errors
    /// Names what is wrong with it.
    fn check_puzzle(&self, written: &WrittenPuzzle<'_>, nodes: u64) -> Result<(), PuzzleFault>;

    /// Returns `true` if this is a puzzle of the game, proved or not.
    fn can_read_puzzle(&self, written: &WrittenPuzzle<'_>) -> bool;

    /// Proves and grades a puzzle of the game from outside the program, with its author, and visits at most
    /// `nodes` positions.
    ///
    /// # Errors
    /// Names what is wrong with it.
    fn own_puzzle(
        &self,
        written: (&WrittenPuzzle<'_>, &str),
        nodes: u64,
        stop: &StopSignal,
    ) -> Result<OwnPuzzle, PuzzleFault>;

    /// Finds out what a position asks for as a puzzle.
    ///
    /// # Errors
    /// The rules or the position are invalid, or the position cannot be examined.
    fn prove_puzzle(&self, question: &PuzzleQuestion) -> Result<PuzzleAnswer, Phrase>;

    /// Finds the practice tasks of a saved game; `Ok(None)` if it was stopped. `tell` receives the share of
    /// the work that is done, in thousandths.
    ///
    /// # Errors
    /// Names the fault in the text, with its line.
    fn practice_tasks(
        &self,
        text: &str,
        search: &TaskSearch,
        stop: &StopSignal,
        tell: &mut dyn FnMut(usize),
    ) -> Result<Option<FoundTasks>, RecordError>;

    /// Returns the practice task of a puzzle that was missed; `None` if it cannot be practised, or if the search was
    /// stopped.
    fn missed_puzzle(&self, missed: &MissedPuzzle, stop: &StopSignal) -> Option<SavedTask>;

    /// Returns a stored practice task with its words; `None` if it is not a sound task of the game.
    fn practice_task(&self, saved: &SavedTask) -> Option<PracticeTask>;

    /// Returns the facts of a saved game for the ratings of its players; `Ok(None)` if it was stopped. Without a
    /// stop, the result is the same on every machine.
    ///
    /// # Errors
    /// Names the fault in the text, with its line.
    fn rated(
        &self,
        text: &str,
        search: &RatingSearch,
        stop: &StopSignal,
    ) -> Result<Option<RatedRecord>, RecordError>;

    /// Returns `true` if a person with this name plays in a saved game.
    fn has_player(&self, text: &str, name: &str) -> bool;
}

/// Returns the tool of a game.
pub const fn tool<G: Playable>() -> &'static dyn Tool {
    &ToolOf::<G>(PhantomData)
}

/// The only implementation of [`Tool`].
struct ToolOf<G>(PhantomData<fn() -> G>);

impl<G: Playable> Tool for ToolOf<G> {
    fn perft(&self, begin: &GameStart, depth: u32) -> Result<u64, Phrase> {
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

    fn seat_names(&self) -> &'static [&'static str] {
        G::SEATS
    }

    fn code(&self) -> u8 {
        G::CODE
    }

    fn score_sheet(&self, text: &str) -> Result<String, RecordError> {
        let (session, record) = read_game::<G>(text)?;
        Ok(plain_score_sheet(&session, &record))
    }

    fn sheet_of_code(&self, code: &str) -> Result<String, CodeFault> {
        let game = read_code::<G>(code)?;
        Ok(sheet_with(&game.session, &game.record, &game.message))
    }

    fn analyse(&self, text: &str, limits: Limits) -> Result<Analysis, RecordError> {
        analysis::of::<G>(text, limits)
    }

    fn reel_of_record(&self, text: &str) -> Result<Box<dyn Replay>, RecordError> {
        let (session, record) = read_game::<G>(text)?;
        Ok(Box::new(GameReplay::of_game(&session, &record, &[])))
    }

    fn reel(&self, begin: &GameStart) -> Result<Box<dyn Replay>, Phrase> {
        let session = Session::new(begin.game::<G>()?);
        let rules = session.start().effective_rules(G::Rules::default());
        let record = Record::of(&session, rules, Vec::new());
        Ok(Box::new(GameReplay::of_game(&session, &record, &[])))
    }

    fn umpire(
        &self,
        begin: &GameStart,
        opening: RandomOpening,
    ) -> Result<Box<dyn Referee>, Phrase> {
        referee::of::<G>(begin, opening)
    }

    fn seats(&self, begin: &GameStart) -> Result<usize, Phrase> {
        Ok(begin.game::<G>()?.seats())
    }

    fn play_match_game(
        &self,
        begin: &GameStart,
        opening: RandomOpening,
        conditions: &MatchConditions<'_>,
        keeps_text: bool,
    ) -> Result<Option<MatchGame>, Phrase> {
        match_game::play::<G>(begin, opening, conditions, keeps_text)
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

    fn check_puzzle(&self, written: &WrittenPuzzle<'_>, nodes: u64) -> Result<(), PuzzleFault> {
        Puzzle::<G>::read(written)?.check_with(&mut Solver::new(nodes))
    }

    fn can_read_puzzle(&self, written: &WrittenPuzzle<'_>) -> bool {
        Puzzle::<G>::read(written).is_ok()
    }

    fn own_puzzle(
        &self,
        written: (&WrittenPuzzle<'_>, &str),
        nodes: u64,
        stop: &StopSignal,
    ) -> Result<OwnPuzzle, PuzzleFault> {
        own_puzzle::of::<G>(written, nodes, stop)
    }

    fn prove_puzzle(&self, question: &PuzzleQuestion) -> Result<PuzzleAnswer, Phrase> {
        puzzle_answer::of::<G>(question)
    }

    fn practice_tasks(
        &self,
        text: &str,
        search: &TaskSearch,
        stop: &StopSignal,
        tell: &mut dyn FnMut(usize),
    ) -> Result<Option<FoundTasks>, RecordError> {
        practice::tasks::<G>(text, search, stop, tell)
    }

    fn missed_puzzle(&self, missed: &MissedPuzzle, stop: &StopSignal) -> Option<SavedTask> {
        missed_puzzle::task::<G>(missed, stop)
    }

    fn practice_task(&self, saved: &SavedTask) -> Option<PracticeTask> {
        practice::task::<G>(saved)
    }

    fn rated(
        &self,
        text: &str,
        search: &RatingSearch,
        stop: &StopSignal,
    ) -> Result<Option<RatedRecord>, RecordError> {
        rated::rated::<G>(text, search, stop)
    }

    fn has_player(&self, text: &str, name: &str) -> bool {
        practice::has_player::<G>(text, name)
    }
}
