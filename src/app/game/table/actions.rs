//! Actions of the user on a game being played.

use super::GameTable;
use crate::board::{BoardWidget as _, Playable};
use crate::bot::{FineLevel, Level};
use crate::rules::{Concession, Player};

impl<G: Playable> GameTable<G> {
    pub(super) fn undo(&mut self) {
        if !self.command_state().can_undo {
            return;
        }
        if self.running_friend().is_some() && !self.session.undoes_study() {
            return self.undo_with_friend();
        }
        self.engine.cancel();
        // After a warning, the whole turn is taken back.
        let played = self.session.main_moves().len();
        let count = self.blunder().map_or(1, |blunder| played - blunder.before);
        for _ in 0..count {
            self.session.undo_to_decision(|player| self.seats.is_person(player));
        }
        self.board.set_browsed();
        self.engine.set_paused(self.seats.people() == 0);
        self.engine.drop_report_after(self.session.shown_ply());
        self.changed();
    }

    pub(super) fn redo(&mut self) {
        if !self.session.can_redo() {
            return;
        }
        self.engine.cancel();
        self.session.redo_batch();
        self.board.set_browsed();
        self.changed();
    }

    pub(super) fn show(&mut self, ply: usize) {
        if ply == self.session.shown_ply() {
            return;
        }
        self.engine.cancel();
        self.session.show(ply);
        self.has_browsed();
    }

    pub(super) fn show_live(&mut self) {
        if self.session.is_live() {
            return;
        }
        self.engine.cancel();
        self.session.show_live();
        self.has_browsed();
    }

    /// Plays the moves since the last one of the only person here, or else of the player to move, once more on
    /// the board; at least the last move.
    pub(super) fn replay(&mut self) {
        let shown = self.session.shown_ply();
        let own = match &self.friend {
            Some(friend) => Some(friend.own()),
            None => self.seats.first_person().filter(|_| self.seats.people() == 1),
        };
        let own = own.unwrap_or_else(|| self.session.shown().turn());
        let before = self.session.positions()[..shown].iter().rev();
        let others = before.take_while(|before| before.turn() != own).count();
        self.board.view_mut().replay(others.max(1).min(shown));
    }

    /// Updates the parts after another position was chosen.
    pub(super) fn has_browsed(&mut self) {
        self.board.set_browsed();
        self.board.invalidate();
        self.engine.set_paused(self.seats.people() == 0);
        self.refresh_lists();
    }

    /// Pauses computers that play each other, or lets them go on from the newest position; with people,
    /// stops or starts the clock.
    pub(super) fn pause(&mut self) {
        if !self.command_state().can_pause {
            return self.toggle_clock();
        }
        if !self.command_state().paused {
            self.engine.cancel();
            self.engine.set_paused(true);
            return;
        }
        self.show_live();
        self.engine.set_paused(false);
        if self.clock.is_stopped() {
            self.toggle_clock();
        }
    }

    pub(super) fn end_turn(&mut self) {
        if !self.command_state().human_to_move {
            return;
        }
        if let Some(mv) = self.session.shown().end_turn() {
            self.play(mv);
        }
    }

    /// Stops the clock and every search, until the next frame in which the table is shown.
    pub(super) fn rest(&mut self) {
        self.stop_clock();
        self.engine.cancel();
        if let Some(study) = &mut self.study {
            study.cancel();
        }
    }

    /// Sets the level of every computer: at once, or from the next game on if this one is over.
    /// Computers of different levels keep theirs.
    pub(super) fn play_at(&mut self, level: Level) {
        self.seats.set_next_level(level);
        self.apply_next_level();
    }

    pub(super) fn play_evenly(&mut self, level: FineLevel) {
        self.seats.make_even(level);
        self.revisions.moves += 1;
    }

    /// The player who can resign: the person to move; while the computer is to move, its only opponent.
    pub(super) fn resigning(&self) -> Option<Player> {
        if self.session.outcome().is_some() {
            return None;
        }
        let turn = self.session.live().turn();
        if let Some(friend) = self.running_friend() {
            let own = friend.own();
            let may_resign = self.seats.len() == 2 || own == turn;
            return (may_resign && !friend.is_lost).then_some(own);
        }
        if !self.seats.is_computer(turn) {
            return Some(turn);
        }
        self.seats.first_person().filter(|_| self.seats.len() == 2)
    }

    pub(super) fn resign(&mut self, player: Player) {
        if self.resigning() != Some(player) {
            return;
        }
        self.engine.cancel();
        if let Some(leaving) = self.session.live().leave() {
            self.session.show_live();
            return self.play(leaving);
        }
        self.session.concede(Concession::Resign(player));
        self.tell_friend();
        self.changed();
    }

    pub(super) fn agree_draw(&mut self, player: Player) {
        if self.session.outcome().is_some() || self.session.live().turn() != player {
            return;
        }
        self.engine.cancel();
        self.session.concede(Concession::AgreeDraw);
        self.changed();
    }
}
