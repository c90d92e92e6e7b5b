//! Background work of the window. No other place starts a thread for it.
//!
//! The part of the window that asks for work holds its [`Job`]: no other part gets the reports, and dropping the
//! job stops the work and drops its reports. If no thread can be started, or the work panics, the job ends without
//! a report; the window says the former.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use egui::{Context, Id};

use crate::bot::StopSignal;

/// Work on a thread of its own that reports with `R`.
pub struct Job<R> {
    thread: JobThread,
    reports: PhantomData<fn() -> R>,
}

/// News of a job.
pub enum JobNews<R> {
    /// The next report.
    Report(R),
    /// No report yet.
    Running,
    /// The work has ended, and every report has been taken.
    Ended,
}

/// The thread's side of a [`Job`].
pub struct Reporter<R> {
    thread: ThreadSide,
    reports: PhantomData<fn(R)>,
}

// One kind of message and of thread, so that the compiler generates both once.
type AnyReport = Box<dyn Any + Send>;
type AnyWork = Box<dyn FnOnce(ThreadSide) + Send>;

struct JobThread {
    reports: Receiver<AnyReport>,
    stop: StopSignal,
}

struct ThreadSide {
    ctx: Context,
    reports: Option<Sender<AnyReport>>,
    stop: StopSignal,
}

impl<R: Send + 'static> Job<R> {
    /// Starts work. Every report, and the end, request a repaint.
    pub fn start(
        ctx: &Context,
        name: &'static str,
        work: impl FnOnce(&Reporter<R>) + Send + 'static,
    ) -> Self {
        let work = Box::new(move |thread| {
            work(&Reporter { thread, reports: PhantomData });
        });
        Self { thread: start(ctx, name, work), reports: PhantomData }
    }

    /// A job without a thread, which reports what the caller sends, and ends with the reporter.
    pub fn by_hand(ctx: &Context) -> (Self, Reporter<R>) {
        let (thread, other_side) = line(ctx);
        let job = Self { thread, reports: PhantomData };
        let reporter = Reporter { thread: other_side, reports: PhantomData };
        (job, reporter)
    }

    /// Waits until the work has ended, but not longer than `limit`. Drops its reports.
    pub fn wait(&self, limit: Duration) {
        let end = Instant::now() + limit;
        let left = || end.saturating_duration_since(Instant::now());
        while self.thread.reports.recv_timeout(left()).is_ok() {}
    }

    /// Stops the work and waits until it has ended, but not longer than `limit`.
    pub fn stop(self, limit: Duration) {
        self.thread.stop.stop();
        self.wait(limit);
    }

    /// Takes the next report.
    pub fn poll(&self) -> JobNews<R> {
        match self.thread.reports.try_recv() {
            // Every report of this thread is an `R`.
            Ok(report) => {
                report.downcast().map_or(JobNews::Running, |report| JobNews::Report(*report))
            }
            Err(TryRecvError::Empty) => JobNews::Running,
            Err(TryRecvError::Disconnected) => JobNews::Ended,
        }
    }
}

impl Drop for JobThread {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

impl<R: Send + 'static> Reporter<R> {
    /// Sends a report, unless the job was dropped.
    pub fn report(&self, report: R) {
        self.thread.send(Box::new(report));
    }

    /// Sends a report that changes nothing in the window, and so requests no repaint.
    pub fn queue(&self, report: R) {
        self.thread.send_quietly(Box::new(report));
    }

    /// Returns `true` once the job was dropped.
    pub fn is_stopped(&self) -> bool {
        self.thread.stop.is_stopped()
    }

    /// Signal that is set when the job is dropped.
    pub fn stop(&self) -> &StopSignal {
        &self.thread.stop
    }

    /// Requests a repaint without a report.
    pub fn request_repaint(&self) {
        self.thread.ctx.request_repaint();
    }
}

impl ThreadSide {
    fn send(&self, report: AnyReport) {
        if self.send_quietly(report) {
            self.ctx.request_repaint();
        }
    }

    /// Returns `false` once the job was dropped.
    fn send_quietly(&self, report: AnyReport) -> bool {
        let reports = self.reports.as_ref();
        reports.is_some_and(|reports| reports.send(report).is_ok())
    }
}

impl Drop for ThreadSide {
    fn drop(&mut self) {
        // Closed before the repaint, which then finds the job ended.
        self.reports = None;
        self.ctx.request_repaint();
    }
}

/// Both ends of a job.
fn line(ctx: &Context) -> (JobThread, ThreadSide) {
    let (send, reports) = channel();
    let stop = StopSignal::default();
    let thread = ThreadSide { ctx: ctx.clone(), reports: Some(send), stop: stop.clone() };
    (JobThread { reports, stop }, thread)
}

fn start(ctx: &Context, name: &'static str, work: AnyWork) -> JobThread {
    let (job, thread) = line(ctx);
    let started = thread::Builder::new().name(name.to_owned()).spawn(move || work(thread));
    if let Err(error) = started {
        ctx.data_mut(|data| data.insert_temp(start_fault(), error.to_string()));
        ctx.request_repaint();
    }
    job
}

/// Returns `true` if the system has a thread left. Some libraries panic without.
pub(crate) fn has_thread_left() -> bool {
    thread::Builder::new().spawn(|| ()).is_ok()
}

fn start_fault() -> Id {
    Id::unique("job without a thread")
}

/// Takes the reason why a job got no thread, if one got none since the last call.
pub(crate) fn take_start_fault(ctx: &Context) -> Option<String> {
    ctx.data_mut(|data| data.remove_temp(start_fault()))
}
