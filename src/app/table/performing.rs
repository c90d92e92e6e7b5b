//! What a table does when it is told to.

use super::job::{Guide, Job};
use super::{GameTable, News};
use crate::board::Playable;
use crate::rules::{Concession, Player};
use crate::session::Seat;

impl<G: Playable> GameTable<G> {
    pub(super) fn undo(&mut self) {
        if !self.facts().can_undo {
            return;
        }
        self.cancel();
        let seats = &self.seats;
        let human = |player: Player| seats.get(player.index()).is_some_and(Seat::is_human);
        // Who was warned of a turn takes all of it back.
        let played = self.session.main_moves().len();
        let count = self.warned_turn().map_or(1, |turn| played - turn);
        for _ in 0..count {
            self.session.undo_to_decision(human);
        }
        self.browsed = true;
        self.paused = self.people() == 0;
        self.forget_what_is_gone();
        self.changed();
    }

    pub(super) fn redo(&mut self) {
        if !self.session.can_redo() {
            return;
        }
        self.cancel();
        self.session.redo_batch();
        self.browsed = true;
        self.changed();
    }

    pub(super) fn show(&mut self, ply: usize) {
        if ply == self.session.shown_ply() {
            return;
        }
        self.cancel();
        self.session.show(ply);
        self.has_browsed();
    }

    /// Looks at the newest position of the game.
    pub(super) fn show_live(&mut self) {
        if self.session.is_live() {
            return;
        }
        self.cancel();
        self.session.show_live();
        self.write_history();
        self.has_browsed();
    }

    /// What follows from looking at another position.
    pub(super) fn has_browsed(&mut self) {
        self.browsed = true;
        self.paused = self.people() == 0;
        self.drawn = false;
        self.seen_anew();
    }

    pub(super) fn ask_hint(&mut self) {
        let may_think = matches!(self.job, None | Some(Job::Ponder)) && !self.is_clock_stopped();
        if !self.facts().human_to_move || !may_think {
            return;
        }
        self.think_of_hint();
    }

    pub(super) fn toggle_guide(&mut self) {
        self.guide = match self.guide {
            Guide::Off => Guide::Wanted,
            Guide::Wanted | Guide::Asked(_) => {
                self.hint = None;
                Guide::Off
            }
        };
    }

    /// Asks for the hint that a person's turn begins with, where that is wanted.
    pub(super) fn give_guidance(&mut self) {
        let asks = match self.guide {
            Guide::Off => false,
            Guide::Wanted => true,
            Guide::Asked(revision) => revision != self.revision,
        };
        let rests = matches!(self.job, None | Some(Job::Ponder))
            && self.hint.is_none()
            && !self.is_clock_stopped();
        if asks && rests && self.drawn && self.session.is_live() && self.facts().human_to_move {
            self.guide = Guide::Asked(self.revision);
            self.think_of_hint();
        }
    }

    pub(super) fn move_now(&mut self) {
        self.paused = false;
        self.skip = self.warning().is_none();
        self.let_go_on();
        if self.job == Some(Job::Choice) {
            self.thinker.move_now();
        }
    }

    /// Makes computers that play each other wait; or go on, from the newest position.
    pub(super) fn pause(&mut self) {
        if !self.facts().can_pause {
            return self.toggle_clock();
        }
        if !self.facts().paused {
            self.cancel();
            self.paused = true;
            return;
        }
        self.show_live();
        self.paused = false;
        if self.is_clock_stopped() {
            self.toggle_clock();
        }
    }

    pub(super) fn end_turn(&mut self) {
        if !self.facts().human_to_move {
            return;
        }
        if let Some(mv) = self.session.shown().end_turn() {
            self.play(mv);
        }
    }

    /// Who could give the game up now: the person to move. While the computer is to move, the only
    /// person against it, too; among more than two nobody gives up out of turn.
    pub(super) fn resigning(&self) -> Option<Player> {
        if self.session.outcome().is_some() {
            return None;
        }
        let turn = self.session.live().turn();
        if !self.is_computer(turn) {
            return Some(turn);
        }
        let person = self.seats.iter().position(Seat::is_human)?;
        (self.seats.len() == 2).then(|| Player::seat(person))
    }

    pub(super) fn resign(&mut self, player: Player) {
        if self.resigning() != Some(player) {
            return;
        }
        self.cancel();
        if let Some(leaving) = self.session.live().leave() {
            self.session.show_live();
            return self.play(leaving);
        }
        self.session.concede(Concession::Resign(player));
        self.changed();
    }

    pub(super) fn offer_draw(&mut self) {
        if !self.facts().human_to_move || !self.session.is_live() {
            self.news.push(News::DrawDeclined);
            return;
        }
        self.think_of_draw();
    }

    pub(super) fn agree_draw(&mut self, player: Player) {
        if self.session.outcome().is_some() || self.session.live().turn() != player {
            return;
        }
        self.cancel();
        self.session.concede(Concession::AgreeDraw);
        self.changed();
    }
}
