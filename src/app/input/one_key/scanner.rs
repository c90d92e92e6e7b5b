//! The walk of the highlight from item to item. It knows times and keys of items, not what they are.

/// Time after a choice or a change of the items in which a press counts for nothing, in seconds.
const GRACE: f64 = 0.3;
/// Rounds without a choice after which the walk rests until the next press.
const PATIENCE: u8 = 3;

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
    /// Key of the item at which the walk goes on when the items change.
    next: Option<u64>,
}

impl StopWalk {
    /// Goes on over the items with these keys; `pace` is the time for each in seconds, `None` if only a key moves on.
    pub fn follow(&mut self, keys: Vec<u64>, now: f64, pace: Option<f64>) {
        if keys != self.keys {
            self.keys = keys;
            self.rounds = 0;
            self.begin(now);
            let next = self.next.and_then(|next| self.keys.iter().position(|key| *key == next));
            self.at = next.unwrap_or(0);
        } else if pace.is_some_and(|pace| now - self.since >= pace) && !self.is_resting() {
            self.go_on(now);
            self.rounds += u8::from(self.at == 0);
        }
    }

    /// Returns `true` after some rounds in which nobody was there. The next press wakes the walk and chooses nothing.
    pub fn is_resting(&self) -> bool {
        self.rounds >= PATIENCE
    }

    /// Goes to the next item.
    pub fn go_on(&mut self, now: f64) {
        self.at = (self.at + 1) % self.keys.len().max(1);
        self.since = now;
    }

    /// Chooses the present item and begins again. Returns its place; `None` if the press comes too early to be meant, or
    /// wakes the walk.
    pub fn choose(&mut self, now: f64) -> Option<usize> {
        if self.keys.is_empty() || now - self.begun < GRACE {
            return None;
        }
        let chosen = (!self.is_resting()).then_some(self.at);
        self.rounds = 0;
        self.next = None;
        self.begin(now);
        chosen
    }

    /// Stays at an item after it was chosen, because it is likely to be chosen again.
    pub fn stay_at(&mut self, key: u64) {
        self.next = Some(key);
        self.at = self.keys.iter().position(|known| *known == key).unwrap_or(self.at);
    }

    /// Stays there no longer.
    pub fn leave(&mut self, now: f64) {
        if self.next.take().is_some() {
            self.begin(now);
        }
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
