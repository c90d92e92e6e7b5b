//! Rules that the players can agree on, and the named sets of them.

use serde::{Deserialize, Serialize};

use super::{KubaRules, Marble};
use crate::RuleOption;

/// Pushes that the ko rule bans.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum KoRule {
    /// The straight push-back of the opponent's last push (1997 leaflet, §4).
    #[default]
    StraightBack,
    /// A push that restores the board as it was before the opponent's last push (Games of Kings
    /// and Soldiers; Kubatoo, rule 7).
    PreviousPosition,
    /// A push that produces any arrangement already seen in this game (Ralf Gering).
    Superko,
}

/// Extra turn after a capture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ExtraTurn {
    /// The player pushes again (1997 leaflet, §5).
    #[default]
    Must,
    /// The player may push again or end the turn (Games of Kings and Soldiers).
    May,
    /// No extra turn (Kubatoo).
    None,
    /// The player pushes again, but only after a red (a printed version of the rules).
    RedMust,
    /// The player may push again or end the turn, but only after a red.
    RedMay,
}

impl KoRule {
    /// All ko rules, the leaflet's first.
    pub const ALL: [Self; 3] = [Self::StraightBack, Self::PreviousPosition, Self::Superko];
}

impl ExtraTurn {
    /// All extra-turn rules, the leaflet's first.
    pub const ALL: [Self; 5] = [Self::Must, Self::May, Self::None, Self::RedMust, Self::RedMay];

    /// Returns `true` if a player who captures this marble gets an extra turn.
    #[inline]
    pub const fn is_granted_for(self, captured: Marble) -> bool {
        match self {
            Self::Must | Self::May => true,
            Self::RedMust | Self::RedMay => matches!(captured, Marble::Red),
            Self::None => false,
        }
    }

    /// Returns `true` if the player may end an extra turn without pushing.
    #[inline]
    pub const fn may_end(self) -> bool {
        matches!(self, Self::May | Self::RedMay)
    }
}

pub(super) const OPTIONS: [RuleOption<KubaRules>; 4] = [
    RuleOption {
        name: "Ko",
        values: &["straight-back", "previous-position", "superko"],
        get: |rules| rules.rules.ko as usize,
        set: |rules, place| rules.rules.ko = KoRule::ALL[place],
    },
    RuleOption {
        name: "Extra",
        values: &["must", "may", "none", "red-must", "red-may"],
        get: |rules| rules.rules.extra as usize,
        set: |rules, place| rules.rules.extra = ExtraTurn::ALL[place],
    },
    RuleOption {
        name: "Setup",
        values: &["standard", "mirrored"],
        get: |rules| rules.setup as usize,
        set: |rules, place| rules.setup = Setup::ALL[place],
    },
    RuleOption {
        name: "Repetition",
        values: &["true", "false"],
        get: |rules| usize::from(!rules.rules.repetition),
        set: |rules, place| rules.rules.repetition = place == 0,
    },
];

/// The rules in force in a game of Kuba.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleSet {
    /// The ko rule.
    pub ko: KoRule,
    /// The extra-turn rule.
    pub extra: ExtraTurn,
    /// `true` if the third occurrence of a position is a draw. It cannot arise under Superko.
    pub repetition: bool,
}

/// A named rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum NamedRules {
    /// The 1997 leaflet.
    Leaflet,
    /// The web page "Games of Kings and Soldiers".
    KingsAndSoldiers,
    /// Ralf Gering's note.
    Gering,
    /// The variant Kubatoo.
    Kubatoo,
}

impl NamedRules {
    /// All named rule sets, the default first.
    pub const ALL: [Self; 4] = [Self::Leaflet, Self::KingsAndSoldiers, Self::Gering, Self::Kubatoo];

    /// The rules of this name.
    pub const fn rules(self) -> RuleSet {
        let (ko, extra, repetition) = match self {
            Self::Leaflet => (KoRule::StraightBack, ExtraTurn::Must, true),
            Self::KingsAndSoldiers => (KoRule::PreviousPosition, ExtraTurn::May, true),
            Self::Gering => (KoRule::Superko, ExtraTurn::May, false),
            Self::Kubatoo => (KoRule::PreviousPosition, ExtraTurn::None, true),
        };
        RuleSet { ko, extra, repetition }
    }
}

impl RuleSet {
    /// The rules of the 1997 leaflet, the default.
    pub const LEAFLET: Self = NamedRules::Leaflet.rules();

    /// The name of this combination of rules, if it has one.
    pub fn name(self) -> Option<NamedRules> {
        let own = self.effective();
        NamedRules::ALL.into_iter().find(|name| name.rules().effective() == own)
    }

    /// Drops the repetition rule under Superko, where no position recurs.
    fn effective(self) -> Self {
        Self { repetition: self.repetition && self.ko != KoRule::Superko, ..self }
    }
}

impl Default for RuleSet {
    fn default() -> Self {
        Self::LEAFLET
    }
}

/// Set-up of the board at the start. Black chooses it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Setup {
    /// White in the bottom right corner.
    #[default]
    Standard,
    /// Black in the bottom right corner.
    Mirrored,
}

impl Setup {
    /// Both set-ups, the default first.
    pub const ALL: [Self; 2] = [Self::Standard, Self::Mirrored];
}
