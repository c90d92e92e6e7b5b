//! Each search against its plainest version, on games that are explicit trees.

use std::cmp::Reverse;
use std::sync::Arc;

use crate::common::minimax::{Plain, PlainMany};
use kuba_bot::Limits;
use kuba_bot::kuba::TUNING;
use kuba_bot::search::{
    NoControl, Node, RepetitionRule, Score, SearchOptions, SearchTask, TranspositionTable, Tuning,
};
use kuba_rules::{GameResult, Player};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

const DEPTH: u32 = 5;

#[derive(Clone, Debug)]
struct Place {
    /// The seat modulo the number of seats.
    turn: usize,
    ending: Option<Ending>,
    /// Worth per seat. With two seats, the first number counts for seat 0 and against seat 1.
    worth: [i32; 3],
    /// The child of each move, and `true` if the move is tactical.
    moves: Vec<(Arc<Place>, bool)>,
    key: u64,
}

#[derive(Clone, Copy, Debug)]
enum Ending {
    /// Won by this seat, modulo the number of seats.
    Won(usize),
    Drawn,
}

#[derive(Clone, Debug)]
struct Tree<const SEATS: usize>(Arc<Place>);

impl<const SEATS: usize> Node for Tree<SEATS> {
    type Move = u8;
    const MOVE_INDICES: usize = 64;
    const TUNING: Tuning = TUNING;

    fn move_index(mv: u8) -> usize {
        usize::from(mv)
    }
    fn seats(&self) -> usize {
        SEATS
    }
    fn turn(&self) -> Player {
        Player::seat(self.0.turn % SEATS)
    }
    fn verdict(&self) -> Option<GameResult> {
        Some(match self.0.ending? {
            Ending::Won(seat) => GameResult::Won(Player::seat(seat % SEATS)),
            Ending::Drawn => GameResult::Drawn,
        })
    }
    fn verdict_when_stuck(&self) -> GameResult {
        GameResult::Won(self.turn().next(SEATS))
    }
    fn tactical_moves(&self, moves: &mut Vec<u8>) {
        let all = self.0.moves.iter().enumerate();
        moves.extend(all.filter(|(_, (_, is_tactical))| *is_tactical).map(|(nth, _)| nth as u8));
    }
    fn quiet_moves(&self, moves: &mut Vec<u8>) {
        let all = self.0.moves.iter().enumerate();
        moves.extend(all.filter(|(_, (_, is_tactical))| !*is_tactical).map(|(nth, _)| nth as u8));
    }
    fn quiet_may_win(&self) -> bool {
        true
    }
    fn play(&mut self, mv: u8) -> bool {
        let (to, is_tactical) = self.0.moves[usize::from(mv)].clone();
        self.0 = to;
        is_tactical
    }
    fn key(&self) -> u64 {
        self.0.key
    }
    fn arrangement(&self) -> u64 {
        self.0.key
    }
    fn evaluate(&self, player: Player) -> i32 {
        match (SEATS, player.index()) {
            (2, 0) => self.0.worth[0],
            (2, _) => -self.0.worth[0],
            (_, seat) => self.0.worth[seat],
        }
    }
}

fn place() -> impl Strategy<Value = Place> {
    // Few different values, so that many moves are equal.
    let worth = || prop::array::uniform3((-6..6_i32).prop_map(|steps| 50 * steps));
    let ending = prop_oneof![
        8 => Just(None),
        1 => (0..6_usize).prop_map(|seat| Some(Ending::Won(seat))),
        1 => Just(Some(Ending::Drawn)),
    ];
    let bare =
        (0..6_usize, ending, worth(), any::<u64>()).prop_map(|(turn, ending, worth, key)| Place {
            turn,
            ending,
            worth,
            moves: Vec::new(),
            key,
        });
    bare.prop_recursive(7, 400, 4, move |inner| {
        let moves = prop::collection::vec((inner, prop::bool::weighted(0.3)), 1..=4);
        (0..6_usize, worth(), any::<u64>(), moves).prop_map(|(turn, worth, key, moves)| Place {
            turn,
            ending: None,
            worth,
            key,
            moves: moves
                .into_iter()
                .map(|(place, is_tactical)| (Arc::new(place), is_tactical))
                .collect(),
        })
    })
}

