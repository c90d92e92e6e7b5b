//! Rounding by additions alone, which vectorises. A cast would check each number for NaN and range, which
//! takes longer than the rounding.

/// Floats from here up to twice as much have no fraction bits: adding this rounds.
const FULL: f32 = 8_388_608.0;
/// The mantissa bits, which hold the number that was added.
const ADDED: u32 = 0x007f_ffff;
const MOST: f32 = 4_194_304.0;

/// The floor of a number from 0 to 4,194,304.
#[inline]
pub(super) fn floor(number: f32) -> u32 {
    let near = number + FULL - FULL;
    let past = if near > number { 1.0 } else { 0.0 };
    (near - past + FULL).to_bits() & ADDED
}

/// The ceiling of a number, clamped to 0–4,194,304.
#[inline]
pub(super) fn ceil(number: f32) -> u32 {
    let number = number.clamp(0.0, MOST);
    let near = number + FULL - FULL;
    let short = if near < number { 1.0 } else { 0.0 };
    (near + short + FULL).to_bits() & ADDED
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_are_those_of_the_system() {
        let next = |number: f32| f32::from_bits(number.to_bits() + 1);
        let before = |number: f32| f32::from_bits(number.to_bits() - 1);
        for whole in (1..=70_000_u32).chain([99_999, 262_143, 4_194_303]) {
            let at = whole as f32;
            for number in [at, next(at), before(at), at - 0.5, next(at - 0.5)] {
                assert_eq!(floor(number), number.floor() as u32, "{number}");
                assert_eq!(ceil(number), number.ceil() as u32, "{number}");
            }
        }
    }

    #[test]
    fn what_is_far_outside_is_at_the_end() {
        assert_eq!(floor(0.0), 0);
        for number in [f32::NEG_INFINITY, -7.5, -0.0, 0.0] {
            assert_eq!(ceil(number), 0);
        }
        for number in [5e6, 1e30, f32::INFINITY] {
            assert_eq!(ceil(number), 4_194_304);
        }
    }
}
