//! Choice of the display on Linux and BSD: Wayland if a compositor answers, else X11.

use std::ffi::OsString;
use std::os::unix::net::UnixListener;

use kuba::app::platform::display::unix::Display;

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
fn without_a_running_compositor_the_window_opens_on_x11() {
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
fn the_number_of_the_first_screen_is_optional() {
    let name = |display: &str| Display::X11.name(|_| Some(OsString::from(display)));
    assert_eq!(name(":7.0"), name(":7"));
    assert_eq!(name("far:10.0"), name("far:10"));
    let different = [":7", ":7.1", ":70", "7.0", ":.0", "7", "far:7", ":7.0.0"];
    let names: std::collections::BTreeSet<String> = different.map(name).into();
    assert_eq!(names.len(), different.len());
}

#[test]
fn a_display_with_a_host_name_is_remote() {
    let is_remote = |name: &str| Display::X11.is_remote(|_| Some(OsString::from(name)));
    for name in [":0", ":10.0", "unix:0", "unix/this:0", "/tmp/launch/x11:0", ""] {
        assert!(!is_remote(name), "{name}");
    }
    for name in ["localhost:10.0", "far:0", "192.0.2.7:0", "[::1]:10"] {
        assert!(is_remote(name), "{name}");
    }
    assert!(!Display::Wayland.is_remote(|_| Some(OsString::from("far:0"))));
}

#[test]
fn empty_variables_are_ignored() {
    let empty = [("WAYLAND_DISPLAY", ""), ("DISPLAY", "")];
    assert_eq!(found(&empty), None);
    assert_eq!(found(&[]), None);
}
