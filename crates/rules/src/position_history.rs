//! The positions that can still recur, shared by all states of a game.

use std::cmp::Ordering;
use std::sync::Arc;

/// Positions in the order of play.
///
/// A caller that keeps a game after each of its moves keeps one past for each, so pasts share their common
/// part. A past is a chain of immutable *runs*: sorted, each at least twice as long as the next newer one,
/// like the digits of a binary number (Bentley and Saxe, *Decomposable searching problems*, 1980). A new
/// position is a run of one, merged with the runs of its length. A clone costs one reference, a lookup one
/// binary search per run, and all pasts of *n* moves together take *n* log *n* positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PositionHistory<P> {
    newest: Option<Arc<Run<P>>>,
}

#[derive(Debug, PartialEq, Eq)]
struct Run<P> {
    /// Sorted.
    entries: Box<[Entry<P>]>,
    /// Fewer runs than the number of positions has bits.
    older: PositionHistory<P>,
}

/// A position and its index in the past, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Entry<P> {
    position: P,
    place: u32,
}

impl<P: Copy + Ord> PositionHistory<P> {
    pub(super) fn len(&self) -> usize {
        self.runs().map(|run| run.entries.len()).sum()
    }

    pub(super) fn push(&mut self, position: P) {
        let place = self.len() as u32;
        let mut entries = vec![Entry { position, place }];
        while let Some(run) = self.newest.take_if(|run| run.entries.len() == entries.len()) {
            entries.extend_from_slice(&run.entries);
            self.newest.clone_from(&run.older.newest);
        }
        entries.sort();
        self.newest = Some(Arc::new(Run {
            entries: entries.into(),
            older: Self { newest: self.newest.take() },
        }));
    }

    pub(super) fn count(&self, position: &P) -> usize {
        self.runs().map(|run| run.range(|here| here.cmp(position)).len()).sum()
    }

    /// Index of the first position for which `compare` returns `Equal`. `compare` must agree with the order
    /// of positions.
    pub(super) fn first(&self, compare: impl Fn(&P) -> Ordering) -> Option<usize> {
        self.runs().flat_map(|run| run.range(&compare)).map(|entry| entry.place as usize).min()
    }

    /// Oldest first.
    pub(super) fn positions(&self) -> Vec<P> {
        let mut entries: Vec<&Entry<P>> = self.runs().flat_map(|run| &run.entries).collect();
        entries.sort_by_key(|entry| entry.place);
        entries.into_iter().map(|entry| entry.position).collect()
    }

    /// Newest first.
    fn runs(&self) -> impl Iterator<Item = &Run<P>> {
        std::iter::successors(self.newest.as_deref(), |run| run.older.newest.as_deref())
    }
}

impl<P: Copy + Ord> FromIterator<P> for PositionHistory<P> {
    fn from_iter<T: IntoIterator<Item = P>>(positions: T) -> Self {
        let mut past = Self::default();
        for position in positions {
            past.push(position);
        }
        past
    }
}

impl<P> Default for PositionHistory<P> {
    fn default() -> Self {
        Self { newest: None }
    }
}

impl<P> Run<P> {
    fn range(&self, compare: impl Fn(&P) -> Ordering) -> &[Entry<P>] {
        let start = self.entries.partition_point(|entry| compare(&entry.position).is_lt());
        let rest = &self.entries[start..];
        &rest[..rest.partition_point(|entry| compare(&entry.position).is_le())]
    }
}
