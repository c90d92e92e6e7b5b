//! Changes to a position that is set up by hand.

use super::bits::Cells;
use super::cell::Cell;
use super::marble::Marble;
use super::position::{MARBLES, Position, REDS};
use super::push::Push;
use super::text::PositionError;
use crate::{EditablePosition, Player};

impl Position {
    /// Puts a marble on a cell, replacing any marble there; `None` empties the cell.
    pub fn lay(&mut self, cell: Cell, marble: Option<Marble>) {
        let here = Cells::of(cell);
        for cells in &mut self.marbles {
            *cells = *cells - here;
        }
        if let Some(marble) = marble {
            let cells = &mut self.marbles[marble as usize];
            *cells = *cells | here;
        }
        self.forbid(self.ban);
    }

    /// Sets the player to move.
    pub fn give_turn(&mut self, player: Player) {
        self.turn = player;
        self.forbid(self.ban);
    }

    /// Sets the number of reds that a player has captured.
    pub fn score(&mut self, player: Player, reds: u8) {
        self.reds[player.index()] = reds;
    }

    /// Makes this turn an extra turn after a capture, or an ordinary one. Ko bans nothing in an extra turn.
    pub fn grant(&mut self, extra: bool) {
        self.extra = extra;
        self.forbid(self.ban);
    }

    /// Bans a push of the player to move by ko, if ko could ban it; `None` lifts the ban.
    pub fn forbid(&mut self, push: Option<Push>) {
        self.ban = push.filter(|&push| self.could_be_forbidden(push));
    }

    /// Returns `true` if ko could ban a push, as far as the position shows.
    pub fn could_be_forbidden(&self, push: Push) -> bool {
        !self.extra && push.to().is_some() && self.marbles[self.turn.index()].has(push.from)
    }
}

impl EditablePosition for Position {
    type Fault = PositionError;

    fn read(text: &str) -> Result<Self, PositionError> {
        Self::laid_out(text)
    }

    fn faults(&self) -> Vec<PositionError> {
        let most = [(Marble::White, MARBLES), (Marble::Black, MARBLES), (Marble::Red, REDS)];
        let most = most.map(|(marble, most)| (marble, u32::from(most)));
        let too_many = most.into_iter().filter_map(|(marble, most)| {
            let count = self.cells(marble).len();
            (count > most).then_some(PositionError::TooMany { marble, count, most })
        });
        let mut faults: Vec<_> = too_many.collect();
        let reds = self.cells(Marble::Red).len();
        let all = reds + self.reds.into_iter().map(u32::from).sum::<u32>();
        if reds <= u32::from(REDS) && all > u32::from(REDS) {
            faults.push(PositionError::TooManyReds(all));
        }
        let ko = self.ko().filter(|&ko| !self.could_be_forbidden(ko));
        faults.extend(ko.map(PositionError::KoNotThere));
        faults
    }

    fn cleared(&self) -> Self {
        Self {
            marbles: [Cells::EMPTY; 3],
            reds: [0, 0],
            turn: Player::FIRST,
            extra: false,
            ban: None,
        }
    }

    fn mirrored(&self) -> Self {
        let push = |push: Push| Push::new(push.from.mirrored(), push.direction.mirrored());
        Self {
            marbles: self.marbles.map(|cells| cells.map(Cell::mirrored).collect()),
            ban: self.ban.map(push),
            ..*self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kuba::Setup;

    #[test]
    fn the_mirror_of_one_set_up_is_the_other() {
        let [standard, mirrored] = Setup::ALL.map(Position::start);
        assert_eq!(standard.mirrored(), mirrored);
        assert_eq!(mirrored.mirrored(), standard);
    }

    #[test]
    fn what_ko_forbids_is_forgotten_with_the_marble_it_speaks_of() {
        let mut position = Position::start(Setup::Standard);
        let push = "f1f2".parse().expect("a push");
        position.forbid(Some(push));
        assert_eq!(position.ko(), Some(push));
        position.lay("f1".parse().expect("a cell"), None);
        assert_eq!(position.ko(), None);
    }
}
