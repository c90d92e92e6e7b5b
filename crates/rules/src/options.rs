//! Rules that can be set by name, the same in every command and in the engine protocol.

use super::Game;
use crate::phrase::{Phrase, ToPhrase, excerpt, said_error};

/// A rule with several named values.
#[derive(Clone, Copy, Debug)]
pub struct RuleOption<R: 'static> {
    /// The name of the rule, case-insensitive.
    pub name: &'static str,
    /// The names of its values, the default first.
    pub values: &'static [&'static str],
    /// Returns the index of the current value in [`RuleOption::values`].
    pub get: fn(&R) -> usize,
    /// Sets the value with this index.
    pub set: fn(&mut R, usize),
}

/// Error in setting a rule by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// The game has no such rule.
    Unknown {
        /// The requested name.
        name: String,
        /// The names of the existing rules, comma-separated.
        known: String,
    },
    /// The rule has no such value.
    Value {
        /// The name of the rule.
        name: &'static str,
        /// The names of its values, comma-separated.
        values: String,
        /// The requested value.
        found: String,
    },
}

said_error!(OptionError);

impl ToPhrase for OptionError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Unknown { name, known } if known.is_empty() => {
                Phrase::new("option-none").with("name", name.as_str())
            }
            Self::Unknown { name, known } => Phrase::new("option-unknown")
                .with("name", name.as_str())
                .with("known", known.as_str()),
            Self::Value { name, values, found } => Phrase::new("option-value")
                .with("name", *name)
                .with("values", values.as_str())
                .with("found", found.as_str()),
        }
    }
}

/// Returns every rule of the game with its value; empty for a value that has no name.
pub fn option_values<G: Game>(rules: &G::Rules) -> Vec<(&'static str, &'static str)> {
    let value = |option: &RuleOption<G::Rules>| option.values.get((option.get)(rules)).copied();
    let options = G::OPTIONS.iter();
    options.map(|option| (option.name, value(option).unwrap_or_default())).collect()
}

/// Sets a rule of a game by name.
///
/// # Errors
/// The rule or the value does not exist; the rules are unchanged.
pub fn set_option<G: Game>(
    rules: &mut G::Rules,
    name: &str,
    value: &str,
) -> Result<(), OptionError> {
    let options = G::OPTIONS;
    let known = options.iter().find(|option| option.name.eq_ignore_ascii_case(name));
    let Some(option) = known else {
        let names: Vec<&str> = options.iter().map(|option| option.name).collect();
        return Err(OptionError::Unknown { name: excerpt(name), known: names.join(", ") });
    };
    let place = option.values.iter().position(|known| *known == value);
    let Some(place) = place else {
        return Err(OptionError::Value {
            name: option.name,
            values: option.values.join(", "),
            found: excerpt(value),
        });
    };
    (option.set)(rules, place);
    Ok(())
}
