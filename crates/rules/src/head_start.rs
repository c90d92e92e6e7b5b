//! Head starts, which make a game of unequal players even.

use super::Player;

/// Advantage of one of two players at the start. It is a start position, not a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HeadStart {
    /// The player who has it.
    pub player: Player,
    /// Its size in steps, from 1 on; what a step is depends on the game.
    pub steps: u8,
}
