//! Mistakes of a game that is studied.

use super::is_bad;
use super::study::Study;
use super::study_state::StudyState;
use crate::board::Playable;
use crate::session::{NodeId, Session};

impl<G: Playable> Study<G> {
    /// The better move in place of the one that leads to the position shown, if that one is blamed.
    pub(super) fn better_move(&self, session: &Session<G>) -> Option<G::Move> {
        let judged = self.state.judged.as_ref();
        judged.filter(|judged| judged.mark.blames())?;
        let cursor = session.cursor();
        let known = session.verdict(session.parent(cursor)?)?;
        let best = *known.line.first()?;
        (session.move_to(cursor) != Some(best)).then_some(best)
    }

    pub(super) fn has_mistakes(&self) -> bool {
        let mut marks = self.state.points.iter().filter_map(|point| point.mark);
        marks.any(is_bad)
    }

    /// The next mistake of the main line, or the previous one.
    pub(super) fn next_mistake(&self, back: bool) -> Option<NodeId> {
        let StudyState { points, shown, .. } = &self.state;
        let bad = points.iter().enumerate();
        let bad = bad.filter(|(_, point)| point.mark.is_some_and(is_bad));
        let mut numbers = bad.map(|(number, _)| number);
        let next = if back {
            numbers.rfind(|number| number < shown)
        } else {
            numbers.find(|number| number > shown)
        };
        next.map(|number| points[number].node)
    }
}
