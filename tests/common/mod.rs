//! Helpers shared by several tests. Each test uses some of them.
#![allow(dead_code, missing_docs, unreachable_pub)]

pub mod claims;
pub mod cubulus;
pub mod engine;
pub mod heap;
pub mod judging;
pub mod kept;
pub mod lessons;
pub mod long;
pub mod maze;
pub mod minimax;
pub mod nim;
pub mod oracle;
pub mod pictures;
pub mod places;
pub mod properties;
pub mod qubism;
pub mod suite;
pub mod tree;
pub mod tried;
pub mod window;

use kuba::rules::kuba::{ExtraTurn, KoRule, RuleSet};

/// Every combination of ko rule and extra turn.
pub fn mixes() -> impl Iterator<Item = RuleSet> {
    KoRule::ALL.into_iter().flat_map(|ko| {
        ExtraTurn::ALL.into_iter().map(move |extra| RuleSet {
            ko,
            extra,
            repetition: ko != KoRule::Superko,
        })
    })
}
