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
use kuba_rules::kuba::{GameState as Kuba, Move, RuleSet};
use kuba_rules::phrase::Phrase;
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

/// Sentence of the most important reason.
fn why<G: Evaluate>(
    game: &G,
    played: &Continuation<G::Move>,
    better: &Continuation<G::Move>,
) -> String {
    let reasons = game.reasons(played, better);
    said(reasons.into_iter().next().map(|reason| reason.phrase))
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

/// Explanation of a move that has these chances in percent and scores, for the player to move, with the best
/// move and with this one.
fn explained(game: &Kuba, moves: [&str; 2], percent: [u16; 2], centi: [i32; 2]) -> String {
    let verdict = |line: Vec<Move>, own: u16, score: Score| Verdict {
        score,
        chances: [own, 100 - own].map(|own| Chance::permille(10 * own)).to_vec(),
        nodes: 1,
        line,
        second: None,
    };
    let [played, better] = moves.map(|moves| line(game, moves).moves);
    let best = verdict(better, percent[0], Score::estimate(centi[0]));
    let after = verdict(played[1..].to_vec(), percent[1], Score::estimate(-centi[1]));
    said(explain(game, played[0], &best, &after))
}

#[test]
fn a_reason_explains_the_size_of_the_loss_or_tells_the_loss_itself() {
    let position = "7/7/3W3/4BRR/7/7/7 w".parse().expect("a position");
    let game = Kuba::from_position(position, RuleSet::LEAFLET);
    let moves = ["d5d6 e4f4 f4g4 g4g5", "d5d4 e4e5"];
    assert_eq!(
        explained(&game, moves, [60, 38], [80, -20]),
        "Now Black takes two reds; d5-d4 would have kept them."
    );
    assert_eq!(
        explained(&game, moves, [90, 10], [90_000, -90_000]),
        "d5-d4 keeps 80\u{a0}% more chances."
    );
    let quiet = ["d5c5 e4e5", "d5d6 e4e5"];
    assert_eq!(explained(&game, quiet, [60, 38], [80, -20]), "d5-d6 keeps 22\u{a0}% more chances.");
    assert_eq!(explained(&game, quiet, [60, 60], [80, 80]), "");
}
