//! Arrangement of the listed moves in rows. It draws nothing.

use crate::app::game::table::{Listed, is_bad};
use crate::session::NodeId;

/// Row of the list, with moves as indices in the listed moves.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Row {
    /// Moves of the main line: at most one for each seat.
    Moves {
        /// Set on the first row of a round.
        round: Option<usize>,
        moves: Vec<Option<usize>>,
    },
    /// Moves of a variation, side by side.
    Line {
        /// Distance from the main line, from 1.
        depth: usize,
        /// Moves with their widths in points.
        moves: Vec<(usize, f32)>,
    },
    /// Placeholder for lines that are not shown.
    More {
        depth: usize,
        lines: usize,
        /// First move of the first hidden line.
        first: NodeId,
    },
    /// Better line than this move.
    Better(usize),
    Comment {
        place: usize,
        depth: usize,
    },
}

impl Row {
    /// Index of the move that the row belongs to, or of its first one; `None` for a placeholder.
    pub(super) fn place(&self) -> Option<usize> {
        match self {
            Self::Moves { moves, .. } => moves.iter().flatten().min().copied(),
            Self::Line { moves, .. } => moves.first().map(|&(place, _)| place),
            Self::Better(place) | Self::Comment { place, .. } => Some(*place),
            Self::More { .. } => None,
        }
    }

    pub(super) fn has(&self, place: usize) -> bool {
        match self {
            Self::Moves { moves, .. } => moves.contains(&Some(place)),
            Self::Line { moves, .. } => moves.iter().any(|&(at, _)| at == place),
            Self::More { .. } | Self::Better(_) | Self::Comment { .. } => false,
        }
    }
}

/// Deeper variations are only counted, unless the shown position is in one of them.
const DEEPEST: usize = 2;

#[derive(Default)]
struct Rows {
    all: Vec<Row>,
    seats: usize,
    round: usize,
    first: usize,
    /// First row that can take another move.
    floor: usize,
    /// Row of the next move of the same seat.
    next: usize,
    last_seat: Option<usize>,
}

impl Rows {
    fn of(seats: usize) -> Self {
        Self {
            seats,
            ..Self::default()
        }
    }

    /// Adds a move of the main line. A round has one turn of each seat, and a row for each move of its
    /// longest turn. A note below a move ends its row.
    fn main(&mut self, place: usize, seat: usize) {
        if self.last_seat != Some(seat) {
            if self.last_seat.is_none_or(|last| seat <= last) {
                self.round += 1;
                self.first = self.all.len();
            }
            self.next = self.first;
        }
        self.last_seat = Some(seat);
        let row = self.next.max(self.floor);
        self.next = row + 1;
        if row == self.all.len() {
            self.all.push(Row::Moves {
                round: (row == self.first).then_some(self.round),
                moves: vec![None; self.seats],
            });
        }
        if let Some(Row::Moves { moves, .. }) = self.all.get_mut(row) {
            moves[seat] = Some(place);
        }
    }

    fn below(&mut self, row: Row) {
        self.all.push(row);
        self.floor = self.all.len();
    }
}

/// Rows of a game without variations. `movers`: seats of its moves in playing order.
pub(super) fn plain(movers: impl Iterator<Item = usize>, seats: usize) -> Vec<Row> {
    let mut rows = Rows::of(seats);
    for (place, seat) in movers.enumerate() {
        rows.main(place, seat);
    }
    rows.all
}

pub(super) struct Room<'a> {
    /// Available width at this depth, in points.
    pub(super) width: &'a dyn Fn(usize) -> f32,
    /// Width of a move with its mark and the gap behind it, in points.
    pub(super) of_move: &'a dyn Fn(&Listed) -> f32,
}

