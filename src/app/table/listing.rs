//! The list of the moves of a game with all its variations, and what can be done with a move there.

use std::sync::atomic::{AtomicU64, Ordering};

use egui::{Painter, Rect};

use super::study::ListedMove;
use super::{GameTable, Listed, Written, blames};
use crate::board::{Look, Playable};
use crate::bot::study::Mark;
use crate::phrase::Phrase;
use crate::session::NodeId;

/// The numbers of all lists, so that none is taken for another.
static STAMPS: AtomicU64 = AtomicU64::new(1);

/// The most moves that are listed of what would have been better.
const LONGEST_BETTER: usize = 4;

/// The moves of the line that was listed last at a depth.
struct Latest<G> {
    node: NodeId,
    before: G,
    after: G,
}

impl<G: Playable> GameTable<G> {
    /// Brings the list up to date: nothing while there is no more to list than the moves of the game.
    pub(super) fn list(&mut self) {
        let (listed, moves) = if self.session.is_studied() || self.has_notes() {
            self.listed_tree()
        } else {
            (Vec::new(), Vec::new())
        };
        (self.listed, self.listed_moves) = (listed, moves);
        self.listed_stamp = STAMPS.fetch_add(1, Ordering::Relaxed);
    }

    /// Whether there is more in the tree than the moves of the game.
    fn has_notes(&self) -> bool {
        let session = &self.session;
        let is_noted = |node| session.mark(node).is_some() || !session.comment(node).is_empty();
        session.has_variations() || session.main_line().iter().any(|&node| is_noted(node))
    }

    fn listed_tree(&self) -> (Vec<Listed>, Vec<ListedMove<G>>) {
        let session = &self.session;
        let cursor = session.cursor();
        let way = &session.line()[..=session.shown_ply()];
        let mut latest: Vec<Latest<G>> = Vec::new();
        let (mut listed, mut moves) = (Vec::new(), Vec::new());
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
                self.judgement(row.node, &before)
            } else {
                None
            };
            let found = found.and_then(|found| found.mark);
            let better = found
                .is_some_and(blames)
                .then(|| self.better_line(parent, &before));
            listed.push(Listed {
                node: row.node,
                depth: row.depth,
                begins: row.begins,
                is_on_way: way.get(ply) == Some(&row.node),
                is_shown: row.node == cursor,
                written: Written {
                    ply,
                    player: before.turn(),
                    text: before.write_move(mv),
                    short: before.list_text(mv),
                },
                mark: session.mark(row.node).or(found),
                comment: session.comment(row.node).to_owned(),
                better: better.unwrap_or_default(),
            });
            moves.push(ListedMove {
                before: before.clone(),
                mv,
            });
            latest.push(Latest {
                node: row.node,
                before,
                after,
            });
        }
        (listed, moves)
    }

    /// The best moves from a position, as they stand in the list.
    fn better_line(&self, node: NodeId, game: &G) -> Vec<Phrase> {
        let Some(known) = self.session.verdict(node) else {
            return Vec::new();
        };
        let mut game = game.clone();
        let mut line = Vec::new();
        for &mv in known.line.iter().take(LONGEST_BETTER) {
            if game.check(mv).is_err() {
                break;
            }
            line.push(game.list_text(mv));
            game.play(mv);
        }
        line
    }

    /// A listed move in words.
    pub(super) fn words_of_listed(&self, place: usize, look: &Look) -> Option<Phrase> {
        let listed = self.listed_moves.get(place)?;
        Some(listed.before.move_words(listed.mv, look))
    }

    /// Draws what a listed move did, tiny.
    pub(super) fn mark_of_listed(&self, place: usize, painter: &Painter, rect: Rect, look: &Look) {
        if let Some(listed) = self.listed_moves.get(place) {
            listed.before.move_mark(listed.mv, painter, rect, look);
        }
    }

    /// Looks at a position of the tree.
    pub(super) fn go(&mut self, node: NodeId) {
        if node == self.session.cursor() || !self.session.contains(node) {
            return;
        }
        self.cancel();
        self.session.go(node);
        self.has_browsed();
    }

    /// Looks at the move that was played in the place of the last one: the one above it in the list,
    /// or below.
    pub(super) fn go_aside(&mut self, above: bool) {
        let cursor = self.session.cursor();
        let Some(parent) = self.session.parent(cursor) else {
            return;
        };
        let siblings = self.session.children(parent);
        let here = siblings.iter().position(|&node| node == cursor);
        let next = here.and_then(|here| {
            if above {
                here.checked_sub(1)
            } else {
                Some(here + 1)
            }
        });
        if let Some(&node) = next.and_then(|next| siblings.get(next)) {
            self.go(node);
        }
    }

    /// Whether something else was played in the place of the last move.
    pub(super) fn is_at_fork(&self) -> bool {
        let parent = self.session.parent(self.session.cursor());
        parent.is_some_and(|parent| self.session.children(parent).len() > 1)
    }

    /// Makes the line of a move the main line.
    pub(super) fn promote(&mut self, node: NodeId) {
        self.cancel();
        if self.session.promote(node) {
            self.changed();
        }
    }

    /// Takes a move out of the tree, with all that follows.
    pub(super) fn delete_from(&mut self, node: NodeId) {
        self.cancel();
        if self.session.delete(node) {
            self.browsed = true;
            self.changed();
        }
    }

    /// Marks a move.
    pub(super) fn mark_move(&mut self, node: NodeId, mark: Option<Mark>) {
        if self.session.set_mark(node, mark) {
            self.changed();
        }
    }

    /// Something else is looked at: the moves of its line, and the list.
    pub(super) fn seen_anew(&mut self) {
        self.write_history();
        self.list();
        if let Some(study) = &mut self.study {
            study.touch();
        }
    }
}
