//! When a picture is sent to a display that takes its time.
//!
//! There is never more than one picture on its way: what has not been sent cannot be late. A line
//! that is slow is spared the pictures that will be outdated before they are there.

use std::time::{Duration, Instant};

/// A picture that takes less is sent without a thought.
const SOON: Duration = Duration::from_millis(100);
/// The longest time for which a picture waits for another that will follow it at once.
const LONGEST: Duration = Duration::from_millis(500);
/// From how many bytes on a picture tells how fast the line is.
const TELLING: usize = 16 * 1024;

/// What is to be done with a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// It is sent.
    Send,
    /// It waits until then for a newer one.
    Wait(Instant),
}

/// The speed of a line, and what is on its way.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pace {
    /// The shortest time that a picture has taken.
    latency: Option<Duration>,
    /// How long a byte takes, in seconds.
    byte: Option<f64>,
    /// When the picture that is on its way was sent, and how many bytes it has.
    away: Option<(Instant, usize)>,
    /// Since when a picture waits for a newer one.
    waiting: Option<Instant>,
}

impl Pace {
    /// Whether a picture is on its way.
    pub(super) const fn is_busy(&self) -> bool {
        self.away.is_some()
    }

    /// The picture that was on its way has been taken.
    pub(super) fn taken(&mut self, at: Instant) {
        let Some((sent, bytes)) = self.away.take() else {
            return;
        };
        let time = at.saturating_duration_since(sent);
        let latency = self.latency.map_or(time, |latency| latency.min(time));
        if bytes >= TELLING {
            let byte = time
                .saturating_sub(latency)
                .as_secs_f64()
                .max(time.as_secs_f64() / 2.0)
                / bytes as f64;
            self.byte = Some(self.byte.map_or(byte, |before| f64::midpoint(before, byte)));
        } else {
            self.latency = Some(latency);
        }
    }

    /// A picture of so many bytes has been sent.
    pub(super) const fn sent(&mut self, at: Instant, bytes: usize) {
        self.away = Some((at, bytes));
        self.waiting = None;
    }

    /// Whether a picture of so many bytes is sent now. `restless` says that another follows at
    /// once: something is in motion.
    pub(super) fn step(&mut self, now: Instant, bytes: usize, restless: bool) -> Step {
        let time = self.time(bytes);
        if !restless || time < SOON {
            return Step::Send;
        }
        let until = *self.waiting.get_or_insert(now) + time.min(LONGEST);
        if until <= now {
            Step::Send
        } else {
            Step::Wait(until)
        }
    }

    /// How long the line is busy with so many bytes. How far away the display is does not count:
    /// a picture that waits comes no sooner for it.
    fn time(&self, bytes: usize) -> Duration {
        let bytes = self.byte.map_or(0.0, |byte| byte * bytes as f64);
        Duration::from_secs_f64(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Duration = Duration::from_millis(16);

    /// The pace of a line on which a picture has taken this long.
    fn pace(now: Instant, bytes: usize, millis: u64) -> Pace {
        let mut pace = Pace::default();
        pace.sent(now, bytes);
        pace.taken(now + Duration::from_millis(millis));
        pace
    }

    #[test]
    fn on_a_fast_line_every_picture_of_a_motion_is_sent() {
        let now = Instant::now();
        let mut pace = pace(now, 2_000_000, 20);
        for _ in 0..20 {
            assert_eq!(pace.step(now, 500_000, true), Step::Send);
        }
    }

    #[test]
    fn on_a_slow_line_a_motion_is_sent_when_it_has_come_to_rest() {
        let mut now = Instant::now();
        let mut pace = pace(now, 125_000, 1000);
        for _ in 0..15 {
            assert!(matches!(pace.step(now, 100_000, true), Step::Wait(until) if until > now));
            now += FRAME;
        }
        assert_eq!(pace.step(now, 100_000, false), Step::Send);
    }

    #[test]
    fn what_never_rests_is_sent_now_and_then() {
        let begun = Instant::now();
        let mut now = begun;
        let mut pace = pace(now, 125_000, 1000);
        while pace.step(now, 100_000, true) != Step::Send {
            now += FRAME;
        }
        assert!(now - begun <= LONGEST + FRAME, "{:?}", now - begun);
        pace.sent(now, 100_000);
        assert!(pace.is_busy());
        pace.taken(now + FRAME);
        assert_ne!(
            pace.step(now, 100_000, true),
            Step::Send,
            "the next one waits as long"
        );
    }

    #[test]
    fn what_is_small_is_sent_at_once_on_a_slow_line_too() {
        let now = Instant::now();
        let mut pace = pace(now, 125_000, 1000);
        assert_eq!(pace.step(now, 2_000, true), Step::Send);
    }

    #[test]
    fn what_is_small_is_sent_at_once_to_a_display_that_is_far_away_too() {
        let now = Instant::now();
        let mut pace = pace(now, 1000, 400);
        pace.sent(now, 125_000);
        pace.taken(now + Duration::from_millis(500));
        assert_eq!(pace.step(now, 2_000, true), Step::Send);
    }

    #[test]
    fn a_line_that_becomes_fast_is_seen_to_be_so() {
        let now = Instant::now();
        let mut pace = pace(now, 125_000, 1000);
        for _ in 0..8 {
            pace.sent(now, 125_000);
            pace.taken(now + Duration::from_millis(5));
        }
        assert_eq!(pace.step(now, 100_000, true), Step::Send);
    }
}
