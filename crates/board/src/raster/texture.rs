//! Textures of meshes.

use std::collections::HashMap;
use std::sync::Arc;

use egui::epaint::ImageData;
use egui::{ColorImage, TextureFilter, TextureId, TextureOptions, TexturesDelta};

use super::texel::{four, parts, texel};

/// The texture of a mesh.
pub struct Texture {
    size: [usize; 2],
    texels: Vec<u32>,
    nearest: bool,
}

impl Texture {
    /// Creates a texture from a picture.
    pub fn new(image: ColorImage, options: TextureOptions) -> Self {
        Self {
            size: image.size,
            // Reuses the allocation of the colours.
            texels: image.pixels.into_iter().map(texel).collect(),
            nearest: options.magnification == TextureFilter::Nearest,
        }
    }

    /// Width and height in texels.
    pub(super) const fn size(&self) -> [usize; 2] {
        self.size
    }

    fn change(&mut self, image: &ColorImage, [left, top]: [usize; 2]) {
        let [width, height] = image.size;
        for row in 0..height {
            let from = row * width;
            let to = (top + row) * self.size[0] + left;
            if let (Some(source), Some(target)) =
                (image.pixels.get(from..from + width), self.texels.get_mut(to..to + width))
            {
                for (target, &source) in target.iter_mut().zip(source) {
                    *target = texel(source);
                }
            }
        }
    }

    pub(super) fn row(&self, row: usize) -> &[u32] {
        let width = self.size[0];
        self.texels.get(row * width..(row + 1) * width).unwrap_or_default()
    }

    /// Clamps to the edge.
    fn at(&self, x: f32, y: f32) -> u32 {
        let inside =
            |place: f32, side: usize| (place.max(0.0) as usize).min(side.saturating_sub(1));
        let row = self.row(inside(y, self.size[1]));
        row.get(inside(x, self.size[0])).copied().unwrap_or_default()
    }

    /// `x` and `y` are in texels.
    pub(super) fn sample(&self, x: f32, y: f32) -> [f32; 4] {
        if self.nearest {
            return parts(self.at(x, y));
        }
        let (x, y) = (x - 0.5, y - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let (right_part, low_part) = (x - left, y - top);
        let corners = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
            .map(|(right, down)| parts(self.at(left + right, top + down)));
        four(|i| {
            let high = corners[0][i] + (corners[1][i] - corners[0][i]) * right_part;
            let low = corners[2][i] + (corners[3][i] - corners[2][i]) * right_part;
            high + (low - high) * low_part
        })
    }
}

/// The textures of a window.
#[derive(Default)]
pub struct Textures(HashMap<TextureId, Texture>);

impl Textures {
    /// Takes new and changed textures. Returns `true` if an existing texture was replaced, which makes
    /// earlier drawings with it outdated.
    pub fn take(&mut self, delta: &mut TexturesDelta) -> bool {
        let mut replaced = false;
        for (id, changes) in delta.set.drain() {
            for change in changes {
                let ImageData::Color(image) = change.image;
                match (change.pos, self.0.get_mut(&id)) {
                    (Some(place), Some(texture)) => texture.change(&image, place),
                    (Some(_), None) => {}
                    (None, _) => {
                        let image = Arc::unwrap_or_clone(image);
                        let texture = Texture::new(image, change.options);
                        replaced |= self.0.insert(id, texture).is_some();
                    }
                }
            }
        }
        replaced
    }

    /// Drops freed textures.
    pub fn free(&mut self, delta: &mut TexturesDelta) {
        for id in delta.free.drain() {
            self.0.remove(&id);
        }
    }

    pub(super) fn get(&self, id: TextureId) -> Option<&Texture> {
        self.0.get(&id)
    }
}

#[cfg(test)]
mod tests {
    use egui::Color32;

    use super::*;

    #[test]
    fn a_texture_is_changed_in_part() {
        let image = ColorImage::filled([3, 2], Color32::RED);
        let mut texture = Texture::new(image, TextureOptions::NEAREST);
        texture.change(&ColorImage::filled([1, 1], Color32::BLUE), [2, 1]);
        assert_eq!(texture.at(2.0, 1.0), texel(Color32::BLUE));
        assert_eq!(texture.at(1.0, 1.0), texel(Color32::RED));
        // Pixels outside are ignored.
        texture.change(&ColorImage::filled([2, 9], Color32::GREEN), [2, 1]);
    }
}
