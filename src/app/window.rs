//! The window of the system.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use eframe::NativeOptions;
use egui::{Context, Pos2, Vec2, ViewportBuilder};

use super::App;
use super::picker::SystemDialogs;
use super::settings::{Settings, WindowPlace};
use super::signals::Summons;
use super::start::StartError;
use crate::i18n::Texts;
use crate::store::{self, Places};

/// The program's name for the desktop: the same in the desktop file and the metadata.
const APP_ID: &str = "org.kubagame.Kuba";
/// The size of the window the first time, in points.
const SIZE: Vec2 = Vec2::new(1280.0, 800.0);
/// The least size of the window, in points.
const LEAST: Vec2 = Vec2::new(480.0, 600.0);

/// Opens the window and stays until it is closed. `file` is a game to open.
///
/// # Errors
/// Why there is no window.
pub fn run(file: Option<PathBuf>) -> Result<(), StartError> {
    let loaded = store::load::<Settings>(Places::system());
    let options = options(&loaded.settings);
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
                let mut app = App::new(&creation.egui_ctx, loaded, texts, file.as_deref());
                app.summons = Summons::listen(&creation.egui_ctx);
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
        // Without a graphics processor it costs more than it shows.
        dithering: false,
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
        if self.summons.is_heard() {
            self.leaving = true;
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        }
        self.logic(ctx);
        if ctx.input(|input| input.viewport().close_requested()) {
            self.remember_window(ctx);
        }
    }

    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        self.frame(ui);
        self.show_file_dialog(ui.ctx(), &SystemDialogs(frame));
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
    fn an_impossible_window_is_not_restored() {
        let place = WindowPlace {
            size: (f32::NAN, 0.0),
            position: None,
            maximized: false,
        };
        assert!(!place.is_sound());
    }
}
