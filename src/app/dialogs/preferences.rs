//! The settings dialog with its pages.

use egui::{Button, Slider, Ui};
use strum::{EnumIter, IntoEnumIterator};

use super::{Progress, Room, buttons, new_game, scroll, sound_rows};
use crate::app::action::DialogAction;
use crate::app::form::{self, Kind};
use crate::app::settings::{SECONDS, Settings};
use crate::app::theme::ThemeChoice;
use crate::app::widgets;
use crate::board::{MarbleStyle, Speed};
use crate::i18n::Texts;
use crate::phrase::Phrase;

/// Maximum height of a page, in points.
const PAGE: f32 = 400.0;
/// Height of the tabs with the line below them, in points.
const TABS: f32 = 57.0;

/// Styles of pieces with the text keys of their names.
pub const MARBLES: [(MarbleStyle, &str); 2] = [
    (MarbleStyle::Glass, "marbles-glass"),
    (MarbleStyle::Symbols, "marbles-symbols"),
];

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter)]
enum Tab {
    #[default]
    Look,
    Computer,
    Game,
    Files,
}

impl Tab {
    const fn text_key(self) -> &'static str {
        match self {
            Self::Look => "settings-look",
            Self::Computer => "settings-computer",
            Self::Game => "settings-game",
            Self::Files => "settings-files",
        }
    }
}

/// Settings dialog with its selected page.
#[derive(Debug, Default)]
pub struct Preferences {
    tab: Tab,
}

impl Preferences {
    /// Draws the dialog; changes take effect at once. `body` is the available height in points.
    pub fn ui(&mut self, ui: &mut Ui, body: f32, room: &mut Room) -> Progress {
        let tabs: Vec<Tab> = Tab::iter().collect();
        let words: Vec<String> = tabs.iter().map(|tab| room.text(tab.text_key())).collect();
        let chosen = tabs.iter().position(|&tab| tab == self.tab);
        let name = room.text("settings-title");
        if let Some(index) = form::segments(ui, (Kind::Pages, &name), &words, chosen) {
            self.tab = tabs[index];
        }
        form::divider(ui);
        let key = self.tab.text_key();
        let body = (body - TABS).min(PAGE);
        let start = scroll(ui, body, key, |ui| {
            // All pages have the same height, so that the tabs stay in place.
            ui.set_min_height(body);
            match self.tab {
                Tab::Look => look(ui, room),
                Tab::Computer => computer(ui, room),
                Tab::Game => return game(ui, room),
                Tab::Files => files(ui, room),
            }
            false
        });
        if start {
            return Progress::Do(DialogAction::StartAsSet);
        }
        match buttons(ui, &room.text("close"), None) {
            (true, _) => Progress::Close,
            _ => Progress::Stay,
        }
    }
}

fn look(ui: &mut Ui, room: &mut Room) {
    let themes = ThemeChoice::ALL.map(|theme| (theme, room.text(theme.text_key())));
    let name = room.text("settings-theme");
    form::choose(ui, &name, &mut room.settings.theme, &themes);
    let marbles = MARBLES.map(|(marbles, key)| (marbles, room.text(key)));
    let name = room.text("settings-marbles");
    form::choose(ui, &name, &mut room.settings.marbles, &marbles);
    let speeds = [
        (Speed::Off, "animation-off"),
        (Speed::Slow, "animation-slow"),
        (Speed::Normal, "animation-normal"),
        (Speed::Fast, "animation-fast"),
    ];
    let speeds = speeds.map(|(speed, key)| (speed, room.text(key)));
    let name = room.text("settings-animation");
    form::choose(ui, &name, &mut room.settings.animation, &speeds);
    form::divider(ui);
    switch(ui, room, "settings-reduce-motion", |s| &mut s.reduce_motion);
    switch(ui, room, "settings-coordinates", |s| &mut s.coordinates);
    switch(ui, room, "settings-turned", |s| &mut s.turned);
    form::divider(ui);
    zoom(ui, room);
    sound_rows::show(ui, room);
}

