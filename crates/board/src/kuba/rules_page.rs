//! Kuba's page of rules with small boards.

use crate::rules_page::{RulesPicture, RulesSection};

const START: &str = "WW3BB/WW1R1BB/2RRR2/1RRRRR1/2RRR2/BB1R1WW/BB3WW w";
/// A row whose last marble falls off the edge when White pushes.
const AT_THE_EDGE: &str = "7/1B5/3R3/3WRBR/2R4/1W3B1/7 w 2-1";
/// White captures with e4f4; the rule sets differ in what follows.
const AFTER_A_CAPTURE: &str = "7/2R4/7/4WBR/7/7/1B3W1 w";

pub(super) const SECTIONS: &[RulesSection] = &[
    RulesSection {
        title: "kuba-learn-aim-title",
        text: "kuba-learn-aim",
        pictures: &[
            RulesPicture {
                position: START,
                moves: &[],
                arrow: None,
                caption: "kuba-picture-start",
            },
            RulesPicture {
                position: "B6/BB1R3/3W3/7/5WR/2R4/7 w 6-3",
                moves: &[],
                arrow: Some("f3g3"),
                caption: "kuba-picture-seventh",
            },
        ],
    },
    RulesSection {
        title: "kuba-learn-push-title",
        text: "kuba-learn-push",
        pictures: &[
            RulesPicture {
                position: "6B/1R3BB/7/1WRB3/4R2/2W4/7 w",
                moves: &[],
                arrow: Some("b4c4"),
                caption: "kuba-picture-row",
            },
            RulesPicture {
                position: "6B/1R3BB/7/1WRB3/4R2/2W4/7 w",
                moves: &["b4c4"],
                arrow: None,
                caption: "kuba-picture-row-after",
            },
        ],
    },
    RulesSection {
        title: "kuba-learn-own-title",
        text: "kuba-learn-own",
        pictures: &[RulesPicture {
            position: "BB5/B2R3/7/4WRW/3R3/7/2W4 w",
            moves: &[],
            arrow: Some("e4f4"),
            caption: "kuba-picture-own",
        }],
    },
    RulesSection {
        title: "kuba-learn-again-title",
        text: "kuba-learn-again",
        pictures: &[
            RulesPicture {
                position: AT_THE_EDGE,
                moves: &[],
                arrow: Some("d4e4"),
                caption: "kuba-picture-capture",
            },
            RulesPicture {
                position: AT_THE_EDGE,
                moves: &["d4e4"],
                arrow: Some("e4f4"),
                caption: "kuba-picture-again",
            },
        ],
    },
    RulesSection {
        title: "kuba-learn-ko-title",
        text: "kuba-learn-ko",
        pictures: &[RulesPicture {
            position: "7/2R4/7/4WB1/3R3/1W5/BB5 b",
            moves: &["f4e4"],
            arrow: Some("d4e4"),
            caption: "kuba-picture-ko",
        }],
    },
    RulesSection {
        title: "kuba-learn-end-title",
        text: "kuba-learn-end",
        pictures: &[RulesPicture {
            position: "7/7/3R3/1W1BR2/3R3/7/7 w 4-5",
            moves: &["b4c4"],
            arrow: None,
            caption: "kuba-picture-stuck",
        }],
    },
    RulesSection {
        title: "kuba-learn-sets-title",
        text: "kuba-learn-sets",
        pictures: &[
            RulesPicture {
                position: AFTER_A_CAPTURE,
                moves: &["e4f4"],
                arrow: Some("f1f2"),
                caption: "kuba-picture-extra",
            },
            RulesPicture {
                position: "7/2R4/7/5WB/7/7/1B3W1 b 1-0",
                moves: &[],
                arrow: Some("g4f4"),
                caption: "kuba-picture-back",
            },
        ],
    },
];
