//! The signs of people: a marble in a colour, with a pale shape that tells it apart by itself.

use std::f32::consts::TAU;

use egui::{Color32, Mesh, Painter, Pos2, Shape, Stroke, Vec2, vec2};

use crate::board::Palette;
use crate::board::paint::{BallMark, GlassBall, ball};
use crate::board::palette::Tones;
use crate::store::people::SIGNS;

/// Message key of a sign's name.
pub(crate) const fn name_key(sign: u8) -> &'static str {
    NAMES[sign as usize % NAMES.len()]
}

/// Message keys of the signs' names.
const NAMES: [&str; SIGNS as usize] = [
    "sign-star",
    "sign-diamond",
    "sign-leaf",
    "sign-triangle",
    "sign-square",
    "sign-ring",
    "sign-moon",
    "sign-cross",
    "sign-hexagon",
    "sign-drop",
    "sign-bars",
    "sign-heart",
];

/// Colours of the marbles: body and rim.
const COLOURS: [(u32, u32); SIGNS as usize] = [
    (0xb8_6a_0c, 0x5e_34_02),
    (0x1d_5f_b0, 0x0b_2f_5e),
    (0x22_6e_42, 0x0c_3a_20),
    (0x7a_3d_a8, 0x3c_18_58),
    (0xb0_28_5c, 0x5c_0c_2c),
    (0x0f_70_78, 0x04_3a_40),
    (0x39_42_8f, 0x16_1a_48),
    (0xb0_3a_22, 0x5a_16_0a),
    (0x5f_6a_12, 0x2e_34_04),
    (0x2f_6f_a3, 0x10_36_54),
    (0x6b_55_45, 0x34_26_1c),
    (0x9a_2f_8c, 0x4c_10_44),
];

/// The pale shape on a marble.
const PALE: Color32 = Color32::from_rgb(0xff, 0xf8, 0xe8);

fn color(rgb: u32) -> Color32 {
    let [_, red, green, blue] = rgb.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

/// Draws a sign.
pub(crate) fn paint(painter: &Painter, center: Pos2, radius: f32, sign: u8, palette: &Palette) {
    let index = usize::from(sign) % COLOURS.len();
    let (body, rim) = COLOURS[index];
    let (body, rim) = (color(body), color(rim));
    let tones = Tones {
        lit: body.lerp_to_gamma(Color32::WHITE, 0.35),
        body,
        shade: body.lerp_to_gamma(rim, 0.6),
        rim,
    };
    let marble = GlassBall {
        tones,
        mark: BallMark::Plain,
        shine: 0.8,
        center,
        radius,
        roll: 0.0,
        alpha: 1.0,
    };
    ball::small(painter, &marble, palette);
    shape(painter, center, 0.55 * radius, index);
}

fn shape(painter: &Painter, center: Pos2, size: f32, index: usize) {
    let at = |x: f32, y: f32| center + size * vec2(x, y);
    let regular = |count: u8, turn: f32| -> Vec<Pos2> {
        let corner = |corner: u8| TAU * (f32::from(corner) / f32::from(count) + turn - 0.25);
        (0..count).map(|place| center + size * Vec2::angled(corner(place))).collect()
    };
    match index {
        0 => fan(painter, center, &star(center, size)),
        1 => fan(painter, center, &regular(4, 0.0)),
        2 => fan(painter, center, &lens(center, size)),
        3 => fan(painter, center, &regular(3, 0.0)),
        4 => fan(
            painter,
            center,
            &[at(-0.75, -0.75), at(0.75, -0.75), at(0.75, 0.75), at(-0.75, 0.75)],
        ),
        5 => {
            painter.circle_stroke(center, 0.72 * size, Stroke::new(0.42 * size, PALE));
        }
        6 => moon(painter, center, size),
        7 => {
            for (along, across) in [(0.95, 0.3), (0.3, 0.95)] {
                let corners = [
                    at(-along, -across),
                    at(along, -across),
                    at(along, across),
                    at(-along, across),
                ];
                fan(painter, center, &corners);
            }
        }
        8 => fan(painter, center, &regular(6, 0.0)),
        9 => fan(painter, center, &drop(center, size)),
        10 => {
            for y in [-0.5, 0.5] {
                let corners = [
                    at(-0.85, y - 0.24),
                    at(0.85, y - 0.24),
                    at(0.85, y + 0.24),
                    at(-0.85, y + 0.24),
                ];
                fan(painter, at(0.0, y), &corners);
            }
        }
        _ => heart(painter, center, size),
    }
}

/// Fills a shape all of whose points can be seen from its middle.
fn fan(painter: &Painter, middle: Pos2, outline: &[Pos2]) {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(middle, PALE);
    for &point in outline {
        mesh.colored_vertex(point, PALE);
    }
    let count = outline.len() as u32;
    for place in 0..count {
        mesh.add_triangle(0, 1 + place, 1 + (place + 1) % count);
    }
    painter.add(Shape::mesh(mesh));
    // The edge of a mesh is not smooth.
    painter.add(Shape::closed_line(outline.to_vec(), Stroke::new(1.0, PALE)));
}

fn star(center: Pos2, size: f32) -> Vec<Pos2> {
    let point = |place: u8| {
        let reach = if place.is_multiple_of(2) { 1.0 } else { 0.45 };
        center + size * reach * Vec2::angled(TAU * (f32::from(place) / 10.0 - 0.25))
    };
    (0..10).map(point).collect()
}

/// Points of a curve through `STEPS` places of a turn, given by a function of the angle.
fn curve(center: Pos2, size: f32, point: impl Fn(f32) -> Vec2) -> Vec<Pos2> {
    const STEPS: u8 = 32;
    let angles = (0..STEPS).map(|step| TAU * f32::from(step) / f32::from(STEPS));
    angles.map(|angle| center + size * point(angle)).collect()
}

fn lens(center: Pos2, size: f32) -> Vec<Pos2> {
    curve(center, size, |angle| {
        let along = angle.cos();
        vec2(0.55 * (1.0 - along * along) * angle.sin().signum(), along)
    })
}

fn drop(center: Pos2, size: f32) -> Vec<Pos2> {
    curve(center, size, |angle| {
        let up = angle.cos();
        vec2(0.7 * angle.sin() * (0.5 - 0.5 * up).powf(0.6), -up)
    })
}

fn heart(painter: &Painter, center: Pos2, size: f32) {
    let outline = curve(center, size, |angle| {
        let (sin, cos) = angle.sin_cos();
        let y = 13.0 * cos
            - 5.0 * (2.0 * angle).cos()
            - 2.0 * (3.0 * angle).cos()
            - (4.0 * angle).cos();
        vec2(sin * sin * sin, -y / 16.0)
    });
    fan(painter, center, &outline);
}

fn moon(painter: &Painter, center: Pos2, size: f32) {
    const STEPS: u8 = 20;
    let mut mesh = Mesh::default();
    for step in 0..=STEPS {
        let height = 2.0 * f32::from(step) / f32::from(STEPS) - 1.0;
        let width = (1.0 - height * height).sqrt();
        mesh.colored_vertex(center + size * vec2(-0.1 - 0.85 * width + 0.3, height), PALE);
        mesh.colored_vertex(center + size * vec2(-0.1 - 0.15 * width + 0.3, height), PALE);
        if step > 0 {
            let first = 2 * (u32::from(step) - 1);
            mesh.add_triangle(first, first + 1, first + 2);
            mesh.add_triangle(first + 1, first + 2, first + 3);
        }
    }
    painter.add(Shape::mesh(mesh));
}
