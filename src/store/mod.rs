//! Floor 4: what is kept.
//!
//! How a game becomes a file and a file a game ([`Record`], [`read_game`], [`files`],
//! [`Autosave`]), and what else is remembered ([`RecentFiles`], [`SettingsStore`], [`Places`]).

pub mod autosave;
pub mod fault;
pub mod files;
mod kuba;
pub mod pasting;
pub mod places;
pub mod reading;
pub mod recent;
pub mod record;
pub mod settings_store;

pub use self::autosave::Autosave;
pub use self::fault::{RecordError, RecordFault};
pub use self::files::{FileError, Fingerprint, OpenError, Opened, open_game, save_game};
pub use self::pasting::read_pasted;
pub use self::places::Places;
pub use self::reading::read_game;
pub use self::recent::RecentFiles;
pub use self::record::{Desk, Record, Recordable, today};
pub use self::settings_store::SettingsStore;
