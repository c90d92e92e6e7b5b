//! The chrome: everything around the board that is not part of a game.
//!
//! This file holds its state and resets it when something else occupies the board. `dialog` is the open
//! dialog, `file_dialog` the system's, `messages` toasts and the status line, `review` the walk through a
//! studied game, `sound` sound and celebration, `window` the title and the user's attention.

mod dialog;
mod file_dialog;
mod messages;
mod review;
mod sound;
mod window;

use egui::{Context, Rect, SystemTheme};

use self::review::Review;
use super::celebration::Celebration;
use super::dialogs::Dialog;
use super::dialogs::focus::Focus;
use super::toasts::{Toasts, Tone};
use crate::app::files::picker::{Picker, PickerEvent};
use crate::app::game::dialogs::comment::CommentDraft;
use crate::app::platform::sound::{GameSounds, Silent, Speaker};
use crate::app::settings::Settings;
use crate::board::fading::Fading;
use crate::board::sound::Cues;
use crate::board::{self, Says};
use crate::phrase::Phrase;

/// Messages that apply only to the present game.
const OF_THE_GAME: [&str; 9] = [
    "moves-came",
    "moves-deleted",
    "moves-replaced",
    "study-first-mistake",
    "study-last-mistake",
    "draw-accepted",
    "draw-declined",
    "out-of-time",
    "drop-others",
];

pub(crate) struct Chrome {
    dialog: Option<Dialog>,
    comment_drafts: Vec<CommentDraft>,
    focus: Focus,
    toasts: Toasts,
    picker: Picker,
    /// News of the system's dialog that wait until the open dialog is closed.
    put_off: Option<PickerEvent>,
    /// Last message of the board.
    says: Option<Says>,
    /// Age of that message.
    says_fade: Fading,
    celebration: Celebration,
    review: Review,
    speaker: Box<dyn Speaker>,
    game_sounds: GameSounds,
    /// Rectangle of the board in the last frame.
    board: Rect,
    board_only: bool,
    /// `true` while the move list is open over a narrow window.
    drawer: bool,
    /// Title last sent to the window.
    title: String,
    frame_theme: Option<SystemTheme>,
    /// Focus of the window, and an open menu or list of commands, both in the last frame.
    attention: (bool, bool),
}

impl Default for Chrome {
    fn default() -> Self {
        Self {
            dialog: None,
            comment_drafts: Vec::new(),
            focus: Focus::default(),
            toasts: Toasts::default(),
            picker: Picker::default(),
            put_off: None,
            says: None,
            says_fade: Fading::NEW,
            celebration: Celebration::default(),
            review: Review::default(),
            speaker: Box::new(Silent),
            game_sounds: GameSounds::default(),
            board: Rect::NOTHING,
            board_only: false,
            drawer: false,
            title: String::new(),
            frame_theme: None,
            attention: (false, false),
        }
    }
}

impl Chrome {
    pub(crate) fn board(&self) -> Rect {
        self.board
    }

    pub(crate) fn board_only(&self) -> bool {
        self.board_only
    }

    /// Toggles the board-only view and explains the way back; `key` is the name of its shortcut.
    pub(crate) fn toggle_board_only(&mut self, key: Option<String>) {
        self.board_only = !self.board_only;
        let told = match key {
            Some(key) => Phrase::new("board-only-back").with("key", key),
            None => Phrase::new("board-only-back-by-esc"),
        };
        if self.board_only {
            self.toast(Tone::Info, &told);
        } else {
            self.toasts.withdraw(&["board-only-back", "board-only-back-by-esc"]);
        }
    }

    pub(crate) fn drawer(&self) -> bool {
        self.drawer
    }

    pub(crate) fn toggle_drawer(&mut self) {
        self.drawer = !self.drawer;
    }

    /// Resets the chrome for an activity other than the game, or for another puzzle.
    pub(crate) fn begin_activity(&mut self) {
        self.board_only = false;
        self.drawer = false;
        self.says = None;
        self.celebration = Celebration::default();
    }

    pub(crate) fn begin_start_page(&mut self, ctx: &Context) {
        self.review = Review::default();
        self.drawer = false;
        self.says = None;
        board::focus::give(ctx);
    }

    pub(crate) fn begin_game(&mut self, ctx: &Context, settings: &Settings) {
        self.celebration = Celebration::default();
        self.game_sounds = GameSounds::default();
        self.review = Review::default();
        self.toasts.withdraw(&OF_THE_GAME);
        self.sound(settings, &Cues::silence());
        self.says = None;
        self.drawer = false;
        self.focus.forget();
        board::focus::give(ctx);
    }
}
