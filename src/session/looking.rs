//! Looking at a session: the cursor, the tree around it, and the line through it.

use super::history::Session;
use super::line::Line;
use super::tree::NodeId;
use crate::rules::Game;

impl<G: Game> Session<G> {
    /// The position that is looked at.
    pub fn cursor(&self) -> NodeId {
        self.line()[self.shown]
    }

    /// Looks at a position. The line through it is looked at: the game, if the position is on it; else
    /// the way to the position, and on from there by the first moves. Does nothing and returns
    /// `false` if the position is not in the tree.
    pub fn go(&mut self, node: NodeId) -> bool {
        if self.is_main(node) {
            self.aside = self.main_without_its_end();
        } else if self.contains(node) {
            self.look_along(self.tree.end_of_line(node));
        } else {
            return false;
        }
        self.shown = self.ply(node);
        true
    }

    /// Whether a position is in the tree: it is not while it is deleted or taken back.
    pub fn contains(&self, node: NodeId) -> bool {
        let apart = |&id: &NodeId| !self.main.has(id, self.ply(id));
        let known = self.tree.numbered(node.index());
        known.is_some_and(|node| {
            let mut way = self.tree.way_up(node).take_while(apart);
            way.all(|id| self.tree.is_attached(id))
        })
    }

    /// Whether a position is one of the game.
    pub fn is_main(&self, node: NodeId) -> bool {
        let known = self.tree.numbered(node.index()).is_some();
        known && self.main.has(node, self.ply(node))
    }

    /// Whether anything but the game itself is in the tree.
    pub fn has_variations(&self) -> bool {
        self.tree.weight().nodes > self.main.nodes.len()
    }

    /// How many moves the game has with all its variations.
    pub fn size(&self) -> usize {
        self.tree.weight().nodes - 1
    }

    /// The position before one; `None` for the start.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != NodeId::START).then(|| self.tree.node(node).parent)
    }

    /// The positions after one, the one that its line goes on with first.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        self.tree.children(node)
    }

    /// The number of moves before a position.
    pub fn ply(&self, node: NodeId) -> usize {
        self.tree.node(node).ply
    }

    /// The move that leads to a position; `None` for the start.
    pub fn move_to(&self, node: NodeId) -> Option<G::Move> {
        self.tree.node(node).mv
    }

    /// The position at a place of the tree, as the moves have made it: without a concession. Those of
    /// the game and of the line that is looked at are at hand, others are played from there.
    pub fn position(&self, node: NodeId) -> G {
        let known = self.aside.as_ref();
        let known = known.map(|line| (line, line.fork(&self.tree, node)));
        let known = known.filter(|(_, (ply, rest))| !self.leads_on(*ply, rest));
        let (mut position, way) = if let Some((line, (ply, rest))) = known {
            (line.positions[ply].clone(), rest)
        } else {
            let (ply, rest) = self.main.fork(&self.tree, node);
            (self.played(ply).clone(), rest)
        };
        for id in way {
            position.play(self.tree.leading_to(id));
        }
        position
    }

    /// The moves from the start to a position.
    pub fn moves_to(&self, node: NodeId) -> Vec<G::Move> {
        let way = self.tree.way_up(node);
        let mut moves: Vec<_> = way.map(|id| self.tree.leading_to(id)).collect();
        moves.reverse();
        moves
    }

    /// Whether the game is studied and not played.
    pub fn is_studied(&self) -> bool {
        self.studied
    }

    /// From now on the game is studied, or played again. While it is studied, [`Session::play`] adds
    /// variations, and a game that was ended without a move is looked at as if it went on. Nothing
    /// of this is kept in files.
    pub fn study(&mut self, studied: bool) {
        let look = self.look();
        self.studied = studied;
        self.look_again(look);
    }

    /// The position of the game after so many moves, as the moves have made it.
    pub(super) fn played(&self, ply: usize) -> &G {
        let before_end = self.before_end.as_ref();
        let newest = ply == self.main.moves.len();
        let before_end = before_end.filter(|_| newest);
        before_end.unwrap_or(&self.main.positions[ply])
    }

    /// What is looked at, to be looked at again: the position, and the end of its line.
    pub(super) fn look(&self) -> (NodeId, NodeId) {
        (self.cursor(), self.looked_at().tip())
    }

    /// Looks at the same position again after the tree has changed, along the same line if that is
    /// still there.
    pub(super) fn look_again(&mut self, (cursor, end): (NodeId, NodeId)) {
        let aside = self.aside.is_some() && self.tree.contains(end) && !self.is_main(end);
        if aside {
            self.look_along(self.tree.end_of_line(end));
            self.show(self.tree.node(cursor).ply);
            return;
        }
        let seen = self.tree.way_up(cursor).find(|&id| self.contains(id));
        self.go(seen.unwrap_or(NodeId::START));
    }

    /// Looks along the line that ends with a position off the game.
    fn look_along(&mut self, end: NodeId) {
        let known = self.aside.take();
        let known = known.map(|line| (line.fork(&self.tree, end), line));
        let known = known.filter(|((ply, rest), _)| !self.leads_on(*ply, rest));
        let ((ply, way), mut line) = known.unwrap_or_else(|| {
            let (ply, rest) = self.main.fork(&self.tree, end);
            ((ply, rest), self.first_part(ply))
        });
        line.cut(ply);
        line.extend(&self.tree, &way);
        self.aside = Some(line);
    }

    /// Whether the game leads on to the next position of a way that leaves another line after so many
    /// moves.
    fn leads_on(&self, ply: usize, rest: &[NodeId]) -> bool {
        rest.first()
            .is_some_and(|&next| self.main.has(next, ply + 1))
    }

    /// The first moves of the game, as if it went on there.
    fn first_part(&self, ply: usize) -> Line<G> {
        let mut line = self.main.first_part(ply);
        line.positions[ply] = self.played(ply).clone();
        line
    }

    /// The game as it is studied, if that looks different: without the concession at its end.
    fn main_without_its_end(&self) -> Option<Line<G>> {
        let differs = self.studied && self.conceded.is_some();
        differs.then(|| self.first_part(self.main.moves.len()))
    }
}
