//! Thread that judges moves in exercises.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use super::exercise::Exercise;
use super::try_verdict::TryVerdict;
use crate::bot::{Evaluate, StopSignal};

/// Answer of the thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JudgeReport<M> {
    /// Verdict on the last move.
    Judged(TryVerdict<M>),
    /// A move that reaches the goal, if there is one.
    Next(Option<M>),
    /// The solver failed (a bug).
    Failed,
}

/// Judge of exercises: a thread that answers one question at a time. Answers to cancelled questions are
/// dropped. The first question starts the thread, and it ends with the judge.
pub struct Judge<G: Evaluate> {
    thread: Option<Thread<G>>,
    /// Stops the present question.
    stop: StopSignal,
    wake: Arc<dyn Fn() + Send + Sync>,
    ticket: u64,
    thinking: bool,
}

struct Thread<G: Evaluate> {
    questions: Sender<Question<G>>,
    findings: Receiver<(u64, JudgeReport<G::Move>)>,
    handle: JoinHandle<()>,
}

struct Question<G: Evaluate> {
    ticket: u64,
    stop: StopSignal,
    exercise: Arc<dyn Exercise<G>>,
    moves: Vec<G::Move>,
    /// `true` to judge the last move, `false` to find the next.
    judges: bool,
}

impl<G: Evaluate> Judge<G> {
    /// Creates a judge that calls `wake` from its thread after every answer.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self {
            thread: None,
            stop: StopSignal::default(),
            wake: Arc::new(wake),
            ticket: 0,
            thinking: false,
        }
    }

    /// Asks for a verdict on the last of these moves; cancels the previous question.
    pub fn judge(&mut self, exercise: &Arc<dyn Exercise<G>>, moves: &[G::Move]) {
        self.ask(exercise, moves, true);
    }

    /// Asks for a move that reaches the goal after these; cancels the previous question.
    pub fn find_next(&mut self, exercise: &Arc<dyn Exercise<G>>, moves: &[G::Move]) {
        self.ask(exercise, moves, false);
    }

    /// Cancels the question; no answer will arrive.
    pub fn cancel(&mut self) {
        self.stop.stop();
        self.thinking = false;
    }

    /// Returns `true` while a question is open.
    pub fn is_thinking(&self) -> bool {
        self.thinking
    }

    /// Returns the answer once it has arrived.
    pub fn poll(&mut self) -> Option<JudgeReport<G::Move>> {
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
                    JudgeReport::Failed
                }
            };
            self.thinking = false;
            return Some(finding);
        }
        None
    }

    fn ask(&mut self, exercise: &Arc<dyn Exercise<G>>, moves: &[G::Move], judges: bool) {
        self.cancel();
        self.stop = StopSignal::default();
        self.ticket += 1;
        self.thinking = true;
        let asked = Question {
            ticket: self.ticket,
            stop: self.stop.clone(),
            exercise: Arc::clone(exercise),
            moves: moves.to_vec(),
            judges,
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
        let wake = Arc::clone(&self.wake);
        let handle = thread::Builder::new()
            .name("puzzle".to_owned())
            .spawn(move || {
                for asked in inbox {
                    let finding = answer(&asked);
                    let is_wanted = !asked.stop.is_stopped();
                    // The receiver is gone while the judge is being dropped.
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

impl<G: Evaluate> Drop for Judge<G> {
    fn drop(&mut self) {
        self.cancel();
        if let Some(thread) = self.thread.take() {
            drop(thread.questions);
            // The thread catches every panic of the solver, so the result of `join` says nothing.
            let _ = thread.handle.join();
        }
    }
}

fn answer<G: Evaluate>(asked: &Question<G>) -> JudgeReport<G::Move> {
    let (exercise, moves) = (&asked.exercise, asked.moves.as_slice());
    let found = catch_unwind(AssertUnwindSafe(|| {
        if asked.judges {
            exercise
                .verdict(moves, &asked.stop)
                .map(JudgeReport::Judged)
        } else {
            exercise.advice(moves, &asked.stop).map(JudgeReport::Next)
        }
    }));
    match found {
        Ok(Some(finding)) => finding,
        Ok(None) | Err(_) => JudgeReport::Failed,
    }
}
