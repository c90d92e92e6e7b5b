//! The window of the system, and what can go wrong before there is one.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use eframe::NativeOptions;
use egui::{Context, Pos2, Vec2, ViewportBuilder};

use super::App;
use super::settings::{Settings, WindowPlace};
use crate::i18n::Texts;
use crate::phrase::{Phrase, Say};
use crate::session::Places;

/// The program's name for the desktop: the same in the desktop file and the metadata.
const APP_ID: &str = "org.kubagame.Kuba";
/// The size of the window the first time, in points.
const SIZE: Vec2 = Vec2::new(1280.0, 800.0);
/// The least size of the window, in points.
const LEAST: Vec2 = Vec2::new(480.0, 600.0);

/// Libraries that are opened at the start, what of their name stands in an error, and the
/// packages of Debian that bring them.
const LIBRARIES: [(&str, &str, &str); 8] = [
    ("xkbcommon-x11", "libxkbcommon-x11", "libxkbcommon-x11-0"),
    ("xkbcommon", "libxkbcommon", "libxkbcommon0"),
    ("Xcursor", "libXcursor", "libxcursor1"),
    ("Xi.so", "libXi", "libxi6"),
    ("X11-xcb", "libX11-xcb", "libx11-xcb1"),
    ("X11", "libX11", "libx11-6"),
    ("EGL", "libEGL", "libegl1"),
    ("GL.so", "libGL", "libgl1"),
];

/// Why the window could not be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// There is no display to open a window on.
    #[error("there is no display to open a window on")]
    NoDisplay,
    /// A library of the system is missing.
    #[error("the library {library} is missing; the package {package} has it")]
    Library {
        /// The library's name.
        library: String,
        /// The package that brings it.
        package: String,
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
            Self::Library { library, package } => Phrase::new("start-library")
                .with("library", library.as_str())
                .with("package", package.as_str()),
            Self::Graphics(reason) => Phrase::new("start-graphics").with("reason", reason.as_str()),
            Self::Other(reason) => Phrase::new("start-other").with("reason", reason.as_str()),
        }
    }
}

impl StartError {
    /// What an error's or a panic's words mean for somebody who wants to play.
    fn from_words(words: &str) -> Self {
        let missing = words.contains("could not be loaded")
            || words.contains("cannot open shared object")
            || words.contains("failed to load")
            || words.contains("dlopen")
            || words.contains("library");
        let library = LIBRARIES.iter().find(|(mark, ..)| words.contains(mark));
        if let Some((_, library, package)) = library.filter(|_| missing) {
            return Self::Library {
                library: (*library).to_owned(),
                package: (*package).to_owned(),
            };
        }
        let display = [
            "WAYLAND_DISPLAY",
            "DISPLAY",
            "XOpenDisplayFailed",
            "XOpenDisplay",
        ];
        if display.iter().any(|mark| words.contains(mark)) {
            return Self::NoDisplay;
        }
        // One line: the first says what, the others where in the program.
        let line = words.lines().next().unwrap_or_default().to_owned();
        if ["OpenGL", "glutin", "glow", "EGL", "GLX"]
            .iter()
            .any(|mark| words.contains(mark))
        {
            return Self::Graphics(line);
        }
        Self::Other(line)
    }
}

