//! All activities, one of which is active.

use egui::Context;

use super::id::ActivityId;
use super::{Activity, ActivityEvent};
use crate::app::editor::activity::EditorActivity;
use crate::app::exercise::practice::source::PracticeActivity;
use crate::app::exercise::puzzles::source::PuzzleActivity;
use crate::app::exercise::run::source::RunActivity;
use crate::app::exercise::train::page::TrainActivity;
use crate::app::game::activity::GameActivity;
use crate::app::game::table::Tick;
use crate::app::lesson::activity::LessonActivity;
use crate::app::shared::Shared;
use crate::store::ProgressChange;

pub(crate) struct Activities {
    pub(super) active: ActivityId,
    /// The active one was entered from the page from which training starts.
    pub(super) came_from_train: bool,
    pub(crate) game: GameActivity,
    pub(crate) lesson: LessonActivity,
    pub(crate) puzzle: PuzzleActivity,
    pub(crate) practice: PracticeActivity,
    pub(crate) run: RunActivity,
    pub(crate) train: TrainActivity,
    pub(crate) editor: EditorActivity,
}

impl Activities {
    pub(crate) fn new(game: GameActivity, puzzle: PuzzleActivity) -> Self {
        Self {
            active: ActivityId::Game,
            came_from_train: false,
            game,
            lesson: LessonActivity::default(),
            puzzle,
            practice: PracticeActivity::default(),
            run: RunActivity::default(),
            train: TrainActivity::default(),
            editor: EditorActivity::default(),
        }
    }

    pub(crate) fn active(&self) -> &dyn Activity {
        match self.active {
            ActivityId::Game => &self.game,
            ActivityId::Lesson => &self.lesson,
            ActivityId::Puzzle => &self.puzzle,
            ActivityId::Practice => &self.practice,
            ActivityId::Run => &self.run,
            ActivityId::Train => &self.train,
            ActivityId::Editor => &self.editor,
        }
    }

    pub(crate) fn active_mut(&mut self) -> &mut dyn Activity {
        match self.active {
            ActivityId::Game => &mut self.game,
            ActivityId::Lesson => &mut self.lesson,
            ActivityId::Puzzle => &mut self.puzzle,
            ActivityId::Practice => &mut self.practice,
            ActivityId::Run => &mut self.run,
            ActivityId::Train => &mut self.train,
            ActivityId::Editor => &mut self.editor,
        }
    }

    pub(crate) fn came_from_train(&self) -> bool {
        self.came_from_train
    }

    /// Returns `true` if practice is open and has nothing to show yet.
    pub(crate) fn awaits_positions(&self) -> bool {
        self.active == ActivityId::Practice && self.practice.view().session.is_empty()
    }

    /// Also polls puzzles that were left before their last move was judged.
    pub(crate) fn poll(
        &mut self,
        ctx: &Context,
        shared: &mut Shared,
        tick: &Tick,
    ) -> Vec<ActivityEvent> {
        let mut events = self.active_mut().poll(ctx, shared, tick);
        let solved = self.puzzle.poll_pending(shared).into_iter();
        let solved = solved.map(ProgressChange::Solved);
        events.extend(solved.map(ActivityEvent::Progress));
        events.extend(self.run.poll_results(shared));
        events
    }
}
