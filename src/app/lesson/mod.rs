//! Learning a game on its own board, step by step.
//!
//! The window knows [`Lesson`]; [`GameLesson`] is its only implementation. The game on the table
//! is not touched: the lesson has positions of its own.

mod controller;
pub mod panel;

use egui::{Context, Ui};

use super::table::{BoardReply, Presentation, Tick};
use crate::phrase::Phrase;

pub use self::controller::GameLesson;

/// A lesson under way, as the window knows it.
pub trait Lesson: Send {
    /// How things stand.
    fn state(&self) -> LessonState;
    /// Goes to the step with this number, from 0, and begins it.
    fn go_to(&mut self, step: usize);
    /// Plays what comes before the user's turn, and takes back what was wrong. Once a frame.
    fn poll(&mut self, ctx: &Context, tick: &Tick);
    /// Draws the board into the space that is left and takes the user's moves.
    fn board_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> BoardReply;
    /// Width of the board divided by its height.
    fn board_aspect(&self) -> f32;
    /// Returns `true` while the board has use for Esc.
    fn is_busy(&self) -> bool;
}

/// How things stand in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonState {
    /// The game's name in files.
    pub game: &'static str,
    /// The game's name for people.
    pub title: Phrase,
    /// The keys of the titles of the steps.
    pub steps: Vec<&'static str>,
    /// The number of the present one, from 0.
    pub step: usize,
    /// The key of what is to be done.
    pub task: &'static str,
    /// What is said of what was done.
    pub remark: Option<Remark>,
}

/// What is said of what was done in a step: the key of the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The step is completed.
    Done(&'static str),
    /// It is right so far.
    GoOn(&'static str),
    /// It was not what is wanted.
    Wrong(&'static str),
}

impl Remark {
    /// The key of the words.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Done(key) | Self::GoOn(key) | Self::Wrong(key) => key,
        }
    }
}

impl LessonState {
    /// Whether the present step is completed.
    pub const fn is_done(&self) -> bool {
        matches!(self.remark, Some(Remark::Done(_)))
    }

    /// Whether the present step is the last one.
    pub fn is_last(&self) -> bool {
        self.step + 1 == self.steps.len()
    }

    /// "Step 3 of 10".
    pub fn number(&self) -> Phrase {
        Phrase::new("lesson-step")
            .with("step", self.step + 1)
            .with("steps", self.steps.len())
    }
}
