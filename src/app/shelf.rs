//! The shelf: the file of the game on the table, what is kept by itself, and the games that can be
//! opened again.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Receiver;

use super::action::Saving;
use super::activity::OnTable;
use super::earlier::Glances;
use super::settings::Settings;
use super::table::{FileLink, GameLinks, TableState};
use super::toasts::Tone;
use crate::phrase::{Phrase, Say};
use crate::store::paths::shown;
use crate::store::{
    EarlierGame, FileError, Fingerprint, Holding, Library, PuzzleProgress, RecentFiles,
    SettingsChange, SolvedPuzzle, TextMark, WriterThread,
};

/// What is saved, what is kept, and by whom.
pub(super) struct Shelf {
    writer: WriterThread,
    /// The files opened or saved last, the newest first.
    recent: RecentFiles,
    /// The games that have left the table and can be opened again.
    earlier: Arc<[EarlierGame]>,
    /// The puzzles that were solved.
    progress: PuzzleProgress,
    /// What the writer knew of those last.
    progress_seen: Arc<PuzzleProgress>,
    /// What is known of the earlier games.
    glances: Glances,
    /// The settings as they were written last.
    stored: Settings,
    game: Copies,
    /// The same of the game that was left for the start page.
    suspended: Option<Copies>,
    /// The game that was left for another one last.
    left: Option<Left>,
    /// The user does without what cannot be kept.
    does_without: bool,
}

/// Where a game is besides on the table, and which state of it.
struct Copies {
    /// The file that the game was opened from or saved to, and what is kept of the game among the
    /// earlier ones.
    links: GameLinks,
    /// The revision of the game in that file.
    saved_revision: u64,
    /// The revision with which the game came to the table.
    first_revision: u64,
    /// The revision of the game that the writer has; `None` if it has none of this game's.
    kept_revision: Option<u64>,
    /// The second that a running clock showed when the writer got the game.
    kept_second: Option<u64>,
}

/// A game that was left before it was over.
struct Left {
    /// As it was when it left the table.
    text: String,
    /// Its number among those that the writer was handed.
    number: usize,
    /// What the user was told last: whether it is kept.
    told: Option<bool>,
}

