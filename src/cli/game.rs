//! The rules of a game on the command line.

use clap::{Args, ValueEnum};

use super::words;
use crate::rules::kuba::{ExtraTurn, KoRule, RuleSet};

/// A mix of rules.
#[derive(Clone, Copy, Debug, Args)]
pub(super) struct Rules {
    #[arg(long, value_enum, default_value_t, help = words("cli-help-ko"))]
    ko: Ko,
    #[arg(long, value_enum, default_value_t, help = words("cli-help-extra"))]
    extra: Extra,
}

impl Rules {
    /// The rules, with the draw at the third repetition.
    pub(super) fn set(self) -> RuleSet {
        RuleSet {
            ko: self.ko.into(),
            extra: self.extra.into(),
            repetition: true,
        }
    }

    /// The names of the ko rule and the extra-turn rule, as engines know them.
    pub(super) fn names(self) -> [String; 2] {
        let name = |value: Option<clap::builder::PossibleValue>| {
            value.map_or_else(String::new, |value| value.get_name().to_owned())
        };
        [
            name(self.ko.to_possible_value()),
            name(self.extra.to_possible_value()),
        ]
    }
}

/// A ko rule's name on the command line.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(super) enum Ko {
    #[default]
    StraightBack,
    PreviousPosition,
    Superko,
}

/// An extra-turn rule's name on the command line.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(super) enum Extra {
    #[default]
    Must,
    May,
    None,
}

impl From<Ko> for KoRule {
    fn from(ko: Ko) -> Self {
        match ko {
            Ko::StraightBack => Self::StraightBack,
            Ko::PreviousPosition => Self::PreviousPosition,
            Ko::Superko => Self::Superko,
        }
    }
}

impl From<Extra> for ExtraTurn {
    fn from(extra: Extra) -> Self {
        match extra {
            Extra::Must => Self::Must,
            Extra::May => Self::May,
            Extra::None => Self::None,
        }
    }
}
