//! Commands of a game in progress.

use egui::Key;
use strum::{EnumIter, IntoStaticStr};

use crate::app::shell::command::spec::{ALT, CTRL, CTRL_SHIFT, GAME, NONE, SHIFT, Spec, key};

/// Commands of a game in progress. Undo, redo and hints also work in other activities that support them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum GameCommand {
    /// Ends the turn without a move.
    EndTurn,
    /// Undoes the last move or change.
    Undo,
    /// Redoes the last undone move or change.
    Redo,
    /// Asks the computer for a hint.
    Hint,
    /// Toggles a hint at every turn.
    Guide,
    /// Toggles blunder warnings of weak computers.
    Warn,
    /// Makes the computer play its best move so far, or continue in spite of its warning.
    MoveNow,
    /// Toggles the display of the reply that refutes the move of a warning.
    ShowAnswer,
    /// Pauses or resumes computers that play each other, or the clock.
    Pause,
    /// Resigns.
    Resign,
    /// Offers a draw.
    OfferDraw,
    /// Shows threats for a moment.
    ShowThreats,
    /// Plays the moves of the others since the user's last one once more.
    Replay,
    /// Shows the first position.
    First,
    /// Shows the position one move earlier.
    Previous,
    /// Shows the position one move later.
    Next,
    /// Shows the newest position.
    Last,
    /// Shows the position after this many moves.
    #[strum(disabled)]
    Show(usize),
}

impl GameCommand {
    pub(crate) fn spec(self) -> Spec {
        match self {
            Self::EndTurn => Spec::new("command-end-turn")
                .keys(&const { [key(SHIFT, Key::E), key(CTRL, Key::E)] })
                .needs("disabled-end-turn", |state| state.human_to_move && state.can_end_turn),
            Self::Undo => Spec::new("command-undo")
                .keys(&const { [key(CTRL, Key::Z)] })
                .needs("disabled-strict", |state| !state.strict || state.can_undo)
                .needs("disabled-undo", |state| state.can_undo),
            Self::Redo => Spec::new("command-redo")
                .keys(&const { [key(CTRL_SHIFT, Key::Z), key(CTRL, Key::Y)] })
                .needs("disabled-redo", |state| state.can_redo),
            Self::Hint => Spec::new("command-hint")
                .keys(&const { [key(NONE, Key::H)] })
                .needs("disabled-friend", |state| !state.no_help)
                .needs("disabled-hint", |state| state.can_hint),
            Self::Guide => Spec::new("command-guide")
                .during(GAME)
                .needs("disabled-begun", |state| !state.welcome)
                .needs("disabled-friend", |state| !state.no_help)
                .ticked(|state| Some(state.guided)),
            Self::Warn => Spec::new("command-warn")
                .during(GAME)
                .needs("disabled-begun", |state| !state.welcome)
                .needs("disabled-friend", |state| !state.no_help)
                .needs("disabled-warn", |state| state.warning.is_some()),
            Self::MoveNow => Spec::new("command-move-now")
                .keys(&const { [key(NONE, Key::M)] })
                .needs("disabled-thinking", |state| state.thinking),
            Self::ShowAnswer => Spec::new("command-show-answer")
                .keys(&const { [key(NONE, Key::S)] })
                .needs("disabled-warned", |state| state.warned),
            Self::Pause => Spec::new("command-pause")
                .keys(&const { [key(NONE, Key::P)] })
                .needs("disabled-begun", |state| !state.welcome)
                .needs("disabled-pause", |state| state.can_pause || state.can_stop_clock)
                .or_text(|state| {
                    if state.paused || state.clock_stands {
                        Some("command-go-on")
                    } else {
                        (state.can_stop_clock && !state.can_pause).then_some("command-stop-clock")
                    }
                }),
            Self::Resign => Spec::new("command-resign")
                .needs("disabled-begun", |state| !state.welcome)
                .needs("disabled-resign", |state| state.can_resign),
            Self::OfferDraw => Spec::new("command-offer-draw")
                .needs("disabled-begun", |state| !state.welcome)
                .needs("disabled-draw", |state| state.can_offer_draw),
            Self::ShowThreats => Spec::new("command-show-threats")
                .during(GAME)
                .needs("disabled-begun", |state| !state.welcome)
                .needs("disabled-friend", |state| !state.no_help),
            Self::Replay => Spec::new("command-replay")
                .keys(&const { [key(SHIFT, Key::B)] })
                .during(GAME)
                .needs("disabled-first", |state| state.shown > 0),
            Self::First => Spec::new("command-first")
                .keys(&const { [key(NONE, Key::Home)] })
                .needs("disabled-first", |state| state.shown > 0),
            Self::Previous => Spec::new("command-previous")
                .keys(&const { [key(NONE, Key::PageUp), key(ALT, Key::ArrowLeft)] })
                .needs("disabled-first", |state| state.shown > 0),
            Self::Next => Spec::new("command-next")
                .keys(&const { [key(NONE, Key::PageDown), key(ALT, Key::ArrowRight)] })
                .needs("disabled-last", |state| state.shown < state.moves),
            Self::Last => Spec::new("command-last")
                .keys(&const { [key(NONE, Key::End)] })
                .needs("disabled-last", |state| state.shown < state.moves),
            Self::Show(_) => Spec::new("command-show"),
        }
    }
}
