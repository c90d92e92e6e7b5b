//! Corners of triangles.

use egui::emath::TSTransform;
use egui::epaint::Vertex;
use egui::{Color32, Pos2};

use super::texture::Texture;

/// `x` and `y` are in pixels, `u` and `v` in texels.
pub(super) struct Corner {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) u: f32,
    pub(super) v: f32,
    pub(super) color: Color32,
}

impl Corner {
    pub(super) fn new(vertex: &Vertex, to_pixels: TSTransform, texture: &Texture) -> Self {
        let Pos2 { x, y } = to_pixels * vertex.pos;
        let [width, height] = texture.size();
        Self {
            x,
            y,
            u: vertex.uv.x * width as f32,
            v: vertex.uv.y * height as f32,
            color: vertex.color,
        }
    }

    /// The `x` at which the edge to another corner crosses a row.
    pub(super) fn crossing(&self, to: &Self, y: f32) -> f32 {
        self.x + (to.x - self.x) * ((y - self.y) / (to.y - self.y))
    }
}

/// Returns `true` if the triangle and `d`, across from its first corner, form an upright rectangle of one
/// colour.
pub(super) fn is_rectangle([a, b, c]: &[Corner; 3], d: &Corner) -> bool {
    let upright = |a: &Corner, b: &Corner, c: &Corner, d: &Corner| {
        let places = (a.y, c.y, a.x, b.x) == (b.y, d.y, c.x, d.x);
        places && (a.v, c.v, a.u, b.u) == (b.v, d.v, c.u, d.u)
    };
    let level = a.color == b.color && a.color == c.color && a.color == d.color;
    level && (upright(a, b, c, d) || upright(a, c, b, d)) && (d.x - a.x) * (d.y - a.y) != 0.0
}
