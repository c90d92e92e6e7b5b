//! Which of the puzzles that were found the program has.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::mem::discriminant;

use kuba::bot::puzzle::PuzzleGoal;

use crate::found::{Found, Sight};
use crate::subject::Subject;

/// The hardness from which on each grade but the first begins.
const GRADES: [usize; 4] = [5, 7, 10, 13];

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
                chosen.extend(group.pop_front());
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
        if games.contains(&game) || is_given_away(&sight, puzzle.goal) {
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

/// Whether a win comes of itself to whoever takes what there is.
fn is_given_away(sight: &Sight, goal: PuzzleGoal) -> bool {
    matches!(goal, PuzzleGoal::Win(_)) && sight.tempting == 0 && sight.quiet == 0
}
