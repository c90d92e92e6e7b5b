//! The walk of the highlight from item to item. It knows times and keys of items, not what they are.

/// Time after a choice or a change of the items in which a press counts for nothing, in seconds.
const GRACE: f64 = 0.3;
/// Rounds without a choice after which the walk becomes slower.
const PATIENCE: u8 = 2;

/// The walk over the items of one level.
#[derive(Debug, Default)]
pub struct StopWalk {
    keys: Vec<u64>,
    at: usize,
    /// Time at which it came to the item, in seconds.
    since: f64,
    /// Time of the last choice or change, in seconds.
    begun: f64,
    rounds: u8,
}

impl StopWalk {
    /// Goes on over the items with these keys; `pace` is the time for each in seconds, `None` if only a key moves on.
    /// Returns `true` if the walk is to become slower.
    pub fn follow(&mut self, keys: Vec<u64>, now: f64, pace: Option<f64>) -> bool {
        if keys != self.keys {
            self.keys = keys;
            self.rounds = 0;
            self.begin(now);
            return false;
        }
        match pace {
            Some(pace) if now - self.since >= pace => self.go_on(now),
            _ => false,
        }
    }

    /// Goes to the next item. Returns `true` if the walk is to become slower.
    pub fn go_on(&mut self, now: f64) -> bool {
        self.at += 1;
        self.since = now;
        if self.at < self.keys.len() {
            return false;
        }
        self.at = 0;
        self.rounds += 1;
        if self.rounds < PATIENCE {
            return false;
        }
        self.rounds = 0;
        true
    }

    /// Chooses the present item and begins again. Returns its place; `None` if the press comes too early to be meant.
    pub fn choose(&mut self, now: f64) -> Option<usize> {
        if self.keys.is_empty() || now - self.begun < GRACE {
            return None;
        }
        let chosen = self.at;
        self.rounds = 0;
        self.begin(now);
        Some(chosen)
    }

    /// The place of the present item.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Time spent at the present item, in seconds.
    pub(super) fn spent(&self, now: f64) -> f64 {
        now - self.since
    }

    fn begin(&mut self, now: f64) {
        (self.at, self.since, self.begun) = (0, now, now);
    }
}
