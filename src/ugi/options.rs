//! What `setoption` changes.

use super::{in_words, memory};
use crate::bot::Level;
use crate::phrase::excerpt;
use crate::rules::{Game, OptionError, RuleOption, set_option};

/// The most threads.
const MOST_THREADS: usize = 256;
/// The most lines.
const MOST_LINES: usize = 5;
/// The names of the values of a rule that is either in force or not.
const SWITCH: [&str; 2] = ["true", "false"];

/// The options that are the same for every game.
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
    /// How many of the best lines the strongest level tells.
    pub(super) lines: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            hash: memory::most().min(64),
            threads: 1,
            level: Level::CHAMPION,
            seed: 0,
            lines: 1,
        }
    }
}

/// What an option has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Changed {
    /// Something that the next search will look up.
    Nothing,
    /// What was remembered of other positions is no longer so, or has another size.
    Memory,
    /// Another game is wanted.
    Game(String),
}

/// The lines that name every option of a game, its kind and its range.
pub(super) fn described<G: Game>(games: &[&str]) -> Vec<String> {
    let usual = Options::default();
    let mut lines = vec![
        combo("Game", G::ID, games),
        spin("Hash", usual.hash, 0, memory::most()),
        spin("Threads", usual.threads, 1, MOST_THREADS),
        spin(
            "Level",
            usize::from(usual.level.number()),
            1,
            usize::from(Level::COUNT),
        ),
        spin("Seed", usual.seed as usize, 0, i64::MAX as usize),
        spin("MultiPV", usual.lines, 1, MOST_LINES),
    ];
    lines.extend(G::options().iter().map(rule));
    lines
}

fn spin(name: &str, usual: usize, least: usize, most: usize) -> String {
    format!("option name {name} type spin default {usual} min {least} max {most}")
}

fn combo(name: &str, usual: &str, values: &[&str]) -> String {
    let values = values.join(" var ");
    format!("option name {name} type combo default {usual} var {values}")
}

fn rule<R>(option: &RuleOption<R>) -> String {
    let usual = option.values[0];
    if option.values == SWITCH {
        format!("option name {} type check default {usual}", option.name)
    } else {
        combo(option.name, usual, option.values)
    }
}

impl Options {
    /// Takes `name NAME value VALUE`, which may change the rules of the game, too.
    pub(super) fn set<G: Game>(
        &mut self,
        words: &[&str],
        games: &[&'static str],
        rules: &mut G::Rules,
    ) -> Result<Changed, String> {
        let ["name", name, "value", value] = words else {
            return Err("setoption wants name NAME value VALUE".to_owned());
        };
        match name.to_ascii_lowercase().as_str() {
            "game" if *value == G::ID => {}
            "game" if games.contains(value) => return Ok(Changed::Game((*value).to_owned())),
            "game" => {
                return Err(in_words(&OptionError::Value {
                    name: "Game",
                    values: games.join(", "),
                    found: excerpt(value),
                }));
            }
            "hash" => {
                self.hash = number(name, value, 0, memory::most())?;
                return Ok(Changed::Memory);
            }
            "threads" => self.threads = number(name, value, 1, MOST_THREADS)?,
            "level" => {
                let number = number(name, value, 1, usize::from(Level::COUNT))?;
                self.level = Level::new(number as u8).unwrap_or(Level::CHAMPION);
            }
            "multipv" => self.lines = number(name, value, 1, MOST_LINES)?,
            "seed" => self.seed = number(name, value, 0, i64::MAX as usize)? as u64,
            _ => {
                set_option::<G>(rules, name, value).map_err(|error| in_words(&error))?;
                return Ok(Changed::Memory);
            }
        }
        Ok(Changed::Nothing)
    }
}

fn number(name: &str, value: &str, least: usize, most: usize) -> Result<usize, String> {
    match value.parse() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(format!(
            "{} is a number from {least} to {most}",
            excerpt(name)
        )),
    }
}
