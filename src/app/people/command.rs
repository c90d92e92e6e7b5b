//! Commands about the people who play at this computer.

use egui::Key;
use strum::{EnumIter, IntoStaticStr};

use crate::app::shell::command::spec::{CTRL_SHIFT, Spec, key};

/// Commands about the people who play at this computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PeopleCommand {
    /// Opens the list of people.
    Open,
    /// Changes to the next person.
    Next,
    /// Takes back that a person was removed.
    TakeBack,
    /// Changes to the person with this number.
    #[strum(disabled)]
    Become(u32),
}

impl PeopleCommand {
    pub(crate) fn spec(self) -> Spec {
        match self {
            Self::Open => Spec::new("command-people"),
            Self::Next => Spec::new("command-next-person")
                .keys(&const { [key(CTRL_SHIFT, Key::U)] })
                .needs("disabled-alone", |state| state.has_people),
            Self::TakeBack => Spec::new("command-restore-person")
                .needs("disabled-not-removed", |state| state.has_removed_person),
            Self::Become(_) => Spec::new("command-become"),
        }
    }
}
