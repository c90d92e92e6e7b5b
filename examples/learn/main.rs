//! Learns the evaluation of a game from games that the program plays against itself.
//!
//!     cargo run --release --example learn -- kuba start assets/kuba.net
//!     cargo run --release --example learn -- kuba play GAMES.bin --games 20000 --nodes 3000 --seed 1
//!     cargo run --release --example learn -- kuba train assets/kuba.net GAMES.bin… --epochs 8
//!
//! and so for `cubulus` and `qubism`. `start` makes tables that only count what lies at hand, which
//! the first round begins with; later rounds use those of the round before. `assets/kubatoo.net` is
//! for games of Kuba played with `--extra none`.
//!
//! `play` writes a record for each position (of Kuba those in which the best push takes nothing: the
//! others are for the search): what stands on the board, what the search thought of it and how the
//! game ended. `train` fits the tables to them, from nothing or, with `--from`, from those of a round
//! before. With the same seed and number of threads both come out the same.

mod command;
mod cubulus;
mod kuba;
mod planes;
mod qubism;
mod record;
mod selfplay;
mod subject;
mod training;
mod vectors;
mod weight;

use clap::Parser;

use self::command::Command;
use self::cubulus::Cubulus;
use self::kuba::Kuba;
use self::qubism::Qubism;

#[derive(Parser)]
enum Arguments {
    /// The game of pushing rows of marbles.
    #[command(subcommand)]
    Kuba(Command<Kuba>),
    /// The game in the cube.
    #[command(subcommand)]
    Cubulus(Command<Cubulus>),
    /// The game of pawns and cubes.
    #[command(subcommand)]
    Qubism(Command<Qubism>),
}

fn main() {
    match Arguments::parse() {
        Arguments::Kuba(command) => command.run(),
        Arguments::Cubulus(command) => command.run(),
        Arguments::Qubism(command) => command.run(),
    }
}
