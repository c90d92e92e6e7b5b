//! Commands of the page "Train".

use strum::{EnumIter, IntoStaticStr};

use crate::app::activity::id::ActivityId;
use crate::app::shell::command::spec::{Spec, TRAIN};

/// Commands of the page "Train".
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum TrainCommand {
    /// Shows the page.
    Open,
    /// Goes through what is left of today's five tasks.
    Today,
    /// Unfolds the puzzles of this grade, or folds them up.
    #[strum(disabled)]
    Unfold(u8),
    /// Leaves the page.
    Leave,
}

impl TrainCommand {
    pub(crate) fn spec(self) -> Spec {
        match self {
            Self::Open => Spec::new("command-train")
                .needs("disabled-now", |state| state.activity != ActivityId::Train),
            Self::Today => Spec::new("command-train-today"),
            Self::Unfold(_) => Spec::new("puzzle-tiles").during(TRAIN),
            Self::Leave => Spec::new("command-leave-train").during(TRAIN),
        }
    }
}
