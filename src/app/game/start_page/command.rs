//! Commands that start a game or go to another one.

use egui::Key;
use strum::{EnumIter, IntoStaticStr};

use crate::app::activity::id::ActivityId;
use crate::app::shell::command::spec::{CTRL, CTRL_SHIFT, GAME, NONE, SHIFT, Spec, key};
use crate::bot::Level;

/// Commands that start a game or go to another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum StartCommand {
    /// Opens the dialog for a new game.
    NewGame,
    /// Opens the same dialog with an opponent elsewhere.
    Elsewhere,
    /// Starts the same game again without a dialog.
    SameAgain,
    /// Starts a game against a computer as strong as the user.
    PlayEven,
    /// Starts a game against a computer that a beginner may beat.
    PlayEasy,
    /// Starts a game against a computer of medium strength.
    PlayMedium,
    /// Starts a game against a strong computer.
    PlayHard,
    /// Starts a game against computers of this level.
    #[strum(disabled)]
    PlayLevel(Level),
    /// Starts a game between humans.
    TwoPlayers,
    /// Shows the game with this index of the catalogue on the start page.
    #[strum(disabled)]
    ChooseGame(usize),
    /// Starts the next game of the match.
    Rematch,
    /// Starts the next game of the match at the level offered with the result.
    RematchAtOffer,
    /// Shows the start page; the game on the table is suspended.
    StartPage,
    /// Returns to the game suspended for the start page.
    BackToGame,
    /// Reopens the unfinished game that was left for another one.
    BackToLeft,
}

impl StartCommand {
    pub(crate) fn spec(self) -> Spec {
        match self {
            Self::NewGame => Spec::new("command-new-game").keys(&const { [key(CTRL, Key::N)] }),
            Self::Elsewhere => Spec::new("with-friends-new"),
            Self::SameAgain => Spec::new("command-same-again")
                .keys(&const { [key(CTRL_SHIFT, Key::N)] })
                .during(GAME)
                .needs("disabled-begun", |state| !state.welcome),
            Self::PlayEven => Spec::new("command-play-even"),
            Self::PlayEasy => Spec::new("command-play-easy"),
            Self::PlayMedium => Spec::new("command-play-medium"),
            Self::PlayHard => Spec::new("command-play-hard"),
            Self::TwoPlayers => Spec::new("command-two-players"),
            Self::PlayLevel(_) => Spec::new("command-same-again"),
            Self::ChooseGame(_) => {
                Spec::new("command-new-game").needs("disabled-now", |state| state.welcome)
            }
            Self::Rematch => Spec::new("command-rematch")
                .keys(&const { [key(NONE, Key::Enter)] })
                .needs("disabled-over", |state| state.ended),
            Self::RematchAtOffer => Spec::new("command-rematch-at-offer")
                .keys(&const { [key(SHIFT, Key::Enter)] })
                .needs("disabled-over", |state| state.ended)
                .needs("disabled-no-offer", |state| {
                    state.offered_level.is_some() || state.offered_head_start.is_some()
                }),
            Self::StartPage => Spec::new("command-welcome").needs("disabled-start-page", |state| {
                !state.welcome || state.activity != ActivityId::Game
            }),
            Self::BackToGame => Spec::new("command-back-to-game")
                .needs("disabled-none-left", |state| state.left_a_game),
            Self::BackToLeft => Spec::new("command-back-to-left")
                .needs("disabled-none-left", |state| state.can_go_back),
        }
    }
}
