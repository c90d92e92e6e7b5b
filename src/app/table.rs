//! The line between the window and the games.
//!
//! Below this line code is generic over a game and its moves; above it stand trait objects. The
//! shell knows [`Table`] (a game being played) and [`Draft`] (a game about to be played), and
//! [`Match`](super::matches::Match) and [`Form`](super::form::Form) are their only
//! implementations.

use std::path::PathBuf;
use std::time::Duration;

use egui::{Context, Painter, Rect, Ui};

use super::command::Facts;
use crate::board::{Look, Says};
use crate::bot::Score;
use crate::i18n::Texts;
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::Seat;
use crate::store::Fingerprint;

/// What a table needs for drawing.
#[derive(Clone, Copy)]
pub struct Desk<'a> {
    /// How boards look.
    pub look: Look,
    /// Whether what the computer thinks is shown.
    pub thinking: bool,
    /// The words.
    pub texts: &'a Texts,
}

/// What the computer may do to find its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// The longest time that it thinks about a push.
    pub time: Duration,
    /// Whether it thinks while a person is to move, too.
    pub ponder: bool,
}

/// Something that happened at the table and that the shell has to tell or to save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The line of moves has changed.
    Changed,
    /// The computer failed.
    BotFailed {
        /// Why.
        reason: String,
        /// It was to choose a move, and plays another one instead.
        moved: bool,
    },
    /// The computer takes the draw that was offered.
    DrawAccepted,
    /// The computer wants to play on.
    DrawDeclined,
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
}

/// A game that was opened, restored, pasted or dealt.
pub struct Found {
    /// The game.
    pub table: Box<dyn Table>,
    /// Its file.
    pub file: FileLink,
}

impl Found {
    /// A game without a file.
    pub fn new(table: Box<dyn Table>) -> Self {
        Self {
            table,
            file: FileLink::default(),
        }
    }
}

/// What the board wants from the shell after a frame.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardReply {
    /// A word for the status line.
    pub says: Option<Says>,
    /// The user asks to look at the position after this many moves.
    pub show_ply: Option<usize>,
    /// The user moved.
    pub moved: bool,
}

/// A move as the list of moves shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The number of moves after which it has been played, from 1.
    pub ply: usize,
    /// Who played it.
    pub player: Player,
    /// The move in words of the game record.
    pub text: String,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The winner; `None` is a draw.
    pub winner: Option<Player>,
    /// What ended it.
    pub reason: Phrase,
}

/// What the computer thinks of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// How many moves it has looked ahead.
    pub depth: u32,
    /// The player to move: the score is in the eyes of this one.
    pub player: Player,
    /// What the position is worth.
    pub score: Score,
    /// Who is this much ahead, in hundredths, is clearly ahead.
    pub clear_lead: i32,
    /// Positions looked at in a second; `None` if it was done too soon to tell.
    pub speed: Option<u64>,
    /// The play that it expects, in words of the game record.
    pub line: String,
}

/// A game being played, as the shell knows it.
pub trait Table {
    /// The game's name in files.
    fn game_id(&self) -> &'static str;
    /// The game's name for people.
    fn title(&self) -> Phrase;
    /// Who plays, by seat.
    fn seats(&self) -> &[Seat];
    /// What a seat is called.
    fn seat_name(&self, player: Player) -> Phrase;
    /// The rules in a few words.
    fn rules_summary(&self) -> Phrase;
    /// What can be asked for now.
    fn facts(&self) -> Facts;
    /// The player to move in the position that is looked at.
    fn turn(&self) -> Player;
    /// Whether that player has an extra turn.
    fn is_extra_turn(&self) -> bool;
    /// How the game ended; `None` while it goes on.
    fn ended(&self) -> Option<Ended>;
    /// The games won by each participant, in the order of the present seats, and the draws.
    fn score(&self) -> (Vec<u32>, u32);
    /// For how long the computer has been choosing, in seconds.
    fn thinking_time(&self, ctx: &Context) -> Option<f64>;
    /// What the computer has thought last, of a position not after the one that is looked at.
    fn thought(&self) -> Option<&Thought>;
    /// The moves of the game.
    fn history(&self) -> &[Written];
    /// Changes with every change of the line of moves.
    fn revision(&self) -> u64;

