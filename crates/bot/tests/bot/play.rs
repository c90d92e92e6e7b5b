//! Search and levels in Kuba.

use std::collections::HashMap;

use crate::common::kuba_mixes::kuba_mixes;
use crate::common::minimax::{Dice, Plain};
use kuba_bot::kuba::KubaNode;
use kuba_bot::level_style::Conditions;
use kuba_bot::search::{
    NoControl, Node, RepetitionRule, Score, SearchOptions, SearchTask, TranspositionTable,
};
use kuba_bot::{BestMove, Evaluate, Level, Limits};
use kuba_rules::kuba::{GameState, KoRule, Move, NamedRules, Position, RuleSet, Setup};
use kuba_rules::phrase::Phrase;
use kuba_rules::{Ending, Game, GameResult, Player};

fn game(text: &str, rules: RuleSet) -> GameState {
    GameState::from_position(text.parse().expect("a position"), rules)
}

fn search(game: &GameState, depth: u32) -> BestMove<Move> {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let found = SearchTask::new(game, limits).run(&TranspositionTable::new(4), &mut NoControl);
    found.opinion.expect("a move")
}

fn wander(
    rules: RuleSet,
    seed: u64,
    plies: usize,
    mut visit: impl FnMut(&GameState, Option<Move>),
) {
    let mut dice = Dice(seed);
    let mut game = GameState::new(rules, Setup::Standard);
    let mut moves = Vec::new();
    for _ in 0..plies {
        moves.clear();
        game.legal_moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        let mv = moves[dice.below(moves.len())];
        visit(&game, Some(mv));
        game.play(mv);
    }
    visit(&game, None);
}

#[test]
fn alpha_beta_equals_plain_minimax_under_every_mix_of_rules() {
    for (number, rules) in kuba_mixes().enumerate() {
        for (quiescence, depth, draw) in [(0, 3, 0), (2, 2, 0), (0, 3, -30), (0, 3, 30)] {
            let style = SearchOptions {
                quiescence,
                selective: false,
                every_move: false,
                draw,
                ..SearchOptions::default()
            };
            let mut ply = 0;
            wander(rules, 11 + number as u64, 120, |game, mv| {
                ply += 1;
                if ply % 12 != 0 || mv.is_none() {
                    return;
                }
                let limits = Limits { depth: Some(depth), ..Limits::default() };
                let task = SearchTask { style, ..SearchTask::new(game, limits) };
                let found = task.run(&TranspositionTable::new(0), &mut NoControl).opinion;
                let opinion = found.expect("a move");
                let mut plain = Plain::new(game.turn(), game.recurrence(), style);
                let exact = plain.value(&game.node(), opinion.depth, 0);
                assert_eq!(opinion.score, exact, "{rules:?} {}", game.position());
            });
        }
    }
}

#[test]
fn the_moves_that_take_nothing_are_those_found_by_their_index() {
    let mut passes = 0;
    for (number, rules) in kuba_mixes().enumerate() {
        wander(rules, 51 + number as u64, 60, |game, _| {
            let node = game.node();
            let mut listed = Vec::new();
            node.quiet_moves(&mut listed);
            listed.sort_by_key(|&mv| KubaNode::move_index(mv));
            let found = (0..KubaNode::MOVE_INDICES).filter_map(|index| node.move_with_index(index));
            let found: Vec<_> = found.collect();
            assert_eq!(found, listed, "{}", game.position());
            passes += usize::from(found.contains(&Move::Pass));
        });
    }
    assert!(passes > 0, "one of the rules lets a turn end");
}

#[test]
fn lines_can_be_played_under_every_mix_of_rules() {
    let table = TranspositionTable::new(4);
    for (number, rules) in kuba_mixes().enumerate() {
        let mut ply = 0;
        wander(rules, 31 + number as u64, 90, |game, mv| {
            ply += 1;
            if ply % 9 != 0 || mv.is_none() {
                return;
            }
            let limits = Limits { nodes: Some(3000), ..Limits::default() };
            let found = SearchTask::new(game, limits).run(&table, &mut NoControl);
            let mut end = game.clone();
            for &mv in &found.opinion.expect("a move").line {
                let played = end.try_play(mv);
                assert!(played.is_ok(), "{mv} in {}: {played:?}", end.position());
            }
        });
    }
}

