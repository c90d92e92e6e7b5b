//! The positions that could still come back, shared by all the games of a line.

use std::cmp::Ordering;
use std::sync::Arc;

/// Positions, one after the other.
///
/// Whoever keeps a game after each of its moves keeps as many pasts, so they share what they have
/// in common. A past is a chain of *runs* that never change: sorted, twice as long or longer from
/// one to the next, as the digits of a binary number are (Bentley and Saxe, *Decomposable
/// searching problems*, 1980). A new position is a run of one, merged with those of its length.
/// A clone costs one reference, a question one binary search a run, and all the pasts of *n* moves
/// together *n* log *n* positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Past<P> {
    newest: Option<Arc<Run<P>>>,
}

/// The positions of some moves in a row.
#[derive(Debug, PartialEq, Eq)]
struct Run<P> {
    /// Sorted.
    entries: Box<[Entry<P>]>,
    /// What was before: fewer runs than the number of positions has bits.
    older: Past<P>,
}

/// A position and its place in the past, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Entry<P> {
    position: P,
    place: u32,
}

impl<P: Copy + Ord> Past<P> {
    /// The number of positions.
    pub(super) fn len(&self) -> usize {
        self.runs().map(|run| run.entries.len()).sum()
    }

    /// Adds the next position.
    pub(super) fn push(&mut self, position: P) {
        let place = self.len() as u32;
        let mut entries = vec![Entry { position, place }];
        while let Some(run) = self
            .newest
            .take_if(|run| run.entries.len() == entries.len())
        {
            entries.extend_from_slice(&run.entries);
            self.newest.clone_from(&run.older.newest);
        }
        entries.sort();
        self.newest = Some(Arc::new(Run {
            entries: entries.into(),
            older: Self {
                newest: self.newest.take(),
            },
        }));
    }

    /// How many times a position is there.
    pub(super) fn count(&self, position: &P) -> usize {
        self.runs()
            .map(|run| run.range(|here| here.cmp(position)).len())
            .sum()
    }

    /// The place of the first position that is what is sought: `compare` says how a position
    /// stands to it, and agrees with the order of positions.
    pub(super) fn first(&self, compare: impl Fn(&P) -> Ordering) -> Option<usize> {
        self.runs()
            .flat_map(|run| run.range(&compare))
            .map(|entry| entry.place as usize)
            .min()
    }

    /// All positions, the oldest first.
    pub(super) fn positions(&self) -> Vec<P> {
        let mut entries: Vec<&Entry<P>> = self.runs().flat_map(|run| &run.entries).collect();
        entries.sort_by_key(|entry| entry.place);
        entries.into_iter().map(|entry| entry.position).collect()
    }

    /// The runs, the newest first.
    fn runs(&self) -> impl Iterator<Item = &Run<P>> {
        std::iter::successors(self.newest.as_deref(), |run| run.older.newest.as_deref())
    }
}

impl<P: Copy + Ord> FromIterator<P> for Past<P> {
    fn from_iter<T: IntoIterator<Item = P>>(positions: T) -> Self {
        let mut past = Self::default();
        for position in positions {
            past.push(position);
        }
        past
    }
}

impl<P> Default for Past<P> {
    fn default() -> Self {
        Self { newest: None }
    }
}

impl<P> Run<P> {
    /// The entries that are what is sought.
    fn range(&self, compare: impl Fn(&P) -> Ordering) -> &[Entry<P>] {
        let start = self
            .entries
            .partition_point(|entry| compare(&entry.position).is_lt());
        let rest = &self.entries[start..];
        &rest[..rest.partition_point(|entry| compare(&entry.position).is_le())]
    }
}
