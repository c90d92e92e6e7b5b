//! Choice of the display on Linux and BSD: Wayland if a compositor answers, else X11.
//!
//! winit only checks which variables are set, and fails if the first one names a display that is gone.

use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::FileTypeExt;
use std::os::unix::net::UnixStream;
use std::path::Path;

use winit::platform::wayland::EventLoopBuilderExtWayland;
use winit::platform::x11::EventLoopBuilderExtX11;
use x11rb::connection::{Connection, RequestConnection};

use crate::app::platform::start_error::{StartError, SystemLibrary};

/// Kind of display that the window opens on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Display {
    /// A Wayland compositor.
    Wayland,
    /// An X server.
    X11,
}

/// Libraries that winit loads for X11.
const X11_LIBRARIES: [SystemLibrary; 7] = [
    SystemLibrary::new("libX11", "libX11.so.6", "libx11-6"),
    SystemLibrary::new("libX11-xcb", "libX11-xcb.so.1", "libx11-xcb1"),
    SystemLibrary::new("libXcursor", "libXcursor.so.1", "libxcursor1"),
    SystemLibrary::new("libXi", "libXi.so.6", "libxi6"),
    SystemLibrary::new("libxcb", "libxcb.so.1", "libxcb1"),
    SystemLibrary::new("libxkbcommon", "libxkbcommon.so.0", "libxkbcommon0"),
    SystemLibrary::new("libxkbcommon-x11", "libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
];

/// Libraries that winit loads for Wayland.
const WAYLAND_LIBRARIES: [SystemLibrary; 3] = [
    SystemLibrary::new("libwayland-client", "libwayland-client.so.0", "libwayland-client0"),
    SystemLibrary::new("libwayland-egl", "libwayland-egl.so.1", "libwayland-egl1"),
    SystemLibrary::new("libxkbcommon", "libxkbcommon.so.0", "libxkbcommon0"),
];

impl Display {
    /// Finds the display from environment variables.
    pub fn find(variable: impl Fn(&str) -> Option<OsString>) -> Option<Self> {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        if wayland_answers(&set) {
            return Some(Self::Wayland);
        }
        set("DISPLAY").map(|_| Self::X11)
    }

    /// Returns a name without line breaks that is unique among the displays of this user.
    pub fn name(self, variable: impl Fn(&str) -> Option<OsString>) -> String {
        let names: &[&str] = match self {
            Self::Wayland => &["XDG_RUNTIME_DIR", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"],
            Self::X11 => &["DISPLAY"],
        };
        let values = names.iter().map(|name| variable(name).unwrap_or_default());
        let values: Vec<String> = values.map(|value| format!("{}", value.display())).collect();
        let name = values.join(" ").replace('\n', " ");
        // The screen number `.0` is optional.
        match name.strip_suffix(".0") {
            Some(first) if self == Self::X11 && names_server(first) => first.to_owned(),
            _ => name,
        }
    }

    /// Returns `true` for an X server.
    pub(crate) fn is_x11(self) -> bool {
        self == Self::X11
    }

    /// Returns `true` for an X server that is reached over the network, as with `ssh -X`, and not through a
    /// local socket.
    pub fn is_remote(self, variable: impl Fn(&str) -> Option<OsString>) -> bool {
        let name = variable("DISPLAY").unwrap_or_default();
        let name = name.to_string_lossy();
        let host = name.rsplit_once(':').map_or("", |(host, _)| host);
        let is_local = host.is_empty() || host == "unix" || host.contains('/');
        self == Self::X11 && !is_local
    }

    /// Makes winit use this display.
    pub(crate) fn choose<T: 'static>(self, builder: &mut winit::event_loop::EventLoopBuilder<T>) {
        match self {
            Self::Wayland => builder.with_wayland(),
            Self::X11 => builder.with_x11(),
        };
    }

    /// Libraries that are needed to open a window.
    pub(crate) fn libraries(self) -> &'static [SystemLibrary] {
        match self {
            Self::Wayland => &WAYLAND_LIBRARIES,
            Self::X11 => &X11_LIBRARIES,
        }
    }

    /// Colour depth in bits; `None` on Wayland, or if the server does not answer.
    pub(crate) fn depth(self) -> Option<u8> {
        let (server, screen) = match self {
            Self::Wayland => return None,
            Self::X11 => x11rb::connect(None).ok()?,
        };
        Some(server.setup().roots.get(screen)?.root_depth)
    }

    /// Diagnoses the display after opening a window on it has failed.
    pub(crate) fn fault(self) -> Option<StartError> {
        if self == Self::Wayland {
            return (!wayland_answers(&|name| std::env::var_os(name)))
                .then_some(StartError::NoDisplay);
        }
        let Ok((server, _)) = x11rb::connect(None) else {
            return Some(StartError::NoDisplay);
        };
        match server.extension_information(x11rb::protocol::randr::X11_EXTENSION_NAME) {
            Ok(None) => Some(StartError::NoRandr),
            Ok(Some(_)) | Err(_) => None,
        }
    }
}

/// Returns `true` if a compositor listens at the address in the environment. An inherited socket takes
/// precedence over a name, as in libwayland.
fn wayland_answers(variable: &impl Fn(&str) -> Option<OsString>) -> bool {
    if let Some(number) = variable("WAYLAND_SOCKET") {
        let inherited = fs::metadata(Path::new("/dev/fd").join(number));
        return inherited.is_ok_and(|file| file.file_type().is_socket());
    }
    let Some(name) = variable("WAYLAND_DISPLAY") else {
        return false;
    };
    // `join` drops the folder if the name is an absolute path.
    let folder = variable("XDG_RUNTIME_DIR").unwrap_or_default();
    UnixStream::connect(Path::new(&folder).join(name)).is_ok()
}

/// Accepts names that end with a colon and a number.
fn names_server(name: &str) -> bool {
    let number = name.rsplit_once(':').map_or("", |(_, number)| number);
    !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}
