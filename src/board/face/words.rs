//! Why something is not done, in words.

use egui::Vec2;

use crate::phrase::Phrase;

/// When a pointer that only rests somewhere is told why nothing can be done there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hovered {
    /// Never: it has to press.
    Never,
    /// After a while.
    Rest,
    /// At once.
    AtOnce,
}

/// What is said and done about a reason.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// The reason in words.
    pub words: Phrase,
    /// The same way by way beside the board: where each points on the screen, and why not there.
    pub lines: Vec<(Vec2, Phrase)>,
    /// What the lines say, for whoever hears them; `None` where the words say it, too.
    pub aloud: Option<Phrase>,
    /// A position that it speaks of, after so many moves, to which it leads.
    pub leads_to: Option<usize>,
    /// Whether it is the last move that forbids it.
    pub is_last_move: bool,
    /// When it is told without a press.
    pub hovered: Hovered,
}

impl Reason {
    /// A reason that has to be asked for.
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
