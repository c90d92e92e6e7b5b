//! The window without a graphics processor: the CPU draws into memory shared with the display, and only what
//! has changed.
//!
//! Software OpenGL would redraw the whole window in every frame, and takes time and memory to load. `graphics`
//! chooses between the two; [`board::raster`](crate::board::raster) draws the shapes.

pub mod damage;
mod event_loop;
pub mod graphics;
mod picture;
pub mod renderer;
mod restart;
mod surface;

pub(crate) use self::event_loop::{EventHandler, WindowSetup};
pub(crate) use self::graphics::Backend;
pub(crate) use self::restart::restart_with;
