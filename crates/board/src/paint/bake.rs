//! Cache of static drawings: each is rasterised once on the CPU and shown as a texture, pixel for pixel.
//!
//! A frame with motion then costs a few triangles instead of tens of thousands, which matters without a
//! GPU. Drawings that change in every frame, such as all of them while the window is resized, are drawn as
//! meshes until they come to rest.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

use egui::{Color32, Context, Id, Mesh, Painter, Pos2, Rect, Shape, TextureHandle, TextureOptions};

use crate::raster;

/// Subpixel positions of a picture per pixel; finer than is visible.
const STEPS: f32 = 512.0;
/// Number of frames for which an unused picture is kept.
const KEPT: u64 = 2;

type Kind = &'static str;

/// A static drawing: the same key always gives the same look.
pub struct Still {
    kind: Kind,
    key: u64,
    place: Pos2,
}

impl Still {
    /// Creates a drawing at a place. The look must depend on nothing but kind and key.
    pub fn new(kind: Kind, key: &impl Hash, place: Pos2) -> Self {
        Self { kind, key: hash(&(kind, hash(key))), place }
    }

    /// Paints the drawing. `build` creates its mesh at another place.
    pub fn paint(&self, painter: &Painter, build: impl Fn(Pos2) -> Mesh) {
        let ctx = painter.ctx();
        let scale = ctx.pixels_per_point();
        let pixels = self.place.to_vec2() * scale;
        let phase = ((pixels - pixels.floor()) * STEPS).round();
        let key = (self.key, scale.to_bits(), phase.x as u16, phase.y as u16);
        let origin = (pixels.floor() / scale).to_pos2();
        let pictures = Pictures::of(ctx);
        let mut pictures = pictures.lock().unwrap_or_else(PoisonError::into_inner);
        let frame = ctx.cumulative_frame_nr();
        let shown = pictures.show(frame, self.kind, hash(&key), || {
            Picture::bake(ctx, &build((phase / STEPS / scale).to_pos2()))
        });
        match shown {
            Some(picture) => picture.paint(painter, origin),
            None => {
                painter.add(Shape::mesh(build(self.place)));
            }
        }
    }
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

struct Picture {
    texture: TextureHandle,
    /// The rectangle of the picture, in points relative to the drawing.
    rect: Rect,
    shown: u64,
}

impl Picture {
    /// `mesh` lies around the origin. `None` if nothing is visible, or if the picture exceeds the largest
    /// texture.
    fn bake(ctx: &Context, mesh: &Mesh) -> Option<Self> {
        let (image, rect) = raster::bake(mesh, ctx.pixels_per_point())?;
        let most = ctx.input(|input| input.max_texture_side);
        if image.size.into_iter().any(|side| side > most) {
            return None;
        }
        Some(Self {
            texture: ctx.load_texture("baked", image, TextureOptions::NEAREST),
            rect,
            shown: 0,
        })
    }

    fn paint(&self, painter: &Painter, origin: Pos2) {
        let mut mesh = Mesh::with_texture(self.texture.id());
        let rect = self.rect.translate(origin.to_vec2());
        let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
        mesh.add_rect_with_uv(rect, whole, Color32::WHITE);
        painter.add(Shape::mesh(mesh));
    }
}

/// Kept in the memory of the egui context.
#[derive(Default)]
struct Pictures {
    frame: u64,
    kept: HashMap<u64, Picture>,
    /// Requested but not yet baked drawings, with the frame of the request.
    asked: HashMap<u64, u64>,
    news: HashMap<Kind, u64>,
}

impl Pictures {
    fn of(ctx: &Context) -> Arc<Mutex<Self>> {
        let id = Id::unique("baked pictures");
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Arc<Mutex<Self>>>(id).clone())
    }

    /// Bakes the picture if needed. `None` while drawings of this kind change from frame to frame, or if it
    /// cannot be baked.
    fn show(
        &mut self,
        frame: u64,
        kind: Kind,
        key: u64,
        bake: impl FnOnce() -> Option<Picture>,
    ) -> Option<&Picture> {
        self.turn_to(frame);
        if !self.kept.contains_key(&key) {
            let again = self.asked.insert(key, frame).is_some();
            let before = self.news.insert(kind, frame);
            let changing = before.is_some_and(|news| news != frame && frame - news <= KEPT);
            if changing && !again {
                return None;
            }
            let picture = bake()?;
            self.asked.remove(&key);
            self.kept.insert(key, picture);
        }
        let picture = self.kept.get_mut(&key)?;
        picture.shown = frame;
        Some(picture)
    }

    fn turn_to(&mut self, frame: u64) {
        if self.frame == frame {
            return;
        }
        self.frame = frame;
        self.kept.retain(|_, picture| frame - picture.shown <= KEPT);
        self.asked.retain(|_, &mut asked| frame - asked <= KEPT);
    }
}
