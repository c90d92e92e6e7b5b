//! Which of the puzzles that were found the program has.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::mem::discriminant;

use kuba::bot::Limits;
use kuba::bot::puzzle::{Puzzle, PuzzleGoal, Solver};
use kuba::bot::search::{NoControl, Node, SearchTask, TranspositionTable};

use crate::found::{Found, Sight};
use crate::subject::Subject;

/// The hardness from which on each grade but the first begins.
const GRADES: [usize; 4] = [6, 8, 10, 13];

/// Positions looked at to see whether taking most is good.
const LOOK: u64 = 50_000;

/// A puzzle that may be taken.
struct Candidate<G: Subject> {
    found: Found<G>,
    hardness: usize,
}

/// Prints as many puzzles, the easiest first.
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

/// The puzzles by what they are about, no two alike, and of each kind one of a game.
fn groups<G: Subject>(text: &str) -> BTreeMap<(String, String), VecDeque<Candidate<G>>> {
    let mut found: Vec<Found<G>> = text.lines().filter_map(Found::read).collect();
    // Of a game's puzzles the longest is the one to be had.
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
        if !faces.insert((found.rules.clone(), puzzle.game.face())) {
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

/// The puzzle as it is taken: a win that comes of itself to whoever takes what there is, is none, and
/// reds that do are easy. `None`, too, where taking most is not what one would play in a game.
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

/// Whether at each of one's moves there is something to be taken, and whatever is taken is right.
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

/// Whether a search would begin with the solution.
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
