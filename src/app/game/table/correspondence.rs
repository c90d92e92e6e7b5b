//! A game that is played by messages: moves that were received are played after those on the table, and
//! shown one by one.

use super::GameTable;
use crate::board::Playable;
use crate::rules::Concession;
use crate::store::read_pasted;

impl<G: Playable> GameTable<G> {
    /// Plays the moves of a text that the game on the table does not have yet, and returns their number.
    /// `None` if the text is another game or has no more moves, and before the first move.
    pub(super) fn play_received(&mut self, text: &str) -> Option<usize> {
        let (new, end) = self.rest_of(text)?;
        let nothing_new = new.is_empty() && end.is_none();
        if nothing_new || self.session.outcome().is_some() || self.session.main_moves().is_empty() {
            return None;
        }
        self.set_studied(false);
        self.engine.cancel();
        self.engine.drop_report_after(self.session.shown_ply());
        self.session.show_live();
        let before = self.session.shown_ply();
        let played = new.iter().take_while(|&&mv| self.session.play(mv).is_ok());
        let count = played.count();
        if let Some(concession) = end.filter(|_| count == new.len()) {
            self.session.concede(concession);
        }
        self.session.show(before);
        self.board.set_received_ply(Some(before));
        self.changed();
        self.ctx.request_repaint();
        Some(count)
    }

    /// The moves that the game in a text has after those on the table, and its end without a move. `None` if it is
    /// another game.
    pub(super) fn rest_of(&self, text: &str) -> Option<(Vec<G::Move>, Option<Concession>)> {
        let (other, record) = read_pasted::<G>(text, &self.rules).ok()?;
        let is_same_start = other.start().position_text() == self.session.start().position_text();
        let is_same_rules = other.start().effective_rules(record.rules) == self.rules;
        let rest = other.main_moves().strip_prefix(self.session.main_moves())?;
        (is_same_start && is_same_rules).then(|| (rest.to_vec(), other.concession()))
    }

    /// Shows the next of the received moves once the board is at rest; none if the user has chosen
    /// another position.
    pub(super) fn show_next_received(&mut self) {
        let Some(ply) = self.board.received_ply() else {
            return;
        };
        if self.session.shown_ply() != ply || self.session.is_live() {
            self.board.set_received_ply(None);
            return;
        }
        if !self.board.is_at_rest() {
            return;
        }
        self.session.show(ply + 1);
        self.board.set_received_ply(Some(ply + 1));
        // A restart shows the position that is shown now.
        self.revisions.metadata += 1;
        self.board.invalidate();
        self.refresh_lists();
        self.ctx.request_repaint();
    }
}
