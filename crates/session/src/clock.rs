//! Time controls and clocks.
//!
//! Nothing here reads the time: the callers of [`Clock`] pass it in, in seconds of a monotonic clock.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::Session;
use kuba_rules::{Game, Player};

/// The valid times of a whole game, in minutes.
pub const MINUTES: std::ops::RangeInclusive<u32> = 1..=120;
/// The valid increments per move, in seconds.
pub const MORE_SECONDS: std::ops::RangeInclusive<u32> = 0..=60;
/// The valid times of a single move, in seconds.
pub const MOVE_SECONDS: std::ops::RangeInclusive<u32> = 5..=300;

/// Kept back by the computer: its move has to be shown, and a busy machine is slow.
const RESERVE: Duration = Duration::from_secs(1);
/// Number of moves that the computer expects to share the time left, with a time for the whole game.
const MOVES_TO_GO: u32 = 30;
/// Time of a computer move when none is left to share.
const AT_ONCE: Duration = Duration::from_millis(50);

/// Most seats of a game with a clock.
const MOST_SEATS: usize = 3;

const OUT_OF_RANGE: &str = "a time of this clock is out of range";
const WRONG_SEATS: &str = "the number of times of this clock is out of range";

/// A time for the whole game, and an increment after every move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "SavedGameTime", try_from = "SavedGameTime")]
pub struct GameTime {
    /// The time at the start, in minutes.
    pub minutes: u32,
    /// The increment per move, in seconds.
    pub more: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "GameTime")]
struct SavedGameTime {
    minutes: u32,
    more: u32,
}

/// Times of the seats of a game, which are not all alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatTimes {
    /// Those beyond the last seat are zero.
    times: [GameTime; MOST_SEATS],
    seats: usize,
}

/// Time control of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "SavedTimeControl", try_from = "SavedTimeControl")]
pub enum TimeControl {
    /// A time for the whole game, and an increment after every move.
    Game {
        /// The time at the start, in minutes.
        minutes: u32,
        /// The increment per move, in seconds.
        more: u32,
    },
    /// A time for each move.
    Move {
        /// The time per move, in seconds.
        seconds: u32,
    },
    /// A time for the whole game for each seat.
    Each(SeatTimes),
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "TimeControl")]
enum SavedTimeControl {
    Game { minutes: u32, more: u32 },
    Move { seconds: u32 },
    Each(Vec<GameTime>),
}

impl GameTime {
    fn is_valid(self) -> bool {
        MINUTES.contains(&self.minutes) && MORE_SECONDS.contains(&self.more)
    }
}

impl From<GameTime> for SavedGameTime {
    fn from(time: GameTime) -> Self {
        Self { minutes: time.minutes, more: time.more }
    }
}

impl TryFrom<SavedGameTime> for GameTime {
    type Error = &'static str;

    fn try_from(form: SavedGameTime) -> Result<Self, &'static str> {
        let time = Self { minutes: form.minutes, more: form.more };
        if time.is_valid() { Ok(time) } else { Err(OUT_OF_RANGE) }
    }
}

impl SeatTimes {
    /// The times by seat.
    pub fn as_slice(&self) -> &[GameTime] {
        &self.times[..self.seats]
    }
}

impl TimeControl {
    /// The time control with these times by seat: a common one if they are all alike; `None` unless there are two or
    /// three valid times.
    pub fn each(times: &[GameTime]) -> Option<Self> {
        let (&first, rest) = times.split_first()?;
        let is_valid =
            (1..MOST_SEATS).contains(&rest.len()) && times.iter().all(|time| time.is_valid());
        if !is_valid {
            return None;
        }
        if rest.iter().all(|&time| time == first) {
            return Some(Self::Game { minutes: first.minutes, more: first.more });
        }
        let mut all = [GameTime::default(); MOST_SEATS];
        all[..times.len()].copy_from_slice(times);
        Some(Self::Each(SeatTimes { times: all, seats: times.len() }))
    }

    /// Number of seats with times of their own; `None` if all have the same.
    pub const fn seats(self) -> Option<usize> {
        match self {
            Self::Each(times) => Some(times.seats),
            Self::Game { .. } | Self::Move { .. } => None,
        }
    }

    /// The time control of a game in which the player of each seat sat in the given one before.
    #[must_use]
    pub fn reseated(self, before: &[Player]) -> Self {
        let Self::Each(times) = self else {
            return self;
        };
        let time = |player: &Player| times.as_slice().get(player.index()).copied();
        let moved: Option<Vec<GameTime>> = before.iter().map(time).collect();
        moved.and_then(|moved| Self::each(&moved)).unwrap_or(self)
    }

