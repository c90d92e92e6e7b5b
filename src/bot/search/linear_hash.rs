//! Memory for a hash table that grows while it is used, shared by threads without locks.
//!
//! It grows by one bucket at a time (linear hashing, Litwin 1980): the buckets are split one after
//! the other, and what a key finds in a split one is either there or in its new sibling. So
//! nothing ever stalls, and no more memory is touched than is of use.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use prefetch_index::prefetch_index;

/// Buckets that are allocated together: a power of two.
const SEGMENT: usize = 1 << 14;

/// Buckets, some of which are there.
pub(super) struct LinearHashTable<T> {
    segments: Box<[OnceLock<Box<[T]>>]>,
    extent: AtomicU64,
}

/// How many buckets are in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Extent {
    /// Those that were there when the present round of splitting began: a power of two, or 0.
    base: u32,
    /// How many of these are split.
    split: u32,
}

/// A bucket that was split: what belongs to the sibling is to be moved there.
pub(super) struct Split<'a, T> {
    pub(super) bucket: &'a T,
    pub(super) sibling: &'a T,
}

impl Extent {
    fn packed(self) -> u64 {
        u64::from(self.base) << 32 | u64::from(self.split)
    }

    fn unpacked(packed: u64) -> Self {
        Self {
            base: (packed >> 32) as u32,
            split: packed as u32,
        }
    }

    fn buckets(self) -> usize {
        self.base as usize + self.split as usize
    }

    /// Which bucket belongs to a key.
    #[inline]
    fn index(self, key: u64) -> usize {
        let hash = (key >> 32) as u32;
        let index = hash & self.base.wrapping_sub(1);
        if index < self.split {
            (hash & (2 * self.base).wrapping_sub(1)) as usize
        } else {
            index as usize
        }
    }

    /// One bucket more.
    fn grown(self) -> Self {
        match self.split + 1 {
            split if split == self.base => Self {
                base: 2 * self.base,
                split: 0,
            },
            split => Self { split, ..self },
        }
    }
}

impl<T: Default> LinearHashTable<T> {
    /// Room for so many bytes at most; none of it is taken before the first use.
    pub(super) fn new(bytes: usize) -> Self {
        let segments = bytes / (SEGMENT * size_of::<T>());
        let base = if segments == 0 { 0 } else { SEGMENT as u32 };
        Self {
            segments: (0..segments).map(|_| OnceLock::new()).collect(),
            extent: AtomicU64::new(Extent { base, split: 0 }.packed()),
        }
    }

    /// Takes the first of its memory, on the first call.
    pub(super) fn allocate(&self) {
        if !self.segments.is_empty() {
            self.segment_at(0);
        }
    }

    /// The bucket of a key, if there is one.
    #[inline]
    pub(super) fn bucket(&self, key: u64) -> Option<&T> {
        let index = self.extent().index(key);
        self.segments
            .get(index / SEGMENT)?
            .get()?
            .get(index % SEGMENT)
    }

    /// Begins to fetch the bucket of a key, which takes memory a while.
    #[inline]
    pub(super) fn prefetch(&self, key: u64) {
        let index = self.extent().index(key);
        if let Some(segment) = self.segments.get(index / SEGMENT).and_then(OnceLock::get) {
            prefetch_index(segment, index % SEGMENT);
        }
    }

    /// The buckets that were there first.
    pub(super) fn first(&self) -> &[T] {
        let first = self.segments.first().and_then(OnceLock::get);
        first.map_or(&[], |segment| &segment[..])
    }

    /// How many buckets are in use, in thousandths of those that can be.
    pub(super) fn used(&self) -> usize {
        let most = SEGMENT * self.segments.len();
        (1000 * self.extent().buckets())
            .checked_div(most)
            .unwrap_or(0)
    }

    /// Takes one bucket more into use, if there is room: one that was there is split.
    pub(super) fn grow(&self) -> Option<Split<'_, T>> {
        let now = self.extent();
        let new = now.buckets();
        if new >= SEGMENT * self.segments.len() {
            return None;
        }
        let sibling = self.segment_at(new).get(new % SEGMENT)?;
        let next = now.grown().packed();
        let claimed = (self.extent).compare_exchange(now.packed(), next, Relaxed, Relaxed);
        // Another thread splits it.
        claimed.ok()?;
        let old = now.split as usize;
        let bucket = self.segment_at(old).get(old % SEGMENT)?;
        Some(Split { bucket, sibling })
    }

    fn extent(&self) -> Extent {
        Extent::unpacked(self.extent.load(Relaxed))
    }

    /// The segment of a bucket; empty if there is no memory for it.
    fn segment_at(&self, index: usize) -> &[T] {
        self.segments[index / SEGMENT].get_or_init(|| {
            let mut buckets = Vec::new();
            if buckets.try_reserve_exact(SEGMENT).is_ok() {
                buckets.resize_with(SEGMENT, T::default);
            }
            buckets.into_boxed_slice()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_split_bucket_shares_its_keys_with_its_sibling_and_nobody_else() {
        let mut extent = Extent { base: 4, split: 0 };
        let keys: Vec<u64> = (0..64).map(|number| number << 32).collect();
        for _ in 0..28 {
            let next = extent.grown();
            assert_eq!(next.buckets(), extent.buckets() + 1);
            for &key in &keys {
                let (before, after) = (extent.index(key), next.index(key));
                assert!(after < next.buckets());
                let is_split = before == extent.split as usize;
                let moved = is_split && after == extent.buckets();
                assert!(before == after || moved, "{extent:?} {key:x}");
            }
            extent = next;
        }
        assert_eq!(extent, Extent { base: 32, split: 0 });
        assert_eq!(Extent::unpacked(extent.packed()), extent);
    }

    #[test]
    fn it_grows_to_its_room_and_no_further() {
        let room = 3 * SEGMENT * size_of::<u64>();
        let table = LinearHashTable::<u64>::new(room + 7);
        assert!(table.bucket(5).is_none(), "nothing is taken yet");
        table.allocate();
        assert_eq!((table.used(), table.first().len()), (333, SEGMENT));
        let mut count = 0;
        while table.grow().is_some() {
            count += 1;
        }
        assert_eq!((count, table.used()), (2 * SEGMENT, 1000));
        assert!((0..1000_u64).all(|number| table.bucket(number << 32).is_some()));
    }

    #[test]
    fn without_room_there_is_nothing() {
        let table = LinearHashTable::<u64>::new(0);
        table.allocate();
        table.prefetch(7);
        assert!(table.bucket(7).is_none() && table.grow().is_none());
        assert_eq!(table.used(), 0);
    }
}
