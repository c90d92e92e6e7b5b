//! Tasks in games of levels against themselves.

use kuba_bot::level_style::Conditions;
use kuba_bot::search::{NoControl, TranspositionTable};
use kuba_bot::{Evaluate, Level};
use kuba_rules::Player;
use kuba_rules::random::Random;

use super::{Trial, tasks};
use crate::parallel;

/// Length limit of a game, in moves.
const LONGEST: usize = 150;

/// Number of tasks of one player in all games.
pub(crate) fn tasks_of<G: Evaluate>(level: u8, trial: &Trial) -> u64 {
    let level = Level::new(level).expect("a level");
    let mut sum = 0;
    let work = |number: u64| {
        let rules = trial.game.rules::<G>();
        let start = G::start(&rules);
        let (positions, moves) = play(level, &start, trial.effort.seed + number);
        let person = Player::seat(number as usize % start.seats());
        tasks((&positions, &moves), &rules, person).len() as u64
    };
    parallel::each(0..trial.games, trial.threads, work, |found| sum += found);
    sum
}

fn play<G: Evaluate>(level: Level, start: &G, seed: u64) -> (Vec<G>, Vec<G::Move>) {
    let mut dice = Random::new(seed);
    let table = TranspositionTable::new(4);
    let mut game = start.clone();
    let (mut positions, mut moves) = (vec![game.clone()], Vec::new());
    while game.outcome().is_none() && moves.len() < LONGEST {
        let mut conditions =
            Conditions { table: &table, seed: dice.number(), nodes: None, threads: 1 };
        let Some(opinion) = level.choose(&game, &mut conditions, &mut NoControl) else {
            break;
        };
        game.play(opinion.line[0]);
        moves.push(opinion.line[0]);
        positions.push(game.clone());
    }
    (positions, moves)
}
