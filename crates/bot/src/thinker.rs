//! The search thread.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::level_style::Conditions;
use super::search::{RootMove, SearchControl, SearchTask, TranspositionTable};
use super::study::{BestLine, MoveLine, PositionJudge, Verdict, level_move};
use super::{BestMove, Evaluate, Level, Limits};
use kuba_rules::phrase::{Phrase, ToPhrase, excerpt};

/// Report of the search thread.
#[derive(Clone, Debug, PartialEq)]
pub enum Report<M> {
    /// Result of another completed depth.
    Thinking(BestMove<M>),
    /// Verdict on the position at this index of the line.
    Judged(usize, Verdict<M>),
    /// Best lines of the position so far.
    Lines(Vec<BestLine<M>>),
    /// Move that a player of this level would choose.
    OfLevel(Level, M),
    /// The job is done. The first move of the line is the choice; `None` if there is no legal move.
    Done(Option<BestMove<M>>),
    /// The search failed (a bug), for this reason; the thinker is ready for the next job.
    Failed(Phrase),
}

const TABLE_MIB: usize = 32;
/// Idle time after which a thinker frees its table: one second of search restores most of it, and other programs
/// may need the memory.
const IDLE_TIMEOUT: Duration = Duration::from_mins(1);

/// Search thread with one job at a time. Late reports of cancelled jobs are dropped.
///
/// The first job starts the thread, and it ends with the thinker.
pub struct Thinker<G: Evaluate> {
    thread: Option<Thread<G>>,
    flags: Arc<StopFlags>,
    wake: Arc<dyn Fn() + Send + Sync>,
    ticket: u64,
    thinking: bool,
}

struct Thread<G: Evaluate> {
    jobs: Sender<SearchJob<G>>,
    reports: Receiver<TicketedReport<G::Move>>,
    handle: JoinHandle<()>,
}

type TicketedReport<M> = (u64, Report<M>);

#[derive(Default)]
struct StopFlags {
    /// Jobs up to this ticket are cancelled.
    cancelled: AtomicU64,
    /// Jobs up to this ticket must answer at once.
    hurried: AtomicU64,
}

struct SearchJob<G: Evaluate> {
    ticket: u64,
    question: Question<G>,
}

enum Question<G: Evaluate> {
    Choose {
        game: G,
        level: Level,
        seed: u64,
        time: Duration,
    },
    Analyse {
        game: G,
        limits: Limits,
        /// `true` if only the end is reported.
        quietly: bool,
        lines: Option<usize>,
    },
    Judge {
        line: MoveLine<G>,
        limits: Limits,
        threads: usize,
    },
    Compare {
        game: G,
        seed: u64,
    },
}

impl<G: Evaluate> Question<G> {
    fn game(&self) -> Option<&G> {
        match self {
            Self::Choose { game, .. } | Self::Analyse { game, .. } => Some(game),
            Self::Judge { .. } | Self::Compare { .. } => None,
        }
    }
}

