//! Games in pictures: finds the QR code of a game in PNG, JPEG, WebP and GIF files and in pixels.

use std::io::Cursor;
use std::path::Path;

use image::{AnimationDecoder as _, DynamicImage, GrayImage, ImageFormat, ImageReader, Limits};

use super::files::{FileError, FileFault, read_bytes, read_first};
use super::game_code::find_code;
use super::qr_code::qr_codes;
use kuba_rules::phrase::{Phrase, ToPhrase, said_error};

/// Most pixels of a picture that is read: those of a large photo.
const MOST_PIXELS: u64 = 50_000_000;
/// Maximum memory for reading a picture, in bytes.
const MOST_MEMORY: u64 = 256 * 1024 * 1024;
/// Most pixels of a film's frames up to the last that is looked at.
const MOST_OF_FILM: u64 = 400_000_000;
/// Longest sides in which a picture is looked at first, in pixels.
const SIDES: [u32; 2] = [1_600, 3_600];
/// Sizes in which it is looked at afterwards.
const OTHER_LOOKS: [f32; 6] = [2.0, 3.0, 1.5, 2.5, 4.0, 0.5];
/// Most pixels of all looks together. A look costs about 20 ns a pixel.
const MOST_LOOKED_AT: u64 = 80_000_000;

/// Number of bytes that tell what kind of picture a file is.
const FIRST: usize = 12;

/// First bytes of the kinds of pictures that are read.
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
    /// It has too many pixels: width and height.
    TooLarge(u32, u32),
    /// It is of a kind that is not read, such as "TIFF".
    OtherKind(&'static str),
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
            Self::TooLarge(width, height) => Phrase::new("picture-too-large")
                .with("width", *width as usize)
                .with("height", *height as usize),
            Self::OtherKind(kind) => Phrase::new("picture-other-kind").with("kind", *kind),
        }
    }
}

/// Returns the bytes of a file if it is a picture, and `None` if it is anything else or cannot be read. Of a kind that
/// is not read it returns only the first bytes.
pub fn picture_file(path: &Path) -> Option<Result<Vec<u8>, FileError>> {
    let first = read_first::<FIRST>(path).ok()?;
    if kind(&first)?.is_err() {
        return Some(Ok(first));
    }
    Some(read_bytes(path).map_err(|error| match error.fault {
        FileFault::TooLarge => FileFault::PictureTooLarge.at(path),
        _ => error,
    }))
}

/// The kind of picture that begins with these bytes; the name of one that is not read. `None` for other files.
fn kind(first: &[u8]) -> Option<Result<ImageFormat, &'static str>> {
    let mut known = SIGNATURES.into_iter();
    if let Some((_, format)) = known.find(|(begin, _)| first.starts_with(begin)) {
        return Some(Ok(format));
    }
    let behind = first.get(4..).unwrap_or_default();
    match first {
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => {
            Some(Ok(ImageFormat::WebP))
        }
        // The reserved bytes tell a bitmap from a text.
        [b'B', b'M', _, _, _, _, 0, 0, 0, 0, ..] => Some(Err("BMP")),
        [b'I', b'I', 42, 0, ..] | [b'M', b'M', 0, 42, ..] => Some(Err("TIFF")),
        _ if behind.starts_with(b"ftypavi") => Some(Err("AVIF")),
        _ if behind.starts_with(b"ftyphei") || behind.starts_with(b"ftypmif") => Some(Err("HEIC")),
        _ => None,
    }
}

/// Returns the code of a game in the bytes of a picture: of a film, in its first or last frame.
///
/// # Errors
/// There is no such code, or the file is damaged.
pub fn code_in_file(bytes: &[u8]) -> Result<String, PictureFault> {
    let unreadable = |why: image::ImageError| PictureFault::Unreadable(why.to_string());
    let kind = kind(&bytes[..bytes.len().min(FIRST)]).ok_or(PictureFault::NoCode)?;
    let format = kind.map_err(PictureFault::OtherKind)?;
    let reader = || ImageReader::with_format(Cursor::new(bytes), format);
    let (width, height) = reader().into_dimensions().map_err(unreadable)?;
    let pixels = u64::from(width) * u64::from(height);
    if pixels > MOST_PIXELS {
        return Err(PictureFault::TooLarge(width, height));
    }
    let mut reader = reader();
    reader.limits(limits());
    let first = code_in_picture(&reader.decode().map_err(unreadable)?);
    if first.is_ok() || format != ImageFormat::Gif {
        return first;
    }
    let mut film = image::codecs::gif::GifDecoder::new(Cursor::new(bytes)).map_err(unreadable)?;
    image::ImageDecoder::set_limits(&mut film, limits()).map_err(unreadable)?;
    let frames = film.into_frames().take((MOST_OF_FILM / pixels.max(1)) as usize);
    match frames.filter_map(Result::ok).last() {
        Some(last) => code_in_picture(&last.into_buffer().into()),
        None => first,
    }
}

fn limits() -> Limits {
    let mut limits = Limits::default();
    limits.max_alloc = Some(MOST_MEMORY);
    limits
}

/// Returns the code of a game in a picture. Pictures of light codes on dark ground are read as well.
///
/// # Errors
/// There is no such code.
pub fn code_in_picture(picture: &DynamicImage) -> Result<String, PictureFault> {
    let mut grey = on_white(picture);
    let scaled = |grey: &GrayImage, factor: f32| {
        let side = |side: u32| ((side as f32 * factor).round() as u32).max(1);
        let filter = image::imageops::FilterType::CatmullRom;
        image::imageops::resize(grey, side(grey.width()), side(grey.height()), filter)
    };
    let [first, largest] = SIDES.map(|side| side as f32);
    let longer = grey.width().max(grey.height()) as f32;
    if longer > largest {
        grey = scaled(&grey, largest / longer);
    }
    let longer = longer.min(largest);
    let small = (longer > first).then_some(Some(first / longer));
    let is_useful = |factor: &f32| *factor < 1.0 || longer * factor <= largest;
    let others = OTHER_LOOKS.into_iter().filter(is_useful);
    let mut fault = PictureFault::NoCode;
    let mut looked_at = 0;
    for factor in small.into_iter().chain([None]).chain(others.map(Some)) {
        let mut look = factor.map_or_else(|| grey.clone(), |factor| scaled(&grey, factor));
        for _ in 0..2 {
            looked_at += u64::from(look.width()) * u64::from(look.height());
            match code_in_grey(&look) {
                // What one look found says more than another that found nothing.
                Err(PictureFault::NoCode) => {}
                Err(found) => fault = found,
                found => return found,
            }
            image::imageops::invert(&mut look);
        }
        if looked_at > MOST_LOOKED_AT {
            break;
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
    let mut fault = PictureFault::NoCode;
    for content in qr_codes(grey) {
        match content {
            Some(content) => match find_code(&content) {
                Some(code) => return Ok(code.to_owned()),
                None => fault = PictureFault::Foreign,
            },
            None if fault == PictureFault::NoCode => fault = PictureFault::Unclear,
            None => {}
        }
    }
    Err(fault)
}
