//! How much time the players have, and how much of it they have used.
//!
//! Nothing here asks what time it is: whoever uses a [`Clock`] says so, in seconds of a clock of
//! the machine that never goes back.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::rules::Player;

/// The shortest and the longest time of a whole game, in minutes.
pub const MINUTES: std::ops::RangeInclusive<u32> = 1..=120;
/// The shortest and the longest time that every move may add, in seconds.
pub const MORE_SECONDS: std::ops::RangeInclusive<u32> = 0..=60;
/// The shortest and the longest time of a single move, in seconds.
pub const MOVE_SECONDS: std::ops::RangeInclusive<u32> = 5..=300;

/// This much is never planned with: a move has to be shown, and a busy machine lets everybody wait.
const RESERVE: Duration = Duration::from_secs(1);
/// With a time for the whole game, a move of the computer takes this part of what is left.
const PART: u32 = 30;
/// What a move of the computer takes when there is nothing left to share.
const AT_ONCE: Duration = Duration::from_millis(50);

/// How much time there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "ControlForm", try_from = "ControlForm")]
pub enum TimeControl {
    /// For the whole game, and a little more after every move.
    Game {
        /// At the beginning, in minutes.
        minutes: u32,
        /// After every move, in seconds.
        more: u32,
    },
    /// For every move by itself.
    Move {
        /// In seconds.
        seconds: u32,
    },
}

/// A control as it is kept.
#[derive(Serialize, Deserialize)]
#[serde(rename = "TimeControl")]
enum ControlForm {
    Game { minutes: u32, more: u32 },
    Move { seconds: u32 },
}

/// Nobody could play by this clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nobody could play by this clock")]
struct OutOfRange;

impl TimeControl {
    /// What a player has at the beginning of the game, or of a move where every move has a time of
    /// its own.
    pub fn whole(self) -> Duration {
        match self {
            Self::Game { minutes, .. } => Duration::from_secs(u64::from(minutes) * 60),
            Self::Move { seconds } => Duration::from_secs(seconds.into()),
        }
    }

    /// How much is so little that the user is told.
    pub fn little(self) -> Duration {
        const LITTLE: Duration = Duration::from_secs(10);
        LITTLE.min(self.whole() / 4)
    }

    /// What a move adds.
    fn more(self) -> Duration {
        match self {
            Self::Game { more, .. } => Duration::from_secs(more.into()),
            Self::Move { .. } => Duration::ZERO,
        }
    }
}

impl From<TimeControl> for ControlForm {
    fn from(control: TimeControl) -> Self {
        match control {
            TimeControl::Game { minutes, more } => Self::Game { minutes, more },
            TimeControl::Move { seconds } => Self::Move { seconds },
        }
    }
}

impl TryFrom<ControlForm> for TimeControl {
    type Error = OutOfRange;

    fn try_from(form: ControlForm) -> Result<Self, OutOfRange> {
        match form {
            ControlForm::Game { minutes, more }
                if MINUTES.contains(&minutes) && MORE_SECONDS.contains(&more) =>
            {
                Ok(Self::Game { minutes, more })
            }
            ControlForm::Move { seconds } if MOVE_SECONDS.contains(&seconds) => {
                Ok(Self::Move { seconds })
            }
            _ => Err(OutOfRange),
        }
    }
}

/// The clock of a game: what every move has taken, and since when the present one takes.
///
/// The first move takes no time: the clock begins with it. Taking a move back gives its time back,
/// and playing it again takes it again.
#[derive(Clone, Debug, PartialEq)]
pub struct Clock {
    control: TimeControl,
    /// What each move took, the first move of the game first; also of moves that were taken back
    /// and may be played again.
    taken: Vec<Duration>,
    /// What the present move has taken before `since`.
    thought: Duration,
    /// Since when the present move takes time; `None` while the clock stands.
    since: Option<f64>,
    /// The users have stopped it.
    paused: bool,
}

/// What is kept of a clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockRecord {
    /// How much time there is.
    pub control: TimeControl,
    /// What each move took, in milliseconds.
    pub taken: Vec<u64>,
    /// What the present move has taken so far, in milliseconds.
    pub thought: u64,
}

impl Clock {
    /// The clock of a game that begins.
    pub const fn new(control: TimeControl) -> Self {
        Self {
            control,
            taken: Vec::new(),
            thought: Duration::ZERO,
            since: None,
            paused: false,
        }
    }

