//! Makes the puzzles of the program from games that it plays against itself.
//!
//!     cargo run --release --example puzzles -- find kuba --games 400 --seed 1 > FOUND.txt
//!     cargo run --release --example puzzles -- choose kuba --count 110 FOUND.txt… > assets/puzzles/kuba.txt
//!     cargo run --release --example puzzles -- measure kuba
//!
//! and so for `cubulus` and `qubism`. `find` writes every puzzle that the games give, each proved;
//! with the same seed the same bytes come out, whatever the number of threads. `choose` takes of them
//! as many as are wanted, as different as they come and no two alike, and grades them. `measure`
//! lets every level solve the puzzles of the program.

mod alike;
mod choosing;
mod finding;
mod found;
mod hands;
mod measuring;
mod subject;

use std::fs;
use std::path::PathBuf;

use clap::{Parser, ValueEnum};
use kuba::rules::{cubulus, kuba as kuba_rules, qubism};

use self::finding::Search;
use self::subject::Subject;

#[derive(Parser)]
enum Arguments {
    /// Writes the puzzles that games give.
    Find {
        game: Name,
        #[command(flatten)]
        search: Search,
    },
    /// Writes the puzzles of the program.
    Choose {
        game: Name,
        #[arg(long, default_value_t = 100)]
        count: usize,
        found: Vec<PathBuf>,
    },
    /// Prints how many puzzles each level solves.
    Measure {
        game: Name,
        /// How often each level tries.
        #[arg(long, default_value_t = 4)]
        tries: u64,
        /// Tells of every puzzle.
        #[arg(long)]
        one_by_one: bool,
        #[arg(long, default_value_t = 2)]
        threads: u64,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum Name {
    Kuba,
    Cubulus,
    Qubism,
}

impl Arguments {
    fn game(&self) -> Name {
        match *self {
            Self::Find { game, .. } | Self::Choose { game, .. } | Self::Measure { game, .. } => {
                game
            }
        }
    }

    fn run<G: Subject>(self) {
        match self {
            Self::Find { search, .. } => finding::print::<G>(&search),
            Self::Choose { count, found, .. } => {
                let read = |file| fs::read_to_string(file).expect("a file of found puzzles");
                let found: String = found.into_iter().map(read).collect();
                choosing::print::<G>(&found, count);
            }
            Self::Measure {
                tries,
                one_by_one,
                threads,
                ..
            } => measuring::print::<G>(tries, threads, one_by_one),
        }
    }
}

fn main() {
    let arguments = Arguments::parse();
    match arguments.game() {
        Name::Kuba => arguments.run::<kuba_rules::GameState>(),
        Name::Cubulus => arguments.run::<cubulus::GameState>(),
        Name::Qubism => arguments.run::<qubism::GameState>(),
    }
}
