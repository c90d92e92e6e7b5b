//! Lists of puzzles, with the next unsolved one and the puzzle of the day.

use std::collections::HashSet;

use kuba::app::catalogue::Catalogue;
use kuba::app::exercise::puzzles::listed::todays;

#[test]
fn every_puzzle_has_its_day_before_one_comes_again() {
    let lists = Catalogue::PROGRAM.puzzle_lists();
    let count: usize = lists.iter().map(|list| list.puzzles.len()).sum();
    assert!(count > 200, "{count}");
    let first = jiff::civil::date(2026, 11, 23);
    let mut seen = HashSet::new();
    let mut games = Vec::new();
    for date in first.series(jiff::ToSpan::days(1)).take(count) {
        let today = todays(&lists, &date.to_string()).expect("a puzzle");
        assert!(seen.insert((today.list, today.place)), "{date}");
        games.push(today.list);
    }
    assert!(games.windows(3).all(|days| days[0] != days[1] || days[1] != days[2]));
}

#[test]
fn own_moves_are_those_of_one_side_with_its_extra_turns() {
    let kuba = &Catalogue::PROGRAM.puzzle_lists()[0];
    let own = |id| {
        let place = kuba.place_of(id).expect("a puzzle");
        kuba.own_moves_at(place)
    };
    assert_eq!(own("kuba-005"), 2);
    assert_eq!(own("kuba-007"), 4);
}

#[test]
fn no_day_and_no_puzzles_have_no_puzzle() {
    let lists = Catalogue::PROGRAM.puzzle_lists();
    assert_eq!(todays(&lists, "no day"), None);
    assert_eq!(todays(&[], "2026-11-23"), None);
}

#[test]
fn the_id_of_a_puzzle_that_went_opens_the_same_position() {
    let kuba = &Catalogue::PROGRAM.puzzle_lists()[0];
    for (former, now) in [("kuba-487", "kuba-158"), ("kuba-436", "kuba-053")] {
        assert!(kuba.puzzles.iter().all(|puzzle| puzzle.id != former));
        let place = kuba.place_of(former).expect("a place");
        assert_eq!(kuba.puzzles[place].id, now);
    }
}
