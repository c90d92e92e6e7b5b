//! Changes to a position that is set up by hand.

use super::ball::{BALLS, Ball};
use super::bits::Cells;
use super::cell::Cell;
use super::moves::Opening;
use super::position::{Effect, Position};
use super::ruleset::{Neutrals, Players};
use super::text::PositionError;
use crate::{EditablePosition, Player};

impl Position {
    /// Puts a ball in a cell, replacing any ball there; `None` empties the cell.
    pub fn lay(&mut self, cell: Cell, ball: Option<Ball>) {
        let here = Cells::of(cell);
        for cells in &mut self.balls {
            *cells = *cells - here;
        }
        if let Some(ball) = ball {
            let cells = &mut self.balls[ball as usize];
            *cells = *cells | here;
        }
        self.forbid(self.ban);
    }

    /// Sets the player to move.
    pub fn give_turn(&mut self, player: Player) {
        self.turn = player;
    }

    /// Sets the number of players, two or three; all of them take part.
    pub fn seat(&mut self, seats: usize) {
        self.seats = seats as u8;
        self.out = 0;
        if self.turn.index() >= seats {
            self.turn = Player::FIRST;
        }
    }

    /// Marks one of three players as having resigned, or none. A resigned player does not move.
    pub fn send_out(&mut self, player: Option<Player>) {
        self.out = player.map_or(0, |player| 1 << player.index());
        if !self.is_in(self.turn) {
            self.turn = self.next_in(self.turn);
        }
    }

    /// Bans a shift for the player to move, if it could be banned; `None` lifts the ban.
    pub fn forbid(&mut self, shift: Option<Opening>) {
        self.ban = shift.filter(|&shift| self.could_be_forbidden(shift));
    }

    /// Returns `true` if entering an opening is a shift that changes the cube, so that it could be banned.
    pub fn could_be_forbidden(&self, opening: Opening) -> bool {
        self.effect(opening) == Effect::Shifts && !self.is_alike(opening)
    }
}

impl EditablePosition for Position {
    type Fault = PositionError;

    fn read(text: &str) -> Result<Self, PositionError> {
        Self::laid_out(text)
    }

    fn faults(&self) -> Vec<PositionError> {
        let mut faults = Vec::new();
        for ball in Ball::ALL {
            let count = self.cells(ball).len();
            if count > u32::from(BALLS) {
                faults.push(PositionError::TooMany { ball, count });
            }
        }
        if !self.is_in(self.turn) {
            faults.push(PositionError::TurnOut(Ball::of(self.turn)));
        }
        let squares = Ball::ALL.into_iter().filter(|&ball| {
            ball.owner(self.seats())
                .is_some_and(|owner| self.is_in(owner) && self.cells(ball).has_square())
        });
        faults.extend(squares.map(PositionError::Square));
        if self.is_laying() {
            let laid = self.cells(Ball::Red);
            if self.occupied() != laid {
                faults.push(PositionError::LayingBalls(laid.len()));
            }
            if self.turn != Player::SECOND {
                faults.push(PositionError::LayingTurn(laid.len()));
            }
        }
        let ban = self.ban.filter(|&ban| !self.could_be_forbidden(ban));
        faults.extend(ban.map(PositionError::BanNotThere));
        faults
    }

    fn cleared(&self) -> Self {
        Self::start(if self.seats() == 2 {
            Players::Two(Neutrals::LaidBySecond)
        } else {
            Players::Three
        })
    }

    fn mirrored(&self) -> Self {
        let shift = |shift: Opening| {
            Opening::beginning(shift.cell().mirrored(), shift.direction().mirrored())
        };
        Self {
            balls: self.balls.map(|cells| cells.map(Cell::mirrored).collect()),
            ban: self.ban.map(shift),
            ..*self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> Position {
        Position::read(text).expect("a text")
    }

    #[test]
    fn the_mirror_exchanges_left_and_right_and_twice_it_is_nothing() {
        let one = position("W2/3/3/RRR/RRR/RRR/3/3/WBR w wb c11b11");
        let other = position("2W/3/3/RRR/RRR/RRR/3/3/RBW w wb a11b11");
        assert_eq!(one.mirrored(), other);
        assert_eq!(other.mirrored(), one);
    }

    #[test]
    fn everything_that_is_wrong_is_said_and_a_wrong_position_can_be_looked_at() {
        let mut wrong = position("WWW/WWW/WWW/3/WWW/3/3/3/R2 w wb -");
        let faults = wrong.faults();
        assert!(faults.contains(&PositionError::TooMany { ball: Ball::White, count: 12 }));
        assert!(faults.contains(&PositionError::LayingBalls(1)));
        assert_eq!(wrong.hand(Player::FIRST), 0);
        wrong.give_turn(Player::seat(2));
        assert!(wrong.faults().contains(&PositionError::TurnOut(Ball::Red)));
    }

    #[test]
    fn a_player_who_is_out_does_not_move() {
        let mut position = position("3/3/3/3/3/3/3/3/3 b wbr -");
        position.send_out(Some(Player::SECOND));
        assert_eq!(position.to_string(), "3/3/3/3/3/3/3/3/3 r w.r -");
        position.seat(2);
        assert_eq!(position.turn(), Player::FIRST);
    }
}
