//! Perft counts and recorded games of Kuba from `tests/data`, under every mix of rules.

use kuba_rules::kuba::{ExtraTurn, GameState, KoRule, Position, RuleSet, Setup};
use kuba_rules::{Game, Player};

fn rules(ko: &str, extra: &str) -> RuleSet {
    let ko = match ko {
        "straight-back" => KoRule::StraightBack,
        "previous-position" => KoRule::PreviousPosition,
        "superko" => KoRule::Superko,
        other => panic!("ko rule {other}"),
    };
    let extra = match extra {
        "must" => ExtraTurn::Must,
        "may" => ExtraTurn::May,
        "none" => ExtraTurn::None,
        "red-must" => ExtraTurn::RedMust,
        "red-may" => ExtraTurn::RedMay,
        other => panic!("extra turn {other}"),
    };
    RuleSet { ko, extra, repetition: false }
}

fn assert_counts(vectors: &str) -> usize {
    let mut lines = 0;
    for line in vectors.lines().filter(|line| !line.starts_with('#')) {
        let [mix, position, counts] = line.splitn(3, " | ").collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let (ko, extra) = mix.split_once(' ').expect("ko and extra turn");
        let position: Position = position.parse().expect(line);
        let game = GameState::from_position(position, rules(ko, extra));
        for count in counts.split(' ') {
            let (depth, nodes) = count.split_once(':').expect("depth:count");
            assert_eq!(game.perft(depth.parse().expect(line)).to_string(), nodes, "{line}");
        }
        lines += 1;
    }
    lines
}

#[test]
fn perft_counts_agree_with_the_vectors() {
    assert_eq!(assert_counts(include_str!("../data/vectors.txt")), 63);
}

#[test]
fn perft_counts_agree_with_the_vectors_of_an_extra_turn_only_for_a_red() {
    assert_eq!(assert_counts(include_str!("../data/kuba-red-vectors.txt")), 48);
}

#[test]
fn recorded_games_are_played_as_written() {
    let mut files = 0;
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/games");
    for entry in std::fs::read_dir(folder).expect("the games") {
        let path = entry.expect("an entry").path();
        let text = std::fs::read_to_string(&path).expect("a game");
        let mut game = GameState::new(RuleSet::LEAFLET, Setup::Standard);
        for (number, line) in text.lines().enumerate() {
            let at = format!("{}:{}", path.display(), number + 1);
            if let Some(winner) = line.strip_prefix("# winner ") {
                let won = game.outcome().expect(&at).winner().map(Player::index);
                assert_eq!(format!("{won:?}"), winner, "{at}");
                continue;
            }
            if let Some(mix) = line.strip_prefix("# ") {
                let (ko, extra) = mix.split_once(' ').expect("ko and extra turn");
                game = GameState::new(rules(ko, extra), Setup::Standard);
                continue;
            }
            let (mv, position) = line.split_once(' ').expect(&at);
            let mv = game.read_move(mv).unwrap_or_else(|error| panic!("{at}: {error}"));
            game.play(mv);
            if game.outcome().is_none() {
                assert_eq!(game.position_text(), position, "{at}");
            } else {
                let board = |text: &str| {
                    let fields: Vec<_> = text.split(' ').collect();
                    (fields[0].to_owned(), fields[2].to_owned())
                };
                assert_eq!(board(&game.position_text()), board(position), "{at}");
            }
        }
        files += 1;
    }
    assert_eq!(files, 9);
}
