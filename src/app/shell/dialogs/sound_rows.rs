//! Form rows for sound in the settings.

use egui::{Slider, Ui};

use super::DialogContext;
use crate::app::shell::{form, widgets};

pub(super) fn show(ui: &mut Ui, context: &mut DialogContext) {
    form::divider(ui);
    let name = context.text("settings-sound");
    let mut is_on = !context.settings.muted;
    if form::tick(ui, true, &mut is_on, &name) {
        context.settings.muted = !is_on;
    }
    ui.add_enabled_ui(is_on, |ui| {
        form::row(ui, &context.text("settings-volume"), |ui, name| {
            let mut percent = (context.settings.loudness_wanted() * 100.0).round();
            let slider = Slider::new(&mut percent, 0.0..=100.0).step_by(5.0).suffix(" %");
            if widgets::slider(ui, slider).labelled_by(name).changed() {
                context.settings.volume = percent / 100.0;
            }
        });
    });
}
