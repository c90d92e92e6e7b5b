//! Cubulus: four of a colour in a square on a face of the cube win.
//!
//! [`GameState`] is the game as the program holds it. Inside, the cube is three sets of cells
//! ([`Cells`]); outside, it is [`Cell`]s and [`Opening`]s.
//!
//! ```
//! use kuba::rules::Game;
//! use kuba::rules::cubulus::{CubulusRules, GameState, Move, Players};
//!
//! let rules = CubulusRules {
//!     players: Players::Three,
//!     ..CubulusRules::default()
//! };
//! let mut game = GameState::start(&rules);
//! let put: Move = "c31".parse()?;
//! assert!(game.check(put).is_ok());
//! game.play(put);
//! assert!(game.check(put).is_err(), "White's ball lies there");
//! assert!(game.check("c31b31".parse()?).is_ok(), "it can be pushed");
//! # Ok::<(), kuba::rules::cubulus::MoveError>(())
//! ```

mod action;
mod bits;
mod cell;
mod legality;
mod perft;
mod position;
mod ruleset;
mod square;
mod text;
mod threats;

pub use self::action::{Move, Opening, Sign, WrittenMove};
pub use self::bits::Cells;
pub use self::cell::{Cell, Direction, Face, SIDE};
pub use self::legality::Illegal;
use self::position::Decision;
pub use self::position::{BALLS, Ball, Effect, Position};
pub use self::ruleset::{CubulusRules, Layout, Neutrals, Players};
pub use self::square::{Shape, Square};
pub use self::text::{LayoutError, MoveError, PositionError};
use super::past::Past;
use super::{Concession, Game, Outcome, Player, RuleOption};
use crate::phrase::{Phrase, Say};

/// What ended a game of Cubulus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The winner completed a square.
    Square,
    /// Somebody else completed the winner's square.
    Gift,
    /// The same position for the third time.
    Repetition,
    /// Everybody else gave up.
    Resignation,
    /// The players agreed on a draw.
    Agreement,
    /// The last other player's time ran out.
    TimeOut,
}

impl Say for Ending {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::Square => "cubulus-ending-square",
            Self::Gift => "cubulus-ending-gift",
            Self::Repetition => "ending-repetition",
            Self::Resignation => "ending-resignation",
            Self::Agreement => "ending-agreement",
            Self::TimeOut => "ending-time-out",
        })
    }
}

/// A game of Cubulus: the position, the rules in force, and the past that repetition needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameState {
    position: Position,
    rules: CubulusRules,
    /// The positions since the last insertion, the present one included: nothing older can recur.
    /// Empty where repetition is no draw.
    past: Past<Position>,
    /// How many times the present position is among them.
    times: usize,
    /// How the game ended, if it did so without a move.
    conceded: Option<Outcome<Ending>>,
}

impl GameState {
    /// A game that begins at a position, which says how many play, whatever the rules say.
    pub fn from_position(position: Position, mut rules: CubulusRules) -> Self {
        if position.seats() != rules.players.seats() {
            rules.players = if position.seats() == 2 {
                Players::Two(Neutrals::default())
            } else {
                Players::Three
            };
        }
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
    pub fn rules(&self) -> CubulusRules {
        self.rules
    }

    /// The positions since the last insertion, the present one last: nothing older can recur. None
    /// where repetition is no draw.
    pub fn past(&self) -> Vec<Position> {
        self.past.positions()
    }

    /// Who would have won on the board after a legal move.
    pub fn winner_after(&self, mv: Move) -> Option<Player> {
        let mut after = self.position;
        after.play(mv);
        after.winner()
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

    fn claim_is_true(&self, written: WrittenMove) -> Result<(), MoveError> {
        let (Move::Push(opening), Some(claim)) = (written.mv, written.claim) else {
            return Ok(());
        };
        match (claim, self.position.effect(opening)) {
            (Sign::Insertion, Effect::Shifts) => Err(MoveError::NotAnInsertion(opening)),
            (Sign::Shift, effect) if effect != Effect::Shifts => Err(MoveError::NotAShift(opening)),
            _ => Ok(()),
        }
    }
}

impl Game for GameState {
    const ID: &'static str = "cubulus";

    type Move = Move;
    type Illegal = Illegal;
    type Ending = Ending;
    type Rules = CubulusRules;
    type PositionError = PositionError;

    fn options() -> &'static [RuleOption<CubulusRules>] {
        &ruleset::OPTIONS
    }

    fn start(rules: &CubulusRules) -> Self {
        Self::from_position(Position::start(rules.players), *rules)
    }

    fn rules_in_force(&self, _asked: CubulusRules) -> CubulusRules {
        self.rules
    }

    fn seats(&self) -> usize {
        self.position.seats()
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
        let before = self.position;
        self.position.play(mv);
        if self.position.is_out_of_reach_of(&before) {
            self.past = Past::default();
        }
        self.remember();
    }

    fn outcome(&self) -> Option<Outcome<Ending>> {
        if self.conceded.is_some() {
            return self.conceded;
        }
        if let Some((winner, decision)) = self.position.decision {
            let ending = match decision {
                Decision::Square => Ending::Square,
                Decision::Gift => Ending::Gift,
                Decision::LastLeft => Ending::Resignation,
            };
            return Some(Outcome {
                winner: Some(winner),
                ending,
            });
        }
        self.is_drawn_by_repetition().then_some(Outcome {
            winner: None,
            ending: Ending::Repetition,
        })
    }

    /// Of three players, one who leaves is out, and the game goes on while two are left: then it
    /// is better said by a move, [`Move::Resign`], which records remember.
    fn concede(&mut self, concession: Concession) {
        let (leaver, ending) = match concession {
            _ if self.outcome().is_some() => return,
            Concession::Resign(player) => (player, Ending::Resignation),
            Concession::TimeOut(player) => (player, Ending::TimeOut),
            Concession::AgreeDraw => {
                self.conceded = Some(Outcome {
                    winner: None,
                    ending: Ending::Agreement,
                });
                return;
            }
        };
        let winner = if self.seats() == 2 {
            Some(leaver.next(2))
        } else {
            self.position.drop_out(leaver);
            self.past = Past::default();
            self.remember();
            self.position.winner()
        };
        self.conceded = winner.map(|_| Outcome { winner, ending });
    }

    fn write_move(&self, mv: Move) -> String {
        match mv {
            Move::Push(opening) => {
                let sign = match self.position.effect(opening) {
                    Effect::Shifts => Sign::Shift,
                    _ => Sign::Insertion,
                };
                let [first, second, _] = opening.line();
                format!("{first}{}{second}", sign.letter())
            }
            _ => mv.to_string(),
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, Illegal> {
        let written: WrittenMove = text.parse()?;
        self.check(written.mv)?;
        self.claim_is_true(written)?;
        Ok(written.mv)
    }

    fn position_text(&self) -> String {
        self.position.to_string()
    }

    fn from_text(text: &str, rules: &CubulusRules) -> Result<Self, PositionError> {
        Ok(Self::from_position(text.parse()?, *rules))
    }

    fn perft_while(&self, depth: u32, go_on: &dyn Fn() -> bool) -> Option<u64> {
        self.count_while(depth, go_on)
    }
}