/// Rows of a game with variations, comments and marks. `shown`: index of the move that leads to the shown
/// position.
pub(super) fn of_tree(
    list: &[Listed],
    seats: usize,
    shown: Option<usize>,
    room: &Room,
) -> Vec<Row> {
    let mut rows = Rows::of(seats);
    let mut place = 0;
    while place < list.len() {
        let listed = &list[place];
        if listed.depth > DEEPEST {
            let deep = list[place..]
                .iter()
                .take_while(|other| other.depth > DEEPEST);
            let end = place + deep.count();
            let is_open = list[place..end].iter().any(|listed| listed.is_on_way);
            if !is_open {
                let lines = list[place..end].iter().filter(|listed| listed.begins);
                rows.below(Row::More {
                    depth: DEEPEST,
                    lines: lines.count().max(1),
                    first: listed.node,
                });
                place = end;
                continue;
            }
            for (place, listed) in (place..end).zip(&list[place..end]) {
                of_line(&mut rows, (place, listed), shown, room);
            }
            place = end;
            continue;
        }
        if listed.depth == 0 {
            rows.main(place, listed.written.player.index());
            notes(&mut rows, (place, listed), shown);
        } else {
            of_line(&mut rows, (place, listed), shown, room);
        }
        place += 1;
    }
    rows.all
}

/// Adds a move of a variation beside the one before, or in a new row if it has no room there.
fn of_line(rows: &mut Rows, (place, listed): (usize, &Listed), shown: Option<usize>, room: &Room) {
    let depth = listed.depth;
    let width = (room.of_move)(listed);
    let most = (room.width)(depth);
    let used = |moves: &[(usize, f32)]| moves.iter().map(|(_, width)| width).sum::<f32>();
    match rows.all.last_mut() {
        Some(Row::Line {
            depth: before,
            moves,
            ..
        }) if *before == depth && !listed.begins && used(moves) + width <= most => {
            moves.push((place, width));
        }
        _ => rows.all.push(Row::Line {
            depth,
            moves: vec![(place, width)],
        }),
    }
    rows.floor = rows.all.len();
    notes(rows, (place, listed), shown);
}

fn notes(rows: &mut Rows, (place, listed): (usize, &Listed), shown: Option<usize>) {
    let is_shown = shown == Some(place);
    let is_bad = listed.mark.is_some_and(is_bad);
    if !listed.better.is_empty() && (is_shown || is_bad && listed.depth == 0) {
        rows.below(Row::Better(place));
    }
    if !listed.comment.is_empty() {
        let depth = listed.depth;
        rows.below(Row::Comment { place, depth });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::game::table::Written;
    use crate::bot::study::Mark;
    use crate::phrase::Phrase;
    use crate::rules::Player;

    fn moves(rows: &[Row]) -> (Vec<Vec<Option<usize>>>, Vec<usize>) {
        let mut found = (Vec::new(), Vec::new());
        for row in rows {
            if let Row::Moves { round, moves } = row {
                found.0.push(moves.clone());
                found.1.extend(round);
            }
        }
        found
    }

    #[test]
    fn pushes_of_one_turn_stand_one_below_the_other() {
        let rows = plain([0, 1, 0, 0, 1, 1, 1, 0].into_iter(), 2);
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
        let (moves, _) = moves(&plain([1, 2, 0, 1].into_iter(), 3));
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
    fn in_rows(list: &[Listed], shown: Option<usize>) -> Vec<Row> {
        let room = Room {
            width: &|_| 100.0,
            of_move: &|_| 30.0,
        };
        of_tree(list, 2, shown, &room)
    }

    fn line(depth: usize, places: impl IntoIterator<Item = usize>) -> Row {
        Row::Line {
            depth,
            moves: places.into_iter().map(|place| (place, 30.0)).collect(),
        }
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
        let main = |round, moves: [Option<usize>; 2]| Row::Moves {
            round,
            moves: moves.to_vec(),
        };
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
        let more = Row::More {
            depth: 2,
            lines: 2,
            first: NodeId::START,
        };
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
        assert_eq!(in_rows(&list, Some(0))[1], Row::Better(0));
        let said = Listed {
            comment: "Not seen.".to_owned(),
            ..better(Mark::Blunder)
        };
        let comment = Row::Comment { place: 0, depth: 0 };
        assert_eq!(in_rows(&[said], None)[1..], [Row::Better(0), comment]);
    }
}
