//! Floor 4: saved files, autosave and the writer thread.
//!
//! This floor turns games into files and back ([`Record`], [`read_game`], [`files`]), saves the program's
//! own data in the background ([`WriterThread`]) and loads it at the start ([`load()`]). [`Places`] names
//! the files; [`WindowLock`] keeps several windows apart.

mod annotations;
mod cubulus;
pub mod dates;
pub mod disk;
pub mod earlier;
pub mod emergency_save;
pub mod ending;
pub mod fault;
mod fields;
pub mod files;
mod fingerprint;
mod history;
mod kuba;
pub mod library;
pub mod load;
pub mod paste;
pub mod paths;
mod pending;
pub mod places;
pub mod private_folder;
pub mod progress;
mod qubism;
mod read_annotations;
pub mod read_record;
pub mod recent;
pub mod record;
mod record_text;
mod recordable;
mod repair;
mod replay;
mod ron_error;
mod ron_text;
pub mod score_sheet;
pub mod settings_file;
mod sheet_moves;
mod sheet_reader;
mod sheet_rules;
mod text;
mod text_hash;
mod verdict_text;
pub mod window_lock;
mod write_queue;
pub mod writer;
mod writer_order;

pub use self::annotations::Annotations;
pub use self::dates::{Day, day, day_number, today};
pub use self::disk::{Call, Disk, SystemDisk};
pub use self::earlier::{EarlierGame, EarlierKind};
pub use self::fault::{RecordError, RecordFault};
pub use self::files::{FileError, OpenError, save_text};
pub use self::fingerprint::Fingerprint;
pub use self::history::History;
pub use self::library::{ArchivedFile, Library};
pub use self::load::{SavedState, load};
pub use self::paste::read_pasted;
pub use self::places::Places;
pub use self::progress::{PuzzleProgress, SolutionKind, SolvedPuzzle};
pub use self::read_record::{game_id, read_game, salvage_game};
pub use self::recent::RecentFiles;
pub use self::record::{InProgress, Record};
pub use self::recordable::Recordable;
pub use self::replay::LoadedGame;
pub use self::score_sheet::{plain_score_sheet, score_sheet};
pub use self::settings_file::{SettingsChange, SettingsWarning};
pub use self::text_hash::TextHash;
pub use self::window_lock::WindowLock;
pub use self::writer::WriterThread;
pub use self::writer_order::WindowStatus;
