//! The page as an activity without a board.

use egui::{Context, Key, Rect, Ui};

use super::command::YouCommand;
use super::page;
use super::state::You;
use crate::app::activity::id::ActivityId;
use crate::app::activity::{Activity, LeaveResult, PanelPlace, is_pressed};
use crate::app::shared::Shared;
use crate::app::shell::command::{Command, CommandState};
use crate::app::shell::panels::{PanelContext, bar};
use crate::phrase::Phrase;

impl Activity for You {
    fn title(&self, _shared: &Shared) -> Phrase {
        Phrase::new("you-title")
    }

    fn status(&self, _shared: &Shared) -> Phrase {
        Phrase::new("you-status")
    }

    fn command_state(&self) -> CommandState {
        CommandState { activity: ActivityId::You, ..CommandState::default() }
    }

    /// Fills the place of panel and board. While one key plays, its bar stands at the foot.
    fn panel(
        &self,
        ui: &mut Ui,
        _place: PanelPlace,
        context: &PanelContext,
    ) -> (Rect, Vec<Command>) {
        let area = ui.max_rect();
        let (page, board) = if context.commands.one_key {
            (bar::divide(area, bar::BAR, 1.0).0, area)
        } else {
            (area, Rect::from_min_size(area.min, egui::Vec2::ZERO))
        };
        let command = page::show(ui, page, self, context);
        (board, command.into_iter().collect())
    }

    fn keys(&self, ctx: &Context) -> Option<Command> {
        is_pressed(ctx, Key::Escape).then_some(Command::You(YouCommand::Leave))
    }

    fn leave(&mut self) -> LeaveResult {
        // Practice changes how many positions there are.
        self.tasks = None;
        LeaveResult::Nothing
    }

    fn takes_tab(&self) -> bool {
        true
    }
}
