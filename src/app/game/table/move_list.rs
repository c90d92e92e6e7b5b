//! Lists of moves: the line that is shown, and the whole tree with its variations.

use std::sync::atomic::{AtomicU64, Ordering};

use egui::{Painter, Rect};

use super::move_judgement::judgement;
use super::move_text::listed_line;
use super::{Listed, Written};
use crate::board::{Look, Playable};
use crate::bot::study::{Experience, Mark};
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

/// The latest node at a depth of the tree.
struct Latest<G> {
    node: NodeId,
    before: G,
    after: G,
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

    pub(super) fn update_tree(&mut self, session: &Session<G>, experience: Experience) {
        self.tree.clear();
        self.tree_moves.clear();
        if session.is_studied() || has_notes(session) {
            self.list_tree(session, experience);
        }
        self.stamp = STAMPS.fetch_add(1, Ordering::Relaxed);
    }

    fn list_tree(&mut self, session: &Session<G>, experience: Experience) {
        let cursor = session.cursor();
        let way = &session.line()[..=session.shown_ply()];
        let mut latest: Vec<Latest<G>> = Vec::new();
        for row in session.walk() {
            let (Some(mv), Some(parent)) = (session.move_to(row.node), session.parent(row.node))
            else {
                continue;
            };
            let known = latest.iter().rev().find_map(|latest| {
                if latest.node == parent {
                    Some(&latest.after)
                } else {
                    (session.parent(latest.node) == Some(parent)).then_some(&latest.before)
                }
            });
            let before = known.map_or_else(|| session.position(parent), G::clone);
            let mut after = before.clone();
            after.play(mv);
            latest.truncate(row.depth);
            let ply = session.ply(row.node);
            let found = if session.is_studied() {
                judgement(session, row.node, &before, experience).and_then(|found| found.mark)
            } else {
                None
            };
            let is_blamed = found.is_some_and(Mark::blames);
            self.tree.push(Listed {
                node: row.node,
                depth: row.depth,
                begins: row.begins,
                is_on_way: way.get(ply) == Some(&row.node),
                is_shown: row.node == cursor,
                written: written(&before, mv, ply),
                mark: session.mark(row.node).or(found),
                comment: session.comment(row.node).to_owned(),
                better: if is_blamed { better_line(session, parent, &before) } else { Vec::new() },
            });
            self.tree_moves.push(TreeMove { before: before.clone(), mv });
            latest.push(Latest { node: row.node, before, after });
        }
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
