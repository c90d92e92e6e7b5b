//! Choices for a game with somebody elsewhere.

use crate::rules::Player;
use crate::store::friends::SharedGame;

/// Choices for a game with somebody elsewhere.
pub struct RemoteChoice {
    /// Seat that plays here.
    pub own: Player,
    /// Study, hints and the computer may be used.
    pub with_help: bool,
    /// Table in a folder; `None` for messages.
    pub shared: Option<SharedGame>,
}
