//! Glass balls.

use egui::{Color32, Mesh, Painter, Pos2, Shape, Stroke, Vec2, vec2};

use super::bake::Still;
use super::mesh::{self, Circle, Ellipse, Lens, mix};
use crate::MarbleStyle;
use crate::palette::{Palette, Tones};

/// Tilt of the cat's-eye in a ball at rest, in radians.
const TILT: f32 = -37.0 / 180.0 * std::f32::consts::PI;

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

/// The glass of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glass {
    /// White, with a thin ring.
    White,
    /// Black, plain.
    Black,
    /// Red, with a cat's-eye.
    Red,
}

/// The mark that distinguishes a ball without its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BallMark {
    /// No mark.
    Plain,
    /// A streak in the glass that turns with the ball.
    CatsEye,
    /// A thin ring in the glass.
    ThinRing,
    /// A bold ring.
    Ring,
    /// A bold plus.
    Plus,
    /// A bold diamond.
    Diamond,
}

/// A ball on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GlassBall {
    /// Colours.
    pub tones: Tones,
    /// The mark.
    pub mark: BallMark,
    /// Brightness of the highlight, from 0 to 1.
    pub shine: f32,
    /// Centre.
    pub center: Pos2,
    /// Radius, in points.
    pub radius: f32,
    /// Rotation, in radians; half a turn looks like none.
    pub roll: f32,
    /// Opacity, from 0 to 1.
    pub alpha: f32,
}

impl GlassBall {
    /// Creates a ball at rest.
    pub const fn lying(
        glass: Glass,
        circle: Circle,
        style: MarbleStyle,
        palette: &Palette,
    ) -> Self {
        let (tones, plain, symbol) = match glass {
            Glass::White => (palette.white, BallMark::ThinRing, BallMark::Ring),
            // On a dark board without depth it would look like an empty hole.
            Glass::Black if palette.flat => (palette.black, BallMark::Plus, BallMark::Plus),
            Glass::Black => (palette.black, BallMark::Plain, BallMark::Plus),
            Glass::Red => (palette.red, BallMark::CatsEye, BallMark::Diamond),
        };
        Self {
            tones,
            mark: match style {
                MarbleStyle::Glass => plain,
                MarbleStyle::Symbols => symbol,
            },
            shine: match glass {
                Glass::White => 0.95,
                Glass::Black | Glass::Red => 0.80,
            },
            center: circle.center,
            radius: circle.radius,
            roll: 0.0,
            alpha: 1.0,
        }
    }

    /// Returns the ball darkened by a shadow; `part` is its depth, from 0 to 1.
    #[must_use]
    pub fn shaded(mut self, part: f32, palette: &Palette) -> Self {
        const DEPTH: f32 = 0.32;
        if palette.flat {
            return self;
        }
        let dim = |color: Color32| mix(color, palette.edge, DEPTH * part);
        let Tones { lit, body, shade, rim } = self.tones;
        self.tones = Tones { lit: dim(lit), body: dim(body), shade: dim(shade), rim: dim(rim) };
        self.shine *= 1.0 - 0.5 * part;
        self
    }

    /// Returns the circle that the ball covers.
    pub const fn circle(&self) -> Circle {
        Circle::new(self.center, self.radius)
    }

    fn lies_still(&self) -> bool {
        self.roll == 0.0 && self.alpha >= 1.0
    }

    fn still(&self, kind: &'static str, palette: &Palette) -> Still {
        let numbers = [self.shine, self.radius, self.roll, self.alpha].map(f32::to_bits);
        let key = (self.tones, self.mark, numbers, palette.key());
        Still::new(kind, &key, self.center)
    }

    fn solid(&self, color: Color32) -> Color32 {
        color.gamma_multiply(self.alpha)
    }

    /// Unit vector along the cat's-eye, which turns with the ball.
    fn eye_direction(&self) -> Vec2 {
        Vec2::angled(TILT + self.roll)
    }