/// Opens the window and stays until it is closed. `file` is a game to open.
///
/// # Errors
/// Why there is no window.
pub fn run(file: Option<PathBuf>) -> Result<(), StartError> {
    let places = Places::system();
    let (_, settings, _) = Settings::load(&places);
    let options = options(&settings);
    let started = Arc::new(Mutex::new(false));
    let words = Arc::new(Mutex::new(None));

    // Some libraries of the window system panic where a library is missing. Until the program
    // has started, a panic is told as an error; afterwards it is a bug and is told as one.
    let usual = Arc::new(std::panic::take_hook());
    let (hook_started, hook_words) = (Arc::clone(&started), Arc::clone(&words));
    let hook_usual = Arc::clone(&usual);
    std::panic::set_hook(Box::new(move |info| {
        if *hook_started.lock().unwrap_or_else(PoisonError::into_inner) {
            return hook_usual(info);
        }
        let said = info.payload_as_str().unwrap_or_default().to_owned();
        *hook_words.lock().unwrap_or_else(PoisonError::into_inner) = Some(said);
    }));
    let create_started = Arc::clone(&started);
    let result = catch_unwind(AssertUnwindSafe(|| {
        eframe::run_native(
            APP_ID,
            options,
            Box::new(move |creation| {
                *create_started
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner) = true;
                let texts = Texts::for_system();
                let app = App::new(&creation.egui_ctx, &places, texts, file.as_deref());
                Ok(Box::new(app))
            }),
        )
    }));
    let has_started = *started.lock().unwrap_or_else(PoisonError::into_inner);
    match result {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(StartError::from_words(&error.to_string())),
        Err(panic) if has_started => std::panic::resume_unwind(panic),
        Err(_) => {
            let said = words.lock().unwrap_or_else(PoisonError::into_inner).take();
            Err(StartError::from_words(&said.unwrap_or_default()))
        }
    }
}

fn options(settings: &Settings) -> NativeOptions {
    let mut viewport = ViewportBuilder::default()
        .with_app_id(APP_ID)
        .with_title("Kuba")
        .with_min_inner_size(LEAST)
        .with_inner_size(SIZE);
    if let Some(place) = settings.window.filter(WindowPlace::is_sound) {
        viewport = viewport
            .with_inner_size(Vec2::from(place.size).max(LEAST))
            .with_maximized(place.maximized);
        if let Some(position) = place.position {
            viewport = viewport.with_position(Pos2::from(position));
        }
    }
    NativeOptions {
        viewport,
        renderer: eframe::Renderer::Glow,
        persist_window: false,
        ..NativeOptions::default()
    }
}

impl WindowPlace {
    /// Whether a window can be opened there at all.
    fn is_sound(&self) -> bool {
        let sane = |length: f32| (200.0..20_000.0).contains(&length);
        let near = |at: f32| (-200.0..20_000.0).contains(&at);
        sane(self.size.0)
            && sane(self.size.1)
            && self.position.is_none_or(|(x, y)| near(x) && near(y))
    }
}

impl App {
    /// Remembers where the window is, in points of the screen.
    fn remember_window(&mut self, ctx: &Context) {
        let zoom = ctx.zoom_factor();
        let place = ctx.input(|input| {
            let viewport = input.viewport();
            if viewport.fullscreen == Some(true) || viewport.minimized == Some(true) {
                return None;
            }
            let maximized = viewport.maximized == Some(true);
            let size = viewport.inner_rect?.size() * zoom;
            Some(WindowPlace {
                size: size.into(),
                position: viewport.outer_rect.map(|rect| (rect.min * zoom).into()),
                maximized,
            })
        });
        match (place, &mut self.settings.window) {
            // The size to go back to is the one from before it was maximized.
            (Some(place), Some(known)) if place.maximized => known.maximized = true,
            (Some(place), known) => *known = Some(place),
            (None, _) => {}
        }
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.logic(ctx);
        if ctx.input(|input| input.viewport().close_requested()) {
            self.remember_window(ctx);
        }
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.frame(ui);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.close();
    }

    fn persist_egui_memory(&self) -> bool {
        false
    }
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
                library: "libxkbcommon-x11".to_owned(),
                package: "libxkbcommon-x11-0".to_owned(),
            }
        );
    }

    #[test]
    fn a_missing_display_is_said_in_one_sentence() {
        let words = "winit EventLoopError: os error at platform_impl/linux/mod.rs:764: neither \
                     WAYLAND_DISPLAY nor WAYLAND_SOCKET nor DISPLAY is set.";
        assert_eq!(StartError::from_words(words), StartError::NoDisplay);
    }

    #[test]
    fn other_words_are_cut_to_their_first_line() {
        assert_eq!(
            StartError::from_words("something odd\nat line 7"),
            StartError::Other("something odd".to_owned())
        );
    }

    #[test]
    fn an_impossible_window_is_not_restored() {
        let place = WindowPlace {
            size: (f32::NAN, 0.0),
            position: None,
            maximized: false,
        };
        assert!(!place.is_sound());
    }
}
