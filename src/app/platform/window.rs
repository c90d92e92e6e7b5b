//! Startup of the window: hands the request to an open window, or loads the saved state, chooses a renderer
//! and runs the event loop.

use std::path::Path;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use eframe::{CreationContext, NativeOptions};
use egui::{Context, Pos2, Vec2, ViewportBuilder};
use winit::event_loop::EventLoop;
use winit::window::Window;

use super::display::Display;
use super::launch_action::LaunchAction;
use super::plain::{self, Backend, EventHandler, WindowSetup};
use super::signals::QuitSignal;
use super::single_instance::{self, Listener};
use super::sound::Loudspeaker;
use super::start::{self, StartFault};
use super::start_error::StartError;
use super::system::{LastWords, System};
use super::{opengl, window_place};
use crate::app::App;
use crate::app::files::paste::{PasteKeys, PasteReader, PasteSignal};
use crate::app::friends::MessageClipboard;
use crate::app::input::system_preferences::WishListener;
use crate::app::settings::{Settings, WindowPlace};
use crate::app::shell::fonts;
use crate::i18n::Texts;
use crate::phrase::{Phrase, ToPhrase};
use crate::store::people::People;
use crate::store::{self, Places, SavedState, SystemDisk};

/// Application id of the desktop file and the metadata.
const APP_ID: &str = "org.kubagame.Kuba";

/// Longest wait for another window that is just opening.
const OPENING: Duration = Duration::from_millis(500);

/// Options of a program start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Start {
    /// Request of the start.
    pub action: LaunchAction,
    /// `true` to open another window beside an open one.
    pub new_window: bool,
    /// Name of the person who plays; without one, the person who played last.
    pub person: Option<String>,
}

/// Opens the window and blocks until it is closed, or hands the request to an open window. `tell` receives a
/// message that has to be shown after the window has closed.
///
/// # Errors
/// The reason why there is no window, or what was lost when it closed.
pub fn open(start: Start, tell: impl FnOnce(&Phrase)) -> Result<(), StartError> {
    let Some(display) = Display::find(|name| std::env::var_os(name)) else {
        return Err(StartError::NoDisplay);
    };
    let first = Places::system();
    let people = People::load(&SystemDisk, &first);
    let person = match &start.person {
        Some(name) => {
            people.named(name).ok_or_else(|| StartError::unknown_person(name, &people))?.number
        }
        None => people.last(),
    };
    let places = first.of_person(person);
    let name = display.name(|name| std::env::var_os(name));
    let may_hand_over = !start.new_window;
    let is_handed_over =
        || may_hand_over && single_instance::hand_over(&places, &name, &start.action);
    if is_handed_over() {
        return Ok(());
    }
    let loaded = store::load_as::<Settings>(first, person);
    if loaded.slot().is_some_and(|slot| slot > 1) && may_hand_over {
        // The window with the first lock may not be listening yet.
        let begun = Instant::now();
        while begun.elapsed() < OPENING {
            thread::sleep(OPENING / 10);
            if is_handed_over() {
                return Ok(());
            }
        }
    }
    let listener = loaded
        .slot()
        .filter(|_| !loaded.is_unguarded())
        .and_then(|slot| Listener::bind(&places, slot, &name));
    let wishes = WishListener::start();
    let viewport = viewport(&loaded.settings);
    let left = loaded.settings.window.filter(WindowPlace::is_sound);
    let action = start.action;
    let variable = |name: &str| std::env::var_os(name);
    let backend = Backend::choose(Path::new("/"), display.is_remote(variable), variable);
    let last_words = LastWords::default();
    let words = last_words.clone();
    let paste = PasteSignal::new(!display.is_x11());
    let keys = PasteKeys::new(paste.clone());
    // On Wayland only the window itself may copy, and it copies text.
    let copies_both = display.is_x11() || !cfg!(all(unix, not(target_os = "macos")));
    let outcome = start::attempt(display, |started| {
        let is_first = loaded.settings == Settings::default();
        let file = action.file().map(Path::to_owned);
        let create = move |ctx: &Context, window: &Window| {
            let mut app = make(ctx, loaded, file.as_deref());
            started.store(true, Ordering::Relaxed);
            ctx.set_zoom_factor(app.zoom_in(window_place::inner_size(window)));
            let larger = if is_first { window_place::first_size(window) } else { 1.0 };
            window_place::fit_to_monitors(window, left, larger);
            window_place::move_into_view(window);
            let wake = ctx.clone();
            let requests = listener.map(|listener| listener.listen(move || wake.request_repaint()));
            app.set_system_preferences(wishes.source(ctx));
            let quit_signal = QuitSignal::listen(ctx);
            app.system = System::new(requests.unwrap_or_default(), quit_signal, words);
            app.set_paste_reader(PasteReader::system(ctx, paste));
            if copies_both {
                app.set_message_clipboard(MessageClipboard::system());
            }
            if action.file().is_none() {
                app.launch(ctx, action);
            }
            app
        };
        match backend {
            Backend::OpenGl => with_opengl((display, keys), viewport, create),
            Backend::Software => without_opengl((display, keys), (viewport, left), create),
        }
    });
    let outcome = match last_words.take() {
        None => outcome,
        Some(Ok(words)) => {
            tell(&words);
            outcome
        }
        Some(Err(fault)) => {
            let lost = StartError::GameLost(fault);
            if outcome.is_err() {
                tell(&lost.phrase());
            }
            outcome.and(Err(lost))
        }
    };
    match outcome {
        // The driver is unusable with this renderer, or the display suits the other one better.
        Err(error)
            if error.is_about_drawing()
                && Backend::requested(variable).is_none()
                && plain::restart_with(backend.other()) =>
        {
            Ok(())
        }
        outcome => outcome,
    }
}