    /// The time control of one seat, which is the same for all.
    fn of(self, player: Player) -> Self {
        let Self::Each(times) = self else {
            return self;
        };
        let seat = player.index().min(times.seats - 1);
        let GameTime { minutes, more } = times.times[seat];
        Self::Game { minutes, more }
    }

    /// The time of a player at the start of the game, or of each move if every move has its own time.
    pub fn whole(self, player: Player) -> Duration {
        match self.of(player) {
            Self::Game { minutes, .. } => Duration::from_secs(u64::from(minutes) * 60),
            Self::Move { seconds } => Duration::from_secs(seconds.into()),
            Self::Each(_) => Duration::ZERO,
        }
    }

    /// The remaining time at which a player is warned.
    pub fn little(self, player: Player) -> Duration {
        const LITTLE: Duration = Duration::from_secs(10);
        /// With a time per move: enough to see the warning and act.
        const LEAST: Duration = Duration::from_secs(5);
        let whole = self.whole(player);
        let quarter = LITTLE.min(whole / 4);
        match self {
            Self::Game { .. } | Self::Each(_) => quarter,
            Self::Move { .. } => quarter.max(LEAST).min(whole / 2),
        }
    }

    fn more(self, player: Player) -> Duration {
        match self.of(player) {
            Self::Game { more, .. } => Duration::from_secs(more.into()),
            Self::Move { .. } | Self::Each(_) => Duration::ZERO,
        }
    }
}

impl From<TimeControl> for SavedTimeControl {
    fn from(control: TimeControl) -> Self {
        match control {
            TimeControl::Game { minutes, more } => Self::Game { minutes, more },
            TimeControl::Move { seconds } => Self::Move { seconds },
            TimeControl::Each(times) => Self::Each(times.as_slice().to_vec()),
        }
    }
}

impl TryFrom<SavedTimeControl> for TimeControl {
    type Error = &'static str;

    fn try_from(form: SavedTimeControl) -> Result<Self, &'static str> {
        match form {
            SavedTimeControl::Game { minutes, more } if (GameTime { minutes, more }).is_valid() => {
                Ok(Self::Game { minutes, more })
            }
            SavedTimeControl::Move { seconds } if MOVE_SECONDS.contains(&seconds) => {
                Ok(Self::Move { seconds })
            }
            SavedTimeControl::Each(times) => Self::each(&times).ok_or(WRONG_SEATS),
            SavedTimeControl::Game { .. } | SavedTimeControl::Move { .. } => Err(OUT_OF_RANGE),
        }
    }
}

/// The clock of a game: the time control, and whether time is running.
///
/// The time of every move is stored with the moves ([`Session::times`](super::Session::times)). The first
/// move takes no time: the clock starts with it.
#[derive(Clone, Debug, PartialEq)]
pub struct Clock {
    control: TimeControl,
    /// Time of the last update, in seconds; `None` while time is not running.
    since: Option<f64>,
    paused: bool,
}

/// Saved state of a clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockRecord {
    /// The time control.
    pub control: TimeControl,
    /// The time of each move, in milliseconds.
    pub taken: Vec<u64>,
    /// The time spent on the current move so far, in milliseconds.
    pub thought: u64,
}

impl ClockRecord {
    /// The saved state of a game's clock.
    pub fn of<G: Game>(control: TimeControl, session: &Session<G>) -> Self {
        Self {
            control,
            taken: session.times().map(milliseconds).collect(),
            thought: milliseconds(session.thought()),
        }
    }

    /// Sets the saved times on the moves of a game.
    pub fn restore<G: Game>(&self, session: &mut Session<G>) {
        let taken = self.taken.iter().map(|&taken| from_milliseconds(taken));
        session.set_times(taken, from_milliseconds(self.thought));
    }
}

impl Clock {
    /// The clock of a new game.
    pub const fn new(control: TimeControl) -> Self {
        Self { control, since: None, paused: false }
    }

    /// The clock of a saved game; once that has `begun`, the clock is paused until [`Clock::go_on`].
    pub const fn restored(control: TimeControl, begun: bool) -> Self {
        Self { paused: begun, ..Self::new(control) }
    }

    /// The time control.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// Returns `true` if the users have paused the clock.
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Returns `true` if time is running.
    pub const fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// Pauses the clock until [`Clock::go_on`].
    pub const fn pause(&mut self) {
        self.since = None;
        self.paused = true;
    }

    /// Resumes a paused clock.
    pub const fn go_on(&mut self) {
        self.paused = false;
    }

