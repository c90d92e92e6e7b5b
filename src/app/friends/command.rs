//! Commands of a game with somebody elsewhere.

use strum::{EnumIter, IntoStaticStr};

use crate::app::shell::command::spec::{GAME, Spec};

/// Commands of a game with somebody elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FriendCommand {
    /// Copies the message to the other player, as text and picture.
    Copy,
    /// Plays what the user has pasted for the friend.
    PlayTyped,
    /// Agrees to the request of another player.
    Accept,
    /// Declines it.
    Decline,
    /// Writes a remark with the last move.
    Note,
    /// Takes over one's own seat from the program that has taken it over.
    TakeOver,
    /// Lists the games with people elsewhere.
    List,
    /// Opens the game whose friend has moved while it was not on the board.
    GoThere,
}

impl FriendCommand {
    pub(crate) fn spec(self) -> Spec {
        match self {
            Self::Copy => Spec::new("command-copy-letter")
                .during(GAME)
                .needs("disabled-messages", |state| state.sends_messages && !state.welcome),
            Self::PlayTyped => Spec::new("friend-play-typed")
                .during(GAME)
                .needs("disabled-messages", |state| state.sends_messages && !state.welcome),
            Self::Accept => Spec::new("friend-accept")
                .during(GAME)
                .needs("disabled-not-asked", |state| state.is_asked),
            Self::Decline => Spec::new("friend-decline")
                .during(GAME)
                .needs("disabled-not-asked", |state| state.is_asked),
            Self::Note => {
                Spec::new("command-friend-note").during(GAME).needs("disabled-remark", |state| {
                    state.with_friend && state.moves > 0 && !state.ended
                })
            }
            Self::TakeOver => Spec::new("friend-take-over")
                .during(GAME)
                .needs("disabled-seat", |state| state.has_lost_seat),
            Self::List => Spec::new("command-with-friends"),
            Self::GoThere => {
                Spec::new("friend-go-there").needs("disabled-not-called", |state| state.is_called)
            }
        }
    }
}
