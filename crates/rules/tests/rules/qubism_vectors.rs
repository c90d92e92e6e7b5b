//! Perft counts and recorded games of Qubism from `tests/data`.

use kuba_rules::qubism::{Colour, GameState, Position, QubismRules};
use kuba_rules::{Game, perft};

fn at(position: &str) -> GameState {
    let rules = QubismRules { repetition: false };
    GameState::from_position(position.parse().expect(position), rules)
}

#[test]
fn moves_are_as_many_as_the_vectors_say() {
    let mut lines = 0;
    for line in include_str!("../data/qubism-vectors.txt").lines() {
        if line.starts_with('#') {
            continue;
        }
        let [_, position, counts] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        for count in counts.split(' ') {
            let (depth, nodes) = count.split_once(':').expect("depth:count");
            let depth: u32 = depth.parse().expect(line);
            assert_eq!(at(position).perft(depth).to_string(), nodes, "{line}");
            if depth < 3 {
                assert_eq!(perft(&at(position), depth).to_string(), nodes, "{line}");
            }
        }
        lines += 1;
    }
    assert_eq!(lines, 60);
}

#[test]
fn the_counts_of_the_rules_come_out() {
    for (position, counts) in [
        ("5/5/5/5/5 c1 c5 b", [139, 17_883, 2_122_956]),
        ("SL4/5/ER3WL/5/4NR c2 c4 b", [100, 9_193, 765_560]),
    ] {
        for (depth, nodes) in (1..).zip(counts) {
            assert_eq!(at(position).perft(depth), nodes, "{position}, {depth}");
            if depth < 3 {
                assert_eq!(perft(&at(position), depth), nodes, "{position}, {depth}");
            }
        }
    }
}

#[test]
fn recorded_games_are_played_as_written() {
    let mut files = 0;
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/qubism-games");
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
                    let letter = Colour::of(winner).letter();
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
    assert_eq!(files, 3);
}
