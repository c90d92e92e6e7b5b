//! Commands of runs.

use egui::Key;
use strum::{EnumIter, IntoStaticStr};

use crate::app::shell::command::spec::{CTRL_SHIFT, RUN, Spec, key};
use crate::store::runs::RunKind;

/// Commands of runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum RunCommand {
    /// Shows the runs of the game on the board.
    Open,
    /// Begins a run against the clock.
    Minutes,
    /// Begins a run until the first mistake.
    Streak,
    /// Shows the puzzle of the last run with this index.
    #[strum(disabled)]
    GoTo(usize),
    /// Ends the run.
    End,
    /// Leaves the runs.
    Leave,
}

impl RunCommand {
    /// The command that begins a run of this kind.
    pub fn of(kind: RunKind) -> Self {
        match kind {
            RunKind::Minutes => Self::Minutes,
            RunKind::Streak => Self::Streak,
        }
    }

    pub(crate) fn spec(self) -> Spec {
        match self {
            Self::Open => Spec::new("command-run")
                .keys(&const { [key(CTRL_SHIFT, Key::R)] })
                .needs("disabled-running", |state| !state.is_running),
            Self::Minutes => Spec::new("run-minutes")
                .during(RUN)
                .needs("disabled-running", |state| !state.is_running),
            Self::Streak => Spec::new("run-streak")
                .during(RUN)
                .needs("disabled-running", |state| !state.is_running),
            Self::GoTo(_) => Spec::new("run-look")
                .during(RUN)
                .needs("disabled-running", |state| !state.is_running),
            Self::End => Spec::new("run-end")
                .during(RUN)
                .needs("disabled-not-running", |state| state.is_running),
            Self::Leave => Spec::new("command-leave-run").during(RUN),
        }
    }
}
