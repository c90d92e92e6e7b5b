//! Measures which player has the advantage in each game, and prints the tables of `docs/who-wins.md`.
//!
//!     cargo run --release --example who_wins -- strength kuba
//!     cargo run --release --example who_wins -- openings qubism
//!     cargo run --release --example who_wins -- layouts
//!     cargo run --release --example who_wins -- proofs cubulus
//!     cargo run --release --example who_wins -- forced qubism
//!     cargo run --release --example who_wins -- endings
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

use clap::{Parser, Subcommand};

use self::subject::{GameName, with_game};

#[derive(Parser)]
struct Arguments {
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
        game: GameName,
        /// Nodes per move.
        #[arg(long, value_delimiter = ',', default_value = "500,2000,8000,32000")]
        nodes: Vec<u64>,
        #[arg(long, default_value_t = 200)]
        games: u64,
    },
    /// Prints the first player's share of wins after each first move.
    Openings {
        #[command(flatten)]
        game: GameName,
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
        game: GameName,
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
        game: GameName,
        /// Node limit per depth.
        #[arg(long, default_value_t = 100_000_000)]
        nodes: u64,
    },
    /// Makes Kuba's endgame tables for few marbles.
    Endings(endgames::Task),
}

fn main() {
    let Arguments {
        question,
        threads,
        seed,
    } = Arguments::parse();
    let hands = playing::Hands { threads, seed };
    match question {
        Question::Strength { game, nodes, games } => {
            with_game!(game, rules => strength::print(&rules, &nodes, games, hands));
        }
        Question::Openings {
            game,
            nodes,
            games,
            moves,
        } => {
            let trial = openings::Trial {
                nodes,
                games,
                moves,
            };
            with_game!(game, rules => openings::print(&rules, &trial, hands));
        }
        Question::Layouts(trial) => layouts::print(&trial, hands),
        Question::Proofs { game, nodes, games } => {
            with_game!(game, rules => proofs::print(&rules, nodes, games, hands));
        }
        Question::Forced { game, nodes } => {
            with_game!(game, rules => forced::print(&rules, nodes));
        }
        Question::Endings(task) => endgames::print(&task, hands),
    }
}
