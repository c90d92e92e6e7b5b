//! Measures which player has the advantage in each game, and prints the tables of `docs/who-wins.md`.
//!
//! ```text
//! cargo run --release -p kuba-lab -- who-wins strength kuba
//! cargo run --release -p kuba-lab -- who-wins openings qubism
//! cargo run --release -p kuba-lab -- who-wins layouts
//! cargo run --release -p kuba-lab -- who-wins proofs cubulus
//! cargo run --release -p kuba-lab -- who-wins forced qubism
//! cargo run --release -p kuba-lab -- who-wins endings
//! ```
//!
//! The output is Markdown. The same seed gives the same table for any number of threads.

mod endgames;
mod endings;
mod figures;
mod forced;
mod layouts;
mod openings;
mod playing;
mod proofs;
mod strength;
mod subject;
mod symmetry;

use clap::{Args, Subcommand};

use self::subject::Asked;
use crate::games::{GameChoice, for_game};

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    question: Question,
    /// Number of threads.
    #[arg(long, default_value_t = 2, global = true)]
    threads: usize,
    #[arg(long, default_value_t = 1, global = true)]
    seed: u64,
}

#[derive(Subcommand)]
enum Question {
    /// Prints the first player's share of wins by the number of nodes per move.
    Strength {
        #[command(flatten)]
        game: GameChoice,
        /// Nodes per move.
        #[arg(long, value_delimiter = ',', default_value = "500,2000,8000,32000")]
        nodes: Vec<u64>,
        #[arg(long, default_value_t = 200)]
        games: u64,
    },
    /// Prints the first player's share of wins after each first move.
    Openings {
        #[command(flatten)]
        game: GameChoice,
        #[arg(long, default_value_t = 2000)]
        nodes: u64,
        /// Games after each opening.
        #[arg(long, default_value_t = 100)]
        games: u64,
        /// Number of moves of an opening.
        #[arg(long, default_value_t = 1)]
        moves: u32,
    },
    /// Prints the first player's share of wins in Cubulus by the layout of neutral balls.
    Layouts(layouts::Trial),
    /// Prints how many positions of games search and proof search settle.
    Proofs {
        #[command(flatten)]
        game: GameChoice,
        /// Node limit per position.
        #[arg(long, default_value_t = 1_000_000)]
        nodes: u64,
        /// Games from which the positions are taken.
        #[arg(long, default_value_t = 20)]
        games: u64,
    },
    /// Prints the number of moves within which no player can force a win from the start.
    Forced {
        #[command(flatten)]
        game: GameChoice,
        /// Node limit per depth.
        #[arg(long, default_value_t = 100_000_000)]
        nodes: u64,
    },
    /// Makes Kuba's endgame tables for few marbles.
    Endings(endgames::Task),
}

pub(crate) fn run(arguments: Arguments) {
    let Arguments { question, threads, seed } = arguments;
    let hands = playing::Hands { threads, seed };
    match question {
        Question::Strength { game, nodes, games } => {
            for_game!(game.game, G => strength::print(&Asked::<G>::of(&game), &nodes, games, hands));
        }
        Question::Openings { game, nodes, games, moves } => {
            let trial = openings::Trial { nodes, games, moves };
            for_game!(game.game, G => openings::print(&Asked::<G>::of(&game), &trial, hands));
        }
        Question::Layouts(trial) => layouts::print(&trial, hands),
        Question::Proofs { game, nodes, games } => {
            for_game!(game.game, G => proofs::print(&Asked::<G>::of(&game), nodes, games, hands));
        }
        Question::Forced { game, nodes } => {
            for_game!(game.game, G => forced::print(&Asked::<G>::of(&game), nodes));
        }
        Question::Endings(task) => endgames::print(&task, hands),
    }
}
