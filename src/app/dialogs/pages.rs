//! Things to read: the rules, the keys, what the program is.

use egui::{Grid, Label, RichText, ScrollArea, TextStyle, Ui};
use strum::IntoEnumIterator;

use super::{Deed, Progress, Room, buttons, rules};
use crate::app::command::Command;
use crate::app::keys;
use crate::app::theme;
use crate::phrase::Phrase;

/// Which page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The rules in short.
    Rules,
    /// The keys.
    Keys,
    /// What the program is.
    About,
}

impl Page {
    /// The key of the title.
    pub const fn title_key(self) -> &'static str {
        match self {
            Self::Rules => "rules-title",
            Self::Keys => "keys-title",
            Self::About => "about-title",
        }
    }

    /// Draws the page.
    pub fn ui(self, ui: &mut Ui, body: f32, room: &mut Room) -> Progress {
        ScrollArea::vertical()
            .max_height(body)
            .min_scrolled_height(body)
            .auto_shrink([false, true])
            .show(ui, |ui| match self {
                Self::Rules => rules::show(ui, room),
                Self::Keys => keys(ui, room),
                Self::About => about(ui, room),
            });
        let has_lesson = (room.entry().lesson_steps)() > 0;
        let (yes, no) = match self {
            Self::Rules if has_lesson => (room.text("rules-learn"), Some(room.text("close"))),
            Self::Rules | Self::Keys | Self::About => (room.text("close"), None),
        };
        match buttons(ui, &yes, no.as_deref()) {
            (true, _) if no.is_some() => Progress::Do(Deed::Command(Command::Learn)),
            (true, _) | (_, true) => Progress::Close,
            _ => Progress::Stay,
        }
    }
}

fn keys(ui: &mut Ui, room: &Room) {
    let secondary = theme::palette(ui.ctx()).secondary;
    ui.label(RichText::new(room.text("keys-board")).text_style(theme::strong()));
    for key in (room.entry().board_keys)() {
        ui.add(Label::new(room.text(key)).wrap());
    }
    ui.add_space(6.0);
    ui.label(RichText::new(room.text("keys-commands")).text_style(theme::strong()));
    Grid::new("keys")
        .num_columns(2)
        .spacing([24.0, 6.0])
        .show(ui, |ui| {
            for command in Command::iter() {
                let shortcuts: Vec<String> = command
                    .shortcuts()
                    .iter()
                    .map(|shortcut| keys::name(ui.ctx(), shortcut))
                    .collect();
                if shortcuts.is_empty() {
                    continue;
                }
                ui.label(room.text(command.text_key()));
                ui.label(RichText::new(shortcuts.join(", ")).color(secondary));
                ui.end_row();
            }
        });
}

fn about(ui: &mut Ui, room: &Room) {
    ui.label(RichText::new(room.text("about-name")).text_style(TextStyle::Heading));
    let version = Phrase::new("about-version").with("version", env!("KUBA_VERSION"));
    ui.label(room.presentation.texts.say(&version));
    for entry in room.games.games() {
        let game = Phrase::new("about-game")
            .with("title", (entry.title)())
            .with("pitch", (entry.pitch)());
        ui.add(Label::new(room.presentation.texts.say(&game)).wrap());
    }
    for key in ["about-what", "about-licence", "about-trade-mark"] {
        ui.add(Label::new(room.text(key)).wrap());
    }
}
