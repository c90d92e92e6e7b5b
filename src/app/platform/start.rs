//! Errors before there is a window, with diagnoses that help a user: missing libraries, no display,
//! unsupported colour depth.

use std::any::Any;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use winit::error::EventLoopError;

use super::display::Display;
use super::start_error::{StartError, SystemLibrary};

/// Cache of the dynamic loader: file names separated by zero bytes.
const LOADER_CACHE: &str = "/etc/ld.so.cache";

/// Colour depth that every system supports, in bits.
const USUAL_DEPTH: u8 = 24;

/// Error that prevented or ended a window.
#[derive(Debug)]
pub struct StartFault {
    part: Part,
    words: String,
}

/// Part of the window that failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// Rendering with OpenGL.
    OpenGl,
    /// Presentation of software-rendered frames.
    Pictures,
    /// Connection to the display.
    Connection,
    Other,
}

impl StartFault {
    /// OpenGL cannot be used, or no longer.
    pub(crate) const fn opengl(words: String) -> Self {
        let part = Part::OpenGl;
        Self { part, words }
    }

    /// The display does not accept software-rendered frames.
    pub(crate) const fn pictures(words: String) -> Self {
        let part = Part::Pictures;
        Self { part, words }
    }

    pub(crate) const fn other(words: String) -> Self {
        let part = Part::Other;
        Self { part, words }
    }
}

impl From<EventLoopError> for StartFault {
    fn from(error: EventLoopError) -> Self {
        let part = match error {
            EventLoopError::ExitFailure(_) => Part::Connection,
            _ => Part::Other,
        };
        let words = error.to_string();
        Self { part, words }
    }
}

/// Runs `open`, which opens the window and blocks until it is closed. `open` sets its flag once the window
/// exists.
///
/// Some libraries of the window system panic if a component is missing or the display ends. Until the window
/// exists, a panic becomes an error. Afterwards it is a bug and continues, unless the display is gone.
///
/// # Errors
/// The reason why there is no window, or none any more.
pub(crate) fn attempt(
    display: Display,
    open: impl FnOnce(Arc<AtomicBool>) -> Result<(), StartFault>,
) -> Result<(), StartError> {
    let started = Arc::new(AtomicBool::new(false));
    let lost = Arc::new(AtomicBool::new(false));
    let usual = panic::take_hook();
    let (open_yet, window) = (Arc::clone(&started), thread::current().id());
    let ended = Arc::clone(&lost);
    panic::set_hook(Box::new(move |info| {
        // A panic in another thread is always a bug.
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
            Err(reason(display, &StartFault::other(words)))
        }
    }
}

/// Returns `true` if the display no longer answers.
fn is_gone(display: Display) -> bool {
    display.fault() == Some(StartError::NoDisplay)
}

/// Message of a panic.
pub fn words(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or_default()
}

/// Diagnoses the error: missing libraries, the display, its colour depth, and only then the message of the
/// library.
fn reason(display: Display, fault: &StartFault) -> StartError {
    let known = std::fs::read(LOADER_CACHE).ok();
    if let Some(missing) = known.and_then(|known| missing(display.libraries(), &known)) {
        return missing;
    }
    if let Some(fault) = display.fault() {
        return fault;
    }
    let draws = matches!(fault.part, Part::OpenGl | Part::Pictures);
    if let Some(depth) = display.depth().filter(|depth| draws && *depth != USUAL_DEPTH) {
        return StartError::Colours(depth);
    }
    match fault.part {
        Part::OpenGl => StartError::Graphics(gist(&fault.words)),
        Part::Pictures => StartError::Pictures,
        Part::Connection | Part::Other => StartError::Other(gist(&fault.words)),
    }
}

/// Libraries whose files the dynamic loader does not know, as an error; `None` if it knows all.
pub fn missing(libraries: &[SystemLibrary], known: &[u8]) -> Option<StartError> {
    let missing: Vec<&SystemLibrary> = libraries
        .iter()
        .filter(|library| {
            let entry = format!("{}\0", library.file);
            !known.windows(entry.len()).any(|found| found == entry.as_bytes())
        })
        .collect();
    let joined = |part: fn(&SystemLibrary) -> &str, between: &str| {
        let parts: Vec<&str> = missing.iter().map(|&library| part(library)).collect();
        parts.join(between)
    };
    (!missing.is_empty()).then(|| StartError::Library {
        libraries: joined(|library| library.name, ", "),
        packages: joined(|library| library.package, " "),
    })
}

/// First line of a message, without source location and field values; of an error of the system, its message.
pub fn gist(words: &str) -> String {
    let line = words.lines().next().unwrap_or_default();
    let said = match line.find(".rs:") {
        Some(at) => line[at..].split_once(": ").map_or(line, |(_, said)| said),
        None => line,
    };
    if let Some((begin, fields)) = said.split_once("Os {")
        && let Some((_, message)) = fields.split_once("message: \"")
    {
        let message = message.split('"').next().unwrap_or(message);
        return format!("{begin}{message}");
    }
    let plain = said.split(" {").next().unwrap_or(said);
    plain.trim().to_owned()
}
