//! `kuba check`: are these files sound games?

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use super::{Failure, TEXTS, words};
use crate::phrase::{Phrase, Say};
use crate::rules::kuba::{GameState, Marble, Move};
use crate::session::Session;
use crate::store::{OpenError, open_game};

/// The arguments of `kuba check`.
#[derive(Debug, Args)]
pub(super) struct Check {
    #[arg(required = true, help = words("cli-help-files"))]
    files: Vec<PathBuf>,
}

impl Check {
    /// Replays every game, a line each. Fails if one of them is not sound.
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let mut bad = 0_usize;
        for file in &self.files {
            let answer = match open_game::<GameState>(file) {
                Ok(opened) => sound(file, &opened.session),
                Err(error) => {
                    bad += 1;
                    fault(file, &error)
                }
            };
            writeln!(out, "{}", TEXTS.say(&answer))?;
        }
        if bad == 0 {
            return Ok(());
        }
        let all = self.files.len();
        Err(Failure::Told(
            Phrase::new("cli-check-bad")
                .with("bad", bad)
                .with("all", all),
        ))
    }
}

fn sound(file: &Path, session: &Session<GameState>) -> Phrase {
    let pushes = session.moves().iter().filter(|mv| **mv != Move::Pass);
    Phrase::new("cli-check-ok")
        .with("file", file.display().to_string())
        .with("pushes", pushes.count())
        .with("result", result(session))
}

fn result(session: &Session<GameState>) -> Phrase {
    let Some(outcome) = session.outcome() else {
        return Phrase::new("cli-result-open");
    };
    let ending = outcome.ending.phrase();
    match outcome.winner {
        Some(winner) => Phrase::new("cli-result-won")
            .with("winner", Marble::of(winner).phrase())
            .with("ending", ending),
        None => Phrase::new("cli-result-drawn").with("ending", ending),
    }
}

/// What is wrong, with the file's path and the line as compilers write them.
fn fault(file: &Path, error: &OpenError) -> Phrase {
    let file = file.display().to_string();
    let (line, reason) = match error {
        OpenError::File(error) => (None, error.fault.phrase()),
        OpenError::Record { error, .. } => (error.line, error.reason()),
    };
    match line {
        Some(line) => Phrase::new("cli-check-line")
            .with("file", file)
            .with("line", line)
            .with("reason", reason),
        None => Phrase::new("cli-check-file")
            .with("file", file)
            .with("reason", reason),
    }
}
