//! Strength of the levels of Cubulus, measured by matches and by `examples/level_profile` (see `docs/strength.md`).

use crate::bot::rating::Scale;

/// Scale of Cubulus for two.
pub(super) const SCALE: Scale = Scale {
    steps: [220, 200, 182, 241, 252, 200, 164, 288, 100, 156, 263],
    losses: &[3161, 2409, 1875, 1333, 1267, 1093, 1093, 582, 316],
};

/// Scale of Cubulus for three. The step to level 12, which was not measured, is taken to be that to level 11.
pub(super) const SCALE_OF_THREE: Scale = Scale {
    steps: [198, 134, 64, 141, 71, 71, 198, 236, 243, 243, 243],
    losses: &[937, 937, 844, 844, 807, 601, 374, 321],
};
