//! Index of the kept games: the archived ones, and unfinished ones of closed windows. A thread of its own reads each
//! file once, the latest first, and again only when it has changed.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Receiver;

use egui::Context;

use crate::app::archive::duels::Duel;
use crate::app::catalogue::Catalogue;
use crate::app::game::table::{FriendStep, GameSummary};
use crate::app::platform::jobs::{Job, JobNews, Reporter};
use crate::store::dates::day_number;
use crate::store::files::read_own;
use crate::store::{ArchivedFile, EarlierGame, EarlierKind, Fingerprint, Library, TextHash};

/// Games after which the first reading shows what it has, and then again each time it has read ten times as many.
const FIRST_SHOWN: usize = 50;

/// A kept game that has been read.
#[derive(Debug)]
pub struct KeptGame {
    /// Its file, and the time when it was left.
    pub file: ArchivedFile,
    /// Its summary.
    pub summary: GameSummary,
    /// Hash of its text.
    pub hash: TextHash,
    /// Tells whether the file has changed.
    pub fingerprint: Option<Fingerprint>,
}

/// The kept games as far as they have been read.
#[derive(Debug, Default)]
pub struct KeptGames {
    games: Vec<Arc<KeptGame>>,
    damaged: Vec<(PathBuf, Option<Fingerprint>)>,
    ongoing: Vec<Arc<KeptGame>>,
    duels: Vec<Duel>,
}

/// The kept games, and the thread that reads them.
#[derive(Default)]
pub struct ArchiveIndex {
    games: Arc<KeptGames>,
    reading: Option<Job<Arc<KeptGames>>>,
    /// List of the writer when the last reading began.
    listed: Option<Arc<[EarlierGame]>>,
    /// Games of that list that have not been read yet.
    is_behind: bool,
    is_complete: bool,
    /// Every game of that list has been read, in its present state or in an earlier one.
    lists_all: bool,
    was_changed: Cell<bool>,
    /// Removed files that were read before.
    removed: RefCell<BTreeSet<PathBuf>>,
}

impl KeptGame {
    /// Name of its file in the archive; `None` for the game of another window.
    pub fn name(&self) -> Option<&str> {
        let is_archived = self.file.kind == EarlierKind::Archived;
        let name = self.file.path.file_name().filter(|_| is_archived);
        name?.to_str()
    }
}

impl KeptGames {
    /// `games` are sorted, the latest first. Damaged files are read again only when they have changed.
    pub fn new(games: Vec<Arc<KeptGame>>, damaged: Vec<(PathBuf, Option<Fingerprint>)>) -> Self {
        // A game may have been left more than once.
        let mut seen = BTreeSet::new();
        let with_friends = games.iter().filter(|game| {
            let friend = game.summary.friend.as_ref();
            friend.is_some_and(|friend| seen.insert(&friend.table))
        });
        let is_ongoing = |game: &&Arc<KeptGame>| {
            let friend = game.summary.friend.as_ref();
            friend.is_some_and(|friend| friend.step != FriendStep::Over)
        };
        let ongoing = with_friends.filter(is_ongoing).cloned().collect();
        let duels = Duel::all(games.iter().map(|game| &game.summary));
        Self { games, damaged, ongoing, duels }
    }

    /// The games that can be read, the latest first.
    pub fn games(&self) -> &[Arc<KeptGame>] {
        &self.games
    }

    /// Scores of people who played against each other, the latest pair first.
    pub fn duels(&self) -> &[Duel] {
        &self.duels
    }

    /// Files that cannot be read.
    pub fn damaged(&self) -> impl ExactSizeIterator<Item = &Path> {
        self.damaged.iter().map(|(path, _)| &**path)
    }

    /// The latest state of each unfinished game with people elsewhere, the latest first.
    pub fn ongoing(&self) -> &[Arc<KeptGame>] {
        &self.ongoing
    }

