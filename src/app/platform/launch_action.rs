//! Requests that a program start can make: show the window, open a file, start a game.

use std::path::{Path, PathBuf};

use crate::store::paths::{absolute, path_of, text_of};

/// First action of the window, or request to a window that is already open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum LaunchAction {
    /// Shows the window.
    #[default]
    Show,
    /// Opens a game.
    Open(PathBuf),
    /// Opens the new-game dialog.
    NewGame,
    /// Starts a game between humans.
    TwoPlayers,
}

impl LaunchAction {
    /// Text form that [`Self::from_words`] parses.
    pub(crate) fn words(&self) -> String {
        match self {
            Self::Show => "show".to_owned(),
            Self::NewGame => "new game".to_owned(),
            Self::TwoPlayers => "two players".to_owned(),
            Self::Open(file) => format!("open\n{}", text_of(&absolute(file))),
        }
    }

    /// Parses the text form; `None` if it is unknown or names a relative path, which only the sender could
    /// resolve.
    pub(crate) fn from_words(words: &str) -> Option<Self> {
        match words.split_once('\n') {
            None if words == "show" => Some(Self::Show),
            None if words == "new game" => Some(Self::NewGame),
            None if words == "two players" => Some(Self::TwoPlayers),
            Some(("open", file)) => {
                let file = path_of(file).filter(|file| file.is_absolute())?;
                Some(Self::Open(file))
            }
            _ => None,
        }
    }

    pub(crate) fn file(&self) -> Option<&Path> {
        match self {
            Self::Open(file) => Some(file),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_understood_as_they_were_meant() {
        for action in [
            LaunchAction::Show,
            LaunchAction::NewGame,
            LaunchAction::TwoPlayers,
            LaunchAction::Open(absolute(Path::new("a game\nin two lines.kuba"))),
        ] {
            assert_eq!(LaunchAction::from_words(&action.words()), Some(action));
        }
        let near = LaunchAction::Open(PathBuf::from("near.kuba"));
        let meant = LaunchAction::Open(absolute(Path::new("near.kuba")));
        assert_eq!(LaunchAction::from_words(&near.words()), Some(meant));
    }

    #[test]
    fn what_is_no_action_is_not_understood() {
        for words in [
            "",
            "open",
            "open\n",
            "open\nnear.kuba",
            "show\nmore",
            "delete\n/a",
            "open\npercent:%",
        ] {
            assert_eq!(LaunchAction::from_words(words), None, "{words}");
        }
    }
}
