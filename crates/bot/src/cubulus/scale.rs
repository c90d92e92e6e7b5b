//! Strength of the levels of Cubulus, measured by matches and by `kuba-lab level-profile` (see `docs/strength.md`).

use crate::rating::{HeadStartWorth, Scale, SkillCurve};

/// Scale of Cubulus for two.
pub(super) const SCALE: Scale = Scale {
    steps: [220, 200, 182, 241, 252, 200, 164, 288, 100, 156, 263],
    losses: &[2540, 2247, 2068, 1622, 1571, 1128, 956, 487, 316],
    skills: &[
        SkillCurve {
            skill: "cubulus-skill-closing",
            idea: "cubulus-idea-left",
            weakest: 115,
            factor: 596,
        },
        SkillCurve {
            skill: "cubulus-skill-threatening",
            idea: "cubulus-idea-missed",
            weakest: 62,
            factor: 872,
        },
        SkillCurve { skill: "skill-defending", idea: "idea-allows-win", weakest: 41, factor: 659 },
        SkillCurve { skill: "skill-finishing", idea: "idea-misses-win", weakest: 29, factor: 418 },
        SkillCurve::beginning(623, 896),
    ],
    head_starts: &[
        HeadStartWorth { first: 196, growth: 53 },
        HeadStartWorth { first: 330, growth: 91 },
        HeadStartWorth { first: 542, growth: 97 },
    ],
};

/// Scale of Cubulus for three. The step to level 12, which was not measured, is taken to be that to level 11.
pub(super) const SCALE_OF_THREE: Scale = Scale {
    steps: [198, 134, 64, 141, 71, 71, 198, 236, 243, 243, 243],
    losses: &[928, 928, 868, 868, 754, 572, 372, 320],
    skills: &[
        SkillCurve {
            skill: "cubulus-skill-closing",
            idea: "cubulus-idea-left",
            weakest: 117,
            factor: 720,
        },
        SkillCurve::beginning(146, 743),
    ],
    head_starts: &[],
};
