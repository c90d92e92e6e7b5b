//! Puzzles: the solver is right, and broken puzzles are detected.

use std::collections::BTreeMap;

use kuba_bot::puzzle::{
    Puzzle, PuzzleFault, PuzzleGoal, Solver, TryVerdict, WrittenPuzzle, looks_like_puzzles,
    puzzle_lines, with_tabs,
};
use kuba_bot::{Evaluate, Novice};
use kuba_rules::kuba::{GameState as Kuba, KubaRules, NamedRules};
use kuba_rules::random::Random;
use kuba_rules::{Game, Player, cubulus, qubism};

use crate::common::nightly::nightly;

/// A node limit that no test reaches.
const ENOUGH: u64 = 50_000_000;

/// The reference: plain search for a forced win.
fn wins<G: Game>(game: &G, who: Player, plies: u32) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winner() == Some(who);
    }
    if plies == 0 {
        return false;
    }
    let mut children = children(game).into_iter().map(|(_, child)| child);
    if game.turn() == who {
        children.any(|child| wins(&child, who, plies - 1))
    } else {
        children.all(|child| wins(&child, who, plies - 1))
    }
}

fn children<G: Game>(game: &G) -> Vec<(G::Move, G)> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let child = |mv| {
        let mut child = game.clone();
        child.play(mv);
        (mv, child)
    };
    moves.into_iter().map(child).collect()
}

/// A position at most `before` moves before the end of a game between two greedy players.
fn near_the_end<G: Evaluate>(rules: &G::Rules, seed: u64, before: usize) -> G {
    let mut random = Random::new(seed);
    let mut past = vec![G::start(rules)];
    while past.len() < 300 && past[past.len() - 1].outcome().is_none() {
        let mut game = past[past.len() - 1].clone();
        let mv = Novice::Taker.choose(&game, &mut random);
        game.play(mv.expect("the game goes on"));
        past.push(game);
    }
    let back = 2 + random.below(before);
    past.swap_remove(past.len().saturating_sub(back))
}

/// Compares the solver with the plain search and returns the number of won positions.
fn compare<G: Evaluate>(rules: &G::Rules, positions: u64, plies: u32) -> usize {
    let mut solver = Solver::new(ENOUGH);
    let mut won = 0;
    for seed in 0..positions {
        let game: G = near_the_end(rules, seed, 3);
        for who in [Player::FIRST, Player::SECOND] {
            for plies in 0..=plies {
                let plain = wins(&game, who, plies);
                let found = solver.can_force_win(&game.node(), who, plies);
                assert_eq!(found, Ok(plain), "{} {who:?} {plies}", game.position_text());
                won += usize::from(plain);
            }
        }
    }
    won
}

#[test]
fn what_is_forced_in_kuba_is_what_the_plainest_search_says_under_all_rules() {
    for named in NamedRules::ALL {
        if named == NamedRules::Gering {
            continue;
        }
        let rules = KubaRules { rules: named.rules(), ..KubaRules::default() };
        let won = compare::<Kuba>(&rules, 25, 4);
        assert!(won > 20, "{named:?}: {won}");
    }
}

#[test]
fn what_is_forced_in_the_other_games_is_what_the_plainest_search_says() {
    let won = compare::<cubulus::GameState>(&cubulus::CubulusRules::default(), 30, 3);
    assert!(won > 10, "{won}");
    let won = compare::<qubism::GameState>(&qubism::QubismRules::default(), 20, 3);
    assert!(won > 10, "{won}");
}

#[test]
fn only_a_single_first_move_makes_a_win_a_puzzle() {
    let mut solver = Solver::new(ENOUGH);
    let mut single = 0;
    for seed in 0..150 {
        let game: Kuba = near_the_end(&KubaRules::default(), seed, 4);
        let me = game.turn();
        let shortest = (0..=3).find(|&plies| wins(&game, me, plies));
        let plain = shortest.and_then(|plies| {
            let winning = |(_, child): &(_, Kuba)| wins(child, me, plies + 1);
            let winning: Vec<_> = children(&game).into_iter().filter(winning).collect();
            (winning.len() == 1).then(|| (PuzzleGoal::Win(plies), winning[0].0))
        });
        let solved = solver.win(&game.node(), 3).expect("enough positions");
        let solved = solved.map(|solved| (solved.goal, solved.line[0]));
        assert_eq!(solved, plain, "{}", game.position_text());
        single += usize::from(plain.is_some());
    }
    assert!(single > 10, "{single}");
}

