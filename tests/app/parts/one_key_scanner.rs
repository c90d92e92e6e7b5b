//! The walk of the highlight from item to item. It knows times and keys of items, not what they are.

use kuba::app::input::one_key::scanner::StopWalk;

#[test]
fn a_walk_goes_round_and_begins_again_after_a_choice() {
    let mut walk = StopWalk::default();
    let keys = || vec![7, 8, 9];
    walk.follow(keys(), 0.0, Some(1.0));
    assert_eq!(walk.choose(0.2), None, "too early");
    walk.follow(keys(), 1.0, Some(1.0));
    walk.follow(keys(), 1.5, Some(1.0));
    assert_eq!((walk.at(), walk.choose(1.6)), (1, Some(1)));
    walk.follow(keys(), 2.0, Some(1.0));
    assert_eq!(walk.at(), 0);
    for now in [2.7, 3.8, 4.9] {
        walk.follow(keys(), now, Some(1.0));
    }
    assert_eq!(walk.at(), 0, "once round");
    walk.follow(vec![7, 9], 5.0, Some(1.0));
    assert_eq!((walk.at(), walk.choose(5.1)), (0, None), "other stops");
}

#[test]
fn three_rounds_without_a_choice_make_it_rest_until_a_press() {
    let mut walk = StopWalk::default();
    let keys = || vec![1, 2];
    for now in 0..6 {
        walk.follow(keys(), f64::from(now), Some(1.0));
        assert!(!walk.is_resting(), "{now}");
    }
    for now in 6..60 {
        walk.follow(keys(), f64::from(now), Some(1.0));
        assert!(walk.is_resting() && walk.at() == 0, "{now}");
    }
    assert_eq!(walk.choose(60.0), None, "the press only wakes it");
    walk.follow(keys(), 61.0, Some(1.0));
    assert_eq!((walk.is_resting(), walk.choose(61.5)), (false, Some(1)));

    let mut by_key = StopWalk::default();
    for press in 0..20 {
        by_key.follow(keys(), 99.0, None);
        assert_eq!((by_key.at(), by_key.is_resting()), (press % 2, false));
        by_key.go_on(99.0);
    }
}

#[test]
fn a_walk_stays_at_an_item_that_is_chosen_again() {
    let mut walk = StopWalk::default();
    walk.follow(vec![1, 2, 3], 0.0, Some(1.0));
    walk.go_on(0.5);
    assert_eq!(walk.choose(0.8), Some(1));
    walk.stay_at(2);
    assert_eq!(walk.at(), 1);
    walk.follow(vec![9, 1, 2, 3], 1.0, Some(1.0));
    assert_eq!(walk.at(), 2, "also among other items");
    walk.leave(1.5);
    assert_eq!(walk.at(), 0);
    walk.follow(vec![1, 2, 3], 2.0, Some(1.0));
    assert_eq!(walk.at(), 0);
}
