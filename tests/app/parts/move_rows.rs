//! Arrangement of the listed moves in rows. It draws nothing.

use kuba::app::game::panels::moves::rows::MoveRow;
use kuba::app::game::panels::moves::rows::Room;
use kuba::app::game::panels::moves::rows::of_tree;
use kuba::app::game::panels::moves::rows::plain;
use kuba::app::game::table::Listed;
use kuba::app::game::table::Written;
use kuba::bot::study::Mark;
use kuba::phrase::Phrase;
use kuba::rules::Player;
use kuba::session::NodeId;

fn moves(rows: &[MoveRow]) -> (Vec<Vec<Option<usize>>>, Vec<usize>) {
    let mut found = (Vec::new(), Vec::new());
    for row in rows {
        if let MoveRow::Moves { round, moves } = row {
            found.0.push(moves.clone());
            found.1.extend(round);
        }
    }
    found
}

#[test]
fn pushes_of_one_turn_stand_one_below_the_other() {
    let rows = plain([0, 1, 0, 0, 1, 1, 1, 0].map(Player::seat).into_iter(), 2);
    let (moves, rounds) = moves(&rows);
    assert_eq!(
        moves,
        [
            vec![Some(0), Some(1)],
            vec![Some(2), Some(4)],
            vec![Some(3), Some(5)],
            vec![None, Some(6)],
            vec![Some(7), None],
        ]
    );
    assert_eq!(rounds, [1, 2, 3]);
}

#[test]
fn a_game_may_begin_with_any_seat_and_have_three() {
    let (moves, _) = moves(&plain([1, 2, 0, 1].map(Player::seat).into_iter(), 3));
    assert_eq!(moves[0], [None, Some(0), Some(1)]);
    assert_eq!(moves[1], [Some(2), Some(3), None]);
}

fn listed(depth: usize, begins: bool, seat: usize) -> Listed {
    Listed {
        node: NodeId::START,
        depth,
        begins,
        is_on_way: false,
        is_shown: false,
        written: Written {
            ply: 1,
            player: Player::seat(seat),
            text: String::new(),
            short: Phrase::new("list-move"),
        },
        mark: None,
        comment: String::new(),
        better: Vec::new(),
    }
}

/// Three moves of a variation fit side by side.
fn in_rows(list: &[Listed], shown: Option<usize>) -> Vec<MoveRow> {
    let room = Room { width: &|_| 100.0, of_move: &|_| 30.0 };
    of_tree(list, 2, shown, &room)
}

fn line(depth: usize, places: impl IntoIterator<Item = usize>) -> MoveRow {
    MoveRow::Line { depth, moves: places.into_iter().map(|place| (place, 30.0)).collect() }
}

#[test]
fn a_variation_stands_below_the_move_that_it_replaces_and_the_game_goes_on_below_it() {
    let list = [
        listed(0, false, 0),
        listed(1, true, 0),
        listed(1, false, 1),
        listed(0, false, 1),
        listed(0, false, 0),
    ];
    let main = |round, moves: [Option<usize>; 2]| MoveRow::Moves { round, moves: moves.to_vec() };
    assert_eq!(
        in_rows(&list, None),
        [
            main(Some(1), [Some(0), None]),
            line(1, [1, 2]),
            main(None, [None, Some(3)]),
            main(Some(2), [Some(4), None]),
        ]
    );
}

#[test]
fn moves_of_a_variation_that_have_no_room_go_on_in_the_next_row() {
    let mut list = vec![listed(0, false, 0), listed(1, true, 0)];
    list.extend((0..4).map(|turn| listed(1, false, turn % 2)));
    list.push(listed(1, true, 0));
    let rows = in_rows(&list, None);
    assert_eq!(rows[1..], [line(1, 1..4), line(1, 4..6), line(1, [6])]);
}

#[test]
fn lines_deeper_than_two_are_counted_until_one_of_them_is_shown() {
    let mut list = vec![
        listed(0, false, 0),
        listed(1, true, 0),
        listed(2, true, 0),
        listed(3, true, 0),
        listed(3, false, 1),
        listed(3, true, 0),
        listed(1, false, 1),
    ];
    let more = MoveRow::More { depth: 2, lines: 2, first: NodeId::START };
    let rows = in_rows(&list, None);
    assert_eq!(rows[1..], [line(1, [1]), line(2, [2]), more, line(1, [6])]);
    list[4].is_on_way = true;
    let rows = in_rows(&list, Some(4));
    assert_eq!(rows[3..5], [line(3, [3, 4]), line(3, [5])]);
}

#[test]
fn what_would_have_been_better_stands_below_a_bad_move_and_below_any_that_is_shown() {
    let better = |mark| Listed {
        mark: Some(mark),
        better: vec![Phrase::new("list-move")],
        ..listed(0, false, 0)
    };
    let list = [better(Mark::Doubtful)];
    assert_eq!(in_rows(&list, None).len(), 1);
    assert_eq!(in_rows(&list, Some(0))[1], MoveRow::Better(0));
    let said = Listed { comment: "Not seen.".to_owned(), ..better(Mark::Blunder) };
    let comment = MoveRow::Comment { place: 0, depth: 0 };
    assert_eq!(in_rows(&[said], None)[1..], [MoveRow::Better(0), comment]);
}
