//! What can go wrong before there is a window, said so that somebody who wants to play can help
//! themselves.

use std::any::Any;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use winit::error::EventLoopError;

use super::display::Display;
use super::start_error::{Library, StartError};

/// What the system's loader knows, one file name after the other.
const LOADER_CACHE: &str = "/etc/ld.so.cache";

/// The bits of colour for which every system can draw.
const USUAL_DEPTH: u8 = 24;

/// Why a window ended that nobody had closed, or never was there.
#[derive(Debug)]
pub(super) struct Fault {
    part: Part,
    words: String,
}

/// What failed of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// The drawing with OpenGL.
    OpenGl,
    /// The showing of what the program has drawn by itself.
    Pictures,
    /// The connection to the display.
    Connection,
    /// Something else.
    Other,
}

impl Fault {
    /// The display does not take pictures, in the libraries' words.
    pub(super) const fn pictures(words: String) -> Self {
        let part = Part::Pictures;
        Self { part, words }
    }

    /// A fault of something else than the drawing, in the libraries' words.
    pub(super) const fn other(words: String) -> Self {
        let part = Part::Other;
        Self { part, words }
    }
}

impl From<EventLoopError> for Fault {
    fn from(error: EventLoopError) -> Self {
        let part = match error {
            EventLoopError::ExitFailure(_) => Part::Connection,
            _ => Part::Other,
        };
        let words = error.to_string();
        Self { part, words }
    }
}

impl From<eframe::Error> for Fault {
    fn from(error: eframe::Error) -> Self {
        let part = match error {
            eframe::Error::WinitEventLoop(error) => return error.into(),
            eframe::Error::Glutin(_)
            | eframe::Error::NoGlutinConfigs(..)
            | eframe::Error::OpenGL(_) => Part::OpenGl,
            _ => Part::Other,
        };
        let words = error.to_string();
        Self { part, words }
    }
}

/// Opens the window on a display and stays until it is closed. `open` says through the switch it
/// is given that there is a window.
///
/// Some libraries of the window system panic where something is missing, and when the display ends.
/// Until there is a window a panic is told as an error; afterwards it is a bug and goes its way,
/// unless the display is gone.
///
/// # Errors
/// Why there is no window, or no longer.
pub(super) fn attempt(
    display: Display,
    open: impl FnOnce(Arc<AtomicBool>) -> Result<(), Fault>,
) -> Result<(), StartError> {
    let started = Arc::new(AtomicBool::new(false));
    let lost = Arc::new(AtomicBool::new(false));
    let usual = panic::take_hook();
    let (open_yet, window) = (Arc::clone(&started), thread::current().id());
    let ended = Arc::clone(&lost);
    panic::set_hook(Box::new(move |info| {
        // What falls in another thread is a bug, whether there is a window or not.
        if thread::current().id() != window {
            return usual(info);
        }
        if open_yet.load(Ordering::Relaxed) {
            if is_gone(display) {
                ended.store(true, Ordering::Relaxed);
            } else {
                usual(info);
            }
        }
    }));
    let switch = Arc::clone(&started);
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| open(switch)));
    let started = started.load(Ordering::Relaxed);
    match outcome {
        Ok(Ok(())) => Ok(()),
        Ok(Err(fault)) if started && (fault.part == Part::Connection || is_gone(display)) => {
            Err(StartError::Lost)
        }
        Ok(Err(fault)) => Err(reason(display, &fault)),
        Err(_) if lost.load(Ordering::Relaxed) => Err(StartError::Lost),
        Err(bug) if started => panic::resume_unwind(bug),
        Err(panic) => {
            let words = words(panic.as_ref()).to_owned();
            Err(reason(display, &Fault::other(words)))
        }
    }
}

/// Whether nobody answers at the display any more.
fn is_gone(display: Display) -> bool {
    display.fault() == Some(StartError::NoDisplay)
}

/// What a panic said.
fn words(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or_default()
}

/// Why there is no window on this display. What can be looked up is looked up; only what is left
/// is told in the libraries' words.
fn reason(display: Display, fault: &Fault) -> StartError {
    let known = std::fs::read(LOADER_CACHE).ok();
    if let Some(missing) = known.and_then(|known| missing(display.libraries(), &known)) {
        return missing;
    }
    if let Some(fault) = display.fault() {
        return fault;
    }
    let draws = matches!(fault.part, Part::OpenGl | Part::Pictures);
    if let Some(depth) = display
        .depth()
        .filter(|depth| draws && *depth != USUAL_DEPTH)
    {
        return StartError::Colours(depth);
    }
    match fault.part {
        Part::OpenGl => StartError::Graphics(gist(&fault.words)),
        Part::Pictures => StartError::Pictures,
        Part::Connection | Part::Other => StartError::Other(gist(&fault.words)),
    }
}

/// The libraries whose files the system's loader does not know; `None` if it knows them all.
fn missing(libraries: &[Library], known: &[u8]) -> Option<StartError> {
    let missing: Vec<&Library> = libraries
        .iter()
        .filter(|library| {
            let entry = format!("{}\0", library.file);
            !known
                .windows(entry.len())
                .any(|found| found == entry.as_bytes())
        })
        .collect();
    let joined = |part: fn(&Library) -> &str, between: &str| {
        let parts: Vec<&str> = missing.iter().map(|&library| part(library)).collect();
        parts.join(between)
    };
    (!missing.is_empty()).then(|| StartError::Library {
        libraries: joined(|library| library.name, ", "),
        packages: joined(|library| library.package, " "),
    })
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
        let libraries = [
            Library::new("libXi", "libXi.so.6", "libxi6"),
            Library::new("libXcursor", "libXcursor.so.1", "libxcursor1"),
            Library::new("libX11", "libX11.so.6", "libx11-6"),
        ];
        let known = b"libX11.so.6\0/usr/lib/libX11.so.6\0libXi.so\0libXi.so.60\0";
        assert_eq!(
            missing(&libraries, known),
            Some(StartError::Library {
                libraries: "libXi, libXcursor".to_owned(),
                packages: "libxi6 libxcursor1".to_owned(),
            })
        );
        assert_eq!(missing(&libraries[2..], known), None);
    }

    #[test]
    fn other_words_are_cut_to_what_they_say() {
        for (words, said) in [
            (
                "os error at linux/mod.rs:7: something odd { a: 1 }\nat line 7",
                "something odd",
            ),
            (
                "Found no glutin configs matching the template: ConfigTemplate { api: None }",
                "Found no glutin configs matching the template: ConfigTemplate",
            ),
        ] {
            assert_eq!(gist(words), said);
        }
    }

    #[test]
    fn a_panic_says_its_words() {
        for panic in [
            Box::new("no library") as Box<dyn Any + Send>,
            Box::new("no library".to_owned()),
        ] {
            assert_eq!(words(panic.as_ref()), "no library");
        }
    }
}
