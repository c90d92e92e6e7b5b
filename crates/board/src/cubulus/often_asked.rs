//! Questions on Cubulus that are often asked, each with a small board.

use crate::rules_page::{RulesPicture, RulesSection};

pub(super) const SECTIONS: &[RulesSection] = &[
    RulesSection {
        title: "cubulus-asked-neutral-title",
        text: "cubulus-asked-neutral",
        pictures: &[RulesPicture {
            position: "R1R/3/R1R/1R1/3/R1R/3/1R1/1R1 w wb -",
            moves: &[],
            arrow: None,
            caption: "",
        }],
    },
    RulesSection {
        title: "cubulus-asked-both-title",
        text: "cubulus-asked-both",
        pictures: &[RulesPicture {
            position: "B1B/3/B2/3/3/1WB/3/3/1WW w wb. -",
            moves: &["c11c12"],
            arrow: None,
            caption: "",
        }],
    },
    RulesSection {
        title: "cubulus-asked-back-title",
        text: "cubulus-asked-back",
        pictures: &[RulesPicture {
            position: "3/3/WBB/3/3/1W1/2B/3/3 b wb. -",
            moves: &["a13b13"],
            arrow: Some("c13b13"),
            caption: "",
        }],
    },
    RulesSection {
        title: "cubulus-asked-three-title",
        text: "cubulus-asked-three",
        pictures: &[RulesPicture {
            position: "3/3/WBR/3/3/1W1/2B/3/R2 b wbr -",
            moves: &["a13b13"],
            arrow: Some("c13b13"),
            caption: "",
        }],
    },
    RulesSection {
        title: "cubulus-asked-core-title",
        text: "cubulus-asked-core",
        pictures: &[RulesPicture {
            position: "3/3/B2/3/2B/1W1/3/3/2B w wb. -",
            moves: &["b12b22"],
            arrow: None,
            caption: "",
        }],
    },
    RulesSection {
        title: "cubulus-asked-two-title",
        text: "cubulus-asked-two",
        pictures: &[RulesPicture {
            position: "W1R/3/1WR/3/3/3/1BR/B1B/BR1 w wbr -",
            moves: &[],
            arrow: Some("a11b11"),
            caption: "",
        }],
    },
];
