//! What a move would make of the cube, before it is made.

use super::course::opening_of;
use super::hand::{self, PulledLine};
use super::place::Place;
use crate::board::Hand;
use crate::board::face::Seen;
use crate::rules::Game;
use crate::rules::cubulus::{Ball, Cell, Cells, GameState, Move, Opening, Position, Square};

/// The cube as it would be.
pub(super) struct Outlook {
    /// Where it would be entered; `None` if a ball is laid in the core.
    pub opening: Option<Opening>,
    /// The cell in which the ball would lie that comes from outside.
    pub entered: Cell,
    /// The cells in which something else would lie, or a ball that has moved there.
    pub touched: Cells,
    /// What would lie where.
    pub after: Position,
    /// The squares that would be given away.
    pub given: Vec<Square>,
    before: Position,
}

/// The opening at which a move is shown.
pub(super) fn shown_at(mv: Move) -> Option<Opening> {
    match mv {
        Move::Put(cell) => opening_of(cell),
        Move::Push(opening) => Some(opening),
        Move::Pass | Move::Resign => None,
    }
}

impl Outlook {
    /// What a move would do that is made at an opening; `None` if it is not legal or changes
    /// nothing in the cube.
    fn of(game: &GameState, mv: Move, opening: Option<Opening>) -> Option<Self> {
        game.check(mv).ok()?;
        let before = *game.position();
        let (entered, touched) = match (mv, opening) {
            (Move::Put(cell), _) => (cell, Cells::of(cell)),
            (Move::Push(_), Some(opening)) => {
                let filled = usize::from(hand::entering_ball(&before, opening).is_some());
                let reached = before.effect(opening).moved() + filled;
                let line = opening.line().into_iter();
                (opening.cell(), line.take(reached).collect())
            }
            _ => return None,
        };
        let mut after = before;
        after.play(mv);
        let given = hand::gift_to(game, mv).map(|winner| after.squares(Ball::of(winner)).collect());
        Some(Self {
            opening,
            entered,
            touched,
            after,
            given: given.unwrap_or_default(),
            before,
        })
    }

    /// What a move to point at would do. A picture on which nobody plays shows where a line is
    /// entered, and another picture what becomes of it.
    pub(super) fn of_advice(seen: &Seen<GameState>, mv: Move) -> Option<Self> {
        let is_picture = seen.at.scene.hand == Hand::Away;
        let is_shown = seen.moving().is_none() && !(is_picture && matches!(mv, Move::Push(_)));
        Self::of(seen.at.game(), mv, shown_at(mv)).filter(|_| is_shown)
    }

    /// What a line would do that is pulled, if it were let go.
    pub(super) fn of_pull(seen: &Seen<GameState>) -> Option<Self> {
        let line = PulledLine::pulled(seen)?;
        let mv = hand::entering(seen.at.game(), line.opening).ok()?;
        Self::of(seen.at.game(), mv, Some(line.opening))
    }

    /// What the hand would do: the pointer, a finger, the keyboard, or a ball that is dragged.
    pub(super) fn of_hand(seen: &Seen<GameState>) -> Option<Self> {
        if seen.moving().is_some() || PulledLine::pulled(seen).is_some() {
            return None;
        }
        let game = seen.at.game();
        match seen.aim? {
            Place::Opening(opening) => {
                let mv = hand::entering(game, opening).ok()?;
                Self::of(game, mv, Some(opening))
            }
            Place::Core => Self::of(game, Move::Put(Cell::CORE), None),
            Place::Layer(_) | Place::Seen(_) | Place::Hand(_) => None,
        }
    }

    /// What is to be seen instead of the cube as it is: what the hand would do, or else the advice.
    /// A line that is pulled is seen where the hand has it.
    pub(super) fn shown(seen: &Seen<GameState>) -> Option<Self> {
        if PulledLine::pulled(seen).is_some() {
            return None;
        }
        Self::of_hand(seen).or_else(|| {
            let is_free = seen.pull.is_none() && met(seen).is_none();
            let hint = seen.at.scene.hint.filter(|_| is_free)?;
            Self::of_advice(seen, hint)
        })
    }

    /// The cells in which a ball of another colour would lie.
    pub(super) fn changed(&self) -> Cells {
        let differs = |&cell: &Cell| self.before.ball(cell) != self.after.ball(cell);
        let changed: Cells = self.touched.filter(differs).collect();
        changed | Cells::of(self.entered)
    }
}

/// The cell of a ball that the hand points at and does not press: in its layer, or where it cannot
/// be entered.
pub(super) fn met(seen: &Seen<GameState>) -> Option<Cell> {
    let game = seen.at.game();
    let cell = match seen.aim? {
        Place::Seen(cell) => cell,
        Place::Opening(opening) if hand::entering(game, opening).is_err() => opening.cell(),
        _ => return None,
    };
    let lies = game.position().occupied().has(cell);
    (lies && seen.moving().is_none()).then_some(cell)
}
