//! Navigation in a session: the cursor, the tree around it, and the line through it.

use super::history::Session;
use super::line::Line;
use super::tree::NodeId;
use crate::rules::Game;

impl<G: Game> Session<G> {
    /// The node of the displayed position.
    pub fn cursor(&self) -> NodeId {
        self.line()[self.shown]
    }

    /// Moves the cursor to a node and displays the line through it: the game, if the node is on it; otherwise
    /// the path to the node, continued with the first children. Does nothing and returns `false` if the node
    /// is not in the tree.
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

    /// Returns `true` if a node is in the tree. Deleted and undone nodes are not.
    pub fn contains(&self, node: NodeId) -> bool {
        let apart = |&id: &NodeId| !self.main.has(id, self.ply(id));
        let known = self.tree.numbered(node.index());
        known.is_some_and(|node| {
            let mut way = self.tree.way_up(node).take_while(apart);
            way.all(|id| self.tree.is_attached(id))
        })
    }

    /// Returns `true` if a node is on the main line.
    pub fn is_main(&self, node: NodeId) -> bool {
        let known = self.tree.numbered(node.index()).is_some();
        known && self.main.has(node, self.ply(node))
    }

    /// Returns `true` if the tree contains more than the main line.
    pub fn has_variations(&self) -> bool {
        self.tree.weight().nodes > self.main.nodes.len()
    }

    /// The number of moves of the game with all its variations.
    pub fn size(&self) -> usize {
        self.tree.weight().nodes - 1
    }

    /// The parent of a node; `None` for the start.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != NodeId::START).then(|| self.tree.node(node).parent)
    }

    /// The children of a node; its line continues with the first.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        self.tree.children(node)
    }

    /// The number of moves before a node.
    pub fn ply(&self, node: NodeId) -> usize {
        self.tree.node(node).ply
    }

    /// The move that leads to a node; `None` for the start.
    pub fn move_to(&self, node: NodeId) -> Option<G::Move> {
        self.tree.node(node).mv
    }

    /// The position at a node, without any concession. Positions of the game and of the displayed line are
    /// stored, others are replayed from those.
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

    /// The moves from the start to a node.
    pub fn moves_to(&self, node: NodeId) -> Vec<G::Move> {
        let way = self.tree.way_up(node);
        let mut moves: Vec<_> = way.map(|id| self.tree.leading_to(id)).collect();
        moves.reverse();
        moves
    }

    /// Returns `true` if the game is studied, not played.
    pub fn is_studied(&self) -> bool {
        self.studied
    }

    /// Switches between studying and playing the game. While it is studied, [`Session::play`] adds
    /// variations, and a game that ended by concession is displayed as if it went on. This state is never
    /// saved.
    pub fn study(&mut self, studied: bool) {
        let look = self.look();
        self.studied = studied;
        self.look_again(look);
    }

    /// Without a concession.
    pub(super) fn played(&self, ply: usize) -> &G {
        let before_end = self.before_end.as_ref();
        let newest = ply == self.main.moves.len();
        let before_end = before_end.filter(|_| newest);
        before_end.unwrap_or(&self.main.positions[ply])
    }

    /// The cursor and the end of the displayed line, for [`Session::look_again`].
    pub(super) fn look(&self) -> (NodeId, NodeId) {
        (self.cursor(), self.looked_at().tip())
    }

    /// Restores the cursor after a change of the tree, along the same line if that still exists.
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

    /// `end` must be off the main line.
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

    /// `true` if the main line contains the next node of a path that leaves another line after `ply` moves.
    fn leads_on(&self, ply: usize, rest: &[NodeId]) -> bool {
        rest.first()
            .is_some_and(|&next| self.main.has(next, ply + 1))
    }

    /// Without a concession.
    fn first_part(&self, ply: usize) -> Line<G> {
        let mut line = self.main.first_part(ply);
        line.positions[ply] = self.played(ply).clone();
        line
    }

    /// The main line without its concession; `None` unless the game is studied and has one.
    fn main_without_its_end(&self) -> Option<Line<G>> {
        let differs = self.studied && self.conceded.is_some();
        differs.then(|| self.first_part(self.main.moves.len()))
    }
}
