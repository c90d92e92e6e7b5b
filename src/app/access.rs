//! Public accessors of [`App`], for tests and tools that run it without a window.

use std::time::Duration;

use egui::{Context, Vec2};

use super::App;
use super::activity::Activity as _;
use super::lesson::LessonState;
use super::settings::Settings;
use crate::app::archive::index::ArchiveIndex;
use crate::app::archive::ratings::Ratings;
use crate::app::exercise::puzzles::PuzzleState;
use crate::app::files::paste::PasteReader;
use crate::app::game::table::{LoadedTable, Table, TableState};
use crate::app::input::one_key::bar::OneKeyShown;
use crate::app::input::system_preferences::SystemPreferences;
use crate::app::people::home::Home;
use crate::app::platform::frame_clock::FrameClock;
use crate::app::platform::sound::Speaker;
use crate::board::Look;
use crate::board::editing::EditorState;
use crate::store::{Practice, PuzzleProgress};

impl App {
    /// The current settings.
    pub fn settings(&self) -> &Settings {
        &self.shared.settings
    }

    /// The current settings, for changing them.
    pub fn settings_mut(&mut self) -> &mut Settings {
        &mut self.shared.settings
    }

    /// State of the game on the table.
    pub fn state(&self) -> &TableState {
        self.activities.game.state()
    }

    /// The game on the table.
    pub fn table(&self) -> &dyn Table {
        self.activities.game.table()
    }

    /// Appearance of the board of the game on the table.
    pub fn look(&self, ctx: &Context) -> Look {
        self.shared.look(ctx, self.state().seen_from())
    }

    /// State of the active lesson.
    pub fn lesson(&self) -> Option<LessonState> {
        self.activities.lesson.state()
    }

    /// State of the position editor while it is open.
    pub fn editor(&self) -> Option<&EditorState> {
        self.activities.editor.state()
    }

    /// The position in the editor as text, while it is open.
    pub fn editor_text(&self) -> Option<String> {
        self.activities.editor.position_text()
    }

    /// State of the active puzzle.
    pub fn puzzle(&self) -> Option<PuzzleState> {
        self.activities.puzzle.state()
    }

    /// State of the position that is practised.
    pub fn practice(&self) -> Option<PuzzleState> {
        self.activities.practice.view().exercise
    }

    /// State of the puzzle of a run, during it or after.
    pub fn run(&self) -> Option<PuzzleState> {
        self.activities.run.view().exercise
    }

    /// Positions to practise.
    pub fn tasks(&self) -> &Practice {
        self.saves.practice()
    }

    /// Strength of the user in every game.
    pub fn ratings(&self) -> &Ratings {
        &self.shared.ratings
    }

    /// The kept games.
    pub fn archive(&self) -> &ArchiveIndex {
        &self.shared.archive
    }

    /// Progress in the puzzles.
    pub fn progress(&self) -> &PuzzleProgress {
        self.saves.progress()
    }

    /// Title of the window.
    pub fn title_of_window(&self) -> String {
        self.title()
    }

    /// The home that is open, and the people who play here.
    pub fn people(&self) -> &Home {
        &self.shared.home
    }

    /// Words of the bar of playing with one key; `None` while it is off.
    pub fn one_key(&self) -> Option<&OneKeyShown> {
        self.one_key.shown.as_ref()
    }

    /// Replaces the calendar, which returns the local time as `YYYY-MM-DD HH:MM:SS`, or only the date.
    pub fn set_calendar(&mut self, calendar: impl Fn() -> String + Send + 'static) {
        self.shared.calendar = Box::new(calendar);
    }

    /// Replaces the monotonic clock that measures time between frames.
    pub fn set_monotonic(&mut self, monotonic: impl Fn() -> Duration + Send + 'static) {
        self.shared.clock = FrameClock::new(Box::new(monotonic));
    }

    /// The zoom in a window of this size, in points without a zoom.
    pub fn zoom_in(&self, window: Vec2) -> f32 {
        self.shared.zoom_in(window)
    }

    /// Replaces the count of the time for which the computer has been asleep since the window opened.
    pub fn set_asleep(&mut self, asleep: impl Fn() -> Duration + Send + 'static) {
        self.shared.clock.set_asleep(Box::new(asleep));
    }

    /// Replaces the source of the system's wishes, which is asked in every frame.
    pub fn set_system_preferences(
        &mut self,
        wishes: impl Fn() -> SystemPreferences + Send + 'static,
    ) {
        self.shared.wishes = Box::new(wishes);
    }

    /// Replaces the game on the table without asking.
    pub fn seat(&mut self, ctx: &Context, table: Box<dyn Table>) {
        self.replace_game(ctx, LoadedTable::new(table));
    }

    /// Sets the reader of the clipboard; without one egui reads it.
    pub fn set_paste_reader(&mut self, reader: PasteReader) {
        self.system.paste = Some(reader);
    }

    /// Replaces the speaker that plays all sounds.
    pub fn set_speaker(&mut self, speaker: Box<dyn Speaker>) {
        self.chrome.set_speaker(speaker);
    }
}
