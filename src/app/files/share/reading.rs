//! Reading of a picture that came in, on a thread of its own.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use egui::{Color32, ColorImage, Context};
use image::RgbaImage;

use crate::phrase::{Phrase, ToPhrase};
use crate::store::OpenError;
use crate::store::files::FileError;
use crate::store::picture::{PictureFault, code_in_file, code_in_picture};

/// A picture that came in.
pub enum Incoming {
    /// A file, and its content.
    File(PathBuf, Result<Vec<u8>, FileError>),
    /// Pixels from the clipboard.
    Pixels(Arc<ColorImage>),
}

/// Running search for the code of a game in a picture. Its result is dropped with it.
pub struct Reading(Receiver<Result<String, Phrase>>);

impl Reading {
    /// Starts the search. Requests a repaint at its end.
    pub fn begin(ctx: &Context, picture: Incoming) -> Self {
        let (send, answer) = channel();
        let ctx = ctx.clone();
        let reading = thread::Builder::new().name("picture".to_owned());
        let reading = reading.spawn(move || {
            // The receiver is gone if another picture came in.
            let _ = send.send(read(picture));
            ctx.request_repaint();
        });
        // If no thread can be started, the channel is closed and `poll` reports a failure.
        drop(reading);
        Self(answer)
    }

    /// The code, or the reason why there is none; `None` while the search is running.
    pub fn poll(&self) -> Option<Result<String, Phrase>> {
        match self.0.try_recv() {
            Ok(found) => Some(found),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(PictureFault::NoCode.phrase())),
        }
    }
}

fn read(picture: Incoming) -> Result<String, Phrase> {
    match picture {
        Incoming::File(path, bytes) => {
            let bytes = bytes.map_err(|error| error.phrase())?;
            code_in_file(&bytes).map_err(|fault| {
                let error = OpenError::Picture {
                    path,
                    fault: fault.phrase(),
                };
                error.phrase()
            })
        }
        Incoming::Pixels(image) => {
            let [width, height] = image.size.map(|side| side as u32);
            let pixels = image.pixels.iter();
            let pixels = pixels.flat_map(Color32::to_srgba_unmultiplied);
            let picture = RgbaImage::from_raw(width, height, pixels.collect());
            let picture = picture.ok_or_else(|| PictureFault::NoCode.phrase())?;
            code_in_picture(&picture.into()).map_err(|fault| fault.phrase())
        }
    }
}
