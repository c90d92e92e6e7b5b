//! Immediate wins, computed for all openings at once.
//!
//! Along each axis the cube is three layers of nine cells, shifted onto each other: one bit stands for a
//! line, and a few operations apply a push to all lines. A push completes a square if the square is complete
//! with one of its lines as it is after the push and the others as they are.

use super::ball::Ball;
use super::bits::Cells;
use super::position::Position;
use crate::Player;

/// An axis of the cube, and masks of the lines along it. The bit of its first cell stands for a line.
struct Axis {
    /// Change of a cell's index per step along the axis.
    stride: u32,
    lines: u32,
    sides: [Side; 2],
    /// First cells of the small squares across the axis, in the two outer layers.
    small: u32,
    /// The same for corners and diamonds.
    large: u32,
}

/// Two opposite faces along an axis, on which lines lie side by side.
#[derive(Clone, Copy)]
struct Side {
    /// Distance in bits from a line to the next on these faces.
    stride: u32,
    /// Lines followed by another.
    first_two: u32,
    /// Lines followed by two others.
    first: u32,
}

const AXES: [Axis; 3] = [axis(1, 3, 9), axis(3, 9, 1), axis(9, 1, 3)];

const fn axis(stride: u32, one: u32, other: u32) -> Axis {
    let corner = 1;
    let row = corner | corner << one | corner << (2 * one);
    let pair = corner | corner << one;
    let small = pair | pair << other;
    Axis {
        stride,
        lines: row | row << other | row << (2 * other),
        sides: [side(one, other), side(other, one)],
        small: small | small << (2 * stride),
        large: corner | corner << (2 * stride),
    }
}

/// Adjacent lines are `stride` bits apart, the two faces `2 * apart`.
const fn side(stride: u32, apart: u32) -> Side {
    let first = 1 | 1 << (2 * apart);
    Side { stride, first_two: first | first << stride, first }
}

impl Axis {
    /// The layers across the axis, shifted onto the first.
    #[inline]
    const fn layers(&self, cells: u32) -> [u32; 3] {
        [
            cells & self.lines,
            cells >> self.stride & self.lines,
            cells >> (2 * self.stride) & self.lines,
        ]
    }

    /// Cells of the outer layers that would complete a square across the axis.
    #[inline]
    const fn missing(&self, own: u32) -> u32 {
        let [one, other] = [self.sides[0].stride, self.sides[1].stride];
        let cells = [0, one, other, one + other];
        let small = missing(own, cells, self.small);
        let cells = [0, 2 * one, 2 * other, 2 * (one + other)];
        let corners = missing(own, cells, self.large);
        let cells = [one, other, 2 * one + other, one + 2 * other];
        let diamond = missing(own, cells, self.large);
        (small | corners | diamond) & !own
    }

    /// Lines that complete a square if that line alone is as in `after` and all others as in `before`.
    /// `missing` is [`Axis::missing`] of the position before.
    #[inline]
    fn completed(&self, before: [u32; 3], after: [u32; 3], missing: u32) -> u32 {
        let gained = [0, 2].map(|layer| after[layer] & !before[layer]);
        let mut found = gained[0] & missing | gained[1] & missing >> (2 * self.stride);
        let pairs = |[one, two, three]: [u32; 3]| [one & two, two & three, one & three];
        let (old, new) = (pairs(before), pairs(after));
        let (middle, moved) = (before[1], after[1]);
        for side in &self.sides {
            let (step, steps) = (side.stride, 2 * side.stride);
            // Each term marks the first line of the square and is then shifted to the line that changes.
            let near = new[0] & old[0] >> step | new[1] & old[1] >> step;
            let far = old[0] & new[0] >> step | old[1] & new[1] >> step;
            found |= near & side.first_two | (far & side.first_two) << step;
            let ends = old[2] >> step;
            let near = new[2] & old[2] >> steps | moved & ends & middle >> steps;
            let between = middle & new[2] >> step & middle >> steps;
            let far = old[2] & new[2] >> steps | middle & ends & moved >> steps;
            found |=
                near & side.first | (between & side.first) << step | (far & side.first) << steps;
        }
        found
    }
}

/// Cells that would complete a shape with one cell missing. `cells` are the distances of its cells from the
/// first, `origins` the possible first cells.
#[inline]
const fn missing(own: u32, cells: [u32; 4], origins: u32) -> u32 {
    let [a, b, c, d] = cells;
    let [has_a, has_b, has_c, has_d] = [own >> a, own >> b, own >> c, own >> d];
    let (first, last) = (has_a & has_b & origins, has_c & has_d & origins);
    (first & has_c) << d | (first & has_d) << c | (last & has_a) << b | (last & has_b) << a
}

