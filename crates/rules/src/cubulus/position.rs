//! The position, and the effect of a move on it.

use super::ball::{BALLS, Ball};
use super::bits::Cells;
use super::cell::{Cell, Direction};
use super::moves::{Move, Opening};
use super::ruleset::{Neutrals, Players};
use super::square::Square;
use crate::Player;

/// A position: the balls, the players, the player to move, and the banned shift. The balls in hand follow
/// from those in the cube.
///
/// [`super::GameState`] counts the repetitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    pub(super) balls: [Cells; 3],
    /// Two or three.
    pub(super) seats: u8,
    /// One bit per seat that has resigned.
    pub(super) out: u8,
    pub(super) turn: Player,
    pub(super) ban: Option<Opening>,
    pub(super) decision: Option<(Player, Decision)>,
}

/// Kind of win in Cubulus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Win {
    /// The winner completed a square.
    Square,
    /// Another player completed the winner's square.
    Gift,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Decision {
    Win(Win),
    /// All other players have resigned.
    LastLeft,
}

/// Effect of entering an opening, legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// The ball stays in the first cell, which is empty.
    Stays,
    /// The ball in the first cell moves to the second, and the new ball takes its place.
    PushesOne,
    /// The balls in the first two cells move on, and the new ball comes in.
    PushesTwo,
    /// The line is full: all its balls move on, and the one that comes out goes in again.
    Shifts,
}

impl Effect {
    /// The number of balls of the line that move.
    pub const fn moved(self) -> usize {
        match self {
            Self::Stays => 0,
            Self::PushesOne => 1,
            Self::PushesTwo => 2,
            Self::Shifts => 3,
        }
    }
}

impl Position {
    /// The starting position.
    pub fn start(players: Players) -> Self {
        let (seats, red, turn) = match players {
            Players::Two(Neutrals::LaidBySecond) => (2, Cells::EMPTY, Player::SECOND),
            Players::Two(Neutrals::Laid(layout)) => (2, layout.cells(), Player::FIRST),
            Players::Three => (3, Cells::EMPTY, Player::FIRST),
        };
        Self {
            balls: [Cells::EMPTY, Cells::EMPTY, red],
            seats,
            out: 0,
            turn,
            ban: None,
            decision: None,
        }
    }

    /// The ball in a cell.
    pub fn ball(&self, cell: Cell) -> Option<Ball> {
        Ball::ALL.into_iter().find(|&ball| self.balls[ball as usize].has(cell))
    }

    /// The cells with a ball of this colour.
    #[inline]
    pub const fn cells(&self, ball: Ball) -> Cells {
        self.balls[ball as usize]
    }

    /// The cells with a ball.
    #[inline]
    pub fn occupied(&self) -> Cells {
        self.balls[0] | self.balls[1] | self.balls[2]
    }

    /// The number of players at the start: two or three.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Returns `true` if a player has a seat and has not resigned.
    #[inline]
    pub const fn is_in(&self, player: Player) -> bool {
        player.index() < self.seats() && self.out >> player.index() & 1 == 0
    }

    /// The player to move.
    #[inline]
    pub const fn turn(&self) -> Player {
        self.turn
    }

    /// The shift that would undo the last one, which is illegal now.
    #[inline]
    pub const fn banned(&self) -> Option<Opening> {
        self.ban
    }

    /// Returns `true` while the neutral balls are being laid.
    #[inline]
    pub const fn is_laying(&self) -> bool {
        self.neutrals_to_lay() > 0
    }

    /// The number of neutral balls still to be laid.
    #[inline]
    pub const fn neutrals_to_lay(&self) -> u32 {
        if self.seats == 2 {
            (BALLS as u32).saturating_sub(self.balls[Ball::Red as usize].len())
        } else {
            0
        }
    }

    /// The number of balls in a player's hand.
    #[inline]
    pub const fn hand(&self, player: Player) -> u32 {
        if self.is_in(player) {
            (BALLS as u32).saturating_sub(self.balls[player.index()].len())
        } else {
            0
        }
    }

    /// The winner on the board: by a square, or because all others resigned.
    #[inline]
    pub fn winner(&self) -> Option<Player> {
        self.decision.map(|(winner, _)| winner)
    }

