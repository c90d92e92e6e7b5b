//! Hashing of positions.

/// Multiplies two numbers and combines the halves of the product, so that every bit of the result depends on
/// every bit of both.
#[inline]
pub(super) fn fold(one: u64, other: u64) -> u64 {
    let product = u128::from(one) * u128::from(other);
    (product >> 64) as u64 ^ product as u64
}
