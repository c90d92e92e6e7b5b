//! Trait for a game that puzzles can be made for.

use kuba_bot::Evaluate;
use kuba_bot::search::Node;
use kuba_rules::random::Random;
use kuba_rules::{Game, cubulus, kuba, qubism};

/// Reds of the other side from which it may be about to win.
const MANY_REDS: u32 = 5;

/// A game that puzzles can be made for.
pub(crate) trait Subject: Evaluate {
    /// Shortest and longest win to search for, in moves of both sides.
    const SHORTEST: i32 = 3;
    const LONGEST: i32 = 9;
    /// Longest loss to search for, in moves of both sides.
    const LONGEST_HOLD: u32 = 6;
    /// Rules in puzzles, and how many of twelve puzzles have them.
    const RULES: &[(&str, u64)] = &[("-", 12)];

    /// Rules of the game with this number.
    fn rules_of(number: u64) -> &'static str {
        let mut place = number % 12;
        for &(rules, share) in Self::RULES {
            match place.checked_sub(share) {
                Some(left) => place = left,
                None => return rules,
            }
        }
        unreachable!("the shares add up to twelve")
    }

    /// `true` once the pieces of the start are laid.
    fn is_begun(&self) -> bool {
        true
    }

    /// `true` if a puzzle may start here.
    fn is_open(&self) -> bool {
        self.is_begun()
    }

    /// A position of the beginning that is laid out by lot; `None` if the game has none, or if the lot is no position.
    fn laid(_random: &mut Random) -> Option<Self> {
        None
    }

    /// `true` if the other side may be about to win.
    fn may_hold(&self) -> bool {
        true
    }
}

impl Subject for kuba::GameState {
    const SHORTEST: i32 = 2;
    const LONGEST: i32 = 11;
    const RULES: &[(&str, u64)] =
        &[("straight-back must", 9), ("previous-position may", 2), ("previous-position none", 1)];

    fn is_open(&self) -> bool {
        !self.position().is_extra_turn()
    }

    fn may_hold(&self) -> bool {
        let node = self.node();
        node.taken(node.turn().next(2)) >= MANY_REDS
    }
}

impl Subject for cubulus::GameState {
    const SHORTEST: i32 = 1;

    fn is_begun(&self) -> bool {
        !self.position().is_laying()
    }
}

/// Fewest and most cubes of a position that is laid out.
const LAID_CUBES: [usize; 2] = [2, 8];

impl Subject for qubism::GameState {
    fn laid(random: &mut Random) -> Option<Self> {
        const SIDE: usize = 5;
        let mut squares: Vec<usize> = (0..SIDE * SIDE).collect();
        random.shuffle(&mut squares);
        let [fewest, most] = LAID_CUBES;
        let cubes = fewest + random.below(most - fewest + 1);
        let (cubes, pawns) = squares.split_at(cubes);
        let rank = |rank: usize| {
            let square = |file| {
                let is_cube = cubes.contains(&(rank * SIDE + file));
                is_cube.then(|| ["NL", "EL", "SL", "WL", "NR", "ER", "SR", "WR"][random.below(8)])
            };
            (0..SIDE).map(square).map(|cube| cube.unwrap_or("1")).collect::<String>()
        };
        let ranks: Vec<String> = (0..SIDE).rev().map(rank).collect();
        let name = |square: usize| {
            format!("{}{}", (b'a' + (square % SIDE) as u8) as char, square / SIDE + 1)
        };
        let turn = ["b", "w"][random.below(2)];
        let text = format!("{} {} {} {turn}", ranks.join("/"), name(pawns[0]), name(pawns[1]));
        Self::from_text(&text, &qubism::QubismRules::default()).ok()
    }
}
