//! What can be seen of the program from outside, and put into it.

use std::time::Duration;

use egui::Context;

use super::App;
use super::frame_clock::FrameClock;
use super::lesson::LessonState;
use super::puzzle::PuzzleState;
use super::settings::Settings;
use super::sound::Speaker;
use super::table::{Found, Table, TableState};
use crate::board::editing::EditorState;
use crate::store::PuzzleProgress;

impl App {
    /// The settings in force.
    pub fn settings(&self) -> &Settings {
        &self.shared.settings
    }

    /// The settings, to be changed.
    pub fn settings_mut(&mut self) -> &mut Settings {
        &mut self.shared.settings
    }

    /// How things stand at the table.
    pub fn state(&self) -> &TableState {
        self.playing.state()
    }

    /// The game on the table.
    pub fn table(&self) -> &dyn Table {
        self.playing.table()
    }

    /// How things stand in the lesson, if one is under way.
    pub fn lesson(&self) -> Option<LessonState> {
        self.learning.state()
    }

    /// How things stand in the position that is set up, if one is.
    pub fn arranged(&self) -> Option<&EditorState> {
        self.arranging.state()
    }

    /// The position that is set up as text, if one is.
    pub fn arranged_text(&self) -> Option<String> {
        self.arranging.text()
    }

    /// How things stand in the puzzle, if one is on the board.
    pub fn puzzle(&self) -> Option<PuzzleState> {
        self.puzzling.state()
    }

    /// The puzzles that were solved.
    pub fn progress(&self) -> &PuzzleProgress {
        self.shelf.progress()
    }

    /// Asks this calendar from now on which day it is, as `YYYY-MM-DD`.
    pub fn set_calendar(&mut self, calendar: impl Fn() -> String + Send + 'static) {
        self.shared.calendar = Box::new(calendar);
    }

    /// Measures time with this monotonic clock while no frame is drawn.
    pub fn set_monotonic(&mut self, monotonic: impl Fn() -> Duration + Send + 'static) {
        self.shared.clock = FrameClock::new(Box::new(monotonic));
    }

    /// Puts a table in the place of the present one, without asking.
    pub fn seat(&mut self, ctx: &Context, table: Box<dyn Table>) {
        self.put(ctx, Found::new(table));
    }

    /// Plays what is to be heard from now on by this speaker.
    pub fn set_speaker(&mut self, speaker: Box<dyn Speaker>) {
        self.chrome.set_speaker(speaker);
    }
}
