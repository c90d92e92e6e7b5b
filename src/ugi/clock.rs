//! What `go` asks for, and how much of a clock's time a move may take.

use std::time::Duration;

use crate::bot::Limits;
use crate::phrase::excerpt;
use crate::rules::Player;

/// Time for the way of an answer, which a clock must not run out in.
const OVERHEAD: Duration = Duration::from_millis(20);
/// With nothing but a clock, a move gets this part of the time left.
const PART: u32 = 25;

/// What `go` asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    /// When to stop by itself.
    pub(super) limits: Limits,
    /// Not before `stop`.
    pub(super) infinite: bool,
}

impl Go {
    /// Reads the words after `go`, for this player to move.
    pub(super) fn read(words: &[&str], turn: Player) -> Result<Self, String> {
        let mut go = Self::default();
        let (mut left, mut more) = (None, Duration::ZERO);
        let own = turn.index() + 1;
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            if word == "infinite" {
                go.infinite = true;
                continue;
            }
            let value = words.next().and_then(|value| value.parse::<u64>().ok());
            let Some(value) = value else {
                return Err(format!("go {} wants a number", excerpt(word)));
            };
            let time = Duration::from_millis(value);
            match word {
                "movetime" => go.limits.time = Some(time),
                "nodes" => go.limits.nodes = Some(value),
                "depth" => go.limits.depth = Some(value.clamp(1, 255) as u32),
                "p1time" | "p2time" if word[1..].starts_with(&own.to_string()) => {
                    left = Some(time);
                }
                "p1inc" | "p2inc" if word[1..].starts_with(&own.to_string()) => more = time,
                "p1time" | "p2time" | "p1inc" | "p2inc" | "movestogo" => {}
                other => return Err(format!("go does not know {}", excerpt(other))),
            }
        }
        if let Some(left) = left {
            let share = left / PART + more * 3 / 4;
            let most = left.saturating_sub(OVERHEAD) / 2;
            go.limits.time = Some(share.min(most).max(Duration::from_millis(1)));
        }
        go.infinite |= go.limits == Limits::default();
        Ok(go)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(text: &str) -> Result<Go, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Go::read(&words, Player::SECOND)
    }

    #[test]
    fn a_clock_gives_a_part_of_ones_own_time() {
        let go = go("p1time 1 p2time 50000 p1inc 0 p2inc 1000").expect("a clock");
        assert_eq!(go.limits.time, Some(Duration::from_millis(2750)));
        assert!(!go.infinite);
    }

    #[test]
    fn a_clock_that_has_almost_run_out_leaves_time_for_the_way() {
        let go = go("p1time 9 p2time 30 p2inc 5000").expect("a clock");
        assert_eq!(go.limits.time, Some(Duration::from_millis(5)));
    }

    #[test]
    fn without_a_limit_it_goes_on_until_it_is_stopped() {
        assert!(go("").expect("no limit").infinite);
        assert!(go("infinite").expect("no limit").infinite);
    }

    #[test]
    fn what_is_no_number_or_no_limit_is_named() {
        assert!(go("depth x").unwrap_err().contains("depth"));
        assert!(go("movetime").unwrap_err().contains("movetime"));
        assert!(go("sideways 3").unwrap_err().contains("sideways"));
    }
}
