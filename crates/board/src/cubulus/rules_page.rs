//! Cubulus's page of rules with small boards.

use crate::rules_page::{RulesPicture, RulesSection};

pub(super) const SECTIONS: &[RulesSection] = &[
    RulesSection {
        title: "cubulus-learn-aim-title",
        text: "cubulus-learn-aim",
        pictures: &[
            RulesPicture {
                position: "B2/1W1/1WW/3/3/3/3/3/B2 w wb. -",
                moves: &["c23"],
                arrow: None,
                caption: "cubulus-picture-small",
            },
            RulesPicture {
                position: "W1W/3/2W/3/1B1/3/B2/3/3 w wb. -",
                moves: &["a13"],
                arrow: None,
                caption: "cubulus-picture-corners",
            },
        ],
    },
    RulesSection {
        title: "cubulus-learn-faces-title",
        text: "cubulus-learn-faces",
        pictures: &[RulesPicture {
            position: "1W1/3/B2/W1W/3/3/3/3/2B w wb. -",
            moves: &["b31"],
            arrow: None,
            caption: "cubulus-picture-diamond",
        }],
    },
    RulesSection {
        title: "cubulus-learn-put-title",
        text: "cubulus-learn-put",
        pictures: &[RulesPicture {
            position: "B2/3/2W/3/3/1B1/W2/3/2B w wb. -",
            moves: &[],
            arrow: Some("a13"),
            caption: "cubulus-picture-put",
        }],
    },
    RulesSection {
        title: "cubulus-learn-red-title",
        text: "cubulus-learn-red",
        pictures: &[RulesPicture {
            position: "3/3/3/R1R/1R1/R1R/R1R/3/R1R w wb -",
            moves: &[],
            arrow: None,
            caption: "cubulus-picture-red",
        }],
    },
    RulesSection {
        title: "cubulus-learn-push-title",
        text: "cubulus-learn-push",
        pictures: &[
            RulesPicture {
                position: "2W/1B1/3/3/3/3/W2/3/2B w wb. -",
                moves: &[],
                arrow: Some("c11b11"),
                caption: "cubulus-picture-push",
            },
            RulesPicture {
                position: "2W/1B1/3/3/3/3/W2/3/2B w wb. -",
                moves: &["c11b11"],
                arrow: None,
                caption: "cubulus-picture-pushed",
            },
        ],
    },
    RulesSection {
        title: "cubulus-learn-core-title",
        text: "cubulus-learn-core",
        pictures: &[RulesPicture {
            position: "3/3/B2/3/2B/1W1/3/3/2B w wb. -",
            moves: &["b12b22"],
            arrow: None,
            caption: "cubulus-picture-core",
        }],
    },
    RulesSection {
        title: "cubulus-learn-shift-title",
        text: "cubulus-learn-shift",
        pictures: &[
            RulesPicture {
                position: "3/B2/3/3/3/3/3/3/WBB w wb. -",
                moves: &[],
                arrow: Some("c11b11"),
                caption: "cubulus-picture-shift",
            },
            RulesPicture {
                position: "3/B2/3/3/3/3/3/3/WBB w wb. -",
                moves: &["c11b11"],
                arrow: None,
                caption: "cubulus-picture-shifted",
            },
        ],
    },
    RulesSection {
        title: "cubulus-learn-back-title",
        text: "cubulus-learn-back",
        pictures: &[RulesPicture {
            position: "3/3/WBB/3/3/1W1/2B/3/3 b wb. -",
            moves: &["a13b13"],
            arrow: Some("c13b13"),
            caption: "cubulus-picture-back",
        }],
    },
    RulesSection {
        title: "cubulus-learn-gift-title",
        text: "cubulus-learn-gift",
        pictures: &[
            RulesPicture {
                position: "B1B/3/B2/3/3/1WB/3/3/1WW w wb. -",
                moves: &[],
                arrow: Some("c11c12"),
                caption: "cubulus-picture-gift",
            },
            RulesPicture {
                position: "B1B/3/B2/3/3/1WB/3/3/1WW w wb. -",
                moves: &["c11c12"],
                arrow: None,
                caption: "cubulus-picture-given",
            },
        ],
    },
    RulesSection {
        title: "cubulus-learn-first-title",
        text: "cubulus-learn-first",
        pictures: &[RulesPicture {
            position: "B1B/3/B2/3/3/1W1/3/3/W2 w wb. -",
            moves: &[],
            arrow: None,
            caption: "cubulus-picture-threat",
        }],
    },
];
