//! Orders to the writer thread, and the status that it reports.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::earlier::EarlierGame;
use super::emergency_save::EmergencySave;
use super::files::FileError;
use super::own_puzzles::{OwnPuzzleChange, OwnPuzzles};
use super::practice::{Practice, PracticeChange};
use super::progress::{ProgressChange, PuzzleProgress};
use super::settings_change::SettingsChange;
use super::text_hash::TextHash;

/// Window number under which the game is autosaved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WindowStatus {
    /// Number of the window, from 1; `None` if there is none.
    pub slot: Option<usize>,
    /// Number of times that the window had to lock a number again because its lock file was removed.
    pub again: usize,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct WriterStatus {
    pub(super) game: Option<FileError>,
    pub(super) finished: Option<FileError>,
    /// Number of the last archived game.
    pub(super) shelved: usize,
    pub(super) other: Option<FileError>,
    /// `true` once all lists below have been read.
    pub(super) is_read: bool,
    pub(super) earlier: Arc<[EarlierGame]>,
    /// Days on which archived games were left, `YYYY-MM-DD`.
    pub(super) played: Arc<BTreeSet<String>>,
    /// Includes puzzles that were solved in other windows.
    pub(super) progress: Arc<PuzzleProgress>,
    /// Includes the changes of other windows.
    pub(super) practice: Arc<Practice>,
    /// Includes the changes of other windows.
    pub(super) own_puzzles: Arc<OwnPuzzles>,
    /// New path of the file of own puzzles, if it was damaged at the start and set aside.
    pub(super) damaged_own_puzzles: Option<PathBuf>,
    /// New path of the practice file, if it was damaged at the start and set aside.
    pub(super) damaged_practice: Option<PathBuf>,
    pub(super) holding: WindowStatus,
}

pub(super) enum Order {
    Game(String),
    Settings(SettingsChange),
    Recent(PathBuf),
    Progress(ProgressChange),
    Practice(PracticeChange),
    OwnPuzzle(OwnPuzzleChange),
    Finished(ArchivedGame),
    /// Autosave a game that an earlier run left as an emergency save.
    Rescued(EmergencySave),
    /// Read again what other windows may have changed: the earlier games, the puzzle progress, the own puzzles and
    /// the practice tasks.
    Refresh,
    Sweep(PathBuf),
    /// Write everything now, then answer.
    Flush(SyncSender<()>),
    /// Write everything now, save what fails in a fallback folder, and answer with the paths there.
    Rescue(SyncSender<Result<Vec<PathBuf>, FileError>>),
}

/// A game to archive because it left the table.
pub(super) struct ArchivedGame {
    pub(super) text: String,
    /// Archived state of the same game, which this one replaces.
    pub(super) before: Option<TextHash>,
    /// Archives of others who played it.
    pub(super) others: Vec<PathBuf>,
    /// Count of games handed over so far, from 1; 0 for an emergency save of an earlier run.
    pub(super) number: usize,
    /// Emergency save of the game, removed once the game is archived.
    pub(super) elsewhere: Option<PathBuf>,
}

pub(super) struct StatusChannel {
    pub(super) status: Arc<Mutex<WriterStatus>>,
    pub(super) wake: Box<dyn Fn() + Send>,
}

pub(super) fn locked(status: &Mutex<WriterStatus>) -> MutexGuard<'_, WriterStatus> {
    status.lock().unwrap_or_else(PoisonError::into_inner)
}
