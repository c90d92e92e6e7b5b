//! The transposition table: what is known of positions that were searched before.
//!
//! Several threads share one table without locks. An entry is two words, and its key is stored
//! mixed with its data: a reader that catches the words of two different writes finds a key that
//! does not fit, and takes the entry for another position's (Hyatt and Mann, 2002). The table grows
//! as it fills, up to its size; what gets lost when two threads change the same bucket is searched
//! again.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use super::Score;
use super::linear_hash::{LinearHashTable, Split};
use super::window::Window;

/// A table that takes as much memory as it has use for, up to its size.
pub struct TranspositionTable {
    buckets: LinearHashTable<Place, BUCKET>,
    age: AtomicU8,
}

/// Entries that share a place; they fill one cache line.
const BUCKET: usize = 4;
const MIB: usize = 1 << 20;
/// Ages count round a circle of this many searches.
const AGES: u8 = 64;
/// How many plies of depth an entry loses in worth for each search since it was used.
const PLIES_PER_AGE: i32 = 3;

/// Where an entry is stored: the position's key, mixed with the data, and the data.
type Place = [AtomicU64; 2];

/// What a stored score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is at most this.
    AtMost,
    /// It is at least this.
    AtLeast,
    /// It is this.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct TtEntry {
    /// The move index of the best move, or of one that refutes the position.
    pub(super) move_index: Option<u16>,
    /// The score for the side to move, wins counted from this position.
    pub(super) score: Score,
    /// How deep it was searched, in plies.
    pub(super) depth: u32,
    /// What the score says.
    pub(super) bound: Bound,
}

impl TtEntry {
    /// The same, but nothing is said about the score.
    pub(super) fn move_only(self) -> Self {
        Self {
            score: Score::LOWEST,
            bound: Bound::AtLeast,
            ..self
        }
    }

    /// The score (wins counted from the root) if it answers the question that the window asks.
    pub(super) fn answer(&self, window: Window, ply: usize) -> Option<Score> {
        let score = self.score.counted_from_root(ply);
        let answers = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= window.high,
            Bound::AtMost => score <= window.low,
        };
        answers.then_some(score)
    }
}

impl TranspositionTable {
    /// A table of at most this many MiB; 0 remembers nothing. If the system has less memory, it
    /// is smaller; a system that promises more than it has may end the program instead.
    pub fn new(mib: usize) -> Self {
        Self {
            buckets: LinearHashTable::new(mib.saturating_mul(MIB)),
            age: AtomicU8::new(0),
        }
    }

    /// Takes its first memory, on the first call.
    pub fn allocate(&self) {
        self.buckets.allocate();
    }

    /// Gets ready for another search: lets what is known age.
    pub(super) fn prepare(&self) {
        self.allocate();
        self.age.store((self.age.load(Relaxed) + 1) % AGES, Relaxed);
    }

    /// The part of the table that the present search has filled, in thousandths: a sample.
    pub fn fullness(&self) -> u32 {
        const SAMPLE: usize = 250;
        let age = self.age.load(Relaxed);
        let places = self.buckets.first().iter().take(SAMPLE * BUCKET);
        let filled = places.map(stored).filter(|entry| {
            let is_there = entry.depth() > 0;
            is_there && entry.age() == age
        });
        (filled.count() * self.buckets.used() / 1000) as u32
    }

    /// Begins to fetch what is known of the position with this key, which takes memory a while.
    #[inline]
    pub(super) fn prefetch(&self, key: u64) {
        self.buckets.prefetch(key);
    }

    /// What is known of the position with this key.
    #[inline]
    pub(super) fn find(&self, key: u64) -> Option<TtEntry> {
        let bucket = self.buckets.bucket(key)?;
        let found = bucket.iter().find_map(|place| entry(place, key))?;
        Some(found.unpacked())
    }

