//! The transposition table: what is known of positions that were searched before.

use super::{Score, Window};

/// A table of fixed size. Nothing is allocated before its first use.
pub struct Table<M> {
    buckets: Vec<[Entry<M>; BUCKET]>,
    bytes: usize,
    age: u8,
}

/// Entries that share a place; for Kuba they fill one cache line.
const BUCKET: usize = 4;
const MIB: usize = 1 << 20;
/// Ages count round a circle of this many searches.
const AGES: u8 = 64;
/// How many plies of depth an entry loses in worth for each search since it was used.
const PLIES_PER_AGE: i32 = 3;

#[derive(Clone, Copy)]
struct Entry<M> {
    key: u64,
    score: Score,
    mv: Option<M>,
    /// In plies; 0 is an empty entry.
    depth: u8,
    /// The bound in the two lower bits, the age above.
    mark: u8,
}

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
pub(super) struct Known<M> {
    /// The best move, or one that refutes the position.
    pub(super) mv: Option<M>,
    /// The score for the side to move, wins counted from this position.
    pub(super) score: Score,
    /// How deep it was searched, in plies.
    pub(super) depth: u32,
    /// What the score says.
    pub(super) bound: Bound,
}

impl<M> Known<M> {
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

impl<M: Copy> Table<M> {
    /// A table of at most this many MiB; 0 remembers nothing.
    pub fn new(mib: usize) -> Self {
        Self {
            buckets: Vec::new(),
            bytes: mib * MIB,
            age: 0,
        }
    }

    /// Gets ready for another search: allocates on the first call, and lets what is known age.
    pub(super) fn prepare(&mut self) {
        if self.buckets.is_empty() {
            let count = self.bytes / size_of::<[Entry<M>; BUCKET]>();
            self.buckets = vec![[Entry::EMPTY; BUCKET]; count];
        }
        self.age = (self.age + 1) % AGES;
    }

    /// What is known of the position with this key.
    pub(super) fn find(&self, key: u64) -> Option<Known<M>> {
        let bucket = self.buckets.get(self.place(key))?;
        let entry = bucket
            .iter()
            .find(|entry| entry.key == key && entry.depth > 0)?;
        Some(Known {
            mv: entry.mv,
            score: entry.score,
            depth: u32::from(entry.depth),
            bound: entry.bound(),
        })
    }

    /// Remembers a position, in the place of the same one or of what is worth least.
    pub(super) fn store(&mut self, key: u64, known: Known<M>) {
        let (age, place) = (self.age, self.place(key));
        let Some(bucket) = self.buckets.get_mut(place) else {
            return;
        };
        let same = bucket
            .iter()
            .position(|entry| entry.key == key && entry.depth > 0);
        let index = same.unwrap_or_else(|| {
            (0..BUCKET)
                .min_by_key(|&index| bucket[index].worth(age))
                .unwrap_or(0)
        });
        bucket[index] = Entry {
            key,
            score: known.score,
            mv: known.mv.or(same.and_then(|index| bucket[index].mv)),
            depth: known.depth.clamp(1, 255) as u8,
            mark: known.bound as u8 | age << 2,
        };
    }

    /// The high bits of the key choose the bucket.
    fn place(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }
}

impl<M> Entry<M> {
    const EMPTY: Self = Self {
        key: 0,
        score: Score::DRAW,
        mv: None,
        depth: 0,
        mark: 0,
    };

    fn bound(&self) -> Bound {
        match self.mark & 3 {
            0 => Bound::AtMost,
            1 => Bound::AtLeast,
            _ => Bound::Exact,
        }
    }

    /// How much would be lost with it: its depth, less the older it is.
    fn worth(&self, now: u8) -> i32 {
        let age = (now + AGES - (self.mark >> 2)) % AGES;
        i32::from(self.depth) - PLIES_PER_AGE * i32::from(age)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(depth: u32) -> Known<u16> {
        Known {
            mv: Some(depth as u16),
            score: Score::estimate(depth as i32),
            depth,
            bound: Bound::Exact,
        }
    }

    #[test]
    fn what_is_stored_is_found_by_its_key_only() {
        let mut table = Table::new(1);
        table.prepare();
        table.store(77, known(5));
        assert_eq!(table.find(77).map(|known| known.depth), Some(5));
        assert!(table.find(78).is_none());
    }

    #[test]
    fn a_table_of_no_size_remembers_nothing() {
        let mut table = Table::new(0);
        table.prepare();
        table.store(77, known(5));
        assert!(table.find(77).is_none());
    }

    #[test]
    fn a_full_place_gives_up_the_shallowest_and_then_the_oldest() {
        let mut table = Table::new(1);
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
    fn an_entry_of_a_small_move_takes_sixteen_bytes() {
        assert_eq!(size_of::<Entry<crate::rules::kuba::Move>>(), 16);
    }
}
