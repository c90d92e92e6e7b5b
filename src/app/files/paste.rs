//! Reads the clipboard in the background, because the program that owns its content may not answer.
//!
//! X11 only: there the owner sends the content, and the library waits for it up to half a minute. Elsewhere
//! egui reads the clipboard.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use egui::{ColorImage, Context};
use winit::event::{ElementState, WindowEvent};
use winit::keyboard::{Key, KeyCode, ModifiersState, NamedKey, PhysicalKey};

use crate::app::platform::jobs::{Job, JobNews};

/// Time after which the owner of the clipboard counts as silent, in seconds.
const PATIENCE: f64 = 1.0;

/// Request to paste, raised where window events are read.
#[derive(Clone, Debug, Default)]
pub(crate) struct PasteSignal(Arc<Raised>);

#[derive(Debug, Default)]
struct Raised {
    is_raised: AtomicBool,
    ctx: OnceLock<Context>,
}

impl PasteSignal {
    fn raise(&self) {
        self.0.is_raised.store(true, Ordering::Relaxed);
        if let Some(ctx) = self.0.ctx.get() {
            ctx.request_repaint();
        }
    }
}

/// Finds the paste shortcut among the events of a window.
#[derive(Debug, Default)]
pub(crate) struct PasteKeys {
    signal: Option<PasteSignal>,
    modifiers: ModifiersState,
}

impl PasteKeys {
    /// Without a signal no event is taken.
    pub(crate) fn new(signal: Option<PasteSignal>) -> Self {
        Self { signal, modifiers: ModifiersState::empty() }
    }

    /// Raises the signal and returns `true` if the event is the shortcut; egui must not see it then.
    pub(crate) fn takes(&mut self, event: &WindowEvent) -> bool {
        match event {
            WindowEvent::ModifiersChanged(modifiers) => self.modifiers = modifiers.state(),
            WindowEvent::KeyboardInput { event, is_synthetic: false, .. }
                if event.state == ElementState::Pressed
                    && is_paste(&event.logical_key, event.physical_key, self.modifiers) =>
            {
                if let Some(signal) = &self.signal {
                    signal.raise();
                    return true;
                }
            }
            _ => {}
        }
        false
    }
}

/// Keyboards without Latin letters paste with the key at the place of V, as in egui.
pub fn is_paste(logical: &Key, physical: PhysicalKey, modifiers: ModifiersState) -> bool {
    let is_v = match logical {
        Key::Named(NamedKey::Paste) => return true,
        Key::Character(text) if text.is_ascii() => text.eq_ignore_ascii_case("v"),
        Key::Character(_) => physical == PhysicalKey::Code(KeyCode::KeyV),
        _ => false,
    };
    is_v && modifiers == ModifiersState::CONTROL
}

/// Content of the clipboard.
pub enum Clipping {
    /// Text, also if there is a picture as well.
    Text(String),
    /// A picture.
    Picture(ColorImage),
}

impl From<String> for Clipping {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// Outcome of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pasted {
    Text(String),
    Picture(Arc<ColorImage>),
    /// The owner of the clipboard has not answered in time.
    Silence,
}

/// Reader of the clipboard.
pub struct PasteReader {
    read: fn() -> Option<Clipping>,
    signal: PasteSignal,
    pending: Option<Pending>,
}

struct Pending {
    job: Job<Option<Clipping>>,
    deadline: f64,
    is_late: bool,
}

impl PasteReader {
    /// Creates a reader that calls `read` in the background.
    pub fn new(ctx: &Context, read: fn() -> Option<Clipping>) -> Self {
        Self::on_signal(ctx, PasteSignal::default(), read)
    }

    /// Reader of the system's clipboard.
    pub(crate) fn system(ctx: &Context, signal: PasteSignal) -> Self {
        Self::on_signal(ctx, signal, system_clipping)
    }

    fn on_signal(ctx: &Context, signal: PasteSignal, read: fn() -> Option<Clipping>) -> Self {
        // A second context cannot be set; there is only one window.
        let _ = signal.0.ctx.set(ctx.clone());
        Self { read, signal, pending: None }
    }

    /// Asks for the text on the clipboard.
    pub(crate) fn request(&self) {
        self.signal.raise();
    }

    /// Handles requests and answers; called once a frame.
    pub(crate) fn poll(&mut self, ctx: &Context) -> Option<Pasted> {
        let now = ctx.input(|input| input.time);
        if self.signal.0.is_raised.swap(false, Ordering::Relaxed) {
            match &mut self.pending {
                // The earlier question is still open.
                Some(pending) if pending.is_late => return Some(Pasted::Silence),
                Some(_) => {}
                None => self.pending = Some(self.ask(ctx, now)),
            }
        }
        let pending = self.pending.as_mut()?;
        let answer = match pending.job.poll() {
            JobNews::Report(answer) => answer,
            JobNews::Ended => None,
            JobNews::Running if pending.is_late => return None,
            JobNews::Running if now >= pending.deadline => {
                pending.is_late = true;
                return Some(Pasted::Silence);
            }
            JobNews::Running => {
                ctx.request_repaint_after(Duration::from_secs_f64(pending.deadline - now));
                return None;
            }
        };
        let is_late = pending.is_late;
        self.pending = None;
        match answer.filter(|_| !is_late)? {
            Clipping::Text(text) if text.is_empty() => None,
            Clipping::Text(text) => Some(Pasted::Text(text.replace("\r\n", "\n"))),
            Clipping::Picture(picture) => Some(Pasted::Picture(Arc::new(picture))),
        }
    }

    fn ask(&self, ctx: &Context, now: f64) -> Pending {
        let read = self.read;
        Pending {
            job: Job::start(ctx, "clipboard", move |reporter| reporter.report(read())),
            deadline: now + PATIENCE,
            is_late: false,
        }
    }
}

#[cfg(all(unix, not(target_os = "macos")))]
fn system_clipping() -> Option<Clipping> {
    let mut clipboard = arboard::Clipboard::new().ok()?;
    if let Ok(text) = clipboard.get_text() {
        return Some(Clipping::Text(text));
    }
    let picture = clipboard.get_image().ok()?;
    let size = [picture.width, picture.height];
    let picture = ColorImage::from_rgba_unmultiplied(size, &picture.bytes);
    Some(Clipping::Picture(picture))
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
fn system_clipping() -> Option<Clipping> {
    None
}
