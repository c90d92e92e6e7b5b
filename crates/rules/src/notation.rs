//! Notation macros shared by all games.

/// Makes `Debug` print the notation, for readable panics and test failures.
macro_rules! debug_as_display {
    ($($written:ty),+) => {
        $(impl ::std::fmt::Debug for $written {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(self, f)
            }
        })+
    };
}

/// Parses a plain move from the record notation and ignores the claim of its annotation.
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
