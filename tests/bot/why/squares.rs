//! Explanations of moves in Cubulus.

use std::collections::BTreeSet;

use kuba::bot::Evaluate;
use kuba::phrase::Phrase;
use kuba::rules::cubulus::{
    Ball, CubulusRules, Face, GameState, Neutrals, Players, Position, Square,
};
use kuba::rules::{Game, Player};

use super::{after, inner, line, number, said, wander, won};

fn at(position: &str) -> GameState {
    GameState::from_text(position, &CubulusRules::default()).expect("a position")
}

/// Explains why `played` is worse than `better`.
fn why(position: &str, played: &str, better: &str) -> String {
    let game = at(position);
    said(game.why(&line(&game, played), &line(&game, better)))
}

#[test]
fn a_square_that_is_given_away_is_told() {
    let gift = "B1B/3/B2/3/3/2B/3/3/2W w wbr -";
    assert_eq!(
        why(gift, "c11c12", "b11"),
        "This completes Black’s square on the top face."
    );
    let open = "3/3/3/3/3/3/W2/3/W1W r wbr -";
    assert_eq!(
        why(open, "b33 c31", "a11a21"),
        "Now White can complete a square on the bottom face; a11-a21 would have prevented it."
    );
    let later = "3/3/3/3/3/3/W2/3/W1W b wbr -";
    assert_eq!(
        why(later, "b33", "a11a21"),
        "This leaves White’s square on the bottom face open; a11-a21 would have prevented it."
    );
    // With two players, neutral balls count for no player.
    let two = "3/3/3/RRR/RRR/RRR/W2/3/W1W b wb -";
    assert_eq!(
        why(two, "b33", "a11a21"),
        "Now White can complete a square on the bottom face; a11-a21 would have prevented it."
    );
}

#[test]
fn wins_are_told_with_their_moves() {
    let open = "3/3/3/3/3/3/3/WW1/W2 w wbr -";
    assert_eq!(why(open, "c33", "b11"), "b11 would have won at once.");
    let game = at("3/3/3/3/3/BB1/3/BB1/3 w wbr -");
    let black = Player::SECOND;
    let (played, better) = (line(&game, "c33 a11"), line(&game, "a11"));
    assert_eq!(
        said(game.why(&won(played.clone(), black, 4), &better)),
        "Now Black wins in 3 moves: a11 makes threats on 3 faces."
    );
    let forced = won(better.clone(), Player::FIRST, 7);
    assert_eq!(
        said(game.why(&won(played, black, 4), &forced)),
        "a11 would have won in 7 moves; now Black wins in 3 moves."
    );
    let quiet = line(&game, "c33 b33");
    assert_eq!(
        said(game.why(&won(quiet, black, 6), &better)),
        "Now Black wins in 5 moves, beginning with b33."
    );
}

#[test]
fn threats_are_told() {
    let two = "3/3/3/3/3/3/3/3/WW1 w wbr -";
    assert_eq!(
        why(two, "c33", "a21"),
        "a21 would have made a threat on the bottom face."
    );
    assert_eq!(
        why("3/3/3/3/3/WW1/3/WW1/3 w wbr -", "c33", "a11"),
        "a11 would have made threats on 3 faces."
    );
    let other = "3/3/3/3/3/3/3/3/BB1 w wbr -";
    assert_eq!(
        why(other, "c33 a21", "a21 c33"),
        "Now Black makes a threat on the bottom face; a21 would have prevented it."
    );
    let black = "3/3/3/3/3/BB1/3/BB1/3 w wbr -";
    assert_eq!(
        why(black, "c33 a11", "a11 c33"),
        "Now Black makes threats on 3 faces; a11 would have prevented it."
    );
    assert_eq!(
        why(black, "c33 c32 b33 c13 a11", "c31 c32 b33 c13 c12"),
        "In 4 moves Black has threats on 3 faces; c31 would have prevented it."
    );
    let white = "3/3/3/3/3/WW1/3/WW1/3 w wbr -";
    assert_eq!(
        why(white, "c33 c32 b33 c13", "c31 c32 b33 a11"),
        "In 3 moves c31 would have led to threats on 3 faces."
    );
}

