//! The page as an exercise without an answer: the board shows the first position of the day.

use egui::{Context, Rect, Ui};

use super::panel;
use super::today::{Today, TodayKind, TodayTask};
use crate::app::activity::id::ActivityId;
use crate::app::activity::{ActivityEvent, PanelPlace};
use crate::app::exercise::activity::{Exercise, Source};
use crate::app::exercise::puzzles::{
    ListedPuzzles, PuzzleAction, PuzzleBoard, PuzzleEvent, PuzzleState,
};
use crate::app::shared::Shared;
use crate::app::shell::command::{Command, TrainCommand};
use crate::app::shell::panels::PanelContext;
use crate::phrase::Phrase;

/// The page "Train".
pub(crate) type TrainActivity = Exercise<TrainPage>;

#[derive(Default)]
pub(crate) struct TrainPage {
    /// Grade whose puzzles are unfolded; 0 for none.
    unfolded: Option<u8>,
    /// Player to move in the position on the board, and the task.
    first: Option<Phrase>,
    /// The tasks that the user goes through, and the index of the present one.
    walk: Option<(Today, usize)>,
}

impl TrainActivity {
    /// Shows the page with the first position of the day.
    pub(crate) fn begin(
        &mut self,
        ctx: &Context,
        (shared, game): (&Shared, &str),
        (today, lists): (&Today, &[ListedPuzzles]),
    ) {
        self.source.walk = None;
        let first = today.first().and_then(|task| match &task.kind {
            TodayKind::Mistake(saved) => shared.games.game(&saved.game)?.info.practice(ctx, saved),
            TodayKind::Next(place) | TodayKind::Daily(place) => {
                let mut board = shared.entry(lists[place.list].game).info.puzzles(ctx)?;
                board.perform(PuzzleAction::GoTo(place.place));
                Some(board)
            }
        });
        self.source.first = first.as_ref().map(|board| board.state().status());
        self.on_board = first.or_else(|| shared.entry(game).info.idle_board(ctx));
        if let Some(board) = &mut self.on_board {
            // Nothing is answered on this page.
            drop(board.close());
        }
    }

    pub(crate) fn unfold(&mut self, grade: u8) {
        let is_open = self.source.unfolded == Some(grade);
        self.source.unfolded = Some(if is_open { 0 } else { grade });
    }

    /// Starts to go through the tasks that are left. Returns the first one.
    pub(crate) fn walk(&mut self, today: Today) -> Option<TodayTask> {
        let first = today.tasks.iter().position(|task| !task.is_done)?;
        let task = today.tasks[first].clone();
        self.source.walk = Some((today, first));
        Some(task)
    }

    /// The task that the user has come to; `None` unless the user goes through those of today.
    pub(crate) fn walked(&self) -> Option<&TodayTask> {
        let (today, at) = self.source.walk.as_ref()?;
        today.tasks.get(*at)
    }

    /// Tasks from the present one on that are positions from the user's games.
    pub(crate) fn mistakes_ahead(&self) -> Vec<TodayTask> {
        let Some((today, at)) = &self.source.walk else {
            return Vec::new();
        };
        let ahead = today.tasks[*at..].iter();
        let is_mistake = |task: &&TodayTask| matches!(task.kind, TodayKind::Mistake(_));
        ahead.take_while(is_mistake).filter(|task| !task.is_done).cloned().collect()
    }

    /// Goes on to the next task that is left, from own mistakes to the first puzzle. Returns that task.
    pub(crate) fn walk_on(&mut self) -> Option<TodayTask> {
        let (today, at) = self.source.walk.as_mut()?;
        let is_mistake = |task: &TodayTask| matches!(task.kind, TodayKind::Mistake(_));
        let is_among_mistakes = is_mistake(&today.tasks[*at]);
        let mut ahead = today.tasks.iter().enumerate().skip(*at + 1);
        let next = ahead.find(|(_, task)| !(task.is_done || is_among_mistakes && is_mistake(task)));
        let Some((place, task)) = next else {
            self.source.walk = None;
            return None;
        };
        *at = place;
        Some(task.clone())
    }

    /// Forgets the tasks that the user goes through.
    pub(crate) fn stop_walk(&mut self) {
        self.source.walk = None;
    }
}

impl Source for TrainPage {
    const ID: ActivityId = ActivityId::Train;
    const MENU: &'static [&'static [Command]] = &[];

    fn title(&self, _state: Option<&PuzzleState>) -> Phrase {
        Phrase::new("train-title")
    }

    fn status(&self, _state: Option<&PuzzleState>) -> Phrase {
        match &self.first {
            Some(first) => Phrase::new("train-status").with("task", first.clone()),
            None => Phrase::new("train-status-done"),
        }
    }

    fn panel(
        &self,
        ui: &mut Ui,
        place: PanelPlace,
        _board: Option<&dyn PuzzleBoard>,
        context: &PanelContext,
    ) -> (Rect, Option<Command>) {
        match place {
            PanelPlace::Beside { board, panel } => {
                (board, panel::beside(ui, panel, self.unfolded, context))
            }
            PanelPlace::Stacked(area) => panel::stacked(ui, area, self.unfolded, context),
        }
    }

    fn next(&self, _state: Option<&PuzzleState>) -> Option<Command> {
        Some(Command::Train(TrainCommand::Today)).filter(|_| self.first.is_some())
    }

    fn leaves_by(&self) -> Command {
        Command::Train(TrainCommand::Leave)
    }

    fn take(
        &mut self,
        _event: PuzzleEvent,
        _board: &dyn PuzzleBoard,
        _around: (&Context, &mut Shared),
    ) -> Option<ActivityEvent> {
        None
    }

    fn leave(&mut self, _board: Option<Box<dyn PuzzleBoard>>) {}

    fn has_task(&self) -> bool {
        false
    }
}
