//! Claims about moves in Cubulus.

use std::collections::BTreeSet;

use kuba_rules::cubulus::{Ball, Face, GameState, Move, Position, Square};
use kuba_rules::phrase::{Phrase, ToPhrase};
use kuba_rules::{Game, Player};

use super::{Places, after, inner, number};

/// Positions in which the threats of the claim were counted; `None` if it is false. The first line begins
/// with the move made.
pub(crate) fn places(game: &GameState, lines: [&[Move]; 2], phrase: &Phrase) -> Places<GameState> {
    let me = game.turn();
    let then = |line: usize, moves| *after(game, lines[line], moves).position();
    let [now, other] = [0, 1].map(|line| then(line, 1));
    let faces = |position: &Position, player| completes(position, player).len();
    let holds = match phrase.key {
        "cubulus-why-gift" => now.winner() == Some(player(phrase)),
        "cubulus-why-left" | "cubulus-why-left-later" => {
            let told = player(phrase);
            told != me
                && (now.turn() == told) == (phrase.key == "cubulus-why-left")
                && completes(&now, told).contains(&face(phrase))
                && completes(&other, told).is_empty()
        }
        "cubulus-why-forks" => faces(&then(0, 2), player(phrase)) == number(phrase, "faces"),
        "cubulus-why-threatens" => {
            completes(&other, me) == [face(phrase)].into() && completes(&now, me).is_empty()
        }
        "cubulus-why-threatens-many" => faces(&other, me) == number(phrase, "faces"),
        "cubulus-why-answer" => {
            let (told, face) = (player(phrase), face(phrase));
            let threatens = |position: &Position| completes(position, told).contains(&face);
            told == now.turn()
                && threatens(&then(0, 2))
                && !after_each(&other).any(|then| threatens(&then))
        }
        "cubulus-why-then-two" | "cubulus-why-then-many" => {
            let told = player(phrase);
            let made = completes(&then(0, 2), told);
            let fewer = after_each(&other).map(|then| faces(&then, told)).max().unwrap_or(0);
            let is_told = if phrase.key == "cubulus-why-then-two" {
                made == [face(phrase), named_face(inner(phrase, "other"))].into()
            } else {
                made.len() == number(phrase, "faces")
            };
            told == now.turn() && is_told && number(phrase, "fewer") == fewer && fewer < made.len()
        }
        "cubulus-why-later" | "cubulus-why-missed-later" => {
            let moves = number(phrase, "moves") + 1;
            let (line, told) = match phrase.key {
                "cubulus-why-later" => (0, player(phrase)),
                _ => (1, me),
            };
            let is_prevented =
                line == 1 || (1..=lines[1].len()).all(|moves| faces(&then(1, moves), told) < 2);
            moves <= 4
                && is_prevented
                && faces(&then(line, moves), told) == number(phrase, "faces")
                && faces(&then(1 - line, moves), told) < 2
        }
        "cubulus-why-soon" | "cubulus-why-missed-soon" => {
            let told = player(phrase);
            let threats = |line: usize| {
                let moves = (1..=number(phrase, "moves")).map(|moves| (then(line, moves), moves));
                let own = moves.filter(|(before, _)| before.turn() == told);
                let made = own.map(|(_, moves)| completes(&then(line, moves + 1), told));
                made.filter(|faces| !faces.is_empty()).collect::<Vec<_>>()
            };
            let (line, other) = if told == me { (1, 0) } else { (0, 1) };
            let made = threats(line);
            made.len() == 1 && made[0].contains(&face(phrase)) && threats(other).is_empty()
        }
        "cubulus-why-presses" | "cubulus-why-missed-presses" => {
            let told = player(phrase);
            let threatens = |line: usize| {
                let moves = 1..=number(phrase, "moves");
                let is_threat = |&moves: &usize| {
                    then(line, moves).turn() == told && faces(&then(line, moves + 1), told) > 0
                };
                moves.filter(is_threat).count()
            };
            let [now, then] = [0, 1].map(threatens);
            let is_told = now == number(phrase, "now") && then == number(phrase, "then");
            is_told && (told == me) == (now < then) && now != then
        }
        unknown => panic!("an unknown claim: {unknown}"),
    };
    let moves = match phrase.key {
        "cubulus-why-answer" | "cubulus-why-then-two" | "cubulus-why-then-many" => 2,
        "cubulus-why-later"
        | "cubulus-why-missed-later"
        | "cubulus-why-soon"
        | "cubulus-why-missed-soon"
        | "cubulus-why-presses"
        | "cubulus-why-missed-presses" => number(phrase, "moves") + 1,
        _ => 1,
    };
    holds.then(|| lines.map(|line| after(game, line, moves.min(line.len()))))
}

fn after_each(position: &Position) -> impl Iterator<Item = Position> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let position = *position;
    moves.into_iter().map(move |mv| {
        let mut then = position;
        then.play(mv);
        then
    })
}

fn player(phrase: &Phrase) -> Player {
    match inner(phrase, "colour").key {
        "cubulus-white" => Player::seat(0),
        "cubulus-black" => Player::seat(1),
        "cubulus-red" => Player::seat(2),
        other => panic!("{other}"),
    }
}

fn face(phrase: &Phrase) -> Face {
    named_face(inner(phrase, "face"))
}

fn named_face(phrase: &Phrase) -> Face {
    let named = |face: &Face| face.phrase().key == phrase.key;
    Face::ALL.into_iter().find(named).expect("a face")
}

/// The faces on which `player` could complete a square if it were their turn.
fn completes(position: &Position, player: Player) -> BTreeSet<Face> {
    let mut asked = *position;
    for _ in 0..asked.seats() {
        if asked.turn() != player {
            asked.skip();
        }
    }
    if asked.turn() != player || asked.winner().is_some() {
        return BTreeSet::new();
    }
    let mut faces = BTreeSet::new();
    for then in after_each(&asked) {
        if then.winner() == Some(player) {
            let is_whole = |square: &&Square| {
                let mut cells = square.cells.into_iter();
                cells.all(|cell| then.ball(cell) == Some(Ball::of(player)))
            };
            faces.extend(Square::ALL.iter().filter(is_whole).map(|square| square.face));
        }
    }
    faces
}
