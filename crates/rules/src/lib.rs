#![doc = include_str!("../README.md")]

mod bit_set;
mod board_game;
pub mod cubulus;
mod editable;
mod grid;
mod head_start;
pub mod kuba;
mod notation;
mod options;
pub mod phrase;
mod position_history;
pub mod qubism;
pub mod random;
mod ranks;
mod rounds;

use std::fmt::{Debug, Display};
use std::str::FromStr;

pub use self::board_game::{BoardGame, PositionRules};
pub use self::editable::EditablePosition;
pub use self::grid::{Compass, GridSquare, NotOnBoard};
pub use self::head_start::HeadStart;
pub use self::options::{OptionError, RuleOption, option_values, set_option};
pub use self::rounds::Rounds;
use crate::phrase::{Phrase, ToPhrase};

/// A seat at the table, counted from 0 in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(u8);

impl Player {
    /// The seat that moves first.
    pub const FIRST: Self = Self(0);
    /// The seat that moves second.
    pub const SECOND: Self = Self(1);

    /// The seat with this number, counted from 0.
    pub const fn seat(index: usize) -> Self {
        Self(index as u8)
    }

    /// The seat's number, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat at a table of `seats`; the first seat of an empty table.
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        match (self.0 as usize + 1).checked_rem(seats) {
            Some(next) => Self(next as u8),
            None => Self::FIRST,
        }
    }
}

/// Result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// A win for this player.
    Won(Player),
    /// A draw.
    Drawn,
}

impl GameResult {
    /// The winner; `None` for a draw.
    pub const fn winner(self) -> Option<Player> {
        match self {
            Self::Won(player) => Some(player),
            Self::Drawn => None,
        }
    }
}

impl From<Option<Player>> for GameResult {
    fn from(winner: Option<Player>) -> Self {
        winner.map_or(Self::Drawn, Self::Won)
    }
}

/// Reason a game ended: a win on the board, specific to each game, or an ending common to all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending<W> {
    /// A win on the board.
    OnBoard(W),
    /// The third occurrence of a position.
    Repetition,
    /// All players but the winner resigned.
    Resignation,
    /// The players agreed on a draw.
    Agreement,
    /// The winner's last opponent ran out of time.
    TimeOut,
}

impl<W: ToPhrase> ToPhrase for Ending<W> {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::OnBoard(win) => return win.phrase(),
            Self::Repetition => "ending-repetition",
            Self::Resignation => "ending-resignation",
            Self::Agreement => "ending-agreement",
            Self::TimeOut => "ending-time-out",
        })
    }
}

/// Result of a game, with the reason it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome<E> {
    /// The winner, or a draw.
    pub result: GameResult,
    /// The reason the game ended.
    pub ending: E,
}

impl<E> Outcome<E> {
    /// The winner; `None` for a draw.
    pub const fn winner(&self) -> Option<Player> {
        self.result.winner()
    }
}

/// End of a game for one or all players without a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concession {
    /// This player resigns.
    Resign(Player),
    /// All players agree to a draw.
    AgreeDraw,
    /// This player's time has run out.
    TimeOut(Player),
}

/// A game in progress: a position, the rules in force, and as much of the past as they need.
///
/// Turns need not alternate, and there may be more than two seats: ask [`Game::turn`].
pub trait Game: Clone + Send + Sync + 'static {
    /// The game's name in files, commands and the engine protocol; it never changes.
    const ID: &'static str;

    /// One action of a player. Its text is the plain notation, without annotations.
    type Move: Copy + Eq + Debug + Display + FromStr + Send + Sync + 'static;
    /// Reason a move is illegal.
    type Illegal: std::error::Error + ToPhrase + Clone + PartialEq;
    /// Reason a game ended.
    type Ending: ToPhrase + Copy + Debug + PartialEq;
    /// Rule set and set-up that the players agree on before the game.
    type Rules: Clone + Debug + Default + PartialEq + Send + 'static;
    /// Error in a position text.
    type PositionError: std::error::Error + ToPhrase;

    /// Rules that can be set by name. Their names are defined nowhere else.
    const OPTIONS: &'static [RuleOption<Self::Rules>] = &[];

    /// A new game.
    fn start(rules: &Self::Rules) -> Self;

    /// The largest head start under these rules, in steps; 0 if there is none.
    fn head_starts(_rules: &Self::Rules) -> u8 {
        0
    }

    /// A new game in which a player has a head start; `None` if these rules have none of this size. What a player
    /// would lay before the first turn is drawn from the seed `lot`.
    fn start_ahead(_rules: &Self::Rules, _head_start: HeadStart, _lot: u64) -> Option<Self> {
        None
    }

    /// The head start with which a game begins at this position; `None` if it is no such start.
    fn head_start(&self) -> Option<HeadStart> {
        None
    }

    /// The rules that this game is played by, given the rules asked for. A position may override some of
    /// them; the set-up is taken from `asked`, because a game does not remember it.
    fn effective_rules(&self, asked: Self::Rules) -> Self::Rules {
        asked
    }

    /// The number of seats: two or three.
    fn seats(&self) -> usize;

    /// The player to move; after the end of the game, the player who would have moved next.
    fn turn(&self) -> Player;

    /// Checks that a move is legal now.
    ///
    /// # Errors
    /// The reason the move is illegal.
    fn check(&self, mv: Self::Move) -> Result<(), Self::Illegal>;

    /// Appends every legal move once; none after the end of the game.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// Plays a legal move.
    ///
    /// # Panics
    /// May panic, or leave an inconsistent game, if the move is illegal: call [`Game::check`] first.
    fn play(&mut self, mv: Self::Move);

    /// The outcome; `None` while the game goes on.
    fn outcome(&self) -> Option<Outcome<Self::Ending>>;

    /// Ends the game without a move. Only a game of three can continue after a player leaves; such a game
    /// also has a move for leaving, which can be recorded. Does nothing once the game is over.
    fn concede(&mut self, concession: Concession);

    /// A move as written in a game record: the plain notation and its effect here, such as a capture.
    fn write_move(&self, mv: Self::Move) -> String;

    /// Reads a move as [`Game::write_move`] writes it (annotations are optional) and checks it.
    ///
    /// # Errors
    /// The text is malformed, the move is illegal, or an annotation claims an effect that does not happen.
    fn read_move(&self, text: &str) -> Result<Self::Move, Self::Illegal>;

    /// The position as text.
    fn position_text(&self) -> String;

    /// A game that begins at the position in a text.
    ///
    /// # Errors
    /// The text is not a valid position.
    fn from_text(text: &str, rules: &Self::Rules) -> Result<Self, Self::PositionError>;

    /// Counts the positions after exactly `depth` moves from here, as [`perft`] does, while `go_on` returns
    /// `true`; `None` once it returns `false`. Games may have a faster way, and may ignore draws by
    /// repetition.
    fn perft_while(&self, depth: u32, go_on: &dyn Fn() -> bool) -> Option<u64> {
        count_while(self, depth, go_on)
    }
}

/// Counts the positions after exactly `depth` moves from here.
///
/// Every legal move counts once; a finished game has no children. This generic version works for any game; a
/// game may have a faster one of its own.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    count_while(game, depth, &|| true).unwrap_or(0)
}

fn count_while<G: Game>(game: &G, depth: u32, go_on: &dyn Fn() -> bool) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    if depth == 1 {
        return Some(moves.len() as u64);
    }
    if !go_on() {
        return None;
    }
    let children = moves.into_iter().map(|mv| {
        let mut child = game.clone();
        child.play(mv);
        count_while(&child, depth - 1, go_on)
    });
    children.sum()
}
