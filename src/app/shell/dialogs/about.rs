//! The about page: version, games and licences.

use egui::{ColorImage, Label, RichText, TextureHandle, TextureOptions, Ui, vec2};

use super::{DialogContext, DialogResult, buttons, scroll};
use crate::app::shell::{form, theme};
use crate::phrase::Phrase;

const ICON: &[u8] =
    include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/icon/kuba-256.png"));
const SIDE: f32 = 96.0;

/// The about page, with the texture of the icon once it is loaded.
#[derive(Default)]
pub struct About {
    icon: Option<TextureHandle>,
}

impl About {
    /// Draws the page; `body` is the height of its scrolling part in points.
    pub fn ui(&mut self, ui: &mut Ui, body: f32, context: &DialogContext) -> DialogResult {
        scroll(ui, body, "about", |ui| {
            ui.horizontal(|ui| {
                self.icon(ui);
                ui.add_space(8.0);
                ui.vertical(|ui| {
                    ui.add_space(14.0);
                    let name = context.text("about-name");
                    ui.label(RichText::new(name).text_style(theme::result()));
                    let version =
                        Phrase::new("about-version").with("version", env!("KUBA_VERSION"));
                    let version = RichText::new(context.presentation.texts.say(&version));
                    ui.label(version.color(theme::palette(ui.ctx()).secondary));
                });
            });
            form::divider(ui);
            for entry in context.games.games() {
                let texts = context.presentation.texts;
                ui.horizontal_wrapped(|ui| {
                    let title = texts.say(&entry.info.title());
                    ui.label(RichText::new(title).text_style(theme::bold()));
                    ui.add(Label::new(texts.say(&entry.info.pitch())).wrap());
                });
            }
            form::divider(ui);
            for key in
                ["about-what", "about-makers", "about-licence", "about-font", "about-trade-mark"]
            {
                ui.add(Label::new(context.text(key)).wrap());
            }
        });
        match buttons(ui, &context.text("close"), None) {
            (true, _) => DialogResult::Close,
            _ => DialogResult::Stay,
        }
    }

    fn icon(&mut self, ui: &mut Ui) {
        if self.icon.is_none() {
            self.icon = decoded()
                .map(|image| ui.ctx().load_texture("the icon", image, TextureOptions::LINEAR));
        }
        if let Some(icon) = &self.icon {
            ui.add(egui::Image::new(icon).fit_to_exact_size(vec2(SIDE, SIDE)));
        }
    }
}

/// Icon of the program, `None` if it cannot be decoded.
pub fn decoded() -> Option<ColorImage> {
    let icon = image::load_from_memory(ICON).ok()?.to_rgba8();
    let size = [icon.width() as usize, icon.height() as usize];
    Some(ColorImage::from_rgba_unmultiplied(size, icon.as_raw()))
}
