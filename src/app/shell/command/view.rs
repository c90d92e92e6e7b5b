//! Commands that change what the window shows and how it sounds.

use egui::Key;
use strum::{EnumIter, IntoStaticStr};

use super::spec::{CTRL, CTRL_SHIFT, GAME, GAME_AND_EDITOR, NONE, Spec, key};
use crate::app::shell::theme::{ContrastChoice, ThemeChoice};
use crate::board::MarbleStyle;

/// Commands that change what the window shows and how it sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ViewCommand {
    /// Opens or closes the move list of a narrow window.
    MoveDrawer,
    /// Turns the board.
    TurnBoard,
    /// Toggles the coordinates.
    Coordinates,
    /// Toggles the display of threats.
    Threats,
    /// Toggles between large and small layers of the board.
    Layers,
    /// Toggles the sound.
    Sound,
    /// Sets the volume, in percent.
    #[strum(disabled)]
    Volume(u8),
    /// Sets the language with this tag, or the system's.
    #[strum(disabled)]
    Language(Option<&'static str>),
    /// Sets the theme.
    #[strum(disabled)]
    Theme(ThemeChoice),
    /// Sets the contrast.
    #[strum(disabled)]
    Contrast(ContrastChoice),
    /// Sets the style of the marbles.
    #[strum(disabled)]
    Pieces(MarbleStyle),
    /// Toggles the board-only view.
    BoardOnly,
    /// Toggles playing with one key.
    OneKey,
    /// Makes the walk of the one key slower.
    OneKeySlower,
    /// Makes it faster.
    OneKeyFaster,
    /// Toggles full screen.
    FullScreen,
    /// Zooms in one step.
    ZoomIn,
    /// Zooms out one step.
    ZoomOut,
    /// Resets the zoom.
    ZoomReset,
}

impl ViewCommand {
    pub(super) fn spec(self) -> Spec {
        match self {
            Self::MoveDrawer => Spec::new("command-move-drawer").during(GAME),
            Self::TurnBoard => Spec::new("command-turn-board")
                .keys(&const { [key(CTRL, Key::T)] })
                .during(GAME_AND_EDITOR),
            Self::Coordinates => Spec::new("command-coordinates").during(GAME_AND_EDITOR),
            Self::Threats => Spec::new("command-threats")
                .during(GAME)
                .needs("disabled-friend", |state| !state.no_help),
            Self::Layers => Spec::new("command-layers")
                .during(GAME_AND_EDITOR)
                .needs("disabled-layers", |state| state.large_layers.is_some())
                .ticked(|state| state.large_layers),
            Self::Sound => Spec::new("command-sound").keys(&const { [key(CTRL, Key::M)] }),
            Self::Volume(_) => Spec::new("command-volume"),
            Self::Language(_) => Spec::new("language-of-the-system"),
            Self::Theme(theme) => Spec::new(theme.text_key()),
            Self::Contrast(contrast) => Spec::new(contrast.text_key()),
            Self::Pieces(MarbleStyle::Glass) => Spec::new("marbles-glass"),
            Self::Pieces(MarbleStyle::Symbols) => Spec::new("marbles-symbols"),
            Self::BoardOnly => Spec::new("command-board-only")
                .keys(&const { [key(NONE, Key::F9)] })
                .during(GAME)
                .ticked(|state| Some(state.board_only)),
            Self::OneKey => {
                Spec::new("command-one-key").keys(&const { [key(CTRL_SHIFT, Key::Space)] })
            }
            Self::OneKeySlower => {
                Spec::new("command-one-key-slower").needs("disabled-one-key", |state| state.one_key)
            }
            Self::OneKeyFaster => {
                Spec::new("command-one-key-faster").needs("disabled-one-key", |state| state.one_key)
            }
            Self::FullScreen => Spec::new("command-full-screen")
                .keys(&const { [key(NONE, Key::F11)] })
                .ticked(|state| Some(state.full_screen)),
            Self::ZoomIn => Spec::new("command-zoom-in")
                .keys(&const { [key(CTRL, Key::Plus), key(CTRL, Key::Equals)] }),
            Self::ZoomOut => Spec::new("command-zoom-out").keys(&const { [key(CTRL, Key::Minus)] }),
            Self::ZoomReset => {
                Spec::new("command-zoom-reset").keys(&const { [key(CTRL, Key::Num0)] })
            }
        }
    }
}
