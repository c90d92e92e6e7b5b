//! Floor 6: the window.
//!
//! [`App`] is everything in the window and needs no system window to exist: tests drive it through
//! [`App::logic`] and [`App::frame`], and [`open()`] runs it in a window of the system.
//!
//! It owns seven things, and each changes only itself: the activities (`activity`: what occupies the board),
//! the saved files (`saves`: files, autosave, progress), the chrome (`chrome`: dialogs, messages, sound),
//! exports (`sharing`), games with people elsewhere (`elsewhere`), the connections to the system (`system`), and what all of them read (`shared`).
//!
//! A frame has two phases (`frame`). [`App::logic`], which also runs while the window is hidden, polls
//! workers, clocks and dialogs, and saves. [`App::frame`] draws panels, board and dialogs (`window_layout`); they
//! return the user's wishes as a [`Command`](command::Command) or a [`DialogAction`](action::DialogAction),
//! and one place (`run`) carries them out afterwards. `window_frame` calls both for a window of the system.
//!
//! Flows that involve several owners have files of their own: `new_games`, `open_games`, `save_games`,
//! `game_requests`, `lesson_flow`, `puzzle_flow`, `practice_flow`, `editor_flow`, `export_flow`, `friend_flow`,
//! `folder_flow`. `one_key` plays with one key. `startup` builds everything, and `access` is the public view.

mod access;
pub mod action;
pub mod activity;
pub mod activity_id;
pub mod catalogue;
pub mod celebration;
mod chrome;
pub mod command;
pub mod cursor_keys;
pub mod dialogs;
pub mod display;
mod editor_flow;
pub mod elsewhere_choice;
mod export_flow;
mod folder_flow;
pub mod fonts;
pub mod form;
mod frame;
pub mod frame_clock;
mod friend_flow;
pub mod friends;
pub mod game_info;
mod game_requests;
pub mod game_summaries;
pub mod key_map;
pub mod keys;
pub mod launch_action;
mod launch_requests;
pub mod lesson;
mod lesson_flow;
pub mod my_games;
mod new_games;
pub mod one_key;
mod open_games;
mod opengl;
pub mod opponent;
mod own_puzzle_flow;
pub mod panels;
pub mod paste;
pub mod picker;
pub mod plain;
mod practice;
mod practice_flow;
pub mod puzzle;
mod puzzle_flow;
pub mod ratings;
mod restore;
pub mod run;
mod run_flow;
mod save_games;
mod save_state;
mod scripted_board;
pub mod seats;
pub mod settings;
pub mod share;
mod shared;
pub mod shortcut;
mod signals;
pub mod single_instance;
pub mod sound;
pub mod start;
pub mod start_error;
mod startup;
mod system;
pub mod system_wishes;
mod tab_key;
pub mod table;
mod tap_delay;
pub mod theme;
pub mod toasts;
mod touch;
pub mod wheel;
pub mod widgets;
pub mod window;
mod window_frame;
mod window_layout;
pub mod window_place;

use self::activity::Activities;
use self::chrome::Chrome;
use self::export_flow::Sharing;
use self::friend_flow::Elsewhere;
use self::one_key::OneKey;
use self::save_state::SaveState;
use self::shared::Shared;
use self::system::System;
use crate::store::CrashMarker;

pub use self::launch_action::LaunchAction;
pub use self::settings::Settings;
pub use self::start_error::StartError;
pub use self::window::{Start, open};

/// The program, without a window of the system.
pub struct App {
    shared: Shared,
    /// Saved files, autosave and progress.
    saves: SaveState,
    activities: Activities,
    /// Dialogs, messages, sound and everything else around the board.
    chrome: Chrome,
    /// Exports of pictures and films.
    sharing: Sharing,
    /// Connections to people elsewhere.
    elsewhere: Elsewhere,
    one_key: OneKey,
    /// Marker of a panic while drawing.
    crash: CrashMarker,
    /// Connections to the system: signals, later starts of the program, messages after closing.
    system: System,
}
