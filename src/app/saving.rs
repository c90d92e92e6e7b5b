//! Saving a game to a file. A wish to save knows which game it is about: when the file has been
//! chosen at last, another game may have come to the table.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use egui::Context;

use super::dialogs::confirm::{Confirm, Question};
use super::dialogs::path::Purpose;
use super::dialogs::{Deed, Dialog};
use super::files::file_name;
use super::table::{FileLink, Table};
use super::toasts::Tone;
use super::{App, run};
use crate::phrase::{Phrase, Say};
use crate::store::paths::{absolute, with_extension};
use crate::store::{Fingerprint, save_text};

/// What tells a game that has come to the table from all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameId(u64);

impl GameId {
    /// One that no other game has.
    pub(super) fn new() -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        Self(COUNT.fetch_add(1, Ordering::Relaxed))
    }
}

/// The wish to save a game in a file that is still to be chosen.
pub struct Saving {
    game: GameId,
    /// The game as it left the table, once it has.
    left: Option<LeftGame>,
    /// What is to be done once it is saved.
    next: Option<Box<Deed>>,
}

/// A game as it left the table.
struct LeftGame {
    /// The text of its file.
    record: String,
    /// Its name in files.
    name: &'static str,
    /// Its file.
    file: FileLink,
}

/// What a dialog for files is asked for.
pub enum Wish {
    /// A file to open.
    Open,
    /// A file to save a game to.
    Save(Saving),
}

impl Wish {
    /// What the file is for.
    pub fn purpose(&self) -> Purpose {
        match self {
            Self::Open => Purpose::Open,
            Self::Save(_) => Purpose::Save,
        }
    }

    /// The wish to save, if it is one.
    pub(super) fn saving(self) -> Option<Saving> {
        match self {
            Self::Open => None,
            Self::Save(saving) => Some(saving),
        }
    }
}

impl Saving {
    /// The wish to save this game and then do something.
    pub(super) fn new(game: GameId, next: Option<Box<Deed>>) -> Self {
        Self {
            game,
            left: None,
            next,
        }
    }

    /// The game leaves the table: if it is this one, it is saved as it is now.
    pub(super) fn part_with(
        &mut self,
        game: GameId,
        table: &dyn Table,
        file: &FileLink,
        name: &'static str,
    ) {
        if self.game == game {
            self.left = Some(LeftGame {
                record: table.record(None),
                name,
                file: file.clone(),
            });
        }
    }
}

impl App {
    /// The wish to save the game on the table.
    pub(super) fn saving(&self) -> Saving {
        Saving::new(self.game, None)
    }

    /// The wish to save the game on the table and then do something.
    pub(super) fn saving_then(&self, next: Box<Deed>) -> Saving {
        Saving::new(self.game, Some(next))
    }

    /// Whether a wish is about the game on the table.
    fn is_at_table(&self, saving: &Saving) -> bool {
        self.game == saving.game && !self.welcome
    }

    /// Saves a game in its file, or in one that is asked for.
    pub(super) fn save(&mut self, ctx: &Context, saving: Saving) {
        match self.file.path.clone() {
            Some(file) => self.save_to(ctx, saving, &file, false),
            None => self.pick(ctx, Wish::Save(saving)),
        }
    }

    /// The file that is suggested where one is to be chosen, for the game of a wish if there is one.
    pub(super) fn suggested_file(&self, purpose: Purpose, saving: Option<&Saving>) -> PathBuf {
        let left = saving.and_then(|saving| saving.left.as_ref());
        let (file, name) = match left {
            Some(left) => (&left.file, left.name),
            None => (&self.file, self.state.game),
        };
        let known = file.path.as_ref().or(self.recent.paths().first());
        let folder = known
            .and_then(|path| path.parent())
            .unwrap_or(Path::new(""));
        match (purpose, &file.path) {
            (Purpose::Save, Some(file)) => file.clone(),
            (Purpose::Save, None) => {
                let name = Phrase::new("file-name").with("extension", name);
                folder.join(self.texts.say(&name))
            }
            (Purpose::Open, _) => folder.join(""),
        }
    }

    /// Saves a game to a file; asks first if another file would be replaced, or if somebody
    /// else has changed this game's. `asked`: the user has agreed to replace the file with just
    /// this name.
    pub(super) fn save_to(&mut self, ctx: &Context, saving: Saving, path: &Path, asked: bool) {
        if self.is_aside(saving.game) {
            self.back_to_game(ctx);
        }
        let at_table = self.is_at_table(&saving);
        let (own, extension) = match &saving.left {
            Some(left) if !at_table => (&left.file, left.name),
            _ => (&self.file, self.state.game),
        };
        let chosen = absolute(path);
        let path = with_extension(&chosen, extension, &self.games.extensions());
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
                let deed = Deed::Overwrite(saving, path);
                self.dialog = Some(Dialog::Confirm(Confirm::new(question, text, deed)));
            }
            None => self.write_to(ctx, saving, &path),
        }
    }

    /// Saves a game to this file, whatever is in it.
    pub(super) fn write_to(&mut self, ctx: &Context, saving: Saving, path: &Path) {
        let at_table = self.is_at_table(&saving);
        let text = match saving.left {
            Some(left) if !at_table => left.record,
            _ => self.table.record(None),
        };
        let fingerprint = match save_text(path, &text) {
            Ok(fingerprint) => fingerprint,
            Err(fault) => return self.tell(Tone::Error, &fault.phrase()),
        };
        if at_table {
            self.file = FileLink {
                path: Some(path.to_owned()),
                fingerprint,
                unsaved: false,
                changed_elsewhere: false,
            };
            self.saved_revision = self.state.revision;
        }
        self.remember(path);
        self.keep_game();
        if let Some(folder) = path.parent() {
            self.keeper.sweep(folder.to_owned());
        }
        let told = Phrase::new("saved").with("file", file_name(path));
        self.tell(Tone::Info, &told);
        match saving.next.map(|next| *next) {
            // Nobody has agreed to leave the game that has come since.
            Some(Deed::Replace(found)) if !at_table => self.replace(ctx, found),
            Some(next) => run::perform(self, ctx, next),
            None => {}
        }
    }

    /// The game on the table goes for good, and so does one that was left for the welcome: whoever
    /// is being asked for a file for it is to save it as it was.
    pub(super) fn part_with_games(&mut self) {
        let asked = self.dialog.as_mut().and_then(Dialog::saving_mut);
        let picked = self.picker.wish_mut().and_then(|wish| match wish {
            Wish::Save(saving) => Some(saving),
            Wish::Open => None,
        });
        for saving in asked.into_iter().chain(picked) {
            if let Some(aside) = &self.aside {
                aside.part_with(saving);
            }
            let name = self.state.game;
            saving.part_with(self.game, self.table.as_ref(), &self.file, name);
        }
    }
}

/// Whether two paths lead to the same file.
fn is_same(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| std::fs::canonicalize(path).ok();
    one == other || real(one).is_some_and(|one| Some(one) == real(other))
}
