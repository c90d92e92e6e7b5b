//! The position, and the effect of a push on it.

use super::bits::Cells;
use super::cell::{Cell, Direction};
use super::marble::Marble;
use super::push::Push;
use super::ruleset::{KoRule, RuleSet, Setup};
use crate::Player;

/// The number of captured reds that wins.
pub const REDS_TO_WIN: u8 = 7;
/// The number of marbles of each player at the start.
pub const MARBLES: u8 = 8;
/// The number of red marbles at the start.
pub const REDS: u8 = 13;

/// A position: the marbles, the score, the player to move, and the push that ko bans.
///
/// Superko's memory and the count of repetitions belong to [`super::GameState`]. Positions are ordered by
/// their marbles first, so that they can be looked up; the order has no other meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    pub(super) marbles: [Cells; 3],
    pub(super) reds: [u8; 2],
    pub(super) turn: Player,
    pub(super) extra: bool,
    pub(super) ban: Option<Push>,
}

/// The marbles that a push moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// All cells of the row, including the pushed marble's.
    pub cells: Cells,
    /// The cell of the row's last marble, the farthest from the pushed one.
    pub front: Cell,
    /// The marble that falls off the board, if any.
    pub falls: Option<Marble>,
}

impl Position {
    /// The starting position, White to move.
    pub fn start(setup: Setup) -> Self {
        let corner = |file: u8, rank: u8| {
            (0..2)
                .flat_map(move |f| (0..2).filter_map(move |r| Cell::new(file + f, rank + r)))
                .collect::<Cells>()
        };
        let one = corner(0, 5) | corner(5, 0);
        let other = corner(0, 0) | corner(5, 5);
        let red = Cell::all()
            .filter(|cell| cell.file().abs_diff(3) + cell.rank().abs_diff(3) <= 2)
            .collect();
        let marbles = match setup {
            Setup::Standard => [one, other, red],
            Setup::Mirrored => [other, one, red],
        };
        Self { marbles, reds: [0, 0], turn: Player::FIRST, extra: false, ban: None }
    }

    /// The marble on a cell.
    pub fn marble(&self, cell: Cell) -> Option<Marble> {
        Marble::ALL.into_iter().find(|&marble| self.marbles[marble as usize].has(cell))
    }

    /// The cells with a marble of this colour.
    #[inline]
    pub const fn cells(&self, marble: Marble) -> Cells {
        self.marbles[marble as usize]
    }

    /// The cells with a marble.
    #[inline]
    pub fn occupied(&self) -> Cells {
        self.marbles[0] | self.marbles[1] | self.marbles[2]
    }

    /// The player to move.
    #[inline]
    pub const fn turn(&self) -> Player {
        self.turn
    }

    /// Returns `true` if this turn is an extra turn after a capture.
    #[inline]
    pub const fn is_extra_turn(&self) -> bool {
        self.extra
    }

    /// The number of reds that a player has captured.
    #[inline]
    pub const fn reds(&self, player: Player) -> u8 {
        self.reds[player.index()]
    }

    /// The push that the ko rule bans now. Superko bans more than this.
    #[inline]
    pub fn ko(&self) -> Option<Push> {
        self.ban.filter(|_| !self.extra)
    }

    /// The push that the ko rule bans for the opponent of the player who pushed last; in an extra turn, the
    /// one that it will ban in the turn after it.
    #[inline]
    pub const fn pending_ko(&self) -> Option<Push> {
        self.ban
    }

    /// The row that a push would move, legal or not; `None` if the cell is empty.
    pub fn row(&self, push: Push) -> Option<Row> {
        if !self.occupied().has(push.from) {
            return None;
        }
        let (cells, end) = self.reach(push);
        let front = match end {
            Some(end) => end.step(push.direction.opposite())?,
            None => (cells & Cells::edge(push.direction)).first(Direction::North)?,
        };
        Some(Row { cells, front, falls: if end.is_some() { None } else { self.marble(front) } })
    }

    /// The marble that a push would push off the board, legal or not.
    pub fn falls(&self, push: Push) -> Option<Marble> {
        self.row(push)?.falls
    }

    /// The marbles that a push moves, and the empty cell in front of them; no cell if they reach the edge.
    #[inline]
    fn reach(&self, push: Push) -> (Cells, Option<Cell>) {
        let ray = Cells::ray(push.from, push.direction);
        let end = (ray - self.occupied()).first(push.direction);
        let row = match end {
            Some(end) => ray - Cells::ray(end, push.direction) - Cells::of(end),
            None => ray,
        };
        (row | Cells::of(push.from), end)
    }

