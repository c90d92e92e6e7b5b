//! Selection of the program's puzzles from those found.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::mem::discriminant;

use kuba::bot::Limits;
use kuba::bot::puzzle::{Puzzle, PuzzleGoal, Solver};
use kuba::bot::search::{NoControl, Node, SearchTask, TranspositionTable};

use crate::found::{Found, Sight};
use crate::subject::Subject;

/// Least hardness of each grade above the first.
const GRADES: [usize; 4] = [6, 8, 10, 13];

/// Nodes to check that the largest capture is also the best move.
const LOOK: u64 = 50_000;

struct Candidate<G: Subject> {
    found: Found<G>,
    hardness: usize,
}

/// Prints `count` puzzles, easiest first.
pub(crate) fn print<G: Subject>(text: &str, count: usize) {
    let mut groups = groups::<G>(text);
    let mut chosen: Vec<Candidate<G>> = Vec::new();
    while chosen.len() < count && !groups.is_empty() {
        for group in groups.values_mut() {
            if chosen.len() < count {
                let good = std::iter::from_fn(|| group.pop_front()).find_map(weighed);
                chosen.extend(good);
            }
        }
        groups.retain(|_, group| !group.is_empty());
    }
    chosen.sort_by_key(|candidate| (candidate.hardness, candidate.found.number));
    for (place, candidate) in chosen.iter().enumerate() {
        let id = format!("{}-{:03}", G::ID, place + 1);
        let grade = 1 + GRADES
            .iter()
            .filter(|&&from| candidate.hardness >= from)
            .count();
        println!("{}", candidate.found.written(&id, &grade.to_string()));
    }
}

/// Groups puzzles by goal and motive. Drops symmetric duplicates, and keeps one puzzle of each kind per game.
fn groups<G: Subject>(text: &str) -> BTreeMap<(String, String), VecDeque<Candidate<G>>> {
    let mut found: Vec<Found<G>> = text.lines().filter_map(Found::read).collect();
    // The longest puzzle of a game comes first and is kept.
    found.sort_by_key(|found| (found.number, std::cmp::Reverse(found.puzzle.goal)));
    let (mut faces, mut games) = (BTreeSet::new(), Vec::new());
    let mut groups: BTreeMap<_, VecDeque<Candidate<G>>> = BTreeMap::new();
    for found in found {
        let puzzle = &found.puzzle;
        let game = (found.number, discriminant(&puzzle.goal));
        let sight = Sight::of(&puzzle.game, &puzzle.line);
        if games.contains(&game) {
            continue;
        }
        if !faces.insert((found.rules.clone(), puzzle.game.canonical_text())) {
            continue;
        }
        games.push(game);
        let group = groups
            .entry((found.goal.clone(), sight.motive.clone()))
            .or_default();
        let hardness = sight.hardness(puzzle.goal);
        group.push_back(Candidate { found, hardness });
    }
    groups
}

/// Rejects wins that any sequence of captures reaches, and captures that would be bad moves in a game.
/// Captures that any sequence reaches get hardness 0.
fn weighed<G: Subject>(candidate: Candidate<G>) -> Option<Candidate<G>> {
    let puzzle = &candidate.found.puzzle;
    let comes_of_itself = comes_of_itself(puzzle);
    match puzzle.goal {
        PuzzleGoal::Win(_) if comes_of_itself => None,
        PuzzleGoal::Take(_) if !is_best(puzzle) => None,
        PuzzleGoal::Take(_) if comes_of_itself => Some(Candidate {
            hardness: 0,
            ..candidate
        }),
        _ => Some(candidate),
    }
}

/// `true` if captures are possible at each move of the solver and all of them are right.
fn comes_of_itself<G: Subject>(puzzle: &Puzzle<G>) -> bool {
    let mut solver = Solver::new(u64::MAX);
    let mut node = puzzle.game.node();
    let me = node.turn();
    let goal = node.taken(me) + puzzle.goal.number();
    for (place, &mv) in puzzle.line.iter().enumerate() {
        if node.turn() == me {
            let left = match puzzle.goal {
                PuzzleGoal::Win(moves) => PuzzleGoal::Win(moves - place as u32),
                PuzzleGoal::Take(_) => PuzzleGoal::Take(goal - node.taken(me)),
                PuzzleGoal::Hold(_) => return false,
            };
            let mut takes = Vec::new();
            node.tactical_moves(&mut takes);
            let right = solver.accepted(&node, left).expect("no limit");
            if takes.is_empty() || !takes.iter().all(|mv| right.contains(mv)) {
                return false;
            }
        }
        node.play(mv);
    }
    true
}

/// `true` if a search begins with the solution.
fn is_best<G: Subject>(puzzle: &Puzzle<G>) -> bool {
    let limits = Limits {
        nodes: Some(LOOK),
        ..Limits::default()
    };
    let table = TranspositionTable::new(4);
    let found = SearchTask::new(&puzzle.game, limits).run(&table, &mut NoControl);
    found
        .opinion
        .is_some_and(|opinion| opinion.line.first() == puzzle.line.first())
}
