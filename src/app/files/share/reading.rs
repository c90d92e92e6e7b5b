//! Reading of a picture that came in.

use std::path::PathBuf;
use std::sync::Arc;

use egui::{Color32, ColorImage, Context};
use image::RgbaImage;

use crate::app::platform::jobs::{Job, JobNews};
use crate::phrase::{Phrase, ToPhrase};
use crate::store::OpenError;
use crate::store::files::FileError;
use crate::store::picture::{PictureFault, code_in_file, code_in_picture};

/// A picture that came in.
pub enum Incoming {
    /// A file, and its content.
    File(PathBuf, Result<Vec<u8>, FileError>),
    /// The content of a file from the clipboard.
    Content(Vec<u8>),
    /// Pixels from the clipboard.
    Pixels(Arc<ColorImage>),
}

/// Running search for the code of a game in a picture. Its result is dropped with it.
pub struct Reading(Job<Result<String, Phrase>>);

impl Reading {
    /// Starts the search.
    pub fn begin(ctx: &Context, picture: Incoming) -> Self {
        Self(Job::start(ctx, "picture", move |reporter| {
            reporter.report(read(picture));
        }))
    }

    /// The code, or the reason why there is none; `None` while the search is running.
    pub fn poll(&self) -> Option<Result<String, Phrase>> {
        match self.0.poll() {
            JobNews::Report(found) => Some(found),
            JobNews::Running => None,
            JobNews::Ended => Some(Err(PictureFault::NoCode.phrase())),
        }
    }
}

fn read(picture: Incoming) -> Result<String, Phrase> {
    match picture {
        Incoming::File(path, bytes) => {
            let bytes = bytes.map_err(|error| error.phrase())?;
            code_in_file(&bytes).map_err(|fault| {
                let error = OpenError::Picture { path, fault: fault.phrase() };
                error.phrase()
            })
        }
        Incoming::Content(bytes) => code_in_file(&bytes).map_err(|fault| fault.phrase()),
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
