//! Kuba: push rows of marbles; seven reds off the board win.
//!
//! [`GameState`] is the game as the program holds it. Inside, the board is three sets of cells
//! ([`Cells`]); outside, it is [`Cell`]s and [`Push`]es.
//!
//! ```
//! use kuba::rules::Game;
//! use kuba::rules::kuba::{GameState, KubaRules, Move};
//!
//! let mut game = GameState::start(&KubaRules::default());
//! let push: Move = "f1f2".parse()?;
//! assert!(game.check(push).is_ok());
//! game.play(push);
//! assert!(game.check("f2f1".parse()?).is_err(), "it is Black's turn");
//! # Ok::<(), kuba::rules::kuba::MoveError>(())
//! ```

mod bits;
mod cell;
mod legality;
mod perft;
mod position;
mod prospects;
mod push;
mod ruleset;
mod text;

use serde::{Deserialize, Serialize};

pub use self::bits::Cells;
pub use self::cell::{Cell, Direction, SIDE};
pub use self::legality::Illegal;
use self::position::Decision;
pub use self::position::{MARBLES, Marble, Position, REDS, REDS_TO_WIN, Row};
pub use self::push::{Move, Push, WrittenMove};
pub use self::ruleset::{ExtraTurn, KoRule, NamedRules, RuleSet, Setup};
pub use self::text::{MoveError, PositionError, colour};
use super::past::Past;
use super::{Concession, Game, Outcome, Player, RuleOption};
use crate::phrase::{Phrase, Say};

/// What the players agree on before a game of Kuba.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KubaRules {
    /// The rules in force.
    pub rules: RuleSet,
    /// How the board lies.
    pub setup: Setup,
}

/// What ended a game of Kuba.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Seven red marbles captured.
    SevenReds,
    /// All the opponent's marbles captured.
    NoMarbles,
    /// The opponent had no legal push.
    NoPush,
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
            Self::SevenReds => "kuba-ending-seven-reds",
            Self::NoMarbles => "kuba-ending-no-marbles",
            Self::NoPush => "kuba-ending-no-push",
            Self::Repetition => "ending-repetition",
            Self::Resignation => "ending-resignation",
            Self::Agreement => "ending-agreement",
            Self::TimeOut => "ending-time-out",
        })
    }
}

/// A game of Kuba: the position, the rules in force, and the past that ko and repetition need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameState {
    position: Position,
    rules: RuleSet,
    /// The positions since the last capture, the present one included: nothing older can recur.
    /// Empty where the rules do not ask for them.
    past: Past<Position>,
    /// How many times the present position is among them.
    times: usize,
    /// The number of moves played.
    plies: usize,
    conceded: Option<Concession>,
}

impl GameState {
    /// A new game.
    pub fn new(rules: RuleSet, setup: Setup) -> Self {
        Self::from_position(Position::start(setup), rules)
    }

