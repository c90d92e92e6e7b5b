//! Strength of the levels of Qubism, measured by matches and by `examples/level_profile` (see `docs/strength.md`).

use crate::bot::rating::Scale;

/// Scale of Qubism.
pub(super) const SCALE: Scale = Scale {
    steps: [210, 92, 100, 173, 191, 108, 275, 210, 301, 252, 131],
    losses: &[2243, 1272, 1272, 1272, 1042, 933, 838, 483, 401],
};