fn kuba(position: &str) -> Kuba {
    Kuba::from_text(position, &KubaRules::default()).expect(position)
}

#[test]
fn a_seventh_red_that_only_one_push_takes_is_a_win_in_one() {
    let game = kuba("7/7/7/5WR/7/7/B6 w 6-0");
    let solved = Solver::new(ENOUGH).win(&game.node(), 5).expect("enough");
    let solved = solved.expect("a puzzle");
    assert_eq!(solved.goal, PuzzleGoal::Win(1));
    assert_eq!(solved.line, ["f4g4".parse().expect("a move")]);
}

#[test]
fn a_quiet_push_that_leaves_no_push_to_the_other_is_a_win_in_one() {
    let game = kuba("7/7/3R3/2RB1W1/3R3/7/7 w 0-0");
    assert!(wins(&game, Player::FIRST, 1));
    let solved = Solver::new(ENOUGH).win(&game.node(), 3).expect("enough");
    let solved = solved.expect("a puzzle");
    assert_eq!(solved.goal, PuzzleGoal::Win(1));
    assert_eq!(solved.line, ["f4e4".parse().expect("a move")]);
}

#[test]
fn the_reds_of_a_turn_are_counted_push_by_push() {
    let game = kuba("B6/7/7/7/7/7/4WRR w 0-0");
    let mut solver = Solver::new(ENOUGH);
    let solved = solver.take(&game.node()).expect("enough");
    let solved = solved.expect("a puzzle");
    assert_eq!(solved.goal, PuzzleGoal::Take(2));
    let line = ["e1f1", "f1g1"].map(|text| text.parse().expect("a move"));
    assert_eq!(solved.line, line);
    let two_ways = kuba("B6/7/7/7/5WR/7/5WR w 0-0");
    let solved = solver.take(&two_ways.node());
    assert_eq!(solved, Ok(None), "either may be first");
}

const HOLD: WrittenPuzzle<'static> = WrittenPuzzle {
    id: "one",
    grade: "3",
    goal: "hold 4",
    rules: "-",
    position: "BW1/RBW/WBR/WR1/BBR/RWR/WR1/BWR/BBR w wb c21b21",
    solution: "a11b11",
};

fn check<G: Evaluate>(written: &WrittenPuzzle<'_>) -> Result<(), PuzzleFault> {
    Puzzle::<G>::read(written)?.check()
}

#[test]
fn the_one_move_that_does_not_lose_is_proved_to_be_it() {
    assert_eq!(check::<cubulus::GameState>(&HOLD), Ok(()));
    let longer = WrittenPuzzle { goal: "hold 5", ..HOLD };
    let fault = PuzzleFault::NotSo(Some(PuzzleGoal::Hold(4)));
    assert_eq!(check::<cubulus::GameState>(&longer), Err(fault));
    let another = WrittenPuzzle { solution: "a11a21", ..HOLD };
    let fault = PuzzleFault::Line(1);
    assert_eq!(check::<cubulus::GameState>(&another), Err(fault));
}

#[test]
fn what_is_no_puzzle_is_found_out() {
    let take = WrittenPuzzle {
        id: "two",
        grade: "1",
        goal: "take 2",
        rules: "straight-back must",
        position: "B6/7/7/7/7/7/4WRR w 0-0",
        solution: "e1f1 f1g1",
    };
    assert_eq!(check::<Kuba>(&take), Ok(()));
    let part = |part| Err(PuzzleFault::Unreadable(part));
    for (wrong, fault) in [
        (WrittenPuzzle { grade: "6", ..take }, part("grade")),
        (WrittenPuzzle { goal: "draw 2", ..take }, part("goal")),
        (WrittenPuzzle { rules: "chess", ..take }, part("rules")),
        (WrittenPuzzle { position: "7 w", ..take }, part("position")),
        (
            WrittenPuzzle { goal: "take 3", ..take },
            Err(PuzzleFault::NotSo(Some(PuzzleGoal::Take(2)))),
        ),
        (WrittenPuzzle { goal: "win 3", ..take }, Err(PuzzleFault::NotSo(None))),
        (WrittenPuzzle { solution: "e1d1", ..take }, Err(PuzzleFault::Line(1))),
        (WrittenPuzzle { solution: "e1f1 f1e1", ..take }, Err(PuzzleFault::Line(2))),
    ] {
        assert_eq!(check::<Kuba>(&wrong), fault, "{wrong}");
    }
}

