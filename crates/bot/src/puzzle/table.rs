//! Table of proved results for positions that may be reached again.

const SIZE: usize = 1 << 20;
const BUCKET: usize = 4;

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct KnownWin {
    key: u64,
    /// There is no win within this many moves.
    pub(super) not_within: u8,
    /// There is a win within this many moves; 0 if unknown.
    pub(super) within: u8,
    /// Index of the last deciding move plus one; 0 if there is none.
    pub(super) best: u16,
}

/// Table of fixed size that replaces the entry with the least depth.
pub(super) struct WinTable {
    entries: Vec<KnownWin>,
}

impl WinTable {
    pub(super) fn new() -> Self {
        Self { entries: vec![KnownWin::default(); SIZE] }
    }

    pub(super) fn probe(&self, key: u64) -> KnownWin {
        let bucket = &self.entries[Self::bucket(key)];
        let found = bucket.iter().find(|entry| entry.key == key);
        found.copied().unwrap_or_default()
    }

    pub(super) fn store(&mut self, key: u64, plies: u32, wins: bool, best: Option<usize>) {
        let bucket = &mut self.entries[Self::bucket(key)];
        let reach = |entry: &KnownWin| (entry.key != key, entry.not_within.max(entry.within));
        let Some(entry) = bucket.iter_mut().min_by_key(|entry| reach(entry)) else {
            return;
        };
        if entry.key != key {
            *entry = KnownWin { key, ..KnownWin::default() };
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
