//! Selection of the program's puzzles from those found.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use kuba_bot::puzzle::{LimitReached, Puzzle, PuzzleGoal, Solver, grade_of};
use kuba_bot::search::{NoControl, Node, SearchTask, TranspositionTable};
use kuba_bot::{Limits, StopSignal};

use super::found::Found;
use super::motive::motive;
use super::subject::Subject;
use crate::parallel::each;

/// Nodes to check that the largest capture is also the best move.
const LOOK: u64 = 50_000;
/// Puzzles that are graded for each that is wanted.
const POOL: usize = 4;
const GRADES: usize = 5;

struct Candidate<G: Subject> {
    found: Found<G>,
    hardness: usize,
}

/// Rules and grade of puzzles.
type Shelf<'a> = (&'a str, u8);

/// Prints `count` puzzles, easiest first: those that are kept under their names, and new ones.
pub(crate) fn print<G: Subject>((kept, found): (&str, &str), count: usize, threads: u64) {
    let mut seen = BTreeSet::new();
    let kept: Vec<Found<G>> = kept.lines().filter_map(Found::read_named).collect();
    for found in &kept {
        seen.insert(face(found));
    }
    let number = kept.len();
    let pool = kept.into_iter().chain(in_turns(groups(found, &mut seen)));
    let pool: Vec<Found<G>> = pool.take(number + POOL * count).collect();
    let mut weighed = Vec::new();
    each(
        0..pool.len() as u64,
        threads,
        |place| weigh(&pool[place as usize], (place as usize) < number),
        |hardness| weighed.push(hardness),
    );
    let mut candidates: Vec<Candidate<G>> = pool
        .into_iter()
        .zip(weighed)
        .filter_map(|(found, hardness)| Some(Candidate { found, hardness: hardness? }))
        .collect();
    let others = candidates.split_off(number);
    let mut chosen = candidates;
    choose(&mut chosen, others, count);
    let last = chosen.iter().filter_map(|one| one.found.place()).max();
    let new = chosen.iter_mut().filter(|one| one.found.place().is_none());
    for (number, candidate) in (last.unwrap_or(0) + 1..).zip(new) {
        candidate.found.puzzle.id = format!("{}-{number:03}", G::ID);
    }
    chosen.sort_by(|one, other| {
        (one.hardness, &one.found.puzzle.id).cmp(&(other.hardness, &other.found.puzzle.id))
    });
    for candidate in &chosen {
        let grade = grade_of(candidate.hardness).to_string();
        println!("{}", candidate.found.written(&candidate.found.puzzle.id, &grade));
    }
}

/// Adds puzzles up to the wanted number, as evenly by grade as possible.
fn choose<G: Subject>(chosen: &mut Vec<Candidate<G>>, others: Vec<Candidate<G>>, count: usize) {
    let shelf = |one: &Candidate<G>| -> Shelf<'static> {
        let rules = G::RULES.iter().find(|(rules, _)| *rules == one.found.rules);
        (rules.expect("known rules").0, grade_of(one.hardness))
    };
    let mut shelves: BTreeMap<Shelf<'_>, VecDeque<Candidate<G>>> = BTreeMap::new();
    for other in others {
        shelves.entry(shelf(&other)).or_default().push_back(other);
    }
    for &(rules, share) in G::RULES {
        let wanted = count * share as usize / 12;
        let mut numbers = [0; GRADES];
        for one in chosen.iter().filter(|one| one.found.rules == rules) {
            numbers[usize::from(grade_of(one.hardness)) - 1] += 1;
        }
        while numbers.iter().sum::<usize>() < wanted {
            let has_more = |grade: &usize| {
                let shelf = shelves.get(&(rules, *grade as u8 + 1));
                shelf.is_some_and(|shelf| !shelf.is_empty())
            };
            let Some(grade) = (0..GRADES).filter(has_more).min_by_key(|&grade| numbers[grade])
            else {
                break;
            };
            let shelf = shelves.get_mut(&(rules, grade as u8 + 1));
            chosen.extend(shelf.and_then(VecDeque::pop_front));
            numbers[grade] += 1;
        }
    }
}

