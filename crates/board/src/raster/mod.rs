//! A software rasteriser for egui's meshes, for pictures without a display. Its output is the same on every
//! machine, byte for byte; it blends in gamma space with premultiplied alpha, as OpenGL windows do.
//!
//! `rasteriser` fills triangles in any [`Pixel`] format, and [`bands`] draws large pictures on several
//! threads. The two formats differ in rounding:
//!
//! - `displayed`, for windows without a GPU and for films: integer arithmetic, fast, rounded after every
//!   layer.
//! - `exact`, for exported and baked pictures (`picture`): rounded once after all layers, with alpha.

mod area;
pub mod bands;
mod corner;
mod displayed;
mod exact;
mod paint;
mod picture;
mod pixel;
mod rasteriser;
mod rounding;
mod texel;
mod texture;

pub use self::area::Area;
pub use self::picture::{Raster, bake, draw, input};
pub use self::pixel::Pixel;
pub use self::rasteriser::Rasteriser;
pub use self::texture::{Texture, Textures};
