//! Games of the program against itself, and the puzzles found in them.

use std::io::Write;

use clap::Args;
use kuba_bot::level_style::Conditions;
use kuba_bot::puzzle::{Puzzle, PuzzleGoal, Solution, Solver};
use kuba_bot::search::{NoControl, Node, SearchTask, TranspositionTable, Urgency};
use kuba_bot::{Level, Limits};
use kuba_rules::random::Random;

use super::found::Found;
use super::motive::motive;
use super::subject::Subject;
use crate::parallel::each;

/// Smallest number of reds in a turn that make a puzzle.
const FEWEST_TAKE: u32 = 2;
/// Length limit of a game, in moves.
const LONGEST_GAME: usize = 150;

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
    /// Weakest level that plays. The usual ones are strong enough to plan, weak enough to err.
    #[arg(long, default_value_t = 5)]
    weakest: u8,
    /// Strongest level that plays.
    #[arg(long, default_value_t = 9)]
    strongest: u8,
    /// Fewest moves before a puzzle; laid balls do not count.
    #[arg(long, default_value_t = 0)]
    after: usize,
    /// Moves after which a game stops.
    #[arg(long, default_value_t = LONGEST_GAME)]
    until: usize,
    /// Shortest loss whose prevention makes a puzzle, in moves of both sides.
    #[arg(long, default_value_t = 4)]
    shortest_hold: u32,
    /// Longest such loss.
    #[arg(long)]
    longest_hold: Option<u32>,
    /// Instead of games, positions of the beginning that are laid out by lot (Qubism).
    #[arg(long)]
    laid: bool,
    /// Only solutions that begin with placing a piece.
    #[arg(long)]
    placing: bool,
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
    if search.laid {
        let Some(game) = G::laid(&mut random) else {
            return Vec::new();
        };
        let solved = puzzles(&game, &mut Solver::new(0), search);
        return solved.iter().map(|solved| write(&game, name, number, solved)).collect();
    }
    let rules = Puzzle::<G>::rules(name).expect("known rules");
    let mut game = G::start(&rules);
    let levels = [(); 2].map(|()| {
        let span = usize::from(search.strongest - search.weakest) + 1;
        Level::new(search.weakest + random.below(span) as u8).expect("a level")
    });
    let table = TranspositionTable::new(4);
    let mut solver = Solver::new(0);
    let mut found = Vec::new();
    let mut moves = 0;
    while game.outcome().is_none() && moves <= search.until {
        if game.is_open() && moves >= search.after {
            let solved = puzzles(&game, &mut solver, search);
            let written = solved.into_iter().map(|solved| write(&game, name, number, &solved));
            found.extend(written);
        }
        moves += usize::from(game.is_begun());
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
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    if moves.len() < 2 {
        return Vec::new();
    }
    let node = game.node();
    solver.allow(search.proof);
    let take = solver.take(&node).ok().flatten();
    let take = take.filter(|solved| solved.goal.number() >= FEWEST_TAKE);
    let longest_hold = search.longest_hold.unwrap_or(G::LONGEST_HOLD);
    let limits = Limits { nodes: Some(search.glance), ..Limits::default() };
    let glance = SearchTask::new(game, limits).run(&TranspositionTable::new(1), &mut NoControl);
    let end = glance.opinion.and_then(|opinion| opinion.score.plies_to_end());
    solver.allow(search.proof);
    let other = match end {
        Some(plies) if plies >= G::SHORTEST && plies <= G::LONGEST => {
            solver.win(&node, plies as u32).ok().flatten()
        }
        Some(0..) => None,
        _ if game.may_hold() && node.urgency() != Some(Urgency::Wins) => {
            solver.hold(&node, longest_hold).ok().flatten()
        }
        _ => None,
    };
    let is_worth_it = |solved: &Solution<G::Move>| match solved.goal {
        PuzzleGoal::Win(moves) => moves as i32 >= G::SHORTEST,
        PuzzleGoal::Hold(moves) => moves >= search.shortest_hold,
        PuzzleGoal::Take(_) => true,
    };
    let is_wanted =
        |solved: &Solution<G::Move>| !search.placing || motive(game, &solved.line).starts_with('.');
    take.into_iter().chain(other.filter(is_worth_it)).filter(is_wanted).collect()
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
