//! Dialog with a question that must be answered before an action runs.

use egui::{Label, Ui};

use super::{DialogContext, DialogResult, buttons, careful_buttons, choice};
use crate::app::action::{DialogAction, SaveRequest};
use crate::phrase::Phrase;

/// Subject of a confirmation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Overwriting a file that was changed elsewhere.
    Overwrite,
    /// Overwriting another file.
    Replace,
    /// Quitting although the game cannot be saved.
    Quit,
    /// Quitting although a finished game cannot be saved.
    QuitFinished,
    /// Opening the valid moves of a damaged game.
    Salvage,
    /// Resigning the game.
    Resign,
    /// Agreement of the other player to a draw.
    Draw,
    /// Continuing with the position that was set up before.
    SetUpAgain,
    /// Taking over a seat at a table in a folder.
    TakeOver,
}

/// Confirmation dialog with the action that runs on *yes*.
pub struct Confirm {
    question: Question,
    text: Phrase,
    action: Option<DialogAction>,
}

impl Confirm {
    /// Creates a question with its text and the action that runs on *yes*.
    pub fn new(question: Question, text: Phrase, action: DialogAction) -> Self {
        Self { question, text, action: Some(action) }
    }

    /// Returns `true` if the answer decides about the game on the table.
    pub fn is_about_the_game(&self) -> bool {
        match self.question {
            Question::Resign | Question::Draw => true,
            Question::Overwrite
            | Question::Replace
            | Question::Quit
            | Question::QuitFinished
            | Question::Salvage
            | Question::SetUpAgain
            | Question::TakeOver => false,
        }
    }

    /// Returns the action that runs on *yes*.
    pub fn action(&self) -> Option<&DialogAction> {
        self.action.as_ref()
    }

    /// Returns the save request that waits for the answer, if there is one.
    pub fn saving_mut(&mut self) -> Option<&mut SaveRequest> {
        match &mut self.action {
            Some(DialogAction::Overwrite(saving, _)) => Some(saving),
            _ => None,
        }
    }

    /// Returns the text key of the title.
    pub fn title_key(&self) -> &'static str {
        match self.question {
            Question::Overwrite => "overwrite-title",
            Question::Replace => "replace-title",
            Question::Quit | Question::QuitFinished => "quit-title",
            Question::Salvage => "salvage-title",
            Question::Resign => "resign-title",
            Question::Draw => "draw-title",
            Question::SetUpAgain => "editor-title",
            Question::TakeOver => "friend-take-over",
        }
    }

    /// Draws the question.
    pub fn ui(&mut self, ui: &mut Ui, context: &mut DialogContext) -> DialogResult {
        ui.add(Label::new(context.presentation.texts.say(&self.text)).wrap());
        if self.question == Question::Resign {
            let always = context.text("confirm-always-ask");
            ui.checkbox(&mut context.settings.confirm_resigning, always);
        }
        let (yes, no) = match self.question {
            Question::Overwrite => ("overwrite-yes", "overwrite-no"),
            Question::Replace => ("replace-yes", "cancel"),
            Question::Salvage => ("salvage-yes", "salvage-no"),
            Question::Quit | Question::QuitFinished => ("quit-yes", "cancel"),
            Question::Resign => ("resign-yes", "resign-no"),
            Question::Draw => ("draw-yes", "draw-no"),
            Question::SetUpAgain => ("set-up-again-yes", "cancel"),
            Question::TakeOver => ("friend-take-over", "cancel"),
        };
        let (yes, no) = (context.text(yes), context.text(no));
        match self.question {
            Question::Quit => {
                let save = context.text("quit-save");
                let (save, other) = choice(ui, &save, &[&yes, &no]);
                match self.action.take_if(|_| save).map(Box::new) {
                    // The game's own file may be the one that cannot be written, so *Save* asks for another.
                    Some(action) => DialogResult::Do(DialogAction::SaveAsThen(action)),
                    None => self.answer(other == Some(0), other == Some(1)),
                }
            }
            Question::SetUpAgain => {
                let anew = context.text("set-up-again-no");
                match choice(ui, &yes, &[&anew, &no]) {
                    (_, Some(0)) => DialogResult::Do(DialogAction::EditPosition),
                    (yes, other) => self.answer(yes, other.is_some()),
                }
            }
            Question::Overwrite
            | Question::Replace
            | Question::QuitFinished
            | Question::Resign
            | Question::TakeOver => {
                let (yes, no) = careful_buttons(ui, &yes, &no);
                self.answer(yes, no)
            }
            Question::Salvage | Question::Draw => {
                let (yes, no) = buttons(ui, &yes, Some(&no));
                self.answer(yes, no)
            }
        }
    }

    fn answer(&mut self, yes: bool, no: bool) -> DialogResult {
        match self.action.take_if(|_| yes) {
            Some(action) => DialogResult::Do(action),
            None if no => DialogResult::Close,
            None => DialogResult::Stay,
        }
    }
}
