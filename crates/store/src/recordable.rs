//! Interface between a game and its saved forms: names, rules and moves in files and on score sheets.

use std::borrow::Cow;

use serde::Serialize;
use serde::de::DeserializeOwned;

use kuba_rules::{Ending, Game};

/// A game that can be saved.
pub trait Recordable: Game<Rules: Serialize + DeserializeOwned> {
    /// Number of the game in the codes of pictures; never changes.
    const CODE: u8;

    /// Seat names on score sheets; never change.
    const SEATS: &'static [&'static str];

    /// Returns the name of an ending in files; never changes.
    fn ending_name(ending: Self::Ending) -> &'static str;

    /// Rule presets that have a name on score sheets; the names never change.
    fn named_rules() -> Vec<(&'static str, Self::Rules)> {
        Vec::new()
    }

    /// Text of a rule on score sheets, if no value of its [`RuleOption`](kuba_rules::RuleOption)
    /// describes it; `None` otherwise.
    fn rule_value(rules: &Self::Rules, name: &str) -> Option<String> {
        let _ = (rules, name);
        None
    }

    /// Reads the text that [`Recordable::rule_value`] wrote. Returns `false` if it is something else.
    fn read_rule(rules: &mut Self::Rules, name: &str, value: &str) -> bool {
        let _ = (rules, name, value);
        false
    }

    /// Returns `true` if programs that read records up to version 3 and codes of version 1 do not know the
    /// rules.
    fn has_new_rules(rules: &Self::Rules) -> bool {
        let _ = rules;
        false
    }

    /// Writes a move for a score sheet.
    fn sheet_move(&self, mv: Self::Move) -> String {
        self.write_move(mv)
    }

    /// Translates a move on a score sheet into the notation of [`Game::read_move`].
    fn plain_move(word: &str) -> Cow<'_, str> {
        Cow::Borrowed(word)
    }
}

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
