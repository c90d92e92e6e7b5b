//! State of a table and of a draft as the shell reads it: plain data.

use std::time::Duration;

use crate::app::shell::command::CommandState;
use crate::board::HintPart;
use crate::bot::study::Chance;
use crate::bot::{Level, LineWin, Score};
use crate::i18n::Texts;
use crate::phrase::Phrase;
use crate::rules::{GameResult, Player};
use crate::session::Seat;
use crate::store::friends::{Ask, SharedGame};

/// State of a table. The shell reads it once a frame.
#[derive(Clone, Debug, PartialEq)]
pub struct TableState {
    /// Name of the game in files.
    pub game: &'static str,
    /// Name of the game for people.
    pub title: Phrase,
    /// Players by seat.
    pub seats: Vec<Seat>,
    /// Names of the seats.
    pub seat_names: Vec<Phrase>,
    /// Seat from which the board is seen: that of the only person here.
    pub viewer: Player,
    /// Game with somebody elsewhere; `None` for other games.
    pub friend: Option<FriendState>,
    /// Part of the hint that is shown.
    pub hint: Option<HintPart>,
    /// Player to move in the position that is shown.
    pub turn: Player,
    /// Player to move in the newest position.
    pub to_move: Player,
    /// Player who can resign now.
    pub resigning: Option<Player>,
    /// Player after `turn`, with more than two players and while the game goes on.
    pub next: Option<Player>,
    /// Threat of each seat in words, for the lamp on its card.
    pub lamps: Vec<Option<Phrase>>,
    /// Players who have left the game, by seat.
    pub out: Vec<bool>,
    /// The cards of a narrow window stand in one row, however few they are.
    pub cards_in_a_row: bool,
    /// The score can be drawn as a column.
    pub has_score_column: bool,
    /// Width of the board, in its heights.
    pub aspect_ratio: f32,
    /// Word for an extra turn, if `turn` has one.
    pub extra_turn: Option<Phrase>,
    /// State of play in a sentence.
    pub status: Phrase,
    /// Commands that are available.
    pub commands: CommandState,
    /// End of the game; `None` while it goes on.
    pub ended: Option<Ended>,
    /// Nothing on the board moves any more.
    pub at_rest: bool,
    /// Games won by each player, in the order of the present seats.
    pub wins: Vec<u32>,
    /// Drawn games.
    pub draws: u32,
    /// Time since the computer began to choose its move, in seconds.
    pub thinking: Option<f64>,
    /// The computer's last thought about the position shown or an earlier one.
    pub thought: Option<Thought>,
    /// State of the clock; `None` without one.
    pub clock: Option<ClockState>,
    /// Warning of the last turn, until the user answers it.
    pub warning: Option<Warning>,
    /// Number that changes with everything that is saved.
    pub revision: u64,
}

/// State of a game with somebody elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FriendState {
    /// Seat that plays here.
    pub own: Player,
    /// Player who is waited for, or who moved last while the user's turn is open.
    pub awaited: Player,
    /// Id of the game.
    pub table: String,
    /// Table in a folder; `None` if the players send messages.
    pub shared: Option<SharedGame>,
    /// The players may use study, hints and the computer.
    pub with_help: bool,
    /// Next step.
    pub step: FriendStep,
    /// Last remark of another player.
    pub note: Option<(Player, String)>,
    /// Local time of the last move, such as "2026-11-27 21:40:00".
    pub moved: Option<String>,
    /// The game has begun.
    pub has_moves: bool,
    /// News in the message that is to be sent.
    pub news: MessageNews,
}

/// A game without help that goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuardedGame {
    /// Name of the game in files.
    pub game: &'static str,
    /// The position, as text.
    pub position: String,
    /// Name of the friend.
    pub friend: String,
}

/// News in a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageNews {
    /// A move.
    Move,
    /// A request.
    Request,
    /// An answer to one.
    Answer,
    /// A remark.
    Note,
}

/// Next step in a game with somebody elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FriendStep {
    /// The user moves.
    YourTurn,
    /// The user sends a message.
    ToSend,
    /// Another player moves.
    Waiting,
    /// This player asks for something.
    Asked(Player, Ask),
    /// The user has asked for something.
    Asking(Ask),
    /// Another program plays this seat now.
    Lost,
    /// The game is over, and everybody knows.
    Over,
}

