//! Saved state of the window: the file of the game on the table, autosave, archived games, recent files,
//! puzzle progress and settings. The writer thread does the writing.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Receiver;

use crate::app::action::SaveRequest;
use crate::app::game::activity::OnTable;
use crate::app::game::table::{FileLink, GameLinks, TableState};
use crate::app::settings::Settings;
use crate::app::shell::toasts::Tone;
use crate::phrase::{Phrase, ToPhrase};
use crate::session::Seat;
use crate::store::friends::plain_name;
use crate::store::paths::shown;
use crate::store::practice::{Practice, PracticeChange};
use crate::store::{
    EarlierGame, FileError, Fingerprint, Library, OwnPuzzleChange, OwnPuzzles, ProgressChange,
    PuzzleProgress, RecentFiles, SettingsChange, TextHash, WindowStatus, WriterThread,
};

pub(crate) struct SaveState {
    writer: WriterThread,
    /// Newest first.
    recent: RecentFiles,
    /// Archived games and games of other windows that can be reopened.
    earlier: Arc<[EarlierGame]>,
    played: Arc<BTreeSet<String>>,
    /// Archives of the other people of the household, by their [`plain_name`].
    others: BTreeMap<String, PathBuf>,
    /// Number that the writer returned for the last game whose text is new.
    archived: usize,
    /// The last of these games that is in `earlier` and `played`; `None` before these were read.
    listed: Option<usize>,
    progress: PuzzleProgress,
    /// Progress last seen from the writer, for merging only what is new.
    progress_seen: Arc<PuzzleProgress>,
    /// Everything known about practice, with the changes that are not saved yet.
    practice: Arc<Practice>,
    practice_seen: Arc<Practice>,
    practice_changes: Vec<PracticeChange>,
    /// The user's own puzzles, with the changes that are not saved yet.
    own_puzzles: Arc<OwnPuzzles>,
    own_puzzles_seen: Arc<OwnPuzzles>,
    own_puzzle_changes: Vec<OwnPuzzleChange>,
    tells_own_damage: bool,
    /// `true` once the user has been told that the file of practice was damaged.
    tells_damage: bool,
    /// Settings as last sent to the writer.
    stored: Settings,
    game: GameFiles,
    /// Files of the game suspended for the start page.
    suspended: Option<GameFiles>,
    /// Unfinished game that left the table last.
    left: Option<LeftGame>,
    /// `true` once the user has agreed to lose what cannot be saved.
    does_without: bool,
}

/// Saved copies of a game, and the revision of the game in each.
struct GameFiles {
    /// The file it was opened from or saved to, and its archived copy.
    links: GameLinks,
    /// `u64::MAX` if no revision of the table is in the file.
    saved_revision: u64,
    /// Revision in which the game came to the table.
    first_revision: u64,
    /// Revision in the autosave; `None` if the autosave holds another game.
    kept_revision: Option<u64>,
    /// Second shown by the running clock at the last autosave.
    kept_second: Option<u64>,
}

/// A game that has left the table while it was played or studied.
struct LeftGame {
    text: String,
    /// Number that the writer returned for it.
    number: usize,
    /// Last message to the user: `Some(true)` if archived, `Some(false)` if that failed.
    told: Option<bool>,
}

impl GameFiles {
    /// Copies of a game that has just come to the table and is not autosaved yet.
    fn of(links: GameLinks, state: &TableState) -> Self {
        // A game that has no file, or has changed since it was saved, matches no revision.
        let is_saved = links.file.path.is_some() && !links.file.unsaved;
        Self {
            links,
            saved_revision: if is_saved { state.revision } else { u64::MAX },
            first_revision: state.revision,
            kept_revision: None,
            kept_second: None,
        }
    }
}

