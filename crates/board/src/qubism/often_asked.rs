//! Questions on Qubism that are often asked, each with a small board.

use crate::rules_page::{RulesPicture, RulesSection};

pub(super) const SECTIONS: &[RulesSection] = &[
    RulesSection {
        title: "qubism-asked-slide-title",
        text: "qubism-asked-slide",
        pictures: &[RulesPicture {
            position: "5/5/ER4/5/5 c3 c5 b",
            moves: &[],
            arrow: Some("a3d3"),
            caption: "",
        }],
    },
    RulesSection {
        title: "qubism-asked-row-title",
        text: "qubism-asked-row",
        pictures: &[RulesPicture {
            position: "5/5/5/5/4NR c1 c5 b",
            moves: &[],
            arrow: Some("a5SL"),
            caption: "",
        }],
    },
    RulesSection {
        title: "qubism-asked-turn-title",
        text: "qubism-asked-turn",
        pictures: &[RulesPicture {
            position: "5/5/ERNL3/5/5 c1 c5 b",
            moves: &[],
            arrow: None,
            caption: "",
        }],
    },
    RulesSection {
        title: "qubism-asked-jump-title",
        text: "qubism-asked-jump",
        pictures: &[RulesPicture {
            position: "5/1SR3/5/3WR1/5 c2 c3 b",
            moves: &[],
            arrow: Some("c2b2"),
            caption: "",
        }],
    },
];