    /// Listens to the computer and lets it think and play. Called once a frame, also while hidden.
    fn logic(&mut self, ctx: &Context, look: &Look, allowance: Allowance) -> Vec<News>;
    /// Draws the board into the space that is left and takes the user's moves.
    fn board_ui(&mut self, ui: &mut Ui, desk: &Desk) -> BoardReply;
    /// The state of play in a sentence.
    fn status(&self, desk: &Desk) -> Phrase;
    /// The last event in words.
    fn last_event(&self, desk: &Desk) -> Option<Phrase>;
    /// Draws what stands for a seat.
    fn seat_icon(&self, player: Player, painter: &Painter, rect: Rect, look: &Look);
    /// Draws a seat's captures.
    fn score_ui(&self, player: Player, ui: &mut Ui, desk: &Desk);
    /// Draws what the move after `ply` moves captured, tiny.
    fn move_mark(&self, ply: usize, painter: &Painter, rect: Rect, look: &Look);

    /// Takes back the last move, or everything since the user's last decision.
    fn undo(&mut self);
    /// Plays again what was taken back.
    fn redo(&mut self);
    /// Looks at the position after this many moves, at most the newest.
    fn show(&mut self, ply: usize);
    /// Asks the computer for advice.
    fn ask_hint(&mut self);
    /// Makes the computer play what it has found so far.
    fn move_now(&mut self);
    /// Ends the turn without moving, if that is legal.
    fn end_turn(&mut self);
    /// Gives the game up for the person to move, or the only person.
    fn resign(&mut self);
    /// Asks the computer whether it takes a draw.
    fn offer_draw(&mut self);
    /// Ends the game in a draw.
    fn agree_draw(&mut self);

    /// A new game like this one, with the same people in the same seats.
    fn again(&self) -> Box<dyn Draft>;
    /// The next game of the match: its form and who sits where.
    fn rematch(&self) -> (Box<dyn Draft>, Vec<Seat>);
    /// The whole game as text.
    fn game_text(&self) -> String;
    /// The position that is looked at, as text.
    fn position_text(&self) -> String;
    /// The whole game as text for the program itself, with its match and what is known of its
    /// file.
    fn kept_text(&self, file: &FileLink) -> String;
}

/// A game about to be played: rules, how the board lies, where it begins.
pub trait Draft {
    /// The game's name in files.
    fn game_id(&self) -> &'static str;
    /// The number of seats.
    fn seat_count(&self) -> usize;
    /// What a seat is called.
    fn seat_name(&self, player: Player) -> Phrase;
    /// The form for choosing rules. Returns whether something changed.
    fn rules_ui(&mut self, ui: &mut Ui, texts: &Texts) -> bool;
    /// The rules as they are kept in the settings.
    fn rules_text(&self) -> String;
    /// The names of the ways the board can lie.
    fn setups(&self) -> Vec<Phrase>;
    /// The number of the chosen one among them.
    fn setup(&self) -> usize;
    /// Chooses how the board lies.
    fn choose_setup(&mut self, index: usize);
    /// Who chooses how the board lies in a match.
    fn setup_chooser(&self) -> Player;
    /// Draws a small picture of one of the set-ups into the space that is left.
    fn setup_ui(&mut self, index: usize, ui: &mut Ui, desk: &Desk);
    /// Begins at a position instead of the start; an empty text means the start.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn begin_at(&mut self, text: &str) -> Result<(), Phrase>;
    /// The table with everything set up, and the players in their seats.
    fn deal(&self, ctx: &Context, seats: Vec<Seat>) -> Box<dyn Table>;
}