    /// Games with people elsewhere in which the user is to act, and those with these ids.
    pub fn waiting(&self, ids: &[String]) -> impl Iterator<Item = &KeptGame> {
        let is_named = |game: &KeptGame| {
            game.summary.friend.as_ref().is_some_and(|friend| ids.contains(&friend.table))
        };
        let ongoing = self.ongoing.iter().map(Arc::as_ref);
        ongoing.filter(move |game| game.summary.is_users_turn() || is_named(game))
    }

    /// The latest game with this id at a friend's table.
    pub fn find(&self, table: &str) -> Option<&KeptGame> {
        let is_it = |game: &&Arc<KeptGame>| {
            let friend = game.summary.friend.as_ref();
            friend.is_some_and(|friend| friend.table == table)
        };
        let all = self.ongoing.iter().chain(&self.games);
        all.into_iter().find(is_it).map(Arc::as_ref)
    }

    /// Summary of an earlier game; `None` while it is not read, and if it cannot be.
    pub fn summary(&self, game: &EarlierGame) -> Option<&GameSummary> {
        let mut games = self.games.iter();
        let found = games.find(|kept| kept.file.path == game.path);
        found.map(|kept| &kept.summary)
    }

    /// Returns `true` if the game was read, in whatever state.
    fn knows(&self, game: &EarlierGame) -> bool {
        let is_kept = self.games.iter().any(|kept| kept.file.path == game.path);
        is_kept || self.damaged.iter().any(|(path, _)| *path == game.path)
    }

    /// Returns `true` if the game was read in its present state.
    fn has(&self, game: &EarlierGame) -> bool {
        let mut games = self.games.iter();
        let found = games.find(|kept| kept.file.path == game.path);
        match found {
            Some(kept) => kept.fingerprint == game.fingerprint,
            None => self.damaged.contains(&(game.path.clone(), game.fingerprint)),
        }
    }

    /// The archived game with this text, and the name of its file.
    pub(crate) fn archived_as(&self, hash: TextHash) -> Option<(&str, &KeptGame)> {
        self.archived().find(|(_, game)| game.hash == hash)
    }

    /// Archived games, the latest first, with the names of their files.
    pub fn archived(&self) -> impl Iterator<Item = (&str, &KeptGame)> {
        let games = self.games.iter().map(Arc::as_ref);
        games.filter_map(|game| Some((game.name()?, game)))
    }

    /// Archived games that count for strength and practice: those kept after the user started afresh, if they did.
    pub fn counted(&self, afresh: Option<&str>) -> impl Iterator<Item = (&str, &KeptGame)> {
        self.archived().filter(move |(name, _)| afresh.is_none_or(|afresh| *name > afresh))
    }
}

impl ArchiveIndex {
    /// The games, as far as they have been read.
    pub fn games(&self) -> &Arc<KeptGames> {
        &self.games
    }

    /// Returns `true` while every game that was left has been read.
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// Returns `true` while no game that was left is missing. Some may have been judged since they were read.
    pub fn lists_all(&self) -> bool {
        self.lists_all
    }

    /// Has the archive looked at again because this file was removed from it, or put back.
    pub fn set_removed(&self, path: &Path, is_removed: bool) {
        let mut removed = self.removed.borrow_mut();
        if is_removed {
            removed.insert(path.to_owned());
        } else {
            removed.remove(path);
        }
        self.was_changed.set(true);
    }

    /// Returns `true` if this file was removed since it was read.
    pub fn is_removed(&self, path: &Path) -> bool {
        self.removed.borrow().contains(path)
    }

    /// Returns `true` once after the archive was changed.
    pub(crate) fn take_changed(&self) -> bool {
        self.was_changed.take()
    }

    /// Has the archive read once more, to which another window may have added games.
    pub(crate) fn read_again(&mut self) {
        self.listed = None;
    }