    /// Ignores ko: cells with free space behind, whose row does not push the mover's own marble off.
    #[inline]
    pub(super) fn movable(&self, direction: Direction) -> Cells {
        let own = self.marbles[self.turn.index()];
        let occupied = self.occupied();
        let free_behind = own - occupied.shift(direction);
        let own_at_edge = own & Cells::edge(direction);
        free_behind - own_at_edge.fill(occupied, direction.opposite())
    }

    /// The cells from which the player to move can push in a direction, ko included (under Superko only the
    /// straight push-back).
    #[inline]
    pub fn pushable(&self, direction: Direction) -> Cells {
        let movable = self.movable(direction);
        match self.ko() {
            Some(ko) if ko.direction == direction => movable - Cells::of(ko.from),
            _ => movable,
        }
    }

    /// The number of legal moves, ignoring Superko's memory; zero once the game is decided.
    #[inline]
    pub fn move_count(&self, rules: RuleSet) -> u32 {
        if self.captured_all().is_some() {
            return 0;
        }
        let pushes: u32 =
            Direction::ALL.into_iter().map(|direction| self.pushable(direction).len()).sum();
        pushes + u32::from(self.may_pass(rules))
    }

    /// Returns `true` if the player to move may end the turn instead of pushing.
    #[inline]
    pub fn may_pass(&self, rules: RuleSet) -> bool {
        self.extra && rules.extra.may_end()
    }

    /// Plays a legal push and returns the captured marble.
    #[inline]
    pub fn push(&mut self, push: Push, rules: RuleSet) -> Option<Marble> {
        let mover = self.turn;
        let other = mover.next(2);
        let (row, end) = self.reach(push);
        let fallen = if end.is_none() { self.fall(row, push.direction, mover) } else { None };
        for cells in &mut self.marbles {
            let moved = *cells & row;
            *cells = (*cells ^ moved) | moved.shift(push.direction);
        }
        self.ban = if fallen.is_none() || rules.ko == KoRule::StraightBack {
            self.straight_back(row.shift(push.direction), push.direction, other)
        } else {
            None
        };
        self.turn = other;
        self.extra = false;
        if fallen.is_some_and(|marble| rules.extra.is_granted_for(marble))
            && self.captured_all().is_none()
        {
            self.grant_extra_turn(mover);
        }
        fallen
    }

    /// Ends the extra turn.
    #[inline]
    pub fn pass(&mut self) {
        self.turn = self.turn.next(2);
        self.extra = false;
    }

    fn fall(&mut self, row: Cells, direction: Direction, mover: Player) -> Option<Marble> {
        let edge = row & Cells::edge(direction);
        let marble = Marble::ALL
            .into_iter()
            .find(|&marble| !(self.marbles[marble as usize] & edge).is_empty())?;
        let cells = &mut self.marbles[marble as usize];
        *cells = *cells - edge;
        if marble == Marble::Red {
            self.reds[mover.index()] += 1;
        }
        Some(marble)
    }

    /// The push with which the opponent would move a row straight back, if its front marble is theirs. It is
    /// banned even while something blocks it, as in the recorded games. `row` is the row after the push.
    #[inline]
    fn straight_back(&self, row: Cells, direction: Direction, opponent: Player) -> Option<Push> {
        let back = direction.opposite();
        let from = row.first(back)?;
        self.marbles[opponent.index()].has(from).then(|| Push::new(from, back))
    }

    /// The extra turn ends at once if no push is possible in it.
    fn grant_extra_turn(&mut self, player: Player) {
        self.turn = player;
        self.extra = true;
        if self.is_walled_in() {
            self.pass();
        }
    }

    /// Ignores ko.
    pub(super) fn is_walled_in(&self) -> bool {
        Direction::ALL.into_iter().all(|direction| self.movable(direction).is_empty())
    }

    /// The winner by seven reds or by capturing all the opponent's marbles.
    #[inline]
    pub(super) fn captured_all(&self) -> Option<(Player, Win)> {
        let white_done = self.reds[0] >= REDS_TO_WIN;
        if white_done || self.reds[1] >= REDS_TO_WIN {
            let winner = if white_done { Player::FIRST } else { Player::SECOND };
            return Some((winner, Win::SevenReds));
        }
        if !self.marbles[0].is_empty() && !self.marbles[1].is_empty() {
            return None;
        }
        let pushed = if self.extra { self.turn } else { self.turn.next(2) };
        let winner =
            if self.marbles[pushed.next(2).index()].is_empty() { pushed } else { pushed.next(2) };
        Some((winner, Win::NoMarbles))
    }
}

/// Kind of win in Kuba.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Win {
    /// Seven red marbles captured.
    SevenReds,
    /// All the opponent's marbles captured.
    NoMarbles,
    /// The opponent had no legal push.
    NoPush,
}
