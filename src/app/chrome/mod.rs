//! The chrome: what is around the board and belongs to no game.
//!
//! Here is what it consists of, what is unfolded, and what becomes of it when something else comes
//! to the place of the board. `dialog` is the dialog that is open, `file_dialog` that of the system,
//! `messages` what is said, `review` the walk through a game that is over, `sound` what is heard,
//! `window` the window around everything.

mod dialog;
mod file_dialog;
mod messages;
mod review;
mod sound;
mod window;

use egui::{Context, Rect};

use self::review::Review;
use super::celebration::Celebration;
use super::dialogs::Dialog;
use super::dialogs::focus::Focus;
use super::picker::Picker;
use super::settings::Settings;
use super::sound::{EndingSound, Silent, Speaker};
use super::toasts::{Toasts, Tone};
use crate::board::fading::Fading;
use crate::board::sound::Cues;
use crate::board::{self, Says};
use crate::phrase::Phrase;

/// What is said of the game on the table, and means nothing beside another one.
const OF_THE_GAME: [&str; 6] = [
    "moves-came",
    "moves-replaced",
    "draw-accepted",
    "draw-declined",
    "out-of-time",
    "drop-others",
];

/// What is around the board.
pub(super) struct Chrome {
    dialog: Option<Dialog>,
    focus: Focus,
    toasts: Toasts,
    /// The system's dialogs for files.
    picker: Picker,
    /// What the board has said last.
    says: Option<Says>,
    /// How long that has been said.
    says_fade: Fading,
    celebration: Celebration,
    review: Review,
    /// What is heard goes there.
    speaker: Box<dyn Speaker>,
    ending_sound: EndingSound,
    /// Where the board was drawn last.
    board: Rect,
    board_only: bool,
    /// The list of moves is shown over a narrow window.
    drawer: bool,
    /// The title the window has.
    title: String,
    /// Whether the user was at the window in the last frame, and whether a menu was open.
    attention: (bool, bool),
}

impl Default for Chrome {
    fn default() -> Self {
        Self {
            dialog: None,
            focus: Focus::default(),
            toasts: Toasts::default(),
            picker: Picker::default(),
            says: None,
            says_fade: Fading::NEW,
            celebration: Celebration::default(),
            review: Review::default(),
            speaker: Box::new(Silent),
            ending_sound: EndingSound::default(),
            board: Rect::NOTHING,
            board_only: false,
            drawer: false,
            title: String::new(),
            attention: (false, false),
        }
    }
}

impl Chrome {
    /// Where the board was drawn last.
    pub(super) fn board(&self) -> Rect {
        self.board
    }

    pub(super) fn board_only(&self) -> bool {
        self.board_only
    }

    /// Shows the board alone and says how to come back, or shows everything again.
    pub(super) fn toggle_board_only(&mut self) {
        self.board_only = !self.board_only;
        let told = Phrase::new("board-only-back");
        if self.board_only {
            self.tell(Tone::Info, &told);
        } else {
            self.toasts.withdraw(&[told.key]);
        }
    }

    /// Whether the list of moves is shown over a narrow window.
    pub(super) fn drawer(&self) -> bool {
        self.drawer
    }

    pub(super) fn toggle_drawer(&mut self) {
        self.drawer = !self.drawer;
    }

    /// Another activity than the game, or another puzzle, has come to the board.
    pub(super) fn begin_activity(&mut self) {
        self.board_only = false;
        self.drawer = false;
        self.says = None;
        self.celebration = Celebration::default();
    }

    /// The start page has come to the place of the table.
    pub(super) fn begin_start_page(&mut self, ctx: &Context) {
        self.review = Review::default();
        self.drawer = false;
        self.says = None;
        board::focus::give(ctx);
    }

    /// Another game has come to the table.
    pub(super) fn begin_game(&mut self, ctx: &Context, settings: &Settings) {
        self.celebration = Celebration::default();
        self.ending_sound = EndingSound::default();
        self.review = Review::default();
        self.toasts.withdraw(&OF_THE_GAME);
        self.sound(settings, &Cues::silence());
        self.says = None;
        self.drawer = false;
        self.focus.forget();
        board::focus::give(ctx);
    }
}
