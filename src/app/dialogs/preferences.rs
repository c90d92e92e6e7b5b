//! The settings.

use egui::{Button, RichText, Role, ScrollArea, Slider, Ui};

use super::{Deed, Progress, Room, buttons, new_game, seat_rows, sound_rows};
use crate::app::settings::{SECONDS, Settings};
use crate::app::theme::{self, ThemeChoice};
use crate::app::widgets;
use crate::board::{MarbleStyle, Speed};

/// Draws the settings; every change is in force at once.
pub fn ui(ui: &mut Ui, body: f32, room: &mut Room) -> Progress {
    let start = ScrollArea::vertical()
        .max_height(body)
        .min_scrolled_height(body)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            appearance(ui, room);
            heading(ui, room, "settings-rules");
            let start = rules(ui, room);
            heading(ui, room, "settings-level");
            let mut level = room.settings.level();
            seat_rows::levels(ui, room, "level-label", &mut level);
            if level != room.settings.level() {
                room.settings.choose_level(level);
            }
            time(ui, room);
            switch(ui, room, "settings-ponder", |s| &mut s.ponder);
            switch(ui, room, "settings-show-thinking", |s| &mut s.show_thinking);
            heading(ui, room, "settings-asking");
            switch(ui, room, "settings-confirm-leaving", |s| {
                &mut s.confirm_leaving
            });
            switch(ui, room, "settings-confirm-resigning", |s| {
                &mut s.confirm_resigning
            });
            switch(ui, room, "settings-system-dialogs", |s| {
                &mut s.system_dialogs
            });
            start
        })
        .inner;
    if start {
        return Progress::Do(Deed::StartAsSet);
    }
    match buttons(ui, &room.text("close"), None) {
        (true, _) => Progress::Close,
        _ => Progress::Stay,
    }
}

/// The rules for the next game. Returns whether it shall begin now.
fn rules(ui: &mut Ui, room: &mut Room) -> bool {
    let mut draft = new_game::draft(room.games, room.settings, room.game);
    if draft.rules_ui(ui, room.presentation.texts) {
        let game = draft.state().game.to_owned();
        room.settings.rules.insert(game, draft.rules());
    }
    ui.add(Button::new(room.text("settings-rules-start")).min_size(egui::vec2(0.0, 32.0)))
        .clicked()
}

fn appearance(ui: &mut Ui, room: &mut Room) {
    heading(ui, room, "settings-appearance");
    row(ui, room, "settings-theme", |ui, room| {
        for theme in ThemeChoice::ALL {
            let name = room.text(theme.text_key());
            ui.radio_value(&mut room.settings.theme, theme, name);
        }
    });
    row(ui, room, "settings-marbles", |ui, room| {
        for (marbles, key) in [
            (MarbleStyle::Glass, "marbles-glass"),
            (MarbleStyle::Symbols, "marbles-symbols"),
        ] {
            let name = room.text(key);
            ui.radio_value(&mut room.settings.marbles, marbles, name);
        }
    });
    row(ui, room, "settings-animation", |ui, room| {
        for (animation, key) in [
            (Speed::Off, "animation-off"),
            (Speed::Slow, "animation-slow"),
            (Speed::Normal, "animation-normal"),
            (Speed::Fast, "animation-fast"),
        ] {
            let name = room.text(key);
            ui.radio_value(&mut room.settings.animation, animation, name);
        }
    });
    switch(ui, room, "settings-reduce-motion", |s| &mut s.reduce_motion);
    switch(ui, room, "settings-coordinates", |s| &mut s.coordinates);
    sound_rows::show(ui, room);
    switch(ui, room, "settings-turned", |s| &mut s.turned);
    ui.horizontal(|ui| {
        let label = ui.label(room.text("settings-zoom"));
        let mut percent = (room.settings.sound_zoom() * 100.0).round();
        let slider = Slider::new(&mut percent, 60.0..=300.0)
            .step_by(10.0)
            .suffix(" %");
        // While the slider is dragged everything under the pointer would move away.
        let slider = widgets::slider(ui, slider).labelled_by(label.id);
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

fn time(ui: &mut Ui, room: &mut Room) {
    ui.horizontal(|ui| {
        let label = ui.label(room.text("settings-time"));
        let slider = Slider::new(&mut room.settings.seconds, SECONDS)
            .logarithmic(true)
            .step_by(0.5)
            .suffix(" s");
        widgets::slider(ui, slider).labelled_by(label.id);
    });
}

fn heading(ui: &mut Ui, room: &Room, key: &'static str) {
    ui.add_space(6.0);
    ui.label(RichText::new(room.text(key)).text_style(theme::strong()));
}

fn row(ui: &mut Ui, room: &mut Room, key: &'static str, add: impl FnOnce(&mut Ui, &mut Room)) {
    let name = room.text(key);
    widgets::group(ui, Role::RadioGroup, &name, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(&name);
            add(ui, room);
        });
    });
}

fn switch(
    ui: &mut Ui,
    room: &mut Room,
    key: &'static str,
    field: impl FnOnce(&mut Settings) -> &mut bool,
) {
    let name = room.text(key);
    ui.checkbox(field(room.settings), name);
}
