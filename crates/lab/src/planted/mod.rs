//! Measures the practice tasks: whether planted blunders become tasks, whether the accepted moves hold against
//! a search ten times as deep, and how many tasks the games of some levels give.
//!
//! ```text
//! cargo run --profile play -p kuba-lab -- planted kuba --games 20
//! cargo run --profile play -p kuba-lab -- planted cubulus --option Players=3 --games 20
//! ```
//!
//! The games with one blunder are those of the tool `blunders`. A blunder should become a task if the
//! deep search agrees that it loses at least 20 points of chance and that at most three first moves are
//! within 5 points of the best. The same seed gives the same output.

mod levels;
mod reference;

use clap::Args;
use kuba_bot::Evaluate;
use kuba_bot::StopSignal;
use kuba_bot::practice::{Task, TaskFinder};
use kuba_bot::study::{Experience, MoveLine, THOROUGH_NODES};
use kuba_rules::Player;

use self::reference::Reference;
use crate::games::{GameChoice, for_game};
use crate::parallel;
use crate::planted_game::{Effort, PlantedGame};

#[derive(Args)]
pub(crate) struct Trial {
    #[command(flatten)]
    game: GameChoice,
    /// Number of games with a blunder, and of games of each level.
    #[arg(long, default_value_t = 20)]
    games: u64,
    /// Levels that play as the person.
    #[arg(long, default_values_t = [3, 6, 9])]
    levels: Vec<u8>,
    #[arg(long, default_value_t = 2)]
    threads: u64,
    #[command(flatten)]
    effort: Effort,
}

/// Tasks of a player in a game.
fn tasks<G: Evaluate>(
    (positions, moves): (&[G], &[G::Move]),
    rules: &G::Rules,
    player: Player,
) -> Vec<Task<G>> {
    let finder = TaskFinder {
        rules,
        players: &[player],
        excused: &[],
        experience: Experience::Advanced,
        nodes: THOROUGH_NODES,
    };
    let mut line = MoveLine::new(positions.to_vec(), moves.to_vec());
    let found = finder.find(&mut line, &StopSignal::default(), &mut |_| ());
    found.expect("nothing stops it")
}

#[derive(Default)]
struct Tally {
    /// Blunders by whether they should be a task and whether they are one.
    blunders: [[u32; 2]; 2],
    tasks: u32,
    wins: u32,
    accepted: u32,
    held: u32,
}

fn measure<G: Evaluate>(trial: &Trial) -> Tally {
    let mut tally = Tally::default();
    let seeds = trial.effort.seed..trial.effort.seed + trial.games;
    let work = |seed| {
        let rules = trial.game.rules::<G>();
        let planted = PlantedGame::play(&G::start(&rules), seed, &trial.effort)?;
        let blunder = &planted.positions[planted.place];
        let game = (&planted.positions[..], &planted.moves[..]);
        let found = tasks(game, &rules, blunder.turn());
        let is_task = found.iter().any(|task| task.ply == planted.place);
        let reference = Reference::of(blunder);
        let should_be = reference.makes_task(planted.moves[planted.place]);
        let held = |task: &Task<G>| {
            let reference = Reference::of(&task.game);
            let accepted = task.accepted.iter();
            (accepted.filter(|&&mv| reference.holds(mv)).count(), task.accepted.len())
        };
        let held: Vec<_> = found.iter().map(held).collect();
        let wins = found.iter().filter(|task| task.puzzle().is_some()).count();
        Some((should_be, is_task, held, wins))
    };
    parallel::each(seeds, trial.threads, work, |done| {
        let Some((should_be, is_task, held, wins)) = done else {
            return;
        };
        tally.blunders[usize::from(should_be)][usize::from(is_task)] += 1;
        tally.wins += wins as u32;
        for (held, accepted) in held {
            tally.tasks += 1;
            tally.held += held as u32;
            tally.accepted += accepted as u32;
        }
    });
    tally
}

fn print<G: Evaluate>(trial: &Trial) {
    let tally = measure::<G>(trial);
    let [[rightly_none, surplus], [missing, found]] = tally.blunders;
    println!(
        "planted blunders: {found} of {} that should be tasks are; {surplus} of {} others are",
        found + missing,
        rightly_none + surplus
    );
    println!(
        "{} tasks, {} of them wins; {} of {} accepted moves hold",
        tally.tasks, tally.wins, tally.held, tally.accepted
    );
    for &level in &trial.levels {
        let found = levels::tasks_of::<G>(level, trial);
        println!(
            "level {level}: {found} tasks in {} games, {} in a hundred",
            trial.games,
            100 * found / trial.games.max(1)
        );
    }
}

pub(crate) fn run(trial: &Trial) {
    for_game!(trial.game.game, G => print::<G>(trial));
}