impl SaveState {
    /// `is_kept` is `true` if the autosave already holds the game on the table.
    pub(crate) fn new(
        (writer, recent, progress): (WriterThread, RecentFiles, PuzzleProgress),
        settings: &Settings,
        (links, is_kept): (GameLinks, bool),
        state: &TableState,
    ) -> Self {
        let files = recent.paths().iter();
        let folders: BTreeSet<&Path> = files.filter_map(|file| file.parent()).collect();
        for folder in folders {
            writer.sweep(folder.to_owned());
        }
        let mut game = GameFiles::of(links, state);
        game.kept_revision = is_kept.then_some(state.revision);
        Self {
            earlier: writer.earlier(),
            played: writer.played(),
            others: BTreeMap::new(),
            archived: 0,
            listed: None,
            progress,
            progress_seen: Arc::default(),
            practice: Arc::default(),
            practice_seen: Arc::default(),
            practice_changes: Vec::new(),
            own_puzzles: Arc::default(),
            own_puzzles_seen: Arc::default(),
            own_puzzle_changes: Vec::new(),
            tells_own_damage: false,
            tells_damage: false,
            writer,
            recent,
            stored: settings.clone(),
            game,
            suspended: None,
            left: None,
            does_without: false,
        }
    }

    pub(crate) fn file(&self) -> &FileLink {
        &self.game.links.file
    }

    pub(crate) fn suspended_file(&self) -> Option<&FileLink> {
        self.suspended.as_ref().map(|game| &game.links.file)
    }

    pub(crate) fn recent(&self) -> &[PathBuf] {
        self.recent.paths()
    }

    pub(crate) fn earlier(&self) -> &[EarlierGame] {
        &self.earlier
    }

    /// The same list, which is another one once the writer has looked at the archive again. `None` unless it is
    /// complete.
    pub(crate) fn earlier_list(&self) -> Option<&Arc<[EarlierGame]>> {
        self.is_listed().then_some(&self.earlier)
    }

    /// Returns `true` unless the earlier games are still being read, or one is about to be archived.
    pub(crate) fn is_listed(&self) -> bool {
        self.listed == Some(self.archived)
    }

    /// Days (`YYYY-MM-DD`) on which archived games were left.
    pub(crate) fn played(&self) -> &BTreeSet<String> {
        &self.played
    }

    /// All archived games, and a channel that reports when the latest has been written.
    pub(crate) fn library(&self) -> (&Library, Receiver<()>) {
        (self.writer.library(), self.writer.begin_flush())
    }

    pub(crate) fn holding(&self) -> WindowStatus {
        self.writer.holding()
    }

    /// Suggested path for saving; without a request, the folder for opening a file.
    pub(crate) fn suggested_file(&self, saving: Option<&SaveRequest>) -> PathBuf {
        let left = saving.and_then(|saving| saving.left.as_ref());
        let file = left.map_or(&self.game.links.file, |left| &left.file);
        let known = file.path.as_ref().or(self.recent.paths().first());
        let folder = known.and_then(|path| path.parent()).unwrap_or(Path::new(""));
        match (saving, &file.path) {
            (Some(_), Some(file)) => file.clone(),
            (Some(saving), None) => folder.join(&saving.name),
            (None, _) => folder.join(""),
        }
    }

    /// Persistent warning about what is not being saved, or about a game file that was changed elsewhere.
    pub(crate) fn unsaved(&self) -> Option<Phrase> {
        let game = self.writer.game_fault();
        let game = game.map(|fault| Phrase::new("banner-game").with("fault", fault.phrase()));
        game.or_else(|| {
            let finished = self.writer.finished_fault();
            let fault = finished.or_else(|| self.writer.other_fault())?;
            Some(Phrase::new("banner-other").with("fault", fault.phrase()))
        })
        .or_else(|| {
            let file = &self.game.links.file;
            let changed = file.path.as_ref().filter(|_| file.changed_elsewhere)?;
            Some(Phrase::new("banner-changed").with("file", file_name(changed)))
        })
    }

    /// Returns `true` if losing the autosave loses no game.
    fn is_safe(&self, game: OnTable) -> bool {
        if !game.begun {
            return self.suspended.is_none();
        }
        let is_in_file = self.is_saved(game.state) && !self.game.links.file.changed_elsewhere;
        !game.state.is_worth_keeping() || is_in_file
    }

    fn is_saved(&self, state: &TableState) -> bool {
        state.revision == self.game.saved_revision
    }

