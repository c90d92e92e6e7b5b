//! The editor activity: the open position editor, and the one left before.

use egui::{Context, Key, Rect, Ui};

use crate::app::activity::id::ActivityId;
use crate::app::activity::{
    Activity, ActivityEvent, BoardCommand, LeaveResult, PanelPlace, PasteResult, is_pressed,
};
use crate::app::editor::panel;
use crate::app::game::table::{BoardReply, KeptRules, Presentation, Tick};
use crate::app::settings::KeptPosition;
use crate::app::shared::Shared;
use crate::app::shell::command::{Command, CommandState, EditorCommand};
use crate::app::shell::panels::PanelContext;
use crate::board::editing::{Edit, EditorState, PositionEditor};
use crate::phrase::Phrase;

#[derive(Default)]
pub(crate) struct EditorActivity {
    open: Option<OpenEditor>,
    left: Option<OpenEditor>,
    /// Editors of other games that a pasted position has replaced; *Undo* returns to them.
    replaced: Vec<OpenEditor>,
}

struct OpenEditor {
    editor: Box<dyn PositionEditor>,
    state: EditorState,
    /// `true` if it started with a saved position.
    resumed: bool,
}

impl OpenEditor {
    fn refresh(&mut self) {
        self.state = self.editor.state();
    }
}

impl EditorActivity {
    pub(crate) fn shown(&self) -> Option<(&EditorState, &dyn PositionEditor)> {
        let OpenEditor { editor, state, .. } = self.open.as_ref()?;
        Some((state, editor.as_ref()))
    }

    pub(crate) fn state(&self) -> Option<&EditorState> {
        self.open.as_ref().map(|open| &open.state)
    }

    /// Returns `false` if the game has no editor.
    pub(crate) fn begin(
        &mut self,
        shared: &Shared,
        game: &str,
        (text, rules): (&str, &KeptRules),
    ) -> bool {
        let Some(editor) = shared.entry(game).info.editor(text, rules) else {
            return false;
        };
        let state = editor.state();
        self.open = Some(OpenEditor { editor, state, resumed: false });
        self.left = None;
        self.replaced.clear();
        true
    }

    /// Opens the position left in this window or saved by an earlier run. Returns `false` if there is none or
    /// its game has no editor.
    pub(crate) fn resume(&mut self, shared: &Shared) -> bool {
        if let Some(left) = self.left.take() {
            self.open = Some(left);
            return true;
        }
        let Some(kept) = shared.settings.set_up(shared.window) else {
            return false;
        };
        let known = shared.games.game(&kept.game).is_some();
        let begun = known && self.begin(shared, &kept.game, (&kept.text, &kept.rules));
        if let Some(open) = self.open.as_mut().filter(|_| begun) {
            open.resumed = true;
        }
        begun
    }

    pub(crate) fn edit(&mut self, edit: Edit) {
        let Some(open) = &mut self.open else {
            return;
        };
        if edit == Edit::Undo
            && !open.state.can_undo
            && let Some(replaced) = self.replaced.pop()
        {
            *open = replaced;
        } else {
            open.editor.perform(edit);
        }
        open.refresh();
    }

    /// Replaces the editor by one of another game with this position.
    fn paste_other(
        &mut self,
        mut editor: Box<dyn PositionEditor>,
        text: &str,
    ) -> Result<(), Phrase> {
        editor.paste(text)?;
        let state = editor.state();
        if let Some(mut replaced) = self.open.replace(OpenEditor { editor, state, resumed: false })
        {
            replaced.editor.pause();
            self.replaced.push(replaced);
        }
        Ok(())
    }

    /// Closes the editor without keeping its position, because a game starts from it.
    pub(crate) fn finish(&mut self) {
        *self = Self::default();
    }

    /// Position to save; `None` before the first change.
    pub(crate) fn kept(&self, shared: &Shared) -> Option<KeptPosition> {
        let open = self.open.as_ref().filter(|open| open.state.can_undo)?;
        let rules = shared.entry(open.state.game).info.editor_rules(open.editor.as_ref());
        Some(KeptPosition { game: open.state.game.to_owned(), text: open.editor.text(), rules })
    }
}

impl Activity for EditorActivity {
    fn title(&self, _shared: &Shared) -> Phrase {
        let title = Phrase::new("title-editor");
        match self.state() {
            Some(state) => title.with("game", state.title.clone()),
            None => title,
        }
    }

