//! Copies text and picture together, so that every messenger finds what it takes.

use clipboard_rs::common::RustImage as _;
use clipboard_rs::{Clipboard as _, ClipboardContent, ClipboardContext, RustImageData};
use egui::{Color32, ColorImage};
use image::{DynamicImage, RgbaImage};

use crate::app::platform::jobs::has_thread_left;

/// Clipboard that takes text and a picture at once.
pub struct MessageClipboard {
    copy: fn(&str, &ColorImage) -> Option<ClipboardContext>,
    /// On X11 the content is there only while its owner lives.
    owner: Option<ClipboardContext>,
}

impl MessageClipboard {
    /// The system's clipboard.
    pub fn system() -> Self {
        Self { copy: copy_both, owner: None }
    }

    /// Copies both. Returns `false` if the system does not take them.
    pub fn copy(&mut self, text: &str, picture: &ColorImage) -> bool {
        let owner = (self.copy)(text, picture);
        let is_copied = owner.is_some();
        self.owner = owner.or(self.owner.take());
        is_copied
    }
}

fn copy_both(text: &str, picture: &ColorImage) -> Option<ClipboardContext> {
    let [width, height] = picture.size.map(|side| side as u32);
    let pixels = picture.pixels.iter();
    let pixels = pixels.flat_map(Color32::to_srgba_unmultiplied);
    let image = DynamicImage::from(RgbaImage::from_raw(width, height, pixels.collect())?);
    let clipboard = has_thread_left().then(ClipboardContext::new)?.ok()?;
    let image = RustImageData::from_dynamic_image(image);
    let contents = vec![ClipboardContent::Text(text.to_owned()), ClipboardContent::Image(image)];
    clipboard.set(contents).ok()?;
    Some(clipboard)
}