    /// Returns `true` if the game on the table is not in its file in this state.
    fn is_unsaved(&self, game: OnTable) -> bool {
        let is_in_file = || self.is_saved(game.state) && !self.game.links.file.is_changed();
        game.begun && game.state.is_worth_keeping() && !is_in_file()
    }

    /// Error of the autosave, if the last attempt failed.
    pub(crate) fn game_fault(&self) -> Option<FileError> {
        self.writer.game_fault()
    }

    /// Reason why closing the window would lose the game in progress.
    pub(crate) fn loss(&self, game: OnTable) -> Option<FileError> {
        self.writer.game_fault().filter(|_| !self.is_safe(game))
    }

    /// Reason why closing the window would lose an archived game.
    pub(crate) fn finished_loss(&self) -> Option<FileError> {
        self.writer.finished_fault()
    }

    pub(crate) fn does_without(&self) -> bool {
        self.does_without
    }

    /// Records that the user agrees to lose what cannot be saved.
    pub(crate) fn do_without(&mut self) {
        self.does_without = true;
    }

    /// Takes the writer's new lists of games, puzzles and practice tasks.
    pub(crate) fn poll_writer(&mut self) {
        // Asked first, so that the lists are at least as new.
        let is_archived =
            self.writer.is_archived(self.archived) || self.writer.finished_fault().is_some();
        if self.writer.has_read() && is_archived {
            self.listed = Some(self.archived);
        }
        self.earlier = self.writer.earlier();
        self.played = self.writer.played();
        let known = self.writer.progress();
        if !Arc::ptr_eq(&known, &self.progress_seen) {
            self.progress.merge(&known);
            self.progress_seen = known;
        }
        let known = self.writer.practice();
        if !Arc::ptr_eq(&known, &self.practice_seen) {
            self.practice_changes.retain(|change| !known.has(change));
            self.practice = Arc::clone(&known);
            for change in &self.practice_changes {
                Arc::make_mut(&mut self.practice).apply(change);
            }
            self.practice_seen = known;
        }
        let known = self.writer.own_puzzles();
        if !Arc::ptr_eq(&known, &self.own_puzzles_seen) {
            self.own_puzzle_changes.retain(|change| !known.has(change));
            self.own_puzzles = Arc::clone(&known);
            for change in &self.own_puzzle_changes {
                Arc::make_mut(&mut self.own_puzzles).apply(change);
            }
            self.own_puzzles_seen = known;
        }
    }

    pub(crate) fn own_puzzles(&self) -> &OwnPuzzles {
        &self.own_puzzles
    }

    pub(crate) fn shared_own_puzzles(&self) -> Arc<OwnPuzzles> {
        Arc::clone(&self.own_puzzles)
    }

    pub(crate) fn keep_own_puzzle(&mut self, change: OwnPuzzleChange) {
        Arc::make_mut(&mut self.own_puzzles).apply(&change);
        self.own_puzzle_changes.push(change.clone());
        self.writer.keep_own_puzzle(change);
    }

    /// Message that the file of own puzzles was damaged, once.
    pub(crate) fn damaged_own_puzzles(&mut self) -> Option<Phrase> {
        if self.tells_own_damage {
            return None;
        }
        let kept = self.writer.damaged_own_puzzles()?;
        self.tells_own_damage = true;
        Some(Phrase::new("own-puzzles-damaged").with("file", shown(&kept)))
    }

    pub(crate) fn practice(&self) -> &Practice {
        &self.practice
    }

    /// Message that the file of practice was damaged, once.
    pub(crate) fn damaged_practice(&mut self) -> Option<Phrase> {
        if self.tells_damage {
            return None;
        }
        let kept = self.writer.damaged_practice()?;
        self.tells_damage = true;
        Some(Phrase::new("practice-damaged").with("file", shown(&kept)))
    }

    pub(crate) fn keep_practice(&mut self, change: PracticeChange) {
        Arc::make_mut(&mut self.practice).apply(&change);
        self.practice_changes.push(change.clone());
        self.writer.keep_practice(change);
    }

    pub(crate) fn progress(&self) -> &PuzzleProgress {
        &self.progress
    }