/// Reads all puzzles of a game and counts them.
fn readable<G: Evaluate>() -> usize {
    let all = Puzzle::<G>::all();
    assert_eq!(all.len(), G::PUZZLES.lines().count(), "all can be read");
    assert!(all.is_sorted_by_key(|puzzle| puzzle.grade), "easy ones first");
    all.len()
}

#[test]
fn every_game_has_its_puzzles() {
    assert!(readable::<Kuba>() >= 100);
    assert!(readable::<cubulus::GameState>() >= 60);
    assert!(readable::<qubism::GameState>() >= 60);
}

/// Asserts that each solution is right to its end, and that every other first move is refuted by legal moves.
fn judge_all<G: Evaluate>(every: usize) {
    for puzzle in Puzzle::<G>::all().into_iter().step_by(every) {
        let mut solver = Solver::new(ENOUGH);
        let mut moves = Vec::new();
        let mut game = puzzle.game.clone();
        loop {
            let next = puzzle.next(&moves, &mut solver).expect("soon");
            let mv = next.unwrap_or_else(|| panic!("{}: {moves:?}", puzzle.id));
            moves.push(mv);
            game.play(mv);
            let ruling = puzzle.judge(&moves, &mut solver).expect("soon");
            let TryVerdict::Right { answers, solved } = ruling else {
                panic!("{}: {ruling:?}", puzzle.id);
            };
            for answer in answers {
                game.check(answer).expect("a legal answer");
                game.play(answer);
                moves.push(answer);
            }
            if solved {
                break;
            }
        }
        assert_eq!(moves, puzzle.line, "{}", puzzle.id);
        let mut wrong = 0;
        let children = children(&puzzle.game);
        let step = if children.len() < 10 { 1 } else { 5 };
        for (mv, mut after) in children.into_iter().step_by(step) {
            let ruling = puzzle.judge(&[mv], &mut solver).expect("soon");
            let TryVerdict::Wrong(refutation) = ruling else {
                continue;
            };
            wrong += 1;
            assert!(
                refutation.taken.is_some()
                    || !refutation.line.is_empty()
                    || after.outcome().is_some(),
                "{}: nothing is against {mv:?}",
                puzzle.id
            );
            for next in refutation.line {
                after.check(next).expect("a legal refutation");
                after.play(next);
            }
        }
        assert!(wrong > 0, "{}", puzzle.id);
    }
}

#[test]
fn every_solution_is_right_and_every_other_move_is_refuted() {
    let every = nightly(7, 35);
    judge_all::<Kuba>(every);
    judge_all::<cubulus::GameState>(every);
    judge_all::<qubism::GameState>(every);
}

fn prove_all<G: Evaluate>(every: usize) {
    for puzzle in Puzzle::<G>::all().into_iter().step_by(every) {
        assert_eq!(puzzle.check(), Ok(()), "{}", puzzle.id);
    }
}

/// At night the program itself proves all of them, by `kuba puzzles check`.
#[test]
fn built_in_puzzles_are_proved_again() {
    prove_all::<Kuba>(20);
    prove_all::<cubulus::GameState>(20);
    prove_all::<qubism::GameState>(20);
}

#[test]
fn another_way_that_still_reaches_the_goal_is_right_and_answered() {
    let mut others = 0;
    for puzzle in Puzzle::<Kuba>::all().into_iter().step_by(5) {
        if puzzle.line.len() < 3 || !matches!(puzzle.goal, PuzzleGoal::Win(_)) {
            continue;
        }
        let mut game = puzzle.game.clone();
        game.play(puzzle.line[0]);
        let before = [puzzle.line[0], puzzle.line[1]];
        if game.turn() == puzzle.player() {
            continue;
        }
        game.play(puzzle.line[1]);
        if game.turn() != puzzle.player() {
            continue;
        }
        let mut solver = Solver::new(ENOUGH);
        let left = PuzzleGoal::Win(puzzle.goal.number() - 2);
        let accepted = solver.accepted(&game.node(), left).expect("soon");
        for (mv, _) in children(&game) {
            let moves = [before[0], before[1], mv];
            let ruling = puzzle.judge(&moves, &mut solver).expect("soon");
            let is_right = matches!(ruling, TryVerdict::Right { .. });
            assert_eq!(is_right, accepted.contains(&mv), "{}: {mv}", puzzle.id);
            others += usize::from(is_right && mv != puzzle.line[2]);
        }
    }
    assert!(others > 0, "no puzzle has two ways");
}

