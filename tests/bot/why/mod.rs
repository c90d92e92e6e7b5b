//! Explanations of why one move is worse than another: one sentence, in which every number is true.

mod pushes;
mod squares;
mod ways;

use kuba::bot::{CertainWin, Continuation, Evaluate};
use kuba::i18n::Texts;
use kuba::phrase::{Phrase, Value};
use kuba::rules::{Outcome, Player};

use crate::common::minimax::Dice;

fn line<G: Evaluate>(game: &G, moves: &str) -> Continuation<G::Move> {
    let mut game = game.clone();
    let moves = moves.split_whitespace().map(|text| {
        let mv = game.read_move(text);
        let mv = mv.unwrap_or_else(|error| panic!("{text}: {error}"));
        game.play(mv);
        mv
    });
    Continuation {
        moves: moves.collect(),
        win: None,
    }
}

/// The same line with a known winner.
fn won<M>(line: Continuation<M>, player: Player, plies: usize) -> Continuation<M> {
    let win = Some(CertainWin { player, plies });
    Continuation { win, ..line }
}

fn said(phrase: Option<Phrase>) -> String {
    phrase.map_or_else(String::new, |phrase| Texts::new(&[]).say(&phrase))
}

/// Compares all sentences with the expected ones.
fn each<const N: usize>(said: [(String, &str); N]) {
    let (said, expected): (Vec<_>, Vec<_>) = said.into_iter().unzip();
    assert_eq!(said, expected);
}

/// A random line of zero to a few moves, which may end in illegal ones.
fn random_line<G: Evaluate>(game: &G, dice: &mut Dice) -> Continuation<G::Move> {
    let mut game = game.clone();
    let mut line = Vec::new();
    let length = dice.below(9);
    while line.len() < length {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        let mv = moves[dice.below(moves.len())];
        game.play(mv);
        line.push(mv);
    }
    if dice.below(10) == 0
        && let Some(&again) = line.last()
    {
        line.push(again);
    }
    Continuation {
        moves: line,
        win: None,
    }
}

/// The legal beginning of a line.
fn legal<G: Evaluate>(game: &G, mut line: Continuation<G::Move>) -> Continuation<G::Move> {
    let mut game = game.clone();
    let mut is_legal = |mv: &G::Move| {
        let is_legal = game.check(*mv).is_ok();
        if is_legal {
            game.play(*mv);
        }
        is_legal
    };
    let length = line.moves.iter().take_while(|mv| is_legal(mv)).count();
    line.moves.truncate(length);
    line
}

fn after<G: Evaluate>(game: &G, line: &[G::Move], moves: usize) -> G {
    let mut game = game.clone();
    for &mv in &line[..moves] {
        game.play(mv);
    }
    game
}

/// Explains random moves in random games and passes each explanation to `check`.
fn wander<G: Evaluate>(
    start: &G,
    seed: u64,
    games: usize,
    mut check: impl FnMut(&G, [&Continuation<G::Move>; 2], &Phrase),
) {
    let mut dice = Dice(seed);
    for _ in 0..games {
        let mut game = start.clone();
        for _ in 0..80 {
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            for _ in 0..6 {
                let lines = [(); 2].map(|()| random_line(&game, &mut dice));
                if let Some(phrase) = game.why(&lines[0], &lines[1]) {
                    let lines = lines.map(|line| legal(&game, line));
                    let sentence = said(Some(phrase.clone()));
                    assert!(sentence.ends_with('.'), "{sentence}");
                    assert!(!sentence.contains(['{', '\n']), "{sentence}");
                    of_wins(&game, [&lines[0], &lines[1]], &phrase);
                    check(&game, [&lines[0], &lines[1]], &phrase);
                }
            }
            game.play(moves[dice.below(moves.len())]);
        }
    }
}

fn number(phrase: &Phrase, name: &str) -> usize {
    match value(phrase, name) {
        Value::Number(number) => usize::try_from(*number).expect("a count"),
        other => panic!("{name}: {other:?} in {phrase:?}"),
    }
}

fn inner<'a>(phrase: &'a Phrase, name: &str) -> &'a Phrase {
    match value(phrase, name) {
        Value::Phrase(inner) => inner,
        other => panic!("{name}: {other:?} in {phrase:?}"),
    }
}

fn value<'a>(phrase: &'a Phrase, name: &str) -> &'a Value {
    let mut values = phrase.values.iter();
    let found = values.find(|(known, _)| *known == name);
    &found.unwrap_or_else(|| panic!("no {name} in {phrase:?}")).1
}

/// Asserts that wins and draws in the explanation are the ends of the lines.
fn of_wins<G: Evaluate>(game: &G, lines: [&Continuation<G::Move>; 2], phrase: &Phrase) {
    let me = game.turn();
    let end = |line: &Continuation<G::Move>| {
        let mut game = game.clone();
        for (place, &mv) in line.moves.iter().enumerate() {
            if game.check(mv).is_err() {
                return (place, game.outcome());
            }
            game.play(mv);
        }
        (line.moves.len(), game.outcome())
    };
    let [(now, now_end), (then, then_end)] = lines.map(end);
    let winner = |end: &Option<Outcome<G::Ending>>| end.as_ref().and_then(Outcome::winner);
    let plies = |name| number(inner(phrase, name), "plies");
    match phrase.key {
        "why-misses" | "why-misses-at-once" | "why-misses-and-allows" | "why-slower" => {
            assert_eq!(winner(&then_end), Some(me), "{phrase:?}");
            let told = match phrase.key {
                "why-misses-at-once" => 1,
                _ => plies("length"),
            };
            assert_eq!(told, then, "{phrase:?}");
        }
        "why-allows" | "why-allows-with" | "why-allows-at-once" | "why-sooner" => {
            assert!(winner(&now_end).is_some_and(|winner| winner != me));
            let told = match phrase.key {
                "why-allows-at-once" => 1,
                _ => plies("length"),
            };
            assert_eq!(told, now - 1, "{phrase:?}");
        }
        "why-draws" => {
            assert!(now_end.is_some_and(|end| end.winner().is_none()));
            assert_eq!(plies("length"), now);
        }
        _ => {}
    }
    match phrase.key {
        "why-misses-and-allows" => {
            assert!(winner(&now_end).is_some_and(|winner| winner != me));
            assert_eq!(plies("other"), now - 1, "{phrase:?}");
        }
        "why-slower" => assert_eq!(plies("other"), now),
        "why-sooner" => assert_eq!(plies("other"), then - 1),
        _ => {}
    }
}
