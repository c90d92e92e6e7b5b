//! What was proved about positions that may be met again.

/// The entries, as a power of two.
const SIZE: usize = 1 << 20;
/// The entries that compete for the same places.
const BUCKET: usize = 4;

/// What is known about whether a player wins from a position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct KnownWin {
    key: u64,
    /// Not within so many moves.
    pub(super) not_within: u8,
    /// Within so many; 0 is not known.
    pub(super) within: u8,
    /// The number of the move that decided last, and one; 0 is none.
    pub(super) best: u16,
}

/// A table of fixed size, in which what reaches further stays.
pub(super) struct WinTable {
    entries: Vec<KnownWin>,
}

impl WinTable {
    pub(super) fn new() -> Self {
        Self {
            entries: vec![KnownWin::default(); SIZE],
        }
    }

    /// What is known.
    pub(super) fn find(&self, key: u64) -> KnownWin {
        let bucket = &self.entries[Self::bucket(key)];
        let found = bucket.iter().find(|entry| entry.key == key);
        found.copied().unwrap_or_default()
    }

    /// Remembers that a player wins within so many moves, or does not.
    pub(super) fn insert(&mut self, key: u64, plies: u32, wins: bool, best: Option<usize>) {
        let bucket = &mut self.entries[Self::bucket(key)];
        let reach = |entry: &KnownWin| (entry.key != key, entry.not_within.max(entry.within));
        let Some(entry) = bucket.iter_mut().min_by_key(|entry| reach(entry)) else {
            return;
        };
        if entry.key != key {
            *entry = KnownWin {
                key,
                ..KnownWin::default()
            };
        }
        let plies = plies.min(u8::MAX.into()) as u8;
        if wins {
            entry.within = plies;
        } else {
            entry.not_within = plies;
        }
        if let Some(best) = best {
            entry.best = best as u16 + 1;
        }
    }

    fn bucket(key: u64) -> std::ops::Range<usize> {
        let first = key as usize % (SIZE / BUCKET) * BUCKET;
        first..first + BUCKET
    }
}
