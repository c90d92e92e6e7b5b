//! Contrast of colours: marbles against the field and each other for five kinds of vision, and text against
//! its background.

use egui::{Color32, Theme};
use kuba::app::shell::theme;
use kuba::board::cubulus;
use kuba::board::face::MarkRole;
use kuba::board::palette::{CONTRAST_DARK, CONTRAST_LIGHT, MAPLE, Palette, WALNUT};

/// Matrices on linear RGB from Machado, Oliveira and Fernandes 2009, severity 1.
const VISIONS: [(&str, [[f64; 3]; 3]); 5] = [
    (
        "normal",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        "protan",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deutan",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritan",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
    (
        "grey",
        [
            [0.2126, 0.7152, 0.0722],
            [0.2126, 0.7152, 0.0722],
            [0.2126, 0.7152, 0.0722],
        ],
    ),
];

fn linear(color: Color32) -> [f64; 3] {
    [color.r(), color.g(), color.b()].map(|value| {
        let value = f64::from(value) / 255.0;
        if value <= 0.040_45 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    })
}

fn times(matrix: &[[f64; 3]; 3], vector: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum())
}

/// CIE L*a*b* coordinates under D65.
fn lab(rgb: [f64; 3]) -> [f64; 3] {
    let xyz = times(
        &[
            [0.412_456, 0.357_576, 0.180_438],
            [0.212_673, 0.715_152, 0.072_175],
            [0.019_334, 0.119_192, 0.950_304],
        ],
        rgb.map(|value| value.clamp(0.0, 1.0)),
    );
    let f = |value: f64| {
        if value > 216.0 / 24_389.0 {
            value.cbrt()
        } else {
            (24_389.0 / 27.0 * value + 16.0) / 116.0
        }
    };
    let [x, y, z] = [f(xyz[0] / 0.950_47), f(xyz[1]), f(xyz[2] / 1.088_83)];
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

#[expect(clippy::many_single_char_names, reason = "the names of the paper")]
/// CIEDE2000 as in Sharma, Wu and Dalal 2005.
fn distance([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let mean_chroma = f64::midpoint(a1.hypot(b1), a2.hypot(b2));
    let seventh = |c: f64| (c.powi(7) / (c.powi(7) + 25.0_f64.powi(7))).sqrt();
    let g = 0.5 * (1.0 - seventh(mean_chroma));
    let (a1, a2) = (a1 * (1.0 + g), a2 * (1.0 + g));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let grey = c1 * c2 == 0.0;
    let turn = |h: f64| (h + 180.0).rem_euclid(360.0) - 180.0;
    let dh = if grey { 0.0 } else { turn(h2 - h1) };
    let delta_h = 2.0 * (c1 * c2).sqrt() * (dh / 2.0).to_radians().sin();
    let (l, c) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let h = if grey {
        h1 + h2
    } else {
        (h1 + dh / 2.0).rem_euclid(360.0)
    };
    let cos = |angle: f64| angle.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0)
        - 0.20 * cos(4.0 * h - 63.0);
    let bell = (-((h - 275.0) / 25.0).powi(2)).exp();
    let rotation = -2.0 * seventh(c) * (60.0 * bell).to_radians().sin();
    let weight_l = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (dl, dc, dh) = (
        (l2 - l1) / weight_l,
        (c2 - c1) / (1.0 + 0.045 * c),
        delta_h / (1.0 + 0.015 * c * t),
    );
    (dl * dl + dc * dc + dh * dh + rotation * dc * dh).sqrt()
}

fn seen(vision: &[[f64; 3]; 3], first: Color32, second: Color32) -> f64 {
    let see = |color| lab(times(vision, linear(color)));
    distance(see(first), see(second))
}

/// The distance of a piece from its ground. In a flat theme the rim sets it off.
fn from_ground(
    palette: &Palette,
    vision: &[[f64; 3]; 3],
    (body, rim): (Color32, Color32),
    ground: Color32,
) -> f64 {
    let found = seen(vision, body, ground);
    if palette.flat {
        found.max(seen(vision, rim, ground))
    } else {
        found
    }
}

fn luminance(color: Color32) -> f64 {
    times(&VISIONS[4].1, linear(color))[0]
}

fn contrast(first: Color32, second: Color32) -> f64 {
    let (a, b) = (luminance(first) + 0.05, luminance(second) + 0.05);
    (a / b).max(b / a)
}

/// The themes of wood.
fn wood() -> [(&'static str, &'static Palette); 2] {
    [("light", &MAPLE), ("dark", &WALNUT)]
}

fn themes() -> [(&'static str, &'static Palette); 4] {
    let [light, dark] = wood();
    let [high_light, high_dark] = [
        ("light, high contrast", &CONTRAST_LIGHT),
        ("dark, high contrast", &CONTRAST_DARK),
    ];
    [light, dark, high_light, high_dark]
}

/// The contrast of two colours for a kind of vision.
fn contrast_for(vision: &[[f64; 3]; 3], one: Color32, other: Color32) -> f64 {
    let light = |color| {
        let seen = times(vision, linear(color)).map(|value| value.clamp(0.0, 1.0));
        times(&VISIONS[4].1, seen)[0] + 0.05
    };
    let (one, other) = (light(one), light(other));
    (one / other).max(other / one)
}

#[test]
fn the_distance_agrees_with_published_pairs() {
    let pairs = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.49, -0.001], [50.0, -2.49, 0.0011], 7.2195),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
    ];
    for (first, second, published) in pairs {
        let found = distance(first, second);
        assert!(
            (found - published).abs() < 1e-4,
            "{found} is not {published}"
        );
    }
}