    /// The clock of a game that was kept; once it has begun, it stands until somebody lets it go on.
    pub fn restored(record: &ClockRecord) -> Self {
        let taken = record.taken.iter().map(|&taken| milliseconds(taken));
        Self {
            taken: taken.collect(),
            thought: milliseconds(record.thought),
            paused: !record.taken.is_empty(),
            ..Self::new(record.control)
        }
    }

    /// What is to be kept of it now, after so many moves.
    pub fn record(&self, moves: usize, now: f64) -> ClockRecord {
        let taken = self.taken.iter().take(moves);
        ClockRecord {
            control: self.control,
            taken: taken.map(|taken| taken.as_millis() as u64).collect(),
            thought: self.thought(now).as_millis() as u64,
        }
    }

    /// How much time there is.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// Whether the users have stopped it.
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether time passes.
    pub const fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// Stops it, until it is let go on.
    pub fn pause(&mut self, now: f64) {
        self.stand(now);
        self.paused = true;
    }

    /// Lets it go on.
    pub const fn go_on(&mut self) {
        self.paused = false;
    }

    /// Lets time pass, or not: it does while the game goes on, once the first move was made, and
    /// unless the clock was stopped.
    pub fn keep(&mut self, goes_on: bool, moves: usize, now: f64) {
        if goes_on && moves > 0 && !self.paused {
            self.since.get_or_insert(now);
        } else {
            self.stand(now);
        }
    }

    /// A move was made, the one after `before` others.
    pub fn press(&mut self, before: usize, now: f64) {
        let took = self.thought(now);
        self.taken.resize(before, Duration::ZERO);
        self.taken.push(took);
        self.begin_move(now);
    }

    /// Another move is the present one now: moves were taken back, or played again.
    pub fn begin_move(&mut self, now: f64) {
        self.thought = Duration::ZERO;
        self.since = self.since.map(|_| now);
    }

    /// What a player had left when the present move began; `movers` made the moves so far.
    pub fn left(&self, player: Player, movers: impl Iterator<Item = Player>) -> Duration {
        let whole = self.control.whole();
        if matches!(self.control, TimeControl::Move { .. }) {
            return whole;
        }
        let nothing = std::iter::repeat(Duration::ZERO);
        let moves = movers.zip(self.taken.iter().copied().chain(nothing));
        let own = moves.filter(|&(mover, _)| mover == player);
        own.fold(whole, |left, (_, taken)| match left.checked_sub(taken) {
            Some(left) if !left.is_zero() => left + self.control.more(),
            // Who had none left has left the game.
            _ => Duration::ZERO,
        })
    }

    /// How long the computer may think about a move when it has so much time left.
    pub fn share(&self, left: Duration) -> Duration {
        let spare = left.saturating_sub(RESERVE);
        let share = match self.control {
            TimeControl::Game { .. } => (spare / PART + self.control.more() * 3 / 4).min(spare / 2),
            TimeControl::Move { .. } => spare,
        };
        share.max(AT_ONCE)
    }

    /// What the present move has taken so far.
    pub fn thought(&self, now: f64) -> Duration {
        let running = self.since.map_or(0.0, |since| now - since);
        self.thought + Duration::try_from_secs_f64(running).unwrap_or_default()
    }

    /// No time passes from now on.
    fn stand(&mut self, now: f64) {
        self.thought = self.thought(now);
        self.since = None;
    }
}

