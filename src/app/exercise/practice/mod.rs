//! Practice with positions from the user's own games: a session (`session`), and tasks in which a skill was
//! missing (`skill_tasks`). `archive::practice_scan` searches for them.

pub(crate) mod command;
pub(crate) mod flow;
pub(crate) mod panel;
mod session;
mod skill_tasks;
pub(crate) mod source;

use crate::app::exercise::puzzles::PuzzleState;
use crate::tool::PracticeTask;

pub(crate) use self::session::PracticeSession;
pub(crate) use self::skill_tasks::SkillTasks;
pub(crate) use crate::app::archive::practice_scan::{GameScan, LookedGame, ScanProgress};

/// State of practice for its panel.
pub(crate) struct PracticeState<'a> {
    pub(crate) session: &'a PracticeSession,
    /// `None` before and after a session.
    pub(crate) task: Option<&'a PracticeTask>,
    /// `None` before and after a session.
    pub(crate) exercise: Option<PuzzleState>,
    /// Search for more positions, while it runs.
    pub(crate) search: Option<ScanProgress>,
    /// `true` if the user stopped the search.
    pub(crate) is_search_stopped: bool,
}

impl PracticeState<'_> {
    /// Returns `true` at the end of a session, and where there is none.
    pub(crate) fn is_over(&self) -> bool {
        self.task.is_none()
    }
}
