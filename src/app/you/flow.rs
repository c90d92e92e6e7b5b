//! The flow of the page "You": the way to it, its choices, and the ways to games and practice.

use egui::Context;

use super::command::{GameList, YouCommand};
use crate::app::App;
use crate::app::activity::id::ActivityId;
use crate::app::shell::command::Command;
use crate::app::shell::toasts::Tone;
use crate::phrase::{Phrase, ToPhrase};

const DELETED: &str = "you-deleted";

impl App {
    /// Shows the page with the results in the game on the table.
    pub(crate) fn show_you(&mut self, ctx: &Context, list: GameList) {
        self.saves.archive_listed(self.activities.game.on_table());
        let state = self.activities.game.state();
        self.activities.you.begin((state.game, state.seats.len()), list);
        self.show_activity(ctx, ActivityId::You);
    }

    pub(crate) fn run_you(&mut self, ctx: &Context, command: YouCommand) {
        match command {
            YouCommand::Open => self.show_you(ctx, GameList::All),
            YouCommand::Leave => self.leave_activity(ctx),
            YouCommand::Play(index) => {
                self.open_listed(ctx, index);
            }
            YouCommand::Study(index) => {
                if self.open_listed(ctx, index) {
                    self.review(ctx);
                }
            }
            YouCommand::Delete(index) => self.delete_kept(index),
            YouCommand::PutBack => self.put_kept_back(),
            YouCommand::Practise(skill) => {
                let tasks = self.activities.you.tasks.as_ref();
                let tasks = tasks.map(|(_, tasks)| tasks.session(skill)).unwrap_or_default();
                if tasks.is_empty() {
                    self.begin_practice(ctx);
                } else {
                    self.practise(ctx, tasks);
                }
            }
            choice => self.activities.you.choose(&self.shared, choice),
        }
    }

    /// Opens the kept game with this index. Returns `true` if it is on the table now.
    fn open_listed(&mut self, ctx: &Context, index: usize) -> bool {
        let kept = self.activities.you.kept(index).map(|kept| kept.file.clone());
        kept.is_some_and(|file| self.open_kept(ctx, file.path, &file.kind))
    }

    /// Deletes a game, with a way to put it back.
    fn delete_kept(&mut self, index: usize) {
        let Some(file) = self.activities.you.kept(index).map(|kept| kept.file.clone()) else {
            return;
        };
        let deleted = self.saves.library().0.remove(&file);
        match deleted {
            Ok(text) => {
                self.shared.archive.set_removed(&file.path, true);
                self.activities.you.deleted = Some((file, text));
                let put_back = Command::You(YouCommand::PutBack);
                self.chrome.offer(Tone::Info, &Phrase::new(DELETED), put_back);
            }
            Err(fault) => self.chrome.toast(Tone::Error, &fault.phrase()),
        }
    }

    fn put_kept_back(&mut self) {
        self.chrome.dismiss(&[DELETED]);
        let Some((file, text)) = self.activities.you.deleted.take() else {
            return;
        };
        match self.saves.library().0.put_back(&file, &text) {
            Ok(()) => self.shared.archive.set_removed(&file.path, false),
            Err(fault) => self.chrome.toast(Tone::Error, &fault.phrase()),
        }
    }
}
