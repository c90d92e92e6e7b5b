//! The settings dialog with its pages.

use egui::{Button, Slider, Ui};
use strum::{EnumIter, IntoEnumIterator};

use super::{DialogContext, DialogResult, buttons, scroll};
use crate::app::action::DialogAction;
use crate::app::game::dialogs::new_game;
use crate::app::settings::{MotionChoice, PACE, SECONDS, Settings};
use crate::app::shell::command::{AppCommand, Command};
use crate::app::shell::form::{self, Kind};
use crate::app::shell::widgets;
use crate::phrase::Phrase;

/// Maximum height of a page, in points.
const PAGE: f32 = 400.0;
/// Height of the tabs with the line below them, in points.
const TABS: f32 = 57.0;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter)]
enum Tab {
    #[default]
    Game,
    Computer,
    Accessibility,
}

impl Tab {
    const fn text_key(self) -> &'static str {
        match self {
            Self::Game => "settings-game",
            Self::Computer => "settings-computer",
            Self::Accessibility => "accessibility-title",
        }
    }
}

/// Settings dialog with its selected page.
#[derive(Debug, Default)]
pub struct SettingsForm {
    tab: Tab,
}

impl SettingsForm {
    /// Draws the dialog; changes take effect at once. `body` is the available height in points.
    pub fn ui(&mut self, ui: &mut Ui, body: f32, context: &mut DialogContext) -> DialogResult {
        let tabs: Vec<Tab> = Tab::iter().collect();
        let words: Vec<String> = tabs.iter().map(|tab| context.text(tab.text_key())).collect();
        let chosen = tabs.iter().position(|&tab| tab == self.tab);
        let name = context.text("settings-title");
        if let Some(index) = form::segments(ui, (Kind::Pages, &name), &words, chosen) {
            self.tab = tabs[index];
        }
        form::divider(ui);
        let key = self.tab.text_key();
        let body = (body - TABS).min(PAGE);
        let action = scroll(ui, body, key, |ui| {
            // All pages have the same height, so that the tabs stay in place.
            ui.set_min_height(body);
            match self.tab {
                Tab::Game => game(ui, context),
                Tab::Computer => {
                    computer(ui, context);
                    None
                }
                Tab::Accessibility => accessibility(ui, context),
            }
        });
        if let Some(action) = action {
            return DialogResult::Do(action);
        }
        match buttons(ui, &context.text("close"), None) {
            (true, _) => DialogResult::Close,
            _ => DialogResult::Stay,
        }
    }
}

fn accessibility(ui: &mut Ui, context: &mut DialogContext) -> Option<DialogAction> {
    let motions = MotionChoice::ALL.map(|choice| (choice, context.text(choice.text_key())));
    let name = context.text("settings-motion");
    let mut motion = context.settings.motion();
    form::choose(ui, &name, &mut motion, &motions);
    if motion != context.settings.motion() {
        context.settings.choose_motion(motion);
    }
    form::note(ui, &context.text("settings-motion-about"));
    form::divider(ui);
    one_key(ui, context);
    form::divider(ui);
    let link = ui.link(context.text("settings-accessibility-more"));
    let page = Command::App(AppCommand::Accessibility);
    link.clicked().then_some(DialogAction::Command(page))
}

fn one_key(ui: &mut Ui, context: &mut DialogContext) {
    switch(ui, context, "command-one-key", |s| &mut s.one_key.on);
    if !context.settings.one_key.on {
        return;
    }
    let unit = format!(" {}", context.text("settings-seconds"));
    form::row(ui, &context.text("one-key-pace"), |ui, name| {
        let texts = context.presentation.texts;
        let slider = Slider::new(&mut context.settings.one_key.pace, PACE)
            .step_by(0.1)
            .custom_formatter(|seconds, _| form::seconds(seconds, texts))
            .suffix(unit);
        widgets::slider(ui, slider).labelled_by(name);
    });
    switch(ui, context, "one-key-second-key", |s| &mut s.one_key.second_key);
}

fn computer(ui: &mut Ui, context: &mut DialogContext) {
    let mut level = context.settings.level();
    let name = context.text("level-label");
    if form::level(ui, &name, context.presentation.texts, &mut level) {
        context.settings.choose_level(level);
    }
    form::note(ui, &context.text("settings-level-about"));
    form::divider(ui);
    let unit = format!(" {}", context.text("settings-seconds"));
    form::row(ui, &context.text("settings-time"), |ui, name| {
        let texts = context.presentation.texts;
        let slider = Slider::new(&mut context.settings.seconds, SECONDS)
            .logarithmic(true)
            .step_by(0.5)
            .custom_formatter(|seconds, _| form::seconds(seconds, texts))
            .custom_parser(|text| text.trim().replace(',', ".").parse().ok())
            .suffix(unit);
        widgets::slider(ui, slider).labelled_by(name);
    });
    let about = Phrase::new("settings-time-about").with("of", context.game);
    form::note(ui, &context.presentation.texts.say(&about));
    switch(ui, context, "settings-ponder", |s| &mut s.ponder);
    form::divider(ui);
    switch(ui, context, "settings-show-thinking", |s| &mut s.show_thinking);
    switch(ui, context, "settings-warn-learners", |s| &mut s.warn_learners);
    switch(ui, context, "settings-warn", |s| &mut s.warn);
}

/// Returns an action if the next game is to start now.
fn game(ui: &mut Ui, context: &mut DialogContext) -> Option<DialogAction> {
    switch(ui, context, "settings-confirm-resigning", |s| &mut s.confirm_resigning);
    switch(ui, context, "settings-system-dialogs", |s| &mut s.system_dialogs);
    form::note(ui, &context.text("settings-system-dialogs-about"));
    form::note(ui, &context.text("settings-files-about"));
    form::divider(ui);
    new_game::heading(ui, &context.text("settings-rules"));
    let mut draft = new_game::draft(context.games, context.settings, context.game);
    let sized = new_game::size(ui, context, draft.as_mut());
    if draft.rules_ui(ui, &context.presentation) || sized {
        new_game::keep(context, draft.as_ref());
    }
    let start = Button::new(context.text("settings-rules-start"));
    let start = ui.add(start.min_size(egui::vec2(0.0, 32.0)));
    start.clicked().then_some(DialogAction::StartAsSet)
}

fn switch(
    ui: &mut Ui,
    context: &mut DialogContext,
    key: &'static str,
    field: impl FnOnce(&mut Settings) -> &mut bool,
) {
    let name = context.text(key);
    form::tick(ui, true, field(context.settings), &name);
}
