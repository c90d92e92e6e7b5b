//! Strength of the levels of Qubism, measured by matches and by `kuba-lab level-profile` (see `docs/strength.md`).

use crate::rating::{Scale, SkillCurve};

/// Scale of Qubism.
pub(super) const SCALE: Scale = Scale {
    steps: [210, 92, 100, 173, 191, 108, 275, 210, 301, 252, 131],
    losses: &[1877, 1831, 1554, 1343, 1111, 954, 877, 743, 424],
    skills: &[
        SkillCurve {
            skill: "qubism-skill-way",
            idea: "qubism-idea-longer",
            weakest: 42,
            factor: 701,
        },
        SkillCurve {
            skill: "qubism-skill-blocking",
            idea: "qubism-idea-shorter",
            weakest: 28,
            factor: 715,
        },
        SkillCurve { skill: "skill-defending", idea: "idea-allows-win", weakest: 187, factor: 823 },
        SkillCurve { skill: "skill-finishing", idea: "idea-misses-win", weakest: 63, factor: 779 },
        SkillCurve::beginning(656, 884),
    ],
};
