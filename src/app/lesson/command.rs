//! Commands of lessons.

use strum::{EnumIter, IntoStaticStr};

use crate::app::shell::command::spec::{LESSON, Spec};

/// Commands of lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LessonCommand {
    /// Starts the lesson of the game on the board; without a lesson, opens the rules.
    Begin,
    /// Goes to the previous step.
    PreviousStep,
    /// Goes to the next step, even if the present one is not completed.
    NextStep,
    /// Goes to the step with this index.
    #[strum(disabled)]
    GoToStep(usize),
    /// Leaves the lesson.
    Leave,
}

impl LessonCommand {
    pub(crate) fn spec(self) -> Spec {
        match self {
            Self::Begin => Spec::new("command-learn"),
            Self::PreviousStep => Spec::new("command-previous-step").during(LESSON),
            Self::NextStep | Self::GoToStep(_) => Spec::new("command-next-step").during(LESSON),
            Self::Leave => Spec::new("command-leave-lesson").during(LESSON),
        }
    }
}
