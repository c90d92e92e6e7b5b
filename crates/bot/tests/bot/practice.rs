//! Practice tasks: found in games, the same for the same positions, and alike under every symmetry.

use std::thread;
use std::time::{Duration, Instant};

use kuba_bot::StopSignal;
use kuba_bot::level_style::Conditions;
use kuba_bot::practice::{MOST_ACCEPTED, Task, TaskFinder, TaskGoal};
use kuba_bot::search::{NoControl, TranspositionTable};
use kuba_bot::study::{Chance, Experience, MoveLine};
use kuba_bot::{Evaluate, Level};
use kuba_rules::cubulus::{self, CubulusRules, Players};
use kuba_rules::kuba::{GameState as Kuba, KubaRules};
use kuba_rules::qubism;
use kuba_rules::random::Random;
use kuba_rules::{Game, Player};

/// The last red: White takes it now and wins, or else Black does.
const RACE: &str = "7/7/7/7/7/6B/5WR w 6-6";

/// Positions and moves of a game from a position.
fn played(position: &str, moves: &str) -> (Vec<Kuba>, Vec<<Kuba as Game>::Move>) {
    let mut game = Kuba::from_text(position, &KubaRules::default()).expect(position);
    let (mut positions, mut played) = (vec![game.clone()], Vec::new());
    for text in moves.split_whitespace() {
        let mv = game.read_move(text).expect(text);
        game.play(mv);
        played.push(mv);
        positions.push(game.clone());
    }
    (positions, played)
}

/// A game of the lowest level against itself, at most `most` moves long.
fn weak<G: Evaluate>(rules: &G::Rules, most: usize, seed: u64) -> (Vec<G>, Vec<G::Move>) {
    let mut dice = Random::new(seed);
    let table = TranspositionTable::new(1);
    let level = Level::new(1).expect("a level");
    let mut game = G::start(rules);
    let (mut positions, mut moves) = (vec![game.clone()], Vec::new());
    while game.outcome().is_none() && moves.len() < most {
        let mut conditions =
            Conditions { table: &table, seed: dice.number(), nodes: None, threads: 1 };
        let chosen = level.choose(&game, &mut conditions, &mut NoControl);
        let mv = chosen.expect("a move").line[0];
        game.play(mv);
        moves.push(mv);
        positions.push(game.clone());
    }
    (positions, moves)
}

fn tasks<G: Evaluate>(
    (positions, moves): &(Vec<G>, Vec<G::Move>),
    rules: &G::Rules,
    excused: &[usize],
    players: &[usize],
    nodes: u64,
) -> Vec<Task<G>> {
    let players: Vec<Player> = players.iter().map(|&seat| Player::seat(seat)).collect();
    let experience = Experience::Advanced;
    let finder = TaskFinder { rules, players: &players, excused, experience, nodes };
    let mut last = 0;
    let mut line = MoveLine::new(positions.clone(), moves.clone());
    let found = finder.find(&mut line, &StopSignal::default(), &mut |share| {
        assert!((last..=1000).contains(&share), "{last} before {share}");
        last = share;
    });
    found.expect("nothing stops it")
}

#[test]
fn a_win_given_away_is_a_task_with_the_only_winning_move() {
    let rules = KubaRules::default();
    let game = played(RACE, "f1f2 g2g1");
    let found = tasks(&game, &rules, &[], &[0], 4_000);
    assert_eq!(found.len(), 1);
    let task = &found[0];
    assert_eq!((task.ply, task.goal), (0, TaskGoal::Win(1)));
    assert_eq!((task.player(), task.lost()), (Player::FIRST, 1000));
    let right = task.game.read_move("f1g1").expect("legal");
    assert_eq!((task.accepted.as_slice(), task.line[0]), (&[right][..], right));
    assert!(task.accepts(right) && !task.accepts(task.played));
    assert!(task.why().is_some());
    assert_eq!(task.puzzle().expect("a puzzle").check(), Ok(()));
    let replies = task.replies_to(task.played, &StopSignal::default());
    assert_eq!(replies.expect("not stopped")[0].to_string(), "g2g1");
}

