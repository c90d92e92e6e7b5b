//! Transposition table of the proof search.

use super::numbers::ProofNumbers;

const MOST: u64 = 1 << 18;
const FEWEST: u64 = 1 << 10;
const BUCKET: usize = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Status<M> {
    pub(super) numbers: ProofNumbers,
    /// Maximum number of plies until the end of a proved win.
    pub(super) plies: u32,
    /// Ply of the position on the path whose recurrence a disproof rests on.
    pub(super) rests_on: usize,
    /// In a proved win the attacker's move or the longest resistance; `None` at the end of the game.
    pub(super) mv: Option<M>,
}

/// Table of fixed size. Entries that took more work stay longer, and wins stay longest.
pub(super) struct ProofTable<M> {
    entries: Vec<ProofEntry<M>>,
}

#[derive(Clone, Copy)]
struct ProofEntry<M> {
    key: u64,
    /// 0 in an empty place.
    work: u32,
    status: Status<M>,
}

impl<M: Copy> ProofTable<M> {
    pub(super) fn new(nodes: u64) -> Self {
        let empty = ProofEntry {
            key: 0,
            work: 0,
            status: Status { numbers: ProofNumbers::UNKNOWN, plies: 0, rests_on: 0, mv: None },
        };
        let count = nodes.clamp(FEWEST, MOST).next_power_of_two();
        Self { entries: vec![empty; count as usize] }
    }

    pub(super) fn probe(&self, key: u64) -> Option<Status<M>> {
        let first = self.bucket(key);
        self.entries[first..first + BUCKET]
            .iter()
            .find(|entry| entry.is_of(key))
            .map(|entry| entry.status)
    }

    /// Of two proofs of a win the shorter stays.
    pub(super) fn store(&mut self, key: u64, status: Status<M>, work: u64) {
        let first = self.bucket(key);
        let bucket = &mut self.entries[first..first + BUCKET];
        let same = bucket.iter().position(|entry| entry.is_of(key));
        let index =
            same.or_else(|| (0..BUCKET).min_by_key(|&index| bucket[index].worth())).unwrap_or(0);
        let entry = &mut bucket[index];
        let before = if same.is_some() { entry.work } else { 0 };
        let proved = same.is_some() && entry.status.numbers.is_proved();
        if !proved || (status.numbers.is_proved() && status.plies < entry.status.plies) {
            entry.status = status;
        }
        entry.key = key;
        entry.work = before.saturating_add(work.clamp(1, u64::from(u32::MAX)) as u32);
    }

    /// The high bits of the key choose the bucket.
    fn bucket(&self, key: u64) -> usize {
        let buckets = self.entries.len() / BUCKET;
        BUCKET * ((u128::from(key) * buckets as u128) >> 64) as usize
    }
}

impl<M> ProofEntry<M> {
    fn is_of(&self, key: u64) -> bool {
        self.key == key && self.work > 0
    }

    fn worth(&self) -> (bool, u32) {
        (self.status.numbers.is_proved(), self.work)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status(numbers: ProofNumbers, plies: u32) -> Status<u8> {
        Status { numbers, plies, rests_on: 0, mv: Some(plies as u8) }
    }

    #[test]
    fn the_shorter_proof_stays_and_nothing_else_takes_its_place() {
        let mut table = ProofTable::new(0);
        table.store(77, status(ProofNumbers::UNKNOWN, 0), 5);
        table.store(77, status(ProofNumbers::PROVED, 7), 5);
        table.store(77, status(ProofNumbers::PROVED, 9), 5);
        table.store(77, status(ProofNumbers::UNKNOWN, 0), 5);
        assert_eq!(table.probe(77), Some(status(ProofNumbers::PROVED, 7)));
        table.store(77, status(ProofNumbers::PROVED, 5), 5);
        assert_eq!(table.probe(77), Some(status(ProofNumbers::PROVED, 5)));
        assert_eq!(table.probe(78), None);
    }

    #[test]
    fn a_full_place_gives_up_the_least_work_but_no_proof() {
        let mut table = ProofTable::new(0);
        table.store(1, status(ProofNumbers::PROVED, 1), 1);
        for key in 2..=5 {
            table.store(key, status(ProofNumbers::UNKNOWN, 0), 10 * key);
        }
        assert!(table.probe(1).is_some());
        assert!(table.probe(2).is_none());
        assert!((3..=5).all(|key| table.probe(key).is_some()));
    }
}