#[test]
fn marbles_differ_from_the_field_and_from_each_other_for_every_eye() {
    for (name, palette) in themes() {
        let marbles = [palette.white.body, palette.black.body, palette.red.body];
        for (vision, matrix) in &VISIONS {
            for (index, &marble) in marbles.iter().enumerate() {
                let tones = [palette.white, palette.black, palette.red][index];
                let found = from_ground(palette, matrix, (marble, tones.rim), palette.field[1]);
                assert!(found >= 15.0, "{name}, {vision}, marble {index}: {found}");
                for &other in &marbles[..index] {
                    let found = seen(matrix, marble, other);
                    // Rims and signs tell marbles apart in flat themes.
                    let least = if palette.flat { 18.0 } else { 19.0 };
                    assert!(found >= least, "{name}, {vision}, marble {index}: {found}");
                }
            }
        }
    }
}

#[test]
fn cubes_differ_from_the_field_for_every_eye_and_their_arrows_stand_out() {
    for (name, palette) in wood() {
        for ground in [palette.cube[0], palette.cube[1]] {
            let found = contrast(palette.engraved, ground);
            assert!(found >= 6.0, "{name}: the arrow on {ground:?} has {found}");
        }
        for (vision, matrix) in &VISIONS {
            let cube = |ground| seen(matrix, palette.cube[1], ground);
            let found = cube(palette.field[1]);
            assert!(found >= 14.0, "{name}, {vision}: {found}");
            // In the light corner the dark edge of the cube helps.
            let found = cube(palette.field[0]);
            assert!(found >= 10.0, "{name}, {vision}, light corner: {found}");
            let found = cube(palette.cube_edge);
            assert!(found >= 25.0, "{name}, {vision}, edge: {found}");
        }
    }
}

