//! Lessons that teach a game step by step on its own board.
//!
//! The window knows [`Lesson`]; [`GameLesson`] is its only implementation. A lesson has its own positions and
//! leaves the game on the table alone.

pub(crate) mod activity;
pub(crate) mod command;
mod controller;
pub(crate) mod flow;
pub mod panel;

use egui::{Context, Ui};

use crate::app::game::table::{BoardReply, Presentation, Tick};
use crate::phrase::Phrase;

pub use self::controller::GameLesson;

/// Lesson under way, as the window knows it.
pub trait Lesson: Send {
    /// Returns the state of the lesson.
    fn state(&self) -> LessonState;
    /// Starts the step with this index, from 0.
    fn go_to(&mut self, step: usize);
    /// Plays scripted moves and takes back wrong ones; called once a frame.
    fn poll(&mut self, ctx: &Context, tick: &Tick);
    /// Draws the board into the remaining space and handles the user's moves.
    fn board_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> BoardReply;
    /// Width of the board divided by its height.
    fn board_aspect(&self) -> f32;
    /// Returns `true` while the board has use for Esc.
    fn is_busy(&self) -> bool;
}

/// State of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonState {
    /// Id of the game, as in files.
    pub game: &'static str,
    /// Displayed name of the game.
    pub title: Phrase,
    /// Text keys of the titles of the steps.
    pub steps: Vec<&'static str>,
    /// Index of the present step, from 0.
    pub step: usize,
    /// Text key of the task.
    pub task: &'static str,
    /// Remark on what the user did.
    pub remark: Option<Remark>,
}

/// Remark on what the user did in a step, with its text key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The step is completed.
    Done(&'static str),
    /// The user is right so far.
    GoOn(&'static str),
    /// The move is not the one that the step asks for.
    Wrong(&'static str),
}

impl Remark {
    /// Returns the text key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Done(key) | Self::GoOn(key) | Self::Wrong(key) => key,
        }
    }
}

impl LessonState {
    /// Returns `true` if the present step is completed.
    pub const fn is_done(&self) -> bool {
        matches!(self.remark, Some(Remark::Done(_)))
    }

    /// Returns `true` if the present step is the last one.
    pub fn is_last(&self) -> bool {
        self.step + 1 == self.steps.len()
    }

    /// Returns the caption, such as "Step 3 of 10".
    pub fn number(&self) -> Phrase {
        Phrase::new("lesson-step").with("step", self.step + 1).with("steps", self.steps.len())
    }
}