/// Changes by a message, or by the files of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Received {
    /// Number of new moves.
    pub moves: usize,
    /// Moves were taken back by agreement.
    pub is_cut: bool,
    /// The game has ended without a move.
    pub has_ended: bool,
    /// Somebody asks or answers something, and nothing else has changed.
    pub talks: bool,
    /// Contradiction to the game, and the place of its text.
    pub problem: Option<(usize, Phrase)>,
    /// Place of a text that is no message of this game.
    pub unread: Option<usize>,
}

impl Received {
    /// Returns `true` if nothing has changed.
    pub fn is_without_news(&self) -> bool {
        self.moves == 0 && !self.is_cut && !self.has_ended && !self.talks && self.problem.is_none()
    }
}

/// State of a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockState {
    /// Time left by seat.
    pub left: Vec<Duration>,
    /// Time left by seat at which the clock is shown as low.
    pub little: Vec<Duration>,
    /// Player whose time runs; `None` while the clock is stopped.
    pub turn: Option<Player>,
}

impl ClockState {
    /// Time left of a seat as a clock shows it; `None` if there is no such seat.
    pub fn shown(&self, player: Player) -> Option<String> {
        let seconds = whole_seconds(*self.left.get(player.index())?);
        let (minutes, seconds) = (seconds / 60, seconds % 60);
        Some(match minutes / 60 {
            0 => format!("{minutes}:{seconds:02}"),
            hours => format!("{hours}:{:02}:{seconds:02}", minutes % 60),
        })
    }

    /// Seconds shown for the player whose time runs.
    pub fn running_second(&self) -> Option<u64> {
        let left = self.left.get(self.turn?.index())?;
        Some(whole_seconds(*left))
    }

    /// Returns `true` if a seat has no time left.
    pub fn is_up(&self, player: Player) -> bool {
        self.left.get(player.index()) == Some(&Duration::ZERO)
    }

    /// Returns `true` if a seat has no time left, or little while its time runs.
    pub fn is_low(&self, player: Player) -> bool {
        let left = self.left.get(player.index());
        let little = self.little.get(player.index());
        let is_little = left.zip(little).is_some_and(|(left, little)| left <= little);
        self.is_up(player) || self.turn == Some(player) && is_little
    }
}

/// Choices for a game before it begins, and the options.
#[derive(Clone, Debug, PartialEq)]
pub struct DraftState {
    /// Name of the game in files.
    pub game: &'static str,
    /// Names of the seats.
    pub seat_names: Vec<Phrase>,
    /// Options for the number of players, in words; empty if there is no choice.
    pub sizes: Vec<Phrase>,
    /// Chosen number of players, as its place in `sizes`.
    pub size: Option<usize>,
    /// Name of the rules, if they are not the usual ones.
    pub rules_word: Option<Phrase>,
    /// Names of the set-ups.
    pub setups: Vec<Phrase>,
    /// Chosen set-up, as its place in `setups`.
    pub setup: usize,
    /// Player who chooses the set-up in a match.
    pub setup_chooser: Player,
    /// Player who moves first.
    pub first: Player,
    /// The seats of the first game of a match are drawn by lot.
    pub by_lot: bool,
    /// Levels for a player who does not know them yet: easy, medium, hard.
    pub strengths: [Level; 3],
    /// Largest head start, in steps; 0 if there is none.
    pub head_starts: u8,
}

/// A move as the move list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Number of the move in its line, from 1.
    pub ply: usize,
    /// Player who made it.
    pub player: Player,
    /// The move in the notation of game records.
    pub text: String,
    /// The move as the list shows it beside its picture.
    pub short: Phrase,
}

/// End of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// Winner, or a draw.
    pub result: GameResult,
    /// Reason of the end.
    pub reason: Phrase,
    /// Length of the game: "31 turns".
    pub length: Phrase,
    /// A person saw what the computer would play, in a game against one.
    pub helped: bool,
    /// Player with a head start, and the head start in words.
    pub head_start: Option<(Player, Phrase)>,
    /// The game was played without help to its end.
    pub strict: bool,
}

