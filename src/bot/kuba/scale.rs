//! Strength of the levels of Kuba, measured by matches and by `examples/level_profile` (see `docs/strength.md`).

use crate::bot::rating::Scale;

/// Scale of Kuba.
pub(super) const SCALE: Scale = Scale {
    steps: [263, 182, 288, 164, 252, 263, 252, 210, 241, 363, 402],
    losses: &[1939, 1627, 1292, 943, 943, 585, 487, 443, 271],
};
