//! Subcommands, the same for every game.

use std::fs;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::record::samples;
use super::selfplay::{Effort, play};
use super::subject::{Subject, Tables};
use super::training::{Course, train};

#[derive(Subcommand)]
pub(crate) enum Command<S: Args> {
    /// Writes initial tables.
    Start { out: PathBuf },
    /// Plays games and writes their positions.
    Play {
        out: PathBuf,
        #[command(flatten)]
        effort: Effort,
        #[command(flatten)]
        subject: S,
    },
    /// Trains tables on positions.
    Train {
        out: PathBuf,
        games: Vec<PathBuf>,
        #[arg(long)]
        epochs: Option<u32>,
        /// Weight of the game's result in the target; the rest is the score of the search.
        #[arg(long)]
        result: Option<f32>,
        /// Initial learning rate.
        #[arg(long)]
        rate: Option<f32>,
        /// Tables to continue from.
        #[arg(long)]
        from: Option<PathBuf>,
    },
}

impl<S: Subject> Command<S> {
    pub(crate) fn run(self) {
        match self {
            Self::Start { out } => write(out, S::start()),
            Self::Play { out, effort, subject } => write(out, play(&subject, &effort)),
            Self::Train { out, games, epochs, result, rate, from } => {
                let read = |file| fs::read(file).expect("games");
                let bytes: Vec<u8> = games.iter().flat_map(read).collect();
                let samples = samples::<S>(&bytes, result.unwrap_or(S::RESULT));
                let tables = match from {
                    Some(from) => Tables::learned(&fs::read(from).expect("tables")),
                    None => Some(Tables::new()),
                };
                let course = Course {
                    epochs: epochs.unwrap_or(S::EPOCHS),
                    rate: rate.unwrap_or(S::Tables::RATE),
                };
                let tables = tables.expect("tables that can be learned on from");
                write(out, train::<S>(tables, samples, course));
            }
        }
    }
}

fn write(out: PathBuf, bytes: Vec<u8>) {
    fs::write(out, bytes).expect("a place for the file");
}
