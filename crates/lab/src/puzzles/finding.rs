//! Games of the program against itself, and the puzzles found in them.

use std::io::Write;

use clap::Args;
use kuba_bot::level_style::Conditions;
use kuba_bot::puzzle::{Puzzle, PuzzleGoal, Solution, Solver};
use kuba_bot::search::{NoControl, Node, SearchTask, TranspositionTable, Urgency};
use kuba_bot::{Level, Limits};
use kuba_rules::random::Random;

use super::found::Found;
use super::subject::Subject;
use crate::parallel::each;

/// Smallest number of reds in a turn that make a puzzle.
const FEWEST_TAKE: u32 = 2;
/// Shortest loss whose prevention makes a puzzle.
const FEWEST_HOLD: u32 = 4;
/// Length limit of a game, in moves.
const LONGEST_GAME: usize = 150;
/// Levels that play: strong enough to plan, weak enough to err.
const LEVELS: std::ops::RangeInclusive<u8> = 5..=9;

#[derive(Args)]
pub(crate) struct Search {
    /// Number of games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of the first game.
    #[arg(long, default_value_t = 0)]
    from: u64,
    #[arg(long, default_value_t = 2)]
    threads: u64,
    /// Nodes to decide whether a position may be a puzzle.
    #[arg(long, default_value_t = 3_000)]
    glance: u64,
    /// Node limit of a proof.
    #[arg(long, default_value_t = 1_000_000)]
    proof: u64,
}

/// Prints the puzzles in the order of the games.
pub(crate) fn print<G: Subject>(search: &Search) {
    let numbers = search.from..search.from + search.games;
    let work = |number| look::<G>(number, search);
    each(numbers, search.threads, work, |found: Vec<String>| {
        let mut out = std::io::stdout().lock();
        for line in found {
            writeln!(out, "{line}").expect("a reader");
        }
        out.flush().expect("a reader");
    });
}

/// Plays the game with this number and returns its puzzles as lines.
fn look<G: Subject>(number: u64, search: &Search) -> Vec<String> {
    let mut random = Random::new(search.seed.wrapping_mul(1_000_003).wrapping_add(number));
    let name = G::rules_of(number);
    let rules = Puzzle::<G>::rules(name).expect("known rules");
    let mut game = G::start(&rules);
    let levels = [(); 2].map(|()| {
        let span = usize::from(LEVELS.end() - LEVELS.start()) + 1;
        Level::new(LEVELS.start() + random.below(span) as u8).expect("a level")
    });
    let table = TranspositionTable::new(4);
    let mut solver = Solver::new(0);
    let mut found = Vec::new();
    for _ in 0..LONGEST_GAME {
        if game.outcome().is_some() {
            break;
        }
        if game.is_open() {
            let solved = puzzles(&game, &mut solver, search);
            let written = solved.into_iter().map(|solved| write(&game, name, number, &solved));
            found.extend(written);
        }
        let mut conditions =
            Conditions { table: &table, seed: random.number(), nodes: None, threads: 1 };
        let opinion = levels[game.turn().index()].choose(&game, &mut conditions, &mut NoControl);
        let Some(mv) = opinion.and_then(|opinion| opinion.line.first().copied()) else {
            break;
        };
        game.play(mv);
    }
    found
}

fn puzzles<G: Subject>(
    game: &G,
    solver: &mut Solver<G::Node>,
    search: &Search,
) -> Vec<Solution<G::Move>> {
    let node = game.node();
    solver.allow(search.proof);
    let take = solver.take(&node).ok().flatten();
    let take = take.filter(|solved| solved.goal.number() >= FEWEST_TAKE);
    let limits = Limits { nodes: Some(search.glance), ..Limits::default() };
    let glance = SearchTask::new(game, limits).run(&TranspositionTable::new(1), &mut NoControl);
    let end = glance.opinion.and_then(|opinion| opinion.score.plies_to_end());
    solver.allow(search.proof);
    let other = match end {
        Some(plies) if plies >= G::SHORTEST && plies <= G::LONGEST => {
            solver.win(&node, plies as u32).ok().flatten()
        }
        None if game.may_hold() && node.urgency() != Some(Urgency::Wins) => {
            solver.hold(&node, G::LONGEST_HOLD).ok().flatten()
        }
        _ => None,
    };
    let is_worth_it = |solved: &Solution<G::Move>| match solved.goal {
        PuzzleGoal::Win(moves) => moves as i32 >= G::SHORTEST,
        PuzzleGoal::Hold(moves) => moves >= FEWEST_HOLD,
        PuzzleGoal::Take(_) => true,
    };
    take.into_iter().chain(other.filter(is_worth_it)).collect()
}

fn write<G: Subject>(game: &G, rules: &str, number: u64, solved: &Solution<G::Move>) -> String {
    let moves: Vec<String> = solved.line.iter().map(ToString::to_string).collect();
    Found {
        number,
        goal: solved.goal.to_string(),
        rules: rules.to_owned(),
        position: game.position_text(),
        solution: moves.join(" "),
        puzzle: Puzzle {
            id: String::new(),
            grade: 1,
            goal: solved.goal,
            game: game.clone(),
            line: solved.line.clone(),
        },
    }
    .to_string()
}