    /// Returns the time that has run since the last call. From `now` (in seconds) on, time runs if the game
    /// `goes_on` and the clock is not paused.
    pub fn pass(&mut self, goes_on: bool, now: f64) -> Duration {
        let passed = self.since.map_or(0.0, |since| now - since);
        self.since = (goes_on && !self.paused).then_some(now);
        Duration::try_from_secs_f64(passed).unwrap_or_default()
    }

    /// The time that a player had left when the current move began, given the player and the time of each
    /// move so far.
    pub fn left(
        &self,
        player: Player,
        moves: impl Iterator<Item = (Player, Duration)>,
    ) -> Duration {
        let whole = self.control.whole(player);
        if matches!(self.control, TimeControl::Move { .. }) {
            return whole;
        }
        let own = moves.filter(|&(mover, _)| mover == player);
        own.fold(whole, |left, (_, taken)| match left.checked_sub(taken) {
            Some(left) if !left.is_zero() => left + self.control.more(player),
            // A player whose time ran out is out of the game.
            _ => Duration::ZERO,
        })
    }

    /// The time that a computer in this seat may think about a move with this much time left.
    pub fn share(&self, player: Player, left: Duration) -> Duration {
        let spare = left.saturating_sub(RESERVE);
        let share = match self.control {
            TimeControl::Game { .. } | TimeControl::Each(_) => {
                (spare / MOVES_TO_GO + self.control.more(player) * 3 / 4).min(spare / 2)
            }
            TimeControl::Move { .. } => spare,
        };
        share.max(AT_ONCE)
    }
}

/// Converts a time to its saved form, in milliseconds.
pub fn milliseconds(time: Duration) -> u64 {
    time.as_millis().min(u128::from(u64::MAX)) as u64
}