#[test]
fn a_cube_on_the_right_square_is_right_in_every_state_that_holds() {
    let mut found = [0, 0];
    for puzzle in Puzzle::<qubism::GameState>::all() {
        let (qubism::Move::Place { square, .. }, PuzzleGoal::Hold(plies)) =
            (puzzle.line[0], puzzle.goal)
        else {
            continue;
        };
        let mut solver = Solver::new(ENOUGH);
        for (mv, child) in children(&puzzle.game) {
            let ruling = puzzle.judge(&[mv], &mut solver).expect("soon");
            let is_right = matches!(ruling, TryVerdict::Right { .. });
            if let qubism::Move::Place { square: other, .. } = mv
                && other == square
            {
                // Two moves of the other side are few enough for a plain search.
                if plies == 2 {
                    assert_eq!(is_right, !wins(&child, child.turn(), 3), "{}: {mv}", puzzle.id);
                }
                found[usize::from(is_right)] += 1;
            } else {
                assert!(!is_right, "{}: {mv}", puzzle.id);
            }
            if let TryVerdict::Wrong(refutation) = ruling {
                assert!(!refutation.line.is_empty(), "{}: {mv}", puzzle.id);
            }
        }
    }
    assert!(found[0] > 20 && found[1] > 100, "{found:?}");
}

#[test]
fn lines_whose_tabs_became_blanks_get_them_back() {
    let text = include_str!("../../../../tests/data/cases/puzzles-with-blanks.txt");
    let is_puzzle = |written: &WrittenPuzzle<'_>| Puzzle::<Kuba>::read(written).is_ok();
    for text in [text.to_owned(), text.replace(' ', "\u{a0}"), text.replace(' ', "  ")] {
        assert!(looks_like_puzzles(&format!("Hi, try these:\n{text}")));
        let tabbed = with_tabs(&text, is_puzzle);
        let lines = puzzle_lines(&tabbed).expect("lines");
        assert_eq!(lines.iter().filter(|line| line.content.is_ok()).count(), 3, "{tabbed}");
        let (last, _) = lines[2].content.as_ref().expect("a puzzle");
        assert!(last.position.ends_with(" w 2-0 - b6c6"), "{}", last.position);
    }
    let signed = text.lines().next().expect("a line").to_owned() + " Ann Lee";
    assert!(with_tabs(&signed, is_puzzle).ends_with("d5d6\tAnn Lee"));
    assert_eq!(with_tabs("Hi, try these:\nBye", is_puzzle), "Hi, try these:\nBye");
    for puzzle in Kuba::PUZZLES.lines().filter(|line| line.split('\t').count() == 6).take(100) {
        assert_eq!(with_tabs(&puzzle.replace('\t', " "), is_puzzle), puzzle);
    }
}

#[test]
fn no_two_puzzles_of_a_game_are_alike_whatever_their_rules() {
    fn check<G: Evaluate>() {
        let mut seen = BTreeMap::new();
        for puzzle in Puzzle::<G>::all() {
            let other = seen.insert(puzzle.game.canonical_text(), puzzle.id.clone());
            assert_eq!(other, None, "{}", puzzle.id);
        }
    }
    check::<Kuba>();
    check::<cubulus::GameState>();
    check::<qubism::GameState>();
}

#[test]
fn every_puzzle_of_kuba_and_cubulus_has_another_first_move() {
    fn check<G: Evaluate>() {
        for puzzle in Puzzle::<G>::all() {
            assert!(children(&puzzle.game).len() > 1, "{}", puzzle.id);
        }
    }
    check::<Kuba>();
    check::<cubulus::GameState>();
}

#[test]
fn there_are_puzzles_of_the_beginning() {
    let few_balls = Puzzle::<cubulus::GameState>::all().into_iter().filter(|puzzle| {
        let own = puzzle.game.position().occupied().len() - u32::from(cubulus::BALLS);
        puzzle.grade <= 2 && (4..=9).contains(&own)
    });
    assert!(few_balls.count() >= 40);
}
