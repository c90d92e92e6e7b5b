//! A field for a path, where the system has no dialog for files.

use std::path::PathBuf;

use egui::text::{CCursor, CCursorRange};
use egui::{Label, TextEdit, Ui};

use super::{Progress, Room, buttons};
use crate::app::action::{DialogAction, Purpose, Saving, Wish};
use crate::store::paths::{shown, typed};

/// The field.
pub struct PathField {
    purpose: Purpose,
    /// What the path is asked for; `None` if a dialog of the system that is open knows that.
    wish: Option<Wish>,
    /// The path that it was filled in with, which text may not be able to say.
    suggestion: PathBuf,
    text: String,
    focused: bool,
}

impl PathField {
    /// A field filled in with a path.
    pub fn new(purpose: Purpose, wish: Option<Wish>, path: &std::path::Path) -> Self {
        Self {
            purpose,
            wish,
            suggestion: path.to_owned(),
            text: shown(path),
            focused: false,
        }
    }

    /// The wish to save a game that waits for the path.
    pub fn saving_mut(&mut self) -> Option<&mut Saving> {
        self.wish.as_mut()?.saving_mut()
    }

    /// The dialog of the system has gone without an answer: its wish is the field's now.
    pub fn inherit(&mut self, wish: Wish) {
        self.wish.get_or_insert(wish);
    }

    /// Whether a file that was chosen for this wish is what the field asks for, too.
    pub fn is_answered_by(&self, wish: &Wish) -> bool {
        match (&self.wish, wish) {
            (None, _) | (Some(Wish::Open), Wish::Open) | (Some(Wish::Share(_)), Wish::Share(_)) => {
                true
            }
            (Some(Wish::Save(own)), Wish::Save(saving)) => own.game == saving.game,
            (Some(_), _) => false,
        }
    }

    /// What is to be done once a file has been chosen and the game is saved.
    pub fn next(self) -> Option<Box<DialogAction>> {
        self.wish?.saving()?.next
    }

    /// The key of the title.
    pub fn title_key(&self) -> &'static str {
        match self.purpose {
            Purpose::Open => "path-open-title",
            Purpose::Save => "path-save-title",
            Purpose::Picture => "path-picture-title",
            Purpose::Film => "path-film-title",
        }
    }

    /// Draws the field.
    pub fn ui(&mut self, ui: &mut Ui, room: &mut Room) -> Progress {
        ui.add(Label::new(room.text("path-why")).wrap());
        let name = ui.label(room.text("path-label"));
        let mut shown_field = TextEdit::singleline(&mut self.text)
            .desired_width(f32::INFINITY)
            .show(ui);
        let field = shown_field.response.response.labelled_by(name.id);
        if !self.focused {
            field.request_focus();
            // What is typed takes the place of the suggestion.
            let end = CCursor::new(self.text.chars().count());
            let all = CCursorRange::two(CCursor::default(), end);
            shown_field.state.cursor.set_char_range(Some(all));
            shown_field.state.store(ui.ctx(), field.id);
            self.focused = true;
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let yes = match self.purpose {
            Purpose::Open => "path-open",
            Purpose::Save | Purpose::Picture | Purpose::Film => "path-save",
        };
        let (pressed, back) = buttons(ui, &room.text(yes), Some(&room.text("cancel")));
        if back {
            return Progress::Close;
        }
        let text = self.text.trim();
        if !(pressed || entered) || text.is_empty() {
            return Progress::Stay;
        }
        let path = if text == shown(&self.suggestion) {
            self.suggestion.clone()
        } else {
            typed(text)
        };
        Progress::Do(match self.purpose {
            Purpose::Open => DialogAction::OpenFile(path),
            Purpose::Save => DialogAction::SaveFile(self.wish.take().and_then(Wish::saving), path),
            Purpose::Picture | Purpose::Film => {
                DialogAction::ShareFile(self.wish.take().and_then(Wish::share), path)
            }
        })
    }
}
