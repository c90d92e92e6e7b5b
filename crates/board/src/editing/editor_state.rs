//! The interface between the window and a position editor.

use std::any::Any;
use std::fmt::Display;

use egui::{Context, Key, Painter, Rect, Ui};

use super::editor_verdict::EditorVerdict;
use crate::sound::Cues;
use crate::{Look, Says};
use kuba_bot::puzzle::PuzzleGoal;
use kuba_i18n::Texts;
use kuba_rules::phrase::Phrase;

/// A command of the position editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Selects the piece with this index in the palette, or rotates it if it is selected already. The index
    /// after the last one selects the eraser.
    Choose(usize),
    /// Sets the field with the first index to the value with the second.
    Set(usize, usize),
    /// Sets up the starting position.
    Start,
    /// Clears the board.
    Clear,
    /// Mirrors the position left to right.
    Mirror,
    /// Undoes the last change.
    Undo,
    /// Redoes the last undone change.
    Redo,
    /// Switches the layers of the board between large and small.
    SwitchLayers,
    /// Shows the move of the verdict with this index, or none.
    PointAt(Option<usize>),
    /// Looks further for a verdict, or stops that.
    LookFurther,
}

/// A piece of the palette.
#[derive(Clone, Debug, PartialEq)]
pub struct EditorThing {
    /// The name of the piece.
    pub name: Phrase,
    /// The key that places it.
    pub key: Key,
}

/// A setting beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct EditorField {
    /// The name of the setting.
    pub name: Phrase,
    /// The possible values and the current one.
    pub value: FieldValue,
}

impl EditorField {
    /// Creates the setting that makes the third repetition of a position a draw.
    pub fn repetition(is_draw: bool) -> Self {
        let values = ["editor-repetition-draw", "editor-repetition-nothing"];
        Self {
            name: Phrase::new("editor-repetition"),
            value: FieldValue::Few(values.map(Phrase::new).to_vec(), usize::from(!is_draw)),
        }
    }

    /// Creates the setting for the forbidden next move: none, or one of `all`.
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

/// The value of a setting.
#[derive(Clone, Debug, PartialEq)]
pub enum FieldValue {
    /// One of a few values side by side, with the index of the chosen one.
    Few(Vec<Phrase>, usize),
    /// One of a drop-down list, with the index of the chosen one.
    List(Vec<Phrase>, usize),
    /// A number, its maximum, and its words.
    Count(usize, usize, Phrase),
}

/// The state of a position editor.
#[derive(Clone, Debug, PartialEq)]
pub struct EditorState {
    /// The identifier of the game in files.
    pub game: &'static str,
    /// The name of the game.
    pub title: Phrase,
    /// The pieces of the palette.
    pub things: Vec<EditorThing>,
    /// The index of the selected piece; the number of pieces for the eraser.
    pub chosen: usize,
    /// The number of pieces of each kind.
    pub tally: Vec<Phrase>,
    /// The indices of the counts that are wrong.
    pub wrong: Vec<usize>,
    /// The settings beside the board.
    pub fields: Vec<EditorField>,
    /// The reasons why no game can start here; empty if one can.
    pub faults: Vec<Phrase>,
    /// The verdict on the position as a puzzle; `None` while the position has faults.
    pub verdict: Option<EditorVerdict>,
    /// The help on the keys.
    pub help: Phrase,
    /// `true` if there is a change to undo.
    pub can_undo: bool,
    /// `true` if there is a change to redo.
    pub can_redo: bool,
    /// The size of the layers, `true` for large; `None` for a board without layers.
    pub large_layers: Option<bool>,
    /// The width of the board divided by its height.
    pub aspect_ratio: f32,
}

/// A puzzle in the editor, in the form of [`WrittenPuzzle`](kuba_bot::puzzle::WrittenPuzzle).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUpPuzzle {
    /// The difficulty, 1 to 5.
    pub grade: u8,
    /// The goal.
    pub goal: PuzzleGoal,
    /// The rules by the names of their values.
    pub rules: String,
    /// The position.
    pub position: String,
    /// The moves of the solution, separated by spaces.
    pub solution: String,
}

/// The output of one frame of the board.
#[derive(Clone, Debug, Default)]
pub struct EditorReply {
    /// A message for the status line.
    pub says: Option<Says>,
    /// Sounds to play.
    pub cues: Cues,
}

/// A position editor, whatever the game.
pub trait PositionEditor: Send {
    /// Returns the state of the editor.
    fn state(&self) -> EditorState;
    /// Examines a new position as a puzzle and takes over what is found; called once a frame.
    fn poll(&mut self, ctx: &Context);
    /// Stops the examination; the next poll starts it again.
    fn pause(&mut self);
    /// Returns the puzzle; `None` if it is not proved that the position is one.
    fn puzzle(&self) -> Option<SetUpPuzzle>;
    /// Runs a command.
    fn perform(&mut self, edit: Edit);
    /// Returns the position as text, valid or not.
    fn text(&self) -> String;
    /// Sets up the position in a text.
    ///
    /// # Errors
    /// The fault in the text; the position is then unchanged.
    fn paste(&mut self, text: &str) -> Result<(), Phrase>;
    /// Returns the chosen rules, of the game's own type.
    fn rules(&self) -> &dyn Any;
    /// Draws the board into the remaining space and handles input.
    fn board_ui(&mut self, ui: &mut Ui, look: Look, texts: &Texts) -> EditorReply;
    /// Draws the piece with this index in the palette.
    fn paint_thing(&self, number: usize, painter: &Painter, rect: Rect, look: &Look);
    /// Returns `true` while a drag makes Esc meaningful on the board.
    fn is_busy(&self) -> bool;
}
