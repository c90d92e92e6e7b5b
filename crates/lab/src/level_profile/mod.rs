//! Measures how well the levels move, and how well the estimate of a strength works.
//!
//! ```text
//! cargo run --release -p kuba-lab -- level-profile losses kuba --games 20
//! cargo run --release -p kuba-lab -- level-profile losses cubulus --option Players=3 --games 8
//! cargo run --release -p kuba-lab -- level-profile even kuba --levels 2,5 --seeds 3
//! ```
//!
//! `losses` lets each level play its neighbours (more than two players: itself) and prints the mean loss of
//! chance a contested move of each level with its 95 % interval, as `docs/strength.md` has them, and the
//! constants of the program. `even` passes a level off as a person who plays games against the even opponent,
//! and prints the score from the sixth game on and the estimates. The same seed gives the same output.

mod even;
mod losses;
mod played;
mod skills;

use clap::{Args, Subcommand};
use kuba_board::Playable;
use kuba_rules::Game;
use kuba_rules::random::Random;

use crate::games::{GameChoice, for_game};

#[derive(Subcommand)]
pub(crate) enum Measurement {
    Losses(Losses),
    Even(Even),
}

#[derive(Args)]
pub(crate) struct Losses {
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
pub(crate) struct Even {
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
pub(crate) struct Trial {
    #[command(flatten)]
    game: GameChoice,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Trial {
    /// Start after this many random moves.
    fn start<G: Game>(&self, moves: u32, seed: u64) -> G {
        let rules = self.game.rules::<G>();
        let mut game = G::start(&rules);
        let mut random = Random::new(seed);
        for _ in 0..moves {
            let mut legal = Vec::new();
            game.legal_moves(&mut legal);
            game.play(legal[random.below(legal.len())]);
        }
        if moves == 0 {
            return game;
        }
        // The game begins here: nothing that happened before counts.
        let start = G::from_text(&game.position_text(), &rules);
        start.unwrap_or_else(|error| panic!("{error}: {}", game.position_text()))
    }
}

fn measure<G: Playable>(measurement: &Measurement) {
    match measurement {
        Measurement::Losses(losses) => losses::measure::<G>(losses),
        Measurement::Even(even) => even::measure::<G>(even),
    }
}

pub(crate) fn run(measurement: &Measurement) {
    let trial = match measurement {
        Measurement::Losses(losses) => &losses.trial,
        Measurement::Even(even) => &even.trial,
    };
    for_game!(trial.game.game, G => measure::<G>(measurement));
}
