//! What the window does with files: restoring, opening, saving, and what is kept by itself.

use std::path::{Path, PathBuf};

use egui::{Context, Popup, ViewportCommand};

use super::catalogue::Catalogue;
use super::dialogs::confirm::{Confirm, Question};
use super::dialogs::path::{PathField, Purpose};
use super::dialogs::{Deed, Dialog};
use super::picker::{Picked, Request};
use super::table::{FileLink, Found};
use super::toasts::Tone;
use super::{App, Settings, run};
use crate::phrase::{Phrase, Say};
use crate::store::files::read_text;
use crate::store::paths::{absolute, shown, with_extension};
use crate::store::{Fingerprint, Loaded, OpenError, SettingsChange, save_text};

/// What came of the game in progress at the start.
#[derive(Default)]
pub(super) struct Restored {
    /// The game, or what could be saved of it.
    pub(super) found: Option<Found>,
    /// What was wrong.
    pub(super) told: Option<Phrase>,
}

/// Restores the game in progress. One that is damaged is put aside, and what is sound of it is
/// taken.
pub(super) fn restore(ctx: &Context, games: Catalogue, loaded: &Loaded<Settings>) -> Restored {
    let text = match &loaded.game {
        None => return Restored::default(),
        Some(Ok(text)) => text,
        Some(Err(error)) => {
            return Restored {
                found: None,
                told: Some(lost(error.fault.phrase(), loaded.put_game_aside())),
            };
        }
    };
    let error = match games.read(ctx, text) {
        Ok(found) => {
            return Restored {
                found: Some(found),
                told: None,
            };
        }
        Err(error) => error,
    };
    let kept = loaded.put_game_aside();
    let mut found = games.salvage(ctx, text);
    if let Some(found) = &mut found {
        // Its file may hold the moves that are missing here.
        found.file = FileLink::default();
    }
    let told = match (&found, &kept) {
        (Some(found), Some(kept)) => Phrase::new("autosave-salvaged")
            .with("moves", found.table.history().len())
            .with("reason", error.phrase())
            .with("file", shown(kept)),
        _ => lost(error.phrase(), kept),
    };
    Restored {
        found,
        told: Some(told),
    }
}

fn lost(reason: Phrase, kept: Option<PathBuf>) -> Phrase {
    match kept {
        Some(kept) => Phrase::new("autosave-kept-aside")
            .with("reason", reason)
            .with("file", shown(kept)),
        None => Phrase::new("autosave-unreadable").with("reason", reason),
    }
}

impl App {
    pub(super) fn open_recent(&mut self, ctx: &Context, index: usize) {
        if let Some(path) = self.recent.paths().get(index).cloned() {
            self.open_file(ctx, &path);
        }
    }

    /// Opens a game from a file. If that fails, the game on the table stays; if only some move is
    /// wrong, the moves before it are offered.
    pub(super) fn open_file(&mut self, ctx: &Context, path: &Path) {
        let path = absolute(path);
        let text = match read_text(&path) {
            Ok(text) => text,
            Err(error) => return self.tell(Tone::Error, &error.phrase()),
        };
        match self.games.read(ctx, &text) {
            Ok(mut found) => {
                found.file = FileLink {
                    fingerprint: Fingerprint::of(&path),
                    path: Some(path.clone()),
                    unsaved: false,
                };
                self.remember(&path);
                self.replace(ctx, found);
            }
            Err(error) => {
                let error = OpenError::Record { path, error };
                self.offer_sound_moves(ctx, &text, &error);
            }
        }
    }

    /// Opens a game that has left the table.
    pub(super) fn open_earlier(&mut self, ctx: &Context, index: usize) {
        let Some(game) = self.earlier.get(index) else {
            return;
        };
        let path = game.path.clone();
        let text = match read_text(&path) {
            Ok(text) => text,
            Err(error) => return self.tell(Tone::Error, &error.phrase()),
        };
        match self.games.read(ctx, &text) {
            Ok(found) => self.replace(ctx, found),
            Err(error) => {
                let error = OpenError::Record { path, error };
                self.offer_sound_moves(ctx, &text, &error);
            }
        }
    }

    /// Lets the keeper look what others have done to its files, whenever the user comes to the
    /// window or opens a menu: there may be more games to be opened.
    pub(super) fn look_around(&mut self, ctx: &Context) {
        let is_here = ctx.input(|input| input.viewport().focused) == Some(true);
        let now = (is_here, Popup::is_any_open(ctx));
        let before = std::mem::replace(&mut self.attention, now);
        if now.0 && !before.0 || now.1 && !before.1 {
            self.keeper.look_for_earlier();
        }
    }

