//! What a table remembers while its game is studied.

use egui::Context;

use super::best::Lines;
use super::studied::StudyState;
use crate::board::Playable;
use crate::bot::Thinker;
use crate::session::NodeId;

/// What a thinker is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// The main line, quickly.
    Quick,
    /// The main line, closely.
    Deep,
    /// What is explored.
    Explored,
    /// What would be best in the position that is shown.
    Lines,
}

/// A question that a thinker is at.
pub(super) struct Asked {
    pub(super) look: Look,
    /// The positions that it is about.
    pub(super) nodes: Vec<NodeId>,
}

/// A study of a game.
pub(super) struct Study<G: Playable> {
    /// It never looks at anything that the game needs.
    pub(super) thinker: Thinker<G>,
    pub(super) asked: Option<Asked>,
    /// The user has stopped the look at the game.
    pub(super) stopped: bool,
    /// The newest position of the main line that was looked at closely.
    pub(super) deepened: Option<NodeId>,
    /// The best lines of the position shown.
    pub(super) lines: Lines<G::Move>,
    /// Something was found out that is not in the state.
    pub(super) stale: bool,
    /// When the state was made, and when what was found out was last to be kept.
    pub(super) shown_at: f64,
    pub(super) kept_at: f64,
    pub(super) state: StudyState,
}

impl<G: Playable> Study<G> {
    /// A study in which nothing has been found out.
    pub(super) fn new(ctx: &Context) -> Self {
        let wake = ctx.clone();
        Self {
            thinker: Thinker::new(move || wake.request_repaint()),
            asked: None,
            stopped: false,
            deepened: None,
            lines: Lines::default(),
            stale: true,
            shown_at: f64::NEG_INFINITY,
            kept_at: f64::NEG_INFINITY,
            state: StudyState::default(),
        }
    }

    /// Something else is to be seen.
    pub(super) fn touch(&mut self) {
        self.stale = true;
        self.shown_at = f64::NEG_INFINITY;
    }

    /// Looks at nothing for now.
    pub(super) fn rest(&mut self) {
        self.thinker.cancel();
        self.lines.put_off();
        self.asked = None;
    }
}

/// A move of the list in its position.
pub(super) struct ListedMove<G: Playable> {
    /// The game before it.
    pub(super) before: G,
    /// The move.
    pub(super) mv: G::Move,
}