    /// Width of the cat's-eye, as a share of its usual one: it narrows when seen from the side.
    fn eye_width(&self) -> f32 {
        0.55 + 0.45 * self.roll.cos().abs()
    }
}

/// Paints a ball with its shadow.
pub fn ball(painter: &Painter, ball: &GlassBall, palette: &Palette) {
    let build = |center| {
        let mut mesh = Mesh::default();
        let ball = GlassBall { center, ..*ball };
        shadow(&mut mesh, &ball, palette);
        glass(&mut mesh, &ball, palette);
        mesh
    };
    if ball.lies_still() {
        ball.still("ball", palette).paint(painter, build);
    } else {
        painter.add(Shape::mesh(build(ball.center)));
    }
}

/// Paints a ball of a few points for cards, move lists and pips, without a shadow.
pub fn small(painter: &Painter, ball: &GlassBall, palette: &Palette) {
    let small = ball.still("small ball", palette);
    small.paint(painter, |center| {
        let mut mesh = Mesh::default();
        glass(&mut mesh, &GlassBall { center, ..*ball }, palette);
        mesh
    });
}

/// Paints the ghost of a ball: an outline with a hint of its colour.
pub fn ghost(painter: &Painter, ball: &GlassBall, palette: &Palette) {
    let mut mesh = Mesh::default();
    let faint = GlassBall { alpha: palette.ghost(0.5) * ball.alpha, ..*ball };
    glass(&mut mesh, &faint, palette);
    let stroke = palette.stroke(1.6, palette.mark_colours.hover.line);
    mesh::ring(&mut mesh, ball.circle(), stroke);
    painter.add(Shape::mesh(mesh));
}

fn shadow(mesh: &mut Mesh, ball: &GlassBall, palette: &Palette) {
    if palette.flat {
        return zone(mesh, ball, palette);
    }
    let r = ball.radius;
    let mut shadow = Ellipse::circle(ball.center + vec2(0.10, 0.22) * r, 1.12 * r);
    shadow.soft = 0.0;
    let dark = |strength: f32| palette.edge.gamma_multiply(strength * ball.alpha);
    shadow.add(mesh, &[(0.0, dark(0.55)), (0.72, dark(0.42)), (1.0, Color32::TRANSPARENT)]);
}

/// The ball is lit from the upper left.
fn glass(mesh: &mut Mesh, ball: &GlassBall, palette: &Palette) {
    if palette.flat {
        return disc(mesh, ball, palette);
    }
    let GlassBall { tones, center, radius: r, .. } = *ball;
    let solid = |color: Color32| ball.solid(color);
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
    let back = solid(mix(tones.body, tones.lit, 0.85)).gamma_multiply(0.66);
    bounce.add(mesh, &[(0.0, back), (0.5, back.gamma_multiply(0.5)), (1.0, Color32::TRANSPARENT)]);
    mark(mesh, ball, palette);
    let shine = Ellipse {
        center: center + vec2(-0.34, -0.42) * r,
        radii: vec2(0.30, 0.20) * r,
        angle: -0.65,
        focus: Vec2::ZERO,
        soft: 0.0,
    };
    let white = solid(Color32::WHITE).gamma_multiply(ball.shine);
    shine.add(
        mesh,
        &[(0.0, white), (0.35, white.gamma_multiply(0.75)), (1.0, Color32::TRANSPARENT)],
    );
    let width = (0.044 * r).max(1.0);
    let rim = Circle::new(center, r - 0.3);
    mesh::ring(mesh, rim, Stroke::new(width, solid(tones.rim)));
}

