//! A window of an X server as others than its maker draw in it.

use std::error::Error;
use std::sync::mpsc::Receiver;

use x11rb::connection::{Connection, RequestConnection};
use x11rb::protocol::shm::{self, ConnectionExt as _};
use x11rb::protocol::xproto::{
    ChangeGCAux, ChangeWindowAttributesAux, ConnectionExt as _, CreateGCAux, Gcontext, ImageFormat,
    ImageOrder, Pixmap, Rectangle, VisualClass, Visualid, Window,
};
use x11rb::rust_connection::RustConnection;

use super::link::{Message, Witness};
use super::pieces::{Content, Piece};
use crate::board::raster::Area;

/// How many bytes of pixels go in one request: every server takes as many.
const MOST: usize = 128 * 1024;
/// So many bytes are shown at once. A slow line shows what it has got.
const AT_ONCE: usize = 256 * 1024;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// A window, and what it shows, as the server keeps it.
pub(super) struct Canvas {
    server: RustConnection,
    window: Window,
    root: Window,
    context: Gcontext,
    format: Format,
    /// The picture and its size.
    picture: Option<(Pixmap, [usize; 2])>,
}

/// How pixels are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Format {
    depth: u8,
    order: ImageOrder,
}

impl Format {
    /// A colour as the server counts it.
    const fn color(self, pixel: u32) -> u32 {
        if self.depth == 32 {
            pixel | 0xff00_0000
        } else {
            pixel
        }
    }

    fn bytes(self, pixels: &[u32]) -> Vec<u8> {
        let color = |&pixel: &u32| self.color(pixel);
        match self.order {
            ImageOrder::MSB_FIRST => pixels
                .iter()
                .flat_map(|pixel| color(pixel).to_be_bytes())
                .collect(),
            _ => pixels
                .iter()
                .flat_map(|pixel| color(pixel).to_le_bytes())
                .collect(),
        }
    }
}

/// Whether a server takes pictures in memory that it shares with the program.
pub(super) fn shares_memory(server: &RustConnection) -> bool {
    let shares = || -> Outcome<bool> {
        if server
            .extension_information(shm::X11_EXTENSION_NAME)?
            .is_none()
        {
            return Ok(false);
        }
        // The extension is there at the other end of a long line, too, but memory cannot be handed over.
        let segment = server.generate_id()?;
        server.shm_create_segment(segment, 4096, false)?.reply()?;
        server.shm_detach(segment)?.check()?;
        Ok(true)
    };
    shares().unwrap_or(false)
}

impl Canvas {
    /// A window of a server. `None` if it wants its pixels in another way than as red, green and
    /// blue in four bytes.
    pub(super) fn new(
        server: RustConnection,
        screen: usize,
        window: Window,
        visual: Visualid,
    ) -> Outcome<Option<Self>> {
        let root = server.setup().roots.get(screen).map(|screen| screen.root);
        let (Some(root), Some(depth)) = (root, depth(&server, screen, visual)) else {
            return Ok(None);
        };
        let order = server.setup().image_byte_order;
        // A context belongs to a depth, which it gets from something that has it.
        let model = server.generate_id()?;
        server.create_pixmap(depth, model, root, 1, 1)?;
        let context = server.generate_id()?;
        let quiet = CreateGCAux::new().graphics_exposures(0);
        server.create_gc(context, model, &quiet)?;
        server.free_pixmap(model)?;
        Ok(Some(Self {
            server,
            window,
            root,
            context,
            format: Format { depth, order },
            picture: None,
        }))
    }

    /// Shows what it is sent, until there is nobody to send anything.
    pub(super) fn serve(mut self, messages: &Receiver<Message>, witness: &Witness) {
        for message in messages {
            let shown = match message {
                Message::Again => self.show().and_then(|()| Ok(self.server.flush()?)),
                Message::Pieces {
                    size,
                    ground,
                    pieces,
                } => self.take(size, ground, &pieces).map(|()| witness.taken()),
            };
            if let Err(error) = shown {
                return witness.fail(error.to_string());
            }
        }
    }

