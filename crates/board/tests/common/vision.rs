//! Colours for five kinds of vision, and the contrast between them.

use egui::Color32;
use kuba_board::palette::{CONTRAST_DARK, CONTRAST_LIGHT, MAPLE, Palette, WALNUT};

/// Matrices on linear RGB from Machado, Oliveira and Fernandes 2009, severity 1.
pub(crate) const VISIONS: [(&str, [[f64; 3]; 3]); 5] = [
    ("normal", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
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
    ("grey", [[0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722]]),
];

pub(crate) fn linear(color: Color32) -> [f64; 3] {
    [color.r(), color.g(), color.b()].map(|value| {
        let value = f64::from(value) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

pub(crate) fn times(matrix: &[[f64; 3]; 3], vector: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum())
}

fn luminance(color: Color32) -> f64 {
    times(&VISIONS[4].1, linear(color))[0]
}

pub(crate) fn contrast(first: Color32, second: Color32) -> f64 {
    let (a, b) = (luminance(first) + 0.05, luminance(second) + 0.05);
    (a / b).max(b / a)
}

/// The themes of wood.
pub(crate) fn wood() -> [(&'static str, &'static Palette); 2] {
    [("light", &MAPLE), ("dark", &WALNUT)]
}

pub(crate) fn themes() -> [(&'static str, &'static Palette); 4] {
    let [light, dark] = wood();
    let [high_light, high_dark] =
        [("light, high contrast", &CONTRAST_LIGHT), ("dark, high contrast", &CONTRAST_DARK)];
    [light, dark, high_light, high_dark]
}

/// All colours that marks are drawn on: wood, marbles, cubes, the window.
pub(crate) fn grounds(palette: &Palette) -> Vec<Color32> {
    let marbles = [palette.white, palette.black, palette.red];
    let mut grounds = vec![palette.dimple, palette.frame[1], palette.window];
    grounds.extend(palette.field);
    grounds.extend(palette.cube);
    grounds.extend(marbles.iter().flat_map(|tones| [tones.body, tones.shade]));
    grounds
}
