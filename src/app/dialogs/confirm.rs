//! A question that has to be answered first.

use egui::{Label, Ui};

use super::{Deed, Room, Step, buttons};
use crate::phrase::Phrase;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether a game that is going on may be left.
    Leave,
    /// Whether to write over a file that somebody else has changed.
    Overwrite,
    /// Whether to open the moves of a damaged game that are sound.
    Salvage,
    /// Whether to give the game up.
    Resign,
    /// Whether the other player agrees to a draw.
    Draw,
}

/// A question, and what happens if the answer is yes.
pub struct Confirm {
    question: Question,
    /// Values for the text.
    text: Phrase,
    deed: Option<Deed>,
}

impl Confirm {
    /// A question with its text.
    pub fn new(question: Question, text: Phrase, deed: Deed) -> Self {
        Self {
            question,
            text,
            deed: Some(deed),
        }
    }

    /// The key of the title.
    pub fn title_key(&self) -> &'static str {
        match self.question {
            Question::Leave => "leave-title",
            Question::Overwrite => "overwrite-title",
            Question::Salvage => "salvage-title",
            Question::Resign => "resign-title",
            Question::Draw => "draw-title",
        }
    }

    /// Draws the question.
    pub fn ui(&mut self, ui: &mut Ui, room: &mut Room) -> Step {
        ui.add(Label::new(room.desk.texts.say(&self.text)).wrap());
        let never = room.text("confirm-always-ask");
        match self.question {
            Question::Leave => {
                ui.checkbox(&mut room.settings.confirm_leaving, never);
            }
            Question::Resign => {
                ui.checkbox(&mut room.settings.confirm_resigning, never);
            }
            Question::Draw | Question::Overwrite | Question::Salvage => {}
        }
        let (yes, no) = match self.question {
            Question::Leave => ("leave-yes", "leave-no"),
            Question::Overwrite => ("overwrite-yes", "overwrite-no"),
            Question::Salvage => ("salvage-yes", "salvage-no"),
            Question::Resign => ("resign-yes", "resign-no"),
            Question::Draw => ("draw-yes", "draw-no"),
        };
        let (yes, no) = buttons(ui, &room.text(yes), Some(&room.text(no)));
        match self.deed.take_if(|_| yes) {
            Some(deed) => Step::Do(deed),
            None if no => Step::Close,
            None => Step::Stay,
        }
    }
}
