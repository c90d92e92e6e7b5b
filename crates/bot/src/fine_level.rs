//! Strength between two levels.

use std::fmt;
use std::str::FromStr;

use super::Level;
use kuba_rules::phrase::{Phrase, ToPhrase};
use kuba_rules::random::{Random, stable_hash};

/// Strength between two levels, in tenths of a level from 1.0 to 11.0: an even opponent plays each move at the
/// level below or above, in proportion. The strongest level has no part in it, because it plays by the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FineLevel(u8);

/// Tenths of a level.
const WHOLE: u8 = 10;

impl FineLevel {
    /// Strongest level that an even opponent plays at.
    pub const STRONGEST: u8 = Level::COUNT - 1;

    /// Returns the strength of this many tenths of a level, 10 to 110.
    pub fn from_tenths(tenths: u8) -> Option<Self> {
        (WHOLE..=WHOLE * Self::STRONGEST).contains(&tenths).then_some(Self(tenths))
    }

    /// Returns the strength nearest to a level with any fraction.
    pub fn nearest(level: f64) -> Self {
        let most = f64::from(Self::STRONGEST);
        let tenths = f64::from(WHOLE) * level.max(1.0).min(most);
        Self(tenths.round() as u8)
    }

    /// Returns the strength in tenths of a level.
    pub fn tenths(self) -> u8 {
        self.0
    }

    /// Returns the whole level that is nearest, the upper one of two as near.
    pub fn level(self) -> Level {
        self.lower(WHOLE / 2)
    }

    /// Returns the level at which the move after `ply` moves is played: the same for the same seed and ply, on
    /// any machine, and after moves were taken back.
    pub fn level_at(self, seed: u64, ply: usize) -> Level {
        let place = stable_hash(&(ply as u64).to_le_bytes());
        let lot = Random::new(seed ^ place).below(usize::from(WHOLE));
        self.lower(lot as u8)
    }

    /// Lower of both levels once this many tenths are added.
    fn lower(self, more: u8) -> Level {
        Level::new((self.0 + more) / WHOLE).unwrap_or_default()
    }

    /// Returns the level to the nearest half, as texts show it: `4`, `4½`.
    pub fn in_halves(self) -> String {
        let halves = (u16::from(self.0) * 2 + 5) / u16::from(WHOLE);
        let half = if halves % 2 == 1 { "½" } else { "" };
        format!("{}{half}", halves / 2)
    }
}

impl From<Level> for FineLevel {
    /// The strongest level becomes the one below.
    fn from(level: Level) -> Self {
        Self(WHOLE * level.number().min(Self::STRONGEST))
    }
}

/// Whole levels and tenths: `4.5`.
impl fmt::Display for FineLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / WHOLE, self.0 % WHOLE)
    }
}

/// Text that is not a level with a tenth from `1.0` to `11.0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoFineLevel;

impl FromStr for FineLevel {
    type Err = NoFineLevel;

    fn from_str(text: &str) -> Result<Self, NoFineLevel> {
        let (whole, tenth) = text.split_once('.').ok_or(NoFineLevel)?;
        let is_number = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number(whole) || !is_number(tenth) || tenth.len() != 1 {
            return Err(NoFineLevel);
        }
        let tenths = format!("{whole}{tenth}");
        let tenths = tenths.parse().ok().and_then(Self::from_tenths);
        tenths.ok_or(NoFineLevel)
    }
}

/// "Even, about level 4½".
impl ToPhrase for FineLevel {
    fn phrase(&self) -> Phrase {
        Phrase::new("level-even").with("level", self.in_halves())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fine_level_is_written_with_a_tenth_and_read_back() {
        for tenths in 0..=u8::MAX {
            let level = FineLevel::from_tenths(tenths);
            assert_eq!(level.is_some(), (10..=110).contains(&tenths), "{tenths}");
            if let Some(level) = level {
                assert_eq!(level.to_string().parse(), Ok(level));
                assert_eq!(level.tenths(), tenths);
            }
        }
        let wrong =
            "|4|.|4.|.5|4.55|0.9|11.1|12.0|99.9|-4.5|+4.5| 4.5|4,5|4.+|NaN|4.5.5|999999999999.5";
        for text in wrong.split('|') {
            assert_eq!(text.parse::<FineLevel>(), Err(NoFineLevel), "{text}");
        }
    }

    #[test]
    fn texts_show_halves_and_everything_else_goes_by_the_nearest_level() {
        for (tenths, shown, level) in [
            (10, "1", 1),
            (42, "4", 4),
            (43, "4½", 4),
            (45, "4½", 5),
            (47, "4½", 5),
            (48, "5", 5),
            (110, "11", 11),
        ] {
            let fine = FineLevel::from_tenths(tenths).expect("a level");
            assert_eq!(fine.in_halves(), shown);
            assert_eq!(fine.level().number(), level, "{shown}");
        }
    }

    #[test]
    fn any_number_has_a_nearest_strength() {
        for (level, tenths) in [
            (f64::NEG_INFINITY, 10),
            (-3.0, 10),
            (4.449, 44),
            (4.46, 45),
            (12.0, 110),
            (f64::INFINITY, 110),
            (f64::NAN, 10),
        ] {
            assert_eq!(FineLevel::nearest(level).tenths(), tenths, "{level}");
        }
        let levels = Level::all().map(|level| FineLevel::from(level).tenths());
        assert!(levels.eq((1..=11).chain([11]).map(|level| 10 * level)));
    }

    #[test]
    fn each_move_is_played_at_one_of_both_levels_in_proportion_and_always_the_same() {
        for tenths in [40, 43, 45, 49] {
            let fine = FineLevel::from_tenths(tenths).expect("a level");
            let level = |ply| fine.level_at(7, ply).number();
            let upper = (0..2000).filter(|&ply| level(ply) == 5).count();
            assert!((0..2000).all(|ply| matches!(level(ply), 4 | 5)));
            let expected = 200 * usize::from(tenths - 40);
            assert!(upper.abs_diff(expected) < 80, "{tenths}: {upper}");
            assert!((0..50).all(|ply| level(ply) == level(ply)));
        }
        let fine = FineLevel::from_tenths(45).expect("a level");
        let first = |seed| fine.level_at(seed, 0).number();
        assert!((0..20).any(|seed| first(seed) == 4) && (0..20).any(|seed| first(seed) == 5));
    }
}
