//! The moves of a game being played, with marks and comments.

use egui::{Painter, Rect};

use super::{GameTable, Listed, TableList, Written};
use crate::board::{Look, Playable};
use crate::phrase::{Phrase, ToPhrase as _};
use crate::session::NodeId;

impl<G: Playable> TableList for GameTable<G> {
    fn history(&self) -> &[Written] {
        self.moves.line()
    }

    fn list(&self) -> &[Listed] {
        self.moves.tree()
    }

    fn list_stamp(&self) -> u64 {
        self.moves.stamp()
    }

    fn node_after(&self, ply: usize) -> Option<NodeId> {
        self.session.line().get(ply).copied()
    }

    fn move_words(&self, ply: usize, look: &Look) -> Option<Phrase> {
        let before = self.session.positions().get(ply)?;
        Some(before.move_words(*self.session.moves().get(ply)?, look))
    }

    fn move_mark(&self, ply: usize, painter: &Painter, rect: Rect, look: &Look) {
        let (positions, moves) = (self.session.positions(), self.session.moves());
        if let (Some(before), Some(&mv)) = (positions.get(ply), moves.get(ply)) {
            before.move_mark(mv, painter, rect, look);
        }
    }

    fn listed_words(&self, place: usize, look: &Look) -> Option<Phrase> {
        self.moves.words(place, look)
    }

    fn listed_mark(&self, place: usize, painter: &Painter, rect: Rect, look: &Look) {
        self.moves.draw_mark(place, painter, rect, look);
    }

    fn comment(&self, node: NodeId) -> &str {
        self.session.comment(node)
    }

    fn set_comment(&mut self, node: NodeId, text: &str) -> Result<(), Phrase> {
        let before = self.session.comment(node).to_owned();
        let written = self.session.set_comment(node, text);
        if self.session.comment(node) != before {
            self.changed();
        }
        written.map_err(|why| why.phrase())
    }
}
