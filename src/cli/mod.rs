//! The command line: the window, or a command without one.
//!
//! Results go to standard output, what is wrong to standard error in one sentence. The program
//! exits with 0 when all is well, with 1 when something failed, and with 2 when it was called
//! wrongly.

mod check;
mod duel;
mod perft;
mod rules;
mod show;

use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::LazyLock;

use clap::{Parser, Subcommand};

use self::check::Check;
use self::duel::Duel;
use self::perft::Perft;
use self::show::Show;
use crate::i18n::Texts;
use crate::phrase::{Phrase, Say};

/// The words of the command line, in the system's language.
static TEXTS: LazyLock<Texts> = LazyLock::new(Texts::for_system);

/// What the program is asked to do.
#[derive(Debug, Parser)]
#[command(name = "kuba", version, about = words("cli-about"), args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[arg(help = words("cli-help-file"))]
    file: Option<PathBuf>,
}

/// A command without a window.
#[derive(Debug, Subcommand)]
enum Command {
    #[command(about = words("cli-about-perft"))]
    Perft(Perft),
    #[command(about = words("cli-about-show"))]
    Show(Show),
    #[command(about = words("cli-about-check"))]
    Check(Check),
    #[command(about = words("cli-about-ugi"))]
    Ugi,
    #[command(about = words("cli-about-match"))]
    Match(Duel),
}

/// Why a command did not succeed.
#[derive(Debug)]
enum Failure {
    /// Nobody reads the output any more: no reason to say anything.
    NobodyReads,
    /// Something went wrong.
    Told(Phrase),
}

/// Writing the results failed.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::BrokenPipe => Self::NobodyReads,
            _ => Self::Told(Phrase::new("cli-no-output").with("reason", error.to_string())),
        }
    }
}

/// Does what the arguments (the program's name first) ask for, and says how it went.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(answer) => {
            // Help and version come this way, too. If nobody reads them, nobody misses them.
            let _ = answer.print();
            return ExitCode::from(u8::try_from(answer.exit_code()).unwrap_or(2));
        }
    };
    let mut out = io::stdout();
    let done = match arguments.command {
        None => crate::app::run(arguments.file).map_err(|error| Failure::Told(error.phrase())),
        Some(Command::Perft(perft)) => perft.run(&mut out),
        Some(Command::Show(show)) => show.run(),
        Some(Command::Check(check)) => check.run(&mut out),
        Some(Command::Ugi) => {
            crate::ugi::run(io::stdin().lock(), io::stdout()).map_err(Failure::from)
        }
        Some(Command::Match(duel)) => duel.run(&mut out),
    };
    match done.and_then(|()| Ok(out.flush()?)) {
        Ok(()) | Err(Failure::NobodyReads) => ExitCode::SUCCESS,
        Err(Failure::Told(phrase)) => {
            let _ = writeln!(io::stderr(), "kuba: {}", TEXTS.say(&phrase));
            ExitCode::FAILURE
        }
    }
}

fn words(key: &'static str) -> String {
    TEXTS.text(key)
}

/// Reads an argument, and says in words what is wrong with it.
fn read<T: std::str::FromStr<Err: Say>>(text: &str) -> Result<T, String> {
    text.parse()
        .map_err(|error: T::Err| TEXTS.say(&error.phrase()))
}
