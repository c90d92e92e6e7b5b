//! How a game is saved to a file, and what becomes of it when the window closes.

use std::path::Path;

use egui::{Context, ViewportCommand};

use super::action::{DialogAction, Saving, Wish};
use super::dialogs::Dialog;
use super::dialogs::confirm::{Confirm, Question};
use super::shelf::file_name;
use super::toasts::Tone;
use super::{App, run};
use crate::phrase::{Phrase, Say};
use crate::store::paths::{absolute, with_extension};
use crate::store::{Fingerprint, save_text, today};

/// Saving to files.
impl App {
    /// The wish to save the game on the table.
    pub(super) fn saving(&self) -> Saving {
        Saving::new(self.playing.id(), self.name_of_file(), None)
    }

    /// The wish to save the game on the table and then do something.
    pub(super) fn saving_then(&self, next: Box<DialogAction>) -> Saving {
        Saving::new(self.playing.id(), self.name_of_file(), Some(next))
    }

    /// What a file for the game on the table is called: "You – Computer 2026-11-22.kuba".
    fn name_of_file(&self) -> String {
        format!("{}.{}", self.stem_of_file(), self.playing.state().game)
    }

    /// The same without the end.
    pub(super) fn stem_of_file(&self) -> String {
        let (state, texts) = (self.playing.state(), &self.shared.texts);
        let name = Phrase::new("file-name")
            .with("players", state.players(texts))
            .with("date", today());
        // Some systems give these a meaning in names.
        texts
            .say(&name)
            .replace(['/', '\\', ':', '*', '?', '"', '<', '>', '|'], "-")
    }

    /// Saves a game in its file, or in one that is asked for.
    pub(super) fn save(&mut self, ctx: &Context, saving: Saving) {
        match self.shelf.file().path.clone() {
            Some(file) => self.save_to(ctx, saving, &file, false),
            None => self.pick(ctx, Wish::Save(saving)),
        }
    }

    /// Saves a game to a file; asks first if another file would be replaced, or if somebody
    /// else has changed this game's. `asked`: the user has agreed to replace the file with just
    /// this name.
    pub(super) fn save_to(&mut self, ctx: &Context, saving: Saving, path: &Path, asked: bool) {
        if self.playing.is_suspended(saving.game) {
            self.back_to_game(ctx);
        }
        let at_table = self.playing.is_at_table(saving.game);
        let (own, extension) = match &saving.left {
            Some(left) if !at_table => (&left.file, left.name),
            _ => (self.shelf.file(), self.state().game),
        };
        let chosen = absolute(path);
        let path = with_extension(&chosen, extension, &self.shared.games.extensions());
        let asked = asked && path == chosen;
        let is_own = own.path.as_ref().is_some_and(|own| is_same(own, &path));
        let now = Fingerprint::of(&path);
        let is_changed = own.fingerprint.is_some_and(|known| Some(known) != now);
        let question = match now {
            Some(_) if is_own && is_changed => Some((Question::Overwrite, "overwrite-text")),
            Some(_) if !is_own && !asked && path.is_file() => {
                Some((Question::Replace, "replace-text"))
            }
            _ => None,
        };
        match question {
            Some((question, text)) => {
                let text = Phrase::new(text).with("file", file_name(&path));
                let action = DialogAction::Overwrite(saving, path);
                let question = Confirm::new(question, text, action);
                self.chrome.open(Dialog::Confirm(question));
            }
            None => self.write_to(ctx, saving, &path),
        }
    }

    /// Saves a game to this file, whatever is in it.
    pub(super) fn write_to(&mut self, ctx: &Context, saving: Saving, path: &Path) {
        let at_table = self.playing.is_at_table(saving.game);
        let text = match saving.left {
            Some(left) if !at_table => left.record,
            _ => self.table().record(None),
        };
        let fingerprint = match save_text(path, &text) {
            Ok(fingerprint) => fingerprint,
            Err(fault) => return self.chrome.tell(Tone::Error, &fault.phrase()),
        };
        if at_table {
            self.shelf.saved(path, fingerprint, self.playing.state());
        }
        self.shelf.remember(path);
        self.shelf.keep_game(self.playing.on_table());
        self.shelf.sweep_beside(path);
        self.tell_saved(path);
        if let Some(next) = saving.next {
            run::perform(self, ctx, *next);
        }
    }
}

impl App {
    /// Says that a file has been written.
    pub(super) fn tell_saved(&mut self, path: &Path) {
        let told = Phrase::new("saved").with("file", file_name(path));
        self.chrome.tell(Tone::Info, &told);
    }
}

/// The end.
impl App {
    /// Hands what has changed at the table to the writer.
    pub(super) fn keep_changes(&mut self) {
        self.shelf.keep_changes(self.playing.on_table());
    }

    /// Lets the window close only if the games are kept or the user does without them.
    pub(super) fn answer_close_request(&mut self, ctx: &Context) {
        let closes = ctx.input(|input| input.viewport().close_requested());
        if closes {
            self.keep_typed_comment(ctx);
        }
        if !closes || self.shelf.does_without() {
            return;
        }
        self.keep_changes();
        self.shelf.flush();
        if self.shelf.game_fault().is_some() {
            // The game that was left for the start page is the one in danger.
            self.back_to_game(ctx);
        }
        let game = self.shelf.loss(self.playing.on_table());
        let (question, key, fault) = match (game, self.shelf.finished_loss()) {
            (Some(fault), _) => (Question::Quit, "quit-text", fault),
            (None, Some(fault)) => (Question::QuitFinished, "quit-text-finished", fault),
            (None, None) => return,
        };
        ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        let text = Phrase::new(key).with("fault", fault.phrase());
        let question = Confirm::new(question, text, DialogAction::Quit);
        self.chrome.open(Dialog::Confirm(question));
    }

    /// Writes what is to be remembered: the window is about to close.
    pub fn close(&mut self) {
        self.keep_set_up();
        let is_agreed = self.shelf.does_without() && !self.system.wants_the_end();
        let game = self.playing.on_table();
        self.shelf.shelve_finished(game);
        self.shelf.keep_changes(game);
        self.shelf.keep_clock(game);
        self.shelf.keep_settings(&self.shared.settings);
        self.shelf.flush();
        if !is_agreed && let Some(words) = self.shelf.rescue(game) {
            self.system.leave_words(words);
        }
        self.system.close(self.shelf.holding());
    }
}

/// Whether two paths lead to the same file.
fn is_same(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| std::fs::canonicalize(path).ok();
    one == other || real(one).is_some_and(|one| Some(one) == real(other))
}