#[test]
fn only_the_chosen_players_make_mistakes_and_none_with_a_hint() {
    let rules = KubaRules::default();
    let game = played(RACE, "f1f2 g2g1");
    assert!(tasks(&game, &rules, &[], &[1], 4_000).is_empty());
    assert!(tasks(&game, &rules, &[], &[], 4_000).is_empty());
    assert!(tasks(&game, &rules, &[0], &[0, 1], 4_000).is_empty());
}

#[test]
fn a_mistake_in_the_middle_of_a_game_is_a_task_without_any_proof() {
    let rules = KubaRules::default();
    let mut all = (1..=8).flat_map(|seed| {
        let game = weak::<Kuba>(&rules, 40, seed);
        tasks(&game, &rules, &[], &[0, 1], 4_000)
    });
    let is_uncertain = |task: &Task<Kuba>| {
        let [before, after] =
            [&task.before, &task.after].map(|verdict| verdict.chance(task.player()));
        before < Chance::WON && after > Chance::LOST
    };
    assert!(all.any(|task| is_uncertain(&task)));
}

/// Every promise of a task, by the rules alone.
fn keeps_its_promises<G: Evaluate>(task: &Task<G>) {
    assert!(task.lost() >= 200, "{}", task.lost());
    assert!((1..=MOST_ACCEPTED).contains(&task.accepted.len()));
    assert_eq!(task.accepted[0], task.line[0]);
    assert!(!task.accepts(task.played));
    let mut boards: Vec<String> = Vec::new();
    for &mv in &task.accepted {
        assert!(task.game.check(mv).is_ok() && task.accepts(mv));
        let mut after = task.game.clone();
        after.play(mv);
        boards.push(after.position_text());
    }
    boards.dedup();
    assert_eq!(boards.len(), task.accepted.len());
    let mut game = task.game.clone();
    for &mv in &task.line {
        assert!(game.check(mv).is_ok());
        game.play(mv);
    }
    if let TaskGoal::Win(_) = task.goal {
        assert_eq!(game.outcome().and_then(|outcome| outcome.winner()), Some(task.player()));
    }
}

fn finds_the_same<G: Evaluate>(rules: &G::Rules, most: usize, seed: u64) -> usize {
    let game = weak::<G>(rules, most, seed);
    let seats: Vec<usize> = (0..game.0[0].seats()).collect();
    let found = tasks(&game, rules, &[], &seats, 2_000);
    assert!(found.is_sorted_by_key(|task| std::cmp::Reverse(task.lost())));
    found.iter().for_each(keeps_its_promises);
    let facts = |task: &Task<G>| {
        let moves = (task.accepted.clone(), task.line.clone());
        (task.id(), task.ply, moves, task.lost(), task.before.clone())
    };
    let again = tasks(&game, rules, &[], &seats, 2_000);
    let facts = [found, again].map(|found| found.iter().map(facts).collect::<Vec<_>>());
    assert_eq!(facts[0], facts[1], "the same positions find the same");
    facts[0].len()
}

#[test]
fn the_mistakes_of_beginners_become_tasks_in_every_game() {
    let kuba = KubaRules::default();
    assert!((1..=12).any(|seed| finds_the_same::<Kuba>(&kuba, 40, seed) > 0));
    let three = CubulusRules { players: Players::Three, ..CubulusRules::default() };
    for rules in [CubulusRules::default(), three] {
        let finds = |seed| finds_the_same::<cubulus::GameState>(&rules, 30, seed);
        assert!((1..=12).any(|seed| finds(seed) > 0));
    }
    let qubism = qubism::QubismRules::default();
    assert!((1..=12).any(|seed| finds_the_same::<qubism::GameState>(&qubism, 24, seed) > 0));
}

#[test]
fn the_search_for_tasks_stops_at_once() {
    let rules = KubaRules::default();
    let game = weak::<Kuba>(&rules, 20, 1);
    let signal = StopSignal::default();
    let other = signal.clone();
    let searching = thread::spawn(move || {
        let finder = TaskFinder {
            rules: &rules,
            players: &[Player::FIRST],
            excused: &[],
            experience: Experience::Advanced,
            nodes: u64::MAX,
        };
        finder.find(&mut MoveLine::new(game.0, game.1), &other, &mut |_| ()).is_none()
    });
    thread::sleep(Duration::from_millis(200));
    let stopped = Instant::now();
    signal.stop();
    assert!(searching.join().expect("no panic"), "it was stopped");
    // In a build that is not optimised, on a machine that is busy.
    assert!(stopped.elapsed() < Duration::from_secs(2), "{:?}", stopped.elapsed());
}

