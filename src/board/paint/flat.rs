//! Surfaces and balls of flat themes: one colour each, told apart by their edges.

use egui::{Mesh, Rect, Stroke};

use super::ball::{BallMark, GlassBall};
use super::mesh::{self, Circle, Ellipse, Lens, Rounded};
use crate::board::palette::Palette;

/// Width of the edge of a frame and of a field, in points.
const EDGE: f32 = 2.5;
/// Width of the rim and of the signs of a ball, as shares of its radius, and the least in points.
const RIM: f32 = 0.10;
const LEAST_RIM: f32 = 1.5;
/// Largest share of the radius that a rim takes of a ball of a few points.
const MOST_RIM: f32 = 0.22;
const SIGN: f32 = 0.09;
const LEAST_SIGN: f32 = 1.3;
/// Width of the zone in the colour of the field around a ball, which keeps it off what it lies on.
const ZONE: f32 = 2.0;
/// Half the length and half the width of the eye of a red ball, as shares of its radius.
const EYE: [f32; 2] = [0.58, 0.30];

/// Adds a rectangle of one colour with an edge in another, which lies inside.
pub fn surface(mesh: &mut Mesh, shape: Rounded, [fill, edge]: [egui::Color32; 2]) {
    mesh::panel(mesh, shape, [edge; 3]);
    let inner = Rounded::new(shape.rect.shrink(EDGE), (shape.radius - EDGE).max(0.5));
    mesh::panel(mesh, inner, [fill; 3]);
}

pub(super) fn frame(mesh: &mut Mesh, rect: Rect, corner: f32, palette: &Palette) {
    let tones = [palette.frame[1], palette.edge];
    surface(mesh, Rounded::new(rect, corner), tones);
}

pub(super) fn field(mesh: &mut Mesh, rect: Rect, corner: f32, palette: &Palette) {
    let tones = [palette.field[1], palette.edge];
    surface(mesh, Rounded::new(rect.expand(EDGE), corner + EDGE), tones);
}

/// A hollow as light or dark as the field.
pub(super) fn hollow(mesh: &mut Mesh, circle: Circle, palette: &Palette) {
    let tone = palette.field[1];
    Ellipse::circle(circle.center, circle.radius).add(mesh, &[(0.0, tone), (1.0, tone)]);
    let edge = if palette.dark {
        palette.dimple
    } else {
        palette.edge
    };
    mesh::ring(mesh, circle, palette.stroke(0.0, edge));
}

/// A ring where a bowl would be.
pub(super) fn dimple(mesh: &mut Mesh, circle: Circle, palette: &Palette) {
    let tone = palette.field[1];
    Ellipse::circle(circle.center, circle.radius).add(mesh, &[(0.0, tone), (1.0, tone)]);
    mesh::ring(mesh, circle, palette.stroke(0.0, palette.dimple));
}

/// A disc in the colour of the field, on which a ball lies on any ground.
pub(super) fn zone(mesh: &mut Mesh, ball: &GlassBall, palette: &Palette) {
    let tone = ball.solid(palette.field[1]);
    Ellipse::circle(ball.center, ball.radius + ZONE).add(mesh, &[(0.0, tone), (1.0, tone)]);
}

/// A disc with a rim and its sign.
pub(super) fn ball(mesh: &mut Mesh, ball: &GlassBall, palette: &Palette) {
    let Circle { center, radius: r } = ball.circle();
    let mut disc = |radius: f32, colour: egui::Color32| {
        let colour = ball.solid(colour);
        Ellipse::circle(center, radius).add(mesh, &[(0.0, colour), (1.0, colour)]);
    };
    disc(r - 0.5, ball.tones.rim);
    let rim = (RIM * r).max(LEAST_RIM.min(MOST_RIM * r));
    if ball.tones.body != ball.tones.rim {
        disc(r - 0.5 - rim, ball.tones.body);
    }
    let sign = ball.solid(match ball.mark {
        BallMark::Plain | BallMark::Plus => palette.white.body,
        BallMark::CatsEye | BallMark::Diamond => palette.cats_eye,
        BallMark::ThinRing | BallMark::Ring => palette.black.body,
    });
    let width = (SIGN * r).max(LEAST_SIGN);
    match ball.mark {
        BallMark::Plain => {}
        BallMark::CatsEye => {
            let [half, bulge] = EYE;
            let eye = Lens {
                center,
                half: ball.eye_direction() * half * r,
                bulge: bulge * ball.eye_width() * r,
            };
            mesh::lens(mesh, eye, sign);
        }
        BallMark::ThinRing => mesh::ring(
            mesh,
            Circle::new(center, 0.44 * r),
            Stroke::new(width, sign),
        ),
        BallMark::Ring => mesh::ring(
            mesh,
            Circle::new(center, 0.42 * r),
            Stroke::new(2.0 * width, sign),
        ),
        BallMark::Plus => {
            for arm in [egui::vec2(0.46, 0.0), egui::vec2(0.0, 0.46)] {
                let ends = [center - arm * r, center + arm * r];
                mesh::line(mesh, &ends, Stroke::new(2.0 * width, sign));
            }
        }
        BallMark::Diamond => mesh::polygon(mesh, &mesh::diamond(center, 0.5 * r), sign),
    }
}
