//! The display on Windows and macOS, which have only one.

use std::ffi::OsString;

use crate::app::platform::start_error::{StartError, SystemLibrary};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Display;

impl Display {
    pub(crate) fn find(_variable: impl Fn(&str) -> Option<OsString>) -> Option<Self> {
        Some(Self)
    }

    pub(crate) fn name(self, _variable: impl Fn(&str) -> Option<OsString>) -> String {
        String::new()
    }

    /// Returns `true` for an X server.
    pub(crate) fn is_x11(self) -> bool {
        false
    }

    pub(crate) fn is_remote(self, _variable: impl Fn(&str) -> Option<OsString>) -> bool {
        false
    }

    pub(crate) fn choose<T>(self, _builder: &mut winit::event_loop::EventLoopBuilder<T>) {}

    /// Empty: the libraries are part of the system.
    pub(crate) fn libraries(self) -> &'static [SystemLibrary] {
        &[]
    }

    pub(crate) fn depth(self) -> Option<u8> {
        None
    }

    pub(crate) fn fault(self) -> Option<StartError> {
        None
    }
}
