//! Puzzles from the clipboard or a file: each is proved on a thread of its own before it is added.

use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

use egui::Context;

use crate::app::catalogue::Catalogue;
use crate::bot::StopSignal;
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
    checked: Receiver<Checked>,
    stop: StopSignal,
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

impl Drop for PuzzleImport {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

impl PuzzleImport {
    /// Starts the proof. Requests a repaint at its end.
    ///
    /// # Errors
    /// The text has no lines or too many.
    pub(crate) fn begin(ctx: &Context, games: Catalogue, text: &str) -> Result<Self, NoPuzzles> {
        puzzle_lines(text)?;
        let (send, checked) = channel();
        let stop = StopSignal::default();
        let (ctx, text, signal) = (ctx.clone(), text.to_owned(), stop.clone());
        let thread = thread::Builder::new().name("import".to_owned());
        // If no thread can be started, the channel is closed, as after the last line.
        drop(thread.spawn(move || {
            prove(games, &text, &signal, &send);
            drop(send);
            ctx.request_repaint();
        }));
        Ok(Self {
            checked,
            stop,
            result: ImportResult::default(),
        })
    }

    /// Returns the result once every line is checked.
    pub(crate) fn poll(&mut self) -> Option<ImportResult> {
        loop {
            match self.checked.try_recv() {
                Ok(Ok(puzzle)) => self.result.puzzles.push(puzzle),
                Ok(Err(fault)) => self.result.faults.push(fault),
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => return Some(std::mem::take(&mut self.result)),
            }
        }
    }
}

fn prove(games: Catalogue, text: &str, stop: &StopSignal, send: &Sender<Checked>) {
    let mut hard = 0;
    for line in puzzle_lines(text).unwrap_or_default() {
        let nodes = if hard < MOST_HARD {
            PROOF_NODES
        } else {
            PROOF_NODES / LESS
        };
        let proved = line.content.and_then(|(written, author)| {
            let tools = games.games().iter().map(|entry| entry.tool);
            let author = author.unwrap_or_default();
            in_its_game(tools, |tool| {
                tool.own_puzzle((&written, author), nodes, stop)
            })
        });
        if stop.is_stopped() {
            return;
        }
        hard += usize::from(proved == Err(PuzzleFault::TooHard));
        let checked = proved.map_err(|fault| (line.number, fault.phrase()));
        // The window may have closed meanwhile.
        if send.send(checked).is_err() {
            return;
        }
    }
}
