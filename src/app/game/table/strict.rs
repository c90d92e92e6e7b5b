//! Play without help: a strict game, or one with somebody elsewhere that the players agreed to play in this way.

use super::GameTable;
use crate::board::{Hand, Playable};
use crate::phrase::Phrase;

impl<G: Playable> GameTable<G> {
    /// Returns `true` for a game that is played without help to its end.
    pub(super) fn is_strict(&self) -> bool {
        match &self.friend {
            Some(friend) => !friend.message.with_help,
            None => self.is_agreed_strict,
        }
    }

    /// Returns `true` while study, hints, threats, warnings and the computer are off.
    pub(super) fn is_without_help(&self) -> bool {
        self.is_guarded || self.is_strict() && self.session.outcome().is_none()
    }

    /// Makes the game strict or not, before its second move.
    pub(super) fn be_strict(&mut self, strict: bool) {
        if self.session.main_moves().len() <= 1 && self.is_agreed_strict != strict {
            self.is_agreed_strict = strict;
            self.revisions.metadata += 1;
        }
    }

    /// Reason why the user may not move in a position of a strict game: another move would take one back.
    pub(super) fn strict_hand(&self) -> Option<Hand> {
        let is_earlier = self.is_agreed_strict
            && self.friend.is_none()
            && !self.session.is_live()
            && !self.session.is_studied();
        is_earlier.then(|| Hand::Tied(Phrase::new("hand-strict-earlier")))
    }
}
