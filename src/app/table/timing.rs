//! The clock at the table: it follows the game, and who has no time left has lost.

use std::time::Duration;

use egui::Context;

use super::state::whole_seconds;
use super::{ClockState, GameTable, News};
use crate::board::Playable;
use crate::rules::{Concession, Game, Player};
use crate::session::{Clock, MOST_MOVES, TimeControl};

/// Who has less than this does not wait until the board has come to rest.
const HURRY: Duration = Duration::from_secs(3);

impl<G: Playable> GameTable<G> {
    /// The same table with a clock, or without one.
    #[must_use]
    pub fn with_clock(mut self, control: Option<TimeControl>) -> Self {
        self.clock = control.map(Clock::new);
        self
    }

    /// Plays by this clock, or without one, as long as nobody has answered the first move.
    pub(super) fn use_clock(&mut self, control: Option<TimeControl>) {
        if self.session.main_moves().len() <= 1 && self.time_control() != control {
            self.clock = control.map(Clock::new);
        }
    }

    /// How much time there is; `None` without a clock.
    pub(super) fn time_control(&self) -> Option<TimeControl> {
        self.clock.as_ref().map(Clock::control)
    }

    /// Whether nobody may move because the clock was stopped.
    pub(super) fn is_clock_stopped(&self) -> bool {
        self.clock.as_ref().is_some_and(Clock::is_paused)
    }

    /// Whether the clock can be stopped, or let go on.
    pub(super) fn can_stop_clock(&self) -> bool {
        let begun = !self.session.main_moves().is_empty() || self.is_clock_stopped();
        let goes_on = self.session.outcome().is_none() && !self.session.is_studied();
        self.clock.is_some() && begun && goes_on
    }

    /// Lets the clock follow the game. Whoever has run out of time is out, which ends the game
    /// between two.
    pub(super) fn keep_time(&mut self, ctx: &Context) {
        let moves = self.session.main_moves().len();
        let goes_on = (1..MOST_MOVES).contains(&moves)
            && self.session.outcome().is_none()
            && !self.session.is_studied()
            && !self.is_computer_kept_waiting();
        let Some(clock) = &mut self.clock else { return };
        self.session.think(clock.pass(goes_on, self.now));
        if !clock.is_running() {
            return;
        }
        let little = clock.control().little();
        let turn = self.session.live().turn();
        let left = self.time_left(turn);
        if left.is_zero() {
            return self.run_out_of_time(turn);
        }
        let second = whole_seconds(left);
        if left <= little && !self.is_computer(turn) && self.ticked != Some(second) {
            self.news.push(News::LittleTime);
        }
        self.ticked = Some(second);
        // What is shown changes then.
        let rest = left.saturating_sub(Duration::from_secs(second.saturating_sub(1)));
        ctx.request_repaint_after(rest);
    }

    /// Whether the computer is to move and may not: its time does not pass then.
    fn is_computer_kept_waiting(&self) -> bool {
        let waits = self.paused || !self.session.is_live() || self.is_watching();
        waits && self.is_computer(self.session.live().turn())
    }

    fn run_out_of_time(&mut self, player: Player) {
        self.cancel();
        if let Some(leaving) = self.session.live().leave() {
            self.session.show_live();
            self.play(leaving);
            self.news.push(News::OutOfTime(G::seat_name(player)));
            return;
        }
        self.session.concede(Concession::TimeOut(player));
        self.changed();
    }

    /// What a player has left now; no time at all without a clock.
    fn time_left(&self, player: Player) -> Duration {
        let Some(clock) = &self.clock else {
            return Duration::ZERO;
        };
        let movers = self.session.main_positions().iter().map(Game::turn);
        let left = clock.left(player, movers.zip(self.session.times()));
        if player == self.session.to_move() {
            left.saturating_sub(self.session.thought())
        } else {
            left
        }
    }

    /// How long the computer may think that is to move, at most for `time`.
    pub(super) fn thinking_time(&self, time: Duration) -> Duration {
        let left = self.time_left(self.session.live().turn());
        match &self.clock {
            Some(clock) => time.min(clock.share(left)),
            None => time,
        }
    }

    /// Whether the computer that is to move has no time to wait for the board.
    pub(super) fn is_in_a_hurry(&self) -> bool {
        self.clock.is_some() && self.time_left(self.session.live().turn()) < HURRY
    }

    /// Stops the clock, or lets it go on.
    pub(super) fn toggle_clock(&mut self) {
        if !self.can_stop_clock() {
            return;
        }
        let is_stopped = self.is_clock_stopped();
        if is_stopped {
            if let Some(clock) = &mut self.clock {
                clock.go_on();
            }
        } else {
            self.stop_clock();
        }
    }

    /// Stops the clock, if there is one, until somebody lets it go on.
    pub(super) fn stop_clock(&mut self) {
        let begun = !self.session.main_moves().is_empty();
        if let Some(clock) = self.clock.as_mut().filter(|_| begun) {
            clock.pause();
            self.cancel();
        }
    }

    /// How the clock stands.
    pub(super) fn clock_state(&self) -> Option<ClockState> {
        let clock = self.clock.as_ref()?;
        let seats = (0..self.seats.len()).map(Player::seat);
        Some(ClockState {
            left: seats.map(|seat| self.time_left(seat)).collect(),
            little: clock.control().little(),
            turn: clock.is_running().then(|| self.session.live().turn()),
        })
    }
}
