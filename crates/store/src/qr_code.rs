//! QR codes in grey pixels, read with bounded work.
//!
//! `rqrr` tries all combinations of three finder patterns, and copies the picture for each of them. In a photo of
//! noise it finds thousands of such patterns. So accesses to the pixels are counted, and copies share their rows.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::rc::Rc;

use image::{GenericImage, GenericImageView, GrayImage, Luma};

/// Most accesses for each pixel. A picture without finder patterns needs fewer than ten.
const MOST_ACCESSES: u64 = 14;
/// Accesses that a small picture may need.
const ACCESSES_AT_LEAST: u64 = 20_000_000;
/// Most finder patterns: the number of combinations grows with its cube.
const MOST_FINDER_PATTERNS: u64 = 300;
/// Value with which the reader marks a new finder pattern.
const FINDER_PATTERN: Luma<u8> = Luma([4]);

/// The QR codes in a picture, `None` for a damaged one. Empty if the search takes too much work.
pub(crate) fn qr_codes(grey: &GrayImage) -> Vec<Option<String>> {
    let pixels = CountedPixels::new(grey);
    // The reader also panics at some damaged codes.
    let found = catch_unwind(AssertUnwindSafe(|| {
        let mut prepared = rqrr::PreparedImage::prepare(pixels);
        let grids = prepared.detect_grids();
        grids.iter().map(|grid| grid.decode().ok().map(|(_, content)| content)).collect()
    }));
    found.unwrap_or_default()
}

/// Pixels whose copies share all rows that have not changed, and the work that is left.
struct CountedPixels {
    width: u32,
    rows: Vec<Rc<[Luma<u8>]>>,
    last_put: Luma<u8>,
    work: Rc<WorkLeft>,
}

struct WorkLeft {
    accesses: Cell<u64>,
    finder_patterns: Cell<u64>,
}

impl CountedPixels {
    fn new(grey: &GrayImage) -> Self {
        let rows = grey.rows().map(|row| row.copied().collect()).collect();
        let pixels = u64::from(grey.width()) * u64::from(grey.height());
        let work = WorkLeft {
            accesses: Cell::new((pixels * MOST_ACCESSES).max(ACCESSES_AT_LEAST)),
            finder_patterns: Cell::new(MOST_FINDER_PATTERNS),
        };
        Self { width: grey.width(), rows, last_put: Luma([0]), work: Rc::new(work) }
    }
}

/// Takes this much work, or ends the search.
fn take(left: &Cell<u64>, work: u64) {
    match left.get().checked_sub(work) {
        Some(less) => left.set(less),
        // Calls no panic hook.
        None => resume_unwind(Box::new("too much work")),
    }
}

impl Clone for CountedPixels {
    fn clone(&self) -> Self {
        take(&self.work.accesses, self.rows.len() as u64);
        let (rows, work) = (self.rows.clone(), Rc::clone(&self.work));
        Self { width: self.width, rows, last_put: self.last_put, work }
    }
}

impl GenericImageView for CountedPixels {
    type Pixel = Luma<u8>;

    fn dimensions(&self) -> (u32, u32) {
        (self.width, self.rows.len() as u32)
    }

    fn get_pixel(&self, x: u32, y: u32) -> Luma<u8> {
        take(&self.work.accesses, 1);
        self.rows[y as usize][x as usize]
    }
}

impl GenericImage for CountedPixels {
    fn get_pixel_mut(&mut self, x: u32, y: u32) -> &mut Luma<u8> {
        take(&self.work.accesses, 1);
        &mut Rc::make_mut(&mut self.rows[y as usize])[x as usize]
    }

    fn put_pixel(&mut self, x: u32, y: u32, pixel: Luma<u8>) {
        if pixel == FINDER_PATTERN && self.last_put != FINDER_PATTERN {
            take(&self.work.finder_patterns, 1);
        }
        self.last_put = pixel;
        take(&self.work.accesses, 1);
        Rc::make_mut(&mut self.rows[y as usize])[x as usize] = pixel;
    }

    fn blend_pixel(&mut self, x: u32, y: u32, pixel: Luma<u8>) {
        self.put_pixel(x, y, pixel);
    }
}
