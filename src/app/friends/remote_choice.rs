//! Choices for a game with somebody elsewhere.

use crate::random;
use crate::rules::Player;
use crate::store::friends::{FriendGame, SharedGame};

/// Choices for a game with somebody elsewhere.
pub struct RemoteChoice {
    /// Seat that plays here.
    pub own: Player,
    /// Study, hints and the computer may be used.
    pub with_help: bool,
    /// Table in a folder; `None` for messages.
    pub shared: Option<SharedGame>,
}

impl RemoteChoice {
    /// A new game with this number of seats.
    pub(crate) fn begin(self, seats: usize) -> FriendGame {
        let mut friend = FriendGame::new(self.own, seats, random::seed());
        friend.message.with_help = self.with_help;
        friend.shared = self.shared;
        friend
    }
}
