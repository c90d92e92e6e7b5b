//! The system: window, drawing without OpenGL, sound, signals, later starts.

pub(crate) mod display;
pub(crate) mod frame_clock;
pub mod jobs;
pub mod launch_action;
pub(crate) mod launch_requests;
pub(crate) mod opengl;
pub(crate) mod plain;
pub(crate) mod signals;
pub(crate) mod single_instance;
pub mod sound;
pub mod start;
pub(crate) mod start_error;
pub(crate) mod system;
pub mod window;
pub(crate) mod window_frame;
pub(crate) mod window_place;
