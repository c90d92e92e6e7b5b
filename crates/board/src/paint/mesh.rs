//! Antialiased shapes with colour gradients as triangles.

use std::sync::LazyLock;

use egui::{Color32, Mesh, Pos2, Rect, Stroke, Vec2, lerp, vec2};

/// Points on a circle; a multiple of four.
const SEGMENTS: usize = 40;
/// Radius in points up to which half of them suffice.
const SMALL: f32 = 24.0;

static CIRCLE: LazyLock<[Vec2; SEGMENTS]> = LazyLock::new(|| {
    std::array::from_fn(|i| Vec2::angled(std::f32::consts::TAU * i as f32 / SEGMENTS as f32))
});

/// Returns the colour `part` of the way from one colour to another.
pub fn mix(from: Color32, to: Color32, part: f32) -> Color32 {
    from.lerp_to_gamma(to, part.clamp(0.0, 1.0))
}

/// An ellipse with a radial gradient. The stops of [`Ellipse::add`] go from the focus (0) to the edge (1);
/// the edge is softened over `soft` points.
pub struct Ellipse {
    /// Centre.
    pub center: Pos2,
    /// Half the width and height before the rotation.
    pub radii: Vec2,
    /// Rotation, in radians.
    pub angle: f32,
    /// Offset of the focus from the centre, in radii.
    pub focus: Vec2,
    /// Width of the soft edge, in points; 0 for a gradient that ends in full transparency.
    pub soft: f32,
}

impl Ellipse {
    /// Creates a circle with an edge of one point.
    pub fn circle(center: Pos2, radius: f32) -> Self {
        Self { center, radii: Vec2::splat(radius), angle: 0.0, focus: Vec2::ZERO, soft: 1.0 }
    }

    /// Adds the triangles to a mesh.
    pub fn add(&self, mesh: &mut Mesh, stops: &[(f32, Color32)]) {
        let turn = egui::emath::Rot2::from_angle(self.angle);
        let place = |unit: Vec2| self.center + turn * (unit * self.radii);
        let Some(&(_, middle)) = stops.first() else {
            return;
        };
        let start = mesh.vertices.len() as u32;
        mesh.colored_vertex(place(self.focus), middle);
        let rings = stops[1..]
            .iter()
            .map(|&(part, color)| (part, 0.0, color))
            .chain((self.soft > 0.0).then_some((1.0, self.soft, Color32::TRANSPARENT)));
        let step = if self.radii.max_elem() <= SMALL { 2 } else { 1 };
        let mut count = 0;
        for (part, out, color) in rings {
            for unit in CIRCLE.iter().step_by(step) {
                let inner = place(self.focus + (*unit - self.focus) * part);
                mesh.colored_vertex(inner + turn * *unit * out, color);
            }
            count += 1;
        }
        let n = (SEGMENTS / step) as u32;
        for i in 0..n {
            let next = (i + 1) % n;
            mesh.add_triangle(start, start + 1 + i, start + 1 + next);
            for ring in 1..count {
                let (a, b) = (start + 1 + (ring - 1) * n, start + 1 + ring * n);
                mesh.add_triangle(a + i, b + i, a + next);
                mesh.add_triangle(a + next, b + i, b + next);
            }
        }
    }
}

/// A circle on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Circle {
    /// Centre.
    pub center: Pos2,
    /// Radius, in points.
    pub radius: f32,
}

impl Circle {
    /// Creates a circle around a point.
    pub const fn new(center: Pos2, radius: f32) -> Self {
        Self { center, radius }
    }
}

/// A rectangle with round corners.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rounded {
    /// The rectangle.
    pub rect: Rect,
    /// Corner radius, in points.
    pub radius: f32,
}

impl Rounded {
    /// Creates a rectangle with this corner radius.
    pub const fn new(rect: Rect, radius: f32) -> Self {
        Self { rect, radius }
    }

    /// Returns the outline, clockwise.
    pub fn outline(&self) -> Vec<Pos2> {
        let Self { rect, radius } = *self;
        let quarter = SEGMENTS / 4;
        let inner = rect.shrink(radius.min(rect.size().min_elem() / 2.0));
        let corners = [
            (inner.right_bottom(), 0),
            (inner.left_bottom(), quarter),
            (inner.left_top(), 2 * quarter),
            (inner.right_top(), 3 * quarter),
        ];
        corners
            .into_iter()
            .flat_map(|(corner, first)| {
                (0..=quarter).map(move |i| corner + CIRCLE[(first + i) % SEGMENTS] * radius)
            })
            .collect()
    }
}

/// Adds a polyline with soft edges.
pub fn line(mesh: &mut Mesh, points: &[Pos2], stroke: Stroke) {
    ribbon(mesh, points, stroke, false);
}

