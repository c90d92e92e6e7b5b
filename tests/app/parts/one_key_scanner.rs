//! The walk of the highlight from item to item. It knows times and keys of items, not what they are.

use kuba::app::input::one_key::scanner::StopWalk;

#[test]
fn a_walk_goes_round_and_begins_again_after_a_choice() {
    let mut walk = StopWalk::default();
    let keys = || vec![7, 8, 9];
    assert!(!walk.follow(keys(), 0.0, Some(1.0)));
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
fn two_rounds_without_a_choice_make_it_slower() {
    let mut walk = StopWalk::default();
    let slower = (0..9).map(|now| walk.follow(vec![1, 2], f64::from(now), Some(1.0)));
    let slower: Vec<bool> = slower.collect();
    let places: Vec<usize> = (0..9).filter(|&now| slower[now]).collect();
    assert_eq!(places, [4, 8]);
    let mut by_key = StopWalk::default();
    by_key.follow(vec![1, 2], 0.0, None);
    assert!(!by_key.follow(vec![1, 2], 99.0, None));
    assert_eq!(by_key.at(), 0);
    assert!(!by_key.go_on(99.0));
    assert_eq!(by_key.at(), 1);
}
