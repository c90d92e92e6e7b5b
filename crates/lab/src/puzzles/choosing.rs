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
    grade: u8,
    /// 0 for a puzzle that is kept.
    hardness: usize,
}

/// Rules and grade of puzzles.
type Shelf<'a> = (&'a str, u8);

/// Prints `count` puzzles by grade: those that are kept under their names, and new ones up to the grade `hardest`.
pub(crate) fn print<G: Subject>(
    (kept, found): (&str, &str),
    (count, hardest): (usize, u8),
    threads: u64,
) {
    let mut seen = BTreeSet::new();
    let kept: Vec<Found<G>> = kept.lines().filter_map(Found::read_named).collect();
    for found in &kept {
        seen.insert(face(found));
    }
    let pool: Vec<Found<G>> =
        in_turns(groups(found, &mut seen)).into_iter().take(POOL * count).collect();
    let mut weighed = Vec::new();
    each(
        0..pool.len() as u64,
        threads,
        |place| weigh(&pool[place as usize]),
        |hardness| weighed.push(hardness),
    );
    let others = pool.into_iter().zip(weighed).filter_map(|(found, hardness)| {
        let hardness = hardness?;
        let grade = grade_of(hardness);
        (grade <= hardest).then_some(Candidate { found, grade, hardness })
    });
    let kept = kept.into_iter().map(|found| {
        let grade = found.puzzle.grade;
        Candidate { found, grade, hardness: 0 }
    });
    let mut chosen: Vec<Candidate<G>> = kept.collect();
    let number = chosen.len();
    choose(&mut chosen, others.collect(), count);
    let new = chosen.split_off(number);
    let mut chosen = in_order(new, chosen);
    let last = chosen.iter().filter_map(|one| one.found.place()).max();
    let new = chosen.iter_mut().filter(|one| one.found.place().is_none());
    for (number, candidate) in (last.unwrap_or(0) + 1..).zip(new) {
        candidate.found.puzzle.id = format!("{}-{number:03}", G::ID);
    }
    for candidate in &chosen {
        let grade = candidate.grade.to_string();
        println!("{}", candidate.found.written(&candidate.found.puzzle.id, &grade));
    }
}

/// The new puzzles of each grade, the easiest first, and then those that are kept, in their order.
fn in_order<G: Subject>(mut new: Vec<Candidate<G>>, kept: Vec<Candidate<G>>) -> Vec<Candidate<G>> {
    new.sort_by_key(|one| one.hardness);
    new.extend(kept);
    new.sort_by_key(|one| one.grade);
    new
}

/// Adds puzzles up to the wanted number, as evenly by grade as possible.
fn choose<G: Subject>(chosen: &mut Vec<Candidate<G>>, others: Vec<Candidate<G>>, count: usize) {
    let shelf = |one: &Candidate<G>| -> Shelf<'static> {
        let rules = G::RULES.iter().find(|(rules, _)| *rules == one.found.rules);
        (rules.expect("known rules").0, one.grade)
    };
    let mut shelves: BTreeMap<Shelf<'_>, VecDeque<Candidate<G>>> = BTreeMap::new();
    for other in others {
        shelves.entry(shelf(&other)).or_default().push_back(other);
    }
    for &(rules, share) in G::RULES {
        let wanted = count * share as usize / 12;
        let mut numbers = [0; GRADES];
        for one in chosen.iter().filter(|one| one.found.rules == rules) {
            numbers[usize::from(one.grade) - 1] += 1;
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

/// The same position under other rules looks like the same puzzle.
fn face<G: Subject>(found: &Found<G>) -> String {
    found.puzzle.game.canonical_text()
}

/// Groups puzzles by goal and motive, placements also by the number of right moves. Drops symmetric duplicates, and keeps
/// one puzzle of each kind per game.
fn groups<G: Subject>(
    text: &str,
    seen: &mut BTreeSet<String>,
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
        let mut motive = motive(&found.puzzle.game, &found.puzzle.line);
        if motive.starts_with('.') {
            // A placement is harder the fewer states of the piece are right.
            motive = format!("{motive} {}", right_moves(&found.puzzle));
        }
        let group = groups.entry((found.goal.clone(), motive)).or_default();
        group.push_back(found);
    }
    groups
}

fn right_moves<G: Subject>(puzzle: &Puzzle<G>) -> usize {
    let accepted = Solver::new(u64::MAX).accepted(&puzzle.game.node(), puzzle.goal);
    accepted.expect("no limit").len()
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

/// Hardness of a new puzzle; `None` if any sequence of captures wins, or if the captures would be bad moves in a
/// game.
fn weigh<G: Subject>(found: &Found<G>) -> Option<usize> {
    let puzzle = &found.puzzle;
    let mut solver = Solver::new(u64::MAX);
    let is_good = match puzzle.goal {
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
