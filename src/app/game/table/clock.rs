//! Clock at a table: remaining time of each player, and what it shows.

use std::time::Duration;

use super::ClockState;
use super::seats::Seats;
use super::state::whole_seconds;
use crate::board::Playable;
use crate::rules::{Game, Player};
use crate::session::{Clock, MOST_MOVES, Session, TimeControl};

/// A computer with less time than this does not wait until the board is at rest.
const HURRY: Duration = Duration::from_secs(3);

/// Clock of a game; it may be played without one.
#[derive(Default)]
pub(super) struct TableClock {
    clock: Option<Clock>,
    /// Seconds shown last for the player to move.
    shown_second: Option<u64>,
}

impl TableClock {
    pub(super) fn new(control: Option<TimeControl>) -> Self {
        Self { clock: control.map(Clock::new), shown_second: None }
    }

    /// Clock of a saved game; once that has `begun`, it is stopped.
    pub(super) fn restored(control: TimeControl, begun: bool) -> Self {
        Self { clock: Some(Clock::restored(control, begun)), shown_second: None }
    }

    pub(super) fn control(&self) -> Option<TimeControl> {
        self.clock.as_ref().map(Clock::control)
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.clock.as_ref().is_some_and(Clock::is_paused)
    }

    /// Returns `true` if the user can stop or start the clock.
    pub(super) fn can_toggle<G: Playable>(&self, session: &Session<G>) -> bool {
        let has_begun = !session.main_moves().is_empty() || self.is_stopped();
        let goes_on = session.outcome().is_none() && !session.is_studied();
        self.clock.is_some() && has_begun && goes_on
    }

    pub(super) fn start(&mut self) {
        if let Some(clock) = &mut self.clock {
            clock.go_on();
        }
    }

    /// Returns `true` if there is a clock.
    pub(super) fn stop(&mut self) -> bool {
        if let Some(clock) = &mut self.clock {
            clock.pause();
        }
        self.clock.is_some()
    }

    /// Adds the time since the last update to the current move. From `now` (in seconds) on, time runs while
    /// the game is played and nothing is `held_up`. Returns what the player to move has left while time runs.
    pub(super) fn update<G: Playable>(
        &mut self,
        session: &mut Session<G>,
        held_up: bool,
        now: f64,
    ) -> Option<Duration> {
        let moves = session.main_moves().len();
        let goes_on = (1..MOST_MOVES).contains(&moves)
            && session.outcome().is_none()
            && !session.is_studied()
            && !held_up;
        let clock = self.clock.as_mut()?;
        session.think(clock.pass(goes_on, now));
        let is_running = clock.is_running();
        is_running.then(|| self.time_left(session, session.live().turn()))
    }

    /// Shows this time of a player. Returns `true` with each second of the last ones.
    pub(super) fn show(&mut self, player: Player, left: Duration) -> bool {
        let second = whole_seconds(left);
        let is_new = self.shown_second.replace(second) != Some(second);
        let little = self.control().map(|control| control.little(player));
        is_new && little.is_some_and(|little| left <= little)
    }

    /// Time left to a player; zero without a clock.
    fn time_left<G: Playable>(&self, session: &Session<G>, player: Player) -> Duration {
        let Some(clock) = &self.clock else {
            return Duration::ZERO;
        };
        let movers = session.main_positions().iter().map(Game::turn);
        let left = clock.left(player, movers.zip(session.times()));
        if player == session.to_move() { left.saturating_sub(session.thought()) } else { left }
    }

    /// Thinking time of the computer to move, at most `most`.
    pub(super) fn thinking_time<G: Playable>(
        &self,
        session: &Session<G>,
        most: Duration,
    ) -> Duration {
        let player = session.live().turn();
        let left = self.time_left(session, player);
        match &self.clock {
            Some(clock) => most.min(clock.share(player, left)),
            None => most,
        }
    }

    /// Returns `true` if the computer to move has no time to wait for the board.
    pub(super) fn is_short<G: Playable>(&self, session: &Session<G>) -> bool {
        self.clock.is_some() && self.time_left(session, session.live().turn()) < HURRY
    }

    pub(super) fn state<G: Playable>(
        &self,
        session: &Session<G>,
        seats: &Seats,
    ) -> Option<ClockState> {
        let clock = self.clock.as_ref()?;
        let left = seats.players().map(|seat| self.time_left(session, seat));
        Some(ClockState {
            left: left.collect(),
            little: seats.players().map(|seat| clock.control().little(seat)).collect(),
            turn: clock.is_running().then(|| session.live().turn()),
        })
    }
}

/// Time until a clock shows another second.
pub(super) fn until_next_second(left: Duration) -> Duration {
    left.saturating_sub(Duration::from_secs(whole_seconds(left).saturating_sub(1)))
}