#[test]
fn a_search_keeps_to_its_nodes_and_always_answers() {
    let game = GameState::new(RuleSet::LEAFLET, Setup::Mirrored);
    for nodes in [0, 1, 7, 100, 5000, 20_500, 21_000, 70_000] {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let found = SearchTask::new(&game, limits).run(&TranspositionTable::new(1), &mut NoControl);
        let opinion = found.opinion.expect("a move");
        assert_eq!(opinion.nodes, nodes);
        assert_eq!(game.check(opinion.line[0]), Ok(()));
    }
}

#[test]
fn tactical_and_quiet_moves_are_the_legal_moves() {
    for rules in kuba_mixes() {
        for seed in 1..6 {
            wander(rules, seed, 150, |game, _| {
                let node = game.node();
                if let Some(outcome) = game.outcome() {
                    let superko = rules.ko == KoRule::Superko;
                    if outcome.ending != Ending::Repetition && !superko {
                        assert_eq!(node.verdict(), outcome.winner().map(GameResult::Won));
                    }
                    return;
                }
                assert_eq!(node.verdict(), None, "{}", game.position());
                let mut legal = Vec::new();
                game.legal_moves(&mut legal);
                let mut moves = Vec::new();
                node.tactical_moves(&mut moves);
                let tactical = moves.len();
                node.quiet_moves(&mut moves);
                for (nth, &mv) in moves.iter().enumerate() {
                    let mut child = node;
                    assert_eq!(child.play(mv), nth < tactical, "{mv} in {}", game.position());
                }
                if rules.ko == KoRule::Superko {
                    moves.retain(|&mv| game.check(mv).is_ok());
                }
                legal.sort_unstable();
                moves.sort_unstable();
                assert_eq!(moves, legal, "{}", game.position());
            });
        }
    }
}

#[test]
fn keys_are_equal_exactly_when_positions_are() {
    let mut seen: HashMap<u64, (Position, RuleSet)> = HashMap::new();
    let mut boards: HashMap<u64, String> = HashMap::new();
    let mut met = 0;
    for rules in kuba_mixes() {
        for seed in 1..12 {
            let mut walked = GameState::new(rules, Setup::Standard).node();
            wander(rules, seed, 200, |game, mv| {
                let node = game.node();
                assert_eq!(walked.key(), node.key(), "played and set up alike");
                let here = (*game.position(), rules);
                met += usize::from(seen.contains_key(&node.key()));
                assert_eq!(*seen.entry(node.key()).or_insert(here), here);
                let text = game.position_text();
                let board = text.split(' ').next().expect("a board").to_owned();
                assert_eq!(*boards.entry(node.arrangement()).or_insert(board.clone()), board);
                if let Some(mv) = mv {
                    walked.play(mv);
                }
            });
        }
    }
    assert!(seen.len() > 5000 && met > 50);
}

/// Exchanges the colours and turns the board, so that each player has the other's view.
fn exchanged(game: &GameState) -> Position {
    let text = game.position_text();
    let mut fields = text.split(' ');
    let board = fields.next().expect("a board").chars().rev();
    let board = board.map(|marble| match marble {
        'W' => 'B',
        'B' => 'W',
        other => other,
    });
    let turn = match fields.next() {
        Some("w") => 'b',
        _ => 'w',
    };
    let (white, black) = fields.next().and_then(|score| score.split_once('-')).expect("a score");
    let text = format!("{} {turn} {black}-{white}", board.collect::<String>());
    text.parse().expect("a position")
}

#[test]
fn the_evaluation_is_the_same_with_colours_exchanged_and_the_board_turned() {
    let mut seen = 0;
    for rules in [RuleSet::LEAFLET, NamedRules::Kubatoo.rules()] {
        wander(rules, 5, 120, |game, _| {
            let (here, there) = (game.node(), KubaNode::new(exchanged(game), rules));
            let (white, black) = (Player::FIRST, Player::SECOND);
            assert_eq!(here.evaluate(white), there.evaluate(black), "{}", game.position());
            assert_eq!(here.evaluate(black), there.evaluate(white), "{}", game.position());
            seen += usize::from(here.evaluate(white).abs() > 20);
        });
    }
    assert!(seen > 100);
}