fn milliseconds(count: u64) -> Duration {
    /// No clock has more than this, in milliseconds.
    const MOST: u64 = 1_000 * 60 * 60 * 24;
    Duration::from_millis(count.min(MOST))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLITZ: TimeControl = TimeControl::Game {
        minutes: 1,
        more: 2,
    };
    const WHITE: Player = Player::FIRST;
    const BLACK: Player = Player::SECOND;

    fn seconds(count: f64) -> Duration {
        Duration::from_secs_f64(count)
    }

    /// A clock by which moves were made at these times, by White and Black in turn.
    fn played(control: TimeControl, times: &[f64]) -> Clock {
        let mut clock = Clock::new(control);
        for (before, &now) in times.iter().enumerate() {
            clock.press(before, now);
            clock.keep(true, before + 1, now);
        }
        clock
    }

    fn left(clock: &Clock, player: Player, moves: usize) -> Duration {
        let movers = [WHITE, BLACK].into_iter().cycle().take(moves);
        clock.left(player, movers)
    }

    #[test]
    fn the_clock_begins_with_the_first_move_and_every_move_adds() {
        let mut clock = Clock::new(BLITZ);
        clock.keep(true, 0, 0.0);
        assert!(!clock.is_running(), "nobody has moved");
        let clock = played(BLITZ, &[100.0, 107.0, 112.0]);
        assert_eq!(left(&clock, WHITE, 3), seconds(60.0 + 2.0 - 5.0 + 2.0));
        assert_eq!(left(&clock, BLACK, 3), seconds(60.0 - 7.0 + 2.0));
        assert_eq!(clock.thought(115.5), seconds(3.5));
    }

    #[test]
    fn where_every_move_has_its_own_time_nothing_is_carried_over() {
        let clock = played(TimeControl::Move { seconds: 20 }, &[1.0, 9.0, 28.0]);
        for player in [WHITE, BLACK] {
            assert_eq!(left(&clock, player, 3), seconds(20.0));
        }
        assert_eq!(clock.thought(30.0), seconds(2.0));
    }

    #[test]
    fn a_move_taken_back_gives_its_time_back_and_takes_it_when_it_is_played_again() {
        let mut clock = played(BLITZ, &[0.0, 10.0, 30.0]);
        let before = left(&clock, WHITE, 3);
        clock.begin_move(33.0);
        assert_eq!(left(&clock, WHITE, 2), seconds(62.0));
        assert_eq!(clock.thought(34.0), seconds(1.0), "it goes on at once");
        clock.begin_move(35.0);
        assert_eq!(left(&clock, WHITE, 3), before);
        // Another move in its place takes its own time.
        clock.begin_move(40.0);
        clock.press(2, 44.0);
        assert_eq!(left(&clock, WHITE, 3), seconds(62.0 - 4.0 + 2.0));
    }

    #[test]
    fn no_time_passes_while_the_clock_is_stopped_or_the_game_is_over() {
        let mut clock = played(BLITZ, &[0.0]);
        clock.pause(4.0);
        clock.keep(true, 1, 50.0);
        assert_eq!(clock.thought(60.0), seconds(4.0));
        clock.go_on();
        clock.keep(true, 1, 100.0);
        assert_eq!(clock.thought(103.0), seconds(7.0));
        clock.keep(false, 1, 104.0);
        assert!(!clock.is_running());
        assert_eq!(clock.thought(200.0), seconds(8.0));
    }

    #[test]
    fn a_clock_that_was_kept_stands_and_has_what_it_had() {
        let clock = played(BLITZ, &[0.0, 10.0, 31.5]);
        let text = ron::to_string(&clock.record(3, 34.0)).expect("plain data");
        let record: ClockRecord = ron::from_str(&text).expect("just written");
        let mut kept = Clock::restored(&record);
        kept.keep(true, 3, 0.0);
        assert!(kept.is_paused() && !kept.is_running());
        for player in [WHITE, BLACK] {
            assert_eq!(left(&kept, player, 3), left(&clock, player, 3));
        }
        assert_eq!(kept.thought(99.0), seconds(2.5));
    }

    #[test]
    fn nobody_can_play_by_an_impossible_clock() {
        for text in [
            "Game(minutes: 0, more: 0)",
            "Game(minutes: 121, more: 0)",
            "Game(minutes: 5, more: 61)",
            "Move(seconds: 4)",
            "Move(seconds: 301)",
            "Move(seconds: -1)",
        ] {
            assert!(ron::from_str::<TimeControl>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_time_that_makes_no_sense_runs_out_and_breaks_nothing() {
        let record = ClockRecord {
            control: BLITZ,
            taken: vec![u64::MAX, u64::MAX],
            thought: u64::MAX,
        };
        let clock = Clock::restored(&record);
        assert_eq!(left(&clock, WHITE, 9), Duration::ZERO);
        assert!(clock.thought(f64::NAN) > Duration::ZERO);
    }

    #[test]
    fn the_computer_never_plans_with_its_last_second() {
        let game = Clock::new(BLITZ);
        let each = Clock::new(TimeControl::Move { seconds: 5 });
        for left in [0.0, 0.2, 1.0, 1.5, 3.0, 5.0, 60.0].map(seconds) {
            let least = left.saturating_sub(RESERVE).max(AT_ONCE);
            assert!(game.share(left) <= least && each.share(left) <= least);
        }
        assert_eq!(each.share(seconds(5.0)), seconds(4.0));
        assert!(game.share(seconds(60.0)) < seconds(4.0), "for many moves");
    }

    #[test]
    fn little_is_told_only_where_there_was_more() {
        assert_eq!(BLITZ.little(), seconds(10.0));
        assert_eq!(TimeControl::Move { seconds: 20 }.little(), seconds(5.0));
    }
}
