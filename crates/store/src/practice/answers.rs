//! Answers to one task.

use std::collections::BTreeMap;

use super::answer::TaskAnswer;
use super::schedule::TaskState;
use crate::dates::not_after;

/// Maximum number of answers to a task; the oldest are dropped.
pub(super) const MOST_ANSWERS: usize = 40;

/// Answers to a task by day (`YYYY-MM-DD`), and what follows from them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct TaskAnswers {
    by_day: BTreeMap<String, TaskAnswer>,
    state: Option<TaskState>,
}

impl TaskAnswers {
    /// Of several answers on a day the worst counts.
    pub(super) fn add(&mut self, day: &str, answer: TaskAnswer) {
        let known = self.by_day.entry(day.to_owned()).or_insert(answer);
        *known = (*known).min(answer);
        while self.by_day.len() > MOST_ANSWERS {
            self.by_day.pop_first();
        }
        self.state = TaskState::after(&self.by_day);
    }

    /// Takes answers of days in the future back to `today`. Returns `true` if there were any.
    pub(super) fn correct_days(&mut self, today: &str) -> bool {
        let days = self.by_day.keys();
        let ahead: Vec<String> =
            days.filter(|day| not_after(day, today) != **day).cloned().collect();
        for day in &ahead {
            if let Some(answer) = self.by_day.remove(day) {
                self.add(today, answer);
            }
        }
        !ahead.is_empty()
    }

    pub(super) fn by_day(&self) -> &BTreeMap<String, TaskAnswer> {
        &self.by_day
    }

    pub(super) fn on(&self, day: &str) -> Option<TaskAnswer> {
        self.by_day.get(day).copied()
    }

    pub(super) fn first_day(&self) -> Option<&String> {
        self.by_day.first_key_value().map(|(day, _)| day)
    }

    pub(super) fn state(&self) -> Option<TaskState> {
        self.state
    }
}
