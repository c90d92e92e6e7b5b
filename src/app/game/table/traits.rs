//! The traits through which the shell uses a game, whatever its type.

use egui::{Color32, Context, Painter, Rect, Ui};

use super::links::GameLinks;
use super::listed::Listed;
use super::{
    AfterGame, BoardReply, DraftState, GuardedGame, KeptRules, Presentation, Received, StudyState,
    TableCommand, TableEvent, TableState, Tick, Written,
};
use crate::board::film::Replay;
use crate::board::{Look, Palette};
use crate::bot::Level;
use crate::bot::rating::Scale;
use crate::bot::study::Praise;
use crate::phrase::Phrase;
use crate::rules::{HeadStart, Player};
use crate::session::{NodeId, Seat, TimeControl};
use crate::store::friends::{FriendGame, SharedGame};

/// A game being played.
pub trait Table: TableBoard + TableList + TableRecord + TableFriend + Send {
    /// State of the game and its players.
    fn state(&self, ctx: &Context, presentation: &Presentation) -> TableState;
    /// State of the study; `None` while the game is not studied.
    fn study(&self) -> Option<&StudyState>;
    /// Praise and an idea for the only person at the table, once a quick pass over the game that has ended
    /// here has found them; see [`AfterGame`].
    fn after_game(&self) -> Option<&AfterGame>;
    /// Praise of the only person at the table, which may be known before [`Table::after_game`].
    fn praise(&self) -> Option<&Praise>;
    /// Returns `true` if [`Table::after_game`] is still being looked for.
    fn awaits_findings(&self) -> bool;
    /// Runs a command of the user, if it is available.
    fn perform(&mut self, command: TableCommand);
    /// Polls the computer and lets it think and play. Called once a frame, also while hidden.
    fn poll(&mut self, ctx: &Context, tick: &Tick) -> Vec<TableEvent>;
}

/// The board of a game being played, with what stands beside it.
pub trait TableBoard {
    /// Draws the board into the remaining space and handles the user's moves.
    fn board_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> BoardReply;
    /// Returns `true` if Esc has an effect on the board.
    fn is_busy(&self) -> bool;
    /// Draws the icon of a seat.
    fn seat_icon(&self, player: Player, painter: &Painter, rect: Rect, look: &Look);
    /// Colour of a seat's pieces.
    fn seat_tone(&self, player: Player, palette: &Palette) -> Color32;
    /// Draws a seat's part of the score.
    fn score_ui(&self, player: Player, ui: &mut Ui, presentation: &Presentation);
}

/// The moves of a game being played, with marks and comments.
pub trait TableList {
    /// Moves of the line that is shown.
    fn history(&self) -> &[Written];
    /// Moves of the whole tree, with variations, marks and comments; empty if there is nothing but the
    /// moves of the game.
    fn list(&self) -> &[Listed];
    /// Number that changes with every change of [`TableList::list`].
    fn list_stamp(&self) -> u64;
    /// Node after this many moves of the line that is shown.
    fn node_after(&self, ply: usize) -> Option<NodeId>;
    /// The move after `ply` moves in words.
    fn move_words(&self, ply: usize, look: &Look) -> Option<Phrase>;
    /// Draws a small picture of the move after `ply` moves.
    fn move_mark(&self, ply: usize, painter: &Painter, rect: Rect, look: &Look);
    /// A move of [`TableList::list`] in words.
    fn listed_words(&self, place: usize, look: &Look) -> Option<Phrase>;
    /// Draws a small picture of a move of [`TableList::list`].
    fn listed_mark(&self, place: usize, painter: &Painter, rect: Rect, look: &Look);
    /// Comment on a position; empty if there is none.
    fn comment(&self, node: NodeId) -> &str;
    /// Sets the comment on a position.
    ///
    /// # Errors
    /// The text is too long; nothing changes.
    fn set_comment(&mut self, node: NodeId, text: &str) -> Result<(), Phrase>;
}

/// A game being played as text, and as the model of the next game.
pub trait TableRecord {
    /// The game in the format of saved files. With links, it is the record of a game in progress, with
    /// its match and its file.
    fn record(&self, in_progress: Option<&GameLinks>) -> String;
    /// The game in the notation of players, which can be pasted again.
    fn score_sheet(&self) -> String;
    /// The same with the verdicts of its analysis.
    fn analysed_sheet(&self) -> String;
    /// The line that is shown, for export as pictures and films.
    fn reel(&self) -> Box<dyn Replay>;
    /// The position that is shown, as text.
    fn position_text(&self) -> String;
    /// Plays the moves of a text that the game does not have yet, and shows them one by one. Returns their
    /// number; `None` if the text does not continue this game.
    fn catch_up(&mut self, text: &str) -> Option<usize>;
    /// Takes the verdicts from the text of the same game that are deeper than its own.
    fn take_verdicts(&mut self, text: &str);
    /// Draft and players of another game like this one, with everybody in the same seat.
    fn again(&self) -> (Box<dyn Draft>, Vec<Seat>);
    /// Draft and players of the next game of the match, with the computers at `level` if given.
    fn rematch(&self, level: Option<Level>) -> (Box<dyn Draft>, Vec<Seat>);
}

