//! The user's own puzzles on disk.

use std::fs;
use std::thread;

use kuba_bot::puzzle::PuzzleGoal;
use kuba_store::{OwnPuzzle, OwnPuzzleChange, OwnPuzzles, Places, WriterThread};

use crate::support::{folder, names, writer};

/// As many as are kept.
const MANY: usize = 2_000;

fn puzzle(number: usize) -> OwnPuzzle {
    OwnPuzzle {
        game: "kuba".to_owned(),
        name: format!("Nr. {number}"),
        grade: 1 + (number % 5) as u8,
        goal: PuzzleGoal::Take(2),
        rules: "-".to_owned(),
        position: format!("B6/7/7/7/7/7/4WRR w 0-0 - {number}"),
        solution: "e1f1 f1g1".to_owned(),
        author: "Ann".to_owned(),
    }
}

fn on_disk(places: &Places) -> OwnPuzzles {
    OwnPuzzles::read(&places.own_puzzles().expect("a path")).expect("readable")
}

fn keep(writer: &WriterThread, numbers: impl IntoIterator<Item = usize>) {
    for number in numbers {
        writer.keep_own_puzzle(OwnPuzzleChange::Kept(puzzle(number)));
    }
    writer.flush();
}

#[test]
fn two_windows_keep_and_delete_and_lose_nothing_of_each_other() {
    let home = folder();
    let places = Places::at(home.path());
    let (one, two) = (writer(&places), writer(&places));
    keep(&one, 1..3);
    keep(&two, 3..5);
    one.keep_own_puzzle(OwnPuzzleChange::Deleted(puzzle(3).id()));
    one.flush();
    two.refresh();
    two.flush();
    assert_eq!(*two.own_puzzles(), on_disk(&places));
    assert_eq!(two.own_puzzles().len(), 3);
    thread::scope(|scope| {
        for (window, numbers) in [(&one, 10..30), (&two, 30..50)] {
            scope.spawn(move || {
                for number in numbers {
                    keep(window, [number]);
                }
            });
        }
    });
    drop((one, two));
    let kept = on_disk(&places);
    assert_eq!(kept.len(), 43);
    assert!((10..50).all(|number| kept.get(&puzzle(number).id()) == Some(&puzzle(number))));
    assert_eq!(kept.get(&puzzle(3).id()), None);
}

#[test]
fn one_damaged_byte_costs_one_puzzle_and_the_old_file_is_set_aside() {
    let home = folder();
    let places = Places::at(home.path());
    keep(&writer(&places), 1..4);
    let file = places.own_puzzles().expect("a path");
    let text = fs::read_to_string(&file).expect("a file");
    fs::write(&file, text.replacen('W', "\u{0}", 1)).expect("written");
    let repaired = writer(&places);
    repaired.flush();
    assert_eq!(repaired.own_puzzles().len(), 2);
    let aside = repaired.damaged_own_puzzles().expect("set aside");
    assert!(aside.is_file());
    drop(repaired);
    assert_eq!(on_disk(&places).len(), 2);
    let files = names(file.parent().expect("a folder"));
    let own = files.iter().filter(|name| name.contains("own-puzzles"));
    assert_eq!(own.count(), 2, "{files:?}");
}

#[test]
fn many_puzzles_are_kept_read_and_deleted_each_by_its_id() {
    let home = folder();
    let places = Places::at(home.path());
    let one = writer(&places);
    keep(&one, 1..=MANY);
    for number in (1..=MANY).step_by(2) {
        one.keep_own_puzzle(OwnPuzzleChange::Deleted(puzzle(number).id()));
    }
    one.flush();
    let kept = on_disk(&places);
    assert_eq!(kept.len(), MANY / 2);
    for number in 1..=MANY {
        let wanted = (number % 2 == 0).then(|| puzzle(number));
        assert_eq!(kept.get(&puzzle(number).id()), wanted.as_ref());
    }
}

#[test]
fn of_a_file_that_is_too_large_the_first_lines_are_kept() {
    let home = folder();
    let places = Places::at(home.path());
    keep(&writer(&places), 1..4);
    let file = places.own_puzzles().expect("a path");
    let mut text = fs::read_to_string(&file).expect("a file");
    text.push_str(&"no puzzle\n".repeat(1_000_000));
    fs::write(&file, &text).expect("written");
    let window = writer(&places);
    window.flush();
    let aside = window.damaged_own_puzzles().expect("set aside");
    assert_eq!(fs::read_to_string(aside).expect("kept"), text);
    assert_eq!(on_disk(&places).len(), 3);
}
