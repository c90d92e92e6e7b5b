//! Qubism: the first pawn on the far side wins, on a board of cubes that turn as they roll.
//!
//! [`GameState`] is a game in progress. Internally the board is sets of squares ([`Squares`]); the interface
//! uses [`Square`]s and [`Cube`]s.
//!
//! ```
//! use kuba_rules::Game;
//! use kuba_rules::qubism::{GameState, Move, QubismRules};
//!
//! let mut game = GameState::start(&QubismRules::default());
//! let place: Move = "b3NR".parse()?;
//! assert!(game.check(place).is_ok());
//! game.play(place);
//! assert_eq!(game.write_move("b3b5".parse()?), "b3-b5ER");
//! # Ok::<(), kuba_rules::qubism::MoveError>(())
//! ```

mod bits;
mod cube;
mod editable;
mod head_start;
mod legality;
mod moves;
mod notation;
mod perft;
mod position;
mod square;
mod text;

use serde::{Deserialize, Serialize};

pub use self::bits::{Shortest, Squares};
pub use self::cube::{Cube, Fin, NotACube};
pub use self::legality::{Illegal, Wall};
pub use self::moves::Move;
pub use self::notation::{MoveError, WrittenMove};
pub use self::position::{CUBES, Colour, Position};
pub use self::square::{Direction, SIDE, Square};
pub use self::text::PositionError;
use super::{
    BoardGame, Concession, Ending, Game, HeadStart, Outcome, Player, PositionRules, RuleOption,
};
use crate::phrase::{Phrase, ToPhrase};

/// Rules that the players agree on before a game of Qubism.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QubismRules {
    /// `true` if the third occurrence of a position is a draw.
    pub repetition: bool,
}

impl Default for QubismRules {
    fn default() -> Self {
        Self { repetition: true }
    }
}

const OPTIONS: [RuleOption<QubismRules>; 1] = [RuleOption {
    name: "Repetition",
    values: &["true", "false"],
    get: |rules| usize::from(!rules.repetition),
    set: |rules, place| rules.repetition = place == 0,
}];

/// Kind of win in Qubism.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Win {
    /// The winner's pawn reached the far side.
    Goal,
}

impl ToPhrase for Win {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::Goal => "qubism-ending-goal",
        })
    }
}

/// A game of Qubism. Its past goes back to the last placement of a cube, as far as repetition needs it.
pub type GameState = BoardGame<Position>;

impl PositionRules for Position {
    type Rules = QubismRules;
    type Win = Win;

    fn turn(&self) -> Player {
        self.turn()
    }

    fn decided(&self, _rules: &QubismRules) -> Option<(Player, Ending<Win>)> {
        Some((self.winner()?, Ending::OnBoard(Win::Goal)))
    }

    fn repetition(rules: &QubismRules) -> bool {
        rules.repetition
    }
}

impl GameState {
    /// A game that begins at a position.
    pub fn from_position(position: Position, rules: QubismRules) -> Self {
        Self::begun(position, rules, None)
    }

    /// The moved cube as it is after a move; `None` if the move moves no cube.
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
    type Ending = Ending<Win>;
    type Rules = QubismRules;
    type PositionError = PositionError;

    const OPTIONS: &'static [RuleOption<QubismRules>] = &OPTIONS;

    fn start(rules: &QubismRules) -> Self {
        Self::from_position(Position::start(), *rules)
    }

    fn effective_rules(&self, _asked: QubismRules) -> QubismRules {
        self.rules
    }

    fn head_starts(_rules: &QubismRules) -> u8 {
        head_start::MOST
    }

    fn start_ahead(rules: &QubismRules, head_start: HeadStart, _lot: u64) -> Option<Self> {
        let position = Position::start().ahead(head_start)?;
        Some(Self::from_position(position, *rules))
    }

    fn head_start(&self) -> Option<HeadStart> {
        self.position.head_start()
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
        let mut after = self.position;
        after.play(mv);
        self.go_on_at(after, matches!(mv, Move::Place { .. }));
    }

    fn outcome(&self) -> Option<Outcome<Ending<Win>>> {
        self.ended()
    }

    fn concede(&mut self, concession: Concession) {
        self.end_without_move(concession);
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