#[derive(Clone, Copy)]
struct Pushes {
    /// Lines that take a ball from the hand.
    entered: u32,
    shifted: u32,
    /// The lines whose second ball moves on.
    onwards: u32,
}

impl Pushes {
    /// The layers of one player's balls after each push, the layer at the entry first. `enter`: the balls
    /// that go in are that player's.
    #[inline]
    const fn moved(self, balls: [u32; 3], enter: bool) -> [u32; 3] {
        let moved = self.entered | self.shifted;
        let fresh = if enter { self.entered } else { 0 };
        [
            balls[0] & !moved | fresh | self.shifted & balls[2],
            balls[1] & !moved | moved & balls[0],
            balls[2] & !self.onwards | self.onwards & balls[1],
        ]
    }
}

impl Position {
    /// Returns `true` if a player could win at once, were it their turn.
    #[inline]
    pub fn could_win(&self, player: Player) -> bool {
        let own = self.cells(Ball::of(player));
        if own.len() < 3 || self.decision.is_some() || self.is_laying() || !self.is_in(player) {
            return false;
        }
        let own = own.to_bits();
        let occupied = self.occupied().to_bits();
        let has_ball = self.hand(player) > 0;
        let missing = [0, 1, 2].map(|axis| AXES[axis].missing(own));
        if has_ball && (missing[0] | missing[1] | missing[2]) & !occupied != 0 {
            return true;
        }
        (0..3).any(|axis| {
            [false, true].into_iter().any(|back| {
                let pushes = self.pushes(player, axis, back);
                let done = completed(axis, back, own, missing[axis], pushes, true);
                done != 0 && done & !self.given_away(player, axis, back, pushes) != 0
            })
        })
    }

    /// Lines whose push would complete another player's square.
    fn given_away(&self, player: Player, axis: usize, back: bool, pushes: Pushes) -> u32 {
        let others = (0..self.seats())
            .map(Player::seat)
            .filter(|&other| other != player && self.is_in(other));
        others.fold(0, |lines, other| {
            let balls = self.cells(Ball::of(other)).to_bits();
            let missing = AXES[axis].missing(balls);
            lines | completed(axis, back, balls, missing, pushes, false)
        })
    }

    /// Pushes along an axis as if `player` were to move; `back` means from its far end.
    #[inline]
    fn pushes(&self, player: Player, axis: usize, back: bool) -> Pushes {
        let Axis { stride, .. } = AXES[axis];
        let [near, second, far] = AXES[axis].layers(self.occupied().to_bits());
        let full = near & second & far;
        let first = if back { far } else { near };
        let way = if back { axis + 3 } else { axis };
        let banned = match self.banned() {
            Some(ban) if player == self.turn() && ban.direction() as usize == way => {
                Cells::of(ban.cell()).to_bits() >> if back { 2 * stride } else { 0 }
            }
            _ => 0,
        };
        let entered = if self.hand(player) > 0 { first & !full } else { 0 };
        let shifted = full & !banned;
        Pushes { entered, shifted, onwards: entered & second | shifted }
    }
}

/// Lines whose push alone completes a square of `balls`.
#[inline]
fn completed(
    axis: usize,
    back: bool,
    balls: u32,
    missing: u32,
    pushes: Pushes,
    enter: bool,
) -> u32 {
    let axis = &AXES[axis];
    let before = axis.layers(balls);
    let [near, second, far] = before;
    let after = if back {
        let [far, second, near] = pushes.moved([far, second, near], enter);
        [near, second, far]
    } else {
        pushes.moved(before, enter)
    };
    axis.completed(before, after, missing)
}

#[cfg(test)]
mod tests {
    use crate::cubulus::{CubulusRules, GameState, Neutrals, Players};
    use crate::random::Random;
    use crate::{Game, Player};

    #[test]
    fn what_could_be_won_at_once_is_what_some_move_wins() {
        let (mut random, mut wins) = (Random::new(3), 0);
        for number in 0..60 {
            let players = match number % 3 {
                0 => Players::Three,
                _ => Players::Two(Neutrals::by_lot(number)),
            };
            let mut game = GameState::start(&CubulusRules { players, repetition: true });
            for _ in 0..80 {
                if game.outcome().is_some() {
                    break;
                }
                let position = game.position();
                for player in (0..game.seats()).map(Player::seat) {
                    let could = position.could_win(player);
                    let threats = position.threats(player);
                    assert_eq!(could, !threats.is_empty(), "{}", game.position_text());
                    wins += usize::from(could);
                }
                let mut moves = Vec::new();
                game.legal_moves(&mut moves);
                game.play(moves[random.below(moves.len())]);
            }
        }
        assert!(wins > 500, "{wins}");
    }
}
