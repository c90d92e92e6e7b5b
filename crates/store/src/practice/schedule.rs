//! Days on which a task comes back.

use std::collections::BTreeMap;

use super::answer::TaskAnswer;
use super::memory::Memory;
use crate::dates::day_number;

/// Right answers at first try in a row after which a task is done.
const ENOUGH: usize = 4;

/// State of a task that was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TaskState {
    /// Day on which the task comes back, as a number of days since 1970.
    pub due: u32,
    /// Number of right answers at first try in a row, up to the last answer.
    pub in_a_row: usize,
}

impl TaskState {
    /// Returns `true` if the task need not come back.
    pub fn is_done(self) -> bool {
        self.in_a_row >= ENOUGH
    }

    /// Returns the state after these answers by day (`YYYY-MM-DD`); `None` without any.
    pub fn after(answers: &BTreeMap<String, TaskAnswer>) -> Option<Self> {
        let mut known: Option<(Memory, u32)> = None;
        let mut state: Option<Self> = None;
        for (day, &answer) in answers {
            let Some(day) = day_number(day) else { continue };
            let memory = match known {
                None => Memory::of_first(answer),
                Some((memory, last)) => memory.after(answer, day.saturating_sub(last)),
            };
            let in_a_row = match answer {
                TaskAnswer::First => state.map_or(0, |state| state.in_a_row) + 1,
                TaskAnswer::Helped | TaskAnswer::Shown => 0,
            };
            state = Some(Self { due: day.saturating_add(memory.interval()), in_a_row });
            known = Some((memory, day));
        }
        state
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(answers: &[(&str, TaskAnswer)]) -> TaskState {
        let answers = answers.iter().map(|&(day, answer)| (day.to_owned(), answer));
        TaskState::after(&answers.collect()).expect("answers")
    }

    fn days(state: TaskState, day: &str) -> u32 {
        state.due - day_number(day).expect("a day")
    }

    #[test]
    fn a_task_comes_back_the_later_the_better_it_was_answered() {
        let day = "2026-11-25";
        let once = [TaskAnswer::Shown, TaskAnswer::Helped, TaskAnswer::First]
            .map(|answer| days(after(&[(day, answer)]), day));
        assert_eq!(once, [1, 1, 2]);
        let (second, third) = ("2026-11-27", "2026-12-08");
        let twice = [(day, TaskAnswer::First), (second, TaskAnswer::First)];
        let again = days(after(&twice), second);
        assert!((5..30).contains(&again), "{again}");
        let forgotten = [twice[0], twice[1], (third, TaskAnswer::Shown)];
        assert!(days(after(&forgotten), third) < again);
    }

    #[test]
    fn four_right_answers_at_first_try_in_a_row_are_enough() {
        let days = ["2026-01-01", "2026-01-03", "2026-01-20", "2026-03-01", "2026-06-01"];
        let right = |day| (day, TaskAnswer::First);
        assert!(!after(&days[..3].iter().copied().map(right).collect::<Vec<_>>()).is_done());
        assert!(after(&days[..4].iter().copied().map(right).collect::<Vec<_>>()).is_done());
        let mut answers: Vec<_> = days.into_iter().map(right).collect();
        answers[2].1 = TaskAnswer::Helped;
        assert_eq!(after(&answers).in_a_row, 2);
    }

    #[test]
    fn a_clock_that_was_wrong_spoils_no_later_day() {
        let state = after(&[("0001-01-01", TaskAnswer::First), ("9999-12-31", TaskAnswer::First)]);
        assert_eq!(state.in_a_row, 1, "days before 1970 do not count");
        assert!(state.due > day_number("9999-12-31").expect("a day"));
    }
}
