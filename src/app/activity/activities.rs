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
use crate::app::you::state::You;
use crate::store::{Practice, ProgressChange};

pub(crate) struct Activities {
    pub(super) active: ActivityId,
    /// Page or game that the active one leads back to.
    pub(super) parent: ActivityId,
    pub(crate) game: GameActivity,
    pub(crate) lesson: LessonActivity,
    pub(crate) puzzle: PuzzleActivity,
    pub(crate) practice: PracticeActivity,
    pub(crate) run: RunActivity,
    pub(crate) train: TrainActivity,
    pub(crate) you: You,
    pub(crate) editor: EditorActivity,
}

impl Activities {
    pub(crate) fn new(game: GameActivity, puzzle: PuzzleActivity) -> Self {
        Self {
            active: ActivityId::Game,
            parent: ActivityId::Game,
            game,
            lesson: LessonActivity::default(),
            puzzle,
            practice: PracticeActivity::default(),
            run: RunActivity::default(),
            train: TrainActivity::default(),
            you: You::default(),
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
            ActivityId::You => &self.you,
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
            ActivityId::You => &mut self.you,
            ActivityId::Editor => &mut self.editor,
        }
    }

    pub(crate) fn parent(&self) -> ActivityId {
        self.parent
    }

    /// Returns `true` while the user's strength is shown.
    pub(crate) fn shows_strength(&self) -> bool {
        self.active == ActivityId::You
    }

    /// Brings the page of the user's results up to date while it is shown.
    pub(crate) fn refresh_you(&mut self, shared: &Shared, practice: &Practice) {
        if self.shows_strength() {
            self.you.refresh(shared, practice);
        }
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