    /// A game that begins at a position. The board before the push that ko forbids counts as
    /// seen; of earlier boards a position knows nothing. An extra turn without a push is over.
    pub fn from_position(mut position: Position, rules: RuleSet) -> Self {
        if position.extra && position.is_walled_in() {
            position.pass();
        }
        let ko = position.ko().filter(|_| rules.ko == KoRule::Superko);
        let before = ko.map(|ko| {
            let mut before = position;
            before.ban = None;
            before.push(ko, rules);
            before.ban = None;
            before
        });
        let mut game = Self {
            position,
            rules,
            past: before.into_iter().collect(),
            times: 0,
            plies: 0,
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
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The positions since the last capture, the present one last: nothing older can recur. None
    /// where the rules do not ask for them.
    pub fn past(&self) -> Vec<Position> {
        self.past.positions()
    }

    /// The number of moves played.
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// Whether the player to move may end the turn instead of pushing.
    pub fn may_pass(&self) -> bool {
        self.check_move(Move::Pass).is_ok()
    }

    /// Makes a move if it is legal, and says what it captured.
    ///
    /// # Errors
    /// The reason why it isn't; the game is as before.
    pub fn try_play(&mut self, mv: Move) -> Result<Option<Marble>, Illegal> {
        self.check_move(mv)?;
        Ok(self.make(mv))
    }

    fn make(&mut self, mv: Move) -> Option<Marble> {
        let captured = match mv {
            Move::Push(push) => self.position.push(push, self.rules),
            Move::Pass => {
                self.position.pass();
                None
            }
        };
        if captured.is_some() {
            self.past = Past::default();
        }
        self.remember();
        self.plies += 1;
        captured
    }

    /// Adds the present position to the past, if the rules ever ask for it.
    fn remember(&mut self) {
        if self.rules.repetition || self.rules.ko == KoRule::Superko {
            self.past.push(self.position);
            self.times = self.past.count(&self.position);
        }
    }

    /// Under Superko: if the push brings a board of this game back, after how many moves that
    /// board stood (the start is 0).
    fn seen_before(&self, push: Push) -> Option<usize> {
        if self.rules.ko != KoRule::Superko {
            return None;
        }
        let mut after = self.position;
        if after.push(push, self.rules).is_some() {
            return None;
        }
        let place = self.past.first(|past| past.marbles.cmp(&after.marbles))?;
        Some((self.plies + 1 + place).saturating_sub(self.past.len()))
    }

    fn is_drawn_by_repetition(&self) -> bool {
        self.rules.repetition && self.times >= 3
    }
}

impl Game for GameState {
    const ID: &'static str = "kuba";

    type Move = Move;
    type Illegal = Illegal;
    type Ending = Ending;
    type Rules = KubaRules;
    type PositionError = PositionError;

    fn options() -> &'static [RuleOption<KubaRules>] {
        &ruleset::OPTIONS
    }

    fn start(rules: &KubaRules) -> Self {
        Self::new(rules.rules, rules.setup)
    }

    fn rules_in_force(&self, asked: KubaRules) -> KubaRules {
        KubaRules {
            rules: self.rules,
            setup: asked.setup,
        }
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Player {
        self.position.turn
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        self.check_move(mv)
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves.extend(self.legal_pushes().map(Move::Push));
        if self.may_pass() {
            moves.push(Move::Pass);
        }
    }

    fn play(&mut self, mv: Move) {
        debug_assert_eq!(self.check(mv), Ok(()), "{mv} in {}", self.position);
        self.make(mv);
    }

    fn outcome(&self) -> Option<Outcome<Ending>> {
        let won = |winner, ending| {
            Some(Outcome {
                winner: Some(winner),
                ending,
            })
        };
        let drawn = |ending| {
            Some(Outcome {
                winner: None,
                ending,
            })
        };
        if let Some((winner, decision)) = self.position.decided() {
            return match decision {
                Decision::SevenReds => won(winner, Ending::SevenReds),
                Decision::NoMarbles => won(winner, Ending::NoMarbles),
            };
        }
        match self.conceded {
            Some(Concession::Resign(player)) => return won(player.next(2), Ending::Resignation),
            Some(Concession::TimeOut(player)) => return won(player.next(2), Ending::TimeOut),
            Some(Concession::AgreeDraw) => return drawn(Ending::Agreement),
            None => {}
        }
        if self.is_drawn_by_repetition() {
            // A player without a push has lost before repetition is looked at, but then the
            // first occurrence of the position would have ended the game.
            return drawn(Ending::Repetition);
        }
        if !self.position.extra && self.legal_pushes().next().is_none() {
            return won(self.position.turn.next(2), Ending::NoPush);
        }
        None
    }

    fn concede(&mut self, concession: Concession) {
        if self.outcome().is_none() {
            self.conceded = Some(concession);
        }
    }

    fn write_move(&self, mv: Move) -> String {
        let falls = match mv {
            Move::Push(push) => self.position.falls(push),
            Move::Pass => None,
        };
        match falls {
            Some(marble) => format!("{mv}x{}", marble.letter()),
            None => mv.to_string(),
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, Illegal> {
        let written: WrittenMove = text.parse()?;
        self.check_move(written.mv)?;
        let falls = match written.mv {
            Move::Push(push) => self.position.falls(push),
            Move::Pass => None,
        };
        match written.claim {
            Some(said) if Some(said) != falls => {
                Err(MoveError::WrongCapture { said, falls }.into())
            }
            _ => Ok(written.mv),
        }
    }

    fn position_text(&self) -> String {
        self.position.to_string()
    }

    fn from_text(text: &str, rules: &KubaRules) -> Result<Self, PositionError> {
        let position: Position = text.parse()?;
        Ok(Self::from_position(position, rules.rules))
    }

    fn perft_while(&self, depth: u32, go_on: &dyn Fn() -> bool) -> Option<u64> {
        self.count_while(depth, go_on)
    }
}
