//! Trait for a game that puzzles can be made for.

use kuba::bot::Evaluate;
use kuba::rules::kuba::{KubaRules, NamedRules};
use kuba::rules::{cubulus, kuba as kuba_rules, qubism};

/// A game that puzzles can be made for.
pub(crate) trait Subject: Evaluate {
    /// Longest win to search for, in moves of both sides.
    const LONGEST: i32;
    /// Longest loss to search for, in moves of both sides; 0 for none.
    const LONGEST_HOLD: u32;

    /// Rules of the game with this number, and their name in puzzles.
    fn rules(number: u64) -> (Self::Rules, &'static str);

    /// `true` if a puzzle may start here.
    fn is_open(&self) -> bool {
        true
    }
}

impl Subject for kuba_rules::GameState {
    const LONGEST: i32 = 11;
    const LONGEST_HOLD: u32 = 0;

    /// Seven of ten games use the leaflet's rules.
    fn rules(number: u64) -> (KubaRules, &'static str) {
        let (named, name) = match number % 10 {
            7 | 8 => (NamedRules::KingsAndSoldiers, "previous-position may"),
            9 => (NamedRules::Kubatoo, "previous-position none"),
            _ => (NamedRules::Leaflet, "straight-back must"),
        };
        let rules = KubaRules {
            rules: named.rules(),
            ..KubaRules::default()
        };
        (rules, name)
    }

    fn is_open(&self) -> bool {
        !self.position().is_extra_turn()
    }
}

impl Subject for cubulus::GameState {
    const LONGEST: i32 = 9;
    const LONGEST_HOLD: u32 = 6;

    fn rules(_: u64) -> (Self::Rules, &'static str) {
        (Self::Rules::default(), "-")
    }

    fn is_open(&self) -> bool {
        !self.position().is_laying()
    }
}

impl Subject for qubism::GameState {
    const LONGEST: i32 = 9;
    const LONGEST_HOLD: u32 = 6;

    fn rules(_: u64) -> (Self::Rules, &'static str) {
        (Self::Rules::default(), "-")
    }
}
