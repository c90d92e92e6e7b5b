//! Positions as bit sets from the view of the player to move.

use kuba_rules::kuba::{Cell, Cells, Direction, MARBLES, Marble, Position, Push, REDS};

use super::ranks::cells_of;

/// Material from the view of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Material {
    /// Marbles of the player to move.
    pub(crate) own: u8,
    /// Marbles of the opponent.
    pub(crate) other: u8,
    /// Reds on the board.
    pub(crate) reds: u8,
    /// Reds captured by the player to move, then by the opponent.
    pub(crate) taken: [u8; 2],
}

/// Cells of the player to move, of the opponent, and of the reds.
pub(super) type Sets = [u64; 3];

impl Material {
    pub(crate) fn of(position: &Position) -> Self {
        let [own, other] = [position.turn(), position.turn().next(2)];
        let count = |marble| position.cells(marble).len() as u8;
        Self {
            own: count(Marble::of(own)),
            other: count(Marble::of(other)),
            reds: count(Marble::Red),
            taken: [own, other].map(|player| position.reds(player)),
        }
    }

    /// The same from the opponent's view.
    #[must_use]
    pub(crate) const fn turned(self) -> Self {
        Self {
            own: self.other,
            other: self.own,
            reds: self.reds,
            taken: [self.taken[1], self.taken[0]],
        }
    }

    /// `true` if a game can reach it: every red that is not on the board was captured.
    pub(crate) const fn can_arise(self) -> bool {
        self.reds + self.taken[0] + self.taken[1] == REDS
            && self.own <= MARBLES
            && self.other <= MARBLES
    }

    pub(super) fn counts(self) -> [usize; 3] {
        [self.own, self.other, self.reds].map(usize::from)
    }
}

pub(super) fn sets_of(position: &Position) -> Sets {
    let mover = position.turn();
    let set = |cells: Cells| cells.fold(0, |set, cell| set | 1 << cell.index());
    [Marble::of(mover), Marble::of(mover.next(2)), Marble::Red]
        .map(|marble| set(position.cells(marble)))
}

/// A position with these sets, White to move and no push forbidden.
pub(crate) fn position_of(sets: [u64; 3], taken: [u8; 2]) -> Position {
    let mut text = String::with_capacity(72);
    for rank in (0..7).rev() {
        for file in 0..7 {
            let cell = 1 << (rank * 7 + file);
            let place = sets.iter().position(|set| set & cell != 0);
            text.push(place.map_or('.', |place| ['W', 'B', 'R'][place]));
        }
        text.push(if rank > 0 { '/' } else { ' ' });
    }
    text.push_str("w ");
    text.push(char::from(b'0' + taken[0]));
    text.push('-');
    text.push(char::from(b'0' + taken[1]));
    text.parse().expect("few marbles are a position")
}

/// Number of a push on a transformed board; `place` maps cells.
pub(super) fn push_number(push: Push, place: impl Fn(usize) -> usize) -> Option<u8> {
    let cell = |cell: Cell| {
        let place = place(cell.index()) as u8;
        Cell::new(place % 7, place / 7)
    };
    let from = cell(push.from)?;
    let direction = from.direction_to(cell(push.to()?)?)?;
    Some(from.index() as u8 * 4 + direction as u8)
}

pub(super) fn numbered_push(number: u8) -> Option<Push> {
    let cell = number / 4;
    let from = Cell::new(cell % 7, cell / 7)?;
    Some(Push::new(from, Direction::ALL[usize::from(number % 4)]))
}

/// Calls `tell` with each board from which a quiet push of the opponent leads here. The sets passed are from
/// the view of the opponent, who was to move there.
pub(super) fn each_before(sets: Sets, mut tell: impl FnMut(Sets)) {
    let occupied = sets[0] | sets[1] | sets[2];
    let step = |cell: usize, (file, rank): (i8, i8)| {
        let (file, rank) = ((cell % 7) as i8 + file, (cell / 7) as i8 + rank);
        let on_board = (0..7).contains(&file) && (0..7).contains(&rank);
        on_board.then_some((rank * 7 + file) as usize)
    };
    let has = |cell: usize| occupied >> cell & 1 != 0;
    for pushed in cells_of(sets[1]) {
        for direction in Direction::ALL {
            let (ahead, back) = (direction.step(), direction.opposite().step());
            let Some(from) = step(pushed, back).filter(|&cell| !has(cell)) else {
                continue;
            };
            if step(from, back).is_some_and(has) {
                continue;
            }
            let mut row = 0;
            let mut now = Some(pushed);
            while let Some(cell) = now.filter(|&cell| has(cell)) {
                row |= 1 << cell;
                let before = |set: u64| {
                    let moved = cells_of(set & row).filter_map(|cell| step(cell, back));
                    moved.fold(set & !row, |set, cell| set | 1 << cell)
                };
                tell([before(sets[1]), before(sets[0]), before(sets[2])]);
                now = step(cell, ahead);
            }
        }
    }
}
