//! Kuba: push rows of marbles; seven reds off the board win.
//!
//! [`GameState`] is a game in progress. Internally the board is three sets of cells ([`Cells`]); the interface
//! uses [`Cell`]s and [`Push`]es.
//!
//! ```
//! use kuba_rules::Game;
//! use kuba_rules::kuba::{GameState, KubaRules, Move};
//!
//! let mut game = GameState::start(&KubaRules::default());
//! let push: Move = "f1f2".parse()?;
//! assert!(game.check(push).is_ok());
//! game.play(push);
//! assert!(game.check("f2f1".parse()?).is_err(), "it is Black's turn");
//! # Ok::<(), kuba_rules::kuba::MoveError>(())
//! ```

mod bits;
mod captures;
mod cell;
mod editable;
mod head_start;
mod legality;
mod marble;
mod notation;
mod perft;
mod position;
mod push;
mod ruleset;
mod text;
mod threats;

use serde::{Deserialize, Serialize};

pub use self::bits::Cells;
pub use self::cell::{Cell, Direction, SIDE};
pub use self::legality::Illegal;
pub use self::marble::{Marble, colour};
pub use self::notation::{MoveError, NotatedMove};
pub use self::position::{MARBLES, Position, REDS, REDS_TO_WIN, Row, Win};
pub use self::push::{Move, Push};
pub use self::ruleset::{ExtraTurn, KoRule, NamedRules, RuleSet, Setup};
pub use self::text::PositionError;
use super::{
    BoardGame, Concession, Ending, Game, GameResult, HeadStart, Outcome, Player, PositionRules,
    RuleOption,
};
use crate::phrase::{Phrase, ToPhrase};

/// Rules that the players agree on before a game of Kuba.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KubaRules {
    /// The rules in force.
    pub rules: RuleSet,
    /// The set-up at the start.
    pub setup: Setup,
}

impl ToPhrase for Win {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::SevenReds => "kuba-ending-seven-reds",
            Self::NoMarbles => "kuba-ending-no-marbles",
            Self::NoPush => "kuba-ending-no-push",
        })
    }
}

/// A game of Kuba. Its past goes back to the last capture, as far as ko and repetition need it.
pub type GameState = BoardGame<Position>;

impl PositionRules for Position {
    type Rules = RuleSet;
    type Win = Win;

    fn turn(&self) -> Player {
        self.turn
    }

    fn decided(&self, _rules: &RuleSet) -> Option<(Player, Ending<Win>)> {
        let (winner, win) = self.captured_all()?;
        Some((winner, Ending::OnBoard(win)))
    }

    fn repetition(rules: &RuleSet) -> bool {
        rules.repetition
    }

    fn remembers(rules: &RuleSet) -> bool {
        rules.repetition || rules.ko == KoRule::Superko
    }
}

impl GameState {
    /// A new game.
    pub fn new(rules: RuleSet, setup: Setup) -> Self {
        Self::from_position(Position::start(setup), rules)
    }

    /// A game that begins at a position. The board before the push that ko bans counts as seen; earlier
    /// boards are unknown. An extra turn without a possible push ends at once.
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
        Self::begun(position, rules, before)
    }

    /// Returns `true` if the player to move may end the turn instead of pushing.
    pub fn may_pass(&self) -> bool {
        self.check_move(Move::Pass).is_ok()
    }

    /// Plays a move if it is legal, and returns the captured marble.
    ///
    /// # Errors
    /// The reason the move is illegal; the game is unchanged.
    pub fn try_play(&mut self, mv: Move) -> Result<Option<Marble>, Illegal> {
        self.check_move(mv)?;
        Ok(self.make(mv))
    }

    fn make(&mut self, mv: Move) -> Option<Marble> {
        let mut position = self.position;
        let captured = match mv {
            Move::Push(push) => position.push(push, self.rules),
            Move::Pass => {
                position.pass();
                None
            }
        };
        self.go_on_at(position, captured.is_some());
        captured
    }

    /// Under Superko, the number of moves after which the board that the push restores first stood (0 at the
    /// start).
    fn seen_before(&self, push: Push) -> Option<usize> {
        if self.rules.ko != KoRule::Superko {
            return None;
        }
        let mut after = self.position;
        if after.push(push, self.rules).is_some() {
            return None;
        }
        let place = self.past.first(|past| past.marbles.cmp(&after.marbles))?;
        Some((self.plies() + 1 + place).saturating_sub(self.past.len()))
    }
}

impl Game for GameState {
    const ID: &'static str = "kuba";

    type Move = Move;
    type Illegal = Illegal;
    type Ending = Ending<Win>;
    type Rules = KubaRules;
    type PositionError = PositionError;

    const OPTIONS: &'static [RuleOption<KubaRules>] = &ruleset::OPTIONS;

    fn start(rules: &KubaRules) -> Self {
        Self::new(rules.rules, rules.setup)
    }

    fn head_starts(_rules: &KubaRules) -> u8 {
        head_start::MOST
    }

    fn start_ahead(rules: &KubaRules, head_start: HeadStart, _lot: u64) -> Option<Self> {
        let position = Position::start(rules.setup).ahead(head_start)?;
        Some(Self::from_position(position, rules.rules))
    }

    fn head_start(&self) -> Option<HeadStart> {
        self.position.head_start()
    }

    fn effective_rules(&self, asked: KubaRules) -> KubaRules {
        KubaRules { rules: self.rules, setup: asked.setup }
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

    fn outcome(&self) -> Option<Outcome<Ending<Win>>> {
        self.ended().or_else(|| {
            let stuck = !self.position.extra && self.legal_pushes().next().is_none();
            stuck.then(|| Outcome {
                result: GameResult::Won(self.position.turn.next(2)),
                ending: Ending::OnBoard(Win::NoPush),
            })
        })
    }

    fn concede(&mut self, concession: Concession) {
        if self.outcome().is_none() {
            self.end_without_move(concession);
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
        let written: NotatedMove = text.parse()?;
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