/// Rows of single letters; digits are empty places.
fn grid(board: &str) -> Vec<Vec<String>> {
    let row = |text: &str| {
        let mut places = Vec::new();
        for letter in text.chars() {
            match letter.to_digit(10) {
                Some(empty) => places.extend((0..empty).map(|_| String::new())),
                None => places.push(letter.to_string()),
            }
        }
        places
    };
    board.split('/').map(row).collect()
}

fn board(grid: &[Vec<String>]) -> String {
    let place = |place: &String| {
        if place.is_empty() { "1".to_owned() } else { place.clone() }
    };
    let row = |row: &Vec<String>| row.iter().map(place).collect::<String>();
    grid.iter().map(row).collect::<Vec<_>>().join("/")
}

fn swapped(text: &str, from: &str, to: &str) -> String {
    let swap = |letter: char| match from.find(letter) {
        Some(place) => to[place..].chars().next().unwrap_or(letter),
        None => letter,
    };
    text.chars().map(swap).collect()
}

/// Squares of a board in another order.
fn rearranged(
    old: &[Vec<String>],
    from: impl Fn(usize, usize) -> (usize, usize),
) -> Vec<Vec<String>> {
    let side = old.len();
    let place = |row, column| {
        let (row, column) = from(row, column);
        old[row][column].clone()
    };
    (0..side).map(|row| (0..side).map(|column| place(row, column)).collect()).collect()
}

/// Positions of random games without a ban, whose texts would name cells.
fn wandered<G: Game>(rules: &G::Rules, seed: u64) -> Vec<G> {
    let mut dice = Random::new(seed);
    let mut game = G::start(rules);
    let mut positions = Vec::new();
    for _ in 0..60 {
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        let Some(&mv) = legal.get(dice.below(legal.len())) else {
            break;
        };
        game.play(mv);
        positions.push(game.clone());
    }
    positions
}

#[test]
fn kuba_positions_that_differ_by_symmetry_and_colours_have_one_text() {
    let rules = KubaRules::default();
    let mut known = std::collections::BTreeMap::new();
    for game in wandered::<Kuba>(&rules, 3) {
        let text = game.position_text();
        let fields: Vec<&str> = text.split(' ').collect();
        if fields.len() < 3
            || fields[3..].iter().any(|field| *field != "-")
            || game.outcome().is_some()
        {
            continue;
        }
        let canonical = game.canonical_text();
        let bare = Kuba::from_text(&text, &rules).expect(&text);
        assert_eq!(bare.canonical_text(), canonical);
        let old = grid(fields[0]);
        for number in 0..8 {
            let turned = rearranged(&old, |row, column| {
                let row = if number & 1 == 0 { row } else { 6 - row };
                let column = if number & 2 == 0 { column } else { 6 - column };
                if number & 4 == 0 { (row, column) } else { (column, row) }
            });
            let (one, other) = fields[2].split_once('-').expect(&text);
            for (board, turn, reds) in [
                (board(&turned), fields[1].to_owned(), format!("{one}-{other}")),
                (
                    swapped(&board(&turned), "WB", "BW"),
                    swapped(fields[1], "wb", "bw"),
                    format!("{other}-{one}"),
                ),
            ] {
                let image = format!("{board} {turn} {reds}");
                let game = Kuba::from_text(&image, &rules).expect(&image);
                assert_eq!(game.canonical_text(), canonical, "{text} and {image}");
            }
        }
        let before = known.insert(canonical, text.clone());
        assert!(before.is_none(), "{before:?} and {text}");
    }
    assert!(known.len() > 10, "{}", known.len());
}