fn on_fixed_trees<const SEATS: usize>(test: impl Fn(Tree<SEATS>) -> Result<(), TestCaseError>) {
    let config = Config { cases: 400, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    TestRunner::new_with_rng(config, rng)
        .run(&place(), |place| test(Tree(Arc::new(place))))
        .expect("the searches agree");
}

fn task<const SEATS: usize>(tree: &Tree<SEATS>, style: SearchOptions) -> SearchTask<Tree<SEATS>> {
    let mut moves = Vec::new();
    tree.tactical_moves(&mut moves);
    tree.quiet_moves(&mut moves);
    SearchTask {
        node: tree.clone(),
        moves,
        recurrence: RepetitionRule::Ignored,
        limits: Limits { depth: Some(DEPTH), ..Limits::default() },
        style,
        threads: 1,
    }
}

const EXACT: SearchOptions =
    SearchOptions { quiescence: 0, selective: false, every_move: false, draw: 0, lines: 1 };
const EXACT_WITH_QUIESCENCE: SearchOptions = SearchOptions { quiescence: 3, ..EXACT };

fn agrees_with_minimax(style: SearchOptions, mib: usize) {
    on_fixed_trees::<2>(|tree| {
        let mut plain = Plain::new(tree.turn(), RepetitionRule::Ignored, style);
        let found = task(&tree, style).run(&TranspositionTable::new(mib), &mut NoControl);
        if let Some(opinion) = found.opinion {
            prop_assert_eq!(opinion.score, plain.value(&tree, opinion.depth, 0));
        }
        Ok(())
    });
}

#[test]
fn the_search_of_a_tree_for_two_equals_minimax() {
    agrees_with_minimax(EXACT, 0);
}

#[test]
fn it_does_so_with_loud_moves_beyond_the_horizon() {
    agrees_with_minimax(EXACT_WITH_QUIESCENCE, 0);
}

#[test]
fn it_does_so_when_a_draw_is_worth_less_to_one_than_nothing() {
    for draw in [-70, 70] {
        let style = SearchOptions { draw, ..EXACT_WITH_QUIESCENCE };
        agrees_with_minimax(style, 0);
        agrees_with_minimax(style, 1);
    }
}

#[test]
fn it_does_so_when_it_remembers_positions() {
    agrees_with_minimax(EXACT, 1);
}

#[test]
fn every_root_move_gets_its_exact_score_when_asked_for() {
    let style = SearchOptions { every_move: true, ..EXACT };
    on_fixed_trees::<2>(|tree| {
        let mut plain = Plain::new(tree.turn(), RepetitionRule::Ignored, style);
        let found = task(&tree, style).run(&TranspositionTable::new(0), &mut NoControl);
        let depth = found.opinion.map_or(0, |opinion| opinion.depth);
        for root_move in found.moves {
            let mut child = tree.clone();
            child.play(root_move.line[0]);
            prop_assert_eq!(root_move.score, plain.value(&child, depth - 1, 1));
        }
        Ok(())
    });
}

#[test]
fn the_best_lines_are_the_best_of_all_moves_and_each_has_its_exact_score() {
    let style = SearchOptions { lines: 3, ..EXACT };
    on_fixed_trees::<2>(|tree| {
        let mut plain = Plain::new(tree.turn(), RepetitionRule::Ignored, style);
        let found = task(&tree, style).run(&TranspositionTable::new(0), &mut NoControl);
        let depth = found.opinion.map_or(0, |opinion| opinion.depth);
        let mut worth = |mv| {
            let mut child = tree.clone();
            child.play(mv);
            plain.value(&child, depth - 1, 1)
        };
        let lines = &found.moves[..found.moves.len().min(3)];
        for line in lines {
            prop_assert_eq!(line.score, worth(line.line[0]));
        }
        let mut all: Vec<Score> = found.moves.iter().map(|mv| worth(mv.line[0])).collect();
        all.sort_by_key(|&score| Reverse(score));
        let scores: Vec<Score> = lines.iter().map(|line| line.score).collect();
        prop_assert_eq!(&all[..lines.len()], &scores[..]);
        Ok(())
    });
}

#[test]
fn the_line_leads_to_a_position_of_the_score() {
    on_fixed_trees::<2>(|tree| {
        let found = task(&tree, EXACT).run(&TranspositionTable::new(0), &mut NoControl);
        let Some(opinion) = found.opinion else {
            return Ok(());
        };
        let root = tree.turn();
        let mut end = tree;
        for &mv in &opinion.line {
            end.play(mv);
        }
        let left = opinion.depth - opinion.line.len() as u32;
        let mut plain = Plain::new(root, RepetitionRule::Ignored, EXACT);
        prop_assert_eq!(opinion.score, plain.value(&end, left, opinion.line.len()));
        Ok(())
    });
}

fn agrees_with_max_n(style: SearchOptions, mib: usize) {
    let plain = PlainMany { seats: 3, win_worth: TUNING.win_worth, quiescence: style.quiescence };
    on_fixed_trees::<3>(|tree| {
        let found = task(&tree, style).run(&TranspositionTable::new(mib), &mut NoControl);
        let Some(opinion) = found.opinion else {
            return Ok(());
        };
        let mover = tree.turn().index();
        for root_move in &found.moves {
            let mut child = tree.clone();
            child.play(root_move.line[0]);
            let values = plain.values(&child, opinion.depth - 1, 1);
            prop_assert_eq!(root_move.score, values[mover]);
        }
        let best = found.moves.iter().map(|root_move| root_move.score).max();
        prop_assert_eq!(Some(opinion.score), best);
        prop_assert_eq!(&found.moves[0].line, &opinion.line);
        Ok(())
    });
}

#[test]
fn the_search_of_a_tree_for_three_equals_max_n_for_every_move() {
    agrees_with_max_n(EXACT, 0);
}

#[test]
fn for_three_it_does_so_with_loud_moves_beyond_the_horizon() {
    agrees_with_max_n(EXACT_WITH_QUIESCENCE, 0);
}

#[test]
fn for_three_it_does_so_when_it_remembers_positions() {
    agrees_with_max_n(EXACT_WITH_QUIESCENCE, 1);
}

/// A position that is not over.
fn fork(turn: usize, worth: [i32; 3], moves: &[&Arc<Place>]) -> Arc<Place> {
    static KEYS: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(1);
    let number = KEYS.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    let moves = moves.iter().map(|&place| (Arc::clone(place), false));
    Arc::new(Place {
        turn,
        ending: None,
        worth,
        moves: moves.collect(),
        key: number.wrapping_mul(0x9e37_79b9_7f4a_7c15),
    })
}

fn won_by(seat: usize) -> Arc<Place> {
    let end = fork(0, [0; 3], &[]);
    Arc::new(Place { ending: Some(Ending::Won(seat)), ..(*end).clone() })
}

fn searched_for_three(root: &Arc<Place>, depth: u32) -> (Score, Vec<u8>) {
    let mut task = task(&Tree::<3>(Arc::clone(root)), EXACT);
    task.limits.depth = Some(depth);
    let found = task.run(&TranspositionTable::new(1), &mut NoControl);
    let opinion = found.opinion.expect("a move");
    (opinion.score, opinion.line)
}

#[test]
fn what_a_player_who_has_lost_chooses_is_no_certain_win_of_another() {
    // Seat 1 has lost and decides who wins.
    let lost = fork(1, [0; 3], &[&won_by(0), &won_by(2)]);
    let even = fork(1, [0; 3], &[&fork(2, [0; 3], &[])]);
    let (score, _) = searched_for_three(&fork(0, [0; 3], &[&lost, &even]), 2);
    assert_eq!(score.plies_to_end(), None, "{score:?}");
    assert!(score.centi().abs() <= TUNING.win_worth);

    let given = fork(1, [0; 3], &[&won_by(0), &won_by(0)]);
    let (score, line) = searched_for_three(&fork(0, [0; 3], &[&even, &given]), 2);
    assert_eq!((score, line[0]), (Score::win_in(2), 1));
}

/// With a node limit the search uses playouts.
fn played_out(root: &Arc<Place>) -> (Score, Vec<u8>) {
    let mut task = task(&Tree::<3>(Arc::clone(root)), SearchOptions::default());
    task.limits = Limits { nodes: Some(2_000), ..Limits::default() };
    let found = task.run(&TranspositionTable::new(1), &mut NoControl);
    let opinion = found.opinion.expect("a move");
    (opinion.score, opinion.line)
}

fn drawn() -> Arc<Place> {
    let end = fork(0, [0; 3], &[]);
    Arc::new(Place { ending: Some(Ending::Drawn), ..(*end).clone() })
}

#[test]
fn playouts_tell_no_win_either_that_hangs_on_a_player_who_has_lost() {
    let lost = fork(1, [0; 3], &[&won_by(0), &won_by(2)]);
    let even = fork(1, [0; 3], &[&drawn()]);
    let (score, _) = played_out(&fork(0, [0; 3], &[&lost, &even]));
    assert_eq!(score.plies_to_end(), None, "{score:?}");

    let given = fork(1, [0; 3], &[&won_by(0), &won_by(0)]);
    let (score, line) = played_out(&fork(0, [0; 3], &[&even, &given]));
    assert_eq!((score, &line[..]), (Score::win_in(2), &[1, 0][..]));
}

#[test]
fn playouts_leave_a_threat_to_who_can_still_stop_it_and_stop_what_only_they_can() {
    // Seat 2 threatens to win, and seat 1 can prevent it.
    let missed = fork(2, [0; 3], &[&won_by(2)]);
    let prevented = fork(2, [0; 3], &[&drawn()]);
    let left_to_the_next = fork(1, [0; 3], &[&missed, &prevented]);
    // If seat 0 prevents it, seat 1 wins.
    let prevented_too_soon = fork(1, [300, 0, 0], &[&won_by(1), &drawn()]);
    let root = fork(0, [0; 3], &[&prevented_too_soon, &left_to_the_next]);
    let (score, line) = played_out(&root);
    assert_eq!((score, &line[..2]), (Score::DRAW, &[1, 1][..]));
}

#[test]
fn of_moves_that_are_alike_the_one_that_hurts_the_leader_most_is_chosen() {
    // Both are worth 0 to seat 0; seat 2 leads.
    let helps = fork(1, [100, 50, 150], &[]);
    let hurts = fork(1, [100, 150, 50], &[]);
    for (moves, best) in [([&helps, &hurts], 1), ([&hurts, &helps], 0)] {
        let (score, line) = searched_for_three(&fork(0, [0, 0, 300], &moves), 1);
        assert_eq!((score, line), (Score::DRAW, vec![best]));
    }
}

#[test]
fn a_late_quiet_move_that_wins_on_the_spot_is_never_pruned() {
    let even = fork(0, [0; 3], &[]);
    let bad = fork(1, [-300, 0, 0], &[]);
    for late in [0, 10, 40] {
        let mut moves = vec![&bad; 41];
        let win = won_by(0);
        moves[late] = &win;
        let lost_for_others = fork(1, [-300, 0, 0], &[&fork(0, [-300, 0, 0], &moves)]);
        let quiet_game = fork(1, [0; 3], &[&fork(0, [0; 3], &[&even])]);
        let root = fork(0, [0; 3], &[&quiet_game, &lost_for_others]);
        let mut task = task(&Tree::<2>(root), SearchOptions::default());
        task.limits.depth = Some(3);
        let found = task.run(&TranspositionTable::new(1), &mut NoControl);
        let opinion = found.opinion.expect("a move");
        assert_eq!(opinion.score, Score::win_in(3), "the win is move {late}");
    }
}
