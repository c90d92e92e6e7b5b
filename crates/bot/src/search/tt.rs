//! Transposition table.
//!
//! Several threads share one table without locks. An entry is two words, and its key is stored mixed with its
//! data: a reader that sees the words of two different writes finds a wrong key and takes the entry for
//! another position's (Hyatt and Mann, 2002). The table grows as it fills, up to its size; entries that are
//! lost when two threads change the same bucket are searched again.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use super::Score;
use super::linear_hash::{LinearHashTable, Split};
use super::window::Window;

/// Transposition table that takes only as much memory as it needs, up to its size.
pub struct TranspositionTable {
    buckets: LinearHashTable<Place, BUCKET>,
    age: AtomicU8,
}

/// Number of entries per bucket; they fill one cache line.
const BUCKET: usize = 4;
const MIB: usize = 1 << 20;
const AGES: u8 = 64;
/// Plies of depth by which the value of an entry falls with each search since it was used.
const PLIES_PER_AGE: i32 = 3;

/// Stored entry: the key mixed with the data, and the data.
type Place = [AtomicU64; 2];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Upper,
    Lower,
    Exact,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct TtEntry {
    /// Index of the best move, or of one that refutes the position.
    pub(super) move_index: Option<u16>,
    /// Score for the side to move, with wins counted from this position.
    pub(super) score: Score,
    pub(super) depth: u32,
    pub(super) bound: Bound,
}

impl TtEntry {
    /// Keeps the move, but says nothing about the score.
    pub(super) fn move_only(self) -> Self {
        Self { score: Score::LOWEST, bound: Bound::Lower, ..self }
    }

    /// Score, with wins counted from the root, if it settles the window.
    pub(super) fn answer(&self, window: Window, ply: usize) -> Option<Score> {
        let score = self.score.counted_from_root(ply);
        let answers = match self.bound {
            Bound::Exact => true,
            Bound::Lower => score >= window.beta,
            Bound::Upper => score <= window.alpha,
        };
        answers.then_some(score)
    }
}

impl TranspositionTable {
    /// Creates a table of at most this many MiB; 0 stores nothing. If the system has less memory, the table
    /// is smaller; a system that promises more memory than it has may kill the program instead.
    pub fn new(mib: usize) -> Self {
        Self { buckets: LinearHashTable::new(mib.saturating_mul(MIB)), age: AtomicU8::new(0) }
    }

    /// Allocates the initial memory on the first call.
    pub fn allocate(&self) {
        self.buckets.allocate();
    }

    pub(super) fn prepare(&self) {
        self.allocate();
        self.age.store((self.age.load(Relaxed) + 1) % AGES, Relaxed);
    }

    /// Returns the part of the table that the current search has filled, in thousandths, from a sample.
    pub fn hashfull(&self) -> u32 {
        const SAMPLE: usize = 250;
        let age = self.age.load(Relaxed);
        let places = self.buckets.first().iter().take(SAMPLE * BUCKET);
        let filled = places.map(stored).filter(|entry| {
            let is_there = entry.depth() > 0;
            is_there && entry.age() == age
        });
        (filled.count() * self.buckets.used() / 1000) as u32
    }

    #[inline]
    pub(super) fn prefetch(&self, key: u64) {
        self.buckets.prefetch(key);
    }

    #[inline]
    pub(super) fn probe(&self, key: u64) -> Option<TtEntry> {
        let bucket = self.buckets.bucket(key)?;
        let found = bucket.iter().find_map(|place| entry(place, key))?;
        Some(found.unpacked())
    }

    /// Replaces the entry of the same position, or the one with the least value.
    #[inline]
    pub(super) fn store(&self, key: u64, known: TtEntry) {
        let Some(bucket) = self.buckets.bucket(key) else {
            return;
        };
        let age = self.age.load(Relaxed);
        let same = bucket.iter().find_map(|place| Some((place, entry(place, key)?)));
        let worth = |place: &&Place| stored(place).worth(age);
        let Some(place) = same.map(|(place, _)| place).or_else(|| bucket.iter().min_by_key(worth))
        else {
            return;
        };
        let was_empty = stored(place).depth() == 0;
        let move_index =
            known.move_index.or_else(|| same.and_then(|(_, entry)| entry.unpacked().move_index));
        let entry = PackedEntry::new(TtEntry { move_index, ..known }, age);
        let [check, data] = place;
        check.store(key ^ entry.0, Relaxed);
        data.store(entry.0, Relaxed);
        if was_empty {
            self.grow();
        }
    }

    /// Takes another bucket into use. This happens for every entry in a place that was empty, so that buckets
    /// hold one entry or two and have room for a third.
    fn grow(&self) {
        if let Some(Split { bucket, sibling }) = self.buckets.grow() {
            let leaves = |key| {
                let found = self.buckets.bucket(key);
                found.is_some_and(|found| std::ptr::eq(found, sibling))
            };
            divide(bucket, leaves, sibling);
        }
    }
}

fn divide(bucket: &[Place], leaves: impl Fn(u64) -> bool, sibling: &[Place]) {
    for ([check, data], [new_check, new_data]) in bucket.iter().zip(sibling) {
        let (mixed, word) = (check.load(Relaxed), data.load(Relaxed));
        if word != 0 && leaves(mixed ^ word) {
            new_check.store(mixed, Relaxed);
            new_data.store(word, Relaxed);
            data.store(0, Relaxed);
        }
    }
}

