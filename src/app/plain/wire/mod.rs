//! The window on a display that shares no memory with the program, as over `ssh -X`.
//!
//! The server keeps the picture. It is sent what differs from that, one picture after the other:
//! `pieces` finds out what differs, `pace` says when it is sent, `link` takes it there and tells
//! when it has been taken, `canvas` is the other end. What the window has lost because something
//! lay over it comes from the server's picture.

mod canvas;
mod link;
mod pace;
mod pieces;

use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use winit::raw_window_handle::{HasWindowHandle, RawWindowHandle};

use self::canvas::{Canvas, shares_memory};
use self::link::{Link, Message};
use self::pace::{Pace, Step};
use self::pieces::{Piece, pieces};
use super::picture::{Picture, Shown};
use super::renderer::Target;
use crate::app::display::Display;

/// Where pictures are drawn and how they get to the display.
pub(super) struct Wire {
    link: Link,
    pace: Pace,
    /// What has been drawn.
    drawn: Vec<u32>,
    /// What has been sent.
    sent: Vec<u32>,
    size: [usize; 2],
    /// Something that has been drawn has not been sent.
    owes: bool,
}

impl Wire {
    /// The way to the display of a window, if that shares no memory. `wake` makes the window go on.
    ///
    /// # Errors
    /// Why it cannot show pictures.
    pub(super) fn open(
        window: &impl HasWindowHandle,
        wake: impl Fn() + Send + 'static,
    ) -> Result<Option<Self>, String> {
        let handle = window.window_handle().map_err(|error| error.to_string())?;
        let RawWindowHandle::Xlib(handle) = handle.as_raw() else {
            return Ok(None);
        };
        let (server, screen) = x11rb::connect(None).map_err(|error| error.to_string())?;
        let is_far = Display::X11.is_far(|name| std::env::var_os(name));
        if !is_far && shares_memory(&server) {
            return Ok(None);
        }
        let canvas = Canvas::new(
            server,
            screen,
            handle.window as u32,
            handle.visual_id as u32,
        )
        .map_err(|error| error.to_string())?
        .ok_or("pixels of another kind")?;
        let (sender, messages) = mpsc::channel();
        let (link, witness) = Link::new(sender, wake);
        thread::Builder::new()
            .name("display".to_owned())
            .spawn(move || canvas.serve(&messages, &witness))
            .map_err(|error| error.to_string())?;
        Ok(Some(Self::new(link)))
    }

    fn new(link: Link) -> Self {
        Self {
            link,
            pace: Pace::default(),
            drawn: Vec::new(),
            sent: Vec::new(),
            size: [0; 2],
            owes: false,
        }
    }