#[test]
fn cubulus_positions_that_differ_by_symmetry_and_colours_have_one_text() {
    for players in [CubulusRules::default().players, Players::Three] {
        let rules = CubulusRules { players, ..CubulusRules::default() };
        let mut tried = 0;
        for game in wandered::<cubulus::GameState>(&rules, 5) {
            let text = game.position_text();
            let fields: Vec<&str> = text.split(' ').collect();
            let is_plain = fields[3..].iter().all(|field| *field == "-");
            if !is_plain || game.outcome().is_some() || fields[2].len() != game.seats() {
                continue;
            }
            let canonical = game.canonical_text();
            // Nine ranks of three: layers as rows of ranks.
            let old = grid(fields[0]);
            let cell = |layer: usize, rank: usize, file: usize| old[3 * layer + rank][file].clone();
            for number in 0..8 {
                let flip =
                    |place: usize, bit: usize| if number & bit == 0 { place } else { 2 - place };
                let ranks = (0..9).map(|row| {
                    let (layer, rank) = (flip(row / 3, 1), flip(row % 3, 2));
                    let file = |column| cell(rank, flip(column, 4), layer);
                    (0..3).map(file).collect::<Vec<_>>()
                });
                let image = board(&ranks.collect::<Vec<_>>());
                let (from, to) = if game.seats() == 2 { ("WB", "BW") } else { ("WBR", "BRW") };
                let small = (from.to_lowercase(), to.to_lowercase());
                for (board, turn) in [
                    (image.clone(), fields[1].to_owned()),
                    (swapped(&image, from, to), swapped(fields[1], &small.0, &small.1)),
                ] {
                    let image = format!("{board} {turn} {} -", fields[2]);
                    if let Ok(game) = cubulus::GameState::from_text(&image, &rules) {
                        tried += 1;
                        assert_eq!(game.canonical_text(), canonical, "{text} and {image}");
                    }
                }
            }
        }
        assert!(tried > 100, "{tried}");
    }
}

#[test]
fn qubism_positions_that_differ_by_a_mirror_and_colours_have_one_text() {
    let rules = qubism::QubismRules::default();
    let cubes = |row: &str| {
        let mut places = Vec::new();
        let mut letters = row.chars();
        while let Some(letter) = letters.next() {
            match letter.to_digit(10) {
                Some(empty) => places.extend((0..empty).map(|_| String::new())),
                None => places.push(format!("{letter}{}", letters.next().expect("a fin"))),
            }
        }
        places
    };
    let mirrored = |square: &str| {
        let file = swapped(&square[..1], "abcde", "edcba");
        format!("{file}{}", &square[1..])
    };
    let turned = |square: &str| swapped(&mirrored(square), "12345", "54321");
    let mut tried = 0;
    for game in wandered::<qubism::GameState>(&rules, 4) {
        let text = game.position_text();
        let fields: Vec<&str> = text.split(' ').collect();
        if game.outcome().is_some() {
            continue;
        }
        let canonical = game.canonical_text();
        let old: Vec<Vec<String>> = fields[0].split('/').map(cubes).collect();
        let mirror = rearranged(&old, |row, column| (row, 4 - column));
        let mirror = swapped(&board(&mirror), "EWLR", "WERL");
        let half = rearranged(&old, |row, column| (4 - row, 4 - column));
        let half = swapped(&board(&half), "NSEW", "SNWE");
        for image in [
            format!("{mirror} {} {} {}", mirrored(fields[1]), mirrored(fields[2]), fields[3]),
            format!(
                "{half} {} {} {}",
                turned(fields[2]),
                turned(fields[1]),
                swapped(fields[3], "wb", "bw")
            ),
        ] {
            let game = qubism::GameState::from_text(&image, &rules).expect(&image);
            assert_eq!(game.canonical_text(), canonical, "{text} and {image}");
            tried += 1;
        }
    }
    assert!(tried > 20, "{tried}");
}

#[test]
fn the_same_mistake_on_a_turned_board_with_other_colours_is_the_same_task() {
    let rules = KubaRules::default();
    let one = tasks(&played(RACE, "f1f2 g2g1"), &rules, &[], &[0], 2_000);
    let game = played("5BR/6W/7/7/7/7/7 b 6-6", "f7f6 g6g7");
    let other = tasks(&game, &rules, &[], &[1], 2_000);
    assert_eq!((one.len(), other.len()), (1, 1));
    assert_eq!(one[0].id(), other[0].id());
    let none =
        KubaRules { rules: kuba_rules::kuba::NamedRules::Kubatoo.rules(), ..KubaRules::default() };
    let under_others = Kuba::from_text(RACE, &none).expect("a position");
    let mut task = one[0].clone();
    task.game = under_others;
    assert_ne!(task.id(), one[0].id(), "other rules are another task");
}
