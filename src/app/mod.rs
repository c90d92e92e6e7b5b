//! Floor 6: the window.
//!
//! [`App`] is everything in the window and needs no window to exist: tests drive it through
//! [`App::logic`] and [`App::frame`], and [`open()`] puts it into a window of the system.
//!
//! It owns seven things, and nobody but the thing itself changes what is in it: the shelf
//! (`shelf`: files, what is kept and saved), the seat at the table (`playing`), the lesson
//! (`learning`), the position that is set up (`arranging`), the puzzles (`puzzling`) and the chrome
//! (`chrome`: dialogs, messages, what is heard). What all may look at is beside them (`shared`), and
//! so is the line to the outside (`system`).
//!
//! A frame has two halves (`frame`). [`App::logic`] runs whether the window can be seen or not: what
//! the computer answers is played, and what has changed is kept. [`App::frame`] draws panels, board
//! and dialogs (`drawing`); they return what the user wants, as a [`Command`](command::Command) or a
//! [`DialogAction`](action::DialogAction), and only when all of them have been drawn it is done, at
//! one point (`run`). `window_frame` calls both for a window of the system, and hears before what
//! other starts of the program ask for (`launching`).
//!
//! Where a wish concerns more than one of the seven, it is led through their doors in a file of its
//! own: `beginning`, `opening`, `saving`, `asking`, `posing`, `sharing`. `creating` makes everything at
//! the start, and `access` is what is seen from outside.

mod access;
pub mod action;
mod arranging;
mod asking;
mod beginning;
pub mod catalogue;
mod celebration;
mod chrome;
pub mod command;
mod creating;
pub mod dialogs;
mod display;
mod drawing;
pub mod earlier;
pub mod fonts;
pub mod form;
mod frame;
mod frame_clock;
pub mod keys;
pub mod launch_action;
mod launching;
mod learning;
pub mod lesson;
pub mod my_games;
mod opening;
pub mod opponent;
pub mod panels;
pub mod picker;
mod place;
mod plain;
mod playing;
mod posing;
pub mod puzzle;
mod puzzling;
mod restoring;
pub mod run;
mod saving;
pub mod seating;
pub mod settings;
pub mod share;
mod shared;
mod sharing;
mod shelf;
mod signals;
mod single_instance;
pub mod sound;
pub mod start;
mod start_error;
mod system;
mod tabbing;
pub mod table;
mod taps;
pub mod theme;
pub mod toasts;
mod wheel;
pub mod widgets;
pub mod window;
mod window_frame;

use self::arranging::Arranging;
use self::chrome::Chrome;
use self::learning::Learning;
use self::playing::Playing;
use self::puzzling::Puzzling;
use self::shared::Shared;
use self::sharing::Sharing;
use self::shelf::Shelf;
use self::system::System;

pub use self::launch_action::LaunchAction;
pub use self::settings::Settings;
pub use self::start_error::StartError;
pub use self::window::{Start, open};

/// Everything in the window.
pub struct App {
    /// What all may look at.
    shared: Shared,
    /// What is saved and kept.
    shelf: Shelf,
    /// The game on the table, and the one that is suspended.
    playing: Playing,
    /// What is learnt in the place of the game on the table.
    learning: Learning,
    /// The position that is set up in the place of the game on the table.
    arranging: Arranging,
    /// The puzzles in the place of the game on the table.
    puzzling: Puzzling,
    /// What is around the board.
    chrome: Chrome,
    /// What is remembered of pictures for others.
    sharing: Sharing,
    /// The lines to the outside.
    system: System,
}
