//! Commands of the program itself.

use egui::Key;
use strum::{EnumIter, IntoStaticStr};

use super::spec::{CTRL, NONE, Spec, key};

/// Commands of the program itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum AppCommand {
    /// Opens the settings.
    Settings,
    /// Ends the program.
    Quit,
    /// Opens the rules.
    Rules,
    /// Opens the questions on the rules that are often asked.
    OftenAsked,
    /// Lists the keyboard shortcuts.
    Keys,
    /// Lists all commands, to find one by its name.
    Find,
    /// Opens the page on playing without seeing, hearing or moving well.
    Accessibility,
    /// Opens the page about the program.
    About,
}

impl AppCommand {
    pub(super) fn spec(self) -> Spec {
        match self {
            Self::Settings => {
                Spec::new("command-settings").keys(&const { [key(CTRL, Key::Comma)] })
            }
            Self::Quit => Spec::new("command-quit").keys(&const { [key(CTRL, Key::Q)] }),
            Self::Rules => Spec::new("command-rules"),
            Self::OftenAsked => Spec::new("command-asked"),
            Self::Keys => Spec::new("command-keys").keys(&const { [key(NONE, Key::F1)] }),
            Self::Find => Spec::new("command-find").keys(&const { [key(CTRL, Key::K)] }),
            Self::Accessibility => Spec::new("command-accessibility"),
            Self::About => Spec::new("command-about"),
        }
    }
}