    /// Takes over what differs, shows it, and stays until the server has done so.
    fn take(&mut self, size: [usize; 2], ground: u32, pieces: &[Piece]) -> Outcome<()> {
        let picture = self.picture(size, ground)?;
        let mut bytes = 0;
        for piece in pieces {
            match &piece.content {
                Content::Plain(color) => self.fill(picture, piece.area, *color)?,
                Content::Pixels(pixels) => self.put(picture, piece.area, pixels)?,
            }
            bytes += piece.cost();
            if bytes >= AT_ONCE {
                bytes = 0;
                self.show()?;
            }
        }
        self.show()?;
        // A server does one thing after the other.
        self.server.get_input_focus()?.reply()?;
        // Errors that are told of concern a window that is just being closed.
        while self.server.poll_for_event()?.is_some() {}
        Ok(())
    }

    /// The picture that the server keeps.
    fn picture(&mut self, size: [usize; 2], ground: u32) -> Outcome<Pixmap> {
        match self.picture {
            Some((picture, before)) if before == size => return Ok(picture),
            Some((picture, _)) => drop(self.server.free_pixmap(picture)?),
            None => {}
        }
        let [width, height] = size.map(|side| side as u16);
        let picture = self.server.generate_id()?;
        self.server
            .create_pixmap(self.format.depth, picture, self.root, width, height)?;
        let ground = ChangeWindowAttributesAux::new().background_pixel(self.format.color(ground));
        self.server.change_window_attributes(self.window, &ground)?;
        self.picture = Some((picture, size));
        let whole = Area::whole(size);
        if let Some(color) = ground.background_pixel {
            self.fill(picture, whole, color)?;
        }
        Ok(picture)
    }

    fn fill(&self, picture: Pixmap, area: Area, color: u32) -> Outcome<()> {
        let color = ChangeGCAux::new().foreground(self.format.color(color));
        self.server.change_gc(self.context, &color)?;
        let rectangle = Rectangle {
            x: area.left as i16,
            y: area.top as i16,
            width: (area.right - area.left) as u16,
            height: (area.bottom - area.top) as u16,
        };
        self.server
            .poly_fill_rectangle(picture, self.context, &[rectangle])?;
        Ok(())
    }

    fn put(&self, picture: Pixmap, area: Area, pixels: &[u32]) -> Outcome<()> {
        let width = area.right - area.left;
        let rows = (MOST / size_of::<u32>() / width).max(1);
        for (index, pixels) in pixels.chunks(rows * width).enumerate() {
            self.server.put_image(
                ImageFormat::Z_PIXMAP,
                picture,
                self.context,
                width as u16,
                (pixels.len() / width) as u16,
                area.left as i16,
                (area.top + index * rows) as i16,
                0,
                self.format.depth,
                &self.format.bytes(pixels),
            )?;
        }
        Ok(())
    }

    /// Shows the picture in the window.
    fn show(&self) -> Outcome<()> {
        let Some((picture, [width, height])) = self.picture else {
            return Ok(());
        };
        let (width, height) = (width as u16, height as u16);
        self.server.copy_area(
            picture,
            self.window,
            self.context,
            0,
            0,
            0,
            0,
            width,
            height,
        )?;
        Ok(())
    }
}

/// How deep a kind of pixels is, if that is one that can be written.
fn depth(server: &RustConnection, screen: usize, visual: Visualid) -> Option<u8> {
    let setup = server.setup();
    let mut depths = setup.roots.get(screen)?.allowed_depths.iter();
    let depth = depths.find_map(|depth| {
        let is_sought = |kind: &&_| {
            let kind: &x11rb::protocol::xproto::Visualtype = kind;
            kind.visual_id == visual
        };
        let kind = depth.visuals.iter().find(is_sought)?;
        let is_true = [VisualClass::TRUE_COLOR, VisualClass::DIRECT_COLOR].contains(&kind.class);
        let masks = (kind.red_mask, kind.green_mask, kind.blue_mask);
        (is_true && masks == (0xff_0000, 0xff00, 0xff)).then_some(depth.depth)
    })?;
    let mut formats = setup.pixmap_formats.iter();
    let fits = formats.any(|format| format.depth == depth && format.bits_per_pixel == 32);
    fits.then_some(depth)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pixels_are_written_as_the_server_reads_them() {
        let little = Format {
            depth: 24,
            order: ImageOrder::LSB_FIRST,
        };
        assert_eq!(little.bytes(&[0x0012_3456]), [0x56, 0x34, 0x12, 0]);
        let big = Format {
            depth: 32,
            order: ImageOrder::MSB_FIRST,
        };
        assert_eq!(big.bytes(&[0x0012_3456]), [0xff, 0x12, 0x34, 0x56]);
    }
}
