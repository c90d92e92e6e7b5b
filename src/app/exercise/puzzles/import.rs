//! Puzzles from the clipboard or a file: each is proved in the background before it is added.

use egui::Context;

use crate::app::catalogue::Catalogue;
use crate::app::platform::jobs::{Job, JobNews, Reporter};
use crate::bot::puzzle::{NoPuzzles, PROOF_NODES, PuzzleFault, puzzle_lines};
use crate::phrase::{Phrase, ToPhrase};
use crate::store::OwnPuzzle;
use crate::tool::in_its_game;

/// Number of puzzles too hard to prove after which the others of a text may visit fewer positions, and the
/// divisor of their number.
const MOST_HARD: usize = 20;
const LESS: u64 = 100;

/// Proof of the puzzles of a text. Stops when dropped.
pub(crate) struct PuzzleImport {
    job: Job<Checked>,
    result: ImportResult,
}

/// Content of a text.
#[derive(Clone, Debug, Default)]
pub(crate) struct ImportResult {
    /// Puzzles that are proved.
    pub(crate) puzzles: Vec<OwnPuzzle>,
    /// Lines that are no puzzles, by number, and the reasons.
    pub(crate) faults: Vec<(usize, Phrase)>,
}

type Checked = Result<OwnPuzzle, (usize, Phrase)>;

impl PuzzleImport {
    /// Starts the proof.
    ///
    /// # Errors
    /// The text has no lines or too many.
    pub(crate) fn begin(ctx: &Context, games: Catalogue, text: &str) -> Result<Self, NoPuzzles> {
        puzzle_lines(text)?;
        let text = text.to_owned();
        let job = Job::start(ctx, "import", move |reporter| {
            prove(games, &text, reporter);
        });
        Ok(Self { job, result: ImportResult::default() })
    }

    /// Returns the result once every line is checked.
    pub(crate) fn poll(&mut self) -> Option<ImportResult> {
        loop {
            match self.job.poll() {
                JobNews::Report(Ok(puzzle)) => self.result.puzzles.push(puzzle),
                JobNews::Report(Err(fault)) => self.result.faults.push(fault),
                JobNews::Running => return None,
                JobNews::Ended => return Some(std::mem::take(&mut self.result)),
            }
        }
    }
}

fn prove(games: Catalogue, text: &str, reporter: &Reporter<Checked>) {
    let mut hard = 0;
    for line in puzzle_lines(text).unwrap_or_default() {
        let nodes = if hard < MOST_HARD { PROOF_NODES } else { PROOF_NODES / LESS };
        let proved = line.content.and_then(|(written, author)| {
            let tools = games.games().iter().map(|entry| entry.tool);
            let author = author.unwrap_or_default();
            in_its_game(tools, |tool| tool.own_puzzle((&written, author), nodes, reporter.stop()))
        });
        if reporter.is_stopped() {
            return;
        }
        hard += usize::from(proved == Err(PuzzleFault::TooHard));
        reporter.report(proved.map_err(|fault| (line.number, fault.phrase())));
    }
}
