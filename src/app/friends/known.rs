//! Unfinished games with people elsewhere, found among the archived games in the background.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::Receiver;

use egui::Context;

use crate::app::catalogue::Catalogue;
use crate::app::game::table::{FriendStep, GameSummary};
use crate::app::platform::jobs::{Job, JobNews};
use crate::store::files::read_own;
use crate::store::{ArchivedFile, EarlierGame, Library};

/// Word that the record of such a game has.
const MARK: &str = "friend";

/// An unfinished game with somebody elsewhere.
pub struct OngoingGame {
    /// Its file.
    pub file: ArchivedFile,
    /// Its summary.
    pub summary: GameSummary,
}

/// All such games that are known.
#[derive(Default)]
pub struct FriendGames {
    /// By path; `None` for all other games.
    known: BTreeMap<PathBuf, Option<OngoingGame>>,
    scanned: Option<Vec<PathBuf>>,
    scan: Option<Job<(PathBuf, Option<OngoingGame>)>>,
}

impl FriendGames {
    /// The latest state of each game, latest first.
    pub fn ongoing(&self) -> Vec<&OngoingGame> {
        let mut found: Vec<&OngoingGame> = self.known.values().flatten().collect();
        found.sort_by(|one, other| other.file.when.cmp(&one.file.when));
        let mut tables = Vec::new();
        found.retain(|game| {
            let table = game.summary.friend.as_ref().map(|friend| &friend.table);
            let is_new = !tables.contains(&table);
            tables.push(table);
            is_new
        });
        found
    }

    /// Games in which the user is to act.
    pub fn waiting(&self) -> Vec<&OngoingGame> {
        let mut games = self.ongoing();
        games.retain(|game| is_users_turn(&game.summary));
        games
    }

    /// The game with this id.
    pub fn find(&self, table: &str) -> Option<&OngoingGame> {
        let mut games = self.ongoing().into_iter();
        games.find(|game| {
            game.summary
                .friend
                .as_ref()
                .is_some_and(|friend| friend.table == table)
        })
    }

    /// Reads archived games that are not known yet, if the list of them has changed, and takes what was found.
    pub(crate) fn refresh(
        &mut self,
        ctx: &Context,
        games: Catalogue,
        (earlier, library): (&[EarlierGame], &dyn Fn() -> (Library, Receiver<()>)),
    ) {
        let is_new =
            |scanned: &Vec<PathBuf>| !scanned.iter().eq(earlier.iter().map(|game| &game.path));
        if self.scan.is_none() && self.scanned.as_ref().is_none_or(is_new) {
            self.scanned = Some(earlier.iter().map(|game| game.path.clone()).collect());
            let listed: Vec<ArchivedFile> = earlier.iter().map(ArchivedFile::from).collect();
            self.begin(ctx, games, (listed, library()));
        }
        while let Some(scan) = &self.scan {
            match scan.poll() {
                JobNews::Report((path, game)) => {
                    self.known.insert(path, game);
                }
                JobNews::Running => break,
                JobNews::Ended => {
                    self.known
                        .retain(|path, game| game.is_none() || path.is_file());
                    self.scan = None;
                }
            }
        }
    }

    fn begin(
        &mut self,
        ctx: &Context,
        games: Catalogue,
        (listed, (library, complete)): (Vec<ArchivedFile>, (Library, Receiver<()>)),
    ) {
        let archived: Vec<PathBuf> = self.known.keys().cloned().collect();
        self.scan = Some(Job::start(ctx, "friends", move |reporter| {
            // A closed channel also means that the library is complete.
            let _ = complete.recv();
            // An archived game never changes; that of another window may.
            let new = library
                .games()
                .into_iter()
                .filter(|file| !archived.contains(&file.path));
            for file in listed.into_iter().chain(new) {
                let text = read_own(&file.path).ok().filter(|text| text.contains(MARK));
                let summary = text.and_then(|text| games.summary(&text));
                let is_ongoing = |summary: &GameSummary| {
                    let step = summary.friend.as_ref().map(|friend| friend.step);
                    step.is_some_and(|step| step != FriendStep::Over)
                };
                let path = file.path.clone();
                let game = summary
                    .filter(is_ongoing)
                    .map(|summary| OngoingGame { file, summary });
                if reporter.is_stopped() {
                    return;
                }
                reporter.report((path, game));
            }
        }));
    }
}

/// Returns `true` if the user is to act in the game.
pub fn is_users_turn(summary: &GameSummary) -> bool {
    let step = summary.friend.as_ref().map(|friend| friend.step);
    matches!(step, Some(FriendStep::YourTurn | FriendStep::Asked(..)))
}

/// Returns `true` if another program plays the user's seat.
pub fn is_lost_seat(summary: &GameSummary) -> bool {
    let step = summary.friend.as_ref().map(|friend| friend.step);
    step == Some(FriendStep::Lost)
}
