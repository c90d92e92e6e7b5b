//! Contrast of the window's colours: text and buttons against their background, and everything in high
//! contrast.

use egui::{Color32, Theme};
use kuba::app::shell::theme;
use kuba::board::cubulus;
use kuba::board::face::MarkRole;
use kuba::board::palette::{CONTRAST_DARK, CONTRAST_LIGHT, Palette};

use crate::common::vision::{VISIONS, contrast, grounds, linear, themes, times};

/// The contrast of two colours for a kind of vision.
fn contrast_for(vision: &[[f64; 3]; 3], one: Color32, other: Color32) -> f64 {
    let light = |color| {
        let seen = times(vision, linear(color)).map(|value| value.clamp(0.0, 1.0));
        times(&VISIONS[4].1, seen)[0] + 0.05
    };
    let (one, other) = (light(one), light(other));
    (one / other).max(other / one)
}

const fn egui_theme(palette: &Palette) -> Theme {
    if palette.dark { Theme::Dark } else { Theme::Light }
}

/// Colours, of which the best stands for what is seen, and their ground.
type Pair = (&'static str, Vec<Color32>, Color32);

/// All texts with their grounds.
fn texts(palette: &Palette) -> Vec<Pair> {
    let ctx = egui::Context::default();
    theme::install(&ctx);
    theme::set_contrast(&ctx, palette.flat);
    let visuals = ctx.style_of(egui_theme(palette)).visuals.clone();
    let disabled = theme::mix(palette.panel, palette.text, visuals.disabled_alpha);
    let mut pairs = Vec::new();
    for ground in [palette.panel, palette.window] {
        pairs.extend([
            ("text", vec![palette.text], ground),
            ("secondary", vec![palette.secondary], ground),
            ("danger", vec![palette.danger], ground),
            ("ok", vec![palette.ok], ground),
            ("accent", vec![palette.accent], ground),
            ("doubtful", vec![palette.marks.doubtful], ground),
            ("mistake", vec![palette.marks.mistake], ground),
            ("advice", vec![palette.mark_colours.advice.line], ground),
        ]);
        if palette.flat {
            // Elsewhere it is pale on purpose.
            pairs.push(("disabled", vec![disabled], ground));
        }
    }
    let looks = &visuals.widgets;
    for look in [&looks.inactive, &looks.hovered, &looks.active, &looks.open] {
        pairs.push(("button", vec![palette.text], look.bg_fill));
    }
    let chosen = &visuals.selection;
    pairs.extend([
        ("on accent", vec![palette.on_accent], palette.accent),
        ("chosen", vec![chosen.stroke.color], chosen.bg_fill),
        ("coordinates", vec![palette.coordinates], palette.groove),
    ]);
    pairs
}

/// All pieces, marks and rings of focus with everything that they lie on.
fn graphics(palette: &Palette) -> Vec<Pair> {
    let (field, frame) = (palette.field[1], palette.frame[1]);
    let marbles = [palette.white, palette.black, palette.red];
    let mut pairs = vec![
        ("eye", vec![palette.cats_eye], palette.red.body),
        ("cube", vec![palette.cube[1], palette.cube_edge], field),
        ("arrow", vec![palette.engraved], palette.cube[1]),
        ("focus", vec![palette.accent], palette.panel),
        ("focus", vec![palette.accent], palette.window),
    ];
    for marble in marbles {
        for ground in [field, cubulus::hole(palette)] {
            pairs.push(("piece", vec![marble.body, marble.rim], ground));
        }
    }
    let mut grounds = grounds(palette);
    if palette.flat {
        let ghost = |color| theme::mix(field, color, palette.ghost(1.0));
        pairs.extend(marbles.map(|marble| {
            let seen = vec![ghost(marble.body), ghost(marble.rim)];
            ("ghost", seen, field)
        }));
        pairs.extend([
            ("ring in white", vec![palette.black.body], palette.white.body),
            ("hollow", vec![field, palette.dimple], frame),
            ("dimple", vec![palette.dimple], field),
            ("ghost of a cube", vec![palette.cube[1]], field),
            ("ball that is out", vec![palette.out], field),
            ("rib", vec![palette.rib], field),
            ("goal", vec![palette.goal_rim], frame),
            ("edge", vec![palette.hairline], palette.panel),
            ("edge of the field", vec![palette.edge, field], palette.groove),
        ]);
        grounds.extend([palette.groove, palette.rib, palette.panel]);
    }
    for ink in MarkRole::ALL {
        let tones = ink.tones(palette);
        pairs.push(("mark in its casing", vec![tones.line], tones.casing));
        let marks = grounds.iter().map(|&ground| {
            let seen = vec![tones.line, tones.casing];
            ("mark", seen, ground)
        });
        pairs.extend(marks);
    }
    pairs
}

#[test]
fn high_contrast_is_high_for_every_eye_in_everything_that_touches() {
    for (name, palette) in themes() {
        for (vision, matrix) in &VISIONS[..4] {
            let least = |pairs: Vec<Pair>| {
                let found = pairs.into_iter().map(|(what, seen, ground)| {
                    let seen = seen.into_iter();
                    let best = seen.map(|color| contrast_for(matrix, color, ground));
                    (best.fold(0.0, f64::max), what)
                });
                found.min_by(|one, other| one.0.total_cmp(&other.0))
            };
            let (text, which_text) = least(texts(palette)).expect("texts");
            let (graphic, which) = least(graphics(palette)).expect("graphics");
            println!(
                "{name}, {vision}: text {text:.1} ({which_text}), rest {graphic:.1} ({which})"
            );
            if palette.flat {
                assert!(text >= 7.0, "{name}, {vision}: {which_text} has {text}");
                assert!(graphic >= 4.5, "{name}, {vision}: {which} has {graphic}");
            }
        }
    }
}

#[test]
fn lines_are_at_least_two_points_wide_where_contrast_is_high() {
    let ctx = egui::Context::default();
    theme::install(&ctx);
    theme::set_contrast(&ctx, true);
    for palette in [&CONTRAST_LIGHT, &CONTRAST_DARK] {
        assert!(palette.line(0.5) >= 2.0);
        let visuals = &ctx.style_of(egui_theme(palette)).visuals;
        let looks = &visuals.widgets;
        let looks =
            [&looks.noninteractive, &looks.inactive, &looks.hovered, &looks.active, &looks.open];
        for look in looks {
            assert!(look.bg_stroke.width >= 2.0);
            assert!(look.fg_stroke.width >= 2.0);
        }
        assert!(visuals.window_stroke.width >= 2.0);
        assert_eq!(visuals.window_shadow, egui::Shadow::NONE);
        assert_eq!(visuals.popup_shadow, egui::Shadow::NONE);
    }
}

#[test]
fn what_can_be_pressed_stands_out() {
    let ctx = egui::Context::default();
    theme::install(&ctx);
    for (name, palette) in themes() {
        theme::set_contrast(&ctx, palette.flat);
        let visuals = &ctx.style_of(egui_theme(palette)).visuals;
        assert_eq!(visuals.dark_mode, palette.dark, "{name}");
        let chosen = &visuals.selection;
        let found = contrast(chosen.stroke.color, chosen.bg_fill);
        assert!(found >= 4.5, "{name}: words on what is chosen: {found}");
        let looks = &visuals.widgets;
        for (what, look) in [
            ("edge", &looks.inactive),
            ("edge under the pointer", &looks.hovered),
            ("edge of an open choice", &looks.open),
        ] {
            for ground in [palette.panel, look.bg_fill] {
                let found = contrast(look.bg_stroke.color, ground);
                assert!(found >= 3.0, "{name}: {what} on {ground:?}: {found}");
            }
        }
        for ring in [looks.active.bg_stroke, chosen.stroke] {
            assert!(ring.width >= 2.0, "{name}: the ring is {} wide", ring.width);
            for ground in [palette.panel, palette.window] {
                let found = contrast(ring.color, ground);
                assert!(found >= 3.0, "{name}: the ring on {ground:?}: {found}");
            }
        }
        let disabled = theme::mix(palette.panel, palette.text, visuals.disabled_alpha);
        let found = contrast(disabled, palette.panel);
        assert!(found >= 3.0, "{name}: what cannot be pressed: {found}");
    }
}
