//! What can go wrong before there is a window, said so that somebody who wants to play can help
//! themselves.

use std::process::Command;

use crate::phrase::{Phrase, Say};

/// A library that the window opens at the start: what of its name stands in an error, its name,
/// its file, and the package of Debian that brings it.
struct Library {
    mark: &'static str,
    name: &'static str,
    file: &'static str,
    package: &'static str,
}

const LIBRARIES: [Library; 6] = [
    library(
        "xkbcommon-x11",
        "libxkbcommon-x11",
        "libxkbcommon-x11.so.0",
        "libxkbcommon-x11-0",
    ),
    library(
        "xkbcommon",
        "libxkbcommon",
        "libxkbcommon.so.0",
        "libxkbcommon0",
    ),
    library("Xcursor", "libXcursor", "libXcursor.so.1", "libxcursor1"),
    library("Xi.so", "libXi", "libXi.so.6", "libxi6"),
    library("X11-xcb", "libX11-xcb", "libX11-xcb.so.1", "libx11-xcb1"),
    library("X11.so", "libX11", "libX11.so.6", "libx11-6"),
];

/// What is said when one of the libraries of X11 is missing, without saying which.
const SOME_OF_X11: &str = "xlib's shared libraries";

const fn library(
    mark: &'static str,
    name: &'static str,
    file: &'static str,
    package: &'static str,
) -> Library {
    Library {
        mark,
        name,
        file,
        package,
    }
}

/// Why the window could not be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// There is no display to open a window on.
    #[error("there is no display to open a window on")]
    NoDisplay,
    /// Libraries of the system are missing.
    #[error("missing: {libraries}; to be found in {packages}")]
    Library {
        /// The libraries' names.
        libraries: String,
        /// The packages that bring them.
        packages: String,
    },
    /// The system cannot draw.
    #[error("no OpenGL: {0}")]
    Graphics(String),
    /// Something else.
    #[error("the window could not be opened: {0}")]
    Other(String),
}

impl Say for StartError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NoDisplay => Phrase::new("start-no-display"),
            Self::Library {
                libraries,
                packages,
            } => Phrase::new("start-library")
                .with("libraries", libraries.as_str())
                .with("packages", packages.as_str()),
            Self::Graphics(reason) => Phrase::new("start-graphics").with("reason", reason.as_str()),
            Self::Other(reason) => Phrase::new("start-other").with("reason", reason.as_str()),
        }
    }
}

impl StartError {
    /// What an error's or a panic's words mean for somebody who wants to play.
    pub(super) fn from_words(words: &str) -> Self {
        let missing = [
            "could not be loaded",
            "cannot open shared object",
            "ailed to load",
            "dlopen",
        ];
        if missing.iter().any(|mark| words.contains(mark)) {
            if let Some(library) = LIBRARIES
                .iter()
                .find(|library| words.contains(library.mark))
            {
                return Self::missing(&[library]);
            }
            if words.contains(SOME_OF_X11) {
                return Self::missing(&absent(&system_libraries()));
            }
        }
        let display = ["WAYLAND_DISPLAY", "XOpenDisplay", "connection to X server"];
        if display.iter().any(|mark| words.contains(mark)) {
            return Self::NoDisplay;
        }
        let graphics = ["OpenGL", "glutin", "glow", "EGL", "GLX"];
        if graphics.iter().any(|mark| words.contains(mark)) {
            return Self::Graphics(gist(words));
        }
        Self::Other(gist(words))
    }

    fn missing(libraries: &[&Library]) -> Self {
        let joined = |part: fn(&Library) -> &str, between: &str| {
            let parts: Vec<&str> = libraries.iter().map(|&library| part(library)).collect();
            parts.join(between)
        };
        Self::Library {
            libraries: joined(|library| library.name, ", "),
            packages: joined(|library| library.package, " "),
        }
    }
}

/// The libraries of X11 that are not in a list of what the system has; all of them if they all
/// are, because one of them could not be loaded.
fn absent(present: &str) -> Vec<&'static Library> {
    let of_x11 = || {
        LIBRARIES
            .iter()
            .filter(|library| library.file.starts_with("libX"))
    };
    let absent: Vec<&Library> = of_x11()
        .filter(|library| !present.contains(library.file))
        .collect();
    if absent.is_empty() {
        return of_x11().collect();
    }
    absent
}

/// The libraries that the system's loader knows; nothing if it cannot be asked.
fn system_libraries() -> String {
    ["ldconfig", "/sbin/ldconfig"]
        .into_iter()
        .find_map(|program| Command::new(program).arg("-p").output().ok())
        .map(|output| String::from_utf8_lossy(&output.stdout).into_owned())
        .unwrap_or_default()
}

/// The first line, without where in the program it was said and without the values of its
/// variables.
fn gist(words: &str) -> String {
    let line = words.lines().next().unwrap_or_default();
    let said = match line.find(".rs:") {
        Some(at) => line[at..].split_once(": ").map_or(line, |(_, said)| said),
        None => line,
    };
    let plain = said.split(" {").next().unwrap_or(said);
    plain.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_library_is_named_with_its_package() {
        let words = "Library libxkbcommon-x11.so could not be loaded.";
        assert_eq!(
            StartError::from_words(words),
            StartError::Library {
                libraries: "libxkbcommon-x11".to_owned(),
                packages: "libxkbcommon-x11-0".to_owned(),
            }
        );
    }

    #[test]
    fn of_the_libraries_of_x11_those_are_named_that_the_system_lacks() {
        let present = "libX11.so.6 => /lib/libX11.so.6\nlibXi.so.6\nlibX11-xcb.so.1";
        let named = |present| {
            let absent = absent(present);
            absent
                .iter()
                .map(|library| library.name)
                .collect::<Vec<_>>()
        };
        assert_eq!(named(present), ["libXcursor"]);
        let all = format!("{present} libXcursor.so.1");
        assert_eq!(named(&all).len(), 4, "one of them does not load");
        let words = "os error at linux/mod.rs:788: Failed to load one of xlib's shared libraries";
        assert!(matches!(
            StartError::from_words(words),
            StartError::Library { .. }
        ));
    }

    #[test]
    fn a_missing_display_is_said_in_one_sentence() {
        for words in [
            "winit EventLoopError: os error at platform_impl/linux/mod.rs:764: neither \
             WAYLAND_DISPLAY nor WAYLAND_SOCKET nor DISPLAY is set.",
            "os error at linux/mod.rs:788: Failed to open connection to X server",
        ] {
            assert_eq!(StartError::from_words(words), StartError::NoDisplay);
        }
    }

    #[test]
    fn other_words_are_cut_to_what_they_say() {
        assert_eq!(
            StartError::from_words("os error at linux/mod.rs:7: something odd { a: 1 }\nat line 7"),
            StartError::Other("something odd".to_owned())
        );
        let words = "Found no glutin configs matching the template: ConfigTemplate { api: None }";
        assert_eq!(
            StartError::from_words(words),
            StartError::Graphics(
                "Found no glutin configs matching the template: ConfigTemplate".to_owned()
            )
        );
    }
}
