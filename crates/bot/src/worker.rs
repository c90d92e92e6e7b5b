//! Thread that works on one job at a time.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread::{self, JoinHandle};

use super::StopSignal;

/// Message from a job.
pub(super) enum WorkerMessage<R> {
    Report(R),
    /// The job has ended.
    Done,
    /// The job has failed (a bug), or no thread can be started.
    Failed,
}

/// Worker whose jobs report with `R`. Reports of cancelled jobs are dropped. The first job starts the thread,
/// and it ends with the worker.
pub(super) struct Worker<R> {
    name: &'static str,
    thread: Option<Thread<R>>,
    /// Stops the present job.
    stop: StopSignal,
    wake: Arc<dyn Fn() + Send + Sync>,
    ticket: u64,
    is_working: bool,
}

struct Thread<R> {
    jobs: Sender<Job<R>>,
    messages: Receiver<(u64, WorkerMessage<R>)>,
    handle: JoinHandle<()>,
}

struct Job<R> {
    ticket: u64,
    stop: StopSignal,
    work: Work<R>,
}

type Work<R> = Box<dyn FnOnce(&StopSignal, &mut dyn FnMut(R)) + Send>;

impl<R: Send + 'static> Worker<R> {
    /// Creates a worker that calls `wake` from its thread after every message.
    pub(super) fn new(name: &'static str, wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self {
            name,
            thread: None,
            stop: StopSignal::default(),
            wake: Arc::new(wake),
            ticket: 0,
            is_working: false,
        }
    }

    /// Starts a job; cancels the previous one.
    pub(super) fn start(
        &mut self,
        work: impl FnOnce(&StopSignal, &mut dyn FnMut(R)) + Send + 'static,
    ) {
        self.cancel();
        self.stop = StopSignal::default();
        self.ticket += 1;
        self.is_working = true;
        let job = Job { ticket: self.ticket, stop: self.stop.clone(), work: Box::new(work) };
        if self.thread.is_none() {
            self.thread = self.start_thread();
        }
        if let Some(thread) = &self.thread
            && thread.jobs.send(job).is_err()
        {
            self.thread = None;
        }
    }

    /// Cancels the job; no more reports will arrive.
    pub(super) fn cancel(&mut self) {
        self.stop.stop();
        self.is_working = false;
    }

    /// Returns `true` while a job is running.
    pub(super) fn is_working(&self) -> bool {
        self.is_working
    }

    /// Returns the next message, if there is one.
    pub(super) fn poll(&mut self) -> Option<WorkerMessage<R>> {
        while self.is_working {
            let message = match &self.thread {
                Some(thread) => thread.messages.try_recv(),
                None => Err(TryRecvError::Disconnected),
            };
            let message = match message {
                Ok((ticket, message)) if ticket == self.ticket => message,
                Ok(_) => continue,
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => {
                    self.thread = None;
                    WorkerMessage::Failed
                }
            };
            self.is_working = matches!(message, WorkerMessage::Report(_));
            return Some(message);
        }
        None
    }

    fn start_thread(&self) -> Option<Thread<R>> {
        let (jobs, inbox) = mpsc::channel::<Job<R>>();
        let (outbox, messages) = mpsc::channel();
        let wake = Arc::clone(&self.wake);
        let handle = thread::Builder::new()
            .name(self.name.to_owned())
            .spawn(move || {
                for Job { ticket, stop, work } in inbox {
                    let send = |message| {
                        // The receiver is gone while the worker is being dropped.
                        if !stop.is_stopped() && outbox.send((ticket, message)).is_ok() {
                            wake();
                        }
                    };
                    let mut report = |report| send(WorkerMessage::Report(report));
                    let done = catch_unwind(AssertUnwindSafe(|| work(&stop, &mut report)));
                    send(match done {
                        Ok(()) => WorkerMessage::Done,
                        Err(_) => WorkerMessage::Failed,
                    });
                }
            })
            .ok()?;
        Some(Thread { jobs, messages, handle })
    }
}

impl<R> Drop for Worker<R> {
    fn drop(&mut self) {
        self.stop.stop();
        if let Some(thread) = self.thread.take() {
            drop(thread.jobs);
            // The thread catches every panic of a job, so the result of `join` says nothing.
            let _ = thread.handle.join();
        }
    }
}