fn zoom(ui: &mut Ui, room: &mut Room) {
    form::row(ui, &room.text("settings-zoom"), |ui, name| {
        let mut percent = (room.settings.sound_zoom() * 100.0).round();
        let slider = Slider::new(&mut percent, 60.0..=300.0)
            .step_by(10.0)
            .suffix(" %");
        // A zoom that changed during the drag would move the slider away from the pointer.
        let slider = widgets::slider(ui, slider).labelled_by(name);
        let memory = slider.id.with("wanted");
        if slider.dragged() {
            ui.data_mut(|data| data.insert_temp(memory, percent));
        } else if let Some(wanted) = ui.data_mut(|data| data.remove_temp::<f32>(memory)) {
            room.settings.zoom = wanted / 100.0;
        } else if slider.changed() {
            room.settings.zoom = percent / 100.0;
        }
    });
}

fn computer(ui: &mut Ui, room: &mut Room) {
    let mut level = room.settings.level();
    let name = room.text("level-label");
    if form::level(ui, &name, room.presentation.texts, &mut level) {
        room.settings.choose_level(level);
    }
    form::note(ui, &room.text("settings-level-about"));
    form::divider(ui);
    let unit = format!(" {}", room.text("settings-seconds"));
    form::row(ui, &room.text("settings-time"), |ui, name| {
        let texts = room.presentation.texts;
        let slider = Slider::new(&mut room.settings.seconds, SECONDS)
            .logarithmic(true)
            .step_by(0.5)
            .custom_formatter(|seconds, _| written(seconds, texts))
            .custom_parser(|text| text.trim().replace(',', ".").parse().ok())
            .suffix(unit);
        widgets::slider(ui, slider).labelled_by(name);
    });
    let about = Phrase::new("settings-time-about").with("of", room.game);
    form::note(ui, &room.presentation.texts.say(&about));
    switch(ui, room, "settings-ponder", |s| &mut s.ponder);
    form::divider(ui);
    switch(ui, room, "settings-show-thinking", |s| &mut s.show_thinking);
    switch(ui, room, "settings-warn", |s| &mut s.warn);
}

/// Seconds, with a tenth if it is not zero, and with the decimal separator of the language.
fn written(seconds: f64, texts: &Texts) -> String {
    let tenths = (seconds * 10.0).round() as i64;
    if tenths % 10 == 0 {
        return (tenths / 10).to_string();
    }
    let number = Phrase::new("settings-seconds-and-tenth")
        .with("whole", tenths / 10)
        .with("tenth", tenths % 10);
    texts.say(&number)
}

/// Returns `true` if the next game is to start now.
fn game(ui: &mut Ui, room: &mut Room) -> bool {
    switch(ui, room, "settings-confirm-resigning", |s| {
        &mut s.confirm_resigning
    });
    form::divider(ui);
    new_game::heading(ui, &room.text("settings-rules"));
    let mut draft = new_game::draft(room.games, room.settings, room.game);
    let sized = new_game::size(ui, room, draft.as_mut());
    if draft.rules_ui(ui, &room.presentation) || sized {
        new_game::keep(room, draft.as_ref());
    }
    let start = Button::new(room.text("settings-rules-start"));
    ui.add(start.min_size(egui::vec2(0.0, 32.0))).clicked()
}

fn files(ui: &mut Ui, room: &mut Room) {
    form::note(ui, &room.text("settings-files-about"));
    switch(ui, room, "settings-system-dialogs", |s| {
        &mut s.system_dialogs
    });
    form::note(ui, &room.text("settings-system-dialogs-about"));
}

fn switch(
    ui: &mut Ui,
    room: &mut Room,
    key: &'static str,
    field: impl FnOnce(&mut Settings) -> &mut bool,
) {
    let name = room.text(key);
    form::tick(ui, true, field(room.settings), &name);
}
