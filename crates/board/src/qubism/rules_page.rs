//! Qubism's page of rules with small boards.

use crate::rules_page::{RulesPicture, RulesSection};

pub(super) const SECTIONS: &[RulesSection] = &[
    RulesSection {
        title: "qubism-learn-aim-title",
        text: "qubism-learn-aim",
        pictures: &[
            RulesPicture {
                position: "5/5/5/5/5 c1 c5 b",
                moves: &[],
                arrow: None,
                caption: "qubism-picture-start",
            },
            RulesPicture {
                position: "5/5/1ER3/5/3WL1 c4 a2 b",
                moves: &["c4c5"],
                arrow: None,
                caption: "qubism-picture-won",
            },
        ],
    },
    RulesSection {
        title: "qubism-learn-turn-title",
        text: "qubism-learn-turn",
        pictures: &[RulesPicture {
            position: "5/5/1SR3/5/5 c1 c5 b",
            moves: &[],
            arrow: Some("c1c2"),
            caption: "qubism-picture-turn",
        }],
    },
    RulesSection {
        title: "qubism-learn-jump-title",
        text: "qubism-learn-jump",
        pictures: &[
            RulesPicture {
                position: "5/1SR3/5/3WR1/5 c2 c3 b",
                moves: &[],
                arrow: Some("c2c4"),
                caption: "qubism-picture-jump",
            },
            RulesPicture {
                position: "5/5/5/3ER1/2NR2 d3 e3 b",
                moves: &[],
                arrow: Some("d3e4"),
                caption: "qubism-picture-sideways",
            },
        ],
    },
    RulesSection {
        title: "qubism-learn-arrow-title",
        text: "qubism-learn-arrow",
        pictures: &[
            RulesPicture {
                position: "5/3WL1/1EL3/3WR1/5 c1 c5 b",
                moves: &[],
                arrow: Some("d2c2"),
                caption: "qubism-picture-fin",
            },
            RulesPicture {
                position: "5/3WL1/1EL3/3WR1/5 c1 c5 b",
                moves: &["d2c2"],
                arrow: None,
                caption: "qubism-picture-tipped",
            },
        ],
    },
    RulesSection {
        title: "qubism-learn-place-title",
        text: "qubism-learn-place",
        pictures: &[RulesPicture {
            position: "5/5/5/2NR2/5 b1 d5 b",
            moves: &[],
            arrow: Some("c4ER"),
            caption: "qubism-picture-place",
        }],
    },
    RulesSection {
        title: "qubism-learn-move-title",
        text: "qubism-learn-move",
        pictures: &[RulesPicture {
            position: "5/ER4/5/4WL/5 c1 c5 b",
            moves: &[],
            arrow: Some("a4d4"),
            caption: "qubism-picture-far",
        }],
    },
    RulesSection {
        title: "qubism-learn-way-title",
        text: "qubism-learn-way",
        pictures: &[RulesPicture {
            position: "5/5/1SRNRERSR/5/5 c2 c4 b",
            moves: &[],
            arrow: Some("a3SL"),
            caption: "qubism-picture-way",
        }],
    },
    RulesSection {
        title: "qubism-learn-locked-title",
        text: "qubism-learn-locked",
        pictures: &[RulesPicture {
            position: "5/2SR2/2NL2/5/ER3NR c1 c5 b",
            moves: &[],
            arrow: None,
            caption: "qubism-picture-locked",
        }],
    },
    RulesSection {
        title: "qubism-learn-first-title",
        text: "qubism-learn-first",
        pictures: &[RulesPicture {
            position: "5/5/5/1ER1WR1/5 a1 c3 b",
            moves: &["c2SR"],
            arrow: None,
            caption: "qubism-picture-race",
        }],
    },
];
