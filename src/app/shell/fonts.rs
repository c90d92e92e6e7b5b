//! Fonts: two weights of Inter, a Japanese font, and the system's fonts as fallback.
//!
//! `scripts/fonts.py` makes the subsets of Inter and Noto Sans JP; the latter holds kana and the characters
//! that the program uses. Inter's digits have one width, so numbers align and do not jitter while they
//! change.

use std::sync::{Arc, OnceLock};

use egui::{
    Context, FallbackRequest, FontData, FontDefinitions, FontFamily, FontProvider, Plugin, Ui,
};
use egui_system_font_provider::SystemFontProvider;

const REGULAR: &[u8] =
    include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/fonts/Inter-Regular.ttf"));
const SEMIBOLD: &[u8] =
    include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/fonts/Inter-SemiBold.ttf"));
const JAPANESE: &[u8] =
    include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/fonts/NotoSansJP-Regular.otf"));
/// Fallback for characters that Inter lacks.
const JAPANESE_NAME: &str = "Noto Sans JP";

/// Side of a picture of all letters, in texels, from which it is worth its time to draw it anew.
const LARGE: usize = 1024;
/// Seconds without input until the window is at rest.
const REST: f64 = 20.0;
/// Name of a family that nothing is written in. egui draws the letters anew if its fonts have changed.
const UNUSED: &str = "unused";

/// Gives back the memory of letters that are no longer shown. egui keeps them in every size that has occurred.
#[derive(Default)]
pub struct TidyFonts {
    /// Time of the last input, in seconds.
    touched: f64,
    /// The letters of what is shown take that much room.
    is_needed: bool,
}

impl Plugin for TidyFonts {
    fn debug_name(&self) -> &'static str {
        "tidy fonts"
    }

    fn on_begin_pass(&mut self, ui: &mut Ui) {
        let (now, is_touched) = ui.input(|input| (input.time, !input.events.is_empty()));
        if is_touched {
            self.touched = now;
            self.is_needed = false;
        }
        let area = ui.fonts(|fonts| fonts.font_image_size().iter().product::<usize>());
        if self.is_needed || area <= LARGE * LARGE {
            return;
        }
        let left = REST - (now - self.touched);
        if left > 0.0 {
            ui.ctx().request_repaint_after_secs(left as f32);
            return;
        }
        self.is_needed = true;
        let mut fonts = ui.fonts(|fonts| fonts.definitions().clone());
        let unused = FontFamily::Name(Arc::from(UNUSED));
        if fonts.families.remove(&unused).is_none() {
            let usual = fonts.families[&FontFamily::Proportional].clone();
            fonts.families.insert(unused, usual);
        }
        ui.ctx().set_fonts(fonts);
    }
}

/// Font family of headings and names.
pub fn semibold() -> FontFamily {
    FontFamily::Name(Arc::from("semibold"))
}

/// Installs the program's fonts in egui.
pub fn install(ctx: &Context) {
    let mut fonts = FontDefinitions::empty();
    let japanese = Arc::new(FontData::from_static(JAPANESE));
    fonts.font_data.insert(JAPANESE_NAME.to_owned(), japanese);
    for (family, name, data) in own() {
        fonts.font_data.insert(name.to_owned(), Arc::new(data));
        let names = vec![name.to_owned(), JAPANESE_NAME.to_owned()];
        fonts.families.insert(family, names);
    }
    let usual = fonts.families[&FontFamily::Proportional].clone();
    fonts.families.insert(FontFamily::Monospace, usual);
    ctx.set_fonts(fonts);
}

/// Adds the system's fonts as fallback for characters that the program's fonts lack, such as a name in
/// another script. The system's fonts are looked up when the first such character appears.
pub fn add_fonts_of_the_system(ctx: &Context) {
    let fonts = OnceLock::new();
    ctx.add_font_provider(Arc::new(move |request: &FallbackRequest<'_>| {
        let fonts = fonts.get_or_init(SystemFontProvider::new);
        fonts.font_for(request)
    }));
}

/// Fonts of the program, with their families and names.
pub fn own() -> [(FontFamily, &'static str, FontData); 2] {
    let regular = FontData::from_static(REGULAR);
    let semi = FontData::from_static(SEMIBOLD);
    [(FontFamily::Proportional, "Inter", regular), (semibold(), "Inter SemiBold", semi)]
}
