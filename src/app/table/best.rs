//! The best lines of a position, as far as they were found.

use crate::bot::study::BestLine;
use crate::session::NodeId;

/// The lines that were found.
#[derive(Clone, Debug)]
pub(super) struct Lines<M> {
    /// How many are wanted; none if they are not shown.
    pub(super) count: usize,
    /// The position that they are about, and how many were asked for.
    asked: Option<(NodeId, usize)>,
    /// Nothing better will be found.
    pub(super) done: bool,
    /// The lines, the best first.
    pub(super) found: Vec<BestLine<M>>,
    /// Their first moves.
    pub(super) best: Vec<M>,
    /// The one that is pointed at.
    pub(super) pointed: Option<usize>,
}

impl<M> Default for Lines<M> {
    fn default() -> Self {
        Self {
            count: 0,
            asked: None,
            done: false,
            found: Vec::new(),
            best: Vec::new(),
            pointed: None,
        }
    }
}

impl<M: Copy> Lines<M> {
    /// Whether they are to be looked for in this position.
    pub(super) fn wants(&self, node: NodeId) -> bool {
        self.count > 0 && self.asked != Some((node, self.count))
    }

    /// They are looked for in this position from now on.
    pub(super) fn begin(&mut self, node: NodeId) {
        *self = Self {
            count: self.count,
            asked: Some((node, self.count)),
            ..Self::default()
        };
    }

    /// Something else is looked at first.
    pub(super) fn put_off(&mut self) {
        if !self.done {
            self.asked = None;
        }
    }

    /// These were found.
    pub(super) fn find(&mut self, found: Vec<BestLine<M>>) {
        self.best = found
            .iter()
            .filter_map(|line| line.moves.first().copied())
            .collect();
        self.found = found;
    }

    /// Whether they are about this position.
    pub(super) fn are_of(&self, node: NodeId) -> bool {
        self.count > 0 && self.asked.is_some_and(|(asked, _)| asked == node)
    }
}
