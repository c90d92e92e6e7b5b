//! Looks for practice tasks in archived games, in the background.

use std::collections::BTreeSet;
use std::path::PathBuf;

use egui::Context;

use super::index::{ArchiveIndex, KeptGames};
use super::judged_file::keep_verdicts;
use crate::app::catalogue::Catalogue;
use crate::app::platform::jobs::{Job, JobNews, Reporter};
use crate::store::files::read_own;
use crate::store::practice::SavedTask;
use crate::store::{Practice, TextHash};
use crate::tool::TaskSearch;

/// Search for tasks in games that have not been looked at. Stops when dropped.
pub(crate) struct GameScan {
    /// The game to look at; `None` for all games: first those with tasks, by an older judgement, then the latest.
    only: Option<TextHash>,
    /// `None` while the games are being read.
    job: Option<Job<Report>>,
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
    /// Its text with the verdicts, if there are new ones.
    pub(crate) judged: Option<String>,
}

enum Report {
    /// In thousandths of the game.
    Share(usize),
    Looked(LookedGame),
}

impl GameScan {
    /// A search of all games, or of the one with this text, that begins when all games have been read.
    pub(crate) fn new(only: Option<TextHash>) -> Self {
        Self { only, job: None, progress: ScanProgress::default() }
    }

    pub(crate) fn progress(&self) -> ScanProgress {
        self.progress
    }

    /// Returns the games looked at since the last call, and `true` if there are no more. `afresh`: only games kept
    /// after it are looked at.
    pub(crate) fn poll(
        &mut self,
        ctx: &Context,
        games: Catalogue,
        (index, practice): (&ArchiveIndex, &Practice),
        afresh: Option<&str>,
    ) -> (Vec<LookedGame>, bool) {
        let mut looked = Vec::new();
        if self.job.is_none() && index.is_complete() {
            self.begin(ctx, games, (index.games(), practice), afresh);
        }
        let Some(job) = &self.job else {
            return (looked, false);
        };
        loop {
            match job.poll() {
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

    fn begin(
        &mut self,
        ctx: &Context,
        games: Catalogue,
        (kept, practice): (&KeptGames, &Practice),
        afresh: Option<&str>,
    ) {
        let new = kept.counted(afresh).filter(|(name, game)| {
            self.only.is_none_or(|only| game.hash == only) && !practice.is_looked_at(name)
        });
        let new = new.map(|(name, game)| NewGame {
            name: name.to_owned(),
            path: game.summary.is_own.then(|| game.file.path.clone()),
        });
        let mut new: Vec<NewGame> = new.collect();
        let with_tasks: BTreeSet<_> =
            practice.tasks().map(|task| task.source.file.as_str()).collect();
        new.sort_by_key(|game| !with_tasks.contains(game.name.as_str()));
        self.progress.all = new.len();
        self.job = Some(Job::start(ctx, "practice", move |reporter| {
            for game in new {
                let Some((tasks, judged)) = tasks(games, &game, reporter) else {
                    break;
                };
                let file = game.name;
                reporter.report(Report::Looked(LookedGame { file, tasks, judged }));
            }
        }));
    }
}

/// A game that has not been looked at.
struct NewGame {
    /// Name of its file.
    name: String,
    /// `None` if it was not played here.
    path: Option<PathBuf>,
}

/// Tasks of a game and its text with new verdicts; neither if it was not played here or is damaged. `None` if the search
/// was stopped.
fn tasks(
    games: Catalogue,
    game: &NewGame,
    reporter: &Reporter<Report>,
) -> Option<(Vec<SavedTask>, Option<String>)> {
    let text = game.path.as_deref().and_then(|path| read_own(path).ok());
    let Some((tool, text)) = text.and_then(|text| Some((games.tool_of(&text)?, text))) else {
        return (!reporter.is_stopped()).then(Default::default);
    };
    let search = TaskSearch::of_people(&game.name);
    let mut show = |thousandths| reporter.report(Report::Share(thousandths));
    match tool.practice_tasks(&text, &search, reporter.stop(), &mut show) {
        Ok(Some(found)) => {
            if let (Some(path), Some(judged)) = (&game.path, &found.judged) {
                keep_verdicts(path, &text, judged);
            }
            let tasks = found.tasks.into_iter().map(|task| task.saved);
            Some((tasks.collect(), found.judged))
        }
        Ok(None) => None,
        Err(_) => Some(Default::default()),
    }
}
