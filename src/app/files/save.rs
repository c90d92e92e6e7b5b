//! Saving to files, autosaving changes, and closing the window without losing a game.

use std::path::Path;

use egui::{Context, ViewportCommand};

use super::save_state::file_name;
use crate::app::action::{DialogAction, FileTask, SaveRequest};
use crate::app::shell::dialogs::Dialog;
use crate::app::shell::dialogs::confirm::{Confirm, Question};
use crate::app::shell::toasts::Tone;
use crate::app::{App, run};
use crate::phrase::{Phrase, ToPhrase};
use crate::store::files::{is_same, read_text};
use crate::store::paths::{absolute, with_extension};
use crate::store::{Fingerprint, is_score_sheet, proposed_name, save_text};

impl App {
    pub(crate) fn saving(&self) -> SaveRequest {
        SaveRequest::new(self.activities.game.id(), self.name_of_file(), None)
    }

    pub(crate) fn saving_then(&self, next: Box<DialogAction>) -> SaveRequest {
        SaveRequest::new(self.activities.game.id(), self.name_of_file(), Some(next))
    }

    /// "You – Computer 2026-11-22.kuba".
    fn name_of_file(&self) -> String {
        format!("{}.{}", self.stem_of_file(), self.activities.game.state().game)
    }

    /// Suggested file name without the extension.
    pub(crate) fn stem_of_file(&self) -> String {
        let (state, texts) = (self.activities.game.state(), &self.shared.texts);
        let date = self.shared.today();
        proposed_name(&state.players(texts), |players| {
            let name = Phrase::new("file-name").with("players", players);
            texts.say(&name.with("date", date.as_str()))
        })
    }

    /// Saves a game to its file, or asks for one.
    pub(crate) fn save(&mut self, ctx: &Context, saving: SaveRequest) {
        match self.saves.file().path.clone() {
            Some(file) => self.save_to(ctx, saving, &file, false),
            None => self.pick(ctx, FileTask::Save(saving)),
        }
    }

    /// Saves a game to a file; asks before replacing another file or one that was changed elsewhere. `asked`
    /// is `true` if the user agreed to replace exactly this path.
    pub(crate) fn save_to(&mut self, ctx: &Context, saving: SaveRequest, path: &Path, asked: bool) {
        if self.activities.game.is_suspended(saving.game) {
            self.back_to_game(ctx);
        }
        let at_table = self.activities.game.is_at_table(saving.game);
        let (own, extension) = match &saving.left {
            Some(left) if !at_table => (&left.file, left.name),
            _ => (self.saves.file(), self.state().game),
        };
        let chosen = absolute(path);
        let is_own = |path: &Path| own.path.as_ref().is_some_and(|own| is_same(own, path));
        let path = if is_own(&chosen) {
            chosen.clone()
        } else {
            with_extension(&chosen, extension, &self.shared.games.extensions())
        };
        let asked = asked && path == chosen;
        let is_own = is_own(&path);
        let now = Fingerprint::of(&path);
        let is_changed = own.fingerprint.is_some_and(|known| Some(known) != now);
        let about = |key| Phrase::new(key).with("file", file_name(&path));
        let question = match now {
            Some(_) if is_own && is_changed => Some((Question::Overwrite, about("overwrite-text"))),
            Some(_) if is_own => self.sheet_question(&path).map(|text| (Question::Overwrite, text)),
            Some(_) if !asked && path.is_file() => Some((Question::Replace, about("replace-text"))),
            _ => None,
        };
        match question {
            Some((question, text)) => {
                let action = DialogAction::Overwrite(saving, path);
                let question = Confirm::new(question, text, action);
                self.chrome.open(Dialog::Confirm(question));
            }
            None => self.write_to(ctx, saving, &path),
        }
    }

    /// Question before a record replaces the score sheet that was opened; `None` if the file is none.
    fn sheet_question(&self, path: &Path) -> Option<Phrase> {
        let text = read_text(path).ok().filter(|text| is_score_sheet(text))?;
        let words = self.shared.games.left_out(&text);
        if words.is_empty() {
            return Some(Phrase::new("overwrite-sheet-text").with("file", file_name(path)));
        }
        let text = Phrase::new("overwrite-sheet-lost-text").with("file", file_name(path));
        Some(text.with("words", words.join(", ")))
    }

    /// Saves a game to a file, replacing it, then carries out the action that waits for it.
    pub(crate) fn write_to(&mut self, ctx: &Context, saving: SaveRequest, path: &Path) {
        let at_table = self.activities.game.is_at_table(saving.game);
        let text = match saving.left {
            Some(left) if !at_table => left.record,
            _ => self.table().record(None),
        };
        let fingerprint = match save_text(path, &text) {
            Ok(fingerprint) => fingerprint,
            Err(fault) => return self.chrome.toast(Tone::Error, &fault.phrase()),
        };
        if at_table {
            self.saves.saved(path, fingerprint, self.activities.game.state());
        }
        self.saves.remember(path);
        self.saves.keep_game(self.activities.game.on_table());
        self.saves.sweep_beside(path);
        self.tell_saved(path);
        if let Some(next) = saving.next {
            run::perform(self, ctx, *next);
        }
    }
}

impl App {
    pub(crate) fn tell_saved(&mut self, path: &Path) {
        let told = Phrase::new("saved").with("file", file_name(path));
        self.chrome.toast(Tone::Info, &told);
    }
}

impl App {
    /// Queues changes of the game on the table for the writer.
    pub(crate) fn keep_changes(&mut self) {
        self.saves.keep_changes(self.activities.game.on_table());
    }

    /// Allows the window to close only if the games are saved or the user agrees to lose them.
    pub(crate) fn answer_close_request(&mut self, ctx: &Context) {
        let closes = ctx.input(|input| input.viewport().close_requested());
        if closes {
            self.keep_typed_comments(ctx);
        }
        if closes && (self.export_delays_closing() || self.import_delays_closing()) {
            return ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
        if !closes || self.saves.does_without() {
            return;
        }
        self.keep_changes();
        self.saves.flush();
        if self.saves.game_fault().is_some() {
            // The suspended game is the one that could not be saved.
            self.back_to_game(ctx);
        }
        let game = self.saves.loss(self.activities.game.on_table());
        let (question, key, fault) = match (game, self.saves.finished_loss()) {
            (Some(fault), _) => (Question::Quit, "quit-text", fault),
            (None, Some(fault)) => (Question::QuitFinished, "quit-text-finished", fault),
            (None, None) => return,
        };
        ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        let text = Phrase::new(key).with("fault", fault.phrase());
        let question = Confirm::new(question, text, DialogAction::Quit);
        self.chrome.open(Dialog::Confirm(question));
    }

    /// Saves everything before the window closes.
    pub fn close(&mut self) {
        self.close_home();
        self.system.close(self.saves.holding());
    }

    /// Saves everything in the home that is open.
    pub(crate) fn close_home(&mut self) {
        self.keep_activity();
        let is_agreed = self.saves.does_without() && !self.system.wants_the_end();
        let game = self.activities.game.on_table();
        self.saves.archive_listed(game);
        self.saves.keep_changes(game);
        self.saves.keep_clock(game);
        self.saves.keep_settings(&self.shared.settings);
        self.saves.flush();
        if !is_agreed && let Some(words) = self.saves.rescue(game) {
            self.system.set_last_words(words);
        }
        self.leave_folder();
        self.chrome.finish_export();
    }
}