    /// Takes what was read, and reads the archive when the writer has listed it again. The list is `None` while a
    /// game is about to be archived; the channel is disconnected once it is.
    pub(crate) fn refresh(
        &mut self,
        ctx: &Context,
        games: Catalogue,
        listed: Option<&Arc<[EarlierGame]>>,
        library: impl FnOnce() -> (Library, Receiver<()>),
    ) {
        while let Some(reading) = &self.reading {
            match reading.poll() {
                JobNews::Report(games) => self.games = games,
                JobNews::Running => break,
                JobNews::Ended => {
                    self.reading = None;
                    self.is_behind = false;
                    let is_listed = |path: &PathBuf| {
                        let mut games = self.games.games.iter();
                        games.any(|game| game.file.path == *path)
                    };
                    self.removed.get_mut().retain(is_listed);
                }
            }
        }
        self.is_complete = false;
        let Some(listed) = listed else {
            self.lists_all = false;
            return;
        };
        let known = self.listed.as_ref();
        let is_new = known.is_none_or(|known| !Arc::ptr_eq(known, listed));
        let is_read = |game| self.games.has(game);
        self.is_behind |= is_new && (known.is_none() || !listed.iter().all(is_read));
        // The first picture goes before.
        let is_free = self.reading.is_none() && ctx.cumulative_frame_nr() > 0;
        if is_new && is_free {
            self.listed = Some(Arc::clone(listed));
            let (library, complete) = library();
            let of_windows = listed.iter().filter(|game| !game.is_archived());
            let order = Order {
                games,
                of_windows: of_windows.map(ArchivedFile::from).collect(),
                library,
                complete,
                known: Arc::clone(&self.games),
            };
            self.reading = Some(Job::start(ctx, "archive", move |reporter| {
                order.run(reporter);
            }));
        }
        self.is_complete = !self.is_behind;
        self.lists_all = self.is_complete
            || self.lists_all && (!is_new || listed.iter().all(|game| self.games.knows(game)));
    }
}

/// Files to read.
struct Order {
    games: Catalogue,
    of_windows: Vec<ArchivedFile>,
    library: Library,
    /// Disconnected once the library has every game that was left.
    complete: Receiver<()>,
    /// Games that are read again only if their files have changed.
    known: Arc<KeptGames>,
}

impl Order {
    fn run(self, reporter: &Reporter<Arc<KeptGames>>) {
        // A closed channel also means that the library is complete.
        let _ = self.complete.recv();
        let known = self.known.games.iter();
        let known: HashMap<&Path, &Arc<KeptGame>> =
            known.map(|game| (&*game.file.path, game)).collect();
        let known_damaged: HashMap<&Path, Option<Fingerprint>> =
            (self.known.damaged.iter().map(|(path, fingerprint)| (&**path, *fingerprint)))
                .collect();
        let mut files = self.of_windows;
        files.extend(self.library.games());
        files.sort_by(|one, other| other.when.cmp(&one.when));
        let mut shown = FIRST_SHOWN;
        let (mut games, mut damaged) = (Vec::with_capacity(files.len()), Vec::new());
        for file in files {
            if reporter.is_stopped() {
                return;
            }
            let fingerprint = Fingerprint::of(&file.path);
            let kept = known.get(&*file.path);
            let kept = kept.filter(|game| game.fingerprint == fingerprint && game.file == file);
            if let Some(game) = kept {
                games.push(Arc::clone(game));
            } else if known_damaged.get(&*file.path) == Some(&fingerprint) {
                damaged.push((file.path, fingerprint));
            } else if let Some((summary, hash)) = read(self.games, &file) {
                games.push(Arc::new(KeptGame { file, summary, hash, fingerprint }));
            } else {
                damaged.push((file.path, fingerprint));
            }
            if known.is_empty() && games.len() == shown {
                shown *= 10;
                reporter.report(Arc::new(KeptGames::new(games.clone(), damaged.clone())));
            }
        }
        reporter.report(Arc::new(KeptGames::new(games, damaged)));
    }
}

/// `None` if the file is damaged.
fn read(games: Catalogue, file: &ArchivedFile) -> Option<(GameSummary, TextHash)> {
    let text = read_own(&file.path).ok()?;
    let mut summary = games.summary(&text)?;
    if let Some(played) = &mut summary.played {
        let left = file.when.split(' ').next().and_then(day_number);
        played.facts.day = played.facts.day.or(left);
    }
    Some((summary, TextHash::of(&text)))
}
