//! Two kinds of display: Wayland's if somebody answers there, else X11's.
//!
//! The window's library looks only at which variables are set, and gives up if what the first of
//! them names is no longer there.

use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::FileTypeExt;
use std::os::unix::net::UnixStream;
use std::path::Path;

use egui::Vec2;
use winit::platform::wayland::EventLoopBuilderExtWayland;
use winit::platform::x11::EventLoopBuilderExtX11;
use x11rb::connection::{Connection, RequestConnection};
use x11rb::protocol::xproto::Screen;

use crate::app::start_error::{Library, StartError};

/// A display of the desktop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Display {
    /// A Wayland compositor.
    Wayland,
    /// An X server.
    X11,
}

/// The libraries that a window of X11 is opened with.
const OF_X11: [Library; 7] = [
    Library::new("libX11", "libX11.so.6", "libx11-6"),
    Library::new("libX11-xcb", "libX11-xcb.so.1", "libx11-xcb1"),
    Library::new("libXcursor", "libXcursor.so.1", "libxcursor1"),
    Library::new("libXi", "libXi.so.6", "libxi6"),
    Library::new("libxcb", "libxcb.so.1", "libxcb1"),
    Library::new("libxkbcommon", "libxkbcommon.so.0", "libxkbcommon0"),
    Library::new(
        "libxkbcommon-x11",
        "libxkbcommon-x11.so.0",
        "libxkbcommon-x11-0",
    ),
];

/// The libraries that a window of Wayland is opened with.
const OF_WAYLAND: [Library; 3] = [
    Library::new(
        "libwayland-client",
        "libwayland-client.so.0",
        "libwayland-client0",
    ),
    Library::new("libwayland-egl", "libwayland-egl.so.1", "libwayland-egl1"),
    Library::new("libxkbcommon", "libxkbcommon.so.0", "libxkbcommon0"),
];

impl Display {
    /// The display to open a window on, by the variables of the environment.
    pub(in crate::app) fn find(variable: impl Fn(&str) -> Option<OsString>) -> Option<Self> {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        if wayland_answers(&set) {
            return Some(Self::Wayland);
        }
        set("DISPLAY").map(|_| Self::X11)
    }

    /// The display's name, which no other of this user has, in one line.
    pub(in crate::app) fn name(self, variable: impl Fn(&str) -> Option<OsString>) -> String {
        let names: &[&str] = match self {
            Self::Wayland => &["XDG_RUNTIME_DIR", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"],
            Self::X11 => &["DISPLAY"],
        };
        let values = names.iter().map(|name| variable(name).unwrap_or_default());
        let values: Vec<String> = values.map(|value| format!("{}", value.display())).collect();
        let name = values.join(" ").replace('\n', " ");
        // Without a number it is the first screen.
        match name.strip_suffix(".0") {
            Some(first) if self == Self::X11 && is_display(first) => first.to_owned(),
            _ => name,
        }
    }

    /// Whether this is the display of another machine, as over `ssh -X`: an X server that is not
    /// spoken to through a socket in the file system.
    pub(in crate::app) fn is_far(self, variable: impl Fn(&str) -> Option<OsString>) -> bool {
        let name = variable("DISPLAY").unwrap_or_default();
        let name = name.to_string_lossy();
        let host = name.rsplit_once(':').map_or("", |(host, _)| host);
        let is_near = host.is_empty() || host == "unix" || host.contains('/');
        self == Self::X11 && !is_near
    }

    /// Makes the window's library open this display and no other.
    pub(in crate::app) fn choose<T: 'static>(
        self,
        builder: &mut winit::event_loop::EventLoopBuilder<T>,
    ) {
        match self {
            Self::Wayland => builder.with_wayland(),
            Self::X11 => builder.with_x11(),
        };
    }

