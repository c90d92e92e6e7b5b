//! Explanations of moves in Qubism.

use std::collections::{BTreeSet, VecDeque};

use kuba::bot::{Continuation, Evaluate};
use kuba::phrase::Phrase;
use kuba::rules::qubism::{GameState, Move, Position, QubismRules, Square};
use kuba::rules::{Game, Player};

use super::{after, each, inner, line, number, said, wander, won};

fn at(position: &str) -> GameState {
    GameState::from_text(position, &QubismRules::default()).expect("a position")
}

/// Explains why `played` is worse than `better`.
fn why(position: &str, played: &str, better: &str) -> String {
    let game = at(position);
    said(game.why(&line(&game, played), &line(&game, better)))
}

#[test]
fn what_a_move_does_to_the_ways_is_told() {
    let row = "5/5/NLNLNLNL1/5/5 e1 a4 b";
    each([
        (
            why("5/5/NRNRNR2/5/5 a4 b5 b", "e1WR", "d3NR"),
            "d3NR would have lengthened White’s way by 1.",
        ),
        (
            why("5/5/5/5/5 c1 c5 b", "c1b1", "c1c2"),
            "c1-c2 would have come a step nearer.",
        ),
        (
            why("5/5/5/5/5 c2 c3 b", "c2b2", "c2c4"),
            "c2-c4 would have jumped ahead, 2 steps nearer.",
        ),
        (
            why("5/5/NLNLNLNL1/5/5 a1 e4 b", "e1WR", "a3a5"),
            "a3-a5WL would have shortened Black’s way by 3.",
        ),
        (
            why(row, "c3c5", "e1e2"),
            "The cube on c3 no longer blocks White’s way: 5 steps to go; after e1-e2 it would have been 7 steps.",
        ),
        (
            why("5/5/5/5/5 c2 c5 b", "c2c1", "c2b2"),
            "This lengthens Black’s own way by 1; after c2-b2 it would have been 3 steps.",
        ),
        (
            why("5/5/4WL/5/5 c1 c5 b", "e5WR", "d3NR"),
            "d3NR would have locked the cube on e3.",
        ),
        (why("5/5/5/5/5 c1 c5 b", "c1b1", "c1d1"), ""),
    ]);
}

#[test]
fn what_the_answer_does_to_the_ways_is_told() {
    let row = "5/5/5/NRNRNRNR1/5 e1 a4 b";
    each([
        (
            why("5/5/NRNR1NR1/5/5 c2 e2 b", "e5WR c3NR", "c2c3 e2d2"),
            "Now c3NR makes Black’s way 6 steps long; after c2-c3 it would have been 2 steps.",
        ),
        (
            why("5/5/5/5/5 c2 c4 b", "c2c3 c4c2", "c3ER c4c5"),
            "Now c4-c2 jumps ahead: White has 1 step to go; after c3ER it would have been 5 steps.",
        ),
        (
            why(row, "e1d1 b2b5", "e1e2 a4a3"),
            "Now b2-b5ER opens White’s way: 4 steps to go; after e1-e2 it would have been 6 steps.",
        ),
        (
            why(row, "e1e2 b2b5", "b3WR a4a3"),
            "Now b2-b5ER opens White’s way; b3WR would have locked the cube on b2.",
        ),
        (
            why(
                "5/5/5/5/5 c1 c5 b",
                "c1b1 c5c4 b1a1 c4b4",
                "c1d1 c5c4 d1d2 c4b4",
            ),
            "In 2 moves Black has 4 steps to go, White 3; after c1-d1 it would have been 3 and 3.",
        ),
    ]);
}

#[test]
fn wins_are_told_with_their_moves() {
    let game = at("5/5/5/5/5 c1 c5 b");
    let (played, better) = (line(&game, "c1b1 c5c4"), line(&game, "c1c2"));
    each([
        (
            why("5/5/5/5/5 c4 e5 b", "c4b4", "c4c5"),
            "c4-c5 would have won at once.",
        ),
        (
            why("5/5/5/5/5 c3 e2 b", "c3c4 e2e1", "c3d3"),
            "Now White wins with e2-e1.",
        ),
        (
            said(game.why(&won(played, Player::SECOND, 8), &better)),
            "Now White wins in 7 moves, beginning with c5-c4.",
        ),
    ]);
}

/// The reference: breadth-first search to the far side.
fn steps(position: &Position, player: Player) -> usize {
    let free = |square: Square| position.cube(square).is_none();
    let start = position.pawn(player);
    let mut seen = BTreeSet::from([start.index()]);
    let mut next = VecDeque::from([(start, 0)]);
    while let Some((square, steps)) = next.pop_front() {
        if Position::goal(player)
            .into_iter()
            .any(|goal| goal == square)
        {
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

/// Steps to go after `moves` moves of a line, those of the player to move in `game` first.
fn ways(game: &GameState, line: &Continuation<Move>, moves: usize) -> [usize; 2] {
    let then = after(game, &line.moves, moves);
    [game.turn(), game.turn().next(2)].map(|player| steps(then.position(), player))
}

#[test]
fn every_number_that_is_said_is_what_the_lines_do() {
    let mut kinds = BTreeSet::new();
    let start = GameState::start(&QubismRules::default());
    wander(&start, 3, 40, |game, [played, better], phrase| {
        kinds.insert(phrase.key);
        let told = |name| number(inner(phrase, name), "steps");
        let [before, _] = [0; 2].map(|moves| ways(game, played, moves));
        let at = |moves| [played, better].map(|line| ways(game, line, moves));
        let is_behind = |moves| {
            let [now, then] = at(moves);
            now[1] + then[0] < then[1] + now[0]
        };
        let answered = |phrase: &Phrase| {
            let [now, then] = at(2);
            let whose = usize::from(phrase.key != "qubism-why-blocks");
            assert_eq!([told("now"), told("then")], [now[whose], then[whose]]);
            assert!(is_behind(2));
        };
        match phrase.key {
            "qubism-why-unblocks" => {
                let [now, then] = at(1);
                assert_eq!([told("now"), told("then")], [now[1], then[1]]);
                assert!(now[1] < before[1] && now[1] < then[1]);
            }
            "qubism-why-lengthens-own" => {
                let [now, then] = at(1);
                assert_eq!(number(phrase, "steps"), now[0] - before[0]);
                assert_eq!(told("then"), then[0]);
            }
            "qubism-why-lengthens" => {
                assert_eq!(number(phrase, "steps"), at(1)[1][1] - before[1]);
            }
            "qubism-why-jumps" | "qubism-why-opens" => {
                assert_eq!(number(phrase, "steps"), before[0] - at(1)[1][0]);
            }
            "qubism-why-nearer" => assert_eq!(at(1)[1][0] + 1, before[0]),
            "qubism-why-blocks" | "qubism-why-allows-jump" | "qubism-why-allows-opening" => {
                answered(phrase);
            }
            "qubism-why-stands" => {
                let plies = number(inner(phrase, "length"), "plies") + 1;
                let [now, then] = at(plies);
                assert_eq!([told("mine"), number(phrase, "theirs")], now);
                let better = ["better-mine", "better-theirs"].map(|name| number(phrase, name));
                assert_eq!(better, then);
                assert!(is_behind(plies));
            }
            _ => {}
        }
    });
    assert!(kinds.len() > 8, "{kinds:?}");
}
