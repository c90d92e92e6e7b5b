//! Looks at the folder of a table and writes this seat's file, in the background: a network drive may take its time.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use egui::Context;

use crate::app::platform::jobs::{Job, JobNews, Reporter};
use crate::store::SystemDisk;
use crate::store::files::{FileError, sweep};
use crate::store::friends::{FolderState, FolderWatch, SharedGame, write_seat_file};

/// Time between two looks.
const PAUSE: Duration = Duration::from_secs(2);

/// Longest wait at the end for a drive that does not answer.
const LONGEST_GOODBYE: Duration = Duration::from_secs(1);

/// News of the folder.
pub(crate) enum FolderNews {
    Changed(FolderState),
    /// It cannot be read or written. Told once until it works again.
    Fault(FileError),
    /// It works again.
    Back,
}

/// Worker of a table in a folder. It ends when dropped, after it has written what is left.
pub(crate) struct FolderWorker {
    texts: Sender<String>,
    job: Job<FolderNews>,
}

impl FolderWorker {
    /// `seats` are the names of the seats in files; `own` is the place of the seat that plays here.
    pub(crate) fn begin(
        ctx: &Context,
        (table, id): (SharedGame, String),
        (seats, own): (Vec<String>, usize),
    ) -> Self {
        let (texts, orders) = channel();
        let work = Work {
            watch: FolderWatch::new(table.clone(), id),
            table,
            seats,
            own,
            unwritten: None,
            is_faulty: false,
        };
        let job = Job::start(ctx, "shared folder", move |reporter| {
            work.run(&orders, reporter);
        });
        Self { texts, job }
    }

    /// Writes the text of this seat as soon as possible.
    pub(crate) fn write(&self, text: String) {
        // If the thread has ended, the text is written when the table is opened again.
        let _ = self.texts.send(text);
    }

    /// Waits until what is left is written.
    pub(crate) fn finish(self) {
        let Self { texts, job } = self;
        drop(texts);
        job.wait(LONGEST_GOODBYE);
    }

    pub(crate) fn poll(&self) -> impl Iterator<Item = FolderNews> {
        std::iter::from_fn(|| match self.job.poll() {
            JobNews::Report(news) => Some(news),
            JobNews::Running | JobNews::Ended => None,
        })
    }
}

struct Work {
    table: SharedGame,
    watch: FolderWatch,
    seats: Vec<String>,
    own: usize,
    unwritten: Option<String>,
    is_faulty: bool,
}

impl Work {
    fn run(mut self, orders: &Receiver<String>, reporter: &Reporter<FolderNews>) {
        // A program that was killed may have left some.
        sweep(&SystemDisk, &self.table.folder);
        loop {
            let looked = self.watch.look(&self.seats);
            let written = self.write();
            let fault = match looked {
                Ok(state) => {
                    // It counts, though this seat's file cannot be written.
                    if let Some(state) = state {
                        reporter.report(FolderNews::Changed(state));
                    }
                    written.err()
                }
                Err(fault) => Some(fault),
            };
            let was_faulty = std::mem::replace(&mut self.is_faulty, fault.is_some());
            match fault {
                Some(fault) if !was_faulty => reporter.report(FolderNews::Fault(fault)),
                None if was_faulty => reporter.report(FolderNews::Back),
                Some(_) | None => {}
            }
            match orders.recv_timeout(PAUSE) {
                Ok(text) => self.unwritten = Some(orders.try_iter().last().unwrap_or(text)),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    // A fault now is met when the table is opened again, and the text is written then.
                    let _ = self.write();
                    return;
                }
            }
        }
    }

    fn write(&mut self) -> Result<(), FileError> {
        let (Some(text), Some(seat)) = (&self.unwritten, self.seats.get(self.own)) else {
            return Ok(());
        };
        write_seat_file(&self.table, seat, text)?;
        self.unwritten = None;
        Ok(())
    }
}
