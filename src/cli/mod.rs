//! The command line: opens the window, or runs a command without one.
//!
//! Results go to standard output, and errors go to standard error in one sentence. The exit code is 0 on
//! success, 1 on failure, and 2 on wrong usage.

mod analyse;
mod bench;
mod check;
pub mod engine_match;
mod format;
mod game;
mod number;
mod perft;
mod practice;
mod puzzle_check;
mod puzzles;
mod sheet;
mod show;
mod strength;
mod usage;

use std::env::ArgsOs;
use std::ffi::OsString;
use std::io::{self, BufRead, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::LazyLock;

use clap::{Args, CommandFactory, Parser, Subcommand};

use self::analyse::Analyse;
use self::bench::Bench;
use self::check::Check;
use self::engine_match::EngineMatch;
use self::game::{GameArgument, Games};
use self::perft::Perft;
use self::practice::PracticeCommand;
use self::puzzles::Puzzles;
use self::sheet::Sheet;
use self::show::Show;
use self::strength::Strength;
use crate::app::catalogue::{CATALOGUE, GameEntry};
use crate::app::{LaunchAction, Start};
use crate::i18n::{Texts, in_english};
use crate::phrase::{Phrase, ToPhrase};
use crate::ugi::Conversation;

static TEXTS: LazyLock<Texts> = LazyLock::new(Texts::for_system);

#[derive(Debug, Parser)]
#[command(name = "kuba", bin_name = "kuba", version = env!("KUBA_VERSION"), about = "Three board games: Kuba, Cubulus and Qubism. Without a command it opens the window.", args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// A game to open.
    file: Option<PathBuf>,
    /// Ask for the next game.
    #[arg(long, conflicts_with_all = ["file", "two_players"])]
    new_game: bool,
    /// Begin a game between people.
    #[arg(long, conflicts_with = "file")]
    two_players: bool,
    /// Open another window, even if one is open.
    #[arg(long)]
    new_window: bool,
    /// Play as the person with this name.
    #[arg(long, value_name = "NAME")]
    person: Option<String>,
}

impl From<Arguments> for Start {
    fn from(arguments: Arguments) -> Self {
        let action = match arguments.file {
            Some(file) => LaunchAction::Open(file),
            None if arguments.new_game => LaunchAction::NewGame,
            None if arguments.two_players => LaunchAction::TwoPlayers,
            None => LaunchAction::Show,
        };
        Self { action, new_window: arguments.new_window, person: arguments.person }
    }
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Counts the positions after each number of moves up to DEPTH.
    Perft(Perft),
    /// Makes a picture of the board of a saved game, or a film of the whole game.
    Show(Show),
    /// Replays saved games and says whether they are valid.
    Check(Check),
    /// Prints the score sheets of saved games, also of those in pictures.
    Sheet(Sheet),
    /// Says what the moves of saved games were worth, and where the games were lost.
    Analyse(Analyse),
    /// Speaks the engine protocol UGI, for tournament managers.
    Ugi(Ugi),
    /// Lets two engines play a match.
    Match(EngineMatch),
    /// Searches fixed positions and counts the positions it visits.
    Bench(Bench),
    /// Lists the puzzles of the program, or proves them all again.
    #[command(subcommand)]
    Puzzles(Puzzles),
    /// Makes practice positions of the mistakes in saved games, or lists those that are due.
    #[command(subcommand)]
    Practice(PracticeCommand),
    /// Estimates how strong a person is, from saved games.
    Strength(Strength),
}

#[derive(Debug, Args)]
struct Ugi {
    #[command(flatten)]
    game: GameArgument,
}

/// Input and output of the commands.
pub struct Console {
    /// Input for a command that reads any.
    pub input: Box<dyn BufRead>,
    /// Output for results.
    pub out: Box<dyn Write + Send>,
    /// Output for error messages.
    pub errors: Box<dyn Write>,
    /// Returns `true` while the results still have a reader.
    pub is_read: fn() -> bool,
}

impl Console {
    /// Console with standard input, output and error.
    pub fn system() -> Self {
        Self {
            input: Box::new(io::stdin().lock()),
            out: Box::new(io::stdout()),
            errors: Box::new(io::stderr()),
            is_read,
        }
    }
}

/// Checks that standard output has a reader, as far as the system tells.
#[cfg(unix)]
fn is_read() -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let out = io::stdout();
    let mut ends = [PollFd::new(&out, PollFlags::empty())];
    let at_once = Timespec::default();
    let gone = PollFlags::ERR | PollFlags::HUP;
    poll(&mut ends, Some(&at_once)).is_err() || !ends[0].revents().intersects(gone)
}

/// Other systems report a missing reader when something is written.
#[cfg(not(unix))]
fn is_read() -> bool {
    true
}

fn no_thread(error: &io::Error) -> Phrase {
    Phrase::new("no-thread").with("reason", error.to_string())
}

