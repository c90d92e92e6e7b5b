//! Confetti over the board when a person has won.

use kuba::app::shell::celebration::Celebration;

#[test]
fn only_a_victory_that_has_just_been_won_is_celebrated() {
    // An opened game may already have been won.
    let mut celebration = Celebration::default();
    celebration.watch(true, false, 1.0);
    celebration.watch(true, true, 2.0);
    assert_eq!(celebration.began, None);
    // A game that ends while watched is celebrated once its last piece has come to rest.
    celebration.watch(false, false, 3.0);
    celebration.watch(true, false, 4.0);
    assert_eq!(celebration.began, None);
    celebration.watch(true, true, 5.0);
    celebration.watch(true, true, 6.0);
    assert_eq!(celebration.began, Some(5.0));
    celebration.watch(false, false, 7.0);
    assert_eq!(celebration.began, None);
}
