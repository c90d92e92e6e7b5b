//! Most captures in a turn, for games with several moves in one.

use super::solver::{LimitReached, Solver, after, all_moves};
use crate::search::Node;
use kuba_rules::Player;

/// Positions within one turn that are remembered. Boards set up by hand can have very many.
const REMEMBERED: usize = 1 << 16;

impl<N: Node> Solver<N> {
    /// Total captures of a player at the end of the current turn, if they capture as much as possible.
    pub(super) fn taken_in_turn(&mut self, node: &N, player: Player) -> Result<u32, LimitReached> {
        let now = node.taken(player);
        if node.turn() != player || node.verdict().is_some() {
            return Ok(now);
        }
        let key = node.key();
        if let Some(&known) = self.taken.get(&key) {
            return Ok(known);
        }
        self.visit()?;
        let mut most = now;
        for mv in all_moves(node) {
            most = most.max(self.taken_in_turn(&after(node, mv), player)?);
        }
        if self.taken.len() >= REMEMBERED {
            self.taken.clear();
        }
        self.taken.insert(key, most);
        Ok(most)
    }

    /// Moves of the current turn that capture as much as possible, up to the last capture.
    pub(super) fn most_taken(
        &mut self,
        node: &N,
        player: Player,
    ) -> Result<Vec<N::Move>, LimitReached> {
        let most = self.taken_in_turn(node, player)?;
        let mut node = node.clone();
        let mut line = Vec::new();
        while node.taken(player) < most {
            let mut best = None;
            for mv in all_moves(&node) {
                if self.taken_in_turn(&after(&node, mv), player)? == most {
                    best = Some(mv);
                    break;
                }
            }
            let Some(mv) = best else {
                break;
            };
            line.push(mv);
            node.play(mv);
        }
        Ok(line)
    }
}
