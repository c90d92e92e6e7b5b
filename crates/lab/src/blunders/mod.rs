//! Measures how many blunders the analysis finds, by planting one blunder in each of many games.
//!
//! ```text
//! cargo run --release -p kuba-lab -- blunders kuba --games 100
//! cargo run --release -p kuba-lab -- blunders cubulus --option Players=3 --games 20
//! ```
//!
//! After a few random moves the computer plays all sides with a fixed number of nodes per move. In one
//! nearly even position it plays a legal move that, by a deep search, loses at least 40 percentage
//! points of winning chance; then it plays on. The tool analyses each game with a quick and a deep pass
//! and prints how many blunders each pass found. The same seed gives the same output.

mod tally;

use clap::Args;
use kuba_bot::Evaluate;

use self::tally::Tally;
use crate::games::{GameChoice, for_game};
use crate::planted_game::{Effort, PlantedGame};

#[derive(Args)]
pub(crate) struct Trial {
    #[command(flatten)]
    game: GameChoice,
    #[arg(long, default_value_t = 100)]
    games: u32,
    #[command(flatten)]
    effort: Effort,
}

fn measure<G: Evaluate>(trial: &Trial) {
    let start = G::start(&trial.game.rules::<G>());
    let mut tally = Tally::default();
    for seed in trial.effort.seed.. {
        if tally.games == trial.games {
            break;
        }
        if let Some(planted) = PlantedGame::play(&start, seed, &trial.effort) {
            tally.count(&planted, &trial.effort);
        }
    }
    tally.print();
}

pub(crate) fn run(trial: &Trial) {
    for_game!(trial.game.game, G => measure::<G>(trial));
}
