//! Parallel drawing of a picture in horizontal bands.

use std::sync::Mutex;
use std::thread;

const PAINTERS: usize = 4;

/// Draws a picture of this width in bands of `rows` rows. `begin` creates the painter of one thread, which
/// gets the first row and the pixels of each band. `load` is the work in units worth a thread of their own.
pub fn draw<T: Send, P: FnMut(usize, &mut [T])>(
    pixels: &mut [T],
    (width, rows): (usize, usize),
    load: usize,
    begin: impl Fn() -> P + Sync,
) {
    if pixels.is_empty() {
        return;
    }
    let processors = thread::available_parallelism().map_or(1, usize::from);
    let painters = processors.min(load).min(PAINTERS);
    let bands = Mutex::new(pixels.chunks_mut(width * rows).enumerate());
    let paint = || {
        let mut painter = begin();
        loop {
            let next = bands.lock().map_or(None, |mut bands| bands.next());
            let Some((number, band)) = next else {
                return;
            };
            painter(number * rows, band);
        }
    };
    thread::scope(|scope| {
        for _ in 1..painters {
            // Without helper threads this one draws everything.
            let _ = thread::Builder::new().spawn_scoped(scope, paint);
        }
        paint();
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_drawn_once_however_many_draw() {
        for load in [0, 1, 9] {
            for height in [0_usize, 1, 4, 11] {
                let mut pixels = vec![0; 3 * height];
                draw(&mut pixels, (3, 4), load, || {
                    |top: usize, band: &mut [usize]| {
                        for (index, pixel) in band.iter_mut().enumerate() {
                            *pixel += 1 + top + index / 3;
                        }
                    }
                });
                let rows = (0..height).flat_map(|row| [row + 1; 3]);
                assert!(pixels.iter().copied().eq(rows), "{load}, {height}");
            }
        }
    }
}
