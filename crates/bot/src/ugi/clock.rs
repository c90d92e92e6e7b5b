//! Arguments of `go`, and the time for a move.

use std::time::Duration;

use crate::Limits;
use kuba_rules::Player;
use kuba_rules::phrase::excerpt;

/// Part of a clock that is never used for planning: answers take time on the way, and a busy machine causes
/// delays.
const RESERVE: Duration = Duration::from_millis(50);
/// Divisor of the time left, for a move with only a clock.
const PART: u32 = 25;
const INSTANT: Duration = Duration::from_millis(1);
/// Assumed clock of a player who has none while others do.
const UNTOLD: Duration = Duration::from_secs(10);

const SEATS: usize = 4;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    pub(super) limits: Limits,
    /// Answer only after `stop`.
    pub(super) infinite: bool,
}

#[derive(Clone, Copy, Debug, Default)]
struct TimeLeft {
    left: Option<Duration>,
    /// Increment per move.
    more: Duration,
}

impl Go {
    pub(super) fn read(words: &[&str], turn: Player) -> Result<Self, String> {
        let mut go = Self::default();
        let mut clocks = [TimeLeft::default(); SEATS];
        let mut timed = false;
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            if word == "infinite" {
                go.infinite = true;
                continue;
            }
            let value = words.next().and_then(|value| value.parse::<i64>().ok());
            let Some(value) = value else {
                return Err(format!("go {} wants a number", excerpt(word)));
            };
            // An overdrawn clock is sent as a negative time.
            let value = value.max(0) as u64;
            let time = Duration::from_millis(value);
            if let Some((seat, what)) = of_a_clock(word) {
                timed = true;
                match what {
                    ClockField::Left => clocks[seat].left = Some(time),
                    ClockField::More => clocks[seat].more = time,
                }
                continue;
            }
            match word {
                "movetime" => go.limits.time = Some(time),
                "nodes" => go.limits.nodes = Some(value),
                "depth" => go.limits.depth = Some(value.clamp(1, 255) as u32),
                "movestogo" => timed = true,
                other => return Err(format!("go does not know {}", excerpt(other))),
            }
        }
        if timed && go.limits.time.is_none() && !go.infinite {
            let share = clocks[turn.index()].share();
            go.limits.time = share.time;
            go.limits.depth = share.depth.or(go.limits.depth);
        }
        go.infinite |= go.limits == Limits::default();
        Ok(go)
    }
}

enum ClockField {
    Left,
    /// Increment per move.
    More,
}

/// Seat, from 0, and meaning of a word such as `p1time` or `p3inc`.
fn of_a_clock(word: &str) -> Option<(usize, ClockField)> {
    let (number, what) = word.strip_prefix('p')?.split_at_checked(1)?;
    let seat = number.parse::<usize>().ok()?.checked_sub(1)?;
    let what = match what {
        "time" => ClockField::Left,
        "inc" => ClockField::More,
        _ => return None,
    };
    (seat < SEATS).then_some((seat, what))
}

impl TimeLeft {
    /// Limits for a move. A clock that has almost run out is only good for one ply, which takes next to no
    /// time.
    fn share(self) -> Limits {
        let spare = self.left.unwrap_or(UNTOLD).saturating_sub(RESERVE);
        if spare.is_zero() {
            return Limits { depth: Some(1), time: Some(INSTANT), nodes: None };
        }
        let share = spare / PART + self.more * 3 / 4;
        Limits { time: Some(share.min(spare / 2)), ..Limits::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(text: &str) -> Result<Go, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Go::read(&words, Player::SECOND)
    }

    fn time(text: &str) -> Option<Duration> {
        go(text).expect("a clock").limits.time
    }

    #[test]
    fn a_clock_gives_a_part_of_ones_own_time() {
        let clock = "p1time 1 p2time 50050 p1inc 0 p2inc 1000";
        assert_eq!(time(clock), Some(Duration::from_millis(2750)));
        assert!(!go(clock).expect("a clock").infinite);
    }

    #[test]
    fn a_clock_that_has_almost_run_out_leaves_time_for_the_way() {
        assert_eq!(time("p1time 9 p2time 60 p2inc 5000"), Some(Duration::from_millis(5)));
        for clock in ["p2time 50", "p2time 0", "p2time -100", "p2time 20 p2inc 90"] {
            let go = go(clock).expect("a clock");
            assert_eq!((go.limits.depth, go.limits.time), (Some(1), Some(INSTANT)));
            assert!(!go.infinite);
        }
    }

    #[test]
    fn a_small_clock_lasts_for_a_long_game() {
        let mut left = Duration::from_millis(100);
        for _ in 0..400 {
            let clock = format!("p2time {}", left.as_millis());
            if go(&clock).expect("a clock").limits.depth == Some(1) {
                break;
            }
            left -= time(&clock).unwrap_or_default();
        }
        assert!(left + INSTANT >= RESERVE, "{left:?}");
    }

    #[test]
    fn a_clock_of_the_other_side_alone_lets_the_search_end() {
        for clock in ["p1time 60000", "p1inc 1000", "movestogo 5"] {
            let share = UNTOLD.saturating_sub(RESERVE) / PART;
            assert_eq!(time(clock), Some(share), "{clock}");
        }
    }

    #[test]
    fn a_third_player_has_a_clock_and_a_fifth_has_none() {
        let third = |text: &str| {
            let words: Vec<&str> = text.split_whitespace().collect();
            Go::read(&words, Player::seat(2))
        };
        let clocks = "p1time 1 p2time 1 p3time 50050 p3inc 1000";
        let time = third(clocks).expect("clocks").limits.time;
        assert_eq!(time, Some(Duration::from_millis(2750)));
        for word in ["p5time", "p0time", "p3", "p", "pxtime", "pétime", "p3turn"] {
            assert!(third(&format!("{word} 5")).is_err(), "{word}");
        }
    }

    #[test]
    fn without_a_limit_it_goes_on_until_it_is_stopped() {
        assert!(go("").expect("no limit").infinite);
        assert!(go("infinite").expect("no limit").infinite);
        assert!(go("p2time 9 infinite").expect("no limit").infinite);
    }

    #[test]
    fn what_is_no_number_or_no_limit_is_named() {
        assert!(go("depth x").unwrap_err().contains("depth"));
        assert!(go("movetime").unwrap_err().contains("movetime"));
        assert!(go("sideways 3").unwrap_err().contains("sideways"));
    }
}