impl<G: Evaluate> Thinker<G> {
    /// Creates a thinker that calls `wake` from its thread after every report.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self {
            thread: None,
            flags: Arc::default(),
            wake: Arc::new(wake),
            ticket: 0,
            thinking: false,
        }
    }

    /// Starts to choose a move as a player of this level would, within this time; cancels the current job.
    /// `seed` makes the human errors of the level repeatable.
    pub fn choose(&mut self, game: &G, level: Level, seed: u64, time: Duration) {
        self.ask(Question::Choose { game: game.clone(), level, seed, time });
    }

    /// Starts a full-strength search of a position (hint, analysis); cancels the current job.
    pub fn analyse(&mut self, game: &G, limits: Limits) {
        self.ask(Question::Analyse { game: game.clone(), limits, quietly: false, lines: None });
    }

    /// Starts to search for this many best lines of a position and reports them ([`Report::Lines`]) at each
    /// depth; cancels the current job.
    pub fn lines(&mut self, game: &G, limits: Limits, count: usize) {
        self.ask(Question::Analyse {
            game: game.clone(),
            limits,
            quietly: true,
            lines: Some(count),
        });
    }

    /// Starts to judge the positions of a line that have no verdict, the last first, and reports each
    /// ([`Report::Judged`]); cancels the current job. The limits apply to each position.
    pub fn judge(&mut self, line: MoveLine<G>, limits: Limits) {
        let threads = threads();
        self.ask(Question::Judge { line, limits, threads });
    }

    /// Starts to judge a line as [`Thinker::judge`] does, with one search thread.
    pub fn judge_in_background(&mut self, line: MoveLine<G>, limits: Limits) {
        let threads = 1;
        self.ask(Question::Judge { line, limits, threads });
    }

    /// Starts to choose a move as a player of each of [`Level::COMPARED`] would, with one search thread and without
    /// a clock, and reports each ([`Report::OfLevel`]); cancels the current job.
    pub fn compare(&mut self, game: &G, seed: u64) {
        let game = game.clone();
        self.ask(Question::Compare { game, seed });
    }

    /// Searches a position within this time to fill the table, so that a choice after the next move finds
    /// much of the work done. Cancels the current job, and reports nothing before the end.
    pub fn ponder(&mut self, game: &G, time: Duration) {
        let limits = Limits { time: Some(time), ..Limits::default() };
        self.ask(Question::Analyse { game: game.clone(), limits, quietly: true, lines: None });
    }

    /// Requests the best answer so far at once; a `Done` follows within milliseconds.
    pub fn move_now(&self) {
        self.flags.hurried.store(self.ticket, Ordering::Relaxed);
    }

    /// Cancels the job; no report of it will arrive.
    pub fn cancel(&mut self) {
        self.flags.cancelled.store(self.ticket, Ordering::Relaxed);
        self.thinking = false;
    }

    /// Returns `true` while a job is running.
    pub fn is_thinking(&self) -> bool {
        self.thinking
    }

    /// Returns the next report of the current job, if there is one.
    pub fn poll(&mut self) -> Option<Report<G::Move>> {
        while self.thinking {
            let received = match &self.thread {
                Some(thread) => thread.reports.try_recv(),
                None => Err(TryRecvError::Disconnected),
            };
            let report = match received {
                Ok((ticket, report)) if ticket == self.ticket => report,
                Ok(_) => continue,
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => {
                    self.thread = None;
                    Report::Failed(Phrase::new("bot-fault-thread"))
                }
            };
            self.thinking = !matches!(report, Report::Done(_) | Report::Failed(_));
            return Some(report);
        }
        None
    }

    fn ask(&mut self, question: Question<G>) {
        self.cancel();
        self.ticket += 1;
        self.thinking = true;
        let job = SearchJob { ticket: self.ticket, question };
        if self.thread.is_none() {
            self.thread = self.start_thread();
        }
        if let Some(thread) = &self.thread
            && thread.jobs.send(job).is_err()
        {
            self.thread = None;
        }
    }

    fn start_thread(&self) -> Option<Thread<G>> {
        let (jobs, inbox) = mpsc::channel();
        let (outbox, reports) = mpsc::channel();
        let worker =
            Worker { outbox, flags: Arc::clone(&self.flags), wake: Arc::clone(&self.wake) };
        let handle = thread::Builder::new()
            .name("bot".to_owned())
            .spawn(move || worker.work(&inbox))
            .ok()?;
        Some(Thread { jobs, reports, handle })
    }
}

impl<G: Evaluate> Drop for Thinker<G> {
    fn drop(&mut self) {
        self.cancel();
        if let Some(thread) = self.thread.take() {
            drop(thread.jobs);
            // The thread catches every panic of a search, so the result of `join` says nothing.
            let _ = thread.handle.join();
        }
    }
}

struct Worker<M> {
    outbox: Sender<TicketedReport<M>>,
    flags: Arc<StopFlags>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl<M: Copy + Eq + std::fmt::Debug + Send + 'static> Worker<M> {
    fn work<G: Evaluate<Move = M>>(&self, inbox: &Receiver<SearchJob<G>>) {
        let mut table = TranspositionTable::new(TABLE_MIB);
        while let Some(mut job) = next_job(inbox, IDLE_TIMEOUT, || {
            table = TranspositionTable::new(TABLE_MIB);
        }) {
            let ticket = job.ticket;
            let answer = catch_unwind(AssertUnwindSafe(|| self.answer(&mut job, &table)));
            let report = match answer {
                Ok(opinion) => reject_illegal(job.question.game(), opinion),
                Err(panic) => {
                    table = TranspositionTable::new(TABLE_MIB);
                    Report::Failed(panic_phrase(panic.as_ref()))
                }
            };
            self.send(ticket, report);
        }
    }

