//! Pages to read: the rules, the keys and the ways to play for everybody.

use egui::{Label, RichText, Ui};

use super::{DialogContext, DialogResult, buttons, keys_page, rules, scroll};
use crate::app::action::DialogAction;
use crate::app::command::{Command, LessonCommand};
use crate::app::theme;

/// Page to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// Short rules of the game on the table.
    Rules,
    /// Keys of the board and of all commands.
    Keys,
    /// Playing without seeing, hearing or moving well.
    Accessibility,
}

impl Page {
    /// Returns the text key of the title.
    pub const fn title_key(self) -> &'static str {
        match self {
            Self::Rules => "rules-title",
            Self::Keys => "keys-title",
            Self::Accessibility => "accessibility-title",
        }
    }

    /// Returns the preferred width of the page, in points.
    pub const fn width(self) -> f32 {
        match self {
            Self::Rules | Self::Accessibility => 480.0,
            Self::Keys => 800.0,
        }
    }

    /// Draws the page; `body` is the height of its scrolling part in points.
    pub fn ui(self, ui: &mut Ui, body: f32, context: &mut DialogContext) -> DialogResult {
        scroll(ui, body, self.title_key(), |ui| match self {
            Self::Rules => rules::show(ui, context),
            Self::Keys => keys_page::show(ui, context),
            Self::Accessibility => accessibility(ui, context),
        });
        let has_lesson = context.entry().info.lesson_steps() > 0;
        let (yes, no) = match self {
            Self::Rules if has_lesson => (context.text("rules-learn"), Some(context.text("close"))),
            Self::Rules | Self::Keys | Self::Accessibility => (context.text("close"), None),
        };
        match buttons(ui, &yes, no.as_deref()) {
            (true, _) if no.is_some() => {
                DialogResult::Do(DialogAction::Command(Command::Lesson(LessonCommand::Begin)))
            }
            (true, _) | (_, true) => DialogResult::Close,
            _ => DialogResult::Stay,
        }
    }
}

/// Ways to play, each with a heading.
const WAYS: [&str; 7] = [
    "accessibility-seeing",
    "accessibility-reader",
    "accessibility-hearing",
    "accessibility-motion",
    "accessibility-keyboard",
    "accessibility-one-key",
    "accessibility-touch",
];

fn accessibility(ui: &mut Ui, context: &DialogContext) {
    for key in WAYS {
        let words = context.text(key);
        let (heading, about) = words.split_once(": ").unwrap_or(("", &words));
        ui.label(RichText::new(heading).text_style(theme::bold()));
        ui.add(Label::new(about).wrap());
        ui.add_space(6.0);
    }
}
