//! `kuba check`: replays saved games and reports those that are not valid.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use super::game::Games;
use super::{Failure, TEXTS, printable, shown};
use crate::phrase::{Phrase, ToPhrase};
use crate::store::OpenError;
use crate::tool::{Checked, CheckedResult};

#[derive(Debug, Args)]
pub(super) struct Check {
    /// The files with the games.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Check {
    /// Prints a line per file. Fails if one of them is not a valid game.
    pub(super) fn run(self, games: Games, out: &mut impl Write) -> Result<(), Failure> {
        let mut bad = 0_usize;
        for file in &self.files {
            let answer = match check(games, file) {
                Ok(checked) => sound(file, &checked),
                Err(error) => {
                    bad += 1;
                    fault(file, &error)
                }
            };
            writeln!(out, "{}", printable(&TEXTS.say(&answer)))?;
        }
        all_sound(bad, self.files.len())
    }
}

pub(super) fn all_sound(bad: usize, all: usize) -> Result<(), Failure> {
    if bad == 0 {
        return Ok(());
    }
    Err(Failure::Failed(Phrase::new("cli-check-bad").with("bad", bad).with("all", all)))
}

fn check(games: Games, file: &Path) -> Result<Checked, OpenError> {
    let text = games.read(file)?;
    games
        .of_record(&text)
        .check(&text)
        .map_err(|error| OpenError::Record { path: file.to_owned(), error })
}

fn sound(file: &Path, checked: &Checked) -> Phrase {
    Phrase::new("cli-check-ok")
        .with("file", shown(file))
        .with("moves", checked.moves)
        .with("result", result(checked.result.as_ref()))
}

fn result(result: Option<&CheckedResult>) -> Phrase {
    let Some(CheckedResult { winner, ending }) = result else {
        return Phrase::new("cli-result-open");
    };
    match winner {
        Some(winner) => Phrase::new("cli-result-won")
            .with("winner", winner.clone())
            .with("ending", ending.clone()),
        None => Phrase::new("cli-result-drawn").with("ending", ending.clone()),
    }
}

/// Writes the path and the line as compilers do.
pub(super) fn fault(file: &Path, error: &OpenError) -> Phrase {
    let file = shown(file);
    let (line, reason) = match error {
        OpenError::File(error) => (None, error.fault.phrase()),
        OpenError::Record { error, .. } => (error.line, error.reason()),
        OpenError::Picture { fault, .. } => (None, fault.clone()),
    };
    match line {
        Some(line) => Phrase::new("cli-check-line")
            .with("file", file)
            .with("line", line)
            .with("reason", reason),
        None => Phrase::new("cli-check-file").with("file", file).with("reason", reason),
    }
}

/// Words of a text with single blanks between them, by which two files with the same game are told.
pub(super) fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
