//! Navigation in a session: the cursor, the tree around it, and the line through it.

use super::game_session::Session;
use super::move_line::MoveLine;
use super::tree::NodeId;
use kuba_rules::Game;

impl<G: Game> Session<G> {
    /// The node of the displayed position.
    pub fn cursor(&self) -> NodeId {
        self.line()[self.cursor_ply]
    }

    /// Moves the cursor to a node and displays the line through it: the game, if the node is on it; otherwise
    /// the path to the node, continued with the first children. Does nothing and returns `false` if the node
    /// is not in the tree.
    pub fn go(&mut self, node: NodeId) -> bool {
        if self.is_main(node) {
            self.variation = self.main_without_concession();
        } else if self.contains(node) {
            self.display_line_to(self.tree.end_of_line(node));
        } else {
            return false;
        }
        self.cursor_ply = self.ply(node);
        true
    }

    /// Returns `true` if a node is in the tree. Deleted and undone nodes are not.
    pub fn contains(&self, node: NodeId) -> bool {
        let off = |&id: &NodeId| !self.main.has(id, self.ply(id));
        let known = self.tree.node_id(node.index());
        known.is_some_and(|node| {
            let mut path = self.tree.ancestors(node).take_while(off);
            path.all(|id| self.tree.is_attached(id))
        })
    }

    /// Returns `true` if a node is on the main line.
    pub fn is_main(&self, node: NodeId) -> bool {
        let known = self.tree.node_id(node.index()).is_some();
        known && self.main.has(node, self.ply(node))
    }

    /// Returns `true` if the tree contains more than the main line.
    pub fn has_variations(&self) -> bool {
        self.tree.size().nodes > self.main.nodes.len()
    }

    /// The number of moves of the game with all its variations.
    pub fn size(&self) -> usize {
        self.tree.size().nodes - 1
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
        let known = self.variation.as_ref();
        let known = known.map(|line| (line, line.split_path(&self.tree, node)));
        let known = known.filter(|(_, (ply, rest))| !self.main_continues_with(*ply, rest));
        let (mut position, path) = if let Some((line, (ply, rest))) = known {
            (line.positions[ply].clone(), rest)
        } else {
            let (ply, rest) = self.main.split_path(&self.tree, node);
            (self.main_position(ply).clone(), rest)
        };
        for id in path {
            position.play(self.tree.move_leading_to(id));
        }
        position
    }

    /// The moves from the start to a node.
    pub fn moves_to(&self, node: NodeId) -> Vec<G::Move> {
        let path = self.tree.ancestors(node);
        let mut moves: Vec<_> = path.map(|id| self.tree.move_leading_to(id)).collect();
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
        let view = self.view();
        self.studied = studied;
        self.restore_view(view);
    }

    /// Without a concession.
    pub(super) fn main_position(&self, ply: usize) -> &G {
        let before_end = self.before_end.as_ref();
        let newest = ply == self.main.moves.len();
        let before_end = before_end.filter(|_| newest);
        before_end.unwrap_or(&self.main.positions[ply])
    }

    /// The cursor and the end of the displayed line, for [`Session::restore_view`].
    pub(super) fn view(&self) -> (NodeId, NodeId) {
        (self.cursor(), self.displayed_line().tip())
    }

    /// Restores the cursor after a change of the tree, along the same line if that still exists.
    pub(super) fn restore_view(&mut self, (cursor, end): (NodeId, NodeId)) {
        let is_variation =
            self.variation.is_some() && self.tree.contains(end) && !self.is_main(end);
        if is_variation {
            self.display_line_to(self.tree.end_of_line(end));
            self.show(self.tree.node(cursor).ply);
            return;
        }
        let seen = self.tree.ancestors(cursor).find(|&id| self.contains(id));
        self.go(seen.unwrap_or(NodeId::START));
    }

    /// `end` must be off the main line.
    fn display_line_to(&mut self, end: NodeId) {
        let known = self.variation.take();
        let known = known.map(|line| (line.split_path(&self.tree, end), line));
        let known = known.filter(|((ply, rest), _)| !self.main_continues_with(*ply, rest));
        let ((ply, path), mut line) = known.unwrap_or_else(|| {
            let (ply, rest) = self.main.split_path(&self.tree, end);
            ((ply, rest), self.main_prefix(ply))
        });
        line.truncate(ply);
        line.extend(&self.tree, &path);
        self.variation = Some(line);
    }

    /// `true` if the main line contains the next node of a path that leaves another line after `ply` moves.
    fn main_continues_with(&self, ply: usize, rest: &[NodeId]) -> bool {
        rest.first().is_some_and(|&next| self.main.has(next, ply + 1))
    }

    /// Without a concession.
    fn main_prefix(&self, ply: usize) -> MoveLine<G> {
        let mut line = self.main.prefix(ply);
        line.positions[ply] = self.main_position(ply).clone();
        line
    }

    /// The main line without its concession; `None` unless the game is studied and has one.
    fn main_without_concession(&self) -> Option<MoveLine<G>> {
        let differs = self.studied && self.conceded.is_some();
        differs.then(|| self.main_prefix(self.main.moves.len()))
    }
}
