//! Strength of the levels of Qubism, measured by matches and by `kuba-lab level-profile` (see `docs/strength.md`).

use crate::rating::{HeadStartWorth, Scale, SkillCurve};

/// Scale of Qubism.
pub(super) const SCALE: Scale = Scale {
    steps: [210, 92, 100, 173, 191, 108, 275, 210, 301, 252, 131],
    losses: &[1877, 1831, 1554, 1343, 1111, 954, 877, 743, 424],
    skills: &[
        SkillCurve {
            skill: "qubism-skill-way",
            idea: "qubism-idea-longer",
            weakest: 234,
            factor: 851,
        },
        SkillCurve { skill: "skill-defending", idea: "idea-allows-win", weakest: 112, factor: 727 },
        SkillCurve { skill: "skill-finishing", idea: "idea-misses-win", weakest: 81, factor: 487 },
        SkillCurve::beginning(593, 907),
    ],
    head_starts: &[
        HeadStartWorth { first: 74, growth: 77 },
        HeadStartWorth { first: 98, growth: 131 },
        HeadStartWorth { first: 383, growth: 71 },
    ],
};
