//! The evaluation made by hand, in hundredths of a red.

use crate::rules::Player;
use crate::rules::kuba::{Marble, Position};

/// What this many captured reds are worth. The nearer the seventh, the more a red counts.
const REDS: [i32; 8] = [0, 100, 205, 315, 435, 570, 730, 1000];
/// What this many marbles of one's own are worth. The first losses cost least.
const MARBLES: [i32; 9] = [0, 260, 450, 590, 710, 815, 910, 1000, 1085];
/// What each possible push is worth.
const PUSH: i32 = 3;
/// What being able to take a marble with the next push is worth to the player whose turn it is.
const PREY_NOW: i32 = 25;
/// The same, when the other player is first to move and may parry: the first and each further one.
const PREY_LATER: [i32; 4] = [0, 10, 45, 75];

/// What a position is worth for a player.
#[inline]
pub(super) fn evaluate(position: &Position, player: Player) -> i32 {
    let worth = |player: Player| material(position, player) + outlook(position, player);
    worth(player) - worth(player.next(2))
}

fn material(position: &Position, player: Player) -> i32 {
    let reds = usize::from(position.reds(player)).min(REDS.len() - 1);
    let marbles = position.cells(Marble::of(player)).len() as usize;
    REDS[reds] + MARBLES[marbles.min(MARBLES.len() - 1)]
}

fn outlook(position: &Position, player: Player) -> i32 {
    let prospects = position.prospects(player);
    let prey = prospects.prey.len() as usize;
    let threats = if position.turn() == player {
        PREY_NOW * prey.min(4) as i32
    } else {
        PREY_LATER[prey.min(PREY_LATER.len() - 1)]
    };
    PUSH * prospects.pushes as i32 + threats
}
