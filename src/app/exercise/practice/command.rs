//! Commands of practice.

use egui::Key;
use strum::{EnumIter, IntoStaticStr};

use crate::app::shell::command::spec::{CTRL_SHIFT, PRACTICE, Spec, key};

/// Commands of practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PracticeCommand {
    /// Starts a session with the positions that are due.
    Begin,
    /// Starts a session with the positions from the game that has just ended.
    ThisGame,
    /// Goes to the next position.
    Next,
    /// Leaves the position out from now on.
    LeaveOut,
    /// Takes back that a position is left out.
    TakeIn,
    /// Starts a game from the position.
    PlayFromHere,
    /// Studies the game that the position comes from.
    Study,
    /// Stops or resumes the search for positions in games that have not been looked at.
    ToggleSearch,
    /// Leaves practice.
    Leave,
}

impl PracticeCommand {
    pub(crate) fn spec(self) -> Spec {
        match self {
            Self::Begin => Spec::new("command-practice").keys(&const { [key(CTRL_SHIFT, Key::P)] }),
            Self::ThisGame => Spec::new("command-practise-game")
                .needs("disabled-no-positions", |state| state.practisable > 0),
            Self::Next => Spec::new("command-next-position").during(PRACTICE),
            Self::LeaveOut => Spec::new("command-leave-out").during(PRACTICE),
            Self::TakeIn => Spec::new("command-take-in").during(PRACTICE),
            Self::PlayFromHere => Spec::new("command-play-from-here").during(PRACTICE),
            Self::Study => Spec::new("command-study-mistake").during(PRACTICE),
            Self::ToggleSearch => Spec::new("command-toggle-search").during(PRACTICE),
            Self::Leave => Spec::new("command-leave-practice").during(PRACTICE),
        }
    }
}
