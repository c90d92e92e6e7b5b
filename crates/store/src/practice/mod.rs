//! Practice: the tasks from the user's own games, the answers to them, and what was found out about the games.
//!
//! The file has one fact per line: `task (…)`, `examined` with the file name of a game, `judged` with the number
//! of the user's contested moves in a game, the chance that they lost, the numbers of all judged moves and of the
//! early ones, the moves in which a skill was missing (`name:times:lost`, or `-`), and the file name, `answer` with a task,
//! a day and a result, and `out` with a task that is left out. The days on which tasks come back follow from
//! the answers and are not saved, so the facts of two windows merge line by line.

mod answer;
mod answers;
mod memory;
mod saved_losses;
mod saved_task;
mod schedule;

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

pub use self::answer::TaskAnswer;
use self::answers::{MOST_ANSWERS, TaskAnswers};
use self::saved_task::{LONGEST_TASK, is_id};
pub use self::saved_task::{SavedTask, TaskSource, rules_text};
pub use self::schedule::TaskState;
use super::dates::{date_of, day_number, is_date, not_after};
use super::files::{FileError, LARGEST};
use super::line_file::{self, LineFile};
use super::ron_text::ron_text;
use kuba_bot::rating::MoveLosses;

/// Maximum number of tasks in a session, and of tasks that are new on a day.
pub const SESSION: usize = 5;

/// Maximum number of tasks. Done ones make room first; if there are none, no task is added.
const MOST_TASKS: usize = 1_500;
/// Maximum number of names of games and of tasks that are left out; the first in order are dropped.
const MOST_NAMES: usize = 10_000;
/// Maximum number of games whose moves are judged; the oldest are dropped.
const MOST_JUDGED: usize = 1_000;
/// Longest file name of a game, in bytes.
const LONGEST_NAME: usize = 64;
/// Room for the other words of a line, in bytes.
const LINE: usize = 40;

/// A file that was written can be read again.
const _: () = assert!(
    MOST_TASKS * (LONGEST_TASK + LINE + MOST_ANSWERS * LINE)
        + MOST_NAMES * (LONGEST_NAME + 2 * LINE)
        + MOST_JUDGED * (LONGEST_NAME + LINE + saved_losses::MOST_SKILLS * LONGEST_NAME)
        < LARGEST as usize
);

/// Change of what is known about practice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PracticeChange {
    /// A game was looked at.
    Looked {
        /// Name of its file in the archive; empty if it has none yet.
        file: String,
        /// Tasks that were found in it.
        tasks: Vec<SavedTask>,
    },
    /// The user's moves in a game were judged.
    Judged {
        /// Name of its file in the archive.
        file: String,
        /// Losses of the user's moves.
        losses: MoveLosses,
    },
    /// A task was answered. Of several answers on a day the worst counts.
    Answered {
        /// Id of the task.
        id: String,
        /// Day as `YYYY-MM-DD`.
        day: String,
        /// Result.
        answer: TaskAnswer,
    },
    /// The user leaves a task out.
    LeftOut {
        /// Id of the task.
        id: String,
    },
    /// A task that was left out is wanted again.
    TakenIn {
        /// Id of the task.
        id: String,
    },
}

/// Tasks from the user's games, the answers to them, and the games already looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Practice {
    tasks: BTreeMap<String, SavedTask>,
    answers: BTreeMap<String, TaskAnswers>,
    left_out: BTreeSet<String>,
    looked_at: BTreeSet<String>,
    /// By file name of the game.
    losses: BTreeMap<String, MoveLosses>,
}

