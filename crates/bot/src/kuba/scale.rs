//! Strength of the levels of Kuba, measured by matches and by `kuba-lab level-profile` (see `docs/strength.md`).

use crate::rating::{Scale, SkillCurve};

/// Scale of Kuba.
pub(super) const SCALE: Scale = Scale {
    steps: [263, 182, 288, 164, 252, 263, 252, 210, 241, 363, 402],
    losses: &[2100, 1727, 1429, 842, 813, 523, 523, 367, 271],
    skills: &[
        SkillCurve {
            skill: "kuba-skill-guarding",
            idea: "kuba-idea-open",
            weakest: 49,
            factor: 744,
        },
        SkillCurve {
            skill: "kuba-skill-taking",
            idea: "kuba-idea-takes",
            weakest: 88,
            factor: 753,
        },
        SkillCurve { skill: "skill-defending", idea: "idea-allows-win", weakest: 75, factor: 778 },
        SkillCurve { skill: "skill-finishing", idea: "idea-misses-win", weakest: 67, factor: 724 },
        SkillCurve::beginning(485, 715),
    ],
};