fn face<G: Subject>(found: &Found<G>) -> (String, String) {
    (found.rules.clone(), found.puzzle.game.canonical_text())
}

/// Groups puzzles by goal and motive. Drops symmetric duplicates, and keeps one puzzle of each kind per game.
fn groups<G: Subject>(
    text: &str,
    seen: &mut BTreeSet<(String, String)>,
) -> BTreeMap<(String, String), VecDeque<Found<G>>> {
    let mut found: Vec<Found<G>> = text.lines().filter_map(Found::read).collect();
    // The longest puzzle of a game comes first and is kept.
    found.sort_by_key(|found| (found.number, std::cmp::Reverse(found.puzzle.goal)));
    let mut games = BTreeSet::new();
    let mut groups: BTreeMap<_, VecDeque<Found<G>>> = BTreeMap::new();
    for found in found {
        let game = (found.number, goal_kind(found.puzzle.goal));
        if games.contains(&game) || !seen.insert(face(&found)) {
            continue;
        }
        games.insert(game);
        let motive = motive(&found.puzzle.game, &found.puzzle.line);
        let group = groups.entry((found.goal.clone(), motive)).or_default();
        group.push_back(found);
    }
    groups
}

fn goal_kind(goal: PuzzleGoal) -> u8 {
    match goal {
        PuzzleGoal::Win(_) => 0,
        PuzzleGoal::Take(_) => 1,
        PuzzleGoal::Hold(_) => 2,
    }
}

/// One puzzle of each group, then the next of each, and so on.
fn in_turns<T, K>(mut groups: BTreeMap<K, VecDeque<T>>) -> Vec<T>
where
    K: Ord,
{
    let mut all = Vec::new();
    while !groups.is_empty() {
        all.extend(groups.values_mut().filter_map(VecDeque::pop_front));
        groups.retain(|_, group| !group.is_empty());
    }
    all
}

/// Hardness of a puzzle. New ones are rejected if any sequence of captures wins, or if the captures would be bad
/// moves in a game.
fn weigh<G: Subject>(found: &Found<G>, is_kept: bool) -> Option<usize> {
    let puzzle = &found.puzzle;
    let mut solver = Solver::new(u64::MAX);
    let is_good = match puzzle.goal {
        _ if is_kept => true,
        PuzzleGoal::Win(1) | PuzzleGoal::Hold(_) => true,
        PuzzleGoal::Win(_) => !is_any_capture_right(puzzle, &mut solver).expect("no limit"),
        PuzzleGoal::Take(_) => is_best(puzzle),
    };
    let stop = StopSignal::default();
    is_good.then(|| puzzle.hardness(&mut solver, &stop).expect("no limit"))
}

/// `true` if captures are possible at each move of the solution and all of them are right.
fn is_any_capture_right<G: Subject>(
    puzzle: &Puzzle<G>,
    solver: &mut Solver<G::Node>,
) -> Result<bool, LimitReached> {
    let mut node = puzzle.game.node();
    let me = node.turn();
    for (place, &mv) in puzzle.line.iter().enumerate() {
        if node.turn() == me {
            let left = PuzzleGoal::Win(puzzle.goal.number() - place as u32);
            let mut takes = Vec::new();
            node.tactical_moves(&mut takes);
            let right = solver.accepted(&node, left)?;
            if takes.is_empty() || !takes.iter().all(|mv| right.contains(mv)) {
                return Ok(false);
            }
        }
        node.play(mv);
    }
    Ok(true)
}

/// `true` if a search begins with the solution.
fn is_best<G: Subject>(puzzle: &Puzzle<G>) -> bool {
    let limits = Limits { nodes: Some(LOOK), ..Limits::default() };
    let table = TranspositionTable::new(4);
    let found = SearchTask::new(&puzzle.game, limits).run(&table, &mut NoControl);
    found.opinion.is_some_and(|opinion| opinion.line.first() == puzzle.line.first())
}
