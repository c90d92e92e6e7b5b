//! A game that goes on elsewhere, by letters: what has come is played after the moves on the table,
//! and shown one move after the other.

use super::GameTable;
use crate::board::{BoardView as _, Playable};
use crate::store::read_pasted;

impl<G: Playable> GameTable<G> {
    /// Plays what a text has more than the game on the table. Returns how many moves that are; `None`
    /// if the text is of another game, or has no more. A game that has not begun goes on with none.
    pub(super) fn catch_up(&mut self, text: &str) -> Option<usize> {
        let (other, record) = read_pasted::<G>(text, &self.rules).ok()?;
        let is_same_start = other.start().position_text() == self.session.start().position_text();
        let is_same_rules = other.start().rules_in_force(record.rules) == self.rules;
        let is_over = self.session.outcome().is_some();
        if is_over || !is_same_start || !is_same_rules {
            return None;
        }
        let known = self.session.main_moves();
        let new = other.main_moves().strip_prefix(known)?.to_vec();
        let nothing_new = new.is_empty() && other.concession().is_none();
        if nothing_new || known.is_empty() {
            return None;
        }
        self.study(false);
        self.cancel();
        self.forget_what_is_gone();
        self.session.show_live();
        let before = self.session.shown_ply();
        let played = new.iter().take_while(|&&mv| self.session.play(mv).is_ok());
        let came = played.count();
        if let Some(concession) = other.concession().filter(|_| came == new.len()) {
            self.session.concede(concession);
        }
        self.session.show(before);
        self.catching_up = Some(before);
        self.changed();
        self.ctx.request_repaint();
        Some(came)
    }

    /// Shows the next of the moves that have come, once the one before has come to rest; none if
    /// somebody looks elsewhere by now.
    pub(super) fn show_what_came(&mut self) {
        let Some(ply) = self.catching_up.take() else {
            return;
        };
        if self.session.shown_ply() != ply || self.session.is_live() {
            return;
        }
        self.catching_up = Some(ply);
        if !self.drawn || !self.view.is_at_rest() {
            return;
        }
        self.session.show(ply + 1);
        self.catching_up = Some(ply + 1);
        self.drawn = false;
        self.seen_anew();
        self.ctx.request_repaint();
    }
}
