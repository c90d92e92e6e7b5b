//! Everything that the window needs of a game with a board.

use super::{GameCards, GameWords, RulesForm, Teaching};
use crate::bot::Evaluate;
use crate::store::Recordable;

/// A game that has a board: all that the generic code of the window asks for.
pub trait Playable: Evaluate + Recordable + GameWords + GameCards + RulesForm + Teaching {}

impl<G: Evaluate + Recordable + GameWords + GameCards + RulesForm + Teaching> Playable for G {}
