//! Questions on Kuba that are often asked, each with a small board.

use crate::rules_page::{RulesPicture, RulesSection};

pub(super) const SECTIONS: &[RulesSection] = &[
    RulesSection {
        title: "kuba-asked-again-title",
        text: "kuba-asked-again",
        pictures: &[RulesPicture {
            position: "7/1R5/7/4WRB/7/2R4/BB5 w",
            moves: &["e4f4"],
            arrow: Some("f4g4"),
            caption: "",
        }],
    },
    RulesSection {
        title: "kuba-asked-must-title",
        text: "kuba-asked-must",
        pictures: &[RulesPicture {
            position: "7/2R4/7/4WBR/7/7/1B3W1 w",
            moves: &["e4f4"],
            arrow: Some("f4g4"),
            caption: "",
        }],
    },
    RulesSection {
        title: "kuba-asked-same-title",
        text: "kuba-asked-same",
        pictures: &[RulesPicture {
            position: "7/2R4/7/4WBR/7/7/1B3W1 w",
            moves: &["e4f4"],
            arrow: Some("f1f2"),
            caption: "",
        }],
    },
    RulesSection {
        title: "kuba-asked-stop-title",
        text: "kuba-asked-stop",
        pictures: &[RulesPicture {
            position: "7/2R4/7/4WBR/7/7/1B3W1 w",
            moves: &["e4f4", "f1f2"],
            arrow: None,
            caption: "",
        }],
    },
    RulesSection {
        title: "kuba-asked-stuck-title",
        text: "kuba-asked-stuck",
        pictures: &[RulesPicture {
            position: "7/7/3R3/1W1BR2/3R3/7/7 w 4-5",
            moves: &["b4c4"],
            arrow: None,
            caption: "",
        }],
    },
    RulesSection {
        title: "kuba-asked-back-title",
        text: "kuba-asked-back",
        pictures: &[RulesPicture {
            position: "7/2R4/7/4WB1/3R3/1W5/BB5 b",
            moves: &["f4e4"],
            arrow: Some("d4e4"),
            caption: "",
        }],
    },
    RulesSection {
        title: "kuba-asked-long-title",
        text: "kuba-asked-long",
        pictures: &[RulesPicture {
            position: "7/2R4/7/4WB1/3R3/1W5/BB5 b",
            moves: &["f4e4", "b2c2", "a1a2"],
            arrow: Some("d4e4"),
            caption: "",
        }],
    },
    RulesSection {
        title: "kuba-asked-own-title",
        text: "kuba-asked-own",
        pictures: &[RulesPicture {
            position: "BB5/B2R3/7/4WRW/3R3/7/2W4 w",
            moves: &[],
            arrow: Some("e4f4"),
            caption: "",
        }],
    },
    RulesSection {
        title: "kuba-asked-many-title",
        text: "kuba-asked-many",
        pictures: &[RulesPicture {
            position: "B6/7/7/WRRRRRB/7/7/2R4 w",
            moves: &[],
            arrow: Some("a4b4"),
            caption: "",
        }],
    },
    RulesSection {
        title: "kuba-asked-first-title",
        text: "kuba-asked-first",
        pictures: &[RulesPicture {
            position: "WW3BB/WW1R1BB/2RRR2/1RRRRR1/2RRR2/BB1R1WW/BB3WW w",
            moves: &[],
            arrow: None,
            caption: "",
        }],
    },
    RulesSection {
        title: "kuba-asked-repeat-title",
        text: "kuba-asked-repeat",
        pictures: &[RulesPicture {
            position: "7/1R5/2W4/7/4B2/5R1/7 w",
            moves: &["c5c4", "e3e4", "c4c5", "e4e3", "c5c4", "e3e4", "c4c5", "e4e3"],
            arrow: None,
            caption: "",
        }],
    },
];
