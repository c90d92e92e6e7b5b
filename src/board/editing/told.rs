//! An editor of positions, as the window knows it.

use std::any::Any;
use std::fmt::Display;

use egui::{Key, Painter, Rect, Ui};

use crate::board::sound::Cues;
use crate::board::{Look, Says};
use crate::i18n::Texts;
use crate::phrase::Phrase;

/// Something that is done to a position which is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// The hand takes what has this number in the palette, and turns it if it has that already; the
    /// last of all takes things off.
    Choose(usize),
    /// What is set beside the board: the field with this number gets the value with that number.
    Set(usize, usize),
    /// Everything lies as at the start of a game.
    Start,
    /// Nothing lies there.
    Clear,
    /// Left and right are exchanged.
    Mirror,
    /// The last change is taken back.
    Undo,
    /// What was taken back is done again.
    Redo,
    /// The layers of the board become large, or small again.
    SwitchLayers,
}

/// A piece of the palette.
#[derive(Clone, Debug, PartialEq)]
pub struct EditorThing {
    /// What it is.
    pub name: Phrase,
    /// The key that lays it.
    pub key: Key,
}

/// What is set beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct EditorField {
    /// What it is.
    pub name: Phrase,
    /// What it can be, and what it is now.
    pub value: FieldValue,
}

impl EditorField {
    /// Whether the third time of a position is a draw.
    pub fn repetition(is_draw: bool) -> Self {
        let values = ["editor-repetition-draw", "editor-repetition-nothing"];
        Self {
            name: Phrase::new("editor-repetition"),
            value: FieldValue::Few(values.map(Phrase::new).to_vec(), usize::from(!is_draw)),
        }
    }

    /// What may not be done next: nothing, or one of these.
    pub fn forbidden<T: Copy + PartialEq + Display>(all: &[Option<T>], now: Option<T>) -> Self {
        let words = all.iter().map(|one| match one {
            Some(one) => Phrase::new("editor-value").with("text", one.to_string()),
            None => Phrase::new("editor-nothing"),
        });
        let chosen = all.iter().position(|&one| one == now);
        Self {
            name: Phrase::new("editor-forbidden"),
            value: FieldValue::List(words.collect(), chosen.unwrap_or(0)),
        }
    }
}

/// A value beside the board.
#[derive(Clone, Debug, PartialEq)]
pub enum FieldValue {
    /// One of a few, side by side: all of them, and the number of the chosen one.
    Few(Vec<Phrase>, usize),
    /// One of a list that unfolds, likewise.
    List(Vec<Phrase>, usize),
    /// A number with its words, and the most that it can be.
    Count(usize, usize, Phrase),
}

/// How things stand in an editor.
#[derive(Clone, Debug, PartialEq)]
pub struct EditorState {
    /// The game, by its name in files.
    pub game: &'static str,
    /// The name of the game.
    pub title: Phrase,
    /// What can be laid.
    pub things: Vec<EditorThing>,
    /// The number of what is in hand; as many as there are things, if the hand takes things off.
    pub chosen: usize,
    /// How many of everything lie there.
    pub tally: Vec<Phrase>,
    /// What is set beside the board.
    pub fields: Vec<EditorField>,
    /// What is wrong, or why nobody can play on from here; nothing if a game can begin here.
    pub faults: Vec<Phrase>,
    /// Which keys the board hears.
    pub help: Phrase,
    /// Whether there is a change to take back.
    pub can_undo: bool,
    /// Whether there is one to do again.
    pub can_redo: bool,
    /// Whether the layers of the board are large; `None` for a board without layers.
    pub large_layers: Option<bool>,
    /// The width of the board, in its heights.
    pub breadth: f32,
}

/// What came of a frame of the board.
#[derive(Clone, Debug, Default)]
pub struct EditorReply {
    /// A word for the status line.
    pub says: Option<Says>,
    /// What is to be heard.
    pub cues: Cues,
}

/// A position that is set up, whatever the game.
pub trait PositionEditor: Send {
    /// How things stand.
    fn state(&self) -> EditorState;
    /// Does something to the position.
    fn perform(&mut self, edit: Edit);
    /// The position as text, right or wrong.
    fn text(&self) -> String;
    /// Lays out what a text says.
    ///
    /// # Errors
    /// What is wrong with the text; then everything is as before.
    fn paste(&mut self, text: &str) -> Result<(), Phrase>;
    /// The rules that are chosen, of the game's own type.
    fn rules(&self) -> &dyn Any;
    /// Draws the board into the space that is left and takes what is done there.
    fn board_ui(&mut self, ui: &mut Ui, look: Look, texts: &Texts) -> EditorReply;
    /// Draws what has this number in the palette.
    fn paint_thing(&self, number: usize, painter: &Painter, rect: Rect, look: &Look);
    /// Whether Esc means something on the board: something is dragged.
    fn is_busy(&self) -> bool;
}
