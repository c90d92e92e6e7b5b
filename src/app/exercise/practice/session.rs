//! A session of practice: a few tasks, one after the other.

use crate::store::practice::{SavedTask, TaskAnswer};

/// Tasks of a session and the answers so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct PracticeSession {
    tasks: Vec<SavedTask>,
    answers: Vec<Option<TaskAnswer>>,
    place: usize,
}

impl PracticeSession {
    pub(crate) fn new(tasks: Vec<SavedTask>) -> Self {
        Self { answers: vec![None; tasks.len()], tasks, place: 0 }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.tasks.is_empty()
    }

    /// The present task; `None` at the end of the session.
    pub(crate) fn task(&self) -> Option<&SavedTask> {
        self.tasks.get(self.place)
    }

    /// Index of the present task, from 0; the number of tasks at the end.
    pub(crate) fn place(&self) -> usize {
        self.place
    }

    /// The worst answer to each task so far.
    pub(crate) fn answers(&self) -> &[Option<TaskAnswer>] {
        &self.answers
    }

    pub(crate) fn tasks(&self) -> &[SavedTask] {
        &self.tasks
    }

    /// Records an answer to the present task. Returns `false` if a worse one is known, or the same.
    pub(crate) fn answer(&mut self, answer: TaskAnswer) -> bool {
        let Some(known) = self.answers.get_mut(self.place) else {
            return false;
        };
        let is_news = known.is_none_or(|known| answer < known);
        if is_news {
            *known = Some(answer);
        }
        is_news
    }

    /// Takes the latest judgement of the tasks of a game. Later tasks that are no mistakes by it are removed.
    pub(crate) fn update(&mut self, file: &str, found: &[SavedTask]) {
        let is_of_game = |task: &SavedTask| !file.is_empty() && task.source.file == file;
        for place in (0..self.tasks.len()).rev() {
            let task = &mut self.tasks[place];
            let same = found.iter().find(|found| found.id == task.id);
            if let Some(same) = same.filter(|same| same.position == task.position) {
                task.clone_from(same);
            } else if same.is_none() && place > self.place && is_of_game(task) {
                self.tasks.remove(place);
                self.answers.remove(place);
            }
        }
    }

    /// Goes to the next task, or from the last one to the end.
    pub(crate) fn go_on(&mut self) {
        self.place = (self.place + 1).min(self.tasks.len());
    }

    /// Removes the present task.
    pub(crate) fn leave_out(&mut self) -> Option<SavedTask> {
        (self.place < self.tasks.len()).then(|| {
            self.answers.remove(self.place);
            self.tasks.remove(self.place)
        })
    }

    /// Inserts a task before the present one.
    pub(crate) fn take_in(&mut self, task: SavedTask) {
        self.tasks.insert(self.place, task);
        self.answers.insert(self.place, None);
    }
}
