//! Fonts: two weights of Inter, a Japanese font, and the system's fonts as fallback.
//!
//! `scripts/fonts.py` makes the subsets of Inter and Noto Sans JP; the latter holds kana and the characters
//! that the program uses. Inter's digits have one width, so numbers align and do not jitter while they
//! change.

use std::sync::{Arc, OnceLock};

use egui::{Context, FallbackRequest, FontData, FontDefinitions, FontFamily, FontProvider};
use egui_system_font_provider::SystemFontProvider;

const REGULAR: &[u8] = include_bytes!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/assets/fonts/Inter-Regular.ttf"
));
const SEMIBOLD: &[u8] = include_bytes!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/assets/fonts/Inter-SemiBold.ttf"
));
const JAPANESE: &[u8] = include_bytes!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/assets/fonts/NotoSansJP-Regular.otf"
));
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

fn own() -> [(FontFamily, &'static str, FontData); 2] {
    let regular = FontData::from_static(REGULAR);
    let semi = FontData::from_static(SEMIBOLD);
    [
        (FontFamily::Proportional, "Inter", regular),
        (semibold(), "Inter SemiBold", semi),
    ]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use egui::{Color32, FontId};

    use super::*;
    use crate::i18n::catalogue;

    fn with_fonts() -> Context {
        let ctx = Context::default();
        install(&ctx);
        begun(ctx)
    }

    fn with_own_fonts() -> Context {
        let mut fonts = FontDefinitions::empty();
        for (family, name, data) in own() {
            fonts.font_data.insert(name.to_owned(), Arc::new(data));
            fonts.families.insert(family, vec![name.to_owned()]);
        }
        let ctx = Context::default();
        ctx.set_fonts(fonts);
        begun(ctx)
    }

    /// egui has its fonts only after the first frame.
    fn begun(ctx: Context) -> Context {
        let mut output = ctx.run_ui(egui::RawInput::default(), |_| {});
        output.textures_delta.clear();
        ctx
    }

    fn width(ctx: &Context, text: &str, font: &FontId) -> f32 {
        ctx.fonts_mut(|fonts| {
            let galley = fonts.layout_no_wrap(text.to_owned(), font.clone(), Color32::BLACK);
            galley.size().x
        })
    }

    #[test]
    fn all_digits_are_of_one_width() {
        let ctx = with_fonts();
        for family in [FontFamily::Proportional, semibold()] {
            let font = FontId::new(15.0, family);
            let one = width(&ctx, "1111111111", &font);
            for digit in ["0", "2", "3", "4", "5", "6", "7", "8", "9"] {
                let other = width(&ctx, &digit.repeat(10), &font);
                assert!((one - other).abs() < 0.01, "{digit}: {other}, 1: {one}");
            }
        }
    }

    #[test]
    fn headings_are_bolder_than_text() {
        let ctx = with_fonts();
        let text = "Whose turn is it?";
        let usual = width(&ctx, text, &FontId::proportional(15.0));
        let heading = width(&ctx, text, &FontId::new(15.0, semibold()));
        assert!(heading > usual * 1.02, "{heading}, {usual}");
    }

    #[test]
    fn every_letter_of_every_language_is_there() {
        let ctx = with_fonts();
        for language in catalogue() {
            let texts = language.sources.iter().flat_map(|source| source.lines());
            let said = texts.filter(|line| !line.starts_with('#'));
            let letters: BTreeSet<char> =
                said.chain([language.name]).flat_map(str::chars).collect();
            for family in [FontFamily::Proportional, semibold(), FontFamily::Monospace] {
                let missing: Vec<char> = ctx.fonts_mut(|fonts| {
                    let font = FontId::new(15.0, family.clone());
                    let mut lacks = |letter: &char| !fonts.has_glyph(&font, *letter);
                    letters
                        .iter()
                        .copied()
                        .filter(|letter| lacks(letter))
                        .collect()
                });
                assert!(
                    missing.is_empty(),
                    "{} {family:?}: {missing:?}",
                    language.tag
                );
            }
        }
    }

    #[test]
    fn the_letters_of_europe_are_there() {
        let ctx = with_own_fonts();
        let letters = "ăâîșțȘȚ àçéèêëîïôùûüÿœæ ñ¿¡áíóú ąćęłńśźż őűřěůčšž äöüß øåðþ ğıİ αβγδ бгджя “”‘’„«»–—…−×½€";
        for family in [FontFamily::Proportional, semibold()] {
            let missing: Vec<char> = ctx.fonts_mut(|fonts| {
                let font = FontId::new(15.0, family.clone());
                let mut lacks = |letter: &char| !fonts.has_glyph(&font, *letter);
                letters.chars().filter(|letter| lacks(letter)).collect()
            });
            assert!(missing.is_empty(), "{family:?}: {missing:?}");
        }
    }
}
