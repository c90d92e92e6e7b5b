//! The system: window, drawing without OpenGL, sound, signals, later starts.

pub mod display;
pub mod frame_clock;
pub mod jobs;
pub mod launch_action;
pub(crate) mod launch_requests;
pub(crate) mod opengl;
pub mod plain;
pub(crate) mod signals;
pub mod single_instance;
pub mod sound;
pub mod start;
pub mod start_error;
pub(crate) mod system;
pub mod window;
pub(crate) mod window_frame;
pub mod window_place;
