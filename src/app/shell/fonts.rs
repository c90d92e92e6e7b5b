//! Fonts: two weights of Inter, a Japanese font, and the system's fonts as fallback.
//!
//! `scripts/fonts.py` makes the subsets of Inter and Noto Sans JP; the latter holds kana and the characters
//! that the program uses. Inter's digits have one width, so numbers align and do not jitter while they
//! change.

use std::sync::{Arc, OnceLock};

use egui::{Context, FallbackRequest, FontData, FontDefinitions, FontFamily, FontProvider};
use egui_system_font_provider::SystemFontProvider;

const REGULAR: &[u8] =
    include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/fonts/Inter-Regular.ttf"));
const SEMIBOLD: &[u8] =
    include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/fonts/Inter-SemiBold.ttf"));
const JAPANESE: &[u8] =
    include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/fonts/NotoSansJP-Regular.otf"));
/// Fallback for characters that Inter lacks.
const JAPANESE_NAME: &str = "Noto Sans JP";

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
