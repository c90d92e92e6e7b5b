//! Looks for practice tasks in archived games, in the background.

use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

use egui::Context;

use crate::app::catalogue::Catalogue;
use crate::app::platform::jobs::{Job, JobNews, Reporter};
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
    job: Job<Report>,
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

impl GameScan {
    /// Starts the search.
    pub(crate) fn begin(
        ctx: &Context,
        games: Catalogue,
        practice: &Practice,
        order: ScanOrder,
    ) -> Self {
        let practice = practice.clone();
        let job = Job::start(ctx, "practice", move |reporter| {
            let scan = Scan {
                games,
                practice,
                reporter,
            };
            scan.run(&order);
        });
        Self {
            job,
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
            match self.job.poll() {
                JobNews::Report(Report::Games(all)) => self.progress.all = all,
                JobNews::Report(Report::Share(thousandths)) => {
                    self.progress.share = thousandths as f32 / 1000.0;
                }
                JobNews::Report(Report::Looked(game)) => {
                    self.progress.done += 1;
                    self.progress.share = 0.0;
                    looked.push(game);
                }
                JobNews::Running => return (looked, false),
                JobNews::Ended => return (looked, true),
            }
        }
    }
}

struct Scan<'a> {
    games: Catalogue,
    practice: Practice,
    reporter: &'a Reporter<Report>,
}

impl Scan<'_> {
    fn run(&self, order: &ScanOrder) {
        // A closed channel also means that the library is complete.
        let _ = order.complete.recv();
        let all = order.library.games().into_iter();
        let new = all.filter_map(|game| self.new_game(game));
        let new: Vec<_> = new.take(order.most).collect();
        self.reporter.report(Report::Games(new.len()));
        for (path, file) in new {
            let Some(tasks) = self.tasks(&path, &file) else {
                break;
            };
            self.reporter
                .report(Report::Looked(LookedGame { file, tasks }));
        }
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
            return (!self.reporter.is_stopped()).then(Vec::new);
        };
        let Some(tool) = self.games.tool_of(&text) else {
            return Some(Vec::new());
        };
        let mut tell = |thousandths| self.reporter.report(Report::Share(thousandths));
        match tool.practice_tasks(
            &text,
            &TaskSearch::of_people(file),
            self.reporter.stop(),
            &mut tell,
        ) {
            Ok(Some(tasks)) => Some(tasks.into_iter().map(|task| task.saved).collect()),
            Ok(None) => None,
            Err(_) => Some(Vec::new()),
        }
    }
}
