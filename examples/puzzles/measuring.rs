//! Share of puzzles that each level solves.

use kuba::bot::Level;
use kuba::bot::level_style::Conditions;
use kuba::bot::puzzle::{Puzzle, PuzzleGoal, SolutionFeatures, Solver};
use kuba::bot::search::{NoControl, Node, TranspositionTable};

use crate::hands::each;
use crate::subject::Subject;

/// Node limit of the strongest level, which is otherwise limited by the clock.
const OF_THE_CHAMPION: u64 = 100_000;

/// Prints a row per grade and a column per level: the solved share in percent. With `one_by_one`, also a line
/// per puzzle.
pub(crate) fn print<G: Subject>(tries: u64, threads: u64, one_by_one: bool) {
    let count = Puzzle::<G>::all().len() as u64;
    let mut grades = [[0.0; Level::COUNT as usize]; 5];
    let mut numbers = [0; 5];
    let work = |number: u64| {
        let puzzle = &Puzzle::<G>::all()[number as usize];
        let share = |level| {
            let solved = (0..tries)
                .filter(|&seed| solves(puzzle, level, seed))
                .count();
            solved as f64 / tries as f64
        };
        let shares: Vec<f64> = Level::all().map(share).collect();
        let features = SolutionFeatures::of(&puzzle.game, &puzzle.line);
        let name = format!("{} {} {}", puzzle.id, puzzle.goal, features.motive);
        (usize::from(puzzle.grade) - 1, shares, name)
    };
    each(0..count, threads, work, |(grade, shares, name)| {
        if one_by_one {
            println!("{name} {shares:?}");
        }
        numbers[grade] += 1;
        for (sum, share) in grades[grade].iter_mut().zip(shares) {
            *sum += share;
        }
    });
    let levels: Vec<String> = Level::all()
        .map(|level| level.number().to_string())
        .collect();
    println!("| grade | puzzles | {} |", levels.join(" | "));
    println!("|{}", "---|".repeat(levels.len() + 2));
    for (grade, (sums, number)) in grades.iter().zip(numbers).enumerate() {
        if number > 0 {
            let shares = sums.map(|sum| format!("{:.0}", 100.0 * sum / f64::from(number)));
            println!("| {} | {number} | {} |", grade + 1, shares.join(" | "));
        }
    }
}

/// `true` if the level finds every move of the solution against the longest resistance.
fn solves<G: Subject>(puzzle: &Puzzle<G>, level: Level, seed: u64) -> bool {
    let mut game = puzzle.game.clone();
    let me = game.turn();
    let table = TranspositionTable::new(16);
    let mut solver = Solver::new(u64::MAX);
    let goal = game.node().taken(me) + puzzle.goal.number();
    let mut left = puzzle.goal;
    while game.outcome().is_none() && left.number() > 0 {
        let node = game.node();
        let moves = solver.accepted(&node, left).expect("no limit");
        let mv = if game.turn() == me {
            let mut conditions = Conditions {
                table: &table,
                seed,
                nodes: level.eq(&Level::CHAMPION).then_some(OF_THE_CHAMPION),
                threads: 1,
            };
            let opinion = level.choose(&game, &mut conditions, &mut NoControl);
            let chosen = opinion.and_then(|opinion| opinion.line.first().copied());
            match chosen.filter(|mv| moves.contains(mv)) {
                Some(mv) => mv,
                None => return false,
            }
        } else {
            longest(&mut solver, &game, left.number())
        };
        game.play(mv);
        left = match left {
            PuzzleGoal::Win(moves) => PuzzleGoal::Win(moves - 1),
            PuzzleGoal::Take(_) => PuzzleGoal::Take(goal - game.node().taken(me)),
            PuzzleGoal::Hold(_) => return true,
        };
    }
    true
}

/// The defence that delays the end longest.
fn longest<G: Subject>(solver: &mut Solver<G::Node>, game: &G, left: u32) -> G::Move {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let attacker = game.turn().next(2);
    let mut end = |mv: &G::Move| {
        let mut node = game.node();
        node.play(*mv);
        solver.shortest_win(&node, attacker, left)
    };
    let longest = moves.into_iter().max_by_key(|mv| end(mv).ok().flatten());
    longest.expect("the game goes on")
}