/// A game with somebody elsewhere.
pub trait TableFriend {
    /// Makes the game one with somebody elsewhere.
    fn seat_with_friend(&mut self, friend: FriendGame);
    /// The message to the others as a score sheet; `None` if nobody plays elsewhere.
    fn message(&self) -> Option<String>;
    /// The same for pictures.
    fn message_reel(&self) -> Option<Box<dyn Replay>>;
    /// Brings the game together with messages of others.
    fn receive(&mut self, texts: &[String]) -> Received;
    /// The message of a table was copied, with its edition and number of moves.
    fn set_sent(&mut self, table: &str, copied: (u32, usize));
    /// Moves in a text for the friend that is waited for, as a question; `None` if it has none.
    fn offered_moves(&self, text: &str) -> Option<Phrase>;
    /// Plays them, until the friend's message comes, and returns their number.
    fn play_for_friend(&mut self, text: &str) -> usize;
    /// A move that may be played now, as it is written; `None` at the end.
    fn example_move(&self) -> Option<String>;
    /// Answers the request of another player.
    fn answer_friend(&mut self, yes: bool);
    /// Asks the others for a draw.
    fn ask_friend_for_draw(&mut self);
    /// Sets the remark with the user's last move.
    fn set_friend_note(&mut self, text: &str);
    /// Knowledge of this seat about the game; `None` if nobody plays elsewhere.
    fn friend_game(&self) -> Option<&FriendGame>;
    /// Turns help off if one of these games without help has come to a position of this one that is not over, and on
    /// otherwise. Returns the name of the friend if that is new.
    fn keep_from_help(&mut self, games: &[GuardedGame]) -> Option<String>;
    /// Sits down at another seat, before any move of this one.
    fn take_seat(&mut self, seat: Player);
    /// The folder of the table is elsewhere now.
    fn move_to_folder(&mut self, shared: SharedGame);
    /// Another program plays this seat from now on.
    fn lose_seat(&mut self);
    /// Number of seats.
    fn seats(&self) -> usize;
    /// Name of a seat.
    fn seat_name(&self, player: Player) -> Phrase;
    /// Returns `true` if the game is over.
    fn is_over(&self) -> bool;
}

/// A game before it begins: rules, set-up and first position.
pub trait Draft: Send {
    /// Choices so far, and the options.
    fn state(&self) -> DraftState;
    /// Draws the form for the rules. Returns `true` if something changed.
    fn rules_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> bool;
    /// Rules to keep in the settings for the next game, without the set-up, which is chosen for one game.
    fn rules(&self) -> KeptRules;
    /// Chooses the set-up with this number.
    fn choose_setup(&mut self, index: usize);
    /// Chooses the number of players by its place in the list of sizes.
    fn choose_size(&mut self, index: usize);
    /// Draws a small picture of a set-up into the remaining space.
    fn setup_ui(&mut self, index: usize, ui: &mut Ui, presentation: &Presentation);
    /// Sets the first position; an empty text means the start of the game.
    ///
    /// # Errors
    /// The text is not a valid position.
    fn begin_at(&mut self, text: &str) -> Result<(), Phrase>;
    /// Sets the time control, or plays without a clock.
    fn set_clock(&mut self, control: Option<TimeControl>);
    /// Sets the head start, or plays without one.
    fn set_head_start(&mut self, head_start: Option<HeadStart>);
    /// The head start.
    fn head_start(&self) -> Option<HeadStart>;
    /// Returns `true` if players would lay pieces before the first turn that are laid by lot with this head start.
    fn draws_lots_ahead(&self, head_start: HeadStart) -> bool;
    /// Scale of strength of this game.
    fn scale(&self) -> Scale;
    /// A head start of this size in words.
    fn head_start_words(&self, steps: u8) -> Phrase;
    /// Draws what a player with a head start has.
    fn head_start_picture(&self, ahead: HeadStart, painter: &Painter, rect: Rect, look: &Look);
    /// Makes the game strict: it is played without help, and without taking moves back.
    fn set_strict(&mut self, strict: bool);
    /// Creates the table with these players.
    fn deal(&self, ctx: &Context, seats: Vec<Seat>) -> Box<dyn Table>;
}
