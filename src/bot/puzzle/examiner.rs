//! The thread that thinks about what is played in a puzzle.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use super::posed::Puzzle;
use super::ruling::Ruling;
use super::solver::Solver;
use crate::bot::Evaluate;

/// What was found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding<M> {
    /// What the last move was worth.
    Ruled(Ruling<M>),
    /// A move that reaches the goal, if there is one.
    Next(Option<M>),
    /// Nothing (a bug).
    Failed,
}

/// One thread that answers one question about a puzzle at a time. What is not wanted any more is
/// dropped. The thread is started by the first question and ends with the examiner.
pub struct Examiner<G: Evaluate> {
    thread: Option<Thread<G>>,
    /// Questions up to this one are cancelled.
    cancelled: Arc<AtomicU64>,
    wake: Arc<dyn Fn() + Send + Sync>,
    /// The number of the present question, or of the last one.
    ticket: u64,
    thinking: bool,
}

/// The thread and the ways to and from it.
struct Thread<G: Evaluate> {
    questions: Sender<Asked<G>>,
    findings: Receiver<(u64, Finding<G::Move>)>,
    handle: JoinHandle<()>,
}

/// A question about a puzzle after these moves.
struct Asked<G: Evaluate> {
    ticket: u64,
    puzzle: Puzzle<G>,
    moves: Vec<G::Move>,
    rules: bool,
}

impl<G: Evaluate> Examiner<G> {
    /// An examiner that calls `wake` from its thread after every finding.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self {
            thread: None,
            cancelled: Arc::default(),
            wake: Arc::new(wake),
            ticket: 0,
            thinking: false,
        }
    }

    /// Asks what the last of these moves was worth; cancels what was asked before.
    pub fn rule(&mut self, puzzle: &Puzzle<G>, moves: &[G::Move]) {
        self.ask(puzzle, moves, true);
    }

    /// Asks for a move that reaches the goal after these; cancels what was asked before.
    pub fn next(&mut self, puzzle: &Puzzle<G>, moves: &[G::Move]) {
        self.ask(puzzle, moves, false);
    }

    /// Drops the question; no finding will come.
    pub fn cancel(&mut self) {
        self.cancelled.store(self.ticket, Ordering::Relaxed);
        self.thinking = false;
    }

    /// Whether a question is open.
    pub fn is_thinking(&self) -> bool {
        self.thinking
    }

    /// What was found out, once it is.
    pub fn poll(&mut self) -> Option<Finding<G::Move>> {
        while self.thinking {
            let finding = match &self.thread {
                Some(thread) => thread.findings.try_recv(),
                None => Err(mpsc::TryRecvError::Disconnected),
            };
            let finding = match finding {
                Ok((ticket, finding)) if ticket == self.ticket => finding,
                Ok(_) => continue,
                Err(mpsc::TryRecvError::Empty) => return None,
                Err(mpsc::TryRecvError::Disconnected) => {
                    self.thread = None;
                    Finding::Failed
                }
            };
            self.thinking = false;
            return Some(finding);
        }
        None
    }

    fn ask(&mut self, puzzle: &Puzzle<G>, moves: &[G::Move], rules: bool) {
        self.cancel();
        self.ticket += 1;
        self.thinking = true;
        let asked = Asked {
            ticket: self.ticket,
            puzzle: puzzle.clone(),
            moves: moves.to_vec(),
            rules,
        };
        if self.thread.is_none() {
            self.thread = self.start_thread();
        }
        if let Some(thread) = &self.thread
            && thread.questions.send(asked).is_err()
        {
            self.thread = None;
        }
    }

    fn start_thread(&self) -> Option<Thread<G>> {
        let (questions, inbox) = mpsc::channel();
        let (outbox, findings) = mpsc::channel();
        let cancelled = Arc::clone(&self.cancelled);
        let wake = Arc::clone(&self.wake);
        let handle = thread::Builder::new()
            .name("puzzle".to_owned())
            .spawn(move || {
                for asked in inbox {
                    let finding = answer(&asked, &cancelled);
                    let is_wanted = cancelled.load(Ordering::Relaxed) < asked.ticket;
                    // Nobody listens any more when the examiner is being dropped.
                    if is_wanted && outbox.send((asked.ticket, finding)).is_ok() {
                        wake();
                    }
                }
            })
            .ok()?;
        Some(Thread {
            questions,
            findings,
            handle,
        })
    }
}

impl<G: Evaluate> Drop for Examiner<G> {
    fn drop(&mut self) {
        self.cancel();
        if let Some(thread) = self.thread.take() {
            drop(thread.questions);
            // The thread catches every panic of the solver, so there is nothing to learn here.
            let _ = thread.handle.join();
        }
    }
}

fn answer<G: Evaluate>(asked: &Asked<G>, cancelled: &Arc<AtomicU64>) -> Finding<G::Move> {
    let (flag, ticket) = (Arc::clone(cancelled), asked.ticket);
    let stops = move || flag.load(Ordering::Relaxed) >= ticket;
    let (puzzle, moves) = (&asked.puzzle, asked.moves.as_slice());
    let found = catch_unwind(AssertUnwindSafe(|| {
        let mut solver = Solver::new(u64::MAX).stopping(stops);
        if asked.rules {
            puzzle.rule(moves, &mut solver).map(Finding::Ruled)
        } else {
            puzzle.next(moves, &mut solver).map(Finding::Next)
        }
    }));
    match found {
        Ok(Ok(finding)) => finding,
        Ok(Err(_)) | Err(_) => Finding::Failed,
    }
}
