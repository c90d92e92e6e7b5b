//! Strength of the levels of Kuba, measured by matches and by `kuba-lab level-profile` (see `docs/strength.md`).

use crate::rating::{HeadStartWorth, Scale, SkillCurve};

/// Scale of Kuba.
pub(super) const SCALE: Scale = Scale {
    steps: [263, 182, 288, 164, 252, 263, 252, 210, 241, 363, 402],
    losses: &[2100, 1727, 1429, 842, 813, 523, 523, 367, 271],
    skills: &[
        SkillCurve {
            skill: "kuba-skill-guarding",
            idea: "kuba-idea-open",
            weakest: 52,
            factor: 819,
        },
        SkillCurve {
            skill: "kuba-skill-taking",
            idea: "kuba-idea-takes",
            weakest: 135,
            factor: 714,
        },
        SkillCurve { skill: "skill-defending", idea: "idea-allows-win", weakest: 49, factor: 747 },
        SkillCurve { skill: "skill-finishing", idea: "idea-misses-win", weakest: 49, factor: 698 },
        SkillCurve::beginning(499, 673),
    ],
    head_starts: &[
        HeadStartWorth { first: 72, growth: -7 },
        HeadStartWorth { first: 182, growth: -8 },
        HeadStartWorth { first: 327, growth: -36 },
        HeadStartWorth { first: 476, growth: -43 },
        HeadStartWorth { first: 691, growth: -77 },
        HeadStartWorth { first: 991, growth: -138 },
    ],
};
