//! The display on Windows and macOS, which have only one.

use std::ffi::OsString;

use egui::Vec2;

use crate::app::start_error::{Library, StartError};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) struct Display;

impl Display {
    pub(in crate::app) fn find(_variable: impl Fn(&str) -> Option<OsString>) -> Option<Self> {
        Some(Self)
    }

    pub(in crate::app) fn name(self, _variable: impl Fn(&str) -> Option<OsString>) -> String {
        String::new()
    }

    /// Returns `true` for an X server.
    pub(in crate::app) fn is_x11(self) -> bool {
        false
    }

    pub(in crate::app) fn is_remote(self, _variable: impl Fn(&str) -> Option<OsString>) -> bool {
        false
    }

    pub(in crate::app) fn choose<T>(self, _builder: &mut winit::event_loop::EventLoopBuilder<T>) {}

    /// Empty: the libraries are part of the system.
    pub(in crate::app) fn libraries(self) -> &'static [Library] {
        &[]
    }

    pub(in crate::app) fn depth(self) -> Option<u8> {
        None
    }

    /// `None`: unknown before the window is open.
    pub(in crate::app) fn size(self) -> Option<Vec2> {
        None
    }

    pub(in crate::app) fn fault(self) -> Option<StartError> {
        None
    }
}
