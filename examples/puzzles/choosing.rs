//! Selection of the program's puzzles from those found.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::mem::discriminant;

use kuba::bot::Limits;
use kuba::bot::puzzle::{Puzzle, PuzzleGoal, SolutionFeatures, Solver, grade_of};
use kuba::bot::search::{NoControl, SearchTask, TranspositionTable};

use crate::found::Found;
use crate::subject::Subject;

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
        let grade = grade_of(candidate.hardness);
        println!("{}", candidate.found.written(&id, &grade.to_string()));
    }
}

/// Groups puzzles by goal and motive. Drops symmetric duplicates, and keeps one puzzle of each kind per game.
fn groups<G: Subject>(text: &str) -> BTreeMap<(String, String), VecDeque<Found<G>>> {
    let mut found: Vec<Found<G>> = text.lines().filter_map(Found::read).collect();
    // The longest puzzle of a game comes first and is kept.
    found.sort_by_key(|found| (found.number, std::cmp::Reverse(found.puzzle.goal)));
    let (mut faces, mut games) = (BTreeSet::new(), Vec::new());
    let mut groups: BTreeMap<_, VecDeque<Found<G>>> = BTreeMap::new();
    for found in found {
        let puzzle = &found.puzzle;
        let game = (found.number, discriminant(&puzzle.goal));
        let features = SolutionFeatures::of(&puzzle.game, &puzzle.line);
        if games.contains(&game) {
            continue;
        }
        if !faces.insert((found.rules.clone(), puzzle.game.canonical_text())) {
            continue;
        }
        games.push(game);
        let group = groups
            .entry((found.goal.clone(), features.motive.clone()))
            .or_default();
        group.push_back(found);
    }
    groups
}

/// Rejects wins that any sequence of captures reaches, and captures that would be bad moves in a game.
fn weighed<G: Subject>(found: Found<G>) -> Option<Candidate<G>> {
    let puzzle = &found.puzzle;
    let hardness = puzzle
        .hardness(&mut Solver::new(u64::MAX))
        .expect("no limit");
    let is_good = match puzzle.goal {
        PuzzleGoal::Win(_) => hardness > 0,
        PuzzleGoal::Take(_) => is_best(puzzle),
        PuzzleGoal::Hold(_) => true,
    };
    is_good.then_some(Candidate { found, hardness })
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
