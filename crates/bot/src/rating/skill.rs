//! Skills of a player, measured against the levels.

use super::losses::MoveLosses;
use super::scale::Scale;
use super::skill_curve::SkillCurve;
use super::skill_errors::{BEGINNING, SkillErrors};
use crate::Level;

/// Skill of a player, measured against the levels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MeasuredSkill {
    /// The levels' curve.
    pub curve: SkillCurve,
    /// Number of moves in which the skill could be missing.
    pub moves: u32,
    /// Moves in which it was missing.
    pub errors: SkillErrors,
    /// Level that has as many errors a move, 1.0 to 12.0.
    pub level: f64,
    /// Chance that the next level would have lost less, in tenths of a percent.
    pub cost: f64,
}

impl MeasuredSkill {
    /// Returns the skills of a player with these losses, the one that costs most first.
    pub fn all(scale: &Scale, losses: &MoveLosses) -> Vec<Self> {
        let measured = scale.skills.iter().filter_map(|curve| {
            let moves = match curve.skill {
                BEGINNING => losses.early,
                _ => losses.judged,
            };
            let errors = losses.errors.get(curve.skill).copied().unwrap_or_default();
            (moves > 0).then(|| Self::of(*curve, moves, errors))
        });
        let mut skills: Vec<Self> = measured.collect();
        skills.sort_by(|one, other| other.cost.total_cmp(&one.cost));
        skills
    }

    fn of(curve: SkillCurve, moves: u32, errors: SkillErrors) -> Self {
        // Half a lapse stands for what was not seen in so few moves.
        let rate = f64::from(errors.times).max(0.5) / f64::from(moves);
        let level = curve.level(rate);
        let better = curve.rate(next(level)) / rate;
        Self { curve, moves, errors, level, cost: f64::from(errors.lost) * (1.0 - better.min(1.0)) }
    }

    /// Returns the next level, and in how many moves it has a lapse; `None` beyond the last.
    pub fn next_level(&self) -> Option<(u8, f64)> {
        let next = next(self.level);
        (next <= f64::from(Level::COUNT)).then(|| (next as u8, 1.0 / self.curve.rate(next)))
    }
}

/// The whole level above.
fn next(level: f64) -> f64 {
    level.round() + 1.0
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    const GUARDING: SkillCurve =
        SkillCurve { skill: "skill-guarding", idea: "idea-open", weakest: 400, factor: 500 };
    const EARLY: SkillCurve = SkillCurve::beginning(200, 800);
    const SCALE: Scale = Scale { skills: &[GUARDING, EARLY], ..Scale::USUAL };

    fn losses(guarding: SkillErrors, early: SkillErrors) -> MoveLosses {
        MoveLosses {
            moves: 60,
            lost: 2000,
            judged: 100,
            early: 20,
            errors: BTreeMap::from([
                (GUARDING.skill.to_owned(), guarding),
                (BEGINNING.to_owned(), early),
            ]),
        }
    }

    #[test]
    fn a_player_with_as_many_lapses_as_a_level_is_like_that_level() {
        for level in [1.0, 3.0, 6.0] {
            let times = (1000.0 * GUARDING.rate(level)).round() as u32;
            let errors = SkillErrors { times, lost: 100 * times };
            let all = losses(errors, SkillErrors::default());
            let all = MoveLosses { judged: 1000, ..all };
            let skills = MeasuredSkill::all(&SCALE, &all);
            let guarding = skills.iter().find(|one| one.curve == GUARDING).expect("measured");
            assert!((guarding.level - level).abs() < 0.1, "{guarding:?}");
            let (next, moves) = guarding.next_level().expect("a next level");
            assert!(f64::from(next) > level && moves > 1.0 / GUARDING.rate(level));
        }
    }

    #[test]
    fn the_skill_that_costs_most_comes_first_and_none_is_missing() {
        let many = SkillErrors { times: 20, lost: 4000 };
        let few = SkillErrors { times: 1, lost: 100 };
        let first = |guarding, early| {
            let skills = MeasuredSkill::all(&SCALE, &losses(guarding, early));
            assert_eq!(skills.len(), 2);
            assert!(skills.iter().all(|skill| (1.0..=12.0).contains(&skill.level)));
            skills[0].curve.skill
        };
        assert_eq!(first(many, few), GUARDING.skill);
        assert_eq!(first(few, SkillErrors { times: 10, lost: 3000 }), BEGINNING);
    }

    #[test]
    fn without_moves_there_is_no_skill_and_without_lapses_it_is_the_best() {
        assert_eq!(MeasuredSkill::all(&SCALE, &MoveLosses::default()), []);
        let never =
            MeasuredSkill::all(&SCALE, &losses(SkillErrors::default(), SkillErrors::default()));
        assert!(never.iter().all(|skill| skill.cost == 0.0));
        let guarding = never.iter().find(|one| one.curve == GUARDING).expect("measured");
        assert!(guarding.level > 7.0, "{guarding:?}");
    }
}
