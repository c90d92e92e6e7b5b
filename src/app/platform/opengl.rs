//! Window rendered by the GPU, run by eframe.

use std::sync::Mutex;

use eframe::{AppCreator, EframeWinitApplication, NativeOptions, UserEvent};
use log::{LevelFilter, Log, Metadata, Record};
use winit::application::ApplicationHandler;
use winit::event::{DeviceEvent, DeviceId, StartCause, WindowEvent};
use winit::event_loop::{ActiveEventLoop, EventLoop};
use winit::window::WindowId;

use super::display::Display;
use super::start::StartFault;
use crate::app::files::paste::PasteKeys;

/// Opens the window and blocks until it is closed.
///
/// # Errors
/// The reason why there is no window, or none any more.
pub(crate) fn run(
    name: &str,
    (display, options): (Display, NativeOptions),
    creator: AppCreator<'_>,
    keys: PasteKeys,
) -> Result<(), StartFault> {
    let mut builder = EventLoop::<UserEvent>::with_user_event();
    display.choose(&mut builder);
    let events = builder.build()?;
    // Fails only if there is a logger already, and then the error stays without words.
    if log::set_logger(&LAST_ERROR).is_ok() {
        log::set_max_level(LevelFilter::Error);
    }
    let mut handler = Handler { app: eframe::create_native(name, options, creator, &events), keys };
    events.run_app(&mut handler)?;
    match LAST_ERROR.take() {
        Some(words) => Err(StartFault::opengl(words)),
        None => Ok(()),
    }
}

/// Passes all events on to eframe, except the shortcut that pastes.
struct Handler<'a> {
    app: EframeWinitApplication<'a>,
    keys: PasteKeys,
}

impl ApplicationHandler<UserEvent> for Handler<'_> {
    fn new_events(&mut self, events: &ActiveEventLoop, cause: StartCause) {
        self.app.new_events(events, cause);
    }

    fn resumed(&mut self, events: &ActiveEventLoop) {
        self.app.resumed(events);
    }

    fn user_event(&mut self, events: &ActiveEventLoop, event: UserEvent) {
        self.app.user_event(events, event);
    }

    fn window_event(&mut self, events: &ActiveEventLoop, window: WindowId, event: WindowEvent) {
        if !self.keys.takes(&event) {
            self.app.window_event(events, window, event);
        }
    }

    fn device_event(&mut self, events: &ActiveEventLoop, device: DeviceId, event: DeviceEvent) {
        self.app.device_event(events, device, event);
    }

    fn about_to_wait(&mut self, events: &ActiveEventLoop) {
        self.app.about_to_wait(events);
    }

    fn suspended(&mut self, events: &ActiveEventLoop) {
        self.app.suspended(events);
    }

    fn exiting(&mut self, events: &ActiveEventLoop) {
        self.app.exiting(events);
    }

    fn memory_warning(&mut self, events: &ActiveEventLoop) {
        self.app.memory_warning(events);
    }
}

/// eframe only logs the error that ends its window.
static LAST_ERROR: LastError = LastError(Mutex::new(None));

/// Beginning of that message.
const EXITING: &str = "Exiting because of error: ";

struct LastError(Mutex<Option<String>>);

impl LastError {
    fn take(&self) -> Option<String> {
        self.0.lock().ok()?.take()
    }
}

impl Log for LastError {
    fn enabled(&self, metadata: &Metadata) -> bool {
        metadata.target().starts_with("eframe")
    }

    fn log(&self, record: &Record) {
        if self.enabled(record.metadata())
            && let Some(error) = record.args().to_string().strip_prefix(EXITING)
            && let Ok(mut last) = self.0.lock()
        {
            *last = Some(error.to_owned());
        }
    }

    fn flush(&self) {}
}
