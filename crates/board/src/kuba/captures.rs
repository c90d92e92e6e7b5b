//! Captured marbles: their hollows and the moves that captured them.

use std::ops::Range;

use crate::Scene;
use kuba_rules::kuba::{GameState, MARBLES, Marble, Move};
use kuba_rules::{Game, Player};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Captured {
    /// The capturing player.
    pub player: Player,
    pub marble: Marble,
    /// Index in its row of hollows, from 0.
    pub index: usize,
    /// Number of moves after which it lay there; `None` if it was captured before the game was set up.
    pub ply: Option<usize>,
}

/// Captured marbles of the position shown, those of the start position first.
pub(super) fn all(scene: &Scene<GameState>) -> Vec<Captured> {
    let mut captured = Vec::new();
    if let Some(start) = scene.positions.first() {
        let start = start.position();
        for player in [Player::FIRST, Player::SECOND] {
            let other = Marble::of(player.next(2));
            // A player's marbles leave the board only by capture; in an excerpt some are missing from the
            // start.
            let gone = if scene.excerpt {
                0
            } else {
                u32::from(MARBLES).saturating_sub(start.cells(other).len())
            };
            let lying = [(Marble::Red, u32::from(start.reds(player))), (other, gone)];
            for (marble, count) in lying {
                captured.extend((0..count as usize).map(|index| Captured {
                    player,
                    marble,
                    index,
                    ply: None,
                }));
            }
        }
    }
    for (ply, (game, mv)) in scene.positions.iter().zip(scene.moves).enumerate() {
        let Move::Push(push) = *mv else {
            continue;
        };
        let Some(marble) = game.position().falls(push) else {
            continue;
        };
        let player = game.turn();
        let index = captured
            .iter()
            .filter(|c: &&Captured| c.player == player && c.marble == marble)
            .count();
        captured.push(Captured { player, marble, index, ply: Some(ply + 1) });
    }
    captured
}

/// Moves of the turn that the last move belongs to, as indices from 0.
pub(super) fn last_turn(scene: &Scene<GameState>) -> Range<usize> {
    let count = scene.moves.len();
    let turn = |ply: &usize| scene.positions.get(*ply).map(Game::turn);
    let mover = count.checked_sub(1).and_then(|last| turn(&last));
    let own = (0..count).rev().take_while(|ply| turn(ply) == mover);
    own.last().unwrap_or(count)..count
}
