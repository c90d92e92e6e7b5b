//! Lines that a study offers to show or to play: the best ones, and the moves of other levels.

use super::best_lines::BestLines;
use super::study::Study;
use crate::app::shell::command::OfferedLine;
use crate::board::Playable;
use crate::session::NodeId;

impl<G: Playable> Study<G> {
    pub(super) const fn lines(&self) -> &BestLines<G::Move> {
        &self.lines
    }

    pub(super) const fn shows_lines(&self) -> bool {
        self.lines.count() > 0
    }

    pub(super) fn show_lines(&mut self, count: usize) {
        self.lines.set_count(count);
        self.refresh_now();
    }

    pub(super) fn point_at_line(&mut self, line: Option<OfferedLine>) {
        self.lines.point_at(match line {
            Some(OfferedLine::Best(number)) => Some(number),
            _ => None,
        });
        self.comparison.point_at(match line {
            Some(OfferedLine::OfLevel(level)) => Some(level),
            _ => None,
        });
        self.refresh_now();
    }

    /// The line from this position that the user points at.
    pub(super) fn pointed_line(&self, node: NodeId) -> Option<&[G::Move]> {
        let lines = self.lines.pointed_line(node);
        lines.or_else(|| self.comparison.pointed_line(node))
    }

    /// The moves to play if the user chooses a line from this position.
    pub(super) fn moves_to_play(&self, node: NodeId, line: OfferedLine) -> Option<Vec<G::Move>> {
        match line {
            OfferedLine::Best(number) => self.lines.moves_to_play(node, number),
            OfferedLine::OfLevel(level) => Some(vec![self.comparison.level_move(node, level)?]),
        }
    }
}