/// Adds a closed polyline with soft edges.
pub fn closed_line(mesh: &mut Mesh, points: &[Pos2], stroke: Stroke) {
    ribbon(mesh, points, stroke, true);
}

fn ribbon(mesh: &mut Mesh, points: &[Pos2], stroke: Stroke, closed: bool) {
    let Stroke { width, color } = stroke;
    let count = points.len();
    if count < 2 {
        return;
    }
    let start = mesh.vertices.len() as u32;
    for (i, &point) in points.iter().enumerate() {
        let before = if i > 0 {
            points[i - 1]
        } else if closed {
            points[count - 1]
        } else {
            point
        };
        let after = if i + 1 < count {
            points[i + 1]
        } else if closed {
            points[0]
        } else {
            point
        };
        let side = (after - before).normalized().rot90();
        let (core, edge) = (side * (width / 2.0 - 0.4).max(0.05), side * (width / 2.0 + 0.6));
        mesh.colored_vertex(point - edge, Color32::TRANSPARENT);
        mesh.colored_vertex(point - core, color);
        mesh.colored_vertex(point + core, color);
        mesh.colored_vertex(point + edge, Color32::TRANSPARENT);
    }
    let legs = if closed { count } else { count - 1 } as u32;
    for leg in 0..legs {
        let (a, b) = (start + 4 * leg, start + 4 * ((leg + 1) % count as u32));
        for lane in 0..3 {
            mesh.add_triangle(a + lane, a + lane + 1, b + lane);
            mesh.add_triangle(a + lane + 1, b + lane, b + lane + 1);
        }
    }
}

/// Adds the outline of a circle.
pub fn ring(mesh: &mut Mesh, circle: Circle, stroke: Stroke) {
    let step = if circle.radius <= SMALL { 2 } else { 1 };
    let points: Vec<Pos2> =
        CIRCLE.iter().step_by(step).map(|&unit| circle.center + unit * circle.radius).collect();
    closed_line(mesh, &points, stroke);
}

/// Adds the outline of a rectangle with round corners.
pub fn outline(mesh: &mut Mesh, shape: Rounded, stroke: Stroke) {
    closed_line(mesh, &shape.outline(), stroke);
}

/// Adds a rectangle with round corners and a gradient from top to bottom.
pub fn panel(mesh: &mut Mesh, shape: Rounded, [high, mid, low]: [Color32; 3]) {
    let Rounded { rect, radius } = shape;
    let color = |y: f32| {
        let part = (y - rect.top()) / rect.height();
        if part < 0.5 { mix(high, mid, part * 2.0) } else { mix(mid, low, part * 2.0 - 1.0) }
    };
    let quarter = SEGMENTS / 4;
    let mut rows: Vec<f32> = (0..=quarter).map(|i| radius * (1.0 - CIRCLE[i].y)).collect();
    rows.push(rect.height() / 2.0);
    rows.extend((0..=quarter).map(|i| rect.height() - radius * (1.0 - CIRCLE[i].y)));
    rows.sort_by(f32::total_cmp);
    let start = mesh.vertices.len() as u32;
    for &row in &rows {
        let from_corner = (radius - row).max(row - (rect.height() - radius)).max(0.0);
        let inset = radius - (radius * radius - from_corner * from_corner).max(0.0).sqrt();
        let y = rect.top() + row;
        mesh.colored_vertex(egui::pos2(rect.left() + inset, y), color(y));
        mesh.colored_vertex(egui::pos2(rect.right() - inset, y), color(y));
    }
    for row in 0..rows.len() as u32 - 1 {
        let a = start + 2 * row;
        mesh.add_triangle(a, a + 1, a + 2);
        mesh.add_triangle(a + 1, a + 2, a + 3);
    }
    let outline = shape.outline();
    for (i, &point) in outline.iter().enumerate() {
        // The soft edge, in the colour of the gradient there.
        let next = outline[(i + 1) % outline.len()];
        let out = (next - point).normalized().rot90() * -1.0;
        let first = mesh.vertices.len() as u32;
        mesh.colored_vertex(point, color(point.y));
        mesh.colored_vertex(next, color(next.y));
        mesh.colored_vertex(point + out, Color32::TRANSPARENT);
        mesh.colored_vertex(next + out, Color32::TRANSPARENT);
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first + 1, first + 2, first + 3);
    }
}

