//! Trains the evaluation of a game on games that the program plays against itself.
//!
//! ```text
//! cargo run --release -p kuba-lab -- learn kuba start crates/bot/weights/kuba.net
//! cargo run --release -p kuba-lab -- learn kuba play GAMES.bin --games 20000 --nodes 3000 --seed 1
//! cargo run --release -p kuba-lab -- learn kuba train crates/bot/weights/kuba.net GAMES.bin… --epochs 8
//! ```
//!
//! The games `cubulus` and `qubism` work the same way. `start` writes tables that only count material;
//! the first round of games uses them, and each later round uses the tables of the round before.
//! `crates/bot/weights/kubatoo.net` is for Kuba with `--extra none`.
//!
//! `play` writes a record for each position: the board, the score of the search and the result of the
//! game. For Kuba it skips positions whose best push captures, because the search resolves those.
//! `train` fits tables to the records, from scratch or, with `--from`, from existing tables. The same
//! seed and number of threads give the same output.

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

use clap::Subcommand;

use self::command::Command;
use self::cubulus::Cubulus;
use self::kuba::Kuba;
use self::qubism::Qubism;

#[derive(Subcommand)]
pub(crate) enum Arguments {
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

pub(crate) fn run(arguments: Arguments) {
    match arguments {
        Arguments::Kuba(command) => command.run(),
        Arguments::Cubulus(command) => command.run(),
        Arguments::Qubism(command) => command.run(),
    }
}
