//! Arrangement of the listed moves in rows. It draws nothing.

use crate::app::game::table::{Listed, is_bad};
use crate::rules::{Player, Rounds};
use crate::session::NodeId;

/// Row of the list, with moves as indices in the listed moves.
#[derive(Clone, Debug, PartialEq)]
pub enum MoveRow {
    /// Moves of the main line: at most one for each seat.
    Moves {
        /// Set on the first row of a round.
        round: Option<usize>,
        /// Index of the move of each seat.
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
        /// Distance from the main line, from 1.
        depth: usize,
        /// Number of hidden lines.
        lines: usize,
        /// First move of the first hidden line.
        first: NodeId,
    },
    /// Better line than this move.
    Better(usize),
    /// Comment on a move.
    Comment {
        /// Index of the move.
        place: usize,
        /// Distance from the main line.
        depth: usize,
    },
}

impl MoveRow {
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
    all: Vec<MoveRow>,
    seats: usize,
    rounds: Rounds,
    round: usize,
    first: usize,
    /// First row that can take another move.
    floor: usize,
    /// Row of the next move of the same seat.
    next: usize,
    last: Option<Player>,
}

impl Rows {
    fn of(seats: usize) -> Self {
        Self { seats, ..Self::default() }
    }

    /// Adds a move of the main line. A round has one turn of each seat, and a row for each move of its
    /// longest turn. A note below a move ends its row.
    fn main(&mut self, place: usize, player: Player) {
        let round = self.rounds.add(player);
        if round > self.round {
            self.round = round;
            self.first = self.all.len();
        }
        if self.last.replace(player) != Some(player) {
            self.next = self.first;
        }
        let row = self.next.max(self.floor);
        self.next = row + 1;
        if row == self.all.len() {
            self.all.push(MoveRow::Moves {
                round: (row == self.first).then_some(self.round),
                moves: vec![None; self.seats],
            });
        }
        if let Some(MoveRow::Moves { moves, .. }) = self.all.get_mut(row) {
            moves[player.index()] = Some(place);
        }
    }

    fn below(&mut self, row: MoveRow) {
        self.all.push(row);
        self.floor = self.all.len();
    }
}

/// Rows of a game without variations. `movers`: players of its moves in playing order.
pub fn plain(movers: impl Iterator<Item = Player>, seats: usize) -> Vec<MoveRow> {
    let mut rows = Rows::of(seats);
    for (place, player) in movers.enumerate() {
        rows.main(place, player);
    }
    rows.all
}

/// Space that the rows have.
pub struct Room<'a> {
    /// Available width at this depth, in points.
    pub width: &'a dyn Fn(usize) -> f32,
    /// Width of a move with its mark and the gap behind it, in points.
    pub of_move: &'a dyn Fn(&Listed) -> f32,
}

/// Rows of a game with variations, comments and marks. `shown`: index of the move that leads to the shown
/// position.
pub fn of_tree(list: &[Listed], seats: usize, shown: Option<usize>, room: &Room) -> Vec<MoveRow> {
    let mut rows = Rows::of(seats);
    let mut place = 0;
    while place < list.len() {
        let listed = &list[place];
        if listed.depth > DEEPEST {
            let deep = list[place..].iter().take_while(|other| other.depth > DEEPEST);
            let end = place + deep.count();
            let is_open = list[place..end].iter().any(|listed| listed.is_on_way);
            if !is_open {
                let lines = list[place..end].iter().filter(|listed| listed.begins);
                rows.below(MoveRow::More {
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
            rows.main(place, listed.written.player);
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
        Some(MoveRow::Line { depth: before, moves, .. })
            if *before == depth && !listed.begins && used(moves) + width <= most =>
        {
            moves.push((place, width));
        }
        _ => rows.all.push(MoveRow::Line { depth, moves: vec![(place, width)] }),
    }
    rows.floor = rows.all.len();
    notes(rows, (place, listed), shown);
}

fn notes(rows: &mut Rows, (place, listed): (usize, &Listed), shown: Option<usize>) {
    let is_shown = shown == Some(place);
    let is_bad = listed.mark.is_some_and(is_bad);
    if !listed.better.is_empty() && (is_shown || is_bad && listed.depth == 0) {
        rows.below(MoveRow::Better(place));
    }
    if !listed.comment.is_empty() {
        let depth = listed.depth;
        rows.below(MoveRow::Comment { place, depth });
    }
}
