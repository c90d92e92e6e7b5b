//! What a game needs to be saved.

use std::borrow::Cow;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::rules::{Ending, Game};

/// A game that can be saved.
pub trait Recordable: Game<Rules: Serialize + DeserializeOwned> {
    /// The names of the seats on score sheets; never change.
    const SEATS: &'static [&'static str];

    /// The name of an ending in files; never changes.
    fn ending_name(ending: Self::Ending) -> &'static str;

    /// The mixes of rules that have a name on score sheets; the names never change.
    fn named_rules() -> Vec<(&'static str, Self::Rules)> {
        Vec::new()
    }

    /// What a score sheet says of a rule that no value of its [`RuleOption`](crate::rules::RuleOption)
    /// names; `None` where one does.
    fn rule_value(rules: &Self::Rules, name: &str) -> Option<String> {
        let _ = (rules, name);
        None
    }

    /// Reads what [`Recordable::rule_value`] wrote. Returns whether it was that.
    fn read_rule(rules: &mut Self::Rules, name: &str, value: &str) -> bool {
        let _ = (rules, name, value);
        false
    }

    /// A move as it stands on a score sheet.
    fn sheet_move(&self, mv: Self::Move) -> String {
        self.write_move(mv)
    }

    /// A move of a score sheet as [`Game::read_move`] reads it.
    fn plain_move(word: &str) -> Cow<'_, str> {
        Cow::Borrowed(word)
    }
}

/// The name of an ending in files, where this is what a win is called.
pub(super) fn ending_name<W>(
    ending: Ending<W>,
    name: impl FnOnce(W) -> &'static str,
) -> &'static str {
    match ending {
        Ending::OnBoard(win) => name(win),
        Ending::Repetition => "repetition",
        Ending::Resignation => "resignation",
        Ending::Agreement => "agreement",
        Ending::TimeOut => "time",
    }
}
