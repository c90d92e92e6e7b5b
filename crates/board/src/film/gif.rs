//! The GIF writer, which stores only the changes of each frame.

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::colours::{COUNT, Colours};

/// The transparent index, for unchanged pixels.
const SAME: u8 = COUNT as u8;

pub(super) struct Gif {
    encoder: Encoder<Vec<u8>>,
    colours: Colours,
    width: usize,
    /// The current frame as pixels and as palette indices; empty before the first one.
    pixels: Vec<u32>,
    numbers: Vec<u8>,
    /// The last frame, kept back until its duration is known, in hundredths of a second.
    waiting: Option<(Frame<'static>, u64)>,
}

impl Gif {
    /// Starts a looping GIF with a palette that fits the samples.
    pub(super) fn new(size: [usize; 2], samples: &[u32]) -> Result<Self, EncodingError> {
        let colours = Colours::of(samples);
        let [width, height] = size.map(|side| u16::try_from(side).unwrap_or(u16::MAX));
        let mut encoder = Encoder::new(Vec::new(), width, height, &colours.palette())?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self {
            encoder,
            colours,
            width: size[0],
            pixels: Vec::new(),
            numbers: Vec::new(),
            waiting: None,
        })
    }

    /// Appends a frame with its duration in seconds.
    pub(super) fn show(&mut self, pixels: &[u32], seconds: f64) -> Result<(), EncodingError> {
        let time = (seconds * 100.0).round() as u64;
        match (self.changes(pixels), &mut self.waiting) {
            // An unchanged frame extends the one before.
            (None, Some((_, seen))) => *seen += time,
            (None, None) => {}
            (Some(frame), _) => {
                self.write_waiting()?;
                self.waiting = Some((frame, time));
            }
        }
        Ok(())
    }

    pub(super) fn finish(mut self) -> Result<Vec<u8>, EncodingError> {
        self.write_waiting()?;
        self.encoder.into_inner()
    }

    fn write_waiting(&mut self) -> Result<(), EncodingError> {
        let Some((mut frame, time)) = self.waiting.take() else {
            return Ok(());
        };
        frame.delay = u16::try_from(time).unwrap_or(u16::MAX);
        self.encoder.write_frame(&frame)
    }

    /// The changed area of a frame; `None` if nothing has changed.
    fn changes(&mut self, pixels: &[u32]) -> Option<Frame<'static>> {
        let is_first = self.pixels.is_empty();
        if is_first {
            self.pixels = pixels.to_vec();
            self.numbers = pixels.iter().map(|&pixel| self.colours.nearest(pixel)).collect();
            let [width, height] = [self.width, pixels.len() / self.width.max(1)];
            return Some(frame([0, 0, width, height], self.numbers.clone()));
        }
        let mut changed: Vec<(usize, u8)> = Vec::new();
        for (place, (&pixel, before)) in pixels.iter().zip(&mut self.pixels).enumerate() {
            if pixel == *before {
                continue;
            }
            *before = pixel;
            let number = self.colours.nearest(pixel);
            if std::mem::replace(&mut self.numbers[place], number) != number {
                changed.push((place, number));
            }
        }
        let (&(first, _), &(last, _)) = (changed.first()?, changed.last()?);
        let columns = || changed.iter().map(|(place, _)| place % self.width);
        let (left, right) = (columns().min()?, columns().max()? + 1);
        let (top, bottom) = (first / self.width, last / self.width + 1);
        let [width, height] = [right - left, bottom - top];
        let mut numbers = vec![SAME; width * height];
        for (place, number) in changed {
            let (row, column) = (place / self.width - top, place % self.width - left);
            numbers[row * width + column] = number;
        }
        Some(frame([left, top, width, height], numbers))
    }
}

/// `place` is left, top, width and height.
fn frame(place: [usize; 4], numbers: Vec<u8>) -> Frame<'static> {
    let [left, top, width, height] = place.map(|side| side as u16);
    Frame {
        left,
        top,
        width,
        height,
        transparent: Some(SAME),
        dispose: DisposalMethod::Keep,
        buffer: numbers.into(),
        ..Frame::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: u32 = 0x00ff_0000;
    const BLUE: u32 = 0x0000_00ff;

    /// 20 by 10 pixels, red except for the blue ones.
    fn picture(blue: &[usize]) -> Vec<u32> {
        let colour = |place| if blue.contains(&place) { BLUE } else { RED };
        (0..200).map(colour).collect()
    }

    #[test]
    fn only_what_changes_is_written_and_what_stays_is_seen_for_longer() {
        let samples: Vec<u32> =
            (0..600).map(|place| if place % 2 == 0 { RED } else { BLUE }).collect();
        let mut gif = Gif::new([20, 10], &samples).expect("a film");
        gif.show(&picture(&[]), 0.5).expect("the first");
        gif.show(&picture(&[]), 0.25).expect("the same");
        gif.show(&picture(&[23, 66]), 0.08).expect("another");
        let bytes = gif.finish().expect("a file");
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut read = options.read_info(bytes.as_slice()).expect("a film");
        assert_eq!((read.width(), read.height()), (20, 10));
        assert_eq!(read.repeat(), Repeat::Infinite);
        let first = read.read_next_frame().expect("sound").expect("a picture");
        assert_eq!((first.delay, first.buffer.len()), (75, 800));
        let second = read.read_next_frame().expect("sound").expect("a picture");
        let place = [second.left, second.top, second.width, second.height];
        assert_eq!((second.delay, place), (8, [3, 1, 4, 3]));
        assert!(second.buffer[0] < 60 && second.buffer[2] > 200, "blue");
        assert_eq!(second.buffer[7], 0, "what stays is not painted");
        assert!(read.read_next_frame().expect("sound").is_none());
    }
}
