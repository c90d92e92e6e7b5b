//! Output layer of the learned evaluations: turns a sum of vectors into a value.
//!
//! The first number of the sum counts linearly, the others through a curve that is flat at both ends.

use miniz_oxide::inflate::decompress_to_vec_zlib;
use wide::i16x16;

/// Length of the vectors.
pub const WIDTH: usize = 16;
/// Fixed-point 1 of the vectors.
const UNIT: i16 = 256;
/// Fixed-point 1 after the curve.
const SQUARE: i32 = UNIT as i32 * UNIT as i32 / 16;
/// Fixed-point hundredth of the game's unit in the output weights.
const OUT_UNIT: i32 = 16;

/// Vector of the tables.
pub type Vector = i16x16;

/// Weights of the numbers of a sum.
pub struct OutputLayer {
    /// Of the first number.
    straight: i32,
    /// Of the other numbers, after the curve; 0 for the first.
    curved: Vector,
}

impl OutputLayer {
    /// Creates the layer with these weights.
    pub fn new(weights: Vector) -> Self {
        let mut curved = weights.to_array();
        let straight = i32::from(std::mem::take(&mut curved[0]));
        Self { straight, curved: Vector::new(curved) }
    }

    /// Returns the value of a sum, in hundredths of the game's unit.
    #[inline]
    pub fn worth(&self, sum: Vector) -> i32 {
        let straight = i32::from(sum.to_array()[0]) * self.straight;
        let curved = square(sum).dot(self.curved).reduce_add();
        (straight / i32::from(UNIT) + curved / SQUARE) / OUT_UNIT
    }

    /// Computes [`OutputLayer::worth`] without rounding.
    #[cfg(test)]
    pub fn exact_worth(&self, vectors: impl IntoIterator<Item = Vector>) -> f32 {
        let mut sum = [0.0; WIDTH];
        for vector in vectors {
            for (sum, part) in sum.iter_mut().zip(vector.to_array()) {
                *sum += f32::from(part) / f32::from(UNIT);
            }
        }
        let weights = self.curved.to_array().map(f32::from);
        let curved: f32 = sum.iter().zip(weights).map(|(&x, w)| curve(x) * w).sum();
        (sum[0] * self.straight as f32 + curved) / OUT_UNIT as f32
    }
}

/// [`curve`] in fixed point; 1 is [`SQUARE`].
#[inline]
fn square(sum: Vector) -> Vector {
    let part = sum.max(Vector::ZERO).min(Vector::splat(UNIT));
    // The upper half of the product: 64 · 64 / 2¹⁶ is a sixteenth.
    let part: Vector = part << 6_i32;
    part.mul_keep_high(part)
}

/// Activation function: the square of `x`, which is first clamped to 0..=1.
#[inline]
pub fn curve(x: f32) -> f32 {
    let x = x.clamp(0.0, 1.0);
    x * x
}

macro_rules! built_in {
    ($name:literal) => {
        $crate::output_layer::unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/", $name)))
    };
}
pub(super) use built_in;

/// Empty if the bytes are damaged.
pub(super) fn unpacked(packed: &[u8]) -> Vec<u8> {
    decompress_to_vec_zlib(packed).unwrap_or_default()
}

/// Reads the numbers after the magic bytes of a file of weights; `None` if the file begins otherwise.
pub fn numbers<'a>(
    bytes: &'a [u8],
    magic: &[u8; 8],
) -> Option<impl Iterator<Item = i16> + use<'a>> {
    let numbers = bytes.strip_prefix(magic)?.as_chunks().0.iter();
    Some(numbers.map(|&number| i16::from_le_bytes(number)))
}

/// Reader of the vectors written by [`write()`], the weights of the layer first; it returns `None` at the end
/// of the file. `None` if the file begins otherwise.
fn vectors(bytes: &[u8], magic: [u8; 8]) -> Option<impl FnMut() -> Option<Vector>> {
    let mut numbers = numbers(bytes, &magic)?;
    Some(move || {
        let mut vector = [0; WIDTH];
        for part in &mut vector {
            *part = numbers.next()?;
        }
        Some(Vector::new(vector))
    })
}

/// Reads a file written by [`write()`]: the layer, and a reader of the vectors after it, which returns `None`
/// at the end of the file. Returns `None` if the file begins otherwise.
pub fn read<'a>(
    bytes: &'a [u8],
    magic: &[u8; 8],
) -> Option<(OutputLayer, impl FnMut() -> Option<Vector> + use<'a>)> {
    let mut vector = vectors(bytes, *magic)?;
    Some((OutputLayer::new(vector()?), vector))
}

/// Decodes the weights of the [`OutputLayer`] and the vectors passed to [`write()`], to continue learning
/// from them; `None` if the file begins otherwise.
pub fn written(bytes: &[u8], magic: &[u8; 8]) -> Option<([f32; WIDTH], Vec<[f32; WIDTH]>)> {
    let mut vector = vectors(bytes, *magic)?;
    let in_units = |vector: Vector, unit: f32| vector.to_array().map(|part| f32::from(part) / unit);
    let out = in_units(vector()?, OUT_UNIT as f32);
    let vectors = std::iter::from_fn(|| Some(in_units(vector()?, f32::from(UNIT))));
    Some((out, vectors.collect()))
}

/// Encodes a file of weights: the magic bytes, the weights of the [`OutputLayer`] in hundredths of the game's
/// unit, and the vectors.
pub fn write<'a>(
    magic: &[u8; 8],
    out: &[f32; WIDTH],
    vectors: impl Iterator<Item = &'a [f32; WIDTH]>,
) -> Vec<u8> {
    let mut bytes = magic.to_vec();
    let mut number = |value: f32| {
        let value = value.round().clamp(-32_000.0, 32_000.0) as i16;
        bytes.extend(value.to_le_bytes());
    };
    for weight in out {
        number(weight * OUT_UNIT as f32);
    }
    for part in vectors.flatten() {
        number(part * f32::from(UNIT));
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_again() {
        let out = std::array::from_fn(|part| part as f32 - 4.5);
        let vectors = [[0.25; WIDTH], [-1.5; WIDTH]];
        let bytes = write(b"WEIGHTS1", &out, vectors.iter());
        assert_eq!(written(&bytes, b"WEIGHTS1"), Some((out, vectors.to_vec())));
        assert_eq!(written(&bytes, b"WEIGHTS2"), None);
    }
}
