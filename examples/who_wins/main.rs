//! Who wins? Plays and counts what `docs/who-wins.md` tells of the three games, table by table.
//!
//!     cargo run --release --example who_wins -- strength kuba
//!     cargo run --release --example who_wins -- openings qubism
//!     cargo run --release --example who_wins -- layouts
//!     cargo run --release --example who_wins -- proofs cubulus
//!     cargo run --release --example who_wins -- forced qubism
//!     cargo run --release --example who_wins -- endings
//!
//! The tables come out as Markdown. The same seed makes the same table, however many threads there
//! are.

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
    /// Games or positions that are looked at together.
    #[arg(long, default_value_t = 2, global = true)]
    threads: usize,
    #[arg(long, default_value_t = 1, global = true)]
    seed: u64,
}

#[derive(Subcommand)]
enum Question {
    /// How often the first player wins, by how many positions both look at.
    Strength {
        #[command(flatten)]
        game: GameName,
        /// Positions looked at for a move.
        #[arg(long, value_delimiter = ',', default_value = "500,2000,8000,32000")]
        nodes: Vec<u64>,
        #[arg(long, default_value_t = 200)]
        games: u64,
    },
    /// How often the first player wins after each first move.
    Openings {
        #[command(flatten)]
        game: GameName,
        #[arg(long, default_value_t = 2000)]
        nodes: u64,
        /// Games after each of them.
        #[arg(long, default_value_t = 100)]
        games: u64,
        /// Moves that are told apart.
        #[arg(long, default_value_t = 1)]
        moves: u32,
    },
    /// How often the first player of Cubulus wins by where the neutral balls lie.
    Layouts(layouts::Trial),
    /// How many positions of games are settled by search and by proof.
    Proofs {
        #[command(flatten)]
        game: GameName,
        /// Positions looked at to settle one.
        #[arg(long, default_value_t = 1_000_000)]
        nodes: u64,
        /// Games that the positions come from.
        #[arg(long, default_value_t = 20)]
        games: u64,
    },
    /// Within how many moves nobody can force a win from the start.
    Forced {
        #[command(flatten)]
        game: GameName,
        /// Positions looked at for one depth at most.
        #[arg(long, default_value_t = 100_000_000)]
        nodes: u64,
    },
    /// Kuba's endings with few marbles, all of them.
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
