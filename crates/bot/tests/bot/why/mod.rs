//! Explanations of why one move is worse than another: one sentence, in which every number is true.

mod pushes;
mod squares;
mod ways;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use kuba_bot::explanation::explain;
use kuba_bot::study::{Chance, Verdict};
use kuba_bot::{CertainWin, Continuation, Evaluate, Score, Shortcoming};
use kuba_i18n::Texts;
use kuba_rules::cubulus::GameState as Cubulus;
use kuba_rules::kuba::{GameState as Kuba, Move, RuleSet};
use kuba_rules::phrase::Phrase;
use kuba_rules::qubism::GameState as Qubism;
use kuba_rules::{Outcome, Player};

use crate::common::claims::{Places, inner, number};
use crate::common::minimax::Dice;

fn line<G: Evaluate>(game: &G, moves: &str) -> Continuation<G::Move> {
    let mut game = game.clone();
    let moves = moves.split_whitespace().map(|text| {
        let mv = game.read_move(text);
        let mv = mv.unwrap_or_else(|error| panic!("{text}: {error}"));
        game.play(mv);
        mv
    });
    Continuation { moves: moves.collect(), win: None }
}

/// The same line with a known winner.
fn won<M>(line: Continuation<M>, player: Player, plies: usize) -> Continuation<M> {
    let win = Some(CertainWin { player, plies });
    Continuation { win, ..line }
}

/// Read once, because that takes longer than a game.
static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(&[]));

fn said(phrase: Option<Phrase>) -> String {
    phrase.map_or_else(String::new, |phrase| TEXTS.say(&phrase))
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
    Continuation { moves: line, win: None }
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

/// Sentence of the largest reason.
fn why<G: Evaluate>(
    game: &G,
    played: &Continuation<G::Move>,
    better: &Continuation<G::Move>,
) -> String {
    let largest = Shortcoming::largest(game.reasons(played, better));
    said(largest.map(|reason| reason.phrase))
}

/// Explains random moves in random games, and asserts that every reason is true, by `places` if it is one of
/// the game's own. Returns the keys of the sentences.
fn wander<G: Evaluate>(
    start: &G,
    seed: u64,
    games: usize,
    places: impl Fn(&G, [&[G::Move]; 2], &Phrase) -> Places<G>,
) -> BTreeSet<&'static str> {
    let mut kinds = BTreeSet::new();
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
                let reasons = game.reasons(&lines[0], &lines[1]);
                let [played, better] = lines.map(|line| legal(&game, line));
                for Shortcoming { phrase, .. } in reasons {
                    kinds.insert(phrase.key);
                    let sentence = said(Some(phrase.clone()));
                    assert!(sentence.ends_with('.'), "{sentence}");
                    assert!(!sentence.contains(['{', '\n']), "{sentence}");
                    of_wins(&game, [&played, &better], &phrase);
                    if !phrase.key.starts_with("why-") {
                        let found = places(&game, [&played.moves, &better.moves], &phrase);
                        assert!(found.is_some(), "{sentence} {phrase:?}");
                    }
                }
            }
            game.play(moves[dice.below(moves.len())]);
        }
    }
    kinds
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
    let told = |name| number(inner(phrase, name), "moves");
    // Moves of the winner up to the end of a line.
    let own = |line: &Continuation<G::Move>, winner: Player| {
        let mut game = game.clone();
        let own = line.moves.iter().filter(|&&mv| {
            let is_own = game.turn() == winner;
            game.play(mv);
            is_own
        });
        own.count()
    };
    match phrase.key {
        "why-misses" | "why-misses-at-once" | "why-misses-and-allows" => {
            assert_eq!(winner(&then_end), Some(me), "{phrase:?}");
            match phrase.key {
                "why-misses-at-once" => assert_eq!(then, 1, "{phrase:?}"),
                _ => assert_eq!(told("deadline"), own(lines[1], me), "{phrase:?}"),
            }
        }
        "why-allows" | "why-allows-with" | "why-allows-at-once" => {
            let other = winner(&now_end).filter(|&winner| winner != me).expect("another winner");
            match phrase.key {
                "why-allows-at-once" => assert_eq!(now, 2, "{phrase:?}"),
                _ => assert_eq!(told("deadline"), own(lines[0], other), "{phrase:?}"),
            }
        }
        "why-draws" => assert!(now_end.is_some_and(|end| end.winner().is_none())),
        _ => {}
    }
    if phrase.key == "why-misses-and-allows" {
        let other = winner(&now_end).filter(|&winner| winner != me).expect("another winner");
        assert_eq!(told("other"), own(lines[0], other), "{phrase:?}");
    }
}

