//! The window.
//!
//! [`App`] is everything in the window and needs no system window to exist: tests drive it through
//! [`App::logic`] and [`App::frame`], and [`open()`] runs it in a window of the system.
//!
//! It owns seven things, and each changes only itself: the activities (`activity`: what occupies the board),
//! the saved files (`saves`: files, autosave, progress), the chrome (`chrome`: dialogs, messages, sound),
//! exports (`sharing`), games with people elsewhere (`friends`), the connections to the system (`system`),
//! and what all of them read (`shared`).
//!
//! A frame has two phases (`frame`). [`App::logic`], which also runs while the window is hidden, polls
//! workers, clocks and dialogs, and saves. [`App::frame`] draws panels, board and dialogs; they return what
//! the user wants as a [`Command`](shell::command::Command) or a [`DialogAction`](action::DialogAction), and
//! one place (`run`) carries them out afterwards. `startup` builds everything, and `access` is the public
//! view.
//!
//! One folder holds one feature. Where they exist, its files have the same names everywhere:
//!
//! | file | contents |
//! |---|---|
//! | `activity` | its `Activity`: what occupies the board, what its keys and commands do |
//! | `flow` | methods of `App` that involve several owners |
//! | `panel` | its panel beside the board |
//! | `command` | its commands |
//!
//! | folder | feature |
//! |---|---|
//! | [`activity`] | the trait of all activities, and the change from one to another |
//! | [`game`] | the game on the table, the start page, new games |
//! | [`study`], [`lesson`], [`editor`] | study of a game, lessons, setting up positions |
//! | [`exercise`] | puzzles, practice, runs |
//! | [`friends`] | games with people elsewhere: messages, shared folders |
//! | [`people`] | who plays here, and the change from one to another |
//! | [`archive`] | kept games: their index, results by level, strength, search for practice |
//! | [`you`] | the page of the user's results and games |
//! | [`files`] | opening, saving, pasting, sharing |
//! | [`shell`] | everything around the board: layout, menu, keys, dialogs, theme |
//! | [`input`] | one key, touch, wheel, Tab, preferences of the system |
//! | [`platform`] | window of the system, drawing without OpenGL, sound, signals, later starts |

mod access;
pub mod action;
pub mod activity;
pub mod archive;
pub mod catalogue;
pub mod editor;
pub mod exercise;
pub mod files;
mod frame;
pub mod friends;
pub mod game;
pub mod input;
pub mod lesson;
pub mod people;
pub mod platform;
pub mod run;
pub mod settings;
mod shared;
pub mod shell;
mod startup;
pub mod study;
pub mod you;

use self::activity::Activities;
use self::files::save_state::SaveState;
use self::files::share::flow::Sharing;
use self::friends::flow::RemoteGames;
use self::input::one_key::OneKey;
use self::platform::system::System;
use self::shared::Shared;
use self::shell::chrome::Chrome;
use crate::store::CrashMarker;
use crate::store::people::Removed;

pub use self::platform::launch_action::LaunchAction;
pub use self::platform::start_error::StartError;
pub use self::platform::window::{Start, open};
pub use self::settings::Settings;

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
    friends: RemoteGames,
    one_key: OneKey,
    /// The person who was removed last, while that can be taken back.
    removed_person: Option<Removed>,
    /// Marker of a panic while drawing.
    crash: CrashMarker,
    /// Connections to the system: signals, later starts of the program, messages after closing.
    system: System,
}
