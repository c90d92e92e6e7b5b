//! Puzzles from the clipboard or a file: each is proved in the background before it is added.

use std::collections::VecDeque;

use egui::Context;

use crate::app::catalogue::Catalogue;
use crate::app::platform::jobs::{Job, JobNews, Reporter};
use crate::bot::puzzle::{
    NoPuzzles, PROOF_NODES, PuzzleFault, WrittenPuzzle, puzzle_lines, with_tabs,
};
use crate::phrase::{Phrase, ToPhrase};
use crate::store::OwnPuzzle;
use crate::tool::in_its_game;

/// Number of puzzles too hard to prove after which the others of a text may visit fewer positions, and the
/// divisor of their number.
const MOST_HARD: usize = 20;
const LESS: u64 = 100;

/// Proof of the puzzles of texts, one text after the other. Stops when dropped.
pub(crate) struct PuzzleImport {
    games: Catalogue,
    job: Job<Checked>,
    waiting: VecDeque<String>,
    /// Lines of all texts, and those that are checked.
    all: usize,
    checked: usize,
    /// Result of the text that is being checked.
    result: ImportResult,
    /// `true` once closing the window was delayed.
    pub(crate) has_delayed_closing: bool,
}

/// Result of a text so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct ImportResult {
    /// Number of puzzles that were added.
    pub(crate) added: usize,
    /// Number of puzzles that were there before.
    pub(crate) known: usize,
    /// Lines that are no puzzles, by number, and the reasons.
    pub(crate) faults: Vec<(usize, Phrase)>,
}

/// News of an import.
pub(crate) enum ImportNews {
    /// A puzzle is proved.
    Proved(OwnPuzzle),
    /// All lines of a text are checked.
    Checked(ImportResult),
}

type Checked = Result<OwnPuzzle, (usize, Phrase)>;

impl PuzzleImport {
    /// Starts the proof.
    ///
    /// # Errors
    /// The text has no lines or too many.
    pub(crate) fn begin(ctx: &Context, games: Catalogue, text: &str) -> Result<Self, NoPuzzles> {
        let all = puzzle_lines(text)?.len();
        Ok(Self {
            games,
            job: start(ctx, games, text.to_owned()),
            waiting: VecDeque::new(),
            all,
            checked: 0,
            result: ImportResult::default(),
            has_delayed_closing: false,
        })
    }

    /// Proves the puzzles of another text afterwards.
    ///
    /// # Errors
    /// The text has no lines or too many.
    pub(crate) fn queue(&mut self, text: &str) -> Result<(), NoPuzzles> {
        self.all += puzzle_lines(text)?.len();
        self.waiting.push_back(text.to_owned());
        Ok(())
    }

    /// Number of checked lines, and of all.
    pub(crate) fn progress(&self) -> (usize, usize) {
        (self.checked, self.all)
    }

    /// Counts a proved puzzle, which was known before or not.
    pub(crate) fn count(&mut self, is_known: bool) {
        let count = if is_known { &mut self.result.known } else { &mut self.result.added };
        *count += 1;
    }

    /// Stops the proof. Returns the result of the text that is being checked.
    pub(crate) fn stop(self) -> ImportResult {
        self.result
    }

    /// Returns the next news; `None` if there are none yet, or if all texts are checked.
    pub(crate) fn poll(&mut self) -> Option<ImportNews> {
        loop {
            match self.job.poll() {
                JobNews::Report(Ok(puzzle)) => {
                    self.checked += 1;
                    return Some(ImportNews::Proved(puzzle));
                }
                JobNews::Report(Err(fault)) => {
                    self.checked += 1;
                    self.result.faults.push(fault);
                }
                JobNews::Running => return None,
                JobNews::Ended => {
                    return Some(ImportNews::Checked(std::mem::take(&mut self.result)));
                }
            }
        }
    }

    /// Starts with the next text. Returns `false` if there is none.
    pub(crate) fn go_on(&mut self, ctx: &Context) -> bool {
        let next = self.waiting.pop_front();
        let has_next = next.is_some();
        if let Some(text) = next {
            self.job = start(ctx, self.games, text);
        }
        has_next
    }
}

fn start(ctx: &Context, games: Catalogue, text: String) -> Job<Checked> {
    Job::start(ctx, "import", move |reporter| prove(games, &text, reporter))
}

fn prove(games: Catalogue, text: &str, reporter: &Reporter<Checked>) {
    let mut hard = 0;
    let can_read = |written: &WrittenPuzzle<'_>| {
        !reporter.is_stopped()
            && games.games().iter().any(|entry| entry.tool.can_read_puzzle(written))
    };
    let text = with_tabs(text, can_read);
    for line in puzzle_lines(&text).unwrap_or_default() {
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