#[test]
fn how_many_squares_are_open_is_told_where_it_differs_much() {
    let start = "3/3/3/3/3/3/3/3/3 w wbr -";
    assert_eq!(
        why(start, "b21", "a11"),
        "Now 32 squares are open to Black; after a11 it would have been 30."
    );
    assert_eq!(why(start, "a31", "a11"), "");
    let laying = "3/3/3/3/3/3/3/3/3 b wb -";
    assert_eq!(
        why(laying, "b21", "a11"),
        "",
        "neutral balls are being laid"
    );
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
    let named = |face: &Face| kuba::phrase::ToPhrase::phrase(face).key == inner(phrase, "face").key;
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
    let mut moves = Vec::new();
    asked.legal_moves(&mut moves);
    let mut faces = BTreeSet::new();
    for mv in moves {
        let mut then = asked;
        then.play(mv);
        if then.winner() == Some(player) {
            let whole = |square: &&Square| {
                let cells: Vec<_> = square.cells.into_iter().collect();
                cells
                    .into_iter()
                    .all(|cell| then.ball(cell) == Some(Ball::of(player)))
            };
            faces.extend(Square::ALL.iter().filter(whole).map(|square| square.face));
        }
    }
    faces
}

#[test]
fn everything_that_is_said_is_what_the_lines_do() {
    let mut kinds = BTreeSet::new();
    for number_of in 0..24 {
        let players = match number_of % 2 {
            0 => Players::Three,
            _ => Players::Two(Neutrals::by_lot(number_of)),
        };
        let start = GameState::start(&CubulusRules {
            players,
            repetition: true,
        });
        wander(&start, 7 + number_of, 1, |game, lines, phrase| {
            kinds.insert(phrase.key);
            let me = game.turn();
            let then = |line: usize, moves| *after(game, &lines[line].moves, moves).position();
            let [now, other] = [0, 1].map(|line| then(line, lines[line].moves.len().min(1)));
            match phrase.key {
                "cubulus-why-gift" => assert_eq!(now.winner(), Some(player(phrase))),
                "cubulus-why-left" | "cubulus-why-left-later" => {
                    let told = player(phrase);
                    assert_ne!(told, me);
                    assert_eq!(now.turn() == told, phrase.key == "cubulus-why-left");
                    assert!(completes(&now, told).contains(&face(phrase)), "{phrase:?}");
                    assert!(completes(&other, told).is_empty(), "{phrase:?}");
                }
                "cubulus-why-threatens" => {
                    assert_eq!(completes(&other, me), [face(phrase)].into());
                    assert!(completes(&now, me).is_empty());
                }
                "cubulus-why-threatens-many" => {
                    assert_eq!(completes(&other, me).len(), number(phrase, "faces"));
                }
                "cubulus-why-forks" => {
                    let faces = completes(&then(0, 2), player(phrase)).len();
                    assert_eq!(faces, number(phrase, "faces"));
                }
                "cubulus-why-later" | "cubulus-why-missed-later" => {
                    let moves = number(inner(phrase, "length"), "plies") + 1;
                    let (line, told) = match phrase.key {
                        "cubulus-why-later" => (0, player(phrase)),
                        _ => (1, me),
                    };
                    let faces = completes(&then(line, moves), told).len();
                    assert_eq!(faces, number(phrase, "faces"), "{phrase:?}");
                    assert!(completes(&then(1 - line, moves), told).len() < 2);
                }
                "cubulus-why-answer" | "cubulus-why-answer-many" | "cubulus-why-squares" => {
                    let most = lines.map(|line| line.moves.len());
                    let answered = game.seats().min(most[0]).min(most[1]);
                    let [now, then] = [0, 1].map(|line| then(line, answered));
                    let told = player(phrase);
                    if phrase.key == "cubulus-why-answer-many" {
                        let faces = completes(&now, told).len();
                        assert_eq!(faces, number(phrase, "faces"), "{phrase:?}");
                        assert!(completes(&then, told).len() < faces);
                        return;
                    }
                    if phrase.key == "cubulus-why-answer" {
                        assert!(completes(&now, told).contains(&face(phrase)));
                        assert!(!completes(&then, told).contains(&face(phrase)));
                        return;
                    }
                    let open = |position: &Position| {
                        let free = |square: &&Square| {
                            square.cells.into_iter().all(|cell| {
                                let ball = position.ball(cell);
                                ball.is_none_or(|ball| ball == Ball::of(told))
                            })
                        };
                        Square::ALL.iter().filter(free).count()
                    };
                    assert_eq!(number(phrase, "now"), open(&now), "{phrase:?}");
                    assert_eq!(number(phrase, "then"), open(&then), "{phrase:?}");
                }
                _ => {}
            }
        });
    }
    assert!(kinds.len() > 6, "{kinds:?}");
}
