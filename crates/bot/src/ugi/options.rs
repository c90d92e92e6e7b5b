//! Options that `setoption` changes.

use super::memory;
use super::out::Out;
use crate::Level;
use kuba_rules::phrase::excerpt;
use kuba_rules::{Game, OptionError, RuleOption, set_option};

const MOST_THREADS: usize = 256;
const MOST_LINES: usize = 5;
/// Value names of a rule that is either on or off.
const SWITCH: [&str; 2] = ["true", "false"];

#[derive(Clone, Debug)]
pub(super) struct Options {
    /// Size of the table in MiB.
    pub(super) hash: usize,
    pub(super) threads: usize,
    /// The strongest level plays as well as `go` allows.
    pub(super) level: Level,
    pub(super) seed: u64,
    /// Number of best lines that the strongest level reports.
    pub(super) lines: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self { hash: memory::most().min(64), threads: 1, level: Level::CHAMPION, seed: 0, lines: 1 }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum OptionEffect {
    /// Takes effect with the next search.
    Nothing,
    /// The entries of the table are no longer valid, or its size changes.
    Memory,
    Game(String),
}

pub(super) fn described<G: Game>(games: &[&str]) -> Vec<String> {
    let usual = Options::default();
    let mut lines = vec![
        combo("Game", G::ID, games),
        spin("Hash", usual.hash, 0, memory::most()),
        spin("Threads", usual.threads, 1, MOST_THREADS),
        spin("Level", usize::from(usual.level.number()), 1, usize::from(Level::COUNT)),
        spin("Seed", usual.seed as usize, 0, i64::MAX as usize),
        spin("MultiPV", usual.lines, 1, MOST_LINES),
    ];
    lines.extend(G::OPTIONS.iter().map(rule));
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
    /// Takes `name NAME value VALUE`; may also change the rules of the game.
    pub(super) fn set<G: Game>(
        &mut self,
        words: &[&str],
        games: &[&'static str],
        rules: &mut G::Rules,
        out: &Out,
    ) -> Result<OptionEffect, String> {
        let ["name", name, "value", value] = words else {
            return Err("setoption wants name NAME value VALUE".to_owned());
        };
        match name.to_ascii_lowercase().as_str() {
            "game" if *value == G::ID => {}
            "game" if games.contains(value) => return Ok(OptionEffect::Game((*value).to_owned())),
            "game" => {
                return Err(out.in_words(&OptionError::Value {
                    name: "Game",
                    values: games.join(", "),
                    found: excerpt(value),
                }));
            }
            "hash" => {
                self.hash = number(name, value, 0, memory::most())?;
                return Ok(OptionEffect::Memory);
            }
            "threads" => self.threads = number(name, value, 1, MOST_THREADS)?,
            "level" => {
                let number = number(name, value, 1, usize::from(Level::COUNT))?;
                self.level = Level::new(number as u8).unwrap_or(Level::CHAMPION);
            }
            "multipv" => self.lines = number(name, value, 1, MOST_LINES)?,
            "seed" => self.seed = number(name, value, 0, i64::MAX as usize)? as u64,
            _ => {
                set_option::<G>(rules, name, value).map_err(|error| out.in_words(&error))?;
                return Ok(OptionEffect::Memory);
            }
        }
        Ok(OptionEffect::Nothing)
    }
}

fn number(name: &str, value: &str, least: usize, most: usize) -> Result<usize, String> {
    match value.parse() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(format!("{} is a number from {least} to {most}", excerpt(name))),
    }
}
