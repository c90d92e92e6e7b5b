//! Ranks of a board in a position text.

use std::fmt::{Display, Formatter, Result};

/// Writes ranks with slashes between them: pieces, and the numbers of empty cells before and after them.
pub(super) fn write_ranks<P: Display, R: Iterator<Item = Option<P>>>(
    f: &mut Formatter<'_>,
    ranks: impl Iterator<Item = R>,
) -> Result {
    for (index, rank) in ranks.enumerate() {
        if index > 0 {
            f.write_str("/")?;
        }
        let mut empty = 0;
        for cell in rank {
            let Some(piece) = cell else {
                empty += 1;
                continue;
            };
            write_empty(f, empty)?;
            empty = 0;
            write!(f, "{piece}")?;
        }
        write_empty(f, empty)?;
    }
    Ok(())
}

fn write_empty(f: &mut Formatter<'_>, count: usize) -> Result {
    if count > 0 {
        write!(f, "{count}")?;
    }
    Ok(())
}