#[inline]
fn stored([_, data]: &Place) -> PackedEntry {
    PackedEntry(data.load(Relaxed))
}

#[inline]
fn entry(place: &Place, key: u64) -> Option<PackedEntry> {
    let entry = stored(place);
    (place[0].load(Relaxed) ^ entry.0 == key && entry.depth() > 0).then_some(entry)
}

/// Entry in one word. From the lowest bit: the score plus [`SCORE_SHIFT`] (24 bits), the move index plus one
/// (16, 0 for no move), the depth (8, 0 for no entry), the bound (2), the age (6).
#[derive(Clone, Copy)]
struct PackedEntry(u64);

/// Makes stored scores positive.
const SCORE_SHIFT: i32 = 1 << 23;

impl PackedEntry {
    fn new(known: TtEntry, age: u8) -> Self {
        let score = (known.score.centi() + SCORE_SHIFT) as u64;
        let move_index = known.move_index.map_or(0, |move_index| u64::from(move_index) + 1);
        let depth = u64::from(known.depth.clamp(1, 255));
        let bound = known.bound as u64;
        Self(score | move_index << 24 | depth << 40 | bound << 48 | u64::from(age) << 50)
    }

    fn depth(self) -> u32 {
        (self.0 >> 40) as u32 & 0xff
    }

    fn age(self) -> u8 {
        (self.0 >> 50) as u8 & (AGES - 1)
    }

    fn unpacked(self) -> TtEntry {
        let move_index = (self.0 >> 24) as u16;
        TtEntry {
            move_index: move_index.checked_sub(1),
            score: Score::stored((self.0 & 0xff_ffff) as i32 - SCORE_SHIFT),
            depth: self.depth(),
            bound: match (self.0 >> 48) & 3 {
                0 => Bound::Upper,
                1 => Bound::Lower,
                _ => Bound::Exact,
            },
        }
    }

    /// Value in replacement: the depth, less the older the entry is.
    fn worth(self, now: u8) -> i32 {
        let age = (now + AGES - self.age()) % AGES;
        self.depth() as i32 - PLIES_PER_AGE * i32::from(age)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(depth: u32) -> TtEntry {
        TtEntry {
            move_index: Some(depth as u16),
            score: Score::estimate(depth as i32),
            depth,
            bound: Bound::Exact,
        }
    }

    #[test]
    fn what_is_stored_is_found_by_its_key_only() {
        let table = TranspositionTable::new(1);
        table.prepare();
        table.store(77, known(5));
        assert_eq!(table.probe(77).map(|known| known.depth), Some(5));
        assert!(table.probe(78).is_none());
    }

    #[test]
    fn a_table_of_no_size_remembers_nothing() {
        let table = TranspositionTable::new(0);
        table.prepare();
        table.store(77, known(5));
        assert!(table.probe(77).is_none());
    }

    #[test]
    fn a_full_place_gives_up_the_shallowest_and_then_the_oldest() {
        let table = TranspositionTable::new(1);
        table.prepare();
        for depth in 1..=5 {
            table.store(u64::from(depth), known(depth));
        }
        assert!(table.probe(1).is_none());
        assert!(table.probe(2).is_some());
        for _ in 0..3 {
            table.prepare();
        }
        table.store(6, known(1));
        table.store(7, known(1));
        assert!(table.probe(6).is_some(), "newer beats deeper after a while");
    }

    #[test]
    fn what_is_stored_stays_while_the_table_grows_and_it_grows_no_more_than_needed() {
        let table = TranspositionTable::new(8);
        table.prepare();
        let key = |number: u64| {
            let product = u128::from(number + 1) * 0x9e37_79b9_7f4a_7c15;
            let product =
                u128::from(product as u64 ^ 0xa076_1d64_78bd_642f) * 0xe703_7ed1_a0b4_28db;
            (product >> 64) as u64 ^ product as u64
        };
        for (count, used) in [(0, 125), (20_000, 300), (60_000, 600)] {
            (0..count).for_each(|number| table.store(key(number), known(9)));
            let found = (0..count).filter(|&number| table.probe(key(number)).is_some());
            let (found, now) = (found.count() as u64, table.buckets.used());
            assert!(found * 100 >= count * 95 && now <= used, "{found} of {count}, {now}");
        }
        for number in 200_000..2_000_000 {
            table.store(key(number), known(9));
        }
        assert_eq!(table.buckets.used(), 1000);
        assert!(table.hashfull() > 990);
    }

    #[test]
    fn an_entry_keeps_what_it_was_made_of() {
        for (move_index, score, bound) in [
            (None, Score::win_in(7), Bound::Lower),
            (Some(0), Score::loss_in(120), Bound::Upper),
            (Some(196), Score::estimate(-321), Bound::Exact),
        ] {
            let known = TtEntry { move_index, score, depth: 9, bound };
            let read = PackedEntry::new(known, 63).unpacked();
            assert_eq!((read.move_index, read.score), (move_index, score));
            assert_eq!((read.depth, read.bound), (9, bound));
        }
    }

    #[test]
    fn four_entries_fill_a_cache_line() {
        assert_eq!(size_of::<[Place; BUCKET]>(), 64);
    }
}