/// Largest fact that makes the first line worse than the second, and its size.
fn explained(game: &Kuba, moves: [&str; 2], horizon: usize) -> Option<(String, usize)> {
    let verdict = |line: Vec<Move>| Verdict {
        score: Score::DRAW,
        chances: vec![Chance::EVEN; 2],
        nodes: 1,
        line,
        second: None,
    };
    let [played, better] = moves.map(|moves| line(game, moves).moves);
    let (best, after) = (verdict(better), verdict(played[1..].to_vec()));
    let Shortcoming { phrase, units } = explain(game, played[0], &best, &after, horizon)?;
    Some((said(Some(phrase)), units))
}

#[test]
fn a_reason_names_the_largest_fact_that_can_be_counted() {
    let position = "7/7/3W3/4BRR/7/7/7 w".parse().expect("a position");
    let game = Kuba::from_position(position, RuleSet::LEAFLET);
    let moves = ["d5d6 e4f4 f4g4 g4g5", "d5d4 e4e5"];
    let said = "Black pushes along row 4 and takes two reds; d5-d4 would have prevented it.";
    assert_eq!(explained(&game, moves, 3), Some((said.to_owned(), 2)));
    let quiet = ["d5c5 e4e5", "d5d6 e4e5"];
    assert_eq!(explained(&game, quiet, 3), None);
}

/// Size of the largest fact that makes the first line worse than the second.
fn units<G: Evaluate>(text: &str, lines: [&str; 2]) -> Option<usize> {
    let game = G::from_text(text, &G::Rules::default()).expect("a position");
    let [played, better] = lines.map(|moves| line(&game, moves));
    Shortcoming::largest(game.reasons(&played, &better)).map(|reason| reason.units)
}

#[test]
fn what_is_small_is_told_but_counts_nothing() {
    assert_eq!(units::<Kuba>("7/7/4W2/5BR/7/7/7 w", ["e5e6", "e5e4"]), Some(0));
    assert_eq!(units::<Kuba>("7/7/4W2/5BR/7/7/7 w", ["e5e6 f4g4", "e5e4 f4f5"]), Some(1));
    let soon = ["f5e5 a1a2 e5e6 a2a3", "f5f4 a1a2 f4g4 g4g5 a2a3"];
    assert_eq!(units::<Kuba>("7/7/5W1/6R/7/7/B6 w", soon), Some(1));
    let late = ["f6e6 a1a2 e6e5 a2a3 e5d5", "f6f5 a1a2 f5f4 a2a3 f4g4 g4g5"];
    assert_eq!(units::<Kuba>("7/5W1/7/6R/7/7/B6 w", late), Some(0));
    let pair = "RRR/RRR/RRR/3/3/3/3/3/WW1 w wb -";
    assert_eq!(units::<Cubulus>(pair, ["c32", "a21"]), Some(0));
    assert_eq!(units::<Cubulus>(pair, ["a32 c31 b32", "c32 c31 a21"]), Some(0));
    let forks = "3/3/3/3/3/WW1/3/WW1/3 w wbr -";
    assert_eq!(units::<Cubulus>(forks, ["c33", "a11"]), Some(3));
    assert_eq!(units::<Qubism>("5/5/4WL/5/5 c1 c5 b", ["e5WR", "d3NR"]), Some(0));
    assert_eq!(units::<Qubism>("5/5/5/5/5 c1 c5 b", ["c1b1", "c1c2"]), Some(1));
}
