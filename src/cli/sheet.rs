//! `kuba sheet`: prints the score sheets of saved games, also of those in pictures.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use super::check::{all_sound, fault};
use super::game::Games;
use super::{Console, Failure, tell};
use crate::store::OpenError;

#[derive(Debug, Args)]
pub(super) struct Sheet {
    /// The files with the games.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Sheet {
    /// Prints the sheets, with an empty line between them, and the faults of files that are no games as errors.
    pub(super) fn run(self, games: Games, console: &mut Console) -> Result<(), Failure> {
        let mut bad = 0_usize;
        let mut has_printed = false;
        for file in &self.files {
            match sheet(games, file) {
                Ok(sheet) => {
                    if std::mem::replace(&mut has_printed, true) {
                        writeln!(console.out)?;
                    }
                    write!(console.out, "{sheet}")?;
                }
                Err(error) => {
                    bad += 1;
                    tell(console.errors.as_mut(), &fault(file, &error));
                }
            }
        }
        console.out.flush()?;
        all_sound(bad, self.files.len())
    }
}

fn sheet(games: Games, file: &Path) -> Result<String, OpenError> {
    let text = games.read(file)?;
    let sheet = games.of_record(&text).score_sheet(&text);
    sheet.map_err(|error| OpenError::Record { path: file.to_owned(), error })
}