fn mark(mesh: &mut Mesh, ball: &GlassBall, palette: &Palette) {
    let (center, r) = (ball.center, ball.radius);
    let bold = (0.16 * r).max(1.4);
    match ball.mark {
        BallMark::Plain => {}
        BallMark::CatsEye => {
            // After half a turn the eye looks the same.
            let half = ball.eye_direction() * 0.62 * r;
            let narrow = 0.17 * ball.eye_width();
            let eye = Lens { center, half, bulge: narrow * r };
            mesh::lens(mesh, eye, ball.solid(palette.cats_eye));
        }
        BallMark::ThinRing => {
            let brown = Color32::from_rgb(0x6b, 0x63, 0x52);
            let tone = mix(ball.tones.shade, brown, 0.45).gamma_multiply(ball.alpha * 0.8);
            let stroke = Stroke::new((0.05 * r).max(0.8), tone);
            mesh::ring(mesh, Circle::new(center, 0.40 * r), stroke);
        }
        BallMark::Ring => {
            let dark = ball.solid(Color32::from_rgb(0x2c, 0x36, 0x44));
            let circle = Circle::new(center, 0.42 * r);
            mesh::ring(mesh, circle, Stroke::new(bold, dark));
        }
        BallMark::Plus => {
            let light = ball.solid(Color32::from_rgb(0xf2, 0xf2, 0xf2));
            for arm in [vec2(0.42, 0.0), vec2(0.0, 0.42)] {
                let ends = [center - arm * r, center + arm * r];
                mesh::line(mesh, &ends, Stroke::new(bold, light));
            }
        }
        BallMark::Diamond => {
            let corners = mesh::diamond(center, 0.44 * r);
            mesh::polygon(mesh, &corners, ball.solid(palette.cats_eye));
        }
    }
}

/// A disc in the colour of the field, on which a ball lies on any ground.
fn zone(mesh: &mut Mesh, ball: &GlassBall, palette: &Palette) {
    let tone = ball.solid(palette.field[1]);
    Ellipse::circle(ball.center, ball.radius + ZONE).add(mesh, &[(0.0, tone), (1.0, tone)]);
}

/// A disc with a rim and its sign.
fn disc(mesh: &mut Mesh, ball: &GlassBall, palette: &Palette) {
    let Circle { center, radius: r } = ball.circle();
    let mut fill = |radius: f32, colour: Color32| {
        let colour = ball.solid(colour);
        Ellipse::circle(center, radius).add(mesh, &[(0.0, colour), (1.0, colour)]);
    };
    fill(r - 0.5, ball.tones.rim);
    let rim = (RIM * r).max(LEAST_RIM.min(MOST_RIM * r));
    if ball.tones.body != ball.tones.rim {
        fill(r - 0.5 - rim, ball.tones.body);
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
        BallMark::ThinRing => {
            mesh::ring(mesh, Circle::new(center, 0.44 * r), Stroke::new(width, sign));
        }
        BallMark::Ring => {
            mesh::ring(mesh, Circle::new(center, 0.42 * r), Stroke::new(2.0 * width, sign));
        }
        BallMark::Plus => {
            for arm in [vec2(0.46, 0.0), vec2(0.0, 0.46)] {
                let ends = [center - arm * r, center + arm * r];
                mesh::line(mesh, &ends, Stroke::new(2.0 * width, sign));
            }
        }
        BallMark::Diamond => mesh::polygon(mesh, &mesh::diamond(center, 0.5 * r), sign),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::MAPLE;

    #[test]
    fn a_ball_that_has_rolled_one_cell_looks_as_it_did_before() {
        let circle = Circle::new(Pos2::new(50.0, 50.0), 30.0);
        let eye = |roll: f32| {
            let lying = GlassBall::lying(Glass::Red, circle, MarbleStyle::Glass, &MAPLE);
            let mut mesh = Mesh::default();
            mark(&mut mesh, &GlassBall { roll, ..lying }, &MAPLE);
            let inked = mesh.vertices.iter().filter(|vertex| vertex.color.a() > 0);
            let mut points: Vec<_> = inked
                .map(|vertex| (vertex.pos.x.round() as i32, vertex.pos.y.round() as i32))
                .collect();
            points.sort_unstable();
            points
        };
        assert_eq!(eye(0.0), eye(std::f32::consts::PI));
        assert_ne!(eye(0.0), eye(1.0));
    }
}
