//! Memory of a hash table that grows while it is used, shared by threads without locks.
//!
//! It grows by one bucket at a time (linear hashing, Litwin 1980): buckets are split in order, and the
//! entries of a split bucket are in it or in its new sibling. So nothing ever stalls, and no more memory is
//! touched than is used. All memory is allocated at once, so that it comes directly from the system, which
//! does not commit untouched pages and takes the whole block back when the table is dropped; small blocks
//! would stay in the heap.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use bytemuck::Zeroable;
use bytemuck::allocation::try_zeroed_slice_box;
use prefetch_index::prefetch_index;

/// Initial number of buckets; table sizes are multiples of it. A power of two.
const FIRST: usize = 1 << 14;

pub(super) struct LinearHashTable<T, const N: usize> {
    /// Maximum number of buckets.
    most: usize,
    memory: OnceLock<Memory<T, N>>,
    extent: AtomicU64,
}

/// Places of all buckets; empty if the system has no memory.
struct Memory<T, const N: usize> {
    places: Box<[T]>,
    /// Number of unused places at the start, so that no bucket crosses a cache line.
    skipped: usize,
    buckets: usize,
}

impl<T: Zeroable, const N: usize> Memory<T, N> {
    /// Halves the number of buckets until the system has enough memory.
    fn new(mut buckets: usize) -> Self {
        loop {
            match try_zeroed_slice_box::<T>((buckets + 1) * N) {
                Ok(places) => {
                    let skipped = places.as_ptr().align_offset(N * size_of::<T>());
                    return Self {
                        skipped: if skipped < N { skipped } else { 0 },
                        places,
                        buckets,
                    };
                }
                Err(()) if buckets > FIRST => buckets = (buckets / 2).next_multiple_of(FIRST),
                Err(()) => {
                    return Self { places: Box::default(), skipped: 0, buckets: 0 };
                }
            }
        }
    }

    #[inline]
    fn start(&self, index: usize) -> usize {
        self.skipped + index * N
    }

    #[inline]
    fn bucket(&self, index: usize) -> Option<&[T; N]> {
        self.places.get(self.start(index)..)?.first_chunk()
    }
}

/// Number of buckets in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Extent {
    /// Buckets at the start of the current round of splitting: a power of two, or 0.
    base: u32,
    /// Number of those that are split.
    split: u32,
}

/// Bucket that was split; the entries of the sibling have to be moved there.
pub(super) struct Split<'a, T, const N: usize> {
    pub(super) bucket: &'a [T; N],
    pub(super) sibling: &'a [T; N],
}

impl Extent {
    fn packed(self) -> u64 {
        u64::from(self.base) << 32 | u64::from(self.split)
    }

    fn unpacked(packed: u64) -> Self {
        Self { base: (packed >> 32) as u32, split: packed as u32 }
    }

    fn buckets(self) -> usize {
        self.base as usize + self.split as usize
    }

    /// Uses the high half of the key.
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

    fn grown(self) -> Self {
        match self.split + 1 {
            split if split == self.base => Self { base: 2 * self.base, split: 0 },
            split => Self { split, ..self },
        }
    }
}

impl<T: Zeroable, const N: usize> LinearHashTable<T, N> {
    /// Uses at most this many bytes, and none before the first use.
    pub(super) fn new(bytes: usize) -> Self {
        let most = bytes / (FIRST * N * size_of::<T>()) * FIRST;
        let base = if most == 0 { 0 } else { FIRST as u32 };
        Self {
            most,
            memory: OnceLock::new(),
            extent: AtomicU64::new(Extent { base, split: 0 }.packed()),
        }
    }

    pub(super) fn allocate(&self) {
        if self.most > 0 {
            self.memory.get_or_init(|| Memory::new(self.most));
        }
    }

    #[inline]
    pub(super) fn bucket(&self, key: u64) -> Option<&[T; N]> {
        self.memory.get()?.bucket(self.extent().index(key))
    }

    #[inline]
    pub(super) fn prefetch(&self, key: u64) {
        if let Some(memory) = self.memory.get() {
            prefetch_index(&memory.places, memory.start(self.extent().index(key)));
        }
    }

    /// Places of the initial buckets.
    pub(super) fn first(&self) -> &[T] {
        let first = self.memory.get().and_then(|memory| {
            let start = memory.start(0);
            memory.places.get(start..start + FIRST * N)
        });
        first.unwrap_or_default()
    }

    /// Buckets in use, in thousandths of the maximum.
    pub(super) fn used(&self) -> usize {
        let most = self.memory.get().map_or(self.most, |memory| memory.buckets);
        (1000 * self.extent().buckets()).checked_div(most).unwrap_or(0)
    }

    /// Takes another bucket into use by splitting an existing one; `None` if there is no room.
    pub(super) fn grow(&self) -> Option<Split<'_, T, N>> {
        let memory = self.memory.get()?;
        let now = self.extent();
        let new = now.buckets();
        if new >= memory.buckets {
            return None;
        }
        let sibling = memory.bucket(new)?;
        let next = now.grown().packed();
        let claimed = (self.extent).compare_exchange(now.packed(), next, Relaxed, Relaxed);
        // Another thread splits it.
        claimed.ok()?;
        let bucket = memory.bucket(now.split as usize)?;
        Some(Split { bucket, sibling })
    }

    fn extent(&self) -> Extent {
        Extent::unpacked(self.extent.load(Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_split_bucket_shares_its_keys_only_with_its_sibling() {
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
        let room = 3 * FIRST * size_of::<[u64; 2]>();
        let table = LinearHashTable::<u64, 2>::new(room + 7);
        assert!(table.bucket(5).is_none(), "nothing is taken yet");
        table.allocate();
        assert_eq!((table.used(), table.first().len()), (333, 2 * FIRST));
        let mut count = 0;
        while table.grow().is_some() {
            count += 1;
        }
        assert_eq!((count, table.used()), (2 * FIRST, 1000));
        assert!((0..1000_u64).all(|number| table.bucket(number << 32).is_some()));
    }

    #[test]
    fn no_bucket_lies_in_two_lines() {
        let table = LinearHashTable::<[u64; 2], 4>::new(FIRST * 64);
        table.allocate();
        let bucket = table.bucket(3 << 32).expect("a bucket");
        assert_eq!(bucket.as_ptr().align_offset(64), 0);
    }

    #[test]
    fn where_there_is_no_memory_for_all_there_is_a_part() {
        let memory = Memory::<[u64; 2], 4>::new(usize::MAX >> 7);
        assert!(memory.buckets >= FIRST && memory.buckets < usize::MAX >> 7);
        assert!(memory.bucket(memory.buckets - 1).is_some());
    }

    #[test]
    fn without_room_there_is_nothing() {
        let table = LinearHashTable::<u64, 2>::new(0);
        table.allocate();
        table.prefetch(7);
        assert!(table.bucket(7).is_none() && table.grow().is_none());
        assert_eq!(table.used(), 0);
    }
}
