//! Rules of Kuba in every combination.

use kuba_rules::kuba::{ExtraTurn, KoRule, RuleSet};

/// Every combination of ko rule and extra turn.
pub(crate) fn kuba_mixes() -> impl Iterator<Item = RuleSet> {
    KoRule::ALL.into_iter().flat_map(|ko| {
        ExtraTurn::ALL.into_iter().map(move |extra| RuleSet {
            ko,
            extra,
            repetition: ko != KoRule::Superko,
        })
    })
}
