//! The transposition table: what was found out about positions.

/// What is known of a position.
#[derive(Clone, Copy)]
pub(crate) struct Known {
    key: u64,
    /// In the eyes of whoever is to move, ends counted from here.
    pub(crate) score: i32,
    /// The best move's index; [`NO_MOVE`] if none is known.
    pub(crate) move_index: u16,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
}

/// What a score says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// No move.
pub(crate) const NO_MOVE: u16 = u16::MAX;

/// Two places for each key: one for what was searched deepest, one for what came last.
pub(crate) struct Table {
    places: Vec<[Option<Known>; 2]>,
}

impl Table {
    pub(crate) fn new(mib: usize) -> Self {
        let count = (mib << 20) / size_of::<[Option<Known>; 2]>();
        Self {
            places: vec![[None; 2]; 1 << count.ilog2()],
        }
    }

    pub(crate) fn clear(&mut self) {
        self.places.fill([None; 2]);
    }

    pub(crate) fn find(&self, key: u64) -> Option<Known> {
        let known = |known: &&Known| known.key == key;
        self.places[self.place(key)]
            .iter()
            .flatten()
            .find(known)
            .copied()
    }

    pub(crate) fn store(
        &mut self,
        key: u64,
        score: i32,
        move_index: u16,
        depth: u32,
        bound: Bound,
    ) {
        let known = Known {
            key,
            score,
            move_index,
            depth: depth as u8,
            bound,
        };
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