    pub(crate) fn keep_progress(&mut self, change: ProgressChange) {
        self.progress.apply(&change);
        self.writer.keep_progress(change);
    }

    /// Refreshes the list of earlier games and checks whether the game's file was changed elsewhere.
    pub(crate) fn refresh(&mut self) {
        self.writer.refresh();
        self.game.links.file.changed_elsewhere = self.game.links.file.is_changed();
    }

    pub(crate) fn remember(&mut self, path: &Path) {
        self.recent.add(path);
        self.writer.keep_recent(path.to_owned());
    }

    /// Replaces the game on the table and drops a suspended one.
    pub(crate) fn put(&mut self, mut links: GameLinks, state: &TableState) {
        links.opened |= state.ended.is_some() && links.earlier.is_none();
        // The game that was left is on the table again.
        self.left.take_if(|left| links.earlier == Some(TextHash::of(&left.text)));
        self.game = GameFiles::of(links, state);
        self.suspended = None;
        self.does_without = false;
    }

    /// Replaces the game on the table by the start page, and suspends it if it is unfinished.
    pub(crate) fn suspend(&mut self, goes_on: bool, state: &TableState) {
        let page = GameFiles::of(GameLinks::default(), state);
        let left = std::mem::replace(&mut self.game, page);
        self.suspended = goes_on.then_some(left);
    }

    /// Returns the suspended game to the table.
    pub(crate) fn take_back(&mut self) {
        if let Some(suspended) = self.suspended.take() {
            self.game = suspended;
        }
    }

    /// Records that the game on the table was saved.
    pub(crate) fn saved(
        &mut self,
        path: &Path,
        fingerprint: Option<Fingerprint>,
        state: &TableState,
    ) {
        self.game.links.file = FileLink {
            path: Some(path.to_owned()),
            fingerprint,
            unsaved: false,
            changed_elsewhere: false,
        };
        self.game.saved_revision = state.revision;
    }

    /// Removes temporary files beside a written file.
    pub(crate) fn sweep_beside(&self, path: &Path) {
        if let Some(folder) = path.parent() {
            self.writer.sweep(folder.to_owned());
        }
    }

    /// Returns `true` if the game has to be archived when it leaves the table: it is not in a file, or it was
    /// played to its end here.
    fn is_to_be_kept(&self, game: OnTable) -> bool {
        let is_played = game.state.revision != self.game.first_revision;
        let is_own = game.begun && game.state.ended.is_some() && is_played;
        self.is_unsaved(game) || is_own && game.state.is_worth_keeping()
    }

    /// Archives a game that is about to leave the table, or about to be listed: a finished one, or one with somebody
    /// elsewhere.
    pub(crate) fn archive_listed(&mut self, game: OnTable) {
        let is_listed = game.state.ended.is_some() || game.state.friend.is_some();
        if game.begun && is_listed && self.is_to_be_kept(game) {
            let text = self.record_left(game);
            let archived = Some(TextHash::of(&text));
            self.archive(text, &game.state.seats);
            if self.game.links.earlier != archived {
                self.game.links.earlier = archived;
                self.game.kept_revision = None;
            }
        }
    }

    /// Text of the game on the table in the archive; `None` if it is not there.
    pub(crate) fn archived_text(&self) -> Option<TextHash> {
        self.game.links.earlier
    }

    /// Archives a game that is about to be replaced, finished or not. One that is unfinished or being studied can be
    /// reopened at once.
    pub(crate) fn leave(&mut self, game: OnTable) {
        if !self.is_to_be_kept(game) {
            return;
        }
        let text = self.record_left(game);
        let number = self.archive(text.clone(), &game.state.seats);
        if game.state.ended.is_none() || game.state.commands.studied {
            self.left = Some(LeftGame { text, number, told: None });
        }
    }

    /// Sets the archives of the other people of the household, by their [`plain_name`].
    pub(crate) fn set_others(&mut self, others: BTreeMap<String, PathBuf>) {
        self.others = others;
    }

