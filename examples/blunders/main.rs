//! Measures how many blunders the analysis finds, by planting one blunder in each of many games.
//!
//!     cargo run --release --example blunders -- kuba --games 100
//!     cargo run --release --example blunders -- cubulus --option Players=3 --games 20
//!
//! After a few random moves the computer plays all sides with a fixed number of nodes per move. In one
//! nearly even position it plays a legal move that, by a deep search, loses at least 40 percentage
//! points of winning chance; then it plays on. The tool analyses each game with a quick and a deep pass
//! and prints how many blunders each pass found. The same seed gives the same output.

mod planted;
mod tally;

use clap::{Parser, ValueEnum};
use kuba::bot::Evaluate;
use kuba::rules::cubulus::GameState as Cubulus;
use kuba::rules::kuba::GameState as Kuba;
use kuba::rules::qubism::GameState as Qubism;
use kuba::rules::set_option;

use self::planted::{Effort, Planted};
use self::tally::Tally;

#[derive(Parser)]
struct Trial {
    game: GameName,
    /// A rule, such as `Extra=none`.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    #[arg(long, default_value_t = 100)]
    games: u32,
    #[command(flatten)]
    effort: Effort,
}

#[derive(Clone, Copy, ValueEnum)]
enum GameName {
    Kuba,
    Cubulus,
    Qubism,
}

fn run<G: Evaluate>(trial: &Trial) {
    let mut rules = G::Rules::default();
    for option in &trial.options {
        let (name, value) = option.split_once('=').expect("NAME=VALUE");
        set_option::<G>(&mut rules, name, value).expect("a rule");
    }
    let start = G::start(&rules);
    let mut tally = Tally::default();
    for seed in trial.effort.seed.. {
        if tally.games == trial.games {
            break;
        }
        if let Some(planted) = Planted::play(&start, seed, &trial.effort) {
            tally.count(&planted, &trial.effort);
        }
    }
    tally.print();
}

fn main() {
    let trial = Trial::parse();
    match trial.game {
        GameName::Kuba => run::<Kuba>(&trial),
        GameName::Cubulus => run::<Cubulus>(&trial),
        GameName::Qubism => run::<Qubism>(&trial),
    }
}
