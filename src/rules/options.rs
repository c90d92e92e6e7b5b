//! The rules that players choose by name, the same in every command and in the engine protocol.

use super::Game;
use crate::phrase::{Phrase, Say, excerpt, said_error};

/// A rule with several values, each of which has a name.
#[derive(Clone, Copy, Debug)]
pub struct RuleOption<R: 'static> {
    /// The name of the rule. Upper and lower case are the same.
    pub name: &'static str,
    /// The names of its values, the usual one first.
    pub values: &'static [&'static str],
    /// The place of the value in force among [`RuleOption::values`].
    pub get: fn(&R) -> usize,
    /// Puts the value at this place in force.
    pub set: fn(&mut R, usize),
}

/// What can be wrong with a rule that is chosen by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// The game has no such rule.
    Unknown {
        /// What was asked for.
        name: String,
        /// The rules that there are.
        known: String,
    },
    /// The rule has no such value.
    Value {
        /// The rule.
        name: &'static str,
        /// Its values.
        values: String,
        /// What was asked for.
        found: String,
    },
}

said_error!(OptionError);

impl Say for OptionError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Unknown { name, known } if known.is_empty() => {
                Phrase::new("option-none").with("name", name.as_str())
            }
            Self::Unknown { name, known } => Phrase::new("option-unknown")
                .with("name", name.as_str())
                .with("known", known.as_str()),
            Self::Value {
                name,
                values,
                found,
            } => Phrase::new("option-value")
                .with("name", *name)
                .with("values", values.as_str())
                .with("found", found.as_str()),
        }
    }
}

/// Chooses a rule of a game by its name.
///
/// # Errors
/// There is no such rule, or it has no such value; the rules are as before.
pub fn set_option<G: Game>(
    rules: &mut G::Rules,
    name: &str,
    value: &str,
) -> Result<(), OptionError> {
    let options = G::options();
    let known = options
        .iter()
        .find(|option| option.name.eq_ignore_ascii_case(name));
    let Some(option) = known else {
        let names: Vec<&str> = options.iter().map(|option| option.name).collect();
        return Err(OptionError::Unknown {
            name: excerpt(name),
            known: names.join(", "),
        });
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
