//! Floor 3: a game being played.
//!
//! The line of positions ([`Session`]), who plays ([`Seat`], [`MatchScore`]), and how a game
//! becomes a file and a file a game ([`Record`], [`read_game`], [`files`], [`Autosave`]).

pub mod autosave;
pub mod fault;
pub mod files;
pub mod history;
mod kuba;
pub mod matchplay;
pub mod pasting;
pub mod places;
pub mod reading;
pub mod recent;
pub mod record;
pub mod seats;
pub mod settings_store;

pub use self::autosave::Autosave;
pub use self::fault::{RecordError, RecordFault};
pub use self::files::{FileError, Fingerprint, OpenError, Opened, open_game, save_game};
pub use self::history::Session;
pub use self::matchplay::{GameResult, MatchScore};
pub use self::pasting::read_pasted;
pub use self::places::Places;
pub use self::reading::read_game;
pub use self::recent::RecentFiles;
pub use self::record::{Desk, Record, Recordable, today};
pub use self::seats::Seat;
pub use self::settings_store::SettingsStore;