    /// The completed squares of a colour, neutral or not.
    pub fn squares(&self, ball: Ball) -> impl Iterator<Item = Square> {
        let cells = self.cells(ball);
        Square::ALL.into_iter().filter(move |square| cells.includes(square.cells))
    }

    /// The effect of entering an opening, legal or not.
    pub fn effect(&self, opening: Opening) -> Effect {
        let occupied = self.occupied();
        match opening.line().map(|cell| occupied.has(cell)) {
            [false, ..] => Effect::Stays,
            [true, false, _] => Effect::PushesOne,
            [true, true, false] => Effect::PushesTwo,
            [true, true, true] => Effect::Shifts,
        }
    }

    /// The move that enters an opening.
    pub fn entering(&self, opening: Opening) -> Move {
        match self.effect(opening) {
            Effect::Stays => Move::Put(opening.cell()),
            _ => Move::Push(opening),
        }
    }

    /// The cells in which the player to move can put a ball.
    #[inline]
    pub fn puttable(&self) -> Cells {
        let free = !self.occupied();
        if self.decision.is_some() {
            Cells::EMPTY
        } else if self.is_laying() {
            free
        } else if self.hand(self.turn) > 0 {
            free & Cells::OUTER
        } else {
            Cells::EMPTY
        }
    }

    #[inline]
    fn pushable(&self, direction: Direction) -> Cells {
        if self.decision.is_some() || self.is_laying() {
            return Cells::EMPTY;
        }
        let [first, full] = self.entered(direction);
        let shiftable = self.shiftable(full, direction);
        if self.hand(self.turn) > 0 { (first - full) | shiftable } else { shiftable }
    }

    #[inline]
    pub(super) fn entries(&self, direction: Direction) -> impl Iterator<Item = Opening> {
        self.pushable(direction).map(move |cell| Opening::beginning(cell, direction))
    }

    /// The number of legal moves, resigning excluded; zero once the game is decided.
    #[inline]
    pub fn move_count(&self) -> u32 {
        if self.decision.is_some() {
            return 0;
        }
        let pushes: u32 =
            Direction::ALL.into_iter().map(|direction| self.pushable(direction).len()).sum();
        // A player without any other move passes.
        (self.puttable().len() + pushes).max(1)
    }

    /// Returns `true` if a legal move completes a square of the player to move and none of another player.
    #[inline]
    pub fn wins(&self, mv: Move) -> bool {
        let own = self.balls[self.turn.index()];
        let after = match mv {
            _ if self.is_laying() => return false,
            Move::Put(cell) => own | Cells::of(cell),
            Move::Push(opening) => self.own_after(own, opening),
            Move::Pass | Move::Resign | Move::TimeOut => return false,
        };
        after.has_square() && {
            let mut child = *self;
            child.play(mv);
            child.winner() == Some(self.turn)
        }
    }

    #[inline]
    fn own_after(&self, own: Cells, opening: Opening) -> Cells {
        let [first, _, third] = opening.line().map(Cells::of);
        let (effect, moving) = self.moving(opening);
        let moved = own & moving;
        let after = (own - moving) | moved.shift(opening.direction());
        let own_enters = effect != Effect::Shifts || !(moved & third).is_empty();
        if own_enters { after | first } else { after }
    }

    #[inline]
    fn moving(&self, opening: Opening) -> (Effect, Cells) {
        let [first, second, third] = opening.line().map(Cells::of);
        let effect = self.effect(opening);
        let moving = match effect {
            Effect::Stays | Effect::PushesOne => first,
            Effect::PushesTwo => first | second,
            Effect::Shifts => first | second | third,
        };
        (effect, moving)
    }

    /// Passes the turn on without a move, to see what happens if the player to move does nothing.
    pub fn skip(&mut self) {
        self.turn = self.next_in(self.turn);
        self.ban = None;
    }

    /// The position as numbers for hashing; equal positions give equal numbers.
    #[inline]
    pub fn to_bits(&self) -> [u64; 2] {
        let [white, black, red] = self.balls.map(|cells| u64::from(cells.to_bits()));
        let ban = self.ban.map_or(0, |ban| 1 + ban.index() as u64);
        let circumstances = [self.turn.index() as u64, self.seats.into(), self.out.into()]
            .into_iter()
            .fold(ban, |packed, part| packed << 4 | part);
        [white << 32 | black, circumstances << 32 | red]
    }

