//! Strength of the levels of Qubism, measured by matches and by `examples/level_profile` (see `docs/strength.md`).

use crate::bot::rating::Scale;

/// Scale of Qubism.
pub(super) const SCALE: Scale = Scale {
    steps: [210, 92, 100, 173, 191, 108, 275, 210, 301, 252, 131],
    losses: &[1831, 1831, 1476, 1168, 1087, 938, 832, 702, 372],
};
