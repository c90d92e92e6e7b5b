//! Legal moves, and the reasons other moves are illegal.

use super::GameState;
use super::cell::{Cell, Direction};
use super::marble::{Marble, colour};
use super::notation::MoveError;
use super::position::Position;
use super::push::{Move, Push};
use super::ruleset::{KoRule, RuleSet};
use crate::phrase::{Phrase, ToPhrase, said_error};
use crate::{Game, Player};

/// Reason a move is illegal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// The cell is empty.
    Empty(Cell),
    /// The marble is red, which neither player may push.
    Neutral(Cell),
    /// The marble is the opponent's; this player is to move.
    NotYours(Player),
    /// The cell behind the marble is occupied.
    Blocked(Cell),
    /// The row's last marble is the mover's own and would fall off.
    OwnMarbleOff,
    /// Ko: the push is the straight push-back.
    StraightBack,
    /// Ko: the push would restore the board before this player's push.
    PreviousPosition(Player),
    /// Superko: the push would restore an earlier arrangement, the one after this many moves.
    Superko(usize),
    /// The turn cannot be ended without a push now.
    NoPass,
    /// The move text is wrong.
    Written(MoveError),
}

said_error!(Illegal, from Written(MoveError));

impl ToPhrase for Illegal {
    fn phrase(&self) -> Phrase {
        match self {
            Self::GameOver => Phrase::new("illegal-game-over"),
            Self::Empty(cell) => Phrase::new("kuba-illegal-empty").with("cell", cell.to_string()),
            Self::Neutral(_) => Phrase::new("kuba-illegal-neutral"),
            Self::NotYours(player) => {
                Phrase::new("kuba-illegal-not-yours").with("colour", colour(*player))
            }
            Self::Blocked(cell) => {
                Phrase::new("kuba-illegal-blocked").with("cell", cell.to_string())
            }
            Self::OwnMarbleOff => Phrase::new("kuba-illegal-own-marble-off"),
            Self::StraightBack => Phrase::new("kuba-illegal-straight-back"),
            Self::PreviousPosition(player) => {
                Phrase::new("kuba-illegal-previous-position").with("colour", colour(*player))
            }
            Self::Superko(0) => Phrase::new("kuba-illegal-superko-start"),
            Self::Superko(_) => Phrase::new("kuba-illegal-superko"),
            Self::NoPass => Phrase::new("kuba-illegal-no-pass"),
            Self::Written(error) => error.phrase(),
        }
    }
}

impl Position {
    /// Checks that a push is legal here, ignoring Superko's memory.
    ///
    /// # Errors
    /// The reason the push is illegal.
    pub fn check(&self, push: Push, rules: RuleSet) -> Result<(), Illegal> {
        if self.captured_all().is_some() {
            return Err(Illegal::GameOver);
        }
        match self.marble(push.from).map(Marble::owner) {
            None => return Err(Illegal::Empty(push.from)),
            Some(None) => return Err(Illegal::Neutral(push.from)),
            Some(Some(owner)) if owner != self.turn => return Err(Illegal::NotYours(self.turn)),
            Some(Some(_)) => {}
        }
        let behind = push.from.step(push.direction.opposite());
        if let Some(behind) = behind.filter(|&behind| self.occupied().has(behind)) {
            return Err(Illegal::Blocked(behind));
        }
        if self.falls(push) == Some(Marble::of(self.turn)) {
            return Err(Illegal::OwnMarbleOff);
        }
        if self.ko() == Some(push) {
            return Err(match rules.ko {
                KoRule::StraightBack => Illegal::StraightBack,
                _ => Illegal::PreviousPosition(self.turn.next(2)),
            });
        }
        Ok(())
    }
}

impl GameState {
    /// Checks that a push is legal now.
    ///
    /// # Errors
    /// The reason the push is illegal.
    pub fn check_push(&self, push: Push) -> Result<(), Illegal> {
        if self.is_broken_off() {
            return Err(Illegal::GameOver);
        }
        self.position.check(push, self.rules)?;
        match self.seen_before(push) {
            Some(ply) => Err(Illegal::Superko(ply)),
            None => Ok(()),
        }
    }

    /// Legal pushes of the player to move, direction by direction.
    pub fn legal_pushes(&self) -> impl Iterator<Item = Push> + '_ {
        let over = self.is_broken_off() || self.position.captured_all().is_some();
        Direction::ALL
            .into_iter()
            .filter(move |_| !over)
            .flat_map(|direction| {
                self.position.pushable(direction).map(move |from| Push { from, direction })
            })
            .filter(|&push| self.seen_before(push).is_none())
    }

    pub(super) fn check_move(&self, mv: Move) -> Result<(), Illegal> {
        match mv {
            Move::Push(push) => self.check_push(push),
            Move::Pass if self.outcome().is_some() => Err(Illegal::GameOver),
            Move::Pass if self.position.may_pass(self.rules) => Ok(()),
            Move::Pass => Err(Illegal::NoPass),
        }
    }
}