    /// Returns `true` if the player to move can only pass.
    pub fn must_pass(&self) -> bool {
        self.decision.is_none() && self.puttable().is_empty() && !self.can_push()
    }

    fn can_push(&self) -> bool {
        Direction::ALL.into_iter().any(|direction| !self.pushable(direction).is_empty())
    }

    /// The occupied first cells of the lines in a direction, and the first cells of the full lines.
    #[inline]
    fn entered(&self, direction: Direction) -> [Cells; 2] {
        let first = self.occupied() & Cells::face(direction.opposite().face());
        [first, self.occupied().lines(direction)]
    }

    #[inline]
    fn shiftable(&self, full: Cells, direction: Direction) -> Cells {
        let alike = self
            .balls
            .into_iter()
            .fold(Cells::EMPTY, |alike, cells| alike | cells.lines(direction));
        match self.ban {
            Some(ban) if ban.direction() == direction => full - alike - Cells::of(ban.cell()),
            _ => full - alike,
        }
    }

    /// `true` if no position up to `before` can recur: a ball has gone in, or a player is out.
    pub(super) fn is_out_of_reach_of(&self, before: &Self) -> bool {
        self.occupied().len() != before.occupied().len() || self.out != before.out
    }

    /// Plays a legal move.
    #[inline]
    pub fn play(&mut self, mv: Move) {
        let mover = self.turn;
        self.ban = None;
        match mv {
            Move::Put(cell) if self.is_laying() => {
                self.add(Ball::Red, cell);
                if self.is_laying() {
                    return;
                }
            }
            Move::Put(cell) => self.add(Ball::of(mover), cell),
            Move::Push(opening) => self.push(opening),
            Move::Pass => {}
            Move::Resign | Move::TimeOut => {
                self.drop_out(mover);
                return;
            }
        }
        self.turn = self.next_in(mover);
        self.decision = self.square_after(mover);
    }

    /// The player's balls become neutral. The last player left wins.
    pub(super) fn drop_out(&mut self, player: Player) {
        self.out |= 1 << player.index();
        self.ban = None;
        let last = self.next_in(player);
        if self.turn == player {
            self.turn = last;
        }
        if self.next_in(last) == last {
            self.decision = Some((last, Decision::LastLeft));
        }
    }

    fn add(&mut self, ball: Ball, cell: Cell) {
        let cells = &mut self.balls[ball as usize];
        *cells = *cells | Cells::of(cell);
    }

    #[inline]
    fn push(&mut self, opening: Opening) {
        let [first, _, third] = opening.line().map(Cells::of);
        let (effect, moving) = self.moving(opening);
        for cells in &mut self.balls {
            let moved = *cells & moving;
            let comes_out = !(moved & third).is_empty();
            *cells = (*cells - moving) | moved.shift(opening.direction());
            if comes_out {
                *cells = *cells | first;
            }
        }
        if effect == Effect::Shifts {
            self.ban = Some(opening.opposite());
        } else {
            self.add(Ball::of(self.turn), opening.cell());
        }
    }

    /// Returns the player itself if no other is left.
    pub(super) fn next_in(&self, player: Player) -> Player {
        let mut next = player.next(self.seats());
        while next != player && !self.is_in(next) {
            next = next.next(self.seats());
        }
        next
    }

    /// The player who moved last, if `player` is to move.
    pub(super) fn previous_in(&self, player: Player) -> Player {
        let mut previous = player;
        while self.next_in(previous) != player {
            previous = previous.next(self.seats());
        }
        previous
    }

    /// An opponent's square counts before the mover's own; among opponents, the one who moves next wins.
    #[inline]
    fn square_after(&self, mover: Player) -> Option<(Player, Decision)> {
        let mut player = mover;
        for _ in 0..self.seats {
            player = player.next(self.seats());
            if self.is_in(player) && self.balls[player.index()].has_square() {
                let decision = if player == mover {
                    Decision::Win(Win::Square)
                } else {
                    Decision::Win(Win::Gift)
                };
                return Some((player, decision));
            }
        }
        None
    }
}