    fn answer<G: Evaluate<Move = M>>(
        &self,
        job: &mut SearchJob<G>,
        table: &TranspositionTable,
    ) -> Option<BestMove<M>> {
        let ticket = job.ticket;
        let observer = |game, time, quietly| Observer {
            worker: self,
            ticket,
            start: Instant::now(),
            time,
            quietly,
            game,
        };
        match &mut job.question {
            Question::Choose { game, level, seed, time } => {
                let mut control = observer(None, Some(*time), false);
                let mut conditions =
                    Conditions { table, seed: *seed, nodes: None, threads: threads() };
                level.choose(game, &mut conditions, &mut control)
            }
            Question::Analyse { game, limits, quietly, lines } => {
                let mut task = SearchTask::new(game, *limits);
                task.threads = threads();
                task.style.lines = lines.unwrap_or(1);
                let mut control = observer(lines.map(|_| &*game), limits.time, *quietly);
                task.run(table, &mut control).opinion
            }
            Question::Judge { line, limits, threads } => {
                let judge = PositionJudge { table, limits: *limits, threads: *threads };
                let mut stop = || self.is_cancelled(ticket);
                let mut report = |place, verdict: &Verdict<M>| {
                    self.send(ticket, Report::Judged(place, verdict.clone()));
                };
                line.judge(&judge, &mut stop, &mut report);
                None
            }
            Question::Compare { game, seed } => {
                let mut control = observer(None, None, true);
                for level in Level::COMPARED {
                    let chosen = level_move(game, level, *seed, &mut control);
                    if let Some(mv) = chosen.filter(|&mv| game.check(mv).is_ok()) {
                        self.send(ticket, Report::OfLevel(level, mv));
                    }
                    if self.is_cancelled(ticket) {
                        break;
                    }
                }
                None
            }
        }
    }

    fn is_cancelled(&self, ticket: u64) -> bool {
        self.flags.cancelled.load(Ordering::Relaxed) >= ticket
    }

    fn send(&self, ticket: u64, report: Report<M>) {
        if self.is_cancelled(ticket) {
            return;
        }
        // The receiver is gone while the thinker is being dropped.
        if self.outbox.send((ticket, report)).is_ok() {
            (self.wake)();
        }
    }
}

/// Waits for the next job; `None` once the sender is gone. Calls `free` after `timeout` without a job.
fn next_job<J>(inbox: &Receiver<J>, timeout: Duration, free: impl FnOnce()) -> Option<J> {
    match inbox.recv_timeout(timeout) {
        Ok(job) => Some(job),
        Err(RecvTimeoutError::Disconnected) => None,
        Err(RecvTimeoutError::Timeout) => {
            free();
            inbox.recv().ok()
        }
    }
}

/// All processors but one, so that the window never waits.
fn threads() -> usize {
    const MAX_THREADS: usize = 16;
    let all = thread::available_parallelism().map_or(1, usize::from);
    (all - 1).clamp(1, MAX_THREADS)
}

struct Observer<'a, G: Evaluate> {
    worker: &'a Worker<G::Move>,
    ticket: u64,
    start: Instant,
    time: Option<Duration>,
    quietly: bool,
    /// Game for reports of best lines, if there are any.
    game: Option<&'a G>,
}

impl<G: Evaluate> SearchControl<G::Move> for Observer<'_, G> {
    fn stop(&mut self) -> bool {
        self.worker.is_cancelled(self.ticket)
            || self.worker.flags.hurried.load(Ordering::Relaxed) >= self.ticket
            || self.time.is_some_and(|time| self.start.elapsed() >= time)
    }

    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn report(&mut self, opinion: &BestMove<G::Move>) {
        if !self.quietly {
            self.worker.send(self.ticket, Report::Thinking(opinion.clone()));
        }
    }

    fn report_lines(&mut self, lines: &[RootMove<G::Move>]) {
        if let Some(game) = self.game {
            let lines = lines.iter().map(|line| BestLine::of(game, line));
            self.worker.send(self.ticket, Report::Lines(lines.collect()));
        }
    }
}

/// An illegal move is a failure and must not be played.
fn reject_illegal<G: Evaluate>(
    game: Option<&G>,
    opinion: Option<BestMove<G::Move>>,
) -> Report<G::Move> {
    let chosen = opinion.as_ref().and_then(|opinion| opinion.line.first());
    match game.zip(chosen).map(|(game, &mv)| game.check(mv)) {
        Some(Err(reason)) => {
            Report::Failed(Phrase::new("bot-fault-illegal").with("reason", reason.phrase()))
        }
        _ => Report::Done(opinion),
    }
}

fn panic_phrase(panic: &(dyn Any + Send)) -> Phrase {
    let words = panic.downcast_ref::<&str>().copied();
    let words = words.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    match words {
        Some(words) => Phrase::new("bot-fault-panic").with("message", excerpt(words)),
        None => Phrase::new("bot-fault-search"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_idle_thinker_frees_its_table_and_takes_the_next_job() {
        let (jobs, inbox) = mpsc::channel();
        jobs.send("at once").expect("a receiver");
        let asked = next_job(&inbox, Duration::ZERO, || panic!("there is a job"));
        assert_eq!(asked, Some("at once"));
        let mut is_freed = false;
        let asked = next_job(&inbox, Duration::ZERO, || {
            is_freed = true;
            jobs.send("late").expect("a receiver");
        });
        assert_eq!((asked, is_freed), (Some("late"), true));
        drop(jobs);
        assert_eq!(next_job(&inbox, IDLE_TIMEOUT, || ()), None);
    }
}
