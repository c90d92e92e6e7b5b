//! Pictures without a display: draws egui's triangles on the processor.
//!
//! The same result on every machine, byte for byte. Blends in gamma space with premultiplied
//! alpha, as a window drawn by OpenGL does.
//!
//! `rasteriser` fills pixels with triangles (`corner`, what they lie between; `paint`, what is inside)
//! that have a texture (`texture`), and knows no more of a pixel than its `pixel` trait. There are
//! two kinds, and what keeps them apart is when they are rounded. `displayed` is a pixel as a display
//! takes it: reckoned in whole numbers, fast, and rounded with every layer; the window draws it where
//! there is no graphics processor. `exact` is rounded once, when all layers are there, and can be
//! seen through: pictures (`picture`) are made of it. What is large is drawn by several processors
//! ([`bands`]).

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