    /// Returns the number by which the writer knows the game.
    fn archive(&mut self, text: String, seats: &[Seat]) -> usize {
        let names = seats.iter().filter_map(Seat::name);
        let others = names.filter_map(|name| self.others.get(&plain_name(name)).cloned());
        let others = others.collect();
        let before = self.game.links.earlier;
        let is_new = before != Some(TextHash::of(&text));
        let number = self.writer.archive_for(text, before, others);
        if is_new {
            self.archived = number;
        }
        number
    }

    pub(crate) fn has_left(&self) -> bool {
        self.left.is_some()
    }

    pub(crate) fn take_left(&mut self) -> Option<String> {
        self.left.take().map(|left| left.text)
    }

    /// Message about the game that was left, once per outcome: archived, or the error.
    pub(crate) fn left_game_message(&mut self) -> Option<(Tone, Phrase)> {
        let left = self.left.as_mut()?;
        if self.writer.is_archived(left.number) {
            let is_new = left.told.replace(true) != Some(true);
            return is_new.then(|| (Tone::Info, Phrase::new("left-kept")));
        }
        let fault = self.writer.finished_fault()?;
        let is_new = left.told.replace(false).is_none();
        is_new.then(|| {
            let words = Phrase::new("left-not-kept").with("fault", fault.phrase());
            (Tone::Error, words)
        })
    }

    /// Autosaves the game if it has changed, and after every second of a running clock, so that killing the
    /// program gives no time back.
    pub(crate) fn keep_changes(&mut self, game: OnTable) {
        if self.game.kept_revision != Some(game.state.revision) {
            self.keep_game(game);
        }
        let second = running_second(game.state);
        if second.is_some() && self.game.kept_second != second {
            self.keep_game(game);
        }
    }

    /// Autosaves the time used for the current move.
    pub(crate) fn keep_clock(&mut self, game: OnTable) {
        if game.state.clock.is_some() {
            self.keep_game(game);
        }
    }

    pub(crate) fn keep_game(&mut self, game: OnTable) {
        if !game.begun {
            return;
        }
        self.writer.keep_game(self.record_in_progress(game));
        if self.game.kept_revision != Some(game.state.revision) {
            // The agreement to lose a game does not cover its new state.
            self.does_without = false;
        }
        self.game.kept_revision = Some(game.state.revision);
        self.game.kept_second = running_second(game.state);
    }

    /// Includes the link to its archived copy.
    fn record_in_progress(&self, game: OnTable) -> String {
        let links = GameLinks { earlier: self.game.links.earlier, ..self.links(game) };
        game.table.record(Some(&links))
    }

    /// Leaves out the link to the archived copy, so that an unchanged game always gives the same text.
    fn record_left(&self, game: OnTable) -> String {
        game.table.record(Some(&self.links(game)))
    }

    fn links(&self, game: OnTable) -> GameLinks {
        let links = &self.game.links;
        GameLinks {
            opened: links.opened,
            ..GameLinks::of(FileLink { unsaved: !self.is_saved(game.state), ..links.file.clone() })
        }
    }

    pub(crate) fn keep_settings(&mut self, settings: &Settings) {
        if *settings == self.stored {
            return;
        }
        let change = SettingsChange::between(&self.stored, settings);
        self.stored = settings.clone();
        if !change.is_empty() {
            self.writer.keep_settings(change);
        }
    }

    /// Blocks until the writer has written everything it can.
    pub(crate) fn flush(&self) {
        self.writer.flush();
    }

    /// Saves elsewhere what cannot be written in its place. Returns the message about it, or the error that
    /// loses a game; `None` if nothing was at risk.
    pub(crate) fn rescue(&self, game: OnTable) -> Option<Result<Phrase, FileError>> {
        let fault = self.loss(game).or_else(|| self.finished_loss())?;
        Some(self.writer.rescue().map(|paths| {
            let files: Vec<String> = paths.iter().map(shown).collect();
            Phrase::new("rescued").with("files", files.join(", ")).with("fault", fault.phrase())
        }))
    }
}

fn running_second(state: &TableState) -> Option<u64> {
    state.clock.as_ref()?.running_second()
}

/// File name for display.
pub(crate) fn file_name(path: &Path) -> String {
    shown(path.file_name().unwrap_or(path.as_os_str()))
}
