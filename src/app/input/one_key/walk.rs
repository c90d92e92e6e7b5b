//! The walk of the highlight from stop to stop. It knows times and keys of stops, not what they are.

/// Time after a choice or a change of the stops in which a press counts for nothing, in seconds.
const GRACE: f64 = 0.3;
/// Rounds without a choice after which the walk becomes slower.
const PATIENCE: u8 = 2;

/// The walk over the stops of one level.
#[derive(Debug, Default)]
pub(super) struct Walk {
    keys: Vec<u64>,
    at: usize,
    /// Time at which it came to the stop, in seconds.
    since: f64,
    /// Time of the last choice or change, in seconds.
    begun: f64,
    rounds: u8,
}

impl Walk {
    /// Goes on over the stops with these keys; `pace` is the time for each in seconds, `None` if only a key moves on.
    /// Returns `true` if the walk is to become slower.
    pub(super) fn follow(&mut self, keys: Vec<u64>, now: f64, pace: Option<f64>) -> bool {
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

    /// Goes to the next stop. Returns `true` if the walk is to become slower.
    pub(super) fn go_on(&mut self, now: f64) -> bool {
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

    /// Chooses the present stop and begins again. Returns its place; `None` if the press comes too early to be meant.
    pub(super) fn choose(&mut self, now: f64) -> Option<usize> {
        if self.keys.is_empty() || now - self.begun < GRACE {
            return None;
        }
        let chosen = self.at;
        self.rounds = 0;
        self.begin(now);
        Some(chosen)
    }

    /// The place of the present stop.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// Time spent at the present stop, in seconds.
    pub(super) fn spent(&self, now: f64) -> f64 {
        now - self.since
    }

    fn begin(&mut self, now: f64) {
        (self.at, self.since, self.begun) = (0, now, now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_walk_goes_round_and_begins_again_after_a_choice() {
        let mut walk = Walk::default();
        let keys = || vec![7, 8, 9];
        assert!(!walk.follow(keys(), 0.0, Some(1.0)));
        assert_eq!(walk.choose(0.2), None, "too early");
        walk.follow(keys(), 1.0, Some(1.0));
        walk.follow(keys(), 1.5, Some(1.0));
        assert_eq!((walk.at(), walk.choose(1.6)), (1, Some(1)));
        walk.follow(keys(), 2.0, Some(1.0));
        assert_eq!(walk.at(), 0);
        for now in [2.7, 3.8, 4.9] {
            walk.follow(keys(), now, Some(1.0));
        }
        assert_eq!(walk.at(), 0, "once round");
        walk.follow(vec![7, 9], 5.0, Some(1.0));
        assert_eq!((walk.at(), walk.choose(5.1)), (0, None), "other stops");
    }

    #[test]
    fn two_rounds_without_a_choice_make_it_slower() {
        let mut walk = Walk::default();
        let slower = (0..9).map(|now| walk.follow(vec![1, 2], f64::from(now), Some(1.0)));
        let slower: Vec<bool> = slower.collect();
        let places: Vec<usize> = (0..9).filter(|&now| slower[now]).collect();
        assert_eq!(places, [4, 8]);
        let mut by_key = Walk::default();
        by_key.follow(vec![1, 2], 0.0, None);
        assert!(!by_key.follow(vec![1, 2], 99.0, None));
        assert_eq!(by_key.at(), 0);
        assert!(!by_key.go_on(99.0));
        assert_eq!(by_key.at(), 1);
    }
}
