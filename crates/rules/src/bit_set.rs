//! Operations shared by all sets of places, on every board: one word with one bit per place.

/// Implements the set operators, the iteration over places and the common queries for a `struct $set($bits)`.
/// `$board` is the word with a bit for every place of the board; `$number` and `$numbered` are the functions
/// of `$place` that return its bit number and build a place from one.
macro_rules! bit_set {
    ($set:ident($bits:ty), $place:ident, $number:ident, $numbered:ident, $board:expr) => {
        impl $set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// The set of one place.
            #[inline]
            pub const fn of(place: $place) -> Self {
                Self(1 << place.$number())
            }

            /// Returns `true` if the place is in the set.
            #[inline]
            pub const fn has(self, place: $place) -> bool {
                self.0 >> place.$number() & 1 != 0
            }

            /// The number of places in the set.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Returns `true` if the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The set as a number with one bit per place; equal sets give equal numbers.
            #[inline]
            pub const fn to_bits(self) -> $bits {
                self.0
            }
        }

        #[expect(
            clippy::copy_iterator,
            reason = "a set is one word, and walking it by value is how it is read"
        )]
        impl Iterator for $set {
            type Item = $place;

            #[inline]
            fn next(&mut self) -> Option<$place> {
                if self.0 == 0 {
                    return None;
                }
                let place = $place::$numbered(self.0.trailing_zeros() as u8);
                self.0 &= self.0 - 1;
                Some(place)
            }
        }

        impl FromIterator<$place> for $set {
            fn from_iter<T: IntoIterator<Item = $place>>(places: T) -> Self {
                places.into_iter().fold(Self::EMPTY, |set, place| set | Self::of(place))
            }
        }

        impl ::std::ops::BitOr for $set {
            type Output = Self;

            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl ::std::ops::BitAnd for $set {
            type Output = Self;

            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl ::std::ops::BitXor for $set {
            type Output = Self;

            #[inline]
            fn bitxor(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }
        }

        /// Set difference.
        impl ::std::ops::Sub for $set {
            type Output = Self;

            #[inline]
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        /// Complement within the board.
        impl ::std::ops::Not for $set {
            type Output = Self;

            #[inline]
            fn not(self) -> Self {
                Self($board & !self.0)
            }
        }
    };
}

pub(super) use bit_set;
