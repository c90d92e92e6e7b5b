//! What is to be done once a dialog has been answered, and the wishes to open or save a file that
//! may wait for it. A wish to save knows which game it is about: when the file has been chosen at
//! last, another game may have come to the table.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use egui::ColorImage;

use super::command::Command;
use super::share::Request;
use super::table::{Draft, FileLink, Found, Table};
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::{NodeId, Seat};
use crate::store::EarlierKind;

/// What is to be done when a dialog closes.
pub enum DialogAction {
    /// Play a game as the settings say.
    StartAsSet,
    /// Play this game.
    Start(Box<dyn Draft>, Vec<Seat>),
    /// Put this game on the table.
    Begin(Found),
    /// Open this file.
    OpenFile(PathBuf),
    /// Save a game to this file: the one of this wish, or of the system's dialog that is open.
    SaveFile(Option<Saving>, PathBuf),
    /// Save a game to this file, whatever is in it by now.
    Overwrite(Saving, PathBuf),
    /// Save the game in a file that is asked for, and then do this.
    SaveAsThen(Box<Self>),
    /// End the program, whether the game is kept or not.
    Quit,
    /// Set up a position, beginning with the one on the table.
    SetUp,
    /// Give the game up for this player.
    Resign(Player),
    /// End the game in the draw that this player has offered.
    AgreeDraw(Player),
    /// Write this about a move of this game.
    Comment(GameId, NodeId, String),
    /// Ask for a file.
    Pick(Wish),
    /// Make the file of a picture: the one of this wish, or of the system's dialog that is open.
    ShareFile(Option<Box<Request>>, PathBuf),
    /// Make the file of a picture here; whether the user has agreed to replace what is there.
    ShareTo(Box<Request>, PathBuf, bool),
    /// Open a game that was kept.
    OpenKept(PathBuf, EarlierKind),
    /// Put a picture on the clipboard.
    CopyPicture(ColorImage),
    /// Say that a file has been made.
    TellSaved(PathBuf),
    /// Say what went wrong.
    TellFault(Phrase),
    /// What a menu could ask for.
    Command(Command),
}

/// What a file is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A file to open.
    Open,
    /// A file to save to.
    Save,
    /// A file for a picture.
    Picture,
    /// A file for a film.
    Film,
}

/// What a dialog for files is asked for.
pub enum Wish {
    /// A file to open.
    Open,
    /// A file to save a game to.
    Save(Saving),
    /// A file for a picture or a film.
    Share(Box<Request>),
}

impl Wish {
    /// What the file is for.
    pub fn purpose(&self) -> Purpose {
        match self {
            Self::Open => Purpose::Open,
            Self::Save(_) => Purpose::Save,
            Self::Share(request) if request.choice.extent.is_film() => Purpose::Film,
            Self::Share(_) => Purpose::Picture,
        }
    }

    /// The wish to save, if it is one.
    pub(super) fn saving(self) -> Option<Saving> {
        match self {
            Self::Open | Self::Share(_) => None,
            Self::Save(saving) => Some(saving),
        }
    }

    /// The wish for a picture, if it is one.
    pub(super) fn share(self) -> Option<Box<Request>> {
        match self {
            Self::Open | Self::Save(_) => None,
            Self::Share(request) => Some(request),
        }
    }

    /// The wish to save, if it is one, to be changed.
    pub(super) fn saving_mut(&mut self) -> Option<&mut Saving> {
        match self {
            Self::Open | Self::Share(_) => None,
            Self::Save(saving) => Some(saving),
        }
    }
}

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
    /// The game.
    pub(super) game: GameId,
    /// What its file is called unless somebody says otherwise, where it has none.
    pub(super) name: String,
    /// The game as it left the table, once it has.
    pub(super) left: Option<Box<LeftGame>>,
    /// What is to be done once it is saved.
    pub(super) next: Option<Box<DialogAction>>,
}

/// A game as it left the table.
pub(super) struct LeftGame {
    /// The text of its file.
    pub(super) record: String,
    /// Its name in files.
    pub(super) name: &'static str,
    /// Its file.
    pub(super) file: FileLink,
}

impl LeftGame {
    /// A game of this name as it is now, with its file.
    pub(super) fn of(table: &dyn Table, name: &'static str, file: &FileLink) -> Self {
        Self {
            record: table.record(None),
            name,
            file: file.clone(),
        }
    }
}

impl Saving {
    /// The wish to save this game in a file that is called so, and then do something.
    pub(super) fn new(game: GameId, name: String, next: Option<Box<DialogAction>>) -> Self {
        Self {
            game,
            name,
            left: None,
            next,
        }
    }
}