#[test]
fn the_evaluation_is_the_same_in_a_mirror() {
    wander(RuleSet::LEAFLET, 6, 120, |game, _| {
        let text = game.position_text();
        let (board, rest) = text.split_once(' ').expect("a board");
        let mirrored: Vec<String> =
            board.split('/').map(|rank| rank.chars().rev().collect()).collect();
        let rest = rest.rsplit_once(' ').expect("a ko push").0;
        let mirrored = format!("{} {rest} -", mirrored.join("/"));
        let mirrored: Position = mirrored.parse().expect("a position");
        let mirrored = KubaNode::new(mirrored, RuleSet::LEAFLET);
        let player = game.turn();
        assert_eq!(mirrored.evaluate(player), game.node().evaluate(player));
    });
}

#[test]
fn the_seventh_red_is_taken() {
    let game = game("7/7/7/5WR/7/7/B6 w 6-0", RuleSet::LEAFLET);
    let opinion = search(&game, 3);
    assert_eq!(opinion.score, Score::win_in(1));
    assert_eq!(opinion.line, ["f4g4".parse().expect("a push")]);
}

#[test]
fn the_last_marble_is_taken() {
    let game = game("7/7/7/7/7/7/WRRRRRB w", RuleSet::LEAFLET);
    let opinion = search(&game, 1);
    assert_eq!(opinion.score.plies_to_end(), Some(1));
}

#[test]
fn the_web_pages_ending_is_won_at_once() {
    let game = game("7/2R4/2RR3/2RRRR1/B4RR/WB5/1B5 b", RuleSet::LEAFLET);
    let opinion = search(&game, 4);
    assert_eq!(opinion.score, Score::win_in(1));
    assert_eq!(opinion.line, ["b2a2".parse().expect("a push")]);
}

#[test]
fn three_reds_in_one_turn_win() {
    let game = game("7/5WR/7/5WR/7/5WR/B6 w 4-0", RuleSet::LEAFLET);
    assert_eq!(search(&game, 3).score, Score::win_in(3));
    let kubatoo = GameState::from_position(*game.position(), NamedRules::Kubatoo.rules());
    assert!(search(&kubatoo, 3).score < Score::win_in(3));
}

#[test]
fn a_marble_in_danger_is_saved() {
    // Black threatens d4e4 and then to take the marble on g4.
    let game = game("R6/7/7/3BRRW/7/7/R2R2W w 0-0", RuleSet::LEAFLET);
    let opinion = search(&game, 4);
    let mut after = game.clone();
    after.play(opinion.line[0]);
    let mut replies = Vec::new();
    after.legal_moves(&mut replies);
    for reply in replies {
        let mut end = after.clone();
        end.play(reply);
        let white = end.position().cells(kuba_rules::kuba::Marble::White);
        assert_eq!(white.len(), 2, "{reply} takes a marble after {:?}", opinion.line);
    }
}

#[test]
fn positions_that_were_there_twice_count_as_draws_and_others_do_not() {
    let game = GameState::new(RuleSet::LEAFLET, Setup::Standard);
    let limits = Limits { depth: Some(1), ..Limits::default() };
    let mut task = SearchTask::new(&game, limits);
    let children = task.moves.iter().map(|&mv| {
        let mut child = task.node;
        child.play(mv);
        child.key()
    });
    let children: Vec<u64> = children.collect();
    task.style.every_move = true;
    let mut drawn = |past: &[u64]| {
        task.recurrence = RepetitionRule::DrawAtThird {
            past: past.iter().copied().chain([game.node().key()]).collect(),
        };
        let found = task.clone().run(&TranspositionTable::new(0), &mut NoControl);
        let scores = found.moves.iter().map(|root_move| root_move.score);
        scores.filter(|&score| score == Score::DRAW).count()
    };
    assert_eq!(drawn(&[&children[..], &children[..]].concat()), children.len());
    assert_eq!(drawn(&[&children[..], &children[1..]].concat()), children.len() - 1);
    assert_eq!(drawn(&children), 0);
}

#[test]
fn a_lost_game_is_not_level_because_a_position_can_come_back_once() {
    let mut game = game("7/1R5/4B2/2R3B/3R3/1R3B1/W6 b 2-6", RuleSet::LEAFLET);
    for mv in ["g4g5", "a1a2", "g5g4"] {
        game.play(mv.parse().expect("a push"));
    }
    let opinion = search(&game, 7);
    assert!(opinion.score.centi() < -300, "{opinion:?}");
    // The third repetition is a draw, the best result for the player to move.
    for mv in ["a2a1", "g4g5", "a1a2", "g5g4"] {
        game.play(mv.parse().expect("a push"));
    }
    let opinion = search(&game, 7);
    assert_eq!(opinion.score, Score::DRAW, "{opinion:?}");
    assert_eq!(opinion.line, ["a2a1".parse().expect("a push")]);
}

