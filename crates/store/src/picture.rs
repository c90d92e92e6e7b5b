//! Games in pictures: finds the QR code of a game in PNG, JPEG and GIF files and in pixels.

use std::fs::File;
use std::io::{Cursor, Read as _};
use std::path::Path;

use image::{AnimationDecoder as _, DynamicImage, GrayImage, ImageFormat, ImageReader, Limits};

use super::files::{FileError, read_bytes};
use super::game_code::find_code;
use kuba_rules::phrase::{Phrase, ToPhrase, said_error};

/// Maximum width and height of a picture that is read, in pixels.
const MOST_SIDE: u32 = 12_000;
/// Maximum memory for reading a picture, in bytes.
const MOST_MEMORY: u64 = 512 * 1024 * 1024;
/// Frames of a film that are looked at.
const MOST_FRAMES: usize = 3_000;
/// Sizes in which a picture is looked at if nothing is found in its own size.
const OTHER_LOOKS: [f32; 6] = [2.0, 3.0, 1.5, 2.5, 4.0, 0.5];
/// Longest side of an enlarged picture, and the side from which a picture is also made smaller, in pixels.
const LARGEST_LOOK: f32 = 3_600.0;
const LARGE: f32 = 1_600.0;

/// First bytes of the kinds of files that are pictures.
const SIGNATURES: [(&[u8], ImageFormat); 3] = [
    (b"\x89PNG\r\n\x1a\n", ImageFormat::Png),
    (b"\xff\xd8\xff", ImageFormat::Jpeg),
    (b"GIF8", ImageFormat::Gif),
];

/// Reason why a picture is not a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureFault {
    /// The file is damaged or too large; the value is the reader's reason, in English.
    Unreadable(String),
    /// It has no code.
    NoCode,
    /// It has a code that is not a game of this program.
    Foreign,
    /// It has a code that cannot be read.
    Unclear,
}

said_error!(PictureFault);

impl ToPhrase for PictureFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Unreadable(reason) => {
                Phrase::new("picture-unreadable").with("reason", reason.as_str())
            }
            Self::NoCode => Phrase::new("picture-no-code"),
            Self::Foreign => Phrase::new("picture-foreign"),
            Self::Unclear => Phrase::new("picture-unclear"),
        }
    }
}

/// Returns the bytes of a file if it is a picture, and `None` if it is anything else or cannot be read.
pub fn picture_file(path: &Path) -> Option<Result<Vec<u8>, FileError>> {
    let is_file = path.metadata().is_ok_and(|about| about.is_file());
    let mut first = [0; 8];
    let mut file = File::open(path).ok().filter(|_| is_file)?;
    let length = file.read(&mut first).ok()?;
    format(&first[..length])?;
    Some(read_bytes(path))
}

fn format(bytes: &[u8]) -> Option<ImageFormat> {
    let mut known = SIGNATURES.into_iter();
    let found = known.find(|(first, _)| bytes.starts_with(first));
    found.map(|(_, format)| format)
}

/// Returns the code of a game in the bytes of a picture: of a film, in its first or last frame.
///
/// # Errors
/// There is no such code, or the file is damaged.
pub fn code_in_file(bytes: &[u8]) -> Result<String, PictureFault> {
    let unreadable = |why: image::ImageError| PictureFault::Unreadable(why.to_string());
    let format = format(bytes).ok_or(PictureFault::NoCode)?;
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    reader.limits(limits());
    let first = code_in_picture(&reader.decode().map_err(unreadable)?);
    if first.is_ok() || format != ImageFormat::Gif {
        return first;
    }
    let mut film = image::codecs::gif::GifDecoder::new(Cursor::new(bytes)).map_err(unreadable)?;
    image::ImageDecoder::set_limits(&mut film, limits()).map_err(unreadable)?;
    let frames = film.into_frames().take(MOST_FRAMES);
    match frames.filter_map(Result::ok).last() {
        Some(last) => code_in_picture(&last.into_buffer().into()),
        None => first,
    }
}

fn limits() -> Limits {
    let mut limits = Limits::default();
    limits.max_image_width = Some(MOST_SIDE);
    limits.max_image_height = Some(MOST_SIDE);
    limits.max_alloc = Some(MOST_MEMORY);
    limits
}

/// Returns the code of a game in a picture.
///
/// # Errors
/// There is no such code.
pub fn code_in_picture(picture: &DynamicImage) -> Result<String, PictureFault> {
    let grey = on_white(picture);
    let scale = |factor: f32| {
        let side = |side: u32| ((side as f32 * factor).round() as u32).max(1);
        let filter = image::imageops::FilterType::CatmullRom;
        image::imageops::resize(&grey, side(grey.width()), side(grey.height()), filter)
    };
    let longer = grey.width().max(grey.height()) as f32;
    let is_useful = |factor: &f32| {
        let is_smaller = *factor < 1.0;
        is_smaller && longer > LARGE || !is_smaller && longer * factor <= LARGEST_LOOK
    };
    let mut fault = PictureFault::NoCode;
    let others = OTHER_LOOKS.into_iter().filter(is_useful).map(scale);
    for look in std::iter::once(grey.clone()).chain(others) {
        match code_in_grey(&look) {
            // What one look found says more than another that found nothing.
            Err(PictureFault::NoCode) => {}
            Err(found) => fault = found,
            found => return found,
        }
    }
    Err(fault)
}

fn on_white(picture: &DynamicImage) -> GrayImage {
    let pixels = picture.to_luma_alpha8();
    GrayImage::from_fn(pixels.width(), pixels.height(), |x, y| {
        let [grey, alpha] = pixels.get_pixel(x, y).0.map(u32::from);
        image::Luma([((grey * alpha + 255 * (255 - alpha)) / 255) as u8])
    })
}

fn code_in_grey(grey: &GrayImage) -> Result<String, PictureFault> {
    let (width, height) = (grey.width() as usize, grey.height() as usize);
    let mut prepared = rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| {
        grey.get_pixel(x as u32, y as u32).0[0]
    });
    let mut fault = PictureFault::NoCode;
    for grid in prepared.detect_grids() {
        match grid.decode() {
            Ok((_, content)) => match find_code(&content) {
                Some(code) => return Ok(code.to_owned()),
                None => fault = PictureFault::Foreign,
            },
            Err(_) if fault == PictureFault::NoCode => fault = PictureFault::Unclear,
            Err(_) => {}
        }
    }
    Err(fault)
}
