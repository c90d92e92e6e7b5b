//! Legal moves, and the reasons other moves are illegal.

use super::ball::Ball;
use super::bits::Cells;
use super::cell::{Cell, Direction};
use super::moves::{Move, Opening};
use super::notation::MoveError;
use super::position::{Effect, Position};
use crate::Player;
use crate::phrase::{Phrase, ToPhrase, said_error};

/// Reason a move is illegal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// The cell is occupied.
    Taken(Cell),
    /// The cell has no ball to push.
    Empty(Cell),
    /// The core cannot be reached from outside.
    Core,
    /// Neutral balls are laid one by one, not pushed in.
    Laying,
    /// The player has no ball left in hand, and the line is not full.
    HandEmpty,
    /// The player to move has no ball left in hand and can only pass.
    OnlyPass,
    /// The line's three balls have one colour.
    Alike,
    /// The move would undo this player's shift.
    TakeBack(Player),
    /// A player who has another move may not pass.
    NoPass,
    /// With two players, resigning is not a move.
    NoResign,
    /// The move text is wrong.
    Written(MoveError),
}

said_error!(Illegal, from Written(MoveError));

impl ToPhrase for Illegal {
    fn phrase(&self) -> Phrase {
        match self {
            Self::GameOver => Phrase::new("illegal-game-over"),
            Self::Taken(cell) => {
                Phrase::new("cubulus-illegal-taken").with("cell", cell.to_string())
            }
            Self::Empty(cell) => {
                Phrase::new("cubulus-illegal-empty").with("cell", cell.to_string())
            }
            Self::Core => Phrase::new("cubulus-illegal-core"),
            Self::Laying => Phrase::new("cubulus-illegal-laying"),
            Self::HandEmpty => Phrase::new("cubulus-illegal-hand-empty"),
            Self::OnlyPass => Phrase::new("cubulus-illegal-only-pass"),
            Self::Alike => Phrase::new("cubulus-illegal-alike"),
            Self::TakeBack(player) => {
                Phrase::new("cubulus-illegal-take-back").with("colour", Ball::of(*player).phrase())
            }
            Self::NoPass => Phrase::new("cubulus-illegal-no-pass"),
            Self::NoResign => Phrase::new("cubulus-illegal-no-resign"),
            Self::Written(error) => error.phrase(),
        }
    }
}

impl Position {
    /// Checks that a move is legal here.
    ///
    /// # Errors
    /// The reason the move is illegal.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        if self.decision.is_some() {
            return Err(Illegal::GameOver);
        }
        let checked = match mv {
            Move::Put(cell) => self.check_put(cell),
            Move::Push(opening) => self.check_push(opening),
            Move::Pass if self.must_pass() => Ok(()),
            Move::Pass => Err(Illegal::NoPass),
            Move::Resign | Move::TimeOut if self.seats() > 2 => Ok(()),
            Move::Resign | Move::TimeOut => Err(Illegal::NoResign),
        };
        checked.map_err(|illegal| match illegal {
            Illegal::HandEmpty if self.must_pass() => Illegal::OnlyPass,
            other => other,
        })
    }

    fn check_put(&self, cell: Cell) -> Result<(), Illegal> {
        if self.occupied().has(cell) {
            Err(Illegal::Taken(cell))
        } else if self.is_laying() {
            Ok(())
        } else if cell == Cell::CORE {
            Err(Illegal::Core)
        } else if self.hand(self.turn) == 0 {
            Err(Illegal::HandEmpty)
        } else {
            Ok(())
        }
    }

    fn check_push(&self, opening: Opening) -> Result<(), Illegal> {
        let effect = self.effect(opening);
        if self.is_laying() {
            return Err(match effect {
                Effect::Stays => Illegal::Laying,
                _ => Illegal::Taken(opening.cell()),
            });
        }
        match effect {
            Effect::Stays => Err(Illegal::Empty(opening.cell())),
            Effect::Shifts if self.is_alike(opening) => Err(Illegal::Alike),
            Effect::Shifts if self.ban == Some(opening) => {
                Err(Illegal::TakeBack(self.previous_in(self.turn)))
            }
            Effect::PushesOne | Effect::PushesTwo if self.hand(self.turn) == 0 => {
                Err(Illegal::HandEmpty)
            }
            _ => Ok(()),
        }
    }

    /// `true` if a line holds three balls of one colour.
    pub(super) fn is_alike(&self, opening: Opening) -> bool {
        let line: Cells = opening.line().into_iter().collect();
        self.balls.into_iter().any(|cells| cells.includes(line))
    }

    /// Appends every legal move once, except resigning.
    pub fn legal_moves(&self, moves: &mut Vec<Move>) {
        if self.decision.is_some() {
            return;
        }
        let before = moves.len();
        moves.extend(self.puttable().map(Move::Put));
        for direction in Direction::ALL {
            moves.extend(self.entries(direction).map(Move::Push));
        }
        if moves.len() == before {
            moves.push(Move::Pass);
        }
    }
}