/// Creates the program before its first frame, with everything that was saved, and opens `file`.
pub fn make(ctx: &Context, loaded: SavedState<Settings>, file: Option<&Path>) -> App {
    // `Context::set_zoom_factor` takes effect one frame later; the first frame would be laid out for an
    // infinite screen.
    let zoom = loaded.settings.sound_zoom();
    ctx.options_mut(|options| options.zoom_factor = zoom);
    let texts = Texts::in_language(loaded.settings.language.as_deref());
    fonts::add_fonts_of_the_system(ctx);
    let mut app = App::new(ctx, loaded, texts, file);
    app.set_speaker(Box::new(Loudspeaker::default()));
    app
}

/// Opens a window rendered by the GPU. `create` creates the program and fits it into its window.
fn with_opengl(
    (display, keys): (Display, PasteKeys),
    viewport: ViewportBuilder,
    create: impl FnOnce(&Context, &Window) -> App,
) -> Result<(), StartFault> {
    let options = NativeOptions {
        viewport,
        renderer: eframe::Renderer::Glow,
        persist_window: false,
        dithering: false,
        ..NativeOptions::default()
    };
    let creator = Box::new(move |creation: &CreationContext| {
        let window = creation.winit_window().ok_or("no window")?;
        let app = create(&creation.egui_ctx, window);
        Ok(Box::new(app) as Box<dyn eframe::App>)
    });
    opengl::run(APP_ID, (display, options), creator, keys)
}

/// Opens a window rendered by the CPU.
fn without_opengl(
    (display, keys): (Display, PasteKeys),
    (viewport, left): (ViewportBuilder, Option<WindowPlace>),
    create: impl FnOnce(&Context, &Window) -> App,
) -> Result<(), StartFault> {
    let mut builder = EventLoop::with_user_event();
    display.choose(&mut builder);
    let events = builder.build()?;
    let setup = WindowSetup { viewport, saved_place: left, create: Box::new(create) };
    let mut handler = EventHandler::new(&events, setup, keys);
    events.run_app(&mut handler)?;
    handler.fault().map_or(Ok(()), Err)
}

fn viewport(settings: &Settings) -> ViewportBuilder {
    let viewport = ViewportBuilder::default()
        .with_app_id(APP_ID)
        .with_title("Kuba")
        .with_inner_size(window_place::SIZE);
    let Some(place) = settings.window.filter(WindowPlace::is_sound) else {
        return viewport;
    };
    let viewport = viewport
        .with_inner_size(Vec2::from(place.size).max(window_place::LEAST))
        .with_maximized(place.maximized);
    match place.position {
        Some(position) => viewport.with_position(Pos2::from(position)),
        None => viewport,
    }
}

impl WindowPlace {
    /// Returns `true` if size and position are plausible.
    pub fn is_sound(&self) -> bool {
        let sane = |length: f32| (200.0..20_000.0).contains(&length);
        let near = |at: f32| (-100_000.0..100_000.0).contains(&at);
        sane(self.size.0)
            && sane(self.size.1)
            && self.position.is_none_or(|(x, y)| near(x) && near(y))
    }
}
