//! Practice with positions from the user's own games: the search for them (`scan`) a session
//! (`session`), and those in which a skill was missing (`skill_tasks`).

mod scan;
mod session;
mod skill_tasks;

use super::puzzle::PuzzleState;
use crate::tool::PracticeTask;

pub(in crate::app) use self::scan::{GameScan, LookedGame, ScanOrder, ScanProgress};
pub(in crate::app) use self::session::PracticeSession;
pub(in crate::app) use self::skill_tasks::SkillTasks;

/// State of practice for its panel.
pub(in crate::app) struct PracticeState<'a> {
    pub(in crate::app) session: &'a PracticeSession,
    /// `None` before and after a session.
    pub(in crate::app) task: Option<&'a PracticeTask>,
    /// `None` before and after a session.
    pub(in crate::app) exercise: Option<PuzzleState>,
    /// Search for more positions, while it runs.
    pub(in crate::app) search: Option<ScanProgress>,
    /// `true` if the user stopped the search.
    pub(in crate::app) is_search_stopped: bool,
}

impl PracticeState<'_> {
    /// Returns `true` at the end of a session, and where there is none.
    pub(in crate::app) fn is_over(&self) -> bool {
        self.task.is_none()
    }
}
