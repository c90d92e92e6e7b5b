//! Claims about moves in Qubism.

use std::collections::{BTreeSet, VecDeque};

use kuba_rules::phrase::{Phrase, Value};
use kuba_rules::qubism::{GameState, Move, Position, Square};
use kuba_rules::{Game, Player};

use super::{LAST_TURN, Places, after, inner, number};

/// Positions in which the steps of the claim were counted; `None` if it is false. The first line begins with
/// the move made.
pub(crate) fn places(game: &GameState, lines: [&[Move]; 2], phrase: &Phrase) -> Places<GameState> {
    let told = |name| number(inner(phrase, name), "steps");
    let told_fewer = || number(inner(phrase, "fewer"), "steps");
    let steps_told = || number(phrase, "steps");
    let before = ways(game, lines[0], 0);
    let at = |moves: usize| lines.map(|line| ways(game, line, moves));
    let lost = |moves| {
        let [now, then] = at(moves);
        (then[1] + now[0]).saturating_sub(now[1] + then[0])
    };
    let (plies, holds) = match phrase.key {
        "qubism-why-unblocks" => {
            let [now, then] = at(1);
            let is_counted = [told("now"), told("then")] == [now[1], then[1]];
            (1, is_counted && now[1] < before[1] && now[1] < then[1])
        }
        "qubism-why-lengthens-own" => {
            let [now, then] = at(1);
            (1, steps_told() == now[0] - before[0] && told("then") == then[0])
        }
        "qubism-why-lengthens" => (1, before[1] + steps_told() == at(1)[1][1]),
        "qubism-why-jumps" | "qubism-why-opens" => (1, before[0] == at(1)[1][0] + steps_told()),
        "qubism-why-nearer" => (1, at(1)[1][0] + 1 == before[0]),
        "qubism-why-blocks" | "qubism-why-allows-jump" | "qubism-why-allows-opening" => {
            let [now, then] = at(2);
            let whose = usize::from(phrase.key != "qubism-why-blocks");
            (2, [told("now"), told("then")] == [now[whose], then[whose]])
        }
        "qubism-why-locks" => (2, is_locked(game, lines, phrase)),
        "qubism-why-would-lock" => (1, is_locked(game, lines, phrase)),
        "qubism-why-longer" | "qubism-why-shorter" | "qubism-why-longer-and-shorter" => {
            let plies = number(phrase, "moves");
            let [now, then] = at(plies + 1);
            let steps = number(inner(phrase, "steps"), "steps");
            let is_counted = match phrase.key {
                "qubism-why-longer" => now[0] == then[0] + steps,
                "qubism-why-shorter" => now[1] + steps == then[1],
                _ => now[0] == then[0] + steps && now[1] + told_fewer() == then[1],
            };
            (plies + 1, plies <= LAST_TURN && is_counted)
        }
        unknown => panic!("an unknown claim: {unknown}"),
    };
    let is_behind = phrase.key == "qubism-why-would-lock" || lost(plies) > 0;
    (holds && is_behind).then(|| lines.map(|line| after(game, line, plies)))
}

/// `true` if the cube could move after the move made, but not after the better one.
fn is_locked(game: &GameState, lines: [&[Move]; 2], phrase: &Phrase) -> bool {
    let Some((_, Value::Text(cube))) = phrase.values.iter().find(|(name, _)| *name == "cube")
    else {
        return false;
    };
    let Ok(cube) = cube.parse::<Square>() else {
        return false;
    };
    let can_move = lines.map(|line| !after(game, line, 1).position().slide(cube).is_empty());
    can_move == [true, false]
}

/// Steps to go after `moves` moves of a line, those of the player to move in `game` first.
fn ways(game: &GameState, line: &[Move], moves: usize) -> [usize; 2] {
    let then = after(game, line, moves);
    [game.turn(), game.turn().next(2)].map(|player| steps(then.position(), player))
}

/// The reference: breadth-first search to the far side.
fn steps(position: &Position, player: Player) -> usize {
    let free = |square: Square| position.cube(square).is_none();
    let start = position.pawn(player);
    let mut seen = BTreeSet::from([start.index()]);
    let mut next = VecDeque::from([(start, 0)]);
    while let Some((square, steps)) = next.pop_front() {
        if Position::goal(player).into_iter().any(|goal| goal == square) {
            return steps;
        }
        for (file, rank) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            let beside = |at: u8, by: i8| at.checked_add_signed(by);
            let square = beside(square.file(), file).zip(beside(square.rank(), rank));
            let square = square.and_then(|(file, rank)| Square::new(file, rank));
            if let Some(square) = square.filter(|&square| free(square))
                && seen.insert(square.index())
            {
                next.push_back((square, steps + 1));
            }
        }
    }
    panic!("no way")
}
