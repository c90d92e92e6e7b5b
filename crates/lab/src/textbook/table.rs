//! Transposition table.

/// An entry.
#[derive(Clone, Copy)]
pub(crate) struct Known {
    key: u64,
    /// For the player to move, with wins counted from this node.
    pub(crate) score: i32,
    /// Index of the best move, or [`NO_MOVE`].
    pub(crate) move_index: u16,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

pub(crate) const NO_MOVE: u16 = u16::MAX;

/// Buckets of two entries: the deepest and the most recent one.
pub(crate) struct Table {
    places: Vec<[Option<Known>; 2]>,
}

impl Table {
    pub(crate) fn new(mib: usize) -> Self {
        let count = (mib << 20) / size_of::<[Option<Known>; 2]>();
        Self { places: vec![[None; 2]; 1 << count.ilog2()] }
    }

    pub(crate) fn clear(&mut self) {
        self.places.fill([None; 2]);
    }

    pub(crate) fn find(&self, key: u64) -> Option<Known> {
        let known = |known: &&Known| known.key == key;
        self.places[self.place(key)].iter().flatten().find(known).copied()
    }

    pub(crate) fn store(
        &mut self,
        key: u64,
        score: i32,
        move_index: u16,
        depth: u32,
        bound: Bound,
    ) {
        let known = Known { key, score, move_index, depth: depth as u8, bound };
        let place = self.place(key);
        let [deepest, last] = &mut self.places[place];
        if deepest.is_none_or(|old| old.key == key || old.depth <= known.depth) {
            *deepest = Some(known);
        } else {
            *last = Some(known);
        }
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.places.len() - 1)
    }
}
