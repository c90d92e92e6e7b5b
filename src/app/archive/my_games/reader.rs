//! Reads archived games in the background, latest first.

use std::sync::mpsc::Receiver;

use egui::Context;

use crate::app::catalogue::Catalogue;
use crate::app::game::table::GameSummary;
use crate::app::platform::jobs::{Job, JobNews};
use crate::store::files::read_own;
use crate::store::{ArchivedFile, Library};

/// Archived game that has been read.
pub struct SeenGame {
    /// Its file, and the time when it was left.
    pub game: ArchivedFile,
    /// Its summary; `None` if the file is damaged.
    pub summary: Option<GameSummary>,
}

/// Reader of all archived games. Stops when dropped.
pub struct Reader(Job<SeenGame>);

impl Reader {
    /// Starts reading `first` and then the games of the library, once it is `complete`.
    pub fn begin(
        ctx: &Context,
        games: Catalogue,
        first: Vec<ArchivedFile>,
        (library, complete): (Library, Receiver<()>),
    ) -> Self {
        Self(Job::start(ctx, "my games", move |reporter| {
            // A closed channel also means that the library is complete.
            let _ = complete.recv();
            let all = first.into_iter().chain(library.games());
            for game in all {
                let text = read_own(&game.path).ok();
                let summary = text.and_then(|text| games.summary(&text));
                if reporter.is_stopped() {
                    return;
                }
                reporter.report(SeenGame { game, summary });
            }
        }))
    }

    /// Returns the games read since the last call, and `true` if they were the last ones.
    pub fn poll(&self) -> (Vec<SeenGame>, bool) {
        let mut new = Vec::new();
        loop {
            match self.0.poll() {
                JobNews::Report(seen) => new.push(seen),
                JobNews::Running => return (new, false),
                JobNews::Ended => return (new, true),
            }
        }
    }
}