    fn status(&self, _shared: &Shared) -> Phrase {
        Phrase::new("editor-status")
    }

    fn command_state(&self) -> CommandState {
        let activity = ActivityId::Editor;
        match self.state() {
            Some(state) => CommandState {
                activity,
                playable: state.faults.is_empty(),
                can_keep_puzzle: state.verdict.as_ref().is_some_and(|verdict| verdict.can_keep),
                can_undo: state.can_undo || !self.replaced.is_empty(),
                can_redo: state.can_redo,
                large_layers: state.large_layers,
                ..CommandState::default()
            },
            None => CommandState { activity, ..CommandState::default() },
        }
    }

    fn board_aspect(&self) -> f32 {
        self.state().map_or(1.0, |state| state.aspect_ratio)
    }

    fn board_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> BoardReply {
        let Some(open) = &mut self.open else {
            return BoardReply::default();
        };
        let (look, texts) = (presentation.look, presentation.texts);
        let reply = open.editor.board_ui(ui, look, texts);
        open.refresh();
        BoardReply { says: reply.says, cues: reply.cues, ..BoardReply::default() }
    }

    fn panel(
        &self,
        ui: &mut Ui,
        place: PanelPlace,
        context: &PanelContext,
    ) -> (Rect, Vec<Command>) {
        let (board, command) = match (place, self.shown()) {
            (PanelPlace::Beside { board, panel }, Some(shown)) => {
                panel::beside(ui, (board, panel), shown, context)
            }
            (PanelPlace::Stacked(area), Some(shown)) => panel::stacked(ui, area, shown, context),
            (PanelPlace::Beside { board, .. } | PanelPlace::Stacked(board), None) => (board, None),
        };
        (board, command.into_iter().collect())
    }

    /// The secondary button removes pieces, so there is no context menu.
    fn board_menu(&self) -> &'static [&'static [Command]] {
        &[]
    }

    /// Esc leaves the editor unless the board uses it.
    fn keys(&self, ctx: &Context) -> Option<Command> {
        let leaves = is_pressed(ctx, Key::Escape) && !self.is_busy();
        leaves.then_some(Command::Editor(EditorCommand::Leave))
    }

    /// Examines the position as a puzzle.
    fn poll(&mut self, ctx: &Context, _shared: &mut Shared, _tick: &Tick) -> Vec<ActivityEvent> {
        if let Some(open) = &mut self.open {
            open.editor.poll(ctx);
            open.refresh();
        }
        Vec::new()
    }

    fn leave(&mut self) -> LeaveResult {
        let Some(mut open) = self.open.take() else {
            return LeaveResult::Nothing;
        };
        open.editor.pause();
        self.replaced.clear();
        let is_changed = open.state.can_undo || open.resumed;
        self.left = Some(open).filter(|_| is_changed);
        if is_changed { LeaveResult::Position } else { LeaveResult::Nothing }
    }

    fn is_busy(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.editor.is_busy())
    }

    fn perform(&mut self, _ctx: &Context, command: BoardCommand) {
        match command {
            BoardCommand::Undo => self.edit(Edit::Undo),
            BoardCommand::Redo => self.edit(Edit::Redo),
            BoardCommand::SwitchLayers => self.edit(Edit::SwitchLayers),
            BoardCommand::Hint
            | BoardCommand::Solution
            | BoardCommand::TryAgain
            | BoardCommand::ShowWhy => {}
        }
    }

    /// A position of another game opens the editor of that game.
    fn paste(&mut self, shared: &Shared, text: &str) -> PasteResult {
        let Some(open) = &mut self.open else {
            return PasteResult::Refused;
        };
        let pasted = open.editor.paste(text);
        open.refresh();
        let meant = shared.games.game_of_shape(text).filter(|meant| meant.id != open.state.game);
        let editor = meant.filter(|_| pasted.is_err()).and_then(|meant| {
            let rules = shared.settings.rules.get(meant.id);
            meant.info.start_editor(rules)
        });
        PasteResult::Taken(match editor {
            Some(editor) => self.paste_other(editor, text),
            None => pasted,
        })
    }

    fn position_text(&self) -> Option<String> {
        self.open.as_ref().map(|open| open.editor.text())
    }
}