    /// Says why a game cannot be opened; if some of its moves are sound, asks whether to open
    /// those.
    fn offer_sound_moves(&mut self, ctx: &Context, text: &str, error: &OpenError) {
        let salvaged = self.games.salvage(ctx, text);
        let Some(mut found) = salvaged.filter(|found| !found.table.history().is_empty()) else {
            return self.tell(Tone::Error, &error.phrase());
        };
        found.file = FileLink::default();
        let text = Phrase::new("salvage-text")
            .with("fault", error.phrase())
            .with("moves", found.table.history().len());
        self.dialog = Some(Dialog::Confirm(Confirm::new(
            Question::Salvage,
            text,
            Deed::Offer(found),
        )));
    }

    /// Puts a file at the top of the recent ones.
    fn remember(&mut self, path: &Path) {
        self.recent.add(path);
        self.keeper.keep_recent(path.to_owned());
    }

    /// Asks the user for a file.
    pub(super) fn pick(&mut self, purpose: Purpose) {
        let suggestion = self.suggested_file(purpose);
        if self.settings.system_dialogs {
            let request = Request::new(&self.texts, self.games, purpose, &suggestion);
            self.picker.open(request);
        } else {
            self.ask_for_path(purpose);
        }
    }

    /// Listens to the system's dialog for files.
    pub(super) fn listen_to_dialog(&mut self, ctx: &Context) {
        let Some(picked) = self.picker.poll(ctx) else {
            return;
        };
        let has_field = matches!(self.dialog, Some(Dialog::Path(_)));
        match picked {
            Picked::Late(purpose) | Picked::Failed(purpose) => {
                if self.dialog.is_none() {
                    self.ask_for_path(purpose);
                }
                return;
            }
            // Whichever answers first counts, and the other goes; to choose nothing is no answer.
            Picked::File(..) if has_field => self.dialog = None,
            _ => {}
        }
        match picked {
            Picked::File(Purpose::Open, path) => self.open_file(ctx, &path),
            Picked::File(Purpose::Save, path) => self.save_to(ctx, &path, true),
            _ if has_field => {}
            _ => self.after_saving = None,
        }
    }

    /// Offers a field for the path of a file.
    pub(super) fn ask_for_path(&mut self, purpose: Purpose) {
        let suggestion = self.suggested_file(purpose);
        self.dialog = Some(Dialog::Path(PathField::new(purpose, &suggestion)));
    }

    fn suggested_file(&self, purpose: Purpose) -> PathBuf {
        let recent = self.recent.paths().first();
        let known = self.file.path.as_ref().or(recent);
        let folder = known
            .and_then(|path| path.parent())
            .unwrap_or(Path::new(""));
        match (purpose, &self.file.path) {
            (Purpose::Save, Some(file)) => file.clone(),
            (Purpose::Save, None) => {
                let name = Phrase::new("file-name").with("extension", self.state.game);
                folder.join(self.texts.say(&name))
            }
            (Purpose::Open, _) => folder.join(""),
        }
    }

    pub(super) fn save(&mut self, ctx: &Context) {
        match self.file.path.clone() {
            Some(file) => self.save_to(ctx, &file, false),
            None => self.pick(Purpose::Save),
        }
    }

    /// Saves the game to a file; asks first if another file would be replaced, or if somebody
    /// else has changed this game's. `asked`: the user has agreed to replace the file with just
    /// this name.
    pub(super) fn save_to(&mut self, ctx: &Context, path: &Path, asked: bool) {
        let chosen = absolute(path);
        let path = with_extension(&chosen, self.state.game, &self.games.extensions());
        let asked = asked && path == chosen;
        let is_own = self
            .file
            .path
            .as_ref()
            .is_some_and(|own| is_same(own, &path));
        let now = Fingerprint::of(&path);
        let name = file_name(&path);
        let question = match now {
            Some(_)
                if is_own
                    && self
                        .file
                        .fingerprint
                        .is_some_and(|known| Some(known) != now) =>
            {
                Some((Question::Overwrite, "overwrite-text"))
            }
            Some(_) if !is_own && !asked && path.is_file() => {
                Some((Question::Replace, "replace-text"))
            }
            _ => None,
        };
        match question {
            Some((question, text)) => {
                let text = Phrase::new(text).with("file", name);
                let deed = Deed::Overwrite(path);
                self.dialog = Some(Dialog::Confirm(Confirm::new(question, text, deed)));
            }
            None => self.write_to(ctx, &path),
        }
    }

    pub(super) fn write_to(&mut self, ctx: &Context, path: &Path) {
        let next = self.after_saving.take();
        let fingerprint = match save_text(path, &self.table.record(None)) {
            Ok(fingerprint) => fingerprint,
            Err(fault) => return self.tell(Tone::Error, &fault.phrase()),
        };
        self.file = FileLink {
            path: Some(path.to_owned()),
            fingerprint,
            unsaved: false,
        };
        self.saved_revision = self.state.revision;
        self.remember(path);
        self.keep_game();
        if let Some(folder) = path.parent() {
            self.keeper.sweep(folder.to_owned());
        }
        let told = Phrase::new("saved").with("file", file_name(path));
        self.tell(Tone::Info, &told);
        if let Some(next) = next {
            run::perform(self, ctx, *next);
        }
    }

