//! Random numbers and hashes that are the same for the same seed or bytes, on every machine and in every
//! version, and unpredictable seeds.

use std::hash::{BuildHasher, RandomState};

/// An unpredictable seed.
pub fn seed() -> u64 {
    RandomState::new().hash_one(0_u8)
}

/// Hash that stays the same in files: FNV-1a (Fowler, Noll and Vo).
pub fn stable_hash(bytes: &[u8]) -> u64 {
    const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    bytes.iter().fold(BASIS, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME))
}

/// A small random number generator: `SplitMix64` (Steele, Lea and Flood, 2014).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator with this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number, which may be any.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to but not including `end`; 0 if `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.number()) * end as u128) >> 64) as usize
    }

    /// Shuffles the items.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(end + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_reference() {
        let mut random = Random::new(1_234_567);
        let numbers: [u64; 3] = std::array::from_fn(|_| random.number());
        assert_eq!(
            numbers,
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,]
        );
    }

    #[test]
    fn the_hashes_are_those_of_the_reference() {
        assert_eq!(stable_hash(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(stable_hash(b"foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn lots_differ() {
        let seeds: std::collections::BTreeSet<u64> = (0..20).map(|_| seed()).collect();
        assert_eq!(seeds.len(), 20);
    }

    #[test]
    fn numbers_below_an_end_reach_everything_before_it() {
        let mut random = Random::new(7);
        let mut seen = [false; 5];
        for _ in 0..100 {
            seen[random.below(5)] = true;
        }
        assert_eq!(seen, [true; 5]);
        assert_eq!(random.below(0), 0);
    }
}
