//! Plants one blunder into each of some games of strong play, and says how many of them an analysis
//! finds.
//!
//!     cargo run --release --example blunders -- kuba --games 100
//!     cargo run --release --example blunders -- cubulus --option Players=3 --games 20
//!
//! The computer plays both sides, by so many positions a move, after a few random moves. In one
//! position that is near level a legal move is made instead that a careful look says loses 40
//! points of chance or more; then the play goes on. The game is judged quickly, then deeply. With
//! the same seed the same comes out.

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
    /// A rule, as `Extra=none`.
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

/// Plays, judges and tells.
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
