//! Contrast of colours: marbles against the field and each other for five kinds of vision, and text against
//! its background.

use egui::Color32;
use kuba_board::cubulus;
use kuba_board::face::MarkRole;
use kuba_board::palette::Palette;

use crate::common::vision::{VISIONS, contrast, grounds, linear, themes, times, wood};

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
    let h = if grey { h1 + h2 } else { (h1 + dh / 2.0).rem_euclid(360.0) };
    let cos = |angle: f64| angle.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0)
        - 0.20 * cos(4.0 * h - 63.0);
    let bell = (-((h - 275.0) / 25.0).powi(2)).exp();
    let rotation = -2.0 * seventh(c) * (60.0 * bell).to_radians().sin();
    let weight_l = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (dl, dc, dh) =
        ((l2 - l1) / weight_l, (c2 - c1) / (1.0 + 0.045 * c), delta_h / (1.0 + 0.015 * c * t));
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
    if palette.flat { found.max(seen(vision, rim, ground)) } else { found }
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
        assert!((found - published).abs() < 1e-4, "{found} is not {published}");
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
                    assert!(found >= 15.0, "{name}, {vision}, {ground}, ball {index}: {found}");
                }
            }
        }
    }
}

#[test]
fn text_is_easy_to_read_on_every_ground() {
    for (name, palette) in themes() {
        let inks = [palette.text, palette.secondary, palette.danger, palette.ok, palette.accent];
        for ink in inks {
            for ground in [palette.panel, palette.window] {
                let found = contrast(ink, ground);
                assert!(found >= 4.5, "{name}: {ink:?} on {ground:?} has {found}");
            }
        }
        assert!(contrast(palette.on_accent, palette.accent) >= 4.5, "{name}");
        assert!(contrast(palette.coordinates, palette.groove) >= 4.5, "{name}");
    }
}

#[test]
fn every_ink_stands_out_from_all_that_it_is_drawn_on() {
    for (name, palette) in themes() {
        for ink in MarkRole::ALL {
            let tones = ink.tones(palette);
            let found = contrast(tones.line, tones.casing);
            assert!(found >= 3.0, "{name}: {ink:?} in its casing: {found}");
            let on_ground = grounds(palette).into_iter().map(|ground| {
                let found = contrast(tones.line, ground).max(contrast(tones.casing, ground));
                assert!(found >= 3.0, "{name}: {ink:?} on {ground:?}: {found}");
                found
            });
            let least = on_ground.fold(found, f64::min);
            println!("{name}: {ink:?}: {least:.1} at least");
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
                    assert!(found >= LEAST, "{name}, {vision}: {ink:?} and {other:?}: {found}");
                }
            }
        }
    }
}
