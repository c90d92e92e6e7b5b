//! What `setoption` changes.

use crate::bot::Level;
use crate::phrase::excerpt;
use crate::rules::kuba::{ExtraTurn, KoRule, KubaRules, RuleSet, Setup};

/// The most memory for the transposition table, in MiB.
const MOST_HASH: usize = 1 << 16;
/// The most threads.
const MOST_THREADS: usize = 256;

const KO: [(&str, KoRule); 3] = [
    ("straight-back", KoRule::StraightBack),
    ("previous-position", KoRule::PreviousPosition),
    ("superko", KoRule::Superko),
];
const EXTRA: [(&str, ExtraTurn); 3] = [
    ("must", ExtraTurn::Must),
    ("may", ExtraTurn::May),
    ("none", ExtraTurn::None),
];
const SETUP: [(&str, Setup); 2] = [("standard", Setup::Standard), ("mirrored", Setup::Mirrored)];

/// The engine's options.
#[derive(Clone, Debug)]
pub(super) struct Options {
    /// The transposition table's size in MiB.
    pub(super) hash: usize,
    /// How many threads search.
    pub(super) threads: usize,
    /// How well it plays; the strongest level plays as well as `go` lets it.
    pub(super) level: Level,
    /// Makes the lower levels' errors repeatable.
    pub(super) seed: u64,
    /// The rules of the next position.
    pub(super) rules: KubaRules,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            hash: 64,
            threads: 1,
            level: Level::CHAMPION,
            seed: 0,
            rules: KubaRules {
                rules: RuleSet::LEAFLET,
                setup: Setup::Standard,
            },
        }
    }
}

impl Options {
    /// The lines that name every option, its kind and its range.
    pub(super) fn described() -> Vec<String> {
        let usual = Self::default();
        let combo = |name: &str, values: &[&str]| {
            let values = values.join(" var ");
            format!("option name {name} type combo default  var {values}")
        };
        let first = |line: String| {
            // The first value of a choice is the usual one.
            let value = line.split(" var ").nth(1).unwrap_or_default().to_owned();
            line.replacen("default ", &format!("default {value}"), 1)
        };
        vec![
            format!(
                "option name Hash type spin default {} min 0 max {MOST_HASH}",
                usual.hash
            ),
            format!(
                "option name Threads type spin default {} min 1 max {MOST_THREADS}",
                usual.threads
            ),
            format!(
                "option name Level type spin default {0} min 1 max {0}",
                Level::COUNT
            ),
            format!(
                "option name Seed type spin default {} min 0 max {}",
                usual.seed,
                i64::MAX
            ),
            first(combo("Ko", &KO.map(|(name, _)| name))),
            first(combo("Extra", &EXTRA.map(|(name, _)| name))),
            first(combo("Setup", &SETUP.map(|(name, _)| name))),
            "option name Repetition type check default true".to_owned(),
        ]
    }

    /// Takes `name NAME value VALUE`.
    pub(super) fn set(&mut self, words: &[&str]) -> Result<(), String> {
        let ["name", name, "value", value] = words else {
            return Err("setoption wants name NAME value VALUE".to_owned());
        };
        let rules = &mut self.rules.rules;
        match name.to_ascii_lowercase().as_str() {
            "hash" => self.hash = number(name, value, 0, MOST_HASH)?,
            "threads" => self.threads = number(name, value, 1, MOST_THREADS)?,
            "level" => {
                let number = number(name, value, 1, usize::from(Level::COUNT))?;
                self.level = Level::new(number as u8).unwrap_or(Level::CHAMPION);
            }
            "seed" => self.seed = number(name, value, 0, i64::MAX as usize)? as u64,
            "ko" => rules.ko = choice(name, value, &KO)?,
            "extra" => rules.extra = choice(name, value, &EXTRA)?,
            "setup" => self.rules.setup = choice(name, value, &SETUP)?,
            "repetition" => {
                rules.repetition = choice(name, value, &[("true", true), ("false", false)])?;
            }
            _ => return Err(format!("there is no option {}", excerpt(name))),
        }
        Ok(())
    }
}

fn number(name: &str, value: &str, least: usize, most: usize) -> Result<usize, String> {
    match value.parse() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(format!("{name} is a number from {least} to {most}")),
    }
}

fn choice<T: Copy>(name: &str, value: &str, values: &[(&str, T)]) -> Result<T, String> {
    let known = values.iter().find(|(word, _)| *word == value);
    known.map(|&(_, value)| value).ok_or_else(|| {
        let words: Vec<&str> = values.iter().map(|&(word, _)| word).collect();
        format!("{name} is one of {}", words.join(", "))
    })
}