/// Warning that a turn has thrown much away, with the chances of its player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// Reason why the turn was a mistake, as the study says it.
    pub why: Phrase,
    /// Reply of the others, as the move list shows it.
    pub answer: Vec<Phrase>,
    /// The answer is shown on the board.
    pub shown: bool,
}

/// The computer's view of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// Search depth in plies.
    pub depth: u32,
    /// Player to move; the score is from this player's point of view.
    pub player: Player,
    /// Score of the position.
    pub score: Score,
    /// Each seat's share of the win.
    pub chances: Vec<Chance>,
    /// Win by force, if there is one.
    pub win: Option<LineWin>,
    /// Positions per second; `None` if the search was too short to tell.
    pub speed: Option<u64>,
    /// Expected line, in the notation of game records.
    pub line: String,
}

impl TableState {
    /// Returns `true` if the game has moves, or moves to redo, or somebody elsewhere knows of it.
    pub const fn is_worth_keeping(&self) -> bool {
        self.commands.moves > 0 || self.commands.can_redo || self.friend.is_some()
    }

    /// Seat from which the board is seen, and the number of seats.
    pub fn seen_from(&self) -> (Player, usize) {
        (self.viewer, self.seats.len())
    }

    /// Number of people.
    pub fn people(&self) -> usize {
        self.seats.iter().filter(|seat| seat.is_human()).count()
    }

    /// Returns `true` if a computer plays.
    pub fn has_computer(&self) -> bool {
        self.seats.iter().any(Seat::is_computer)
    }

    /// End of the game, once the board is at rest.
    pub fn result(&self) -> Option<&Ended> {
        self.ended.as_ref().filter(|_| self.at_rest)
    }

    /// Returns `true` if the game is over, the board is at rest and a person has won.
    pub fn is_won_by_a_person(&self) -> bool {
        let winner = self.result().and_then(|ended| ended.result.winner());
        let seat = winner.and_then(|winner| self.seats.get(winner.index()));
        seat.is_some_and(Seat::is_human)
    }

    /// Name of a seat.
    ///
    /// # Panics
    /// If there is no such seat at the table.
    pub fn seat_name(&self, player: Player) -> Phrase {
        self.seat_names[player.index()].clone()
    }

    /// Words for the player of a seat: a name, "You", the computer, or the name of the seat.
    /// Several computers differ by their levels or else by their seats.
    pub fn seat_title(&self, player: Player, texts: &Texts) -> String {
        let phrase = match self.seats.get(player.index()) {
            Some(Seat::Human(Some(name))) => return name.clone(),
            Some(seat) if seat.is_computer() => {
                let level = seat.level_name().unwrap_or_else(|| self.seat_name(player));
                let computers = self.seats.len() - self.people();
                let alike = self.seats.iter().filter(|other| *other == seat).count();
                match (computers, alike) {
                    (1, _) => Phrase::new("seat-computer"),
                    (_, 1) => level,
                    _ => Phrase::new("seat-computer-named")
                        .with("name", level)
                        .with("seat", self.seat_name(player)),
                }
            }
            _ if self.people() == 1 => Phrase::new("seat-you"),
            _ => self.seat_name(player),
        };
        texts.say(&phrase)
    }

    /// Words for the player of each seat.
    pub fn players_by_seat(&self, texts: &Texts) -> impl Iterator<Item = String> {
        (0..self.seats.len()).map(|seat| self.seat_title(Player::seat(seat), texts))
    }

    /// Words for all players together.
    pub fn players(&self, texts: &Texts) -> String {
        let all = self.players_by_seat(texts);
        let together = |one: String, other: String| {
            let both = Phrase::new("players-together").with("one", one);
            texts.say(&both.with("other", other))
        };
        all.reduce(together).unwrap_or_default()
    }

    /// Words for the player of a seat where a computer's level stands beside them.
    pub fn seat_kind(&self, player: Player, texts: &Texts) -> String {
        match self.seats.get(player.index()) {
            Some(seat) if seat.is_computer() => texts.text("seat-computer"),
            _ => self.seat_title(player, texts),
        }
    }
}

/// Seconds that a clock shows, rounded up.
pub(super) fn whole_seconds(left: Duration) -> u64 {
    left.as_secs() + u64::from(left.subsec_nanos() > 0)
}