    /// The libraries that a window on this display is opened with.
    pub(in crate::app) fn libraries(self) -> &'static [Library] {
        match self {
            Self::Wayland => &OF_WAYLAND,
            Self::X11 => &OF_X11,
        }
    }

    /// How many bits of colour the display has, where it has a depth at all.
    pub(in crate::app) fn depth(self) -> Option<u8> {
        Some(self.screen()?.root_depth)
    }

    /// Width and height of all of the display in pixels, where it has any.
    pub(in crate::app) fn size(self) -> Option<Vec2> {
        let screen = self.screen()?;
        let [width, height] = [screen.width_in_pixels, screen.height_in_pixels];
        Some(Vec2::new(width.into(), height.into()))
    }

    /// What an X server says of the screen.
    fn screen(self) -> Option<Screen> {
        let (server, screen) = match self {
            Self::Wayland => return None,
            Self::X11 => x11rb::connect(None).ok()?,
        };
        server.setup().roots.get(screen).cloned()
    }

    /// What is wrong with the display itself, asked after no window could be opened on it.
    pub(in crate::app) fn fault(self) -> Option<StartError> {
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

/// Whether a compositor listens where the environment says. A socket that was handed down counts
/// before a name, as it does for Wayland's library.
fn wayland_answers(variable: &impl Fn(&str) -> Option<OsString>) -> bool {
    if let Some(number) = variable("WAYLAND_SOCKET") {
        let inherited = fs::metadata(Path::new("/dev/fd").join(number));
        return inherited.is_ok_and(|file| file.file_type().is_socket());
    }
    let Some(name) = variable("WAYLAND_DISPLAY") else {
        return false;
    };
    // A name that is a path by itself takes the folder's place.
    let folder = variable("XDG_RUNTIME_DIR").unwrap_or_default();
    UnixStream::connect(Path::new(&folder).join(name)).is_ok()
}

/// Whether this names an X server: a number after a colon.
fn is_display(name: &str) -> bool {
    let number = name.rsplit_once(':').map_or("", |(_, number)| number);
    !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use std::os::unix::net::UnixListener;

    use super::*;

    fn found(variables: &[(&str, &str)]) -> Option<Display> {
        Display::find(|name| {
            let value = variables.iter().find(|(variable, _)| *variable == name);
            value.map(|(_, value)| OsString::from(value))
        })
    }

    #[test]
    fn a_compositor_that_listens_comes_first() {
        let folder = tempfile::tempdir().expect("a folder");
        let socket = folder.path().join("wayland-7");
        let _listener = UnixListener::bind(&socket).expect("a socket");
        let runtime = ("XDG_RUNTIME_DIR", folder.path().to_str().expect("a name"));
        let name = ("WAYLAND_DISPLAY", "wayland-7");
        let x11 = ("DISPLAY", ":0");
        assert_eq!(found(&[runtime, name, x11]), Some(Display::Wayland));
        let path = ("WAYLAND_DISPLAY", socket.to_str().expect("a name"));
        assert_eq!(found(&[path, x11]), Some(Display::Wayland));
    }

    #[test]
    fn a_compositor_that_is_gone_leaves_the_window_to_x11() {
        let folder = tempfile::tempdir().expect("a folder");
        let socket = folder.path().join("wayland-7");
        drop(UnixListener::bind(&socket).expect("a socket"));
        let runtime = ("XDG_RUNTIME_DIR", folder.path().to_str().expect("a name"));
        let x11 = ("DISPLAY", ":0");
        for name in ["wayland-7", "wayland-8"] {
            let name = ("WAYLAND_DISPLAY", name);
            assert_eq!(found(&[runtime, name, x11]), Some(Display::X11));
            assert_eq!(found(&[runtime, name]), None);
        }
        for number in ["100000", "no number"] {
            let bad = ("WAYLAND_SOCKET", number);
            assert_eq!(found(&[bad, x11]), Some(Display::X11));
        }
    }

    #[test]
    fn the_first_screen_of_a_server_is_meant_with_its_number_or_without() {
        let name = |display: &str| Display::X11.name(|_| Some(OsString::from(display)));
        assert_eq!(name(":7.0"), name(":7"));
        assert_eq!(name("far:10.0"), name("far:10"));
        let different = [":7", ":7.1", ":70", "7.0", ":.0", "7", "far:7", ":7.0.0"];
        let names: std::collections::BTreeSet<String> = different.map(name).into();
        assert_eq!(names.len(), different.len());
    }

    #[test]
    fn a_display_with_the_name_of_a_machine_is_far_away() {
        let is_far = |name: &str| Display::X11.is_far(|_| Some(OsString::from(name)));
        for name in [
            ":0",
            ":10.0",
            "unix:0",
            "unix/this:0",
            "/tmp/launch/x11:0",
            "",
        ] {
            assert!(!is_far(name), "{name}");
        }
        for name in ["localhost:10.0", "far:0", "192.0.2.7:0", "[::1]:10"] {
            assert!(is_far(name), "{name}");
        }
        assert!(!Display::Wayland.is_far(|_| Some(OsString::from("far:0"))));
    }

    #[test]
    fn empty_variables_name_nothing() {
        let empty = [("WAYLAND_DISPLAY", ""), ("DISPLAY", "")];
        assert_eq!(found(&empty), None);
        assert_eq!(found(&[]), None);
    }
}