/// Converts a saved time, in milliseconds; at most one day.
pub fn from_milliseconds(count: u64) -> Duration {
    /// In milliseconds; no clock has more.
    const MOST: u64 = 1_000 * 60 * 60 * 24;
    Duration::from_millis(count.min(MOST))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLITZ: TimeControl = TimeControl::Game { minutes: 1, more: 2 };
    const WHITE: Player = Player::FIRST;
    const BLACK: Player = Player::SECOND;

    fn seconds(count: f64) -> Duration {
        Duration::from_secs_f64(count)
    }

    fn left(control: TimeControl, player: Player, taken: &[f64]) -> Duration {
        let movers = [WHITE, BLACK].into_iter().cycle();
        let taken = taken.iter().map(|&taken| seconds(taken));
        Clock::new(control).left(player, movers.zip(taken))
    }

    #[test]
    fn every_move_takes_its_time_and_adds_some() {
        let taken = [0.0, 7.0, 5.0];
        assert_eq!(left(BLITZ, WHITE, &taken), seconds(60.0 + 2.0 - 5.0 + 2.0));
        assert_eq!(left(BLITZ, BLACK, &taken), seconds(60.0 - 7.0 + 2.0));
        assert_eq!(left(BLITZ, BLACK, &[0.0, 60.0, 1.0, 1.0]), Duration::ZERO);
    }

    #[test]
    fn where_every_move_has_its_own_time_nothing_is_carried_over() {
        let control = TimeControl::Move { seconds: 20 };
        for player in [WHITE, BLACK] {
            assert_eq!(left(control, player, &[0.0, 8.0, 19.0]), seconds(20.0));
        }
    }

    const TENS: GameTime = GameTime { minutes: 10, more: 5 };
    const FIVE: GameTime = GameTime { minutes: 5, more: 0 };

    fn each(times: &[GameTime]) -> TimeControl {
        TimeControl::each(times).expect("two or three times")
    }

    #[test]
    fn each_seat_has_its_own_time_and_increment() {
        let control = each(&[TENS, FIVE]);
        let taken = [0.0, 7.0, 5.0];
        assert_eq!(left(control, WHITE, &taken), seconds(600.0 + 5.0 - 5.0 + 5.0));
        assert_eq!(left(control, BLACK, &taken), seconds(300.0 - 7.0));
        let third = Player::seat(2);
        let of_three = each(&[FIVE, FIVE, TENS]);
        assert_eq!(
            [WHITE, BLACK, third].map(|seat| of_three.whole(seat).as_secs()),
            [300, 300, 600]
        );
        let clock = Clock::new(control);
        assert!(clock.share(WHITE, seconds(60.0)) > clock.share(BLACK, seconds(60.0)));
    }

    #[test]
    fn times_that_are_all_alike_are_written_as_before() {
        let control = each(&[TENS, TENS, TENS]);
        assert_eq!(control, TimeControl::Game { minutes: 10, more: 5 });
        assert_eq!(ron::to_string(&control).expect("a text"), "Game(minutes:10,more:5)");
        let same: TimeControl =
            ron::from_str("Each([(minutes: 10, more: 5), (minutes: 10, more: 5)])").expect("times");
        assert_eq!(same, control);
    }

    #[test]
    fn times_of_seats_come_back_from_their_text() {
        for times in [[TENS, FIVE].as_slice(), &[FIVE, TENS, FIVE]] {
            let control = each(times);
            let text = ron::to_string(&control).expect("a text");
            assert_eq!(ron::from_str(&text), Ok(control), "{text}");
        }
    }

    #[test]
    fn times_follow_the_players_to_other_seats() {
        let control = each(&[TENS, FIVE]);
        assert_eq!(control.reseated(&[BLACK, WHITE]), each(&[FIVE, TENS]));
        assert_eq!(BLITZ.reseated(&[BLACK, WHITE]), BLITZ);
    }

    #[test]
    fn time_passes_only_while_the_game_goes_on_and_the_clock_is_not_stopped() {
        let mut clock = Clock::new(BLITZ);
        assert_eq!(clock.pass(false, 5.0), Duration::ZERO);
        assert!(!clock.is_running());
        assert_eq!(clock.pass(true, 10.0), Duration::ZERO);
        assert_eq!(clock.pass(true, 14.0), seconds(4.0));
        clock.pause();
        assert_eq!(clock.pass(true, 50.0), Duration::ZERO);
        assert!(clock.is_paused() && !clock.is_running());
        clock.go_on();
        assert_eq!(clock.pass(true, 100.0), Duration::ZERO);
        assert_eq!(clock.pass(false, 103.0), seconds(3.0));
        assert_eq!(clock.pass(false, 200.0), Duration::ZERO);
        assert_eq!(clock.pass(true, f64::NAN), Duration::ZERO);
    }

    #[test]
    fn the_restored_clock_of_a_game_in_progress_is_paused() {
        assert!(Clock::restored(BLITZ, true).is_paused());
        assert!(!Clock::restored(BLITZ, false).is_paused());
    }

    #[test]
    fn impossible_time_controls_are_rejected() {
        for text in [
            "Game(minutes: 0, more: 0)",
            "Game(minutes: 121, more: 0)",
            "Game(minutes: 5, more: 61)",
            "Move(seconds: 4)",
            "Move(seconds: 301)",
            "Move(seconds: -1)",
            "Each([])",
            "Each([(minutes: 5, more: 0)])",
            "Each([(minutes: 5, more: 0), (minutes: 0, more: 0)])",
            "Each([(minutes: 5, more: 0), (minutes: 121, more: 0)])",
            "Each([(minutes: 5, more: 0), (minutes: 5, more: 61)])",
            "Each([(minutes: 1, more: 0), (minutes: 2, more: 0), (minutes: 3, more: 0), (minutes: 4, more: 0)])",
            "Each([Game(minutes: 5, more: 0), Move(seconds: 5)])",
        ] {
            assert!(ron::from_str::<TimeControl>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn absurd_times_run_out_without_a_panic() {
        let endless = from_milliseconds(u64::MAX);
        let movers = [WHITE, BLACK].into_iter().cycle().take(9);
        let moves = movers.map(|mover| (mover, endless));
        assert_eq!(Clock::new(BLITZ).left(WHITE, moves), Duration::ZERO);
        assert_eq!(milliseconds(Duration::MAX), u64::MAX);
        let mut clock = Clock::new(BLITZ);
        clock.pass(true, 10.0);
        assert_eq!(clock.pass(true, 3.0), Duration::ZERO, "a clock never goes back");
    }

    #[test]
    fn the_computer_keeps_its_last_second_in_reserve() {
        let game = Clock::new(BLITZ);
        let each = Clock::new(TimeControl::Move { seconds: 5 });
        for left in [0.0, 0.2, 1.0, 1.5, 3.0, 5.0, 60.0].map(seconds) {
            let least = left.saturating_sub(RESERVE).max(AT_ONCE);
            assert!(game.share(WHITE, left) <= least && each.share(BLACK, left) <= least);
        }
        assert_eq!(each.share(WHITE, seconds(5.0)), seconds(4.0));
        assert!(game.share(WHITE, seconds(60.0)) < seconds(4.0), "for many moves");
    }

    #[test]
    fn the_warning_time_is_at_most_half_of_the_whole_time() {
        assert_eq!(BLITZ.little(WHITE), seconds(10.0));
        for (whole, little) in [(5, 2.5), (12, 5.0), (20, 5.0), (30, 7.5), (60, 10.0)] {
            let control = TimeControl::Move { seconds: whole };
            assert_eq!(control.little(BLACK), seconds(little), "{whole}");
        }
    }
}