/// Adds a shadow around a rounded rectangle that fades over `width` points.
pub fn halo(mesh: &mut Mesh, shape: Rounded, width: f32, color: Color32) {
    const STEPS: u16 = 6;
    let Rounded { rect, radius } = shape;
    let count = shape.outline().len() as u32;
    let start = mesh.vertices.len() as u32;
    for step in 0..=STEPS {
        let part = f32::from(step) / f32::from(STEPS);
        let ring = Rounded::new(rect.expand(width * part), radius + width * part).outline();
        let strength = (1.0 - part).powi(2);
        for point in ring {
            mesh.colored_vertex(point, color.gamma_multiply(strength));
        }
    }
    for step in 0..u32::from(STEPS) {
        let (a, b) = (start + step * count, start + (step + 1) * count);
        for i in 0..count {
            let next = (i + 1) % count;
            mesh.add_triangle(a + i, b + i, a + next);
            mesh.add_triangle(a + next, b + i, b + next);
        }
    }
}

/// The grain of a piece of wood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grain {
    /// Number of lines.
    pub lines: usize,
    /// Seed of the pattern, which depends on nothing else and is the same at every start.
    pub number: u32,
    /// The colour of the strongest line.
    pub color: Color32,
}

/// Adds wavy lines of grain along a rectangle.
pub fn grain(mesh: &mut Mesh, rect: Rect, grain: Grain) {
    const STEPS: usize = 20;
    let lines = grain.lines;
    for index in 0..lines {
        let seed = f32::from(u16::try_from(index).unwrap_or(0)) * 1.7 + grain.number as f32 * 0.9;
        let middle = rect.top() + rect.height() * (index as f32 + 0.5) / lines as f32;
        let height = rect.height() / lines as f32;
        let points: Vec<Pos2> = (0..=STEPS)
            .map(|step| {
                let part = step as f32 / STEPS as f32;
                let wave = (part * 7.0 + seed * 2.3).sin() * 0.30
                    + (part * 17.0 + seed * 5.1).sin() * 0.10
                    + (seed * 12.9).sin() * 0.35;
                egui::pos2(lerp(rect.left()..=rect.right(), part), middle + wave * height)
            })
            .collect();
        let strength = 0.45 + 0.55 * (seed * 3.7).sin().abs();
        line(mesh, &points, Stroke::new(0.8, grain.color.gamma_multiply(strength)));
    }
}

/// A lens of two arcs between two points, for the cat's-eye.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lens {
    /// Centre.
    pub center: Pos2,
    /// Vector from the centre to one of its points.
    pub half: Vec2,
    /// Half the width, in points.
    pub bulge: f32,
}

/// Adds a lens with soft edges.
pub fn lens(mesh: &mut Mesh, lens: Lens, color: Color32) {
    const STEPS: usize = 12;
    let Lens { center, half, bulge } = lens;
    let side = half.rot90().normalized() * bulge;
    let arc = |sign: f32, grow: f32| {
        (0..=STEPS).map(move |step| {
            let part = step as f32 / STEPS as f32 * 2.0 - 1.0;
            center
                + half * part * (1.0 + grow * 0.04)
                + side * sign * (1.0 - part * part) * (1.0 + grow * 0.14)
        })
    };
    let start = mesh.vertices.len() as u32;
    for (a, b) in arc(1.0, 0.0).zip(arc(-1.0, 0.0)) {
        mesh.colored_vertex(a, color);
        mesh.colored_vertex(b, color);
    }
    for step in 0..STEPS as u32 {
        let a = start + 2 * step;
        mesh.add_triangle(a, a + 1, a + 2);
        mesh.add_triangle(a + 1, a + 2, a + 3);
    }
    for sign in [1.0, -1.0] {
        let edge = mesh.vertices.len() as u32;
        for (inner, outer) in arc(sign, 0.0).zip(arc(sign, 1.0)) {
            mesh.colored_vertex(inner, color);
            mesh.colored_vertex(outer, Color32::TRANSPARENT);
        }
        for step in 0..STEPS as u32 {
            let a = edge + 2 * step;
            mesh.add_triangle(a, a + 1, a + 2);
            mesh.add_triangle(a + 1, a + 2, a + 3);
        }
    }
}

/// Returns the corners of a diamond, for symbols.
pub fn diamond(center: Pos2, radius: f32) -> [Pos2; 4] {
    [
        center + vec2(0.0, -radius),
        center + vec2(radius, 0.0),
        center + vec2(0.0, radius),
        center + vec2(-radius, 0.0),
    ]
}

/// Adds a convex polygon with soft edges.
pub fn polygon(mesh: &mut Mesh, corners: &[Pos2], color: Color32) {
    let start = mesh.vertices.len() as u32;
    for &corner in corners {
        mesh.colored_vertex(corner, color);
    }
    for i in 2..corners.len() as u32 {
        mesh.add_triangle(start, start + i - 1, start + i);
    }
    closed_line(mesh, corners, Stroke::new(0.8, color));
}
