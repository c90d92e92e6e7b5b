//! Reads the clipboard in the background, because the program that owns its content may not answer.
//!
//! X11 only: there the owner sends the content, and the library waits for it up to half a minute. Elsewhere
//! egui reads the clipboard, and this module says when there is nothing that egui reads.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use egui::{ColorImage, Context, Event, ViewportCommand};
use winit::event::{ElementState, WindowEvent};
use winit::keyboard::{Key, KeyCode, ModifiersState, NamedKey, PhysicalKey};

#[cfg(all(unix, not(target_os = "macos")))]
use crate::app::platform::jobs::has_thread_left;
use crate::app::platform::jobs::{Job, JobNews};

/// Time after which the owner of the clipboard counts as silent, in seconds.
const PATIENCE: f64 = 1.0;

/// Files copied in a file manager: *copy* or *cut*, then an address in each line.
#[cfg(all(unix, not(target_os = "macos")))]
const GNOME_FILES: &str = "x-special/gnome-copied-files";

/// Request to paste, raised where window events are read.
#[derive(Clone, Debug, Default)]
pub(crate) struct PasteSignal(Arc<PasteFlags>);

#[derive(Debug, Default)]
struct PasteFlags {
    is_raised: AtomicBool,
    /// `true` if egui reads the clipboard.
    leaves_to_egui: bool,
    ctx: OnceLock<Context>,
}

impl PasteSignal {
    /// `leaves_to_egui` is `true` if egui reads the clipboard, and the signal only tells that it was asked to.
    pub(crate) fn new(leaves_to_egui: bool) -> Self {
        Self(Arc::new(PasteFlags { leaves_to_egui, ..PasteFlags::default() }))
    }

    fn raise(&self) {
        self.0.is_raised.store(true, Ordering::Relaxed);
        if let Some(ctx) = self.0.ctx.get() {
            ctx.request_repaint();
        }
    }
}

/// Finds the paste shortcut among the events of a window.
#[derive(Debug)]
pub(crate) struct PasteKeys {
    signal: PasteSignal,
    modifiers: ModifiersState,
}

impl PasteKeys {
    pub(crate) fn new(signal: PasteSignal) -> Self {
        Self { signal, modifiers: ModifiersState::empty() }
    }

