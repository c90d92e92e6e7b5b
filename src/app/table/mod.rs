//! The line between the window and the games.
//!
//! Below this line code is generic over a game and its moves; above it stand trait objects. The
//! shell knows [`Table`] (a game being played) and [`Draft`] (a game about to be played), and
//! [`GameTable`] and [`GameDraft`] are their only implementations.
//!
//! The doors are narrow: once a frame the shell reads one plain [`TableState`], it tells the table
//! what to do with one [`TableCommand`], and it gets a record that it may save without asking back.

mod as_table;
mod best;
mod catching_up;
mod command;
mod draft;
mod game;
mod glance;
mod job;
mod kept_rules;
mod levels;
mod lines;
mod listed;
mod listing;
mod performing;
mod picture;
mod pondering;
mod state;
mod studied;
mod study;
mod studying;
mod thinking;
mod timing;
mod watch;
mod watching;

use std::path::PathBuf;
use std::time::Duration;

use egui::{Color32, Context, Painter, Rect, Ui};

use crate::app::frame_clock::Moment;
use crate::board::film::Reel;
use crate::board::sound::Cues;
use crate::board::{Look, Palette, Says};
use crate::bot::Level;
use crate::i18n::Texts;
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::{NodeId, Seat, TimeControl};
use crate::store::{Fingerprint, TextMark};

pub use self::command::TableCommand;
pub use self::draft::GameDraft;
pub use self::game::GameTable;
pub use self::glance::{Glance, glance};
pub use self::kept_rules::KeptRules;
pub use self::levels::strengths;
use self::listed::blames;
pub use self::listed::{Listed, is_bad};
pub use self::picture::draw_picture;
pub use self::state::{ClockState, DraftState, Ended, TableState, Thought, Warning, Written};
pub use self::studied::{Judged, LineState, LookProgress, StudyPoint, StudyState};

/// How a table is to be presented.
#[derive(Clone, Copy)]
pub struct Presentation<'a> {
    /// How boards look.
    pub look: Look,
    /// Whether what the computer thinks is shown.
    pub thinking: bool,
    /// Whether what somebody could do next is shown on the board.
    pub threats: bool,
    /// Whether the board shows what the game is about, as long as nobody plays.
    pub aim: bool,
    /// The words.
    pub texts: &'a Texts,
}

/// What the computer may do to find its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// The longest time that it thinks about a move.
    pub time: Duration,
    /// Whether it thinks while a person is to move, too.
    pub ponder: bool,
    /// Whether it waits for whoever has thrown much away.
    pub warn: bool,
}

/// A moment in which the table may act.
#[derive(Clone, Copy)]
pub struct Tick {
    /// The moment.
    pub moment: Moment,
    /// How boards look.
    pub look: Look,
    /// What the computer may do.
    pub allowance: Allowance,
}

/// Something that happened at the table and that the shell has to tell or to save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The line of moves has changed.
    Changed,
    /// A move from an earlier position has taken the place of those that stood after it.
    Replaced,
    /// A move was not made, and why.
    Refused(Phrase),
    /// The computer failed.
    BotFailed {
        /// Why.
        reason: Phrase,
        /// It was to choose a move, and plays another one instead.
        moved: bool,
    },
    /// The computer takes the draw that was offered.
    DrawAccepted,
    /// The computer wants to play on.
    DrawDeclined,
    /// A person to move has little time left, and a second less than before.
    LittleTime,
    /// This seat has run out of time, and the others play on.
    OutOfTime(Phrase),
}

/// The file that a game was opened from or saved to.
#[derive(Clone, Debug, Default)]
pub struct FileLink {
    /// Where it is; `None` if the game has no file.
    pub path: Option<PathBuf>,
    /// What it looked like then.
    pub fingerprint: Option<Fingerprint>,
    /// Whether the game has gone on since.
    pub unsaved: bool,
    /// Whether another program has changed or removed the file since.
    pub changed_elsewhere: bool,
}

impl FileLink {
    /// Whether the file is not what it was, or not there.
    pub fn is_changed(&self) -> bool {
        let known = self.path.as_deref().zip(self.fingerprint);
        known.is_some_and(|(path, known)| Fingerprint::of(path) != Some(known))
    }
}

/// Where a game in progress is besides: its file, and what is kept of it.
#[derive(Clone, Debug, Default)]
pub struct GameLinks {
    /// Its file.
    pub file: FileLink,
    /// What it was among the earlier games, if it was there.
    pub earlier: Option<TextMark>,
}

impl GameLinks {
    /// The links of a game that is in this file, and that was not among the earlier ones.
    pub const fn of(file: FileLink) -> Self {
        Self {
            file,
            earlier: None,
        }
    }
}

/// A game that was opened, restored, pasted or dealt.
pub struct Found {
    /// The game.
    pub table: Box<dyn Table>,
    /// What is kept beside it.
    pub links: GameLinks,
}

impl Found {
    /// A game without a file.
    pub fn new(table: Box<dyn Table>) -> Self {
        Self {
            table,
            links: GameLinks::default(),
        }
    }
}

