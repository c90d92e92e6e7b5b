//! The line between the window and the games.
//!
//! Below this line code is generic over a game and its moves; above it stand trait objects: [`Table`]
//! (a game being played) and [`Draft`] (a game before it begins), with [`GameTable`] and [`GameDraft`]
//! as their only implementations.
//!
//! The interface is narrow: once a frame the shell reads one plain [`TableState`], it sends
//! [`TableCommand`]s, and it gets a record that it can save.

mod actions;
mod after_game;
mod best_lines;
mod blunder_watch;
mod board_display;
mod clock;
mod command;
mod comparison;
mod computer;
mod correspondence;
mod draft;
mod engine;
mod friend;
mod game;
mod hints;
mod job;
pub mod kept_rules;
mod levels;
mod links;
mod listed;
mod mistakes;
mod move_judgement;
mod move_list;
mod move_text;
mod offered_lines;
mod picture;
mod quick_pass;
mod scene;
mod seats;
pub mod state;
mod strict;
mod study;
mod study_actions;
mod study_report;
mod study_state;
mod summary;
mod table_board;
mod table_impl;
mod table_list;
mod table_record;
mod time_limit;
mod traits;

use std::time::Duration;

use crate::app::platform::frame_clock::Moment;
use crate::board::sound::Cues;
use crate::board::{Look, Says};
use crate::i18n::Texts;
use crate::phrase::Phrase;

pub use self::command::TableCommand;
pub use self::draft::GameDraft;
pub use self::game::GameTable;
pub use self::kept_rules::KeptRules;
pub use self::levels::strengths;
pub use self::links::{FileLink, GameLinks};
pub use self::listed::{Listed, is_bad};
pub use self::picture::draw_picture;
pub use self::quick_pass::AfterGame;
pub use self::state::{
    ClockState, DraftState, Ended, FriendState, FriendStep, GuardedGame, MessageNews, Received,
    TableState, Thought, Warning, Written,
};
pub use self::study_state::{
    Judged, LevelMove, LineState, LookProgress, NumberedMove, StudyPoint, StudyState,
};
pub use self::summary::{FriendSummary, GameSummary, PlayedGame, ScaleId, game_summary};
pub use self::traits::{Draft, Table, TableBoard, TableFriend, TableList, TableRecord};

/// Presentation of a table.
#[derive(Clone, Copy)]
pub struct Presentation<'a> {
    /// Look of the boards.
    pub look: Look,
    /// Show what the computer thinks.
    pub thinking: bool,
    /// Show threats on the board.
    pub threats: bool,
    /// Show the aim of the game on the board until the first move.
    pub aim: bool,
    /// Texts in the user's language.
    pub texts: &'a Texts,
}

/// Resources and options of the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// Longest time for a move.
    pub time: Duration,
    /// Think while a person is to move.
    pub ponder: bool,
    /// Warn a person of a mistake against the first levels, and wait.
    pub warn_learners: bool,
    /// The same against the levels above.
    pub warn: bool,
}

/// A moment at which the table may act.
#[derive(Clone, Copy)]
pub struct Tick {
    /// Time of the window's clock.
    pub moment: Moment,
    /// Look of the boards.
    pub look: Look,
    /// Resources and options of the computer.
    pub allowance: Allowance,
}

/// An event at the table that the shell reports or saves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableEvent {
    /// The moves have changed.
    Changed,
    /// A move from an earlier position has replaced those after it.
    Replaced,
    /// A move was rejected, for this reason.
    Refused(Phrase),
    /// The computer failed.
    BotFailed {
        /// Reason of the failure.
        reason: Phrase,
        /// It failed to choose a move, and plays another one instead.
        moved: bool,
    },
    /// The computer accepts the offered draw.
    DrawAccepted,
    /// The computer declines the offered draw.
    DrawDeclined,
    /// A person to move has little time left, and a second less than before.
    LittleTime,
    /// A smaller head start is offered for the next game, in these words.
    HeadStartOffered(Phrase),
    /// This seat has run out of time, and the others play on.
    OutOfTime(Phrase),
}

/// A game that was opened, restored, pasted or dealt.
pub struct LoadedTable {
    /// The game.
    pub table: Box<dyn Table>,
    /// Its links.
    pub links: GameLinks,
}

impl LoadedTable {
    /// A game without a file.
    pub fn new(table: Box<dyn Table>) -> Self {
        Self { table, links: GameLinks::default() }
    }
}

/// Requests of the board to the shell after a frame.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardReply {
    /// Text for the status line.
    pub says: Option<Says>,
    /// The user wants to see the position after this many moves.
    pub show_ply: Option<usize>,
    /// The user moved.
    pub moved: bool,
    /// Sounds to play.
    pub cues: Cues,
}
