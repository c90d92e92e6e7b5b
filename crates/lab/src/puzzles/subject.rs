//! Trait for a game that puzzles can be made for.

use kuba_bot::Evaluate;
use kuba_bot::search::Node;
use kuba_rules::{cubulus, kuba, qubism};

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

impl Subject for qubism::GameState {}
