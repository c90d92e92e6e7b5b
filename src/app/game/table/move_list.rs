//! Lists of moves: the line that is shown, and the whole tree with its variations.

use std::sync::atomic::{AtomicU64, Ordering};

use egui::{Painter, Rect};

use super::move_judgement::Judgements;
use super::move_text::listed_line;
use super::{Listed, Written};
use crate::board::{Look, Playable};
use crate::bot::study::Mark;
use crate::phrase::Phrase;
use crate::session::{NodeId, Session};

/// Stamps are unique among all tables.
static STAMPS: AtomicU64 = AtomicU64::new(1);

/// Number of better moves that are listed.
const LONGEST_BETTER: usize = 4;

pub(super) struct MoveList<G: Playable> {
    line: Vec<Written>,
    line_moves: Vec<G::Move>,
    /// Empty if it has nothing but the moves of the game.
    tree: Vec<Listed>,
    tree_moves: Vec<TreeMove<G>>,
    /// Changes with every change of `tree`.
    stamp: u64,
}

struct TreeMove<G: Playable> {
    before: G,
    mv: G::Move,
}

impl<G: Playable> MoveList<G> {
    pub(super) const fn new() -> Self {
        Self {
            line: Vec::new(),
            line_moves: Vec::new(),
            tree: Vec::new(),
            tree_moves: Vec::new(),
            stamp: 0,
        }
    }

    pub(super) fn line(&self) -> &[Written] {
        &self.line
    }

    pub(super) fn tree(&self) -> &[Listed] {
        &self.tree
    }

    pub(super) const fn stamp(&self) -> u64 {
        self.stamp
    }

    /// A move of the tree in words.
    pub(super) fn words(&self, place: usize, look: &Look) -> Option<Phrase> {
        let TreeMove { before, mv } = self.tree_moves.get(place)?;
        Some(before.move_words(*mv, look))
    }

    /// Draws a small picture of a move of the tree.
    pub(super) fn draw_mark(&self, place: usize, painter: &Painter, rect: Rect, look: &Look) {
        if let Some(TreeMove { before, mv }) = self.tree_moves.get(place) {
            before.move_mark(*mv, painter, rect, look);
        }
    }

    /// Writes the moves of the line again from the first one that differs.
    pub(super) fn update_line(&mut self, session: &Session<G>) {
        let moves = session.moves();
        let known = self.line_moves.iter().zip(moves);
        let same = known.take_while(|(known, mv)| known == mv).count();
        self.line.truncate(same);
        self.line_moves.truncate(same);
        let new = moves.iter().zip(session.positions()).enumerate();
        for (index, (&mv, before)) in new.skip(same) {
            self.line_moves.push(mv);
            self.line.push(written(before, mv, index + 1));
        }
    }

    /// `judgements` are those of a game that is studied.
    pub(super) fn update_tree(
        &mut self,
        session: &Session<G>,
        judgements: Option<&Judgements<G::Move>>,
    ) {
        self.tree.clear();
        self.tree_moves.clear();
        if judgements.is_some() || has_notes(session) {
            self.list_tree(session, judgements);
        }
        self.stamp = STAMPS.fetch_add(1, Ordering::Relaxed);
    }

    fn list_tree(&mut self, session: &Session<G>, judgements: Option<&Judgements<G::Move>>) {
        let cursor = session.cursor();
        let way = &session.line()[..=session.shown_ply()];
        session.walk_positions(|row, before, mv| {
            let ply = session.ply(row.node);
            let judged = judgements.and_then(|judgements| judgements.of(row.node));
            let found = judged.and_then(|judged| judged.mark);
            let blamed = session.parent(row.node).filter(|_| found.is_some_and(Mark::blames));
            self.tree.push(Listed {
                node: row.node,
                depth: row.depth,
                begins: row.begins,
                is_on_way: way.get(ply) == Some(&row.node),
                is_shown: row.node == cursor,
                written: written(before, mv, ply),
                mark: session.mark(row.node).or(found),
                comment: session.comment(row.node).to_owned(),
                better: blamed.map_or_else(Vec::new, |at| better_line(session, at, before)),
            });
            self.tree_moves.push(TreeMove { before: before.clone(), mv });
        });
    }
}

fn written<G: Playable>(before: &G, mv: G::Move, ply: usize) -> Written {
    Written { ply, player: before.turn(), text: before.write_move(mv), short: before.list_text(mv) }
}

/// Returns `true` if the tree has more than the moves of the game.
fn has_notes<G: Playable>(session: &Session<G>) -> bool {
    let is_noted = |node| session.mark(node).is_some() || !session.comment(node).is_empty();
    session.has_variations() || session.main_line().iter().any(|&node| is_noted(node))
}

/// Best moves from a position, as the list shows them.
fn better_line<G: Playable>(session: &Session<G>, node: NodeId, game: &G) -> Vec<Phrase> {
    session.verdict(node).map_or_else(Vec::new, |known| {
        let shown = known.line.len().min(LONGEST_BETTER);
        listed_line(game, &known.line[..shown])
    })
}
