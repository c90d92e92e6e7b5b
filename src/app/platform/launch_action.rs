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
    pub fn words(&self) -> String {
        match self {
            Self::Show => "show".to_owned(),
            Self::NewGame => "new game".to_owned(),
            Self::TwoPlayers => "two players".to_owned(),
            Self::Open(file) => format!("open\n{}", text_of(&absolute(file))),
        }
    }

    /// Parses the text form; `None` if it is unknown or names a relative path, which only the sender could
    /// resolve.
    pub fn from_words(words: &str) -> Option<Self> {
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
