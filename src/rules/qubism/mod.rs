//! Qubism: run to the far side of a board of cubes that turn where their fins point.
//!
//! [`GameState`] is the game as the program holds it. Inside, the board is sets of squares
//! ([`Squares`]); outside, it is [`Square`]s and [`Cube`]s.
//!
//! ```
//! use kuba::rules::Game;
//! use kuba::rules::qubism::{GameState, Move, QubismRules};
//!
//! let mut game = GameState::start(&QubismRules::default());
//! let place: Move = "b3NR".parse()?;
//! assert!(game.check(place).is_ok());
//! game.play(place);
//! assert_eq!(game.write_move("b3b5".parse()?), "b3-b5ER");
//! # Ok::<(), kuba::rules::qubism::MoveError>(())
//! ```

mod action;
mod bits;
mod cube;
mod legality;
mod perft;
mod position;
mod square;
mod text;

use serde::{Deserialize, Serialize};

pub use self::action::{Move, WrittenMove};
pub use self::bits::{Shortest, Squares};
pub use self::cube::{Cube, Fin};
pub use self::legality::{Illegal, Wall};
pub use self::position::{CUBES, Colour, Position};
pub use self::square::{Direction, SIDE, Square};
pub use self::text::{MoveError, PositionError};
use super::past::Past;
use super::{Concession, Game, Outcome, Player, RuleOption};
use crate::phrase::{Phrase, Say};

/// What the players agree on before a game of Qubism.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QubismRules {
    /// Whether the third occurrence of a position is a draw.
    pub repetition: bool,
}

impl Default for QubismRules {
    fn default() -> Self {
        Self { repetition: true }
    }
}

/// The rules by name.
const OPTIONS: [RuleOption<QubismRules>; 1] = [RuleOption {
    name: "Repetition",
    values: &["true", "false"],
    get: |rules| usize::from(!rules.repetition),
    set: |rules, place| rules.repetition = place == 0,
}];

/// What ended a game of Qubism.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The winner's pawn reached the far side.
    Goal,
    /// The same position for the third time.
    Repetition,
    /// A player gave up.
    Resignation,
    /// The players agreed on a draw.
    Agreement,
    /// A player's time ran out.
    TimeOut,
}

impl Say for Ending {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::Goal => "qubism-ending-goal",
            Self::Repetition => "ending-repetition",
            Self::Resignation => "ending-resignation",
            Self::Agreement => "ending-agreement",
            Self::TimeOut => "ending-time-out",
        })
    }
}

/// A game of Qubism: the position, the rules in force, and the past that repetition needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameState {
    position: Position,
    rules: QubismRules,
    /// The positions since the last cube was placed, the present one included: nothing older can
    /// recur. Empty where repetition is no draw.
    past: Past<Position>,
    /// How many times the present position is among them.
    times: usize,
    conceded: Option<Concession>,
}

impl GameState {
    /// A game that begins at a position.
    pub fn from_position(position: Position, rules: QubismRules) -> Self {
        let mut game = Self {
            position,
            rules,
            past: Past::default(),
            times: 0,
            conceded: None,
        };
        game.remember();
        game
    }

    /// The position on the table.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The rules in force.
    pub fn rules(&self) -> QubismRules {
        self.rules
    }

    /// The positions since the last cube was placed, the present one last: nothing older can
    /// recur. None where repetition is no draw.
    pub fn past(&self) -> Vec<Position> {
        self.past.positions()
    }

    /// Adds the present position to the past, if the rules ever ask for it.
    fn remember(&mut self) {
        if self.rules.repetition {
            self.past.push(self.position);
            self.times = self.past.count(&self.position);
        }
    }

    fn is_drawn_by_repetition(&self) -> bool {
        self.rules.repetition && self.times >= 3
    }

    /// Whether the game ended otherwise than on the board.
    fn is_broken_off(&self) -> bool {
        self.conceded.is_some() || self.is_drawn_by_repetition()
    }

    /// How the cube that a move moves will lie; `None` if it moves none.
    pub fn becomes(&self, mv: Move) -> Option<Cube> {
        match mv {
            Move::Go { from, .. } => self.position.cube(from).map(Cube::rolled),
            Move::Place { .. } => None,
        }
    }
}

impl Game for GameState {
    const ID: &'static str = "qubism";

    type Move = Move;
    type Illegal = Illegal;
    type Ending = Ending;
    type Rules = QubismRules;
    type PositionError = PositionError;

    fn options() -> &'static [RuleOption<QubismRules>] {
        &OPTIONS
    }

    fn start(rules: &QubismRules) -> Self {
        Self::from_position(Position::start(), *rules)
    }

    fn rules_in_force(&self, _asked: QubismRules) -> QubismRules {
        self.rules
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Player {
        self.position.turn()
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        if self.is_broken_off() {
            return Err(Illegal::GameOver);
        }
        self.position.check(mv)
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if !self.is_broken_off() {
            self.position.legal_moves(moves);
        }
    }

    fn play(&mut self, mv: Move) {
        debug_assert_eq!(self.check(mv), Ok(()), "{mv} in {}", self.position);
        self.position.play(mv);
        if matches!(mv, Move::Place { .. }) {
            self.past = Past::default();
        }
        self.remember();
    }

    fn outcome(&self) -> Option<Outcome<Ending>> {
        let (winner, ending) = if let Some(winner) = self.position.winner() {
            (Some(winner), Ending::Goal)
        } else {
            match self.conceded {
                Some(Concession::Resign(player)) => (Some(player.next(2)), Ending::Resignation),
                Some(Concession::TimeOut(player)) => (Some(player.next(2)), Ending::TimeOut),
                Some(Concession::AgreeDraw) => (None, Ending::Agreement),
                None if self.is_drawn_by_repetition() => (None, Ending::Repetition),
                None => return None,
            }
        };
        Some(Outcome { winner, ending })
    }

    fn concede(&mut self, concession: Concession) {
        if self.outcome().is_none() {
            self.conceded = Some(concession);
        }
    }

    fn write_move(&self, mv: Move) -> String {
        match (mv, self.becomes(mv)) {
            (Move::Go { from, to }, Some(cube)) => format!("{from}-{to}{cube}"),
            (Move::Go { from, to }, None) => format!("{from}-{to}"),
            (Move::Place { .. }, _) => mv.to_string(),
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, Illegal> {
        let WrittenMove { mv, claim } = text.parse()?;
        self.check(mv)?;
        let Some(said) = claim else {
            return Ok(mv);
        };
        match (mv, self.becomes(mv)) {
            (_, Some(becomes)) if becomes == said => Ok(mv),
            (_, Some(becomes)) => Err(MoveError::WrongState { said, becomes }.into()),
            (Move::Go { from, .. }, None) => Err(MoveError::NotACube(from).into()),
            (Move::Place { .. }, None) => Ok(mv),
        }
    }

    fn position_text(&self) -> String {
        self.position.to_string()
    }

    fn from_text(text: &str, rules: &QubismRules) -> Result<Self, PositionError> {
        Ok(Self::from_position(text.parse()?, *rules))
    }

    fn perft_while(&self, depth: u32, go_on: &dyn Fn() -> bool) -> Option<u64> {
        self.count_while(depth, go_on)
    }
}