#[test]
fn the_strongest_level_beats_the_weakest() {
    for (round, seat) in [Player::FIRST, Player::SECOND].into_iter().enumerate() {
        let mut game = GameState::new(RuleSet::LEAFLET, Setup::Standard);
        let table = TranspositionTable::new(4);
        for ply in 0..200 {
            if game.outcome().is_some() {
                break;
            }
            let number = if game.turn() == seat { Level::COUNT } else { 1 };
            let mut conditions = Conditions {
                table: &table,
                seed: ply + 1000 * round as u64,
                nodes: Some(4000),
                threads: 1,
            };
            let level = Level::new(number).expect("a level");
            let opinion = level.choose(&game, &mut conditions, &mut NoControl);
            let mv = opinion.expect("a move").line[0];
            assert_eq!(game.try_play(mv).err(), None);
        }
        assert_eq!(game.outcome().and_then(|end| end.winner()), Some(seat));
    }
}

#[test]
fn from_level_two_on_a_win_on_the_spot_is_never_missed() {
    let game = game("R5R/3W3/7/B4WR/7/2W4/B6 w 6-3", RuleSet::LEAFLET);
    for level in Level::all().skip(1) {
        for seed in 0..5 {
            let mut conditions = Conditions {
                table: &TranspositionTable::new(1),
                seed,
                nodes: Some(2000),
                threads: 1,
            };
            let opinion = level.choose(&game, &mut conditions, &mut NoControl);
            let opinion = opinion.expect("a move");
            assert_eq!(opinion.score, Score::win_in(1), "{level:?}");
        }
    }
}

#[test]
fn a_limit_of_positions_holds_for_all_threads_together_the_proof_search_included() {
    const MOST: u64 = 70_000;
    for text in
        ["WW3BB/WW1R1BB/2RRR2/1RRRRR1/2RRR2/BB1R1WW/BB3WW w", "R5R/3W3/7/B4WR/7/2W4/B6 w 3-3"]
    {
        let limits = Limits { nodes: Some(MOST), ..Limits::default() };
        let mut task = SearchTask::new(&game(text, RuleSet::LEAFLET), limits);
        task.threads = 3;
        let found = task.run(&TranspositionTable::new(4), &mut NoControl);
        let nodes = found.opinion.expect("a move").nodes;
        assert!(nodes <= MOST + MOST / 20, "{nodes} in {text}");
    }
}

#[test]
fn the_weakest_level_errs_and_its_errors_can_be_repeated() {
    let game = GameState::new(RuleSet::LEAFLET, Setup::Standard);
    let choose = |seed| {
        let mut conditions =
            Conditions { table: &TranspositionTable::new(0), seed, nodes: None, threads: 1 };
        let level = Level::new(1).expect("a level");
        let opinion = level.choose(&game, &mut conditions, &mut NoControl);
        opinion.expect("a move").line[0]
    };
    let chosen: Vec<Move> = (0..20).map(choose).collect();
    assert_eq!(chosen, (0..20).map(choose).collect::<Vec<_>>());
    assert!(chosen.iter().any(|mv| mv != &chosen[0]));
}

