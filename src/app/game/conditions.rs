//! Clock and strictness of the next game, as the settings keep them.

use std::iter::zip;

use super::table::Draft;
use crate::app::settings::Settings;
use crate::phrase::Phrase;
use crate::session::{GameTime, Seat, TimeControl};

/// A player and their own time.
pub type OwnTime = (Seat, GameTime);

impl Settings {
    /// Clock of the next game of these players.
    pub fn control(&self, game: &str, seats: &[Seat]) -> Option<TimeControl> {
        let control = self.clock?;
        let times = self.own_times(game, seats);
        Some(times.and_then(|times| TimeControl::each(&times)).unwrap_or(control))
    }

    /// Own times of these players by seat; `None` if the clock is the same for all.
    pub fn own_times(&self, game: &str, seats: &[Seat]) -> Option<Vec<GameTime>> {
        let is_for_the_game = matches!(self.clock, Some(TimeControl::Game { .. }));
        let own = self.own_times.get(game).filter(|_| is_for_the_game)?;
        if own.len() != seats.len() {
            return None;
        }
        // The players may have changed seats.
        let turned = |shift: usize| own.iter().cycle().skip(shift).take(own.len());
        let found = [Seat::eq, is_same_player].into_iter().find_map(|is_same| {
            (0..own.len()).find(|&shift| {
                zip(turned(shift), seats).all(|((one, _), other)| is_same(one, other))
            })
        });
        found.map(|shift| turned(shift).map(|(_, time)| *time).collect())
    }

    /// Keeps own times of these players, or a clock that is the same for all.
    pub fn keep_own_times(&mut self, game: &str, seats: &[Seat], times: Option<&[GameTime]>) {
        match times {
            Some(times) => {
                let own = zip(seats, times).map(|(seat, time)| (seat.clone(), *time));
                self.own_times.insert(game.to_owned(), own.collect());
            }
            None => {
                self.own_times.remove(game);
            }
        }
    }

    /// Sets clock and strictness of a game of these players.
    pub(crate) fn apply_conditions(&self, draft: &mut dyn Draft, seats: &[Seat]) {
        draft.set_clock(self.control(draft.state().game, seats));
        draft.set_strict(self.strict);
    }
}

/// Computers of all levels count as the same player.
fn is_same_player(one: &Seat, other: &Seat) -> bool {
    one.is_computer() == other.is_computer() && one.name() == other.name()
}

/// A player's own time, such as "White 10 min + 5 s".
pub(crate) fn own_time(seat: impl Into<crate::phrase::Value>, time: GameTime) -> Phrase {
    Phrase::new("clock-of-seat")
        .with("seat", seat)
        .with("minutes", time.minutes as usize)
        .with("more", time.more as usize)
}
