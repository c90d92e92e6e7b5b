//! Dialog that names a puzzle before it is kept.

use egui::{Grid, Key, RichText, TextEdit, Ui};

use crate::app::action::DialogAction;
use crate::app::shell::dialogs::{DialogContext, DialogResult, buttons};
use crate::app::shell::theme;
use crate::phrase::Phrase;
use crate::store::OwnPuzzle;
use crate::store::own_puzzles::LONGEST_PUZZLE_NAME;

/// Dialog with the name and the author of a puzzle.
pub struct KeepPuzzle {
    puzzle: OwnPuzzle,
    /// Goal of the puzzle.
    task: Phrase,
    is_focused: bool,
}

impl KeepPuzzle {
    /// Creates the dialog for a puzzle with a suggested name and author.
    pub fn new(puzzle: OwnPuzzle, task: Phrase) -> Self {
        Self { puzzle, task, is_focused: false }
    }

    /// Draws the dialog.
    pub fn ui(&mut self, ui: &mut Ui, context: &mut DialogContext) -> DialogResult {
        let secondary = theme::palette(ui.ctx()).secondary;
        let grade = Phrase::new("puzzle-grade").with("grade", usize::from(self.puzzle.grade));
        let (task, grade) = (context.texts().say(&self.task), context.texts().say(&grade));
        ui.label(RichText::new(format!("{task} · {grade}")).color(secondary));
        Grid::new("keep puzzle").num_columns(2).show(ui, |ui| {
            let name = field(ui, &context.text("keep-puzzle-name"), &mut self.puzzle.name);
            if !self.is_focused {
                name.request_focus();
                self.is_focused = true;
            }
            let author = context.text("keep-puzzle-author");
            field(ui, &author, &mut self.puzzle.author);
        });
        let entered = ui.input(|input| input.key_pressed(Key::Enter));
        let keep = context.text("keep-puzzle-keep");
        let (pressed, back) = buttons(ui, &keep, Some(&context.text("cancel")));
        if back {
            return DialogResult::Close;
        }
        let name = OwnPuzzle::clean_name(&self.puzzle.name);
        if !(pressed || entered) || name.is_empty() {
            return DialogResult::Stay;
        }
        let puzzle = OwnPuzzle {
            name,
            author: OwnPuzzle::clean_name(&self.puzzle.author),
            ..self.puzzle.clone()
        };
        DialogResult::Do(DialogAction::KeepPuzzle(puzzle))
    }
}

fn field(ui: &mut Ui, name: &str, text: &mut String) -> egui::Response {
    let label = ui.label(name);
    let field =
        TextEdit::singleline(text).char_limit(LONGEST_PUZZLE_NAME).desired_width(f32::INFINITY);
    let field = ui.add(field).labelled_by(label.id);
    ui.end_row();
    field
}
