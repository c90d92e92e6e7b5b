//! Marbles.

use egui::{Color32, Mesh, Painter, Pos2, Shape, Vec2, vec2};

use super::mesh::{self, Ellipse, mix};
use crate::board::palette::{Palette, Tones};
use crate::board::{Look, MarbleStyle};
use crate::rules::kuba::Marble;

/// How the cat's-eye of a marble at rest is tilted, in radians.
const TILT: f32 = -37.0 / 180.0 * std::f32::consts::PI;

/// A marble at a place on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ball {
    /// What kind it is.
    pub marble: Marble,
    /// Its middle.
    pub center: Pos2,
    /// Its radius in points.
    pub radius: f32,
    /// How far it has turned, in radians; half a turn looks like none.
    pub roll: f32,
    /// How solid it is, from 0 (invisible) to 1.
    pub alpha: f32,
}

impl Ball {
    /// A solid marble at rest.
    pub const fn new(marble: Marble, center: Pos2, radius: f32) -> Self {
        Self {
            marble,
            center,
            radius,
            roll: 0.0,
            alpha: 1.0,
        }
    }
}

/// Paints a marble with its shadow.
pub fn marble(painter: &Painter, ball: Ball, look: &Look) {
    let mut mesh = Mesh::default();
    let r = ball.radius;
    let mut shadow = Ellipse::circle(ball.center + vec2(0.10, 0.22) * r, 1.12 * r);
    shadow.soft = 0.0;
    let dark = |strength: f32| look.palette.edge.gamma_multiply(strength * ball.alpha);
    shadow.add(
        &mut mesh,
        &[
            (0.0, dark(0.55)),
            (0.72, dark(0.42)),
            (1.0, Color32::TRANSPARENT),
        ],
    );
    glass(&mut mesh, ball, look);
    painter.add(Shape::mesh(mesh));
}

/// Paints a marble for cards, move lists and pips: a few points wide, without a shadow.
pub fn small_marble(painter: &Painter, ball: Ball, look: &Look) {
    let mut mesh = Mesh::default();
    glass(&mut mesh, ball, look);
    painter.add(Shape::mesh(mesh));
}

/// Paints where a marble would be: an outline with a breath of its colour.
pub fn ghost(painter: &Painter, ball: Ball, look: &Look) {
    let mut mesh = Mesh::default();
    let ball = Ball {
        alpha: 0.5 * ball.alpha,
        ..ball
    };
    glass(&mut mesh, ball, look);
    mesh::ring(
        &mut mesh,
        ball.center,
        ball.radius,
        1.6,
        look.palette.board_accent,
    );
    painter.add(Shape::mesh(mesh));
}

fn tones(palette: &Palette, marble: Marble) -> &Tones {
    match marble {
        Marble::White => &palette.white,
        Marble::Black => &palette.black,
        Marble::Red => &palette.red,
    }
}

/// The marble itself: a ball of glass lit from the upper left.
fn glass(mesh: &mut Mesh, ball: Ball, look: &Look) {
    let tones = tones(look.palette, ball.marble);
    let (center, r) = (ball.center, ball.radius);
    let solid = |color: Color32| color.gamma_multiply(ball.alpha);
    let mut body = Ellipse::circle(center, r);
    body.focus = vec2(-0.30, -0.36);
    body.add(
        mesh,
        &[
            (0.0, solid(tones.lit)),
            (0.35, solid(mix(tones.lit, tones.body, 0.70))),
            (0.68, solid(tones.body)),
            (0.90, solid(mix(tones.body, tones.shade, 0.65))),
            (1.0, solid(tones.shade)),
        ],
    );
    let bounce = Ellipse {
        center: center + vec2(0.30, 0.42) * r,
        radii: vec2(0.50, 0.36) * r,
        angle: -0.6,
        focus: Vec2::ZERO,
        soft: 0.0,
    };
    let back = solid(mix(tones.body, tones.lit, 0.6)).gamma_multiply(0.28);
    bounce.add(
        mesh,
        &[
            (0.0, back),
            (0.5, back.gamma_multiply(0.5)),
            (1.0, Color32::TRANSPARENT),
        ],
    );
    match look.marbles {
        MarbleStyle::Glass => inside(mesh, ball, look),
        MarbleStyle::Symbols => symbol(mesh, ball, look),
    }
    let shine = Ellipse {
        center: center + vec2(-0.34, -0.42) * r,
        radii: vec2(0.30, 0.20) * r,
        angle: -0.65,
        focus: Vec2::ZERO,
        soft: 0.0,
    };
    let strength = if ball.marble == Marble::White {
        0.95
    } else {
        0.80
    };
    let white = solid(Color32::WHITE).gamma_multiply(strength);
    shine.add(
        mesh,
        &[
            (0.0, white),
            (0.35, white.gamma_multiply(0.75)),
            (1.0, Color32::TRANSPARENT),
        ],
    );
    let width = (0.044 * r).max(1.0);
    mesh::ring(mesh, center, r - 0.3, width, solid(tones.rim));
}

/// What tells glass marbles apart without colour: a cat's-eye in red, a thin ring in white.
fn inside(mesh: &mut Mesh, ball: Ball, look: &Look) {
    let (center, r) = (ball.center, ball.radius);
    match ball.marble {
        Marble::Red => {
            // The eye turns with the marble: it goes round and is seen narrower from the side.
            let half = Vec2::angled(TILT + ball.roll * 0.5) * 0.62 * r;
            let narrow = 0.24 * (0.55 + 0.45 * ball.roll.cos().abs());
            let eye = look.palette.cats_eye.gamma_multiply(ball.alpha);
            mesh::lens(mesh, center, half, narrow * r, eye);
        }
        Marble::White => {
            let tone = mix(
                look.palette.white.shade,
                Color32::from_rgb(0x6b, 0x63, 0x52),
                0.45,
            );
            let ring = tone.gamma_multiply(ball.alpha * 0.8);
            mesh::ring(mesh, center, 0.40 * r, (0.05 * r).max(0.8), ring);
        }
        Marble::Black => {}
    }
}

/// Bold signs on the marbles: ring, plus and diamond.
fn symbol(mesh: &mut Mesh, ball: Ball, look: &Look) {
    let (center, r) = (ball.center, ball.radius);
    let width = (0.16 * r).max(1.4);
    match ball.marble {
        Marble::White => {
            let dark = Color32::from_rgb(0x2c, 0x36, 0x44).gamma_multiply(ball.alpha);
            mesh::ring(mesh, center, 0.42 * r, width, dark);
        }
        Marble::Black => {
            let light = Color32::from_rgb(0xf2, 0xf2, 0xf2).gamma_multiply(ball.alpha);
            for arm in [vec2(0.42, 0.0), vec2(0.0, 0.42)] {
                let ends = [center - arm * r, center + arm * r];
                mesh::ribbon(mesh, &ends, width, light, false);
            }
        }
        Marble::Red => {
            let eye = look.palette.cats_eye.gamma_multiply(ball.alpha);
            mesh::polygon(mesh, &mesh::diamond(center, 0.44 * r), eye);
        }
    }
}
