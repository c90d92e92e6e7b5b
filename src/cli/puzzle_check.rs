//! `kuba puzzles check`: proves the built-in puzzles or those of files.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;

use clap::Args;

use super::game::{GameArgument, Games};
use super::number::whole;
use super::{Failure, TEXTS, printable, shown};
use crate::app::catalogue::GameEntry;
use crate::bot::puzzle::{
    PROOF_NODES, PuzzleFault, PuzzleLine, WrittenPuzzle, puzzle_lines, with_tabs, written_puzzles,
};
use crate::phrase::{Phrase, ToPhrase};
use crate::store::files::read_text;
use crate::tool::in_its_game;

#[derive(Debug, Args)]
pub(super) struct PuzzleCheck {
    /// Files of puzzles in the form that “list” prints, with the author as a seventh part if known; without them, the
    /// puzzles of the program.
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    game: GameArgument,
    /// How many puzzles are proved at once.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = whole(1..=u8::MAX))]
    threads: u8,
}

/// Number of puzzles too hard to prove after which the others in the file may visit fewer positions, and the
/// divisor of their number, so that no file keeps the program busy for hours.
const MOST_HARD: usize = 20;
const LESS: u64 = 100;

/// Tally of what was checked.
#[derive(Default)]
struct Tally {
    all: usize,
    bad: usize,
}

/// A puzzle with the games that it may belong to, and its name in messages.
struct Posed<'a> {
    games: &'a [&'static GameEntry],
    written: WrittenPuzzle<'a>,
    /// Line in its file, from 1; 0 for a built-in puzzle.
    line: usize,
}

impl PuzzleCheck {
    /// Prints the puzzles that are not sound, and fails if there are any.
    pub(super) fn run(&self, games: Games, out: &mut impl Write) -> Result<(), Failure> {
        let games = games.all_or(&self.game)?;
        let mut tally = Tally::default();
        if self.files.is_empty() {
            self.check_program(&games, &mut tally, out)?;
        }
        for file in &self.files {
            match read_text(file) {
                Ok(text) => self.check_text(&games, (file, &text), &mut tally, out)?,
                Err(error) => {
                    tally.all += 1;
                    tally.bad += 1;
                    writeln!(out, "{}", said(&file_fault(file, error.fault.phrase())))?;
                }
            }
            out.flush()?;
        }
        let Tally { all, bad } = tally;
        if bad == 0 {
            writeln!(out, "{}", said(&Phrase::new("cli-puzzles-good").with("all", all)))?;
            return Ok(());
        }
        Err(Failure::Failed(Phrase::new("cli-puzzles-bad").with("bad", bad).with("all", all)))
    }

    fn check_program(
        &self,
        games: &[&'static GameEntry],
        tally: &mut Tally,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let mut posed = Vec::new();
        for game in games {
            let puzzles = written_puzzles(game.tool.puzzles());
            posed.extend(puzzles.map(|written| Posed {
                games: std::slice::from_ref(game),
                written,
                line: 0,
            }));
        }
        for (place, fault) in self.faults(&posed, u64::MAX) {
            tally.bad += 1;
            let phrase = Phrase::new("cli-puzzle-bad")
                .with("id", posed[place].written.id)
                .with("reason", fault.phrase());
            writeln!(out, "{}", said(&phrase))?;
        }
        tally.all += posed.len();
        Ok(())
    }

    fn check_text(
        &self,
        games: &[&'static GameEntry],
        (file, text): (&Path, &str),
        tally: &mut Tally,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let can_read = |written: &WrittenPuzzle<'_>| {
            games.iter().any(|game| game.tool.can_read_puzzle(written))
        };
        let text = with_tabs(text, can_read);
        let lines = match puzzle_lines(&text) {
            Ok(lines) => lines,
            Err(why) => {
                tally.all += 1;
                tally.bad += 1;
                writeln!(out, "{}", said(&file_fault(file, why.phrase())))?;
                return Ok(());
            }
        };
        tally.all += lines.len();
        let (mut faults, mut posed) = (Vec::new(), Vec::new());
        for PuzzleLine { number, content } in lines {
            match content {
                Ok((written, _)) => posed.push(Posed { games, written, line: number }),
                Err(fault) => faults.push((number, fault.phrase())),
            }
        }
        let unsound = self.faults(&posed, PROOF_NODES).into_iter();
        faults.extend(unsound.map(|(place, fault)| (posed[place].line, fault.phrase())));
        faults.sort_by_key(|&(number, _)| number);
        tally.bad += faults.len();
        for (number, reason) in faults {
            let phrase = Phrase::new("cli-check-line")
                .with("file", shown(file))
                .with("line", number)
                .with("reason", reason);
            writeln!(out, "{}", said(&phrase))?;
        }
        Ok(())
    }

    /// Proves the puzzles on several threads, and returns the indices of those that are not sound.
    fn faults(&self, posed: &[Posed<'_>], nodes: u64) -> Vec<(usize, PuzzleFault)> {
        let next = AtomicUsize::new(0);
        let hard = AtomicUsize::new(0);
        let faults = Mutex::new(Vec::new());
        let prove = || {
            while let Some((place, posed)) = take(&next, posed) {
                let is_full = hard.load(Relaxed) >= MOST_HARD;
                let nodes = if is_full { nodes / LESS } else { nodes };
                let Err(fault) = posed.check(nodes) else {
                    continue;
                };
                if fault == PuzzleFault::TooHard {
                    hard.fetch_add(1, Relaxed);
                }
                if let Ok(mut faults) = faults.lock() {
                    faults.push((place, fault));
                }
            }
        };
        thread::scope(|scope| {
            for _ in 1..self.threads {
                // This thread does the work of one that cannot be started.
                let _ = thread::Builder::new().spawn_scoped(scope, prove);
            }
            prove();
        });
        let mut faults = faults.into_inner().unwrap_or_default();
        faults.sort_by_key(|&(place, _)| place);
        faults
    }
}

impl Posed<'_> {
    fn check(&self, nodes: u64) -> Result<(), PuzzleFault> {
        let tools = self.games.iter().map(|game| game.tool);
        in_its_game(tools, |tool| tool.check_puzzle(&self.written, nodes))
    }
}

/// Sentence for the user in which nothing can control the terminal.
fn said(phrase: &Phrase) -> String {
    printable(&TEXTS.say(phrase))
}

fn file_fault(file: &Path, reason: Phrase) -> Phrase {
    Phrase::new("cli-check-file").with("file", shown(file)).with("reason", reason)
}

fn take<'a, T>(next: &AtomicUsize, all: &'a [T]) -> Option<(usize, &'a T)> {
    let place = next.fetch_add(1, Relaxed);
    Some((place, all.get(place)?))
}
