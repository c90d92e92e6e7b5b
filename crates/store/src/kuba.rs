//! Saved form of Kuba: seat names, ending names, named rules, and moves with a hyphen.

use std::borrow::Cow;

use super::recordable::{Recordable, ending_name};
use kuba_rules::kuba::{ExtraTurn, GameState, KubaRules, Move, NamedRules, Win};
use kuba_rules::{Ending, Game};

/// In bytes.
const CELL: usize = 2;

impl Recordable for GameState {
    const CODE: u8 = 1;
    const SEATS: &'static [&'static str] = &["White", "Black"];

    fn ending_name(ending: Ending<Win>) -> &'static str {
        ending_name(ending, |win| match win {
            Win::SevenReds => "seven-reds",
            Win::NoMarbles => "marbles",
            Win::NoPush => "stuck",
        })
    }

    fn named_rules() -> Vec<(&'static str, KubaRules)> {
        let name = |named| match named {
            NamedRules::Leaflet => "Original",
            NamedRules::KingsAndSoldiers => "Kings and Soldiers",
            NamedRules::Gering => "Gering",
            NamedRules::Kubatoo => "Kubatoo",
        };
        let rules = |named: NamedRules| KubaRules { rules: named.rules(), ..KubaRules::default() };
        let all = NamedRules::ALL.into_iter();
        all.map(|named| (name(named), rules(named))).collect()
    }

    fn has_new_rules(rules: &KubaRules) -> bool {
        matches!(rules.rules.extra, ExtraTurn::RedMust | ExtraTurn::RedMay)
    }

    /// Separates the two cells with a hyphen, as in `f1-g1xR`.
    fn sheet_move(&self, mv: Move) -> String {
        let text = self.write_move(mv);
        match (mv, text.split_at_checked(CELL)) {
            (Move::Push(_), Some((from, to))) => format!("{from}-{to}"),
            _ => text,
        }
    }

    fn plain_move(word: &str) -> Cow<'_, str> {
        match word.split_at_checked(CELL) {
            Some((from, to)) if to.starts_with('-') => Cow::Owned(format!("{from}{}", &to[1..])),
            _ => Cow::Borrowed(word),
        }
    }
}
