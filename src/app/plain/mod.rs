//! The window where there is no graphics processor: drawn by the processor into memory that is
//! shared with the display, and only where something has changed.
//!
//! OpenGL drawn by the processor fills the whole window anew for every frame, several times over,
//! and takes time and memory to be loaded. `ahead` makes the program while the window is being
//! opened, `event_loop` is the window and its events, `renderer` finds out what has changed and has
//! that drawn by [`board::raster`](crate::board::raster), `damage` are the areas, `picture` what is
//! handed over, `surface` what it is shown on, `graphics` says which way a window is drawn, `restart`
//! begins anew where that is in vain.

mod damage;
mod event_loop;
mod first_frame;
mod graphics;
mod picture;
#[cfg(test)]
mod rehearsal;
mod renderer;
mod restart;
mod surface;

pub(super) use self::event_loop::{EventHandler, Opening};
pub(super) use self::first_frame::Ahead;
pub(super) use self::graphics::Drawing;
pub(super) use self::restart::start_again;