#[test]
fn balls_differ_from_the_floors_and_the_holes_of_the_cube_for_every_eye() {
    for (name, palette) in themes() {
        let balls = [palette.white.body, palette.black.body, palette.red.body];
        let hole = cubulus::hole(palette);
        for (vision, matrix) in &VISIONS {
            for (index, &ball) in balls.iter().enumerate() {
                for (ground, color) in [("floor", palette.field[1]), ("hole", hole)] {
                    let tones = [palette.white, palette.black, palette.red][index];
                    let found = from_ground(palette, matrix, (ball, tones.rim), color);
                    assert!(
                        found >= 15.0,
                        "{name}, {vision}, {ground}, ball {index}: {found}"
                    );
                }
            }
        }
    }
}

#[test]
fn text_is_easy_to_read_on_every_ground() {
    for (name, palette) in themes() {
        let inks = [
            palette.text,
            palette.secondary,
            palette.danger,
            palette.ok,
            palette.accent,
        ];
        for ink in inks {
            for ground in [palette.panel, palette.window] {
                let found = contrast(ink, ground);
                assert!(found >= 4.5, "{name}: {ink:?} on {ground:?} has {found}");
            }
        }
        assert!(contrast(palette.on_accent, palette.accent) >= 4.5, "{name}");
        assert!(
            contrast(palette.coordinates, palette.groove) >= 4.5,
            "{name}"
        );
    }
}

/// All colours that marks are drawn on: wood, marbles, cubes, the window.
fn grounds(palette: &Palette) -> Vec<Color32> {
    let marbles = [palette.white, palette.black, palette.red];
    let mut grounds = vec![palette.dimple, palette.frame[1], palette.window];
    grounds.extend(palette.field);
    grounds.extend(palette.cube);
    grounds.extend(marbles.iter().flat_map(|tones| [tones.body, tones.shade]));
    grounds
}

#[test]
fn every_ink_stands_out_from_all_that_it_is_drawn_on() {
    for (name, palette) in themes() {
        for ink in MarkRole::ALL {
            let tones = ink.tones(palette);
            let found = contrast(tones.line, tones.casing);
            assert!(found >= 3.0, "{name}: {ink:?} in its casing: {found}");
            for ground in grounds(palette) {
                let found = contrast(tones.line, ground).max(contrast(tones.casing, ground));
                assert!(found >= 3.0, "{name}: {ink:?} on {ground:?}: {found}");
            }
        }
    }
}

#[test]
fn inks_differ_for_every_eye() {
    /// Minimum CIEDE2000 distance of two roles. Red has two roles, told apart by the kind of line.
    const LEAST: f64 = 9.0;
    for (name, palette) in themes() {
        for (vision, matrix) in &VISIONS[..4] {
            for (index, ink) in MarkRole::ALL.into_iter().enumerate() {
                for other in &MarkRole::ALL[..index] {
                    let [one, two] = [ink, *other].map(|ink| ink.tones(palette).line);
                    if one == two {
                        assert_ne!(ink.is_dashed(), other.is_dashed());
                        continue;
                    }
                    let found = seen(matrix, one, two);
                    println!("{name}, {vision}: {ink:?} and {other:?} {found:.1}");
                    assert!(
                        found >= LEAST,
                        "{name}, {vision}: {ink:?} and {other:?}: {found}"
                    );
                }
            }
        }
    }
}

const fn egui_theme(palette: &Palette) -> Theme {
    if palette.dark {
        Theme::Dark
    } else {
        Theme::Light
    }
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
            (
                "ring in white",
                vec![palette.black.body],
                palette.white.body,
            ),
            ("hollow", vec![field, palette.dimple], frame),
            ("dimple", vec![palette.dimple], field),
            ("ghost of a cube", vec![palette.cube[1]], field),
            ("ball that is out", vec![palette.out], field),
            ("rib", vec![palette.rib], field),
            ("goal", vec![palette.goal_rim], frame),
            ("edge", vec![palette.hairline], palette.panel),
            (
                "edge of the field",
                vec![palette.edge, field],
                palette.groove,
            ),
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
        let looks = [
            &looks.noninteractive,
            &looks.inactive,
            &looks.hovered,
            &looks.active,
            &looks.open,
        ];
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
