//! What stands still is drawn once on the processor, kept as a texture, and shown pixel for pixel.
//!
//! A frame in which something moves then costs a few triangles instead of tens of thousands, which
//! counts wherever there is no graphics processor. What is new in every frame, as everything is
//! while a window is resized, is drawn by its triangles until it comes to rest.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

use egui::{Color32, Context, Id, Mesh, Painter, Pos2, Rect, Shape, TextureHandle, TextureOptions};

use crate::board::raster;

/// Into how many steps a pixel is divided for the place of a picture: finer than can be seen.
const STEPS: f32 = 512.0;
/// For how many frames a picture is kept that is not shown.
const KEPT: u64 = 2;

/// A kind of thing that is baked: a board, a ball.
type Kind = &'static str;

/// Something that looks the same whenever its key is the same, wherever it is.
pub struct Still {
    kind: Kind,
    key: u64,
    place: Pos2,
}

impl Still {
    /// A thing at a place. Its look depends on nothing but its kind and its key.
    pub fn new(kind: Kind, key: &impl Hash, place: Pos2) -> Self {
        Self {
            kind,
            key: hash(&(kind, hash(key))),
            place,
        }
    }

    /// Paints it. `build` makes its triangles at another place.
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

/// A thing as a texture.
struct Picture {
    texture: TextureHandle,
    /// Where its pixels are, in points from where the thing is.
    rect: Rect,
    /// The frame in which it was shown last.
    shown: u64,
}

impl Picture {
    /// The picture of a thing whose triangles lie around the origin; `None` if there is nothing to
    /// see, or more than a texture can hold.
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

/// The pictures of a window, in its memory.
#[derive(Default)]
struct Pictures {
    frame: u64,
    kept: HashMap<u64, Picture>,
    /// What was asked for and is not baked yet, and the frame of that.
    asked: HashMap<u64, u64>,
    /// The last frame in which something of a kind was new.
    news: HashMap<Kind, u64>,
}

impl Pictures {
    fn of(ctx: &Context) -> Arc<Mutex<Self>> {
        let id = Id::unique("baked pictures");
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Arc<Mutex<Self>>>(id).clone())
    }

    /// The picture with this key, baked now if need be. `None` while the kind of thing changes
    /// from frame to frame, or if it cannot be baked.
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

    /// At the first look of a frame: forgets what has not been shown lately.
    fn turn_to(&mut self, frame: u64) {
        if self.frame == frame {
            return;
        }
        self.frame = frame;
        self.kept.retain(|_, picture| frame - picture.shown <= KEPT);
        self.asked.retain(|_, &mut asked| frame - asked <= KEPT);
    }
}