impl Copies {
    /// Those of a game that has come to the table with these links, and that nobody keeps yet.
    fn of(links: GameLinks, state: &TableState) -> Self {
        // None of the table's revisions if it has gone on since, or has no file at all.
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

impl Shelf {
    /// The shelf as the program starts, with the links of the game on the table. `is_kept`: the
    /// writer has just this game.
    pub(super) fn new(
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
        let mut game = Copies::of(links, state);
        game.kept_revision = is_kept.then_some(state.revision);
        Self {
            earlier: writer.earlier(),
            progress,
            progress_seen: Arc::default(),
            glances: Glances::default(),
            writer,
            recent,
            stored: settings.clone(),
            game,
            suspended: None,
            left: None,
            does_without: false,
        }
    }

    /// The file of the game on the table.
    pub(super) fn file(&self) -> &FileLink {
        &self.game.links.file
    }

    /// The file of the game that was left for the start page, if one was.
    pub(super) fn suspended_file(&self) -> Option<&FileLink> {
        self.suspended.as_ref().map(|game| &game.links.file)
    }

    pub(super) fn recent(&self) -> &[PathBuf] {
        self.recent.paths()
    }

    pub(super) fn earlier(&self) -> &[EarlierGame] {
        &self.earlier
    }

    /// All games that were put away, and what says when the last one is among them.
    pub(super) fn library(&self) -> (&Library, Receiver<()>) {
        (self.writer.library(), self.writer.begin_flush())
    }

    /// What is known of those games.
    pub(super) fn glances(&self) -> &Glances {
        &self.glances
    }

    /// The place among all windows that is held.
    pub(super) fn holding(&self) -> Holding {
        self.writer.holding()
    }

    /// The file that is suggested where one is to be chosen: one to open, or one for the game of
    /// this wish.
    pub(super) fn suggested_file(&self, saving: Option<&Saving>) -> PathBuf {
        let left = saving.and_then(|saving| saving.left.as_ref());
        let file = left.map_or(&self.game.links.file, |left| &left.file);
        let known = file.path.as_ref().or(self.recent.paths().first());
        let folder = known
            .and_then(|path| path.parent())
            .unwrap_or(Path::new(""));
        match (saving, &file.path) {
            (Some(_), Some(file)) => file.clone(),
            (Some(saving), None) => folder.join(&saving.name),
            (None, _) => folder.join(""),
        }
    }

    /// What is not being saved, or not as it was, and why, for as long as it is so.
    pub(super) fn unsaved(&self) -> Option<Phrase> {
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

    /// Whether nothing is lost with the autosave.
    fn is_safe(&self, game: OnTable) -> bool {
        if !game.begun {
            return self.suspended.is_none();
        }
        let is_in_file = self.is_saved(game.state) && !self.game.links.file.changed_elsewhere;
        !game.state.has_moves() || is_in_file
    }

    fn is_saved(&self, state: &TableState) -> bool {
        state.revision == self.game.saved_revision
    }

    /// Whether there is a game that is in no file as it is.
    fn is_unsaved(&self, game: OnTable) -> bool {
        let is_in_file = || self.is_saved(game.state) && !self.game.links.file.is_changed();
        game.begun && game.state.has_moves() && !is_in_file()
    }

    /// Why the game in progress cannot be kept, if it cannot.
    pub(super) fn game_fault(&self) -> Option<FileError> {
        self.writer.game_fault()
    }

    /// Why the game in progress would be lost with the window.
    pub(super) fn loss(&self, game: OnTable) -> Option<FileError> {
        self.writer.game_fault().filter(|_| !self.is_safe(game))
    }

    /// Why a game that has left the table would be lost with the window.
    pub(super) fn finished_loss(&self) -> Option<FileError> {
        self.writer.finished_fault()
    }

    /// Whether the user does without what cannot be kept.
    pub(super) fn does_without(&self) -> bool {
        self.does_without
    }

    /// The user does without what cannot be kept.
    pub(super) fn do_without(&mut self) {
        self.does_without = true;
    }

    /// Listens to the writer.
    pub(super) fn listen(&mut self) {
        self.earlier = self.writer.earlier();
        let known = self.writer.progress();
        if !Arc::ptr_eq(&known, &self.progress_seen) {
            self.progress.merge(&known);
            self.progress_seen = known;
        }
    }

    /// The puzzles that were solved.
    pub(super) fn progress(&self) -> &PuzzleProgress {
        &self.progress
    }

    /// A puzzle has been solved.
    pub(super) fn solved(&mut self, puzzle: SolvedPuzzle) {
        self.progress.add(puzzle.clone());
        self.writer.keep_solved(puzzle);
    }

    /// Looks what others have done to the files: there may be more games to be opened, and the
    /// game's own file may be another.
    pub(super) fn look_around(&mut self) {
        self.writer.look_for_earlier();
        self.game.links.file.changed_elsewhere = self.game.links.file.is_changed();
    }

    /// Puts a file at the top of the recent ones.
    pub(super) fn remember(&mut self, path: &Path) {
        self.recent.add(path);
        self.writer.keep_recent(path.to_owned());
    }

    /// Another game has come to the table, with these links.
    pub(super) fn put(&mut self, links: GameLinks, state: &TableState) {
        // It is not left any more.
        self.left
            .take_if(|left| links.earlier == Some(TextMark::of(&left.text)));
        self.game = Copies::of(links, state);
        self.suspended = None;
        self.does_without = false;
    }

    /// The start page has come to the table; the game before is suspended if it goes on.
    pub(super) fn suspend(&mut self, goes_on: bool, state: &TableState) {
        let page = Copies::of(GameLinks::default(), state);
        let left = std::mem::replace(&mut self.game, page);
        self.suspended = goes_on.then_some(left);
    }

    /// The game that was left for the start page is on the table again.
    pub(super) fn take_back(&mut self) {
        if let Some(suspended) = self.suspended.take() {
            self.game = suspended;
        }
    }

    /// The game on the table has been saved in this file.
    pub(super) fn saved(
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

    /// Clears away what was left beside a file that has been written.
    pub(super) fn sweep_beside(&self, path: &Path) {
        if let Some(folder) = path.parent() {
            self.writer.sweep(folder.to_owned());
        }
    }

    /// Whether the game is to be kept when it leaves the table: it is in no file, or it was played to
    /// its end here.
    fn is_to_be_kept(&self, game: OnTable) -> bool {
        let is_played = game.state.revision != self.game.first_revision;
        let is_own = game.begun && game.state.ended.is_some() && is_played;
        self.is_unsaved(game) || is_own && game.state.has_moves()
    }

    /// Keeps a finished game among the earlier ones: it is about to leave the table.
    pub(super) fn shelve_finished(&self, game: OnTable) {
        if game.state.ended.is_some() && self.is_to_be_kept(game) {
            self.shelve(self.record_left(game));
        }
    }

    /// Keeps a game among the earlier ones, whether it is over or not: another one is about to take its
    /// place.
    pub(super) fn leave(&mut self, game: OnTable) {
        if !self.is_to_be_kept(game) {
            return;
        }
        let text = self.record_left(game);
        let number = self.shelve(text.clone());
        if game.state.ended.is_none() {
            self.left = Some(Left {
                text,
                number,
                told: None,
            });
        }
    }

    /// Hands a game that leaves the table to the writer. Returns its number.
    fn shelve(&self, text: String) -> usize {
        self.writer.shelve(text, self.game.links.earlier)
    }

    /// Whether there is a game that was left before it was over.
    pub(super) fn has_left(&self) -> bool {
        self.left.is_some()
    }

    /// The game that was left last before it was over.
    pub(super) fn take_left(&mut self) -> Option<String> {
        self.left.take().map(|left| left.text)
    }

    /// What there is to say of the game that was left last and is not said yet: it is kept, or it
    /// could not be kept.
    pub(super) fn news_of_the_left(&mut self) -> Option<(Tone, Phrase)> {
        let left = self.left.as_mut()?;
        if self.writer.has_shelved(left.number) {
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

    /// Hands the game to the writer if it has changed since it was handed over last, or if the
    /// player to move has thought for another second: not even a kill gives that back.
    pub(super) fn keep_changes(&mut self, game: OnTable) {
        if self.game.kept_revision != Some(game.state.revision) {
            self.keep_game(game);
        }
        let second = running_second(game.state);
        if second.is_some() && self.game.kept_second != second {
            self.keep_game(game);
        }
    }

    /// Keeps what the present move has taken, where it is played by a clock.
    pub(super) fn keep_clock(&mut self, game: OnTable) {
        if game.state.clock.is_some() {
            self.keep_game(game);
        }
    }

    /// Hands the game to the writer.
    pub(super) fn keep_game(&mut self, game: OnTable) {
        if !game.begun {
            return;
        }
        self.writer.keep_game(self.record_in_progress(game));
        if self.game.kept_revision != Some(game.state.revision) {
            // Whoever did without the game meant the one before.
            self.does_without = false;
        }
        self.game.kept_revision = Some(game.state.revision);
        self.game.kept_second = running_second(game.state);
    }

    /// The game as it stands, with its links while it is being played.
    fn record_in_progress(&self, game: OnTable) -> String {
        let earlier = self.game.links.earlier;
        let links = GameLinks {
            earlier,
            ..self.links(game)
        };
        game.table.record(Some(&links))
    }

    /// The game as it stands, for when it has left the table: however often it comes back, it is
    /// the same text if nothing has been done.
    fn record_left(&self, game: OnTable) -> String {
        game.table.record(Some(&self.links(game)))
    }

    /// The links of the game wherever it is.
    fn links(&self, game: OnTable) -> GameLinks {
        GameLinks::of(FileLink {
            unsaved: !self.is_saved(game.state),
            ..self.game.links.file.clone()
        })
    }

    /// Hands what has changed in the settings to the writer.
    pub(super) fn keep_settings(&mut self, settings: &Settings) {
        if *settings == self.stored {
            return;
        }
        let change = SettingsChange::between(&self.stored, settings);
        self.stored = settings.clone();
        if !change.is_empty() {
            self.writer.keep_settings(change);
        }
    }

    /// Waits until everything is written that can be.
    pub(super) fn flush(&self) {
        self.writer.flush();
    }

    /// Puts what cannot be written at its place elsewhere. Returns what there is to know of it, or
    /// why a game is lost; nothing if nothing was in danger.
    pub(super) fn rescue(&self, game: OnTable) -> Option<Result<Phrase, FileError>> {
        let fault = self.loss(game).or_else(|| self.finished_loss())?;
        Some(self.writer.rescue().map(|paths| {
            let files: Vec<String> = paths.iter().map(shown).collect();
            Phrase::new("rescued")
                .with("files", files.join(", "))
                .with("fault", fault.phrase())
        }))
    }
}

/// The second that the clock shows which is running.
fn running_second(state: &TableState) -> Option<u64> {
    state.clock.as_ref()?.running_second()
}

/// The last part of a path, for people.
pub(super) fn file_name(path: &Path) -> String {
    shown(path.file_name().unwrap_or(path.as_os_str()))
}
