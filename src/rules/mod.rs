//! Floor 1: what is a *legal* move.
//!
//! One folder a game, and the [`Game`] trait that all of them satisfy. Nothing here has an
//! opinion about moves, reads a file or a clock, or draws.

mod arranged;
mod bit_set;
pub mod cubulus;
mod grid;
pub mod kuba;
mod notation;
mod options;
mod past;
mod played;
pub mod qubism;

use std::fmt::{Debug, Display};
use std::str::FromStr;

pub use self::arranged::Arranged;
pub use self::grid::{Compass, GridSquare, NotOnBoard};
pub use self::options::{OptionError, RuleOption, set_option};
pub use self::played::{Board, Played};
use crate::phrase::{Phrase, Say};

/// A seat at the table, counted from 0 in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(u8);

impl Player {
    /// The seat that begins.
    pub const FIRST: Self = Self(0);
    /// The seat after the one that begins.
    pub const SECOND: Self = Self(1);

    /// The seat with this number, counted from 0.
    pub const fn seat(index: usize) -> Self {
        Self(index as u8)
    }

    /// The seat's number, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat round a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        Self(((self.0 as usize + 1) % seats) as u8)
    }
}

/// Who has won a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// This player.
    Won(Player),
    /// Nobody.
    Drawn,
}

impl GameResult {
    /// The winner, if anybody has won.
    pub const fn winner(self) -> Option<Player> {
        match self {
            Self::Won(player) => Some(player),
            Self::Drawn => None,
        }
    }
}

impl From<Option<Player>> for GameResult {
    /// The result of a game with this winner.
    fn from(winner: Option<Player>) -> Self {
        winner.map_or(Self::Drawn, Self::Won)
    }
}

/// What ends a game: a win on the board, each game's own, or what ends any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending<W> {
    /// Somebody has won on the board.
    OnBoard(W),
    /// The same position for the third time.
    Repetition,
    /// Everybody but the winner gave up.
    Resignation,
    /// The players agreed on a draw.
    Agreement,
    /// The time of the last player but the winner ran out.
    TimeOut,
}

impl<W: Say> Say for Ending<W> {
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

/// How a game ended: who won, if anybody, and by what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome<E> {
    /// Who won.
    pub result: GameResult,
    /// What ended the game.
    pub ending: E,
}

impl<E> Outcome<E> {
    /// The winner; `None` is a draw.
    pub const fn winner(&self) -> Option<Player> {
        self.result.winner()
    }
}

/// What players may decide between themselves instead of moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concession {
    /// This player gives the game up.
    Resign(Player),
    /// Everybody agrees to a draw.
    AgreeDraw,
    /// This player's time has run out.
    TimeOut(Player),
}

/// A game in progress: a position, the rules in force, and as much of the past as they need.
///
/// Turns need not alternate, and there may be more than two seats: ask [`Game::turn`].
pub trait Game: Clone + Send + 'static {
    /// The game's name in files, commands and the engine protocol; never changes.
    const ID: &'static str;

    /// One thing a player does in a turn. Its text is the plain notation, without annotations.
    type Move: Copy + Eq + Debug + Display + FromStr + Send + 'static;
    /// Why a move is not legal.
    type Illegal: std::error::Error + Say + Clone + PartialEq;
    /// What can end a game.
    type Ending: Say + Copy + Debug + PartialEq;
    /// What the players agreed on before the game: rule set and set-up.
    type Rules: Clone + Debug + Default + PartialEq + Send + 'static;
    /// What can be wrong with a position text.
    type PositionError: std::error::Error + Say;

    /// The rules that players choose by name. This is the only place where the names stand.
    fn options() -> &'static [RuleOption<Self::Rules>] {
        &[]
    }

    /// A new game from the start.
    fn start(rules: &Self::Rules) -> Self;

    /// The rules that this game is played by, where these were asked for: a position may say
    /// otherwise, and how the board lay at the start a game does not remember.
    fn rules_in_force(&self, asked: Self::Rules) -> Self::Rules {
        asked
    }

    /// The number of seats: two or three.
    fn seats(&self) -> usize;

    /// The player to move. After the end of the game: whoever would have been.
    fn turn(&self) -> Player;

    /// Whether a move is legal now.
    ///
    /// # Errors
    /// The reason why it isn't.
    fn check(&self, mv: Self::Move) -> Result<(), Self::Illegal>;

    /// Appends every legal move, each once. None once the game is over.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// Plays a legal move.
    ///
    /// # Panics
    /// May panic, or leave a nonsensical game, if the move is not legal: [`Game::check`] first.
    fn play(&mut self, mv: Self::Move);

    /// How the game ended, or `None` while it goes on.
    fn outcome(&self) -> Option<Outcome<Self::Ending>>;

    /// Ends the game without a move: after a concession nobody goes on. Only a game of three that
    /// outlives a player who leaves goes on without them, and makes a move of it, which can be
    /// recorded. Does nothing once the game is over.
    fn concede(&mut self, concession: Concession);

    /// A move as it stands in a game record: the plain notation and what it does here, such as
    /// what it captures.
    fn write_move(&self, mv: Self::Move) -> String;

    /// Reads a move as [`Game::write_move`] writes it (annotations may be left out) and checks it.
    ///
    /// # Errors
    /// What is wrong with the text, or why the move is not legal, or that an annotation claims
    /// what does not happen.
    fn read_move(&self, text: &str) -> Result<Self::Move, Self::Illegal>;

    /// The position as text.
    fn position_text(&self) -> String;

    /// A game that begins at a position, from its text.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn from_text(text: &str, rules: &Self::Rules) -> Result<Self, Self::PositionError>;

    /// Counts the positions after exactly `depth` moves from here, as [`perft`] does, as long as
    /// `go_on` says so; `None` if it said no. Games may have a faster way, and may leave out draws
    /// by repetition.
    fn perft_while(&self, depth: u32, go_on: &dyn Fn() -> bool) -> Option<u64> {
        count_while(self, depth, go_on)
    }
}

/// Counts the positions after exactly `depth` moves from here.
///
/// Every legal move counts once; a finished game has no children. This is the plain form of
/// the count, for any game; games may have a faster one of their own.
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
