//! Follow-up actions of dialogs, and the file requests that may wait for one. A request to save knows the id
//! of its game, because another game may be on the table by the time a file is chosen.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use egui::ColorImage;

use crate::app::files::share::Request;
use crate::app::friends::remote_choice::RemoteChoice;
use crate::app::game::table::{Draft, FileLink, LoadedTable, Table};
use crate::app::shell::command::Command;
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::{NodeId, Seat};
use crate::store::OwnPuzzle;
use crate::store::friends::{FriendMessage, SharedGame};

/// Action to carry out when a dialog closes.
pub enum DialogAction {
    /// Starts a game with the settings.
    StartAsSet,
    /// Starts a game from a draft with these seats.
    Start(Box<dyn Draft>, Vec<Seat>),
    /// Puts a loaded game on the table.
    Begin(LoadedTable),
    /// Opens a file.
    OpenFile(PathBuf),
    /// Saves a game to a file; without a request, the one of the open system dialog.
    SaveFile(Option<SaveRequest>, PathBuf),
    /// Saves a game to a file, even if the file has changed since.
    Overwrite(SaveRequest, PathBuf),
    /// Asks for a file, saves the game on the table there, then carries out the inner action.
    SaveAsThen(Box<Self>),
    /// Quits, even if the game could not be saved.
    Quit,
    /// Opens the editor with the position on the table.
    EditPosition,
    /// Resigns for this player.
    Resign(Player),
    /// Ends the game in the draw that this player offered.
    AgreeDraw(Player),
    /// Sets the comment on a move of a game.
    Comment(GameId, NodeId, String),
    /// Starts a game with somebody elsewhere from a draft.
    StartElsewhere(Box<dyn Draft>, Vec<Seat>, RemoteChoice),
    /// Sits down at a table in a folder of which this is a message.
    Join(SharedGame, Box<(FriendMessage, String)>),
    /// Takes over the seat of a message at a table in a folder.
    TakeOver(SharedGame, Box<(FriendMessage, String)>),
    /// Sends a remark with the last move.
    FriendNote(String),
    /// Keeps a puzzle.
    KeepPuzzle(OwnPuzzle),
    /// Asks for a file.
    Pick(FileTask),
    /// Exports to a file; without a request, the one of the open system dialog.
    ShareFile(Option<Box<Request>>, PathBuf),
    /// Exports to a file; the flag is `true` if the user has agreed to replace an existing one.
    ShareTo(Box<Request>, PathBuf, bool),
    /// Copies a picture to the clipboard.
    CopyPicture(ColorImage),
    /// Reports that a file was written.
    TellSaved(PathBuf),
    /// Reports an error.
    TellFault(Phrase),
    /// Moves the home of the person with this number aside.
    RemovePerson(u32),
    /// Forgets strength, practice and runs of the person who plays.
    StartAfresh,
    /// Runs a command.
    Command(Command),
}

/// Purpose of a file dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Open a game.
    Open,
    /// Save a game.
    Save,
    /// Export a picture.
    Picture,
    /// Export a film.
    Film,
    /// Share a folder.
    Folder,
}

/// Request for a file dialog.
pub enum FileTask {
    /// Open a game.
    Open,
    /// Save a game.
    Save(SaveRequest),
    /// Export a picture or a film.
    Share(Box<Request>),
    /// Choose a folder for the form of a new game.
    Folder,
}

impl FileTask {
    /// Purpose of the file.
    pub fn purpose(&self) -> Purpose {
        match self {
            Self::Open => Purpose::Open,
            Self::Save(_) => Purpose::Save,
            Self::Share(request) if request.choice.extent.is_film() => Purpose::Film,
            Self::Share(_) => Purpose::Picture,
            Self::Folder => Purpose::Folder,
        }
    }

    pub(crate) fn saving(self) -> Option<SaveRequest> {
        match self {
            Self::Open | Self::Share(_) | Self::Folder => None,
            Self::Save(saving) => Some(saving),
        }
    }

    pub(crate) fn share(self) -> Option<Box<Request>> {
        match self {
            Self::Open | Self::Save(_) | Self::Folder => None,
            Self::Share(request) => Some(request),
        }
    }

    pub(crate) fn saving_mut(&mut self) -> Option<&mut SaveRequest> {
        match self {
            Self::Open | Self::Share(_) | Self::Folder => None,
            Self::Save(saving) => Some(saving),
        }
    }
}

/// Unique id of a game on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameId(u64);

impl GameId {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        Self(COUNT.fetch_add(1, Ordering::Relaxed))
    }
}

/// Request to save a game to a file that is still to be chosen.
pub struct SaveRequest {
    pub(crate) game: GameId,
    /// Suggested file name for a game that has no file yet.
    pub(crate) name: String,
    /// Snapshot of the game, once it has left the table.
    pub(crate) left: Option<Box<GameSnapshot>>,
    /// Action to carry out after saving.
    pub(crate) next: Option<Box<DialogAction>>,
}

/// Snapshot of a game that has left the table.
pub(crate) struct GameSnapshot {
    pub(crate) record: String,
    /// Id of the kind of game, as written in files.
    pub(crate) name: &'static str,
    pub(crate) file: FileLink,
}

impl GameSnapshot {
    pub(crate) fn of(table: &dyn Table, name: &'static str, file: &FileLink) -> Self {
        Self { record: table.record(None), name, file: file.clone() }
    }
}

impl SaveRequest {
    pub(crate) fn new(game: GameId, name: String, next: Option<Box<DialogAction>>) -> Self {
        Self { game, name, left: None, next }
    }
}
