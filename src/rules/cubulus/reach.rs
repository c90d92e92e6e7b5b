//! Whether somebody could complete a square at once, for all openings at the same time.
//!
//! Along each axis the cube is three layers of nine cells, moved onto each other: a bit is then a
//! line, and what a push does to all lines is a few operations. A square is completed by a push if
//! it is whole with one of its lines as it is afterwards, and the others as they are.

use super::ball::Ball;
use super::bits::Cells;
use super::position::Position;
use crate::rules::Player;

/// An axis of the cube, and masks of the lines along it. A line is the bit of its first cell.
struct Axis {
    /// What a step along the axis adds to a cell's number.
    stride: u32,
    /// The nine lines.
    lines: u32,
    /// Their neighbours across the axis, in both ways.
    sides: [Side; 2],
    /// The cells of the two outer layers that are the first of a small square across the axis.
    small: u32,
    /// The same for corners and diamonds.
    large: u32,
}

/// The two faces along an axis on which lines lie side by side.
#[derive(Clone, Copy)]
struct Side {
    /// What a step from a line to the next on these faces adds.
    stride: u32,
    /// The lines with another behind them.
    first_two: u32,
    /// The lines with two others behind them.
    first: u32,
}

/// The three axes.
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

/// The faces on which lines follow each other by `stride`; the faces are `2 * apart` from each
/// other.
const fn side(stride: u32, apart: u32) -> Side {
    let first = 1 | 1 << (2 * apart);
    Side {
        stride,
        first_two: first | first << stride,
        first,
    }
}

impl Axis {
    /// The layers across the axis, moved onto the first.
    #[inline]
    const fn layers(&self, cells: u32) -> [u32; 3] {
        [
            cells & self.lines,
            cells >> self.stride & self.lines,
            cells >> (2 * self.stride) & self.lines,
        ]
    }

    /// The cells of the outer layers that are missing to a square across the axis.
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

    /// The lines by each of which a square is whole if it alone is as it is `after`, and all others
    /// as `before`; `missing` is what is missing across the axis before.
    #[inline]
    fn completed(&self, before: [u32; 3], after: [u32; 3], missing: u32) -> u32 {
        let gained = [0, 2].map(|layer| after[layer] & !before[layer]);
        let mut found = gained[0] & missing | gained[1] & missing >> (2 * self.stride);
        let pairs = |[one, two, three]: [u32; 3]| [one & two, two & three, one & three];
        let (old, new) = (pairs(before), pairs(after));
        let (middle, moved) = (before[1], after[1]);
        for side in &self.sides {
            let (step, steps) = (side.stride, 2 * side.stride);
            // Each term is there at the first line of the square, and moved on to the new one.
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

/// Where one cell is missing to a shape whose cells lie so far from the first; the first cells are
/// `origins`.
#[inline]
const fn missing(own: u32, cells: [u32; 4], origins: u32) -> u32 {
    let [a, b, c, d] = cells;
    let [has_a, has_b, has_c, has_d] = [own >> a, own >> b, own >> c, own >> d];
    let (first, last) = (has_a & has_b & origins, has_c & has_d & origins);
    (first & has_c) << d | (first & has_d) << c | (last & has_a) << b | (last & has_b) << a
}

/// What a push does to the lines along an axis.
#[derive(Clone, Copy)]
struct Pushes {
    /// The lines into which a ball goes.
    entered: u32,
    /// The full lines that can be shifted.
    shifted: u32,
    /// The lines whose second ball moves on.
    onwards: u32,
}

impl Pushes {
    /// The layers of somebody's balls after each push, the layer where it begins first; `enter` says
    /// whether the balls that go in are theirs.
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
    /// Whether a player could win on the spot, were it their turn.
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

    /// The lines by which a player would complete somebody else's square.
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

    /// What the pushes along an axis do, were it a player's turn; `back` from its far end.
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
        let entered = if self.hand(player) > 0 {
            first & !full
        } else {
            0
        };
        let shifted = full & !banned;
        Pushes {
            entered,
            shifted,
            onwards: entered & second | shifted,
        }
    }
}

/// The lines along an axis by each of which alone pushes complete a square of these balls.
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
    use crate::random::Random;
    use crate::rules::cubulus::{CubulusRules, GameState, Neutrals, Players};
    use crate::rules::{Game, Player};

    #[test]
    fn what_could_be_won_at_once_is_what_some_move_wins() {
        let (mut random, mut wins) = (Random::new(3), 0);
        for number in 0..60 {
            let players = match number % 3 {
                0 => Players::Three,
                _ => Players::Two(Neutrals::by_lot(number)),
            };
            let mut game = GameState::start(&CubulusRules {
                players,
                repetition: true,
            });
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
