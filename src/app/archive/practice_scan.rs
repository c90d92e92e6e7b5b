//! Looks for practice tasks in archived games, on a thread of its own.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

use egui::Context;

use crate::app::catalogue::Catalogue;
use crate::bot::StopSignal;
use crate::store::files::read_own;
use crate::store::practice::SavedTask;
use crate::store::{ArchivedFile, EarlierKind, Library, Practice};
use crate::tool::TaskSearch;

/// Games to look at.
pub(crate) struct ScanOrder {
    pub(crate) library: Library,
    /// Disconnected once the library has every game that was left.
    pub(crate) complete: Receiver<()>,
    /// Most games to look at, the latest first.
    pub(crate) most: usize,
}

/// Search for tasks in games that have not been looked at. Stops when dropped.
pub(crate) struct GameScan {
    reports: Receiver<Report>,
    stop: StopSignal,
    progress: ScanProgress,
}

/// Progress of a search for tasks.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct ScanProgress {
    pub(crate) done: usize,
    pub(crate) all: usize,
    /// Share of the present game, from 0 to 1.
    pub(crate) share: f32,
}

/// A game that has been looked at.
pub(crate) struct LookedGame {
    /// Name of its file in the archive.
    pub(crate) file: String,
    pub(crate) tasks: Vec<SavedTask>,
}

enum Report {
    Games(usize),
    /// In thousandths of the game.
    Share(usize),
    Looked(LookedGame),
}

impl Drop for GameScan {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

impl GameScan {
    /// Starts the search. Requests a repaint for every report.
    pub(crate) fn begin(
        ctx: &Context,
        games: Catalogue,
        practice: &Practice,
        order: ScanOrder,
    ) -> Self {
        let (reports_to, reports) = channel();
        let stop = StopSignal::default();
        let scan = Scan {
            ctx: ctx.clone(),
            games,
            practice: practice.clone(),
            reports: reports_to,
            stop: stop.clone(),
        };
        let thread = thread::Builder::new().name("practice".to_owned());
        // If no thread can be started, the channel is closed, as after the last game.
        drop(thread.spawn(move || scan.run(&order)));
        Self {
            reports,
            stop,
            progress: ScanProgress::default(),
        }
    }

    pub(crate) fn progress(&self) -> ScanProgress {
        self.progress
    }

    /// Returns the games looked at since the last call, and `true` if there are no more.
    pub(crate) fn poll(&mut self) -> (Vec<LookedGame>, bool) {
        let mut looked = Vec::new();
        loop {
            match self.reports.try_recv() {
                Ok(Report::Games(all)) => self.progress.all = all,
                Ok(Report::Share(thousandths)) => self.progress.share = thousandths as f32 / 1000.0,
                Ok(Report::Looked(game)) => {
                    self.progress.done += 1;
                    self.progress.share = 0.0;
                    looked.push(game);
                }
                Err(error) => return (looked, error == TryRecvError::Disconnected),
            }
        }
    }
}

struct Scan {
    ctx: Context,
    games: Catalogue,
    practice: Practice,
    reports: Sender<Report>,
    stop: StopSignal,
}

impl Scan {
    fn run(&self, order: &ScanOrder) {
        // A closed channel also means that the library is complete.
        let _ = order.complete.recv();
        let all = order.library.games().into_iter();
        let new = all.filter_map(|game| self.new_game(game));
        let new: Vec<_> = new.take(order.most).collect();
        self.tell(Report::Games(new.len()));
        for (path, file) in new {
            let Some(tasks) = self.tasks(&path, &file) else {
                break;
            };
            self.tell(Report::Looked(LookedGame { file, tasks }));
        }
        // The window asks again when the channel is closed.
        self.ctx.request_repaint();
    }

    /// The path of a game that has not been looked at, and the name of its file.
    fn new_game(&self, game: ArchivedFile) -> Option<(PathBuf, String)> {
        let name = game.path.file_name()?.to_str()?.to_owned();
        let is_new = game.kind == EarlierKind::Archived && !self.practice.is_looked_at(&name);
        is_new.then_some((game.path, name))
    }

    /// Tasks of a game; none if it was not played here or is damaged. `None` if the search was stopped.
    fn tasks(&self, path: &Path, file: &str) -> Option<Vec<SavedTask>> {
        let own = read_own(path).ok().filter(|text| {
            let summary = self.games.summary(text);
            summary.is_some_and(|summary| summary.is_own)
        });
        let Some(text) = own else {
            return (!self.stop.is_stopped()).then(Vec::new);
        };
        let Some(tool) = self.games.tool_of(&text) else {
            return Some(Vec::new());
        };
        let mut tell = |thousandths| self.tell(Report::Share(thousandths));
        match tool.practice_tasks(&text, &TaskSearch::of_people(file), &self.stop, &mut tell) {
            Ok(Some(tasks)) => Some(tasks.into_iter().map(|task| task.saved).collect()),
            Ok(None) => None,
            Err(_) => Some(Vec::new()),
        }
    }

    fn tell(&self, report: Report) {
        // Nobody listens after the search was dropped.
        if self.reports.send(report).is_ok() {
            self.ctx.request_repaint();
        }
    }
}
