//! A practice task in its saved form.

use serde::{Deserialize, Serialize};

use crate::dates::is_date;
use crate::ron_text::ron_text;
use crate::verdict_text;
use kuba_bot::Evaluate;
use kuba_bot::practice::{MOST_ACCEPTED, Task, TaskGoal};
use kuba_bot::study::{Experience, Verdict};
use kuba_rules::{Game, option_values, set_option};
use kuba_session::Seat;
use kuba_session::study::LONGEST_VERDICT;

/// Largest size of a saved task in bytes; real ones have about 700.
pub(super) const LONGEST_TASK: usize = 2_500;

/// A practice task in its saved form. Moves are in plain notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedTask {
    /// Name of the task; see [`Task::id`].
    pub id: String,
    /// Id of the game.
    pub game: String,
    /// Rules as names and values, as in `Ko=superko Extra=may`.
    pub rules: String,
    /// Position in the notation of the game.
    pub position: String,
    /// The mistake.
    pub played: String,
    /// Goal: `better` or `win 5`.
    pub goal: String,
    /// First moves that are right, the best first.
    pub accepted: Vec<String>,
    /// Best play from the position.
    pub line: Vec<String>,
    /// Verdict on the position.
    pub before: String,
    /// Verdict on the position after the mistake.
    pub after: String,
    /// Game that the task comes from.
    pub source: TaskSource,
}

/// Game that a task comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TaskSource {
    /// File of the game; for an archived game, its name in the folder of the archive. Empty for a game that
    /// has no file yet; it gets the name when the archived game is looked at.
    pub file: String,
    /// Number of moves played before the mistake.
    pub ply: usize,
    /// Day of the game as `YYYY-MM-DD`, if known.
    pub date: Option<String>,
    /// Players by seat; empty if they are unknown.
    pub seats: Vec<Seat>,
}

impl TaskSource {
    /// Returns `true` if the task is a puzzle that was missed in a run.
    pub fn is_run(&self) -> bool {
        self.file.is_empty() && self.seats.is_empty()
    }

    /// Returns the players of a game with this number of seats if a person plays against a computer in it.
    pub fn seats_against_computers(&self, count: usize) -> Option<Vec<Seat>> {
        let is_mixed =
            self.seats.iter().any(Seat::is_computer) && self.seats.iter().any(Seat::is_human);
        (is_mixed && self.seats.len() == count).then(|| self.seats.clone())
    }
}

impl SavedTask {
    /// Returns the saved form of a task. `rules` are those of its game.
    pub fn of<G: Evaluate>(task: &Task<G>, rules: &G::Rules, source: TaskSource) -> Self {
        let words = |moves: &[G::Move]| moves.iter().map(G::Move::to_string).collect();
        let short = |verdict: &Verdict<G::Move>| {
            let mut verdict = verdict.clone();
            verdict.line.truncate(LONGEST_VERDICT);
            verdict_text::write(&verdict)
        };
        let mut line = &task.line[..];
        if task.goal == TaskGoal::Better {
            line = &line[..line.len().min(LONGEST_VERDICT)];
        }
        Self {
            id: task.id(),
            game: G::ID.to_owned(),
            rules: rules_text::<G>(rules),
            position: task.game.position_text(),
            played: task.played.to_string(),
            goal: task.goal.to_string(),
            accepted: words(&task.accepted),
            line: words(line),
            before: short(&task.before),
            after: short(&task.after),
            source,
        }
    }

    /// Returns the task; `None` if it is not a sound task of the game.
    pub fn task<G: Evaluate>(&self) -> Option<Task<G>> {
        if self.game != G::ID {
            return None;
        }
        let rules = read_rules::<G>(&self.rules)?;
        let game = G::from_text(&self.position, &rules).ok()?;
        let legal = |text: &String| {
            let mv: G::Move = text.parse().ok()?;
            game.check(mv).is_ok().then_some(mv)
        };
        let played = legal(&self.played)?;
        let accepted: Vec<G::Move> = self.accepted.iter().map(legal).collect::<Option<_>>()?;
        accepted.first()?;
        let mut then = game.clone();
        then.play(played);
        let task = Task {
            ply: self.source.ply,
            goal: self.goal.parse().ok()?,
            accepted,
            line: read_line(&game, &self.line)?,
            played,
            experience: Experience::at_table(self.source.seats.iter().filter_map(Seat::level)),
            before: verdict_text::read(&self.before, &game)?,
            after: verdict_text::read(&self.after, &then)?,
            game,
        };
        (!task.line.is_empty() && task.id() == self.id).then_some(task)
    }

    /// The parts that need no knowledge of the game.
    pub(super) fn is_sound(&self) -> bool {
        let is_short = self.accepted.len() <= MOST_ACCEPTED && self.source.seats.len() <= 4;
        let date = self.source.date.as_deref();
        is_id(&self.id)
            && is_short
            && date.is_none_or(is_date)
            && self.goal.parse::<TaskGoal>().is_ok()
            && ron_text(self).len() <= LONGEST_TASK
    }

    pub(super) fn read(text: &str) -> Option<Self> {
        if text.len() > LONGEST_TASK {
            return None;
        }
        let task: Self = ron::from_str(text).ok()?;
        task.is_sound().then_some(task)
    }
}

pub(super) fn is_id(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Returns the rules as names and values, as in `Ko=superko Extra=may`; a value without a name is left out.
pub fn rules_text<G: Game>(rules: &G::Rules) -> String {
    let named = option_values::<G>(rules).into_iter();
    let named = named.filter(|(_, value)| !value.is_empty());
    let named: Vec<String> = named.map(|(name, value)| format!("{name}={value}")).collect();
    named.join(" ")
}

fn read_rules<G: Game>(text: &str) -> Option<G::Rules> {
    let mut rules = G::Rules::default();
    for word in text.split_whitespace() {
        let (name, value) = word.split_once('=')?;
        set_option::<G>(&mut rules, name, value).ok()?;
    }
    Some(rules)
}

fn read_line<G: Game>(game: &G, words: &[String]) -> Option<Vec<G::Move>> {
    let mut here = game.clone();
    let moves = words.iter().map(|word| {
        let mv: G::Move = word.parse().ok()?;
        here.check(mv).ok()?;
        here.play(mv);
        Some(mv)
    });
    moves.collect()
}
