//! The search against the plainest one there is, on games that are nothing but a tree.

use std::sync::Arc;

use crate::common::minimax::Plain;
use kuba::bot::Limits;
use kuba::bot::search::{Node, Recurrence, Style, Table, Task, Unwatched, Verdict};
use kuba::rules::Player;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

const SEATS: usize = 3;
const DEPTH: u32 = 5;

/// A position of the written-out game.
#[derive(Clone, Debug)]
struct Place {
    turn: Player,
    verdict: Option<Verdict>,
    /// For each seat.
    worth: [i32; SEATS],
    /// Where each move leads, and whether it captures.
    moves: Vec<(Arc<Place>, bool)>,
    key: u64,
}

#[derive(Clone, Debug)]
struct Tree(Arc<Place>);

impl Node for Tree {
    type Move = u8;
    const SLOTS: usize = 8;

    fn slot(mv: u8) -> usize {
        usize::from(mv)
    }
    fn seats(&self) -> usize {
        SEATS
    }
    fn turn(&self) -> Player {
        self.0.turn
    }
    fn verdict(&self) -> Option<Verdict> {
        self.0.verdict
    }
    fn verdict_when_stuck(&self) -> Verdict {
        Verdict::Won(self.0.turn.next(SEATS))
    }
    fn captures(&self, moves: &mut Vec<u8>) {
        let all = self.0.moves.iter().enumerate();
        moves.extend(
            all.filter(|(_, (_, captures))| *captures)
                .map(|(nth, _)| nth as u8),
        );
    }
    fn quiets(&self, moves: &mut Vec<u8>) {
        let all = self.0.moves.iter().enumerate();
        moves.extend(
            all.filter(|(_, (_, captures))| !*captures)
                .map(|(nth, _)| nth as u8),
        );
    }
    fn play(&mut self, mv: u8) -> bool {
        let (to, captures) = self.0.moves[usize::from(mv)].clone();
        self.0 = to;
        captures
    }
    fn key(&self) -> u64 {
        self.0.key
    }
    fn arrangement(&self) -> u64 {
        self.0.key
    }
    fn evaluate(&self, player: Player) -> i32 {
        self.0.worth[player.index()]
    }
}

fn place() -> impl Strategy<Value = Place> {
    let worth = || prop::array::uniform3(-300..300_i32);
    let verdict = prop_oneof![
        8 => Just(None),
        1 => (0..SEATS).prop_map(|seat| Some(Verdict::Won(Player::seat(seat)))),
        1 => Just(Some(Verdict::Drawn)),
    ];
    let bare =
        (0..SEATS, verdict, worth(), any::<u64>()).prop_map(|(seat, verdict, worth, key)| Place {
            turn: Player::seat(seat),
            verdict,
            worth,
            moves: Vec::new(),
            key,
        });
    bare.prop_recursive(7, 400, 4, move |inner| {
        let moves = prop::collection::vec((inner, prop::bool::weighted(0.3)), 1..=4);
        (0..SEATS, worth(), any::<u64>(), moves).prop_map(|(seat, worth, key, moves)| Place {
            turn: Player::seat(seat),
            verdict: None,
            worth,
            key,
            moves: moves
                .into_iter()
                .map(|(place, captures)| (Arc::new(place), captures))
                .collect(),
        })
    })
}

fn on_fixed_trees(test: impl Fn(Tree) -> Result<(), TestCaseError>) {
    let config = Config {
        cases: 400,
        failure_persistence: None,
        ..Config::default()
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    TestRunner::new_with_rng(config, rng)
        .run(&place(), |place| test(Tree(Arc::new(place))))
        .expect("the searches agree");
}

fn task(tree: &Tree, style: Style) -> Task<Tree> {
    let mut moves = Vec::new();
    tree.captures(&mut moves);
    tree.quiets(&mut moves);
    Task {
        node: tree.clone(),
        moves,
        recurrence: Recurrence::Ignored,
        limits: Limits {
            depth: Some(DEPTH),
            ..Limits::default()
        },
        style,
        threads: 1,
    }
}

fn agrees_with_minimax(style: Style, mib: usize) {
    on_fixed_trees(|tree| {
        let mut plain = Plain::new(tree.turn(), Recurrence::Ignored, style);
        let found = task(&tree, style).run(&Table::new(mib), &mut Unwatched);
        if let Some(opinion) = found.opinion {
            prop_assert_eq!(opinion.score, plain.value(&tree, opinion.depth, 0));
        }
        Ok(())
    });
}

const EXACT: Style = Style {
    chain: 0,
    selective: false,
    every_move: false,
};

#[test]
fn the_search_of_a_tree_for_three_equals_paranoid_minimax() {
    agrees_with_minimax(EXACT, 0);
}

#[test]
fn it_does_so_with_captures_beyond_the_horizon() {
    agrees_with_minimax(Style { chain: 3, ..EXACT }, 0);
}

#[test]
fn it_does_so_when_it_remembers_positions() {
    agrees_with_minimax(EXACT, 1);
}

#[test]
fn every_root_move_gets_its_exact_score_when_asked_for() {
    let style = Style {
        every_move: true,
        ..EXACT
    };
    on_fixed_trees(|tree| {
        let mut plain = Plain::new(tree.turn(), Recurrence::Ignored, style);
        let found = task(&tree, style).run(&Table::new(0), &mut Unwatched);
        let depth = found.opinion.map_or(0, |opinion| opinion.depth);
        for rated in found.moves {
            let mut child = tree.clone();
            child.play(rated.line[0]);
            prop_assert_eq!(rated.score, plain.value(&child, depth - 1, 1));
        }
        Ok(())
    });
}

#[test]
fn the_line_leads_to_a_position_of_the_score() {
    on_fixed_trees(|tree| {
        let found = task(&tree, EXACT).run(&Table::new(0), &mut Unwatched);
        let Some(opinion) = found.opinion else {
            return Ok(());
        };
        let root = tree.turn();
        let mut end = tree;
        for &mv in &opinion.line {
            end.play(mv);
        }
        let left = opinion.depth - opinion.line.len() as u32;
        let mut plain = Plain::new(root, Recurrence::Ignored, EXACT);
        prop_assert_eq!(opinion.score, plain.value(&end, left, opinion.line.len()));
        Ok(())
    });
}
