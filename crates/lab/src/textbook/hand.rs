//! Hand-written evaluations.

use kuba_bot::cubulus::CubulusNode;
use kuba_bot::kuba::KubaNode;
use kuba_bot::qubism::QubismNode;
use kuba_bot::search::Node;
use kuba_rules::Player;
use kuba_rules::cubulus::{Ball, Square};
use kuba_rules::kuba::{Cells, Direction, Marble};
use kuba_rules::qubism::{Position, Shortest};

pub(crate) trait Hand: Node {
    /// Evaluation for the player to move, in hundredths.
    fn by_hand(&self) -> i32;
}

/// The difference between the players, plus `to_move` for the player to move.
fn lead<N: Node>(node: &N, to_move: i32, of: impl Fn(Player) -> i32) -> i32 {
    let turn = node.turn();
    of(turn) - of(turn.next(2)) + to_move
}

/// Captured reds, marbles left, and their distance from the centre.
impl Hand for KubaNode {
    fn by_hand(&self) -> i32 {
        let position = self.position();
        let player = |player: Player| {
            let marbles = position.cells(Marble::of(player));
            let rim =
                Direction::ALL.map(|direction| (marbles & Cells::edge(direction)).len() as i32);
            let placed = 70 * marbles.len() as i32 - 8 * rim.iter().sum::<i32>();
            100 * i32::from(position.reds(player)) + placed
        };
        lead(self, 30, player)
    }
}

/// Squares that a player can still complete, by the number of own balls in them, and the balls in the cube.
impl Hand for CubulusNode {
    fn by_hand(&self) -> i32 {
        let position = self.position();
        let player = |player: Player| {
            let own = position.cells(Ball::of(player));
            let others = position.occupied() - own;
            let worth = |square: &Square| {
                let count = (own & square.cells).len() as usize;
                match (others & square.cells).len() {
                    0 => [0, 3, 20, 100, 100][count],
                    1 if count == 3 => 50,
                    _ => 0,
                }
            };
            Square::ALL.iter().map(worth).sum::<i32>() + 20 * own.len() as i32
        };
        lead(self, 15, player)
    }
}

/// Distance of each pawn to its goal, and the number of shortest paths.
impl Hand for QubismNode {
    fn by_hand(&self) -> i32 {
        let position: &Position = self.position();
        let player = |player: Player| {
            let worth = |Shortest { steps, ways }| 15 * (ways as i32 - 1) - 100 * steps as i32;
            position.shortest_ways(player).map_or(0, worth)
        };
        lead(self, 50, player)
    }
}
