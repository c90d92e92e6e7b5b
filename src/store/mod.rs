//! Floor 4: saved files, autosave and the writer thread.
//!
//! This floor turns games into files and back ([`Record`], [`read_game`], [`files`]), saves the program's
//! own data in the background ([`WriterThread`]) and loads it at the start ([`load()`]). [`Places`] names
//! the files; [`Slot`] keeps several windows apart.

mod cubulus;
pub mod dates;
pub mod disk;
pub mod earlier;
pub mod ending;
pub mod fault;
pub mod files;
mod fingerprint;
mod history;
mod kuba;
pub mod library;
pub mod load;
mod orders;
mod parts;
pub mod pasting;
pub mod paths;
mod pending;
pub mod places;
pub mod private;
pub mod progress;
mod qubism;
mod read_study;
pub mod reading;
pub mod recent;
pub mod record;
mod record_text;
mod recordable;
pub mod refuge;
mod repair;
mod replay;
mod ron_error;
mod ron_text;
pub mod score_sheet;
pub mod settings_file;
mod sheet_moves;
mod sheet_reader;
mod sheet_rules;
pub mod slot;
mod study;
mod text;
mod text_mark;
mod verdict_text;
mod work;
pub mod writer;

pub use self::dates::{Day, day, day_number, today};
pub use self::disk::{Call, Disk, SystemDisk};
pub use self::earlier::{EarlierGame, EarlierKind};
pub use self::fault::{RecordError, RecordFault};
pub use self::files::{FileError, OpenError, save_text};
pub use self::fingerprint::Fingerprint;
pub use self::history::History;
pub use self::library::{KeptGame, Library};
pub use self::load::{Loaded, load};
pub use self::orders::Holding;
pub use self::pasting::read_pasted;
pub use self::places::Places;
pub use self::progress::{PuzzleProgress, SolvedHow, SolvedPuzzle};
pub use self::reading::{game_id, read_game, salvage_game};
pub use self::recent::RecentFiles;
pub use self::record::{InProgress, Record};
pub use self::recordable::Recordable;
pub use self::replay::Read;
pub use self::score_sheet::score_sheet;
pub use self::settings_file::{SettingsChange, SettingsWarning};
pub use self::slot::Slot;
pub use self::study::Study;
pub use self::text_mark::TextMark;
pub use self::writer::WriterThread;