impl Practice {
    /// Reads the file; missing is empty.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn read(path: &Path) -> Result<Self, FileError> {
        line_file::read(path).map(|(practice, _)| practice)
    }

    /// Returns the task with this id.
    pub fn task(&self, id: &str) -> Option<&SavedTask> {
        self.tasks.get(id)
    }

    /// Returns all tasks in the order of their ids.
    pub fn tasks(&self) -> impl Iterator<Item = &SavedTask> {
        self.tasks.values()
    }

    /// Returns `true` if the archived game in this file was looked at.
    pub fn is_looked_at(&self, file: &str) -> bool {
        self.looked_at.contains(file)
    }

    /// Returns the losses of the user's moves in the archived game in this file, if they were judged.
    pub fn losses(&self, file: &str) -> Option<&MoveLosses> {
        self.losses.get(file)
    }

    /// Returns `true` if the user leaves the task out.
    pub fn is_left_out(&self, id: &str) -> bool {
        self.left_out.contains(id)
    }

    /// Returns the state of a task; `None` if it was never answered.
    pub fn state(&self, id: &str) -> Option<TaskState> {
        self.answers.get(id)?.state()
    }

    /// Returns the day on which a task comes back, as `YYYY-MM-DD`; `None` if it is new, done or left out.
    pub fn returns_on(&self, id: &str) -> Option<String> {
        let state = self.state(id).filter(|state| !state.is_done())?;
        (!self.is_left_out(id)).then(|| date_of(state.due)).flatten()
    }

    /// Returns the tasks of the next session on a day (`YYYY-MM-DD`), at most [`SESSION`]: first those that
    /// come back, the one that is due longest first, then new ones from the oldest game on, at most
    /// [`SESSION`] on a day.
    pub fn due(&self, today: &str) -> Vec<&SavedTask> {
        let Some(day) = day_number(today) else {
            return Vec::new();
        };
        let mut returning = Vec::new();
        let mut new = Vec::new();
        for task in self.tasks.values() {
            if self.is_left_out(&task.id) {
                continue;
            }
            match self.state(&task.id) {
                None => new.push(task),
                Some(state) if state.due <= day && !state.is_done() => {
                    returning.push((state.due, task));
                }
                Some(_) => {}
            }
        }
        returning.sort_by(|(due, task), (other_due, other)| {
            due.cmp(other_due).then_with(|| by_age(task, other))
        });
        new.sort_by(|task, other| by_age(task, other));
        new.truncate(SESSION.saturating_sub(self.introduced(today)));
        let returning = returning.into_iter().map(|(_, task)| task);
        returning.chain(new).take(SESSION).collect()
    }

    /// Returns the numbers of tasks that are new or come back by a day (`YYYY-MM-DD`), by the file name of their game.
    pub fn waiting(&self, today: &str) -> BTreeMap<&str, usize> {
        let mut waiting = BTreeMap::new();
        let day = day_number(today);
        let is_due = |task: &&SavedTask| match self.state(&task.id) {
            None => true,
            Some(state) => !state.is_done() && day.is_some_and(|day| state.due <= day),
        };
        for task in self.tasks.values().filter(|task| !self.is_left_out(&task.id)).filter(is_due) {
            *waiting.entry(&*task.source.file).or_default() += 1;
        }
        waiting
    }

    /// Returns `true` if a task was answered on a day (`YYYY-MM-DD`).
    pub fn has_day(&self, day: &str) -> bool {
        let mut answers = self.answers.values();
        answers.any(|answers| answers.on(day).is_some())
    }

    /// Returns `true` if the task was answered on a day (`YYYY-MM-DD`).
    pub fn is_answered_on(&self, id: &str, day: &str) -> bool {
        self.answers.get(id).is_some_and(|answers| answers.on(day).is_some())
    }

    /// Returns the tasks that were answered on a day (`YYYY-MM-DD`), in the order of their ids.
    pub fn answered_on(&self, day: &str) -> impl Iterator<Item = &SavedTask> {
        let answered = self.tasks.values();
        answered.filter(move |task| self.is_answered_on(&task.id, day))
    }

    /// Number of tasks that were answered for the first time on a day.
    fn introduced(&self, today: &str) -> usize {
        let firsts = self.answers.values().filter_map(TaskAnswers::first_day);
        firsts.filter(|day| *day == today).count()
    }

    /// Applies a change. Making it twice is the same as making it once.
    pub fn apply(&mut self, change: &PracticeChange) {
        match change {
            PracticeChange::Looked { file, tasks } => {
                self.drop_unjustified(file, tasks);
                for task in tasks.iter().filter(|task| task.is_sound()) {
                    self.add(task);
                }
                if is_name(file) {
                    keep(&mut self.looked_at, file);
                }
            }
            PracticeChange::Judged { file, losses } => self.judge(file, losses),
            PracticeChange::Answered { id, day, answer } => {
                if !self.tasks.contains_key(id) || !is_date(day) {
                    return;
                }
                self.answers.entry(id.clone()).or_default().add(day, *answer);
            }
            PracticeChange::LeftOut { id } => {
                if is_id(id) {
                    keep(&mut self.left_out, id);
                }
            }
            PracticeChange::TakenIn { id } => {
                self.left_out.remove(id);
            }
        }
    }

    /// Returns `true` if applying a change would change nothing.
    pub fn has(&self, change: &PracticeChange) -> bool {
        match change {
            PracticeChange::Looked { file, .. } => self.is_looked_at(file),
            PracticeChange::Judged { file, .. } => self.losses.contains_key(file),
            PracticeChange::Answered { id, day, answer } => {
                let known = self.answers.get(id).and_then(|answers| answers.on(day));
                known.is_some_and(|known| known <= *answer)
            }
            PracticeChange::LeftOut { id } => self.is_left_out(id),
            PracticeChange::TakenIn { id } => !self.is_left_out(id),
        }
    }

    /// Drops the tasks of a game that are no mistakes by the latest judgement. Those that were answered are left out
    /// instead.
    fn drop_unjustified(&mut self, file: &str, found: &[SavedTask]) {
        if !is_name(file) {
            return;
        }
        let is_outdated = |task: &SavedTask| {
            task.source.file == file && !found.iter().any(|found| found.id == task.id)
        };
        let (answers, left_out) = (&self.answers, &mut self.left_out);
        self.tasks.retain(|id, task| {
            let is_outdated = is_outdated(task);
            let is_answered = answers.contains_key(id);
            if is_outdated && is_answered {
                keep(left_out, id);
            }
            !is_outdated || is_answered
        });
    }

    fn judge(&mut self, file: &str, losses: &MoveLosses) {
        if is_name(file) && saved_losses::are_sound(losses) {
            self.losses.insert(file.to_owned(), losses.clone());
            while self.losses.len() > MOST_JUDGED {
                self.losses.pop_first();
            }
        }
    }

    /// Of two tasks with the same position, keeps the later judgement if they come from one game, and else the first.
    /// What is left out does not come in again.
    fn add(&mut self, task: &SavedTask) {
        if let Some(known) = self.tasks.get_mut(&task.id) {
            if known.source.file.is_empty() || known.source.file == task.source.file {
                known.clone_from(task);
            }
            return;
        }
        if self.is_left_out(&task.id) {
            return;
        }
        if self.tasks.len() >= MOST_TASKS && !self.make_room() {
            return;
        }
        self.tasks.insert(task.id.clone(), task.clone());
    }

    /// Drops a task that need not come back; its position still makes no new task. Returns `true` if there
    /// was one.
    fn make_room(&mut self) -> bool {
        let is_over =
            |id: &&String| self.is_left_out(id) || self.state(id).is_some_and(TaskState::is_done);
        let Some(id) = self.tasks.keys().find(is_over).cloned() else {
            return false;
        };
        self.tasks.remove(&id);
        self.answers.remove(&id);
        keep(&mut self.left_out, &id);
        true
    }
}

