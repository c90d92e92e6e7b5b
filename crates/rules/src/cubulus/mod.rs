//! Cubulus: four balls of one colour in a square on a face of the cube win.
//!
//! [`GameState`] is a game in progress. Internally the cube is three sets of cells ([`Cells`]); the interface
//! uses [`Cell`]s and [`Opening`]s.
//!
//! ```
//! use kuba_rules::Game;
//! use kuba_rules::cubulus::{CubulusRules, GameState, Move, Players};
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
//! # Ok::<(), kuba_rules::cubulus::MoveError>(())
//! ```

mod ball;
mod bits;
mod cell;
mod editable;
mod head_start;
mod immediate_wins;
mod layout;
mod legality;
mod moves;
mod notation;
mod perft;
mod position;
mod ruleset;
mod square;
mod text;
mod threats;

pub use self::ball::{BALLS, Ball};
pub use self::bits::Cells;
pub use self::cell::{Cell, Direction, Face, NotACell, SIDE};
pub use self::layout::{Layout, LayoutError};
pub use self::legality::Illegal;
pub use self::moves::{Move, Opening};
pub use self::notation::{MoveError, Sign, WrittenMove};
use self::position::Decision;
pub use self::position::{Effect, Position, Win};
pub use self::ruleset::{CubulusRules, Neutrals, Players};
pub use self::square::{Square, SquareShape};
pub use self::text::PositionError;
use super::{
    BoardGame, Concession, Ending, Game, HeadStart, Outcome, Player, PositionRules, RuleOption,
};
use crate::phrase::{Phrase, ToPhrase};

impl ToPhrase for Win {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::Square => "cubulus-ending-square",
            Self::Gift => "cubulus-ending-gift",
        })
    }
}

/// A game of Cubulus. Its past goes back to the last insertion, as far as repetition needs it.
pub type GameState = BoardGame<Position>;

impl PositionRules for Position {
    type Rules = CubulusRules;
    type Win = Win;

    fn turn(&self) -> Player {
        self.turn
    }

    fn decided(&self, _rules: &CubulusRules) -> Option<(Player, Ending<Win>)> {
        let (winner, decision) = self.decision?;
        let ending = match decision {
            Decision::Win(win) => Ending::OnBoard(win),
            Decision::LastLeft => Ending::Resignation,
        };
        Some((winner, ending))
    }

    fn repetition(rules: &CubulusRules) -> bool {
        rules.repetition
    }

    /// With three players, a player who leaves is out and the other two go on. Prefer the moves
    /// [`Move::Resign`] and [`Move::TimeOut`] for that: they appear in records.
    fn leave(&mut self, player: Player) -> Option<Player> {
        if self.seats() == 2 {
            return Some(player.next(2));
        }
        self.drop_out(player);
        self.winner()
    }
}

impl GameState {
    /// A game that begins at a position, whose number of players takes precedence over the rules.
    pub fn from_position(position: Position, mut rules: CubulusRules) -> Self {
        if position.seats() != rules.players.seats() {
            rules.players = if position.seats() == 2 {
                Players::Two(Neutrals::default())
            } else {
                Players::Three
            };
        }
        Self::begun(position, rules, None)
    }

    /// The winner on the board after a legal move.
    pub fn winner_after(&self, mv: Move) -> Option<Player> {
        let mut after = self.position;
        after.play(mv);
        after.winner()
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
    type Ending = Ending<Win>;
    type Rules = CubulusRules;
    type PositionError = PositionError;

    const OPTIONS: &'static [RuleOption<CubulusRules>] = &ruleset::OPTIONS;

    fn start(rules: &CubulusRules) -> Self {
        Self::from_position(Position::start(rules.players), *rules)
    }

    fn head_starts(rules: &CubulusRules) -> u8 {
        match rules.players {
            Players::Two(_) => head_start::MOST,
            Players::Three => 0,
        }
    }

    fn start_ahead(rules: &CubulusRules, head_start: HeadStart, lot: u64) -> Option<Self> {
        let players = match rules.players {
            Players::Two(Neutrals::LaidBySecond) => Players::Two(Neutrals::by_lot(lot)),
            players => players,
        };
        let position = Position::start(players).ahead(head_start)?;
        Some(Self::from_position(position, *rules))
    }

    fn head_start(&self) -> Option<HeadStart> {
        self.position.head_start()
    }

    fn effective_rules(&self, _asked: CubulusRules) -> CubulusRules {
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
        let mut after = self.position;
        after.play(mv);
        self.go_on_at(after, after.is_out_of_reach_of(&self.position));
    }

    fn outcome(&self) -> Option<Outcome<Ending<Win>>> {
        self.ended()
    }

    fn concede(&mut self, concession: Concession) {
        self.end_without_move(concession);
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