    /// Keeps a finished game that is in no file among the last ones: it is about to leave the
    /// table.
    pub(super) fn shelve(&self) {
        let is_over = self.state.ended.is_some() && self.state.facts.moves > 0;
        if is_over && !self.welcome && self.state.revision != self.saved_revision {
            self.keeper.keep_finished(self.record_in_progress());
        }
    }

    /// What is not being saved, and why, for as long as it is so.
    pub(super) fn unsaved(&self) -> Option<Phrase> {
        let game = self.keeper.game_fault();
        let game = game.map(|fault| Phrase::new("banner-game").with("fault", fault.phrase()));
        game.or_else(|| {
            let finished = self.keeper.finished_fault();
            let fault = finished.or_else(|| self.keeper.other_fault())?;
            Some(Phrase::new("banner-other").with("fault", fault.phrase()))
        })
    }

    /// Lets the window close only if the games are kept or the user does without them.
    pub(super) fn mind_the_door(&mut self, ctx: &Context) {
        let closes = ctx.input(|input| input.viewport().close_requested());
        if !closes || self.leaving {
            return;
        }
        self.keep_changes();
        self.keeper.flush();
        if self.keeper.game_fault().is_some() {
            // The game that was left for the welcome is the one in danger.
            self.back_to_game(ctx);
        }
        let game = self.keeper.game_fault().filter(|_| !self.is_safe());
        let (question, key, fault) = match (game, self.keeper.finished_fault()) {
            (Some(fault), _) => (Question::Quit, "quit-text", fault),
            (None, Some(fault)) => (Question::QuitFinished, "quit-text-finished", fault),
            (None, None) => return,
        };
        ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        let text = Phrase::new(key).with("fault", fault.phrase());
        let question = Confirm::new(question, text, Deed::Quit);
        self.dialog = Some(Dialog::Confirm(question));
    }

    /// Whether nothing is lost with the autosave.
    pub(super) fn is_safe(&self) -> bool {
        if self.welcome {
            return self.aside.is_none();
        }
        self.state.facts.moves == 0 || self.state.revision == self.saved_revision
    }

    /// Opens what is dropped on the window, if that is possible now.
    pub(super) fn take_dropped(&mut self, ctx: &Context, blocked: bool) {
        let dropped: Vec<PathBuf> = ctx.input(|input| {
            let files = input.raw.dropped_files.iter();
            files.map(|file| file.path().to_owned()).collect()
        });
        let Some((first, others)) = dropped.split_first() else {
            return;
        };
        if blocked {
            return self.tell(Tone::Error, &Phrase::new("drop-blocked"));
        }
        self.open_file(ctx, first);
        if !others.is_empty() {
            let names: Vec<String> = others.iter().map(|path| file_name(path)).collect();
            let told = Phrase::new("drop-others")
                .with("file", file_name(first))
                .with("others", names.join(", "));
            self.tell(Tone::Info, &told);
        }
    }

    /// Hands the game to the keeper if it has changed since it was handed over last.
    pub(super) fn keep_changes(&mut self) {
        if self.kept_revision != Some(self.state.revision) {
            self.keep_game();
        }
    }

    /// Keeps what the present move has taken, where it is played by a clock.
    pub(super) fn keep_clock(&mut self) {
        if self.state.clock.is_some() {
            self.keep_game();
        }
    }

    /// Hands the game to the keeper.
    pub(super) fn keep_game(&mut self) {
        if self.welcome {
            return;
        }
        self.keeper.keep_game(self.record_in_progress());
        // Whoever did without the game meant the one before.
        self.leaving = false;
        self.kept_revision = Some(self.state.revision);
    }

    /// The game as it stands, with what lies beside it while it is being played.
    fn record_in_progress(&self) -> String {
        let file = FileLink {
            unsaved: self.state.revision != self.saved_revision,
            ..self.file.clone()
        };
        self.table.record(Some(&file))
    }

    /// Hands what has changed in the settings to the keeper.
    pub(super) fn keep_settings(&mut self) {
        if self.settings == self.stored {
            return;
        }
        let change = SettingsChange::between(&self.stored, &self.settings);
        self.stored = self.settings.clone();
        if !change.is_empty() {
            self.keeper.keep_settings(change);
        }
    }
}

/// Whether two paths lead to the same file.
fn is_same(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| std::fs::canonicalize(path).ok();
    one == other || real(one).is_some_and(|one| Some(one) == real(other))
}

/// The last part of a path, for people.
pub fn file_name(path: &Path) -> String {
    shown(path.file_name().unwrap_or(path.as_os_str()))
}
