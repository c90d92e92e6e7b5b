//! What the window does with files: restoring, opening, saving, and what is kept by itself.

use std::path::{Path, PathBuf};

use egui::Context;

use super::dialogs::Deed;
use super::dialogs::Dialog;
use super::dialogs::confirm::{Confirm, Question};
use super::dialogs::path::{PathField, Purpose};
use super::table::{FileLink, Found};
use super::toasts::Tone;
use super::{App, Settings, catalogue};
use crate::phrase::{Phrase, Say};
use crate::store::files::read_text;
use crate::store::paths::{absolute, with_extension};
use crate::store::{Fingerprint, Loaded, OpenError, SettingsChange, save_text};

/// What the names of saved games end with, the usual one first.
const EXTENSIONS: &[&str] = &["kuba"];

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
pub(super) fn restore(ctx: &Context, loaded: &Loaded<Settings>) -> Restored {
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
    let error = match catalogue::read(ctx, text) {
        Ok(found) => {
            return Restored {
                found: Some(found),
                told: None,
            };
        }
        Err(error) => error,
    };
    let kept = loaded.put_game_aside();
    let found = catalogue::salvage(ctx, text);
    let told = match (&found, &kept) {
        (Some(found), Some(kept)) => Phrase::new("autosave-salvaged")
            .with("moves", found.table.facts().moves)
            .with("reason", error.phrase())
            .with("file", kept.display().to_string()),
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
            .with("file", kept.display().to_string()),
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
        match catalogue::read(ctx, &text) {
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

    /// Says why a game cannot be opened; if some of its moves are sound, asks whether to open
    /// those.
    fn offer_sound_moves(&mut self, ctx: &Context, text: &str, error: &OpenError) {
        let salvaged = catalogue::salvage(ctx, text);
        let Some(mut found) = salvaged.filter(|found| found.table.facts().moves > 0) else {
            return self.tell(Tone::Error, &error.phrase());
        };
        found.file = FileLink::default();
        let text = Phrase::new("salvage-text")
            .with("fault", error.phrase())
            .with("moves", found.table.facts().moves);
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
    pub(super) fn pick(&mut self, ctx: &Context, purpose: Purpose) {
        let suggestion = self.suggested_file(purpose);
        if self.settings.system_dialogs {
            self.picker.open(ctx, &self.texts, purpose, &suggestion);
        } else {
            self.ask_for_path(purpose);
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
            (Purpose::Save, None) => folder.join(self.texts.text("file-name")),
            (Purpose::Open, _) => folder.join(""),
        }
    }

    pub(super) fn save(&mut self, ctx: &Context) {
        match self.file.path.clone() {
            Some(file) => self.save_to(&file),
            None => self.pick(ctx, Purpose::Save),
        }
    }

    /// Saves the game to a file; asks first if another game would be replaced, or if somebody
    /// else has changed this one's.
    pub(super) fn save_to(&mut self, path: &Path) {
        let path = with_extension(&absolute(path), EXTENSIONS[0], EXTENSIONS);
        let known = self.file.path.as_ref() == Some(&path);
        let now = Fingerprint::of(&path);
        if known && now.is_some() && self.file.fingerprint.is_some() && now != self.file.fingerprint
        {
            let text = Phrase::new("overwrite-text").with("file", file_name(&path));
            self.dialog = Some(Dialog::Confirm(Confirm::new(
                Question::Overwrite,
                text,
                Deed::Overwrite(path),
            )));
            return;
        }
        self.write_to(&path);
    }

    pub(super) fn write_to(&mut self, path: &Path) {
        match save_text(path, &self.table.game_text()) {
            Ok(fingerprint) => {
                self.file = FileLink {
                    path: Some(path.to_owned()),
                    fingerprint,
                    unsaved: false,
                };
                self.saved_revision = self.table.revision();
                self.remember(path);
                self.keep_game();
                if let Some(folder) = path.parent() {
                    self.keeper.sweep(folder.to_owned());
                }
                let name = file_name(path);
                self.tell(Tone::Info, &Phrase::new("saved").with("file", name));
            }
            Err(fault) => self.tell(Tone::Error, &fault.phrase()),
        }
    }

    /// Hands the game to the keeper if it has changed since it was handed over last.
    pub(super) fn keep_changes(&mut self) {
        if self.kept_revision != Some(self.table.revision()) {
            self.keep_game();
        }
    }

    /// Hands the game to the keeper.
    pub(super) fn keep_game(&mut self) {
        if self.welcome {
            return;
        }
        let unsaved = self.table.revision() != self.saved_revision;
        let file = FileLink {
            unsaved,
            ..self.file.clone()
        };
        self.keeper.keep_game(self.table.kept_text(&file));
        self.kept_revision = Some(self.table.revision());
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

/// The last part of a path, for people.
pub fn file_name(path: &Path) -> String {
    path.file_name()
        .unwrap_or(path.as_os_str())
        .to_string_lossy()
        .into_owned()
}
