//! What the window does with files: restoring, opening, saving, and what is kept by itself.

use std::path::{Path, PathBuf};

use egui::{Context, Popup, ViewportCommand};

use super::catalogue::Catalogue;
use super::dialogs::confirm::{Confirm, Question};
use super::dialogs::path::{PathField, Purpose};
use super::dialogs::{Deed, Dialog};
use super::picker::{Picked, Request};
use super::saving::Wish;
use super::table::{FileLink, Found};
use super::toasts::Tone;
use super::{App, Settings};
use crate::phrase::{Phrase, Say};
use crate::store::files::read_text;
use crate::store::paths::{absolute, shown};
use crate::store::{Fingerprint, Loaded, OpenError, SettingsChange};

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
                    changed_elsewhere: false,
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

    /// Looks what others have done to the files, whenever the user comes to the window or opens a
    /// menu: there may be more games to be opened, and the game's own file may be another.
    pub(super) fn look_around(&mut self, ctx: &Context) {
        let is_here = ctx.input(|input| input.viewport().focused) == Some(true);
        let now = (is_here, Popup::is_any_open(ctx));
        let before = std::mem::replace(&mut self.attention, now);
        if now.0 && !before.0 || now.1 && !before.1 {
            self.keeper.look_for_earlier();
            self.file.changed_elsewhere = self.file.is_changed();
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
    pub(super) fn remember(&mut self, path: &Path) {
        self.recent.add(path);
        self.keeper.keep_recent(path.to_owned());
    }

    /// Asks the user for a file.
    pub(super) fn pick(&mut self, ctx: &Context, wish: Wish) {
        if !self.settings.system_dialogs {
            return self.ask_for_path(wish.purpose(), Some(wish));
        }
        let suggestion = self.suggested_file(wish.purpose(), None);
        let request = Request::new(&self.texts, self.games, wish.purpose(), &suggestion);
        if let Err(wish) = self.picker.open(ctx, request, wish) {
            self.ask_for_path(wish.purpose(), Some(wish));
        }
    }

    /// Listens to the system's dialog for files.
    pub(super) fn listen_to_dialog(&mut self, ctx: &Context) {
        let Some(picked) = self.picker.poll(ctx) else {
            return;
        };
        match (picked, &mut self.dialog) {
            (Picked::File(wish, path), dialog) => {
                // Whichever answers first counts, and the other goes.
                dialog.take_if(|dialog| matches!(dialog, Dialog::Path(_)));
                match wish {
                    Wish::Open => self.open_file(ctx, &path),
                    Wish::Save(saving) => self.save_to(ctx, saving, &path, true),
                }
            }
            (Picked::Late(purpose), None) => self.ask_for_path(purpose, None),
            (Picked::Failed(wish), None) => self.ask_for_path(wish.purpose(), Some(wish)),
            // To choose nothing is no answer as long as there is a field.
            (Picked::Nothing(wish) | Picked::Failed(wish), Some(Dialog::Path(field))) => {
                field.inherit(wish);
            }
            (Picked::Late(_) | Picked::Nothing(_) | Picked::Failed(_), _) => {}
        }
    }

    /// Offers a field for the path of a file: for this wish, or for the one of the system's dialog
    /// that is open all the same.
    pub(super) fn ask_for_path(&mut self, purpose: Purpose, wish: Option<Wish>) {
        let saving = match wish.as_ref().or(self.picker.wish()) {
            Some(Wish::Save(saving)) => Some(saving),
            _ => None,
        };
        let suggestion = self.suggested_file(purpose, saving);
        self.dialog = Some(Dialog::Path(PathField::new(purpose, wish, &suggestion)));
    }

    /// Keeps a finished game that is in no file among the last ones: it is about to leave the
    /// table.
    pub(super) fn shelve(&self) {
        let is_over = self.state.ended.is_some() && self.state.facts.moves > 0;
        if is_over && !self.welcome && self.state.revision != self.saved_revision {
            self.keeper.keep_finished(self.record_in_progress());
        }
    }

    /// What is not being saved, or not as it was, and why, for as long as it is so.
    pub(super) fn unsaved(&self) -> Option<Phrase> {
        let game = self.keeper.game_fault();
        let game = game.map(|fault| Phrase::new("banner-game").with("fault", fault.phrase()));
        game.or_else(|| {
            let finished = self.keeper.finished_fault();
            let fault = finished.or_else(|| self.keeper.other_fault())?;
            Some(Phrase::new("banner-other").with("fault", fault.phrase()))
        })
        .or_else(|| {
            let changed = self
                .file
                .path
                .as_ref()
                .filter(|_| self.file.changed_elsewhere)?;
            Some(Phrase::new("banner-changed").with("file", file_name(changed)))
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
        self.keep_thought();
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
        if self.kept_revision != Some(self.state.revision) {
            // Whoever did without the game meant the one before.
            self.leaving = false;
        }
        self.kept_revision = Some(self.state.revision);
        self.kept_second = self.running_second();
    }

    /// Keeps the time that the player to move has thought, second by second: not even a kill gives
    /// it back.
    fn keep_thought(&mut self) {
        if self
            .running_second()
            .is_some_and(|second| self.kept_second != Some(second))
        {
            self.keep_game();
        }
    }

    /// The second that the clock shows which is running.
    fn running_second(&self) -> Option<u64> {
        let clock = self.state.clock.as_ref()?;
        clock.running_second()
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

/// The last part of a path, for people.
pub fn file_name(path: &Path) -> String {
    shown(path.file_name().unwrap_or(path.as_os_str()))
}
