//! Choices for a game with somebody elsewhere.

use crate::rules::Player;
use crate::store::friends::SharedTable;

/// Choices for a game with somebody elsewhere.
pub struct ElsewhereChoice {
    /// Seat that plays here.
    pub own: Player,
    /// Study, hints and the computer may be used.
    pub with_help: bool,
    /// Table in a folder; `None` for letters.
    pub shared: Option<SharedTable>,
}