/// The older game first, and of one game the earlier position.
fn by_age(one: &SavedTask, other: &SavedTask) -> Ordering {
    let (one, other) = (&one.source, &other.source);
    one.file.cmp(&other.file).then(one.ply.cmp(&other.ply))
}

fn keep(names: &mut BTreeSet<String>, name: &str) {
    names.insert(name.to_owned());
    while names.len() > MOST_NAMES {
        names.pop_first();
    }
}

/// A file name and not a path.
fn is_name(file: &str) -> bool {
    let is_plain = |letter: char| !letter.is_control() && !matches!(letter, '/' | '\\');
    (1..=LONGEST_NAME).contains(&file.len()) && file.chars().all(is_plain) && file.trim() == file
}

impl LineFile for Practice {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    fn to_text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        for file in &self.looked_at {
            let _ = writeln!(text, "examined {file}");
        }
        for (file, losses) in &self.losses {
            let _ = writeln!(text, "judged {} {file}", saved_losses::write(losses));
        }
        for task in self.tasks.values() {
            let _ = writeln!(text, "task {}", ron_text(task));
        }
        for (id, answers) in &self.answers {
            for (day, answer) in answers.by_day() {
                let _ = writeln!(text, "answer {id} {day} {}", answer.word());
            }
        }
        for id in &self.left_out {
            let _ = writeln!(text, "out {id}");
        }
        text
    }

    fn correct_days(&mut self, today: &str) -> bool {
        let mut is_ahead = false;
        for answers in self.answers.values_mut() {
            is_ahead |= answers.correct_days(today);
        }
        for task in self.tasks.values_mut() {
            if let Some(day) = &mut task.source.date {
                let correct = not_after(day, today);
                is_ahead |= correct != *day;
                *day = correct;
            }
        }
        is_ahead
    }

    fn read_line(&mut self, line: &str) -> Option<()> {
        let (kind, rest) = line.split_once(' ')?;
        match kind {
            // By the judgement of older programs; such games are judged anew.
            "looked" | "searched" if is_name(rest) => {}
            "losses" => {
                saved_losses::read(rest)?;
            }
            "examined" if is_name(rest) => keep(&mut self.looked_at, rest),
            "judged" => {
                let (losses, file) = saved_losses::read(rest)?;
                self.judge(file, &losses);
                self.losses.get(file)?;
            }
            "task" => self.add(&SavedTask::read(rest)?),
            "answer" => {
                let words: Vec<&str> = rest.split(' ').collect();
                let [id, day, word] = words[..] else {
                    return None;
                };
                let answer = TaskAnswer::of_word(word)?;
                if !is_id(id) || !is_date(day) {
                    return None;
                }
                let [id, day] = [id, day].map(str::to_owned);
                self.apply(&PracticeChange::Answered { id, day, answer });
            }
            "out" if is_id(rest) => keep(&mut self.left_out, rest),
            _ => return None,
        }
        Some(())
    }
}
