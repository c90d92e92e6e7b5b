//! Captures in the turns of a line, and captures that are possible next.

use kuba_rules::kuba::{GameState, Marble, Move, Push};
use kuba_rules::phrase::Phrase;
use kuba_rules::{Game, Player};

/// Weights of a red and of a player's marble, in thirds of a red.
const RED: usize = 3;
const MARBLE: usize = 2;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Captures {
    pub reds: usize,
    pub marbles: usize,
}

/// Rank or file along which marbles are pushed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Row {
    Rank(u8),
    File(u8),
}

impl Row {
    fn of(push: Push) -> Self {
        match push.direction.step() {
            (0, _) => Self::File(push.from.file()),
            _ => Self::Rank(push.from.rank()),
        }
    }

    /// Text such as "row 4" or "column c".
    pub(super) fn phrase(self) -> Phrase {
        match self {
            Self::Rank(rank) => Phrase::new("kuba-row").with("name", usize::from(rank) + 1),
            Self::File(file) => {
                Phrase::new("kuba-column").with("name", char::from(b'a' + file).to_string())
            }
        }
    }
}

/// Moves of a player until the turn, or the line, is over.
pub(super) struct Turn {
    pub player: Player,
    pub catch: Captures,
    /// Rows of the captures, in order.
    pub rows: Vec<Row>,
    /// Index in the line of the last capture.
    pub last_capture: Option<usize>,
    /// Game after the turn.
    pub after: GameState,
}

impl Captures {
    pub(super) fn of(fallen: Option<Marble>) -> Self {
        Self {
            reds: usize::from(fallen == Some(Marble::Red)),
            marbles: usize::from(fallen.is_some_and(|marble| marble != Marble::Red)),
        }
    }

    /// Marbles that `taker` could capture from the other player with the next push.
    pub(super) fn in_danger_from(game: &GameState, taker: Player) -> Self {
        let position = game.position();
        let prey = position.prey(taker);
        let among = |marble| (prey & position.cells(marble)).len() as usize;
        Self { reds: among(Marble::Red), marbles: among(Marble::of(taker.next(2))) }
    }

    /// In thirds of a red.
    pub(super) fn worth(self) -> usize {
        self.reds * RED + self.marbles * MARBLE
    }

    /// Number of reds or marbles that are worth as much, given thirds of a red.
    pub(super) fn units(worth: usize) -> usize {
        (worth + 1) / RED
    }

    pub(super) fn len(self) -> usize {
        self.reds + self.marbles
    }

    pub(super) fn and(self, other: Self) -> Self {
        Self { reds: self.reds + other.reds, marbles: self.marbles + other.marbles }
    }

    /// Text such as "two reds and a marble". An empty catch has none.
    pub(super) fn phrase(self) -> Phrase {
        let key = match (self.reds, self.marbles) {
            (_, 0) => "kuba-catch-reds",
            (0, _) => "kuba-catch-marbles",
            _ => "kuba-catch-both",
        };
        Phrase::new(key).with("reds", self.reds).with("marbles", self.marbles)
    }
}

impl Turn {
    /// `true` if the turn itself is over, not only the line.
    pub(super) fn is_over(&self) -> bool {
        self.after.turn() != self.player || self.after.outcome().is_some()
    }
}

/// Turns of a line up to its first illegal move.
pub(super) fn turns(game: &GameState, line: &[Move]) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    let mut after = game.clone();
    for (index, &mv) in line.iter().enumerate() {
        let player = after.turn();
        let Ok(fallen) = after.try_play(mv) else {
            break;
        };
        let catch = Captures::of(fallen);
        let row = match mv {
            Move::Push(push) if catch.len() > 0 => Some(Row::of(push)),
            _ => None,
        };
        let last_capture = row.map(|_| index);
        match turns.last_mut().filter(|turn| turn.player == player) {
            Some(turn) => {
                turn.catch = turn.catch.and(catch);
                turn.rows.extend(row);
                turn.last_capture = last_capture.or(turn.last_capture);
                turn.after = after.clone();
            }
            None => turns.push(Turn {
                player,
                catch,
                rows: row.into_iter().collect(),
                last_capture,
                after: after.clone(),
            }),
        }
    }
    turns
}
