//! What the notations of all games have in common.

/// In panics and tests, things read as players write them.
macro_rules! debug_as_display {
    ($($written:ty),+) => {
        $(impl ::std::fmt::Debug for $written {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(self, f)
            }
        })+
    };
}

/// A move is read as it is written in a record, whatever its annotation claims.
macro_rules! read_without_claim {
    ($mv:ty, $written:ty) => {
        impl ::std::str::FromStr for $mv {
            type Err = <$written as ::std::str::FromStr>::Err;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Ok(text.parse::<$written>()?.mv)
            }
        }
    };
}

pub(super) use {debug_as_display, read_without_claim};
