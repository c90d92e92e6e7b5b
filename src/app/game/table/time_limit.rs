//! Time limit of a game: what joins the clock with the moves and the players.

use egui::Context;

use super::clock::{TableClock, until_next_second};
use super::{GameTable, TableEvent};
use crate::board::Playable;
use crate::rules::{Concession, Player};
use crate::session::TimeControl;

impl<G: Playable> GameTable<G> {
    /// The same table with this time control, or without a clock.
    #[must_use]
    pub fn with_clock(mut self, control: Option<TimeControl>) -> Self {
        self.clock = TableClock::new(control);
        self
    }

    /// Changes the time control, before the second move of the game.
    pub(super) fn use_clock(&mut self, control: Option<TimeControl>) {
        if self.session.main_moves().len() <= 1 && self.clock.control() != control {
            self.clock = TableClock::new(control);
        }
    }

    /// A player without time is out; between two, that ends the game.
    pub(super) fn pass_time(&mut self, ctx: &Context) {
        let held_up = self.is_computer_held_up();
        let left = self.clock.update(&mut self.session, held_up, self.now);
        let Some(left) = left else { return };
        let turn = self.session.live().turn();
        if left.is_zero() {
            return self.run_out_of_time(turn);
        }
        if self.clock.show(turn, left) && !self.seats.is_computer(turn) {
            self.events.push(TableEvent::LittleTime);
        }
        ctx.request_repaint_after(until_next_second(left));
    }

    /// Returns `true` if the computer is to move and must wait: its time does not run then.
    fn is_computer_held_up(&self) -> bool {
        let waits =
            self.engine.is_paused() || !self.session.is_live() || self.is_held_by_blunder_watch();
        waits && self.seats.is_computer(self.session.live().turn())
    }

    fn run_out_of_time(&mut self, player: Player) {
        self.engine.cancel();
        if let Some(leaving) = self.session.live().leave_late() {
            self.session.show_live();
            self.play(leaving);
            self.events.push(TableEvent::OutOfTime(G::seat_name(player)));
            return;
        }
        self.session.concede(Concession::TimeOut(player));
        self.changed();
    }

    pub(super) fn toggle_clock(&mut self) {
        if !self.clock.can_toggle(&self.session) {
            return;
        }
        if self.clock.is_stopped() {
            self.clock.start();
        } else {
            self.stop_clock();
        }
    }

    /// Stops the clock of a game that has begun.
    pub(super) fn stop_clock(&mut self) {
        if !self.session.main_moves().is_empty() && self.clock.stop() {
            self.engine.cancel();
        }
    }
}
