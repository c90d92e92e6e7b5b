//! Measures how well the levels move, and how well the estimate of a strength works.
//!
//!     cargo run --release --example level_profile -- losses kuba --games 20
//!     cargo run --release --example level_profile -- losses cubulus --option Players=3 --games 8
//!     cargo run --release --example level_profile -- even kuba --levels 2,5 --seeds 3
//!
//! `losses` lets each level play its neighbours (more than two players: itself) and prints the mean loss of
//! chance a contested move of each level with its 95 % interval, as `docs/strength.md` has them, and the
//! constants of the program. `even` passes a level off as a person who plays games against the even opponent,
//! and prints the score from the sixth game on and the estimates. The same seed gives the same output.

mod even;
mod losses;
mod played;
mod skills;

use clap::{Args, Parser, ValueEnum};
use kuba::board::Playable;
use kuba::rules::cubulus::GameState as Cubulus;
use kuba::rules::kuba::GameState as Kuba;
use kuba::rules::qubism::GameState as Qubism;

#[derive(Parser)]
enum Measurement {
    Losses(Losses),
    Even(Even),
}

#[derive(Args)]
struct Losses {
    #[command(flatten)]
    trial: Trial,
    /// Games of each pair of levels, or of each level among three.
    #[arg(long, default_value_t = 20)]
    games: u32,
    #[arg(long, default_value_t = 1)]
    weakest: u8,
    #[arg(long, default_value_t = 11)]
    strongest: u8,
    /// Random moves before each game.
    #[arg(long, default_value_t = 2)]
    opening: u32,
}

#[derive(Args)]
struct Even {
    #[command(flatten)]
    trial: Trial,
    /// Levels passed off as people.
    #[arg(long, value_delimiter = ',', default_value = "2,3,4,5,6,7")]
    levels: Vec<u8>,
    /// Games of each person.
    #[arg(long, default_value_t = 30)]
    games: u32,
    /// People of each level.
    #[arg(long, default_value_t = 3)]
    seeds: u64,
}

#[derive(Args)]
struct Trial {
    game: GameName,
    /// A rule, such as `Players=3`.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Clone, Copy, ValueEnum)]
enum GameName {
    Kuba,
    Cubulus,
    Qubism,
}

fn run<G: Playable>(measurement: &Measurement) {
    match measurement {
        Measurement::Losses(losses) => losses::measure::<G>(losses),
        Measurement::Even(even) => even::measure::<G>(even),
    }
}

fn main() {
    let measurement = Measurement::parse();
    let trial = match &measurement {
        Measurement::Losses(losses) => &losses.trial,
        Measurement::Even(even) => &even.trial,
    };
    match trial.game {
        GameName::Kuba => run::<Kuba>(&measurement),
        GameName::Cubulus => run::<Cubulus>(&measurement),
        GameName::Qubism => run::<Qubism>(&measurement),
    }
}
