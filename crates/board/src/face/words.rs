//! The words and effects of a rejection.

use egui::Vec2;

use kuba_rules::phrase::Phrase;

/// The delay after which hovering alone explains a rejection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hovered {
    /// Only a press explains it.
    Never,
    /// A pointer that rests for a while explains it.
    Rest,
    /// Any hover explains it at once.
    AtOnce,
}

/// The words and effects of a rejection.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// The reason in words.
    pub words: Phrase,
    /// The reason split by direction, for words beside the board: where each direction points on the
    /// screen, and why it is closed.
    pub lines: Vec<(Vec2, Phrase)>,
    /// The lines as one text for screen readers; `None` if `words` already says it.
    pub aloud: Option<Phrase>,
    /// The number of moves after which the position occurred that the reason refers to; clicking the words
    /// shows it.
    pub leads_to: Option<usize>,
    /// `true` if the last move causes the rejection.
    pub is_last_move: bool,
    /// The delay after which hovering alone explains it.
    pub hovered: Hovered,
}

impl Reason {
    /// Creates a reason that only a press explains.
    pub const fn new(words: Phrase) -> Self {
        Self {
            words,
            lines: Vec::new(),
            aloud: None,
            leads_to: None,
            is_last_move: false,
            hovered: Hovered::Never,
        }
    }
}
