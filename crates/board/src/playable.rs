//! Everything that the window needs of a game with a board.

use super::{GameCards, GameWords, RulesForm, Teaching};
use kuba_bot::Evaluate;
use kuba_store::Recordable;

/// A game that has a board: all that the generic code of the window asks for.
pub trait Playable: Evaluate + Recordable + GameWords + GameCards + RulesForm + Teaching {}

impl<G: Evaluate + Recordable + GameWords + GameCards + RulesForm + Teaching> Playable for G {}
