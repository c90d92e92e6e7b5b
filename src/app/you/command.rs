//! Commands of the page "You".

use strum::{EnumIter, IntoStaticStr};

use crate::app::activity::id::ActivityId;
use crate::app::shell::command::spec::{Spec, YOU};
use crate::bot::Level;

/// Commands of the page "You".
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum YouCommand {
    /// Shows the page.
    Open,
    /// Shows the game with this index of the catalogue.
    #[strum(disabled)]
    Game(usize),
    /// Shows games with this number of players.
    #[strum(disabled)]
    Players(usize),
    /// Unfolds the levels without games, or folds them up.
    #[strum(disabled)]
    AllLevels,
    /// Lists the games against this level; all if those are listed already.
    #[strum(disabled)]
    Level(Level),
    /// Lists all games, or those with people elsewhere that go on.
    #[strum(disabled)]
    List(GameList),
    /// Lists more games.
    #[strum(disabled)]
    More,
    /// Opens the kept game with this index, to play on.
    #[strum(disabled)]
    Play(usize),
    /// Opens the study of the kept game with this index.
    #[strum(disabled)]
    Study(usize),
    /// Deletes the kept game with this index.
    #[strum(disabled)]
    Delete(usize),
    /// Puts back the game that was deleted last.
    #[strum(disabled)]
    PutBack,
    /// Practises positions in which this skill was missing; looks for some if there are none yet.
    #[strum(disabled)]
    Practise(&'static str),
    /// Leaves the page.
    Leave,
}

/// Games in the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GameList {
    /// All kept games.
    #[default]
    All,
    /// Games with people elsewhere that go on.
    WithFriends,
}

impl YouCommand {
    pub(crate) fn spec(self) -> Spec {
        match self {
            Self::Open => Spec::new("you-title")
                .needs("disabled-now", |state| state.activity != ActivityId::You),
            Self::PutBack => Spec::new("you-put-back"),
            Self::Leave => Spec::new("command-leave-you").during(YOU),
            _ => Spec::new("you-title").during(YOU),
        }
    }
}
