//! What the maker has to know of a game.

use kuba::bot::Evaluate;
use kuba::rules::kuba::{KubaRules, NamedRules};
use kuba::rules::{cubulus, kuba as kuba_rules, qubism};

use crate::alike;

/// A game that puzzles are made of.
pub(crate) trait Subject: Evaluate {
    /// The longest win that is looked for, in moves of both.
    const LONGEST: i32;
    /// The longest loss, too; 0 where none is looked for.
    const LONGEST_HOLD: u32;

    /// The rules of a game with this number, and how puzzles name them.
    fn rules(number: u64) -> (Self::Rules, &'static str);

    /// Whether puzzles may begin here.
    fn is_open(&self) -> bool {
        true
    }

    /// A text that is the same for all positions that are alike: turned, mirrored, or with the colours
    /// exchanged.
    fn face(&self) -> String;
}

impl Subject for kuba_rules::GameState {
    const LONGEST: i32 = 11;
    const LONGEST_HOLD: u32 = 0;

    /// Of ten games seven have the leaflet's rules.
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

    fn face(&self) -> String {
        alike::of_kuba(self.position())
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

    fn face(&self) -> String {
        alike::of_cubulus(self.position())
    }
}

impl Subject for qubism::GameState {
    const LONGEST: i32 = 9;
    const LONGEST_HOLD: u32 = 6;

    fn rules(_: u64) -> (Self::Rules, &'static str) {
        (Self::Rules::default(), "-")
    }

    fn face(&self) -> String {
        alike::of_qubism(self.position())
    }
}
