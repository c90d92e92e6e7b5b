//! What the writer is told to do, and what it has to tell.

use std::path::PathBuf;
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::earlier::EarlierGame;
use super::files::FileError;
use super::progress::{PuzzleProgress, SolvedPuzzle};
use super::refuge::Rescued;
use super::settings_file::SettingsChange;
use super::text_mark::TextMark;

/// The place in which the game is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holding {
    /// Its slot's number; `None` if there is none.
    pub slot: Option<usize>,
    /// How often one had to be taken again, because somebody has removed the files of the last.
    pub again: usize,
}

/// What the writer has to tell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct WriterStatus {
    /// Why the game in progress is not on the disk.
    pub(super) game: Option<FileError>,
    /// Why a game that has left the table is not among the earlier ones.
    pub(super) finished: Option<FileError>,
    /// The number of the last game that was put there.
    pub(super) shelved: usize,
    /// Why something else is not on the disk.
    pub(super) other: Option<FileError>,
    /// The games that can be opened again.
    pub(super) earlier: Arc<[EarlierGame]>,
    /// The puzzles that were solved, also in other windows.
    pub(super) progress: Arc<PuzzleProgress>,
    /// Where the game is kept.
    pub(super) holding: Holding,
}

/// What the writer is to do.
pub(super) enum Order {
    /// Keep this text as the game in progress.
    Game(String),
    /// Change the settings so.
    Settings(SettingsChange),
    /// Put this file at the top of the recent ones.
    Recent(PathBuf),
    /// Add this to the puzzles that were solved.
    Solved(SolvedPuzzle),
    /// Keep the text of a game that has left the table.
    Finished(Over),
    /// Keep a game that was found elsewhere as the game in progress.
    Rescued(Rescued),
    /// Look which games can be opened again, and what other windows have solved.
    Look,
    /// Remove old temporary files of ours from this folder.
    Sweep(PathBuf),
    /// Try everything now, then say so.
    Flush(SyncSender<()>),
    /// Try everything now, put elsewhere what fails, then say where it is.
    Rescue(SyncSender<Result<Vec<PathBuf>, FileError>>),
}

/// A game that has left the table.
pub(super) struct Over {
    pub(super) text: String,
    /// What is kept of it from the last time that it left the table, which this takes the place of.
    pub(super) before: Option<TextMark>,
    /// Its number among those that were handed over, from 1; 0 for one that was found elsewhere.
    pub(super) number: usize,
    /// Where it lies until it is among the earlier ones.
    pub(super) elsewhere: Option<PathBuf>,
}

/// Where the thread says what it has to tell.
pub(super) struct Publish {
    pub(super) status: Arc<Mutex<WriterStatus>>,
    pub(super) wake: Box<dyn Fn() + Send>,
}

pub(super) fn locked(status: &Mutex<WriterStatus>) -> MutexGuard<'_, WriterStatus> {
    status.lock().unwrap_or_else(PoisonError::into_inner)
}
