//! Positions in which a skill of the user was missing.

use std::collections::BTreeMap;

use crate::app::catalogue::GameEntry;
use crate::store::Practice;
use crate::store::practice::{SESSION, SavedTask, TaskState};

/// Open tasks of a game, by the key of the skill that was missing; those that come back soonest first, new ones
/// last.
#[derive(Clone, Debug, Default)]
pub(crate) struct SkillTasks {
    by_skill: BTreeMap<&'static str, Vec<SavedTask>>,
    is_complete: bool,
}

impl SkillTasks {
    /// Sorts the tasks of a game with this number of players. Those that are done or left out do not count. `files` are
    /// the names of the archived games that they come from.
    pub(crate) fn of<'a>(
        game: &GameEntry,
        (players, mut files): (usize, impl Iterator<Item = &'a str>),
        practice: &Practice,
    ) -> Self {
        let due = |id: &str| practice.state(id).map_or(u32::MAX, |state| state.due);
        let is_open = |task: &&SavedTask| {
            let is_done = practice.state(&task.id).is_some_and(TaskState::is_done);
            let seats = task.source.seats.len();
            !is_done && !practice.is_left_out(&task.id) && (seats == 0 || seats == players)
        };
        let mut by_skill: BTreeMap<_, Vec<SavedTask>> = BTreeMap::new();
        for task in practice.tasks().filter(|task| task.game == game.id).filter(is_open) {
            let known = game.tool.practice_task(task);
            for skill in known.map(|known| known.skills).unwrap_or_default() {
                by_skill.entry(skill).or_default().push(task.clone());
            }
        }
        for tasks in by_skill.values_mut() {
            tasks.sort_by_key(|task| due(&task.id));
        }
        Self { by_skill, is_complete: files.all(|file| practice.is_looked_at(file)) }
    }

    /// Returns `true` if all games have been searched for tasks.
    pub(crate) fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// Number of tasks of a skill.
    pub(crate) fn count(&self, skill: &str) -> usize {
        self.by_skill.get(skill).map_or(0, Vec::len)
    }

    /// Tasks of a session about a skill.
    pub(crate) fn session(&self, skill: &str) -> Vec<SavedTask> {
        let tasks = self.by_skill.get(skill).into_iter().flatten();
        tasks.take(SESSION).cloned().collect()
    }
}
