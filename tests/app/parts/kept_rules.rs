//! Rules of a game as the settings keep them.

use std::collections::BTreeMap;

use kuba::app::game::table::kept_rules::KeptRules;

type Rules = BTreeMap<String, KeptRules>;

#[test]
fn rules_are_one_value_and_not_text_inside_text() {
    let rules: Rules = [("pair".to_owned(), KeptRules::of(&(1, true)))].into();
    let text = ron::to_string(&rules).expect("plain data");
    assert_eq!(text, "{\"pair\":(1,true)}");
    let read: Rules = ron::from_str(&text).expect("just written");
    assert_eq!(read, rules);
    assert_eq!(read["pair"].read::<(u8, bool)>(), Some((1, true)));
    assert_eq!(read["pair"].read::<String>(), None);
}

#[test]
fn rules_of_the_first_versions_are_read() {
    let read: Rules = ron::from_str("{\"pair\":\"(1,true)\"}").expect("the old form");
    assert_eq!(read["pair"], KeptRules::of(&(1, true)));
    assert!(ron::from_str::<Rules>("{\"pair\":\"(1,\"}").is_err());
}

#[test]
fn what_is_written_around_rules_is_no_part_of_them() {
    for text in ["{\"pair\": \" (1,true) \"}", "{\"pair\":  (1,true) /* both */ }"] {
        let read: Rules = ron::from_str(text).expect("rules");
        assert_eq!(read["pair"], KeptRules::of(&(1, true)), "{text}");
    }
}
