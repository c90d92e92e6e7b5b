//! Makes the puzzles of the program from games that it plays against itself.
//!
//! ```text
//! cargo run --release -p kuba-lab -- puzzles find kuba --games 400 --seed 1 > FOUND.txt
//! cargo run --release -p kuba-lab -- puzzles choose kuba --count 110 FOUND.txt… > crates/bot/puzzles/kuba.txt
//! cargo run --release -p kuba-lab -- puzzles measure kuba
//! ```
//!
//! The games `cubulus` and `qubism` work the same way. `find` writes every puzzle in the games, each
//! proved; the same seed gives the same output for any number of threads. `choose` selects and grades
//! the wanted number of puzzles, as varied as possible and without symmetric duplicates. `measure` lets
//! every level solve the program's puzzles.

mod choosing;
mod finding;
mod found;
mod measuring;
mod motive;
mod subject;

use std::fs;
use std::path::PathBuf;

use clap::Subcommand;

use self::finding::Search;
use self::subject::Subject;
use crate::games::{GameName, for_game};

#[derive(Subcommand)]
pub(crate) enum Arguments {
    /// Writes the puzzles found in games.
    Find {
        game: GameName,
        #[command(flatten)]
        search: Search,
    },
    /// Writes the selected puzzles.
    Choose {
        game: GameName,
        #[arg(long, default_value_t = 100)]
        count: usize,
        /// Hardest grade of new puzzles.
        #[arg(long, default_value_t = 5)]
        hardest: u8,
        /// Puzzles that stay, under their names.
        #[arg(long)]
        keep: Option<PathBuf>,
        #[arg(long, default_value_t = 2)]
        threads: u64,
        found: Vec<PathBuf>,
    },
    /// Prints the share of puzzles that each level solves.
    Measure {
        game: GameName,
        /// Attempts of each level per puzzle.
        #[arg(long, default_value_t = 4)]
        tries: u64,
        /// Prints a line for each puzzle too.
        #[arg(long)]
        one_by_one: bool,
        #[arg(long, default_value_t = 2)]
        threads: u64,
    },
}

impl Arguments {
    fn game(&self) -> GameName {
        match *self {
            Self::Find { game, .. } | Self::Choose { game, .. } | Self::Measure { game, .. } => {
                game
            }
        }
    }

    fn run<G: Subject>(self) {
        match self {
            Self::Find { search, .. } => finding::print::<G>(&search),
            Self::Choose { count, hardest, keep, threads, found, .. } => {
                let read = |file| fs::read_to_string(file).expect("a file of puzzles");
                let found: String = found.into_iter().map(read).collect();
                let keep = keep.map_or_else(String::new, read);
                choosing::print::<G>((&keep, &found), (count, hardest), threads);
            }
            Self::Measure { tries, one_by_one, threads, .. } => {
                measuring::print::<G>(tries, threads, one_by_one);
            }
        }
    }
}

pub(crate) fn run(arguments: Arguments) {
    for_game!(arguments.game(), G => arguments.run::<G>());
}