    /// Remembers a position, in the place of the same one or of what is worth least.
    #[inline]
    pub(super) fn store(&self, key: u64, known: TtEntry) {
        let Some(bucket) = self.buckets.bucket(key) else {
            return;
        };
        let age = self.age.load(Relaxed);
        let same = bucket
            .iter()
            .find_map(|place| Some((place, entry(place, key)?)));
        let worth = |place: &&Place| stored(place).worth(age);
        let Some(place) = same
            .map(|(place, _)| place)
            .or_else(|| bucket.iter().min_by_key(worth))
        else {
            return;
        };
        let was_empty = stored(place).depth() == 0;
        let move_index = known
            .move_index
            .or_else(|| same.and_then(|(_, entry)| entry.unpacked().move_index));
        let entry = PackedEntry::new(
            TtEntry {
                move_index,
                ..known
            },
            age,
        );
        let [check, data] = place;
        check.store(key ^ entry.0, Relaxed);
        data.store(entry.0, Relaxed);
        if was_empty {
            self.grow();
        }
    }

    /// Takes another bucket into use, as for every entry in a place that was empty: a bucket that
    /// holds one entry or two has room for a third.
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

/// Moves the entries of a bucket whose keys say so to its sibling.
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

/// What is stored in a place.
#[inline]
fn stored([_, data]: &Place) -> PackedEntry {
    PackedEntry(data.load(Relaxed))
}

/// What is stored in a place, if it is about the position with this key.
#[inline]
fn entry(place: &Place, key: u64) -> Option<PackedEntry> {
    let entry = stored(place);
    (place[0].load(Relaxed) ^ entry.0 == key && entry.depth() > 0).then_some(entry)
}

/// What is known, in one word. From the lowest bit: the score and a constant (24 bits), the move
/// index and one (16, 0 for no move), the depth (8, 0 for no entry), the bound (2), the age (6).
#[derive(Clone, Copy)]
struct PackedEntry(u64);

/// Makes stored scores positive.
const SCORE_SHIFT: i32 = 1 << 23;

impl PackedEntry {
    fn new(known: TtEntry, age: u8) -> Self {
        let score = (known.score.centi() + SCORE_SHIFT) as u64;
        let move_index = known
            .move_index
            .map_or(0, |move_index| u64::from(move_index) + 1);
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
                0 => Bound::AtMost,
                1 => Bound::AtLeast,
                _ => Bound::Exact,
            },
        }
    }

    /// How much would be lost with it: its depth, less the older it is.
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
        assert_eq!(table.find(77).map(|known| known.depth), Some(5));
        assert!(table.find(78).is_none());
    }

    #[test]
    fn a_table_of_no_size_remembers_nothing() {
        let table = TranspositionTable::new(0);
        table.prepare();
        table.store(77, known(5));
        assert!(table.find(77).is_none());
    }

    #[test]
    fn a_full_place_gives_up_the_shallowest_and_then_the_oldest() {
        let table = TranspositionTable::new(1);
        table.prepare();
        for depth in 1..=5 {
            table.store(u64::from(depth), known(depth));
        }
        assert!(table.find(1).is_none());
        assert!(table.find(2).is_some());
        for _ in 0..3 {
            table.prepare();
        }
        table.store(6, known(1));
        table.store(7, known(1));
        assert!(table.find(6).is_some(), "newer beats deeper after a while");
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
            let found = (0..count).filter(|&number| table.find(key(number)).is_some());
            let (found, now) = (found.count() as u64, table.buckets.used());
            assert!(
                found * 100 >= count * 95 && now <= used,
                "{found} of {count}, {now}"
            );
        }
        for number in 200_000..2_000_000 {
            table.store(key(number), known(9));
        }
        assert_eq!(table.buckets.used(), 1000);
        assert!(table.fullness() > 990);
    }

    #[test]
    fn an_entry_keeps_what_it_was_made_of() {
        for (move_index, score, bound) in [
            (None, Score::win_in(7), Bound::AtLeast),
            (Some(0), Score::loss_in(120), Bound::AtMost),
            (Some(196), Score::estimate(-321), Bound::Exact),
        ] {
            let known = TtEntry {
                move_index,
                score,
                depth: 9,
                bound,
            };
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