    /// Raises the signal if the event is the shortcut. Returns `true` if egui must not see it.
    pub(crate) fn takes(&mut self, event: &WindowEvent) -> bool {
        match event {
            WindowEvent::ModifiersChanged(modifiers) => self.modifiers = modifiers.state(),
            WindowEvent::KeyboardInput { event, is_synthetic: false, .. }
                if event.state == ElementState::Pressed
                    && is_paste(&event.logical_key, event.physical_key, self.modifiers) =>
            {
                self.signal.raise();
                return !self.signal.0.leaves_to_egui;
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
    /// The file of a picture.
    PictureFile(Vec<u8>),
    /// Anything else, or nothing.
    Other,
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
    PictureFile(Vec<u8>),
    /// Nothing that can be pasted.
    Other,
    /// The owner of the clipboard has not answered in time.
    Silence,
}

/// Reader of the clipboard.
pub struct PasteReader {
    read: fn() -> Clipping,
    signal: PasteSignal,
    pending: Option<Pending>,
    /// Frame in which egui was asked to read the clipboard. It answers in the next one.
    asked_in: Option<u64>,
}

struct Pending {
    job: Job<Clipping>,
    deadline: f64,
    is_late: bool,
}

impl PasteReader {
    /// Creates a reader that calls `read` in the background.
    pub fn new(ctx: &Context, read: fn() -> Clipping) -> Self {
        Self::on_signal(ctx, PasteSignal::default(), read)
    }

    /// Creates a reader that leaves the clipboard to egui.
    pub fn of_egui(ctx: &Context) -> Self {
        Self::on_signal(ctx, PasteSignal::new(true), || Clipping::Other)
    }

    /// Reader of the system's clipboard.
    pub(crate) fn system(ctx: &Context, signal: PasteSignal) -> Self {
        Self::on_signal(ctx, signal, system_clipping)
    }

    fn on_signal(ctx: &Context, signal: PasteSignal, read: fn() -> Clipping) -> Self {
        // A second context cannot be set; there is only one window.
        let _ = signal.0.ctx.set(ctx.clone());
        Self { read, signal, pending: None, asked_in: None }
    }

    /// Asks for the content of the clipboard.
    pub(crate) fn request(&mut self, ctx: &Context) {
        if self.signal.0.leaves_to_egui {
            self.asked_in = Some(ctx.cumulative_frame_nr());
            ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
        } else {
            self.signal.raise();
        }
    }

    /// Handles requests and answers; called once a frame.
    pub(crate) fn poll(&mut self, ctx: &Context) -> Option<Pasted> {
        let now = ctx.input(|input| input.time);
        let is_raised = self.signal.0.is_raised.swap(false, Ordering::Relaxed);
        if self.signal.0.leaves_to_egui {
            let frame = ctx.cumulative_frame_nr();
            let is_answered = self.asked_in.take_if(|asked_in| *asked_in < frame).is_some();
            return ((is_raised || is_answered) && !is_pasted(ctx)).then_some(Pasted::Other);
        }
        if is_raised {
            match &mut self.pending {
                // The earlier question is still open.
                Some(pending) if pending.is_late => return Some(Pasted::Silence),
                Some(_) => {}
                None => self.pending = Some(self.ask(ctx, now)),
            }
        }
        let pending = self.pending.as_mut()?;
        let answer = match pending.job.poll() {
            JobNews::Report(answer) => Some(answer),
            // Without a thread there is no answer.
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
            Clipping::Text(text) if text.is_empty() => Some(Pasted::Other),
            Clipping::Text(text) => Some(Pasted::Text(text.replace("\r\n", "\n"))),
            Clipping::Picture(picture) => Some(Pasted::Picture(Arc::new(picture))),
            Clipping::PictureFile(bytes) => Some(Pasted::PictureFile(bytes)),
            Clipping::Other => Some(Pasted::Other),
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

/// Returns `true` if something was pasted in this frame.
pub(crate) fn is_pasted(ctx: &Context) -> bool {
    let is_paste = |event: &Event| matches!(event, Event::Paste(_) | Event::PasteImage(_));
    ctx.input(|input| input.events.iter().any(is_paste))
}

#[cfg(all(unix, not(target_os = "macos")))]
fn system_clipping() -> Clipping {
    text_or_pixels().or_else(picture_file).unwrap_or(Clipping::Other)
}

#[cfg(all(unix, not(target_os = "macos")))]
fn text_or_pixels() -> Option<Clipping> {
    let mut clipboard = arboard::Clipboard::new().ok()?;
    // A file manager offers the paths as text, too, but not always one to a line.
    if let Ok(files) = clipboard.get().file_list()
        && !files.is_empty()
    {
        let lines: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
        return Some(Clipping::Text(lines.join("\n")));
    }
    if let Ok(text) = clipboard.get_text() {
        return Some(Clipping::Text(text));
    }
    let picture = clipboard.get_image().ok()?;
    let size = [picture.width, picture.height];
    Some(Clipping::Picture(ColorImage::from_rgba_unmultiplied(size, &picture.bytes)))
}

/// The file of a picture in a format other than PNG, or copied files without a list of their addresses.
#[cfg(all(unix, not(target_os = "macos")))]
fn picture_file() -> Option<Clipping> {
    use clipboard_rs::{Clipboard as _, ClipboardContext};

    let clipboard = has_thread_left().then(ClipboardContext::new)?.ok()?;
    let formats = clipboard.available_formats().ok()?;
    let read = |format: &String| clipboard.get_buffer(format).ok();
    if let Some(copied) = formats.iter().find(|format| *format == GNOME_FILES) {
        return Some(Clipping::Text(String::from_utf8(read(copied)?).ok()?));
    }
    let mut pictures = formats.iter().filter(|format| format.starts_with("image/"));
    pictures.find_map(read).map(Clipping::PictureFile)
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
fn system_clipping() -> Clipping {
    Clipping::Other
}
