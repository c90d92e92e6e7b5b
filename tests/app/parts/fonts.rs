//! Fonts: two weights of Inter, a Japanese font, and the system's fonts as fallback.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::{Color32, Context, FontDefinitions, FontFamily, FontId};
use kuba::app::shell::fonts::TidyFonts;
use kuba::app::shell::fonts::install;
use kuba::app::shell::fonts::own;
use kuba::app::shell::fonts::semibold;
use kuba::i18n::catalogue;

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
        let letters: BTreeSet<char> = said.chain([language.name]).flat_map(str::chars).collect();
        for family in [FontFamily::Proportional, semibold(), FontFamily::Monospace] {
            let missing: Vec<char> = ctx.fonts_mut(|fonts| {
                let font = FontId::new(15.0, family.clone());
                let mut lacks = |letter: &char| !fonts.has_glyph(&font, *letter);
                letters.iter().copied().filter(|letter| lacks(letter)).collect()
            });
            assert!(missing.is_empty(), "{} {family:?}: {missing:?}", language.tag);
        }
    }
}

#[test]
fn the_letters_of_europe_are_there() {
    let ctx = with_own_fonts();
    let letters =
        "ăâîșțȘȚ àçéèêëîïôùûüÿœæ ñ¿¡áíóú ąćęłńśźż őűřěůčšž äöüß øåðþ ğıİ αβγδ бгджя “”‘’„«»–—…−×½€";
    for family in [FontFamily::Proportional, semibold()] {
        let missing: Vec<char> = ctx.fonts_mut(|fonts| {
            let font = FontId::new(15.0, family.clone());
            let mut lacks = |letter: &char| !fonts.has_glyph(&font, *letter);
            letters.chars().filter(|letter| lacks(letter)).collect()
        });
        assert!(missing.is_empty(), "{family:?}: {missing:?}");
    }
}

#[test]
fn letters_that_are_no_longer_shown_are_given_up_when_the_window_is_at_rest() {
    let ctx = with_fonts();
    ctx.add_plugin(TidyFonts::default());
    let frame = |time: f64, sizes: &[f32]| {
        let input = egui::RawInput {
            time: Some(time),
            events: if sizes.is_empty() {
                Vec::new()
            } else {
                vec![egui::Event::WindowFocused(true)]
            },
            ..egui::RawInput::default()
        };
        let mut output = ctx.run_ui(input, |ui| {
            for &size in sizes {
                let text =
                    egui::RichText::new("Many letters, in one size after another").size(size);
                ui.label(text);
            }
        });
        output.textures_delta.clear();
        ctx.fonts(|fonts| fonts.font_image_size().iter().product::<usize>())
    };
    let mut sizes = (20_u8..).map(|size| f32::from(size) + 0.5);
    while frame(1.0, &sizes.next().map_or([20.0], |size| [size])) <= 1 << 20 {}
    assert!(frame(20.0, &[]) > 1 << 20, "not yet");
    frame(40.0, &[]);
    assert!(frame(40.1, &[]) < 1 << 20);
    let definitions = ctx.fonts(|fonts| fonts.definitions().clone());
    frame(100.0, &[]);
    assert_eq!(ctx.fonts(|fonts| fonts.definitions().clone()), definitions, "only once");
}