/// What the board wants from the shell after a frame.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardReply {
    /// A word for the status line.
    pub says: Option<Says>,
    /// The user asks to look at the position after this many moves.
    pub show_ply: Option<usize>,
    /// The user moved.
    pub moved: bool,
    /// What is to be heard.
    pub cues: Cues,
}

/// A game being played, as the shell knows it.
pub trait Table: Send {
    /// How things stand.
    fn state(&self, ctx: &Context, presentation: &Presentation) -> TableState;
    /// The moves of the game.
    fn history(&self) -> &[Written];
    /// The moves with all variations, and what hangs on them; empty if there is nothing but the moves
    /// of the game.
    fn list(&self) -> &[Listed];
    /// Changes with every change of that list.
    fn list_stamp(&self) -> u64;
    /// The place in the tree after so many moves of the line that is looked at.
    fn node_after(&self, ply: usize) -> Option<NodeId>;
    /// What is known of the game, while it is studied.
    fn study(&self) -> Option<&StudyState>;
    /// What somebody has written about a position.
    fn comment(&self, node: NodeId) -> &str;
    /// Writes something about a position.
    ///
    /// # Errors
    /// That it is too much.
    fn set_comment(&mut self, node: NodeId, text: &str) -> Result<(), Phrase>;
    /// Does what the user wants, if that is possible now.
    fn perform(&mut self, command: TableCommand);
    /// Listens to the computer and lets it think and play. Called once a frame, also while hidden.
    fn poll(&mut self, ctx: &Context, tick: &Tick) -> Vec<News>;

    /// Draws the board into the space that is left and takes the user's moves.
    fn board_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> BoardReply;
    /// Whether Esc means something on the board.
    fn is_busy(&self) -> bool;
    /// Draws what stands for a seat.
    fn seat_icon(&self, player: Player, painter: &Painter, rect: Rect, look: &Look);
    /// Where in the place of the board there is room for the result, which needs `height` points at
    /// its foot; `None` if it may lie at the foot.
    fn room_for_result(
        &self,
        place: Rect,
        height: f32,
        presentation: &Presentation,
    ) -> Option<Rect>;
    /// The colour of a seat's pieces.
    fn seat_tone(&self, player: Player, palette: &Palette) -> Color32;
    /// Draws a seat's part of the score.
    fn score_ui(&self, player: Player, ui: &mut Ui, presentation: &Presentation);
    /// The move after `ply` moves in words.
    fn move_words(&self, ply: usize, look: &Look) -> Option<Phrase>;
    /// Draws what the move after `ply` moves did, tiny.
    fn move_mark(&self, ply: usize, painter: &Painter, rect: Rect, look: &Look);

    /// A listed move in words.
    fn listed_words(&self, place: usize, look: &Look) -> Option<Phrase>;
    /// Draws what a listed move did, tiny.
    fn listed_mark(&self, place: usize, painter: &Painter, rect: Rect, look: &Look);

    /// The whole game as text, as it is saved; with a file it is the record of the game in
    /// progress, which knows its match and its file.
    fn record(&self, in_progress: Option<&GameLinks>) -> String;
    /// The game as people write it, to be read by them and pasted again.
    fn score_sheet(&self) -> String;
    /// The line that is looked at, to be drawn for others.
    fn reel(&self) -> Box<dyn Reel>;
    /// Plays what a text has more than the game on the table, and shows it move by move. Returns how
    /// many moves that are; `None` if the text does not continue this game.
    fn catch_up(&mut self, text: &str) -> Option<usize>;
    /// The position that is looked at, as text.
    fn position_text(&self) -> String;
    /// A new game like this one: its draft and who sits where, the same people in the same seats.
    fn again(&self) -> (Box<dyn Draft>, Vec<Seat>);
    /// The next game of the match, with the computers at this level if one is given: its draft and
    /// who sits where.
    fn rematch(&self, level: Option<Level>) -> (Box<dyn Draft>, Vec<Seat>);
}

/// A game about to be played: rules, set-up, where it begins.
pub trait Draft: Send {
    /// What has been chosen, and what there is to choose.
    fn state(&self) -> DraftState;
    /// The form for choosing rules. Returns whether something changed.
    fn rules_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> bool;
    /// The rules as the settings keep them for the next game: without the set-up, which is chosen
    /// for one game only.
    fn rules(&self) -> KeptRules;
    /// Chooses the set-up with this number.
    fn choose_setup(&mut self, index: usize);
    /// Chooses how many play: the number in the list of sizes.
    fn choose_size(&mut self, index: usize);
    /// Draws a small picture of one of the set-ups into the space that is left.
    fn setup_ui(&mut self, index: usize, ui: &mut Ui, presentation: &Presentation);
    /// Begins at a position instead of the start; an empty text means the start.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn begin_at(&mut self, text: &str) -> Result<(), Phrase>;
    /// Plays by a clock, or without one.
    fn set_clock(&mut self, control: Option<TimeControl>);
    /// The table with everything set up, and the players in their seats.
    fn deal(&self, ctx: &Context, seats: Vec<Seat>) -> Box<dyn Table>;
}