    /// Shows a picture, unless the display is busy with another.
    ///
    /// # Errors
    /// Why nothing can be shown any more.
    pub(super) fn show(&mut self, picture: Picture) -> Result<Shown, String> {
        if picture.is_lost {
            self.link.send(Message::Again)?;
        }
        if self.pace.is_busy() {
            let Some(at) = self.link.taken() else {
                return Ok(Shown::Later(None));
            };
            self.pace.taken(at);
        }
        let size = picture.size;
        let ground = picture.ground();
        let changes = picture.changes();
        if changes.is_empty() && !self.owes {
            return Ok(Shown::Yes);
        }
        let is_same_size = std::mem::replace(&mut self.size, size) == size;
        self.drawn.resize(size[0] * size[1], 0);
        let is_restless = picture.is_restless;
        picture.draw(
            &changes,
            Target {
                pixels: &mut self.drawn,
                size,
                age: usize::from(is_same_size),
            },
        );
        if !is_same_size {
            self.sent.clear();
        }
        self.owes = true;
        let pieces = pieces(&self.sent, &self.drawn, size[0]);
        let bytes = pieces.iter().map(Piece::cost).sum();
        let now = Instant::now();
        match self.pace.step(now, bytes, is_restless) {
            Step::Wait(until) => Ok(Shown::Later(Some(until))),
            Step::Send => {
                self.owes = false;
                if !pieces.is_empty() {
                    self.sent.clone_from(&self.drawn);
                    self.pace.sent(now, bytes);
                    self.link.send(Message::Pieces {
                        size,
                        ground,
                        pieces,
                    })?;
                }
                Ok(Shown::Yes)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::Receiver;

    use egui::{Event, Key, Pos2};

    use super::link::Witness;
    use super::pieces::Content;
    use super::*;
    use crate::app::plain::rehearsal::{SIZE, Window, frame, key};
    use crate::app::plain::renderer::Renderer;

    /// Puts a piece where it belongs.
    pub(super) fn put(pixels: &mut [u32], width: usize, piece: &Piece) {
        let area = piece.area;
        let side = area.right - area.left;
        for (index, row) in (area.top..area.bottom).enumerate() {
            let target = &mut pixels[row * width..][area.left..area.right];
            match &piece.content {
                Content::Plain(color) => target.fill(*color),
                Content::Pixels(pixels) => target.copy_from_slice(&pixels[index * side..][..side]),
            }
        }
    }

    /// A window and the display at the other end of its line.
    struct Far {
        window: Window,
        renderer: Renderer,
        wire: Wire,
        witness: Witness,
        messages: Receiver<Message>,
        pixels: Vec<u32>,
        pictures: usize,
        bytes: usize,
    }

    impl Far {
        /// A window that has been there for a while.
        fn new() -> Self {
            let (sender, messages) = mpsc::channel();
            let (link, witness) = Link::new(sender, || {});
            let mut far = Self {
                window: Window::new(),
                renderer: Renderer::default(),
                wire: Wire::new(link),
                witness,
                messages,
                pixels: vec![0; SIZE[0] * SIZE[1]],
                pictures: 0,
                bytes: 0,
            };
            for _ in 0..60 {
                far.frame(Vec::new());
                far.take();
            }
            far.forget();
            far
        }

        fn forget(&mut self) {
            (self.pictures, self.bytes) = (0, 0);
        }

        fn frame(&mut self, events: Vec<Event>) {
            let mut output = self.window.frame(events);
            self.renderer.take_textures(&mut output.textures_delta);
            let shown = self.wire.show(Picture {
                ctx: &self.window.ctx,
                renderer: &mut self.renderer,
                frame: frame(&self.window.ctx, &output),
                size: SIZE,
                is_lost: false,
                is_restless: false,
            });
            shown.expect("the line is there");
            self.renderer.free_textures(&mut output.textures_delta);
        }

        /// Takes what has been sent.
        fn take(&mut self) {
            while let Ok(message) = self.messages.try_recv() {
                let Message::Pieces { pieces, .. } = message else {
                    continue;
                };
                for piece in &pieces {
                    put(&mut self.pixels, SIZE[0], piece);
                    self.bytes += piece.cost();
                }
                self.pictures += 1;
                self.witness.taken();
            }
        }
    }

    /// A pointer that wanders from one place to another.
    fn way(from: Pos2, to: Pos2) -> impl Iterator<Item = Vec<Event>> {
        (1..=200_u8).map(move |step| {
            let place = from.lerp(to, f32::from(step) / 200.0);
            vec![Event::PointerMoved(place)]
        })
    }

    const WHOLE: usize = SIZE[0] * SIZE[1] * size_of::<u32>();

    #[test]
    fn a_window_in_which_nothing_happens_sends_nothing() {
        let mut far = Far::new();
        for _ in 0..600 {
            far.frame(Vec::new());
            far.take();
        }
        assert_eq!((far.pictures, far.bytes), (0, 0));
    }

    #[test]
    fn a_pointer_that_wanders_sends_little() {
        let mut far = Far::new();
        for events in way(Pos2::new(5.0, 300.0), Pos2::new(790.0, 320.0)) {
            far.frame(events);
            far.take();
        }
        assert!(far.pictures > 0, "something is under the pointer");
        assert!(
            far.bytes < 2 * WHOLE,
            "{} pictures, {} bytes",
            far.pictures,
            far.bytes
        );
        assert!(far.wire.drawn == far.pixels);
    }

    #[test]
    fn a_display_that_takes_its_time_gets_few_pictures_and_the_last_one_soon() {
        let mut far = Far::new();
        let game = "f1f2 b1b2 f2f3 a1b1 g2f2 g7g6 f2e2 f7f6 e2e3 g6g5 a7b7 f6f5 b7c7";
        far.frame(vec![Event::Paste(game.to_owned())]);
        for step in 1..=240 {
            let events = if step % 40 == 0 {
                key(Key::PageUp)
            } else {
                Vec::new()
            };
            far.frame(events);
            if step % 60 == 0 {
                far.take();
            }
        }
        assert!((3..=4).contains(&far.pictures), "{}", far.pictures);
        // What the display has not taken is not in its way.
        for _ in 0..120 {
            far.frame(Vec::new());
        }
        far.take();
        far.frame(Vec::new());
        far.take();
        assert!((4..=6).contains(&far.pictures), "{}", far.pictures);
        assert!(far.wire.drawn == far.pixels, "the last picture is shown");
        let mut fresh = vec![0; SIZE[0] * SIZE[1]];
        let output = far.window.frame(Vec::new());
        let frame = frame(&far.window.ctx, &output);
        let changes = far.renderer.changes(&frame, SIZE);
        assert!(changes.is_empty(), "{changes:?}");
        let target = Target {
            pixels: &mut fresh,
            size: SIZE,
            age: 0,
        };
        far.renderer.draw(&far.window.ctx, frame, &changes, target);
        let apart = fresh
            .iter()
            .zip(&far.pixels)
            .filter(|(one, other)| one != other);
        assert!(apart.count() < 100, "hardly a pixel is otherwise");
    }

    #[test]
    fn what_the_window_has_lost_is_not_sent_again() {
        let mut far = Far::new();
        let mut output = far.window.frame(Vec::new());
        far.renderer.take_textures(&mut output.textures_delta);
        let shown = far.wire.show(Picture {
            ctx: &far.window.ctx,
            renderer: &mut far.renderer,
            frame: frame(&far.window.ctx, &output),
            size: SIZE,
            is_lost: true,
            is_restless: false,
        });
        assert_eq!(shown, Ok(Shown::Yes));
        let messages: Vec<Message> = far.messages.try_iter().collect();
        assert_eq!(messages, [Message::Again]);
    }
}
