//! `kuba puzzles`: lists the built-in puzzles and proves that they are sound.

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;

use clap::{Args, Subcommand};

use super::game::{GameArgument, Games};
use super::number::whole;
use super::{Failure, TEXTS, printable};
use crate::bot::puzzle::{PuzzleFault, WrittenPuzzle, written_puzzles};
use crate::phrase::{Phrase, ToPhrase};
use crate::tool::Tool;

#[derive(Debug, Subcommand)]
pub(super) enum Puzzles {
    #[command(about = "cli-about-puzzles-list")]
    List(PuzzleList),
    #[command(about = "cli-about-puzzles-check")]
    Check(PuzzleCheck),
}

#[derive(Debug, Args)]
pub(super) struct PuzzleList {
    #[command(flatten)]
    game: GameArgument,
}

#[derive(Debug, Args)]
pub(super) struct PuzzleCheck {
    #[command(flatten)]
    game: GameArgument,
    #[arg(long, value_name = "cli-value-number", default_value_t = 2, help = "cli-help-threads", value_parser = whole(1..=u8::MAX))]
    threads: u8,
}

impl Puzzles {
    pub(super) fn run(self, games: Games, out: &mut impl Write) -> Result<(), Failure> {
        match self {
            Self::List(list) => {
                for written in written_puzzles(games.find(&list.game)?.tool.puzzles()) {
                    writeln!(out, "{written}")?;
                }
                Ok(())
            }
            Self::Check(check) => check.run(games, out),
        }
    }
}

type GamePuzzle = (&'static dyn Tool, WrittenPuzzle<'static>);

impl PuzzleCheck {
    /// Prints the puzzles that are not sound, and fails if there are any.
    fn run(&self, games: Games, out: &mut impl Write) -> Result<(), Failure> {
        let mut posed: Vec<GamePuzzle> = Vec::new();
        for entry in games.all_or(&self.game)? {
            let puzzles = written_puzzles(entry.tool.puzzles());
            posed.extend(puzzles.map(|written| (entry.tool, written)));
        }
        let faults = faults(&posed, self.threads);
        for (place, fault) in &faults {
            let phrase = Phrase::new("cli-puzzle-bad")
                .with("id", posed[*place].1.id)
                .with("reason", fault.phrase());
            writeln!(out, "{}", printable(&TEXTS.say(&phrase)))?;
        }
        let all = posed.len();
        if faults.is_empty() {
            let phrase = Phrase::new("cli-puzzles-good").with("all", all);
            writeln!(out, "{}", TEXTS.say(&phrase))?;
            return Ok(());
        }
        Err(Failure::Failed(
            Phrase::new("cli-puzzles-bad")
                .with("bad", faults.len())
                .with("all", all),
        ))
    }
}

fn faults(posed: &[GamePuzzle], threads: u8) -> Vec<(usize, PuzzleFault)> {
    let next = AtomicUsize::new(0);
    let faults = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some((place, (tool, written))) = take(&next, posed) {
                    if let Err(fault) = tool.check_puzzle(written)
                        && let Ok(mut faults) = faults.lock()
                    {
                        faults.push((place, fault));
                    }
                }
            });
        }
    });
    let mut faults = faults.into_inner().unwrap_or_default();
    faults.sort_by_key(|&(place, _)| place);
    faults
}

fn take<'a>(next: &AtomicUsize, posed: &'a [GamePuzzle]) -> Option<(usize, &'a GamePuzzle)> {
    let place = next.fetch_add(1, Relaxed);
    Some((place, posed.get(place)?))
}
