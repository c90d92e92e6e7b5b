//! Perft counts and recorded games of Cubulus from `tests/data`.

use std::collections::BTreeMap;

use kuba_rules::cubulus::{Ball, CubulusRules, GameState, Position};
use kuba_rules::{Game, perft};

use crate::common::nightly::nightly;

fn at(position: &str) -> GameState {
    let rules = CubulusRules { repetition: false, ..CubulusRules::default() };
    GameState::from_position(position.parse().expect(position), rules)
}

/// Number of different cubes after `depth` moves, where moves from one position to the same cube count once.
fn boards(position: &Position, depth: u32) -> u64 {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let children: BTreeMap<_, Position> = moves
        .into_iter()
        .map(|mv| {
            let mut child = *position;
            child.play(mv);
            (Ball::ALL.map(|ball| child.cells(ball)), child)
        })
        .collect();
    if depth == 1 {
        return children.len() as u64;
    }
    children.values().map(|child| boards(child, depth - 1)).sum()
}

fn counts(text: &str) -> impl Iterator<Item = (u32, u64)> {
    text.split(' ').map(|count| {
        let (depth, nodes) = count.split_once(':').expect("depth:count");
        (depth.parse().expect(count), nodes.parse().expect(count))
    })
}

/// Lines of the vectors: label, position, number of moves by depth, number of cubes by depth.
fn vectors() -> Vec<[&'static str; 4]> {
    let lines: Vec<_> = include_str!("../data/cubulus-vectors.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let parts: Vec<&str> = line.split(" | ").collect();
            parts.try_into().expect(line)
        })
        .collect();
    assert_eq!(lines.len(), 76);
    lines
}

#[test]
fn moves_are_as_many_as_the_vectors_say() {
    for [label, position, moves, _] in vectors() {
        for (depth, nodes) in counts(moves) {
            let game = at(position);
            assert_eq!(game.perft(depth), nodes, "{label}: {position}, {depth}");
            if depth < 3 {
                assert_eq!(perft(&game, depth), nodes, "{label}: {position}, {depth}");
            }
        }
    }
}

#[test]
fn different_cubes_are_as_many_as_the_vectors_say() {
    let deepest = nightly(u32::MAX, 2);
    for [label, position, _, cubes] in vectors() {
        for (depth, nodes) in counts(cubes).filter(|(depth, _)| *depth <= deepest) {
            assert_eq!(
                boards(at(position).position(), depth),
                nodes,
                "{label}: {position}, {depth}"
            );
        }
    }
}

#[test]
fn the_counts_of_the_rules_come_out() {
    let middle = "3/3/3/RRR/RRR/RRR/3/3/3 w wb -";
    let centres = "2R/1R1/3/1R1/RRR/1R1/3/1R1/R2 w wb -";
    let three = "3/3/3/3/3/3/3/3/3 w wbr -";
    let laying = "3/3/3/3/3/3/3/3/3 b wb -";
    for (position, moves) in [
        (middle, &[18, 348, 7_256, 163_240][..]),
        (centres, &[24, 606, 16_110, 450_246]),
        (three, &[26, 704, 19_800]),
        (laying, &[27, 702, 17_550]),
    ] {
        for (depth, &nodes) in (1..).zip(moves) {
            assert_eq!(at(position).perft(depth), nodes, "{position}, {depth}");
            if depth < 4 {
                assert_eq!(perft(&at(position), depth), nodes, "{position}, {depth}");
            }
        }
    }
    for (position, cubes) in
        [(middle, [18, 348, 6_856, 147_360]), (centres, [24, 606, 15_456, 416_880])]
    {
        for (depth, nodes) in (1..).zip(cubes) {
            assert_eq!(boards(at(position).position(), depth), nodes, "{position}, {depth}");
        }
    }
}

#[test]
fn recorded_games_are_played_as_written() {
    let mut files = 0;
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/cubulus-games");
    for entry in std::fs::read_dir(folder).expect("the games") {
        let path = entry.expect("an entry").path();
        let text = std::fs::read_to_string(&path).expect("a game");
        let mut game: Option<GameState> = None;
        let mut ended = false;
        for (number, line) in text.lines().enumerate() {
            let here = format!("{}:{}", path.display(), number + 1);
            let (first, rest) = line.split_once(' ').expect(&here);
            match (first, &mut game) {
                ("start", _) => game = Some(at(rest)),
                ("end", Some(game)) => {
                    let winner = game.outcome().expect(&here).winner().expect(&here);
                    let letter = Ball::of(winner).letter().to_ascii_lowercase();
                    assert_eq!(format!("{letter} wins"), rest, "{here}");
                    ended = true;
                }
                (mv, Some(game)) => {
                    assert_eq!(game.outcome(), None, "{here}");
                    let mv = game.read_move(mv).unwrap_or_else(|error| panic!("{here}: {error}"));
                    game.play(mv);
                    assert_eq!(game.position_text(), rest, "{here}");
                    if game.outcome().is_none() {
                        assert_eq!(rest.parse::<Position>().as_ref(), Ok(game.position()));
                    }
                }
                _ => panic!("{here}: no start"),
            }
        }
        assert!(ended, "{}", path.display());
        files += 1;
    }
    assert_eq!(files, 6);
}