#[derive(Debug)]
enum Failure {
    /// The output has no reader any more, so no message is needed.
    OutputClosed,
    Failed(Phrase),
    Usage(Phrase),
}

const USAGE_ERROR: u8 = 2;

/// In a command, an I/O error means that the results cannot be written.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::BrokenPipe => Self::OutputClosed,
            _ => Self::Failed(Phrase::new("cli-no-output").with("reason", error.to_string())),
        }
    }
}

/// Description of the command line for the manual and for shell completions.
pub fn description() -> clap::Command {
    Arguments::command().version(env!("CARGO_PKG_VERSION")).disable_help_subcommand(true)
}

/// Runs the program with these arguments (its own name first) and returns the exit code.
// Not generic: otherwise every crate that calls it would generate the code of the window again.
pub fn run(arguments: ArgsOs) -> ExitCode {
    kuba_heap::give_back_freed_memory();
    outlive_size_limit();
    let arguments: Vec<OsString> = arguments.collect();
    ExitCode::from(run_with(&arguments, CATALOGUE, Console::system()))
}

/// Makes a file that grows beyond a limit of the system an error of writing. By default its signal ends the
/// program.
#[cfg(unix)]
fn outlive_size_limit() {
    use signal_hook::consts::SIGXFSZ;
    // If this fails, the signal still ends the program.
    let _ = signal_hook::flag::register(SIGXFSZ, std::sync::Arc::default());
}

/// There is no such signal on other systems.
#[cfg(not(unix))]
fn outlive_size_limit() {}

/// Runs the program with these games and this console, and returns the exit code.
pub fn run_with(
    arguments: &[OsString],
    catalogue: &'static [GameEntry],
    mut console: Console,
) -> u8 {
    let done = match Arguments::try_parse_from(arguments) {
        Ok(parsed) => dispatch(parsed, Games::new(catalogue), &mut console),
        Err(answer) => match usage::answer(answer, arguments) {
            Ok(code) => return code,
            Err(failure) => Err(failure),
        },
    };
    let (code, phrase) = match done {
        Ok(()) | Err(Failure::OutputClosed) => return 0,
        Err(Failure::Failed(phrase)) => (1, phrase),
        Err(Failure::Usage(phrase)) => (USAGE_ERROR, phrase),
    };
    tell(console.errors.as_mut(), &phrase);
    code
}

fn tell(errors: &mut dyn Write, phrase: &Phrase) {
    let words = printable(&TEXTS.say(phrase));
    // If this fails, the exit code still reports the failure.
    let _ = writeln!(errors, "kuba: {words}");
}

fn dispatch(arguments: Arguments, games: Games, console: &mut Console) -> Result<(), Failure> {
    let out = &mut console.out;
    match arguments.command {
        None => {
            let errors = console.errors.as_mut();
            let opened = crate::app::open(arguments.into(), |words| tell(errors, words));
            return opened.map_err(|error| Failure::Failed(error.phrase()));
        }
        Some(Command::Perft(perft)) => perft.run(games, out)?,
        Some(Command::Show(show)) => show.run(games, out)?,
        Some(Command::Check(check)) => check.run(games, out)?,
        Some(Command::Match(played)) => played.run(games, out)?,
        Some(Command::Puzzles(puzzles)) => puzzles.run(games, out)?,
        Some(Command::Sheet(sheet)) => return sheet.run(games, console),
        Some(Command::Bench(bench)) => return bench.run(games, console),
        Some(Command::Practice(practice)) => return practice.run(games, console),
        Some(Command::Strength(strength)) => return strength.run(games, console),
        Some(Command::Analyse(analyse)) => return analyse.run(games, console),
        Some(Command::Ugi(ugi)) => return talk(&ugi.game, games, console),
    }
    Ok(out.flush()?)
}

/// Runs the engine protocol. The client may change the game.
fn talk(game: &GameArgument, games: Games, console: &mut Console) -> Result<(), Failure> {
    let mut entry = games.find(game)?;
    let mut conversation = conversation(games, console);
    while let Some(wanted) = entry.tool.ugi(&mut conversation)? {
        entry = games.by_id(&wanted)?;
    }
    Ok(())
}

/// Takes over the input and output of the console.
fn conversation(games: Games, console: &mut Console) -> Conversation {
    let input = std::mem::replace(&mut console.input, Box::new(io::empty()));
    let out = std::mem::replace(&mut console.out, Box::new(io::sink()));
    Conversation::new(input, out, games.ids(), in_english).while_read(console.is_read)
}

fn read<T: std::str::FromStr<Err: ToPhrase>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: T::Err| printable(&TEXTS.say(&error.phrase())))
}

/// Escapes control characters, which could control the terminal.
pub fn printable(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_control() {
            shown.extend(c.escape_default());
        } else {
            shown.push(c);
        }
    }
    shown
}

fn shown(path: &Path) -> String {
    printable(&path.display().to_string())
}
