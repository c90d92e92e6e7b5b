//! Dialog with a text field for a path, used where the system has no file dialog.

use std::path::PathBuf;

use egui::text::{CCursor, CCursorRange};
use egui::{Label, TextEdit, Ui};

use super::{DialogContext, DialogResult, buttons};
use crate::app::action::{DialogAction, FileTask, Purpose, SaveRequest};
use crate::store::paths::{shown, typed};

/// Dialog with a text field for a path.
pub struct PathField {
    purpose: Purpose,
    /// Request that the path answers; `None` while an open system dialog holds it.
    task: Option<FileTask>,
    /// Initial path, which text may not be able to represent.
    suggestion: PathBuf,
    text: String,
    focused: bool,
}

impl PathField {
    /// Creates a field filled in with a path.
    pub fn new(purpose: Purpose, task: Option<FileTask>, path: &std::path::Path) -> Self {
        Self { purpose, task, suggestion: path.to_owned(), text: shown(path), focused: false }
    }

    /// Returns the save request that waits for the path, if there is one.
    pub fn saving_mut(&mut self) -> Option<&mut SaveRequest> {
        self.task.as_mut()?.saving_mut()
    }

    /// Takes over the request of a system dialog that has closed without an answer.
    pub fn inherit(&mut self, task: FileTask) {
        self.task.get_or_insert(task);
    }

    /// Returns `true` if a file chosen for this request also answers the field.
    pub fn is_answered_by(&self, task: &FileTask) -> bool {
        match (&self.task, task) {
            (None, _)
            | (Some(FileTask::Open), FileTask::Open)
            | (Some(FileTask::Share(_)), FileTask::Share(_)) => true,
            (Some(FileTask::Save(own)), FileTask::Save(saving)) => own.game == saving.game,
            (Some(_), _) => false,
        }
    }

    /// Returns the action that follows once a file is chosen and the game is saved.
    pub fn next(self) -> Option<Box<DialogAction>> {
        self.task?.saving()?.next
    }

    /// Returns the text key of the title.
    pub fn title_key(&self) -> &'static str {
        match self.purpose {
            Purpose::Open => "path-open-title",
            Purpose::Save => "path-save-title",
            Purpose::Picture => "path-picture-title",
            Purpose::Film => "path-film-title",
            Purpose::Folder => "path-folder-title",
        }
    }

    /// Draws the dialog.
    pub fn ui(&mut self, ui: &mut Ui, context: &mut DialogContext) -> DialogResult {
        ui.add(Label::new(context.text("path-why")).wrap());
        let name = ui.label(context.text("path-label"));
        let mut shown_field =
            TextEdit::singleline(&mut self.text).desired_width(f32::INFINITY).show(ui);
        let field = shown_field.response.response.labelled_by(name.id);
        if !self.focused {
            field.request_focus();
            // The suggestion is selected, so that typing replaces it.
            let end = CCursor::new(self.text.chars().count());
            let all = CCursorRange::two(CCursor::default(), end);
            shown_field.state.cursor.set_char_range(Some(all));
            shown_field.state.store(ui.ctx(), field.id);
            self.focused = true;
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let yes = match self.purpose {
            Purpose::Open | Purpose::Folder => "path-open",
            Purpose::Save | Purpose::Picture | Purpose::Film => "path-save",
        };
        let (pressed, back) = buttons(ui, &context.text(yes), Some(&context.text("cancel")));
        if back {
            return DialogResult::Close;
        }
        let text = self.text.trim();
        if !(pressed || entered) || text.is_empty() {
            return DialogResult::Stay;
        }
        let path =
            if text == shown(&self.suggestion) { self.suggestion.clone() } else { typed(text) };
        DialogResult::Do(match self.purpose {
            Purpose::Open | Purpose::Folder => DialogAction::OpenFile(path),
            Purpose::Save => {
                DialogAction::SaveFile(self.task.take().and_then(FileTask::saving), path)
            }
            Purpose::Picture | Purpose::Film => {
                DialogAction::ShareFile(self.task.take().and_then(FileTask::share), path)
            }
        })
    }
}
