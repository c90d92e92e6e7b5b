//! The display on systems that have just one.

use std::ffi::OsString;

use egui::Vec2;

use crate::app::start_error::{Library, StartError};

/// The display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) struct Display;

impl Display {
    /// It is always there.
    pub(in crate::app) fn find(_variable: impl Fn(&str) -> Option<OsString>) -> Option<Self> {
        Some(Self)
    }

    /// It needs no name.
    pub(in crate::app) fn name(self, _variable: impl Fn(&str) -> Option<OsString>) -> String {
        String::new()
    }

    /// It is never another machine's.
    pub(in crate::app) fn is_far(self, _variable: impl Fn(&str) -> Option<OsString>) -> bool {
        false
    }

    /// There is no other to choose.
    pub(in crate::app) fn choose<T>(self, _builder: &mut winit::event_loop::EventLoopBuilder<T>) {}

    /// Its libraries are part of the system.
    pub(in crate::app) fn libraries(self) -> &'static [Library] {
        &[]
    }

    /// Its depth is the system's affair.
    pub(in crate::app) fn depth(self) -> Option<u8> {
        None
    }

    /// How large it is comes to be known with the window.
    pub(in crate::app) fn size(self) -> Option<Vec2> {
        None
    }

    /// Nothing can be wrong with it.
    pub(in crate::app) fn fault(self) -> Option<StartError> {
        None
    }
}