#[test]
fn a_hint_says_what_the_move_does() {
    let reason = |text: &str, line: &[&str]| {
        let line: Vec<Move> = line.iter().map(|mv| mv.parse().expect("a move")).collect();
        game(text, RuleSet::LEAFLET).hint_reason(&line, Score::DRAW)
    };
    let takes = reason("7/5WR/7/5WR/7/7/B6 w", &["f4g4", "f6g6", "g6g5"]);
    assert_eq!(takes, Some(Phrase::new("kuba-hint-takes-reds").with("reds", 2_usize)));
    let both = reason("7/5WR/7/5WB/7/7/B6 w", &["f4g4", "f6g6", "g6g5"]);
    let words = Phrase::new("kuba-hint-takes-both").with("reds", 1_usize).with("marbles", 1_usize);
    assert_eq!(both, Some(words));
    let saves = reason("7/7/7/3BRRW/7/7/6W w", &["g4g5"]);
    assert_eq!(saves, Some(Phrase::new("kuba-hint-saves-marble")));
    let key = |text, line: &[&str]| reason(text, line).expect("a reason").key;
    let safe = key("7/7/7/3W3/7/7/B6 w", &["d4d5"]);
    assert_eq!(safe, "kuba-hint-keeps-safe");
    let nearer = key("7/7/7/2WR3/7/7/B6 w", &["c4d4"]);
    assert_eq!(nearer, "kuba-hint-nearer-red");
    // A push away from its edge, or along it, does not bring the red nearer.
    for (text, mv) in [
        ("7/7/7/WR5/7/7/B6 w", "a4b4"),
        ("7/7/2W4/2R4/7/7/B6 w", "c5c4"),
        ("7/7/3R3/3W3/7/7/B6 w", "d4d5"),
        ("7/1R5/1W5/7/7/7/B6 b", "a1b1"),
    ] {
        let other = key(text, &[mv]);
        assert_eq!(other == "kuba-hint-nearer-red", mv == "d4d5", "{mv}: {other}");
    }
    // Later in the line a red is captured, or a push is made that is not possible yet.
    let later = reason("7/7/7/3WR2/7/7/B6 w", &["d4e4", "a1a2", "e4f4", "a2a3", "f4g4"]);
    assert_eq!(later, Some(Phrase::new("kuba-hint-prepares-red")));
    let opens = reason("7/7/7/2BW3/3W3/7/7 w", &["d3e3", "c4c5", "d4d5"]);
    let words = Phrase::new("kuba-hint-opens-way").with("from", "d4");
    assert_eq!(opens, Some(words));
}

#[test]
fn a_hint_counts_the_pushes_to_a_certain_win() {
    let texts = kuba_i18n::Texts::new(&[]);
    let said = |game: &GameState, line: &[Move], score| {
        let reason = game.hint_reason(line, score).expect("a reason");
        texts.say(&reason)
    };
    for (text, words) in [
        ("7/7/7/5WR/7/7/B6 w 6-0", "wins"),
        // Two captures in one turn.
        ("7/5WR/7/5WR/7/7/B6 w 5-0", "wins in 2 pushes"),
        // Black has a push in between.
        ("7/7/7/4WR1/7/7/B6 w 6-0", "forces a win in 2 pushes"),
    ] {
        let game = game(text, RuleSet::LEAFLET);
        let opinion = search(&game, 5);
        assert_eq!(said(&game, &opinion.line, opinion.score), words, "{text}");
    }
    // The line of a long proof may be cut off after its first move.
    let game = game("7/7/7/4WR1/7/7/B6 w 6-0", RuleSet::LEAFLET);
    let first = ["e4f4".parse().expect("a move")];
    let long = said(&game, &first, Score::win_in(11));
    assert_eq!(long, "forces a win in 11 pushes");
    let lost = game.hint_reason(&first, Score::loss_in(2));
    assert_ne!(lost.map(|reason| reason.key), Some("kuba-hint-forces-win"));
}

#[test]
fn what_was_searched_before_a_push_is_known_after_it() {
    let start = GameState::new(RuleSet::LEAFLET, Setup::Standard);
    let nodes = |game: &GameState, depth, table: &TranspositionTable| {
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let found = SearchTask::new(game, limits).run(table, &mut NoControl);
        let opinion = found.opinion.expect("a move");
        (opinion.line[0], opinion.nodes)
    };
    let pondered = TranspositionTable::new(4);
    let (mv, _) = nodes(&start, 12, &pondered);
    let mut after = start;
    after.play(mv);
    let (_, work) = nodes(&after, 7, &TranspositionTable::new(4));
    let (_, work_left) = nodes(&after, 7, &pondered);
    assert!(work_left < work, "{work_left} of {work}");
}

#[test]
fn every_word_of_the_bot_is_in_the_catalogue() {
    let texts = kuba_i18n::Texts::new(&["en".to_owned()]);
    for level in Level::all() {
        assert_ne!(texts.text(level.name_key()), level.name_key());
    }
    let two = Phrase::new("kuba-hint-takes-reds").with("reds", 2_usize);
    assert_eq!(texts.say(&two), "takes two reds in one turn");
    let both = Phrase::new("kuba-hint-takes-both").with("reds", 3_usize).with("marbles", 1_usize);
    assert_eq!(texts.say(&both), "takes 3 reds and an opposing marble in one turn");
    for key in [
        "kuba-hint-wins",
        "kuba-hint-forces-win",
        "kuba-hint-saves-marble",
        "kuba-hint-guards-red",
        "kuba-hint-threatens-marble",
        "kuba-hint-threatens-red",
        "kuba-hint-ends-turn",
    ] {
        assert_ne!(texts.text(key), key);
    }
}
