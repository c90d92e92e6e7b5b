//! Preview of the cube after a move that is not made yet.

use super::animation::opening_of;
use super::hand::{self, PulledLine};
use super::target::Target;
use crate::face::BoardView;
use crate::{Hand, HintPart, Scene};
use kuba_rules::Game;
use kuba_rules::cubulus::{Ball, Cell, Cells, GameState, Move, Opening, Position, Square};

pub(super) struct MovePreview {
    /// `None` if a ball is laid in the core.
    pub opening: Option<Opening>,
    /// Cell that the ball from outside would enter.
    pub entered: Cell,
    /// Cells that balls would move into.
    pub touched: Cells,
    pub after: Position,
    /// Squares that the move would complete for another player.
    pub given: Vec<Square>,
    before: Position,
}

pub(super) fn shown_at(mv: Move) -> Option<Opening> {
    match mv {
        Move::Put(cell) => opening_of(cell),
        Move::Push(opening) => Some(opening),
        Move::Pass | Move::Resign | Move::TimeOut => None,
    }
}

impl MovePreview {
    /// Preview of a move made at an opening; `None` if the move is illegal or changes nothing in the cube.
    fn of(scene: &Scene<GameState>, mv: Move, opening: Option<Opening>) -> Option<Self> {
        let game = scene.game();
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
        let given =
            hand::warned_gift(scene, mv).map(|winner| after.squares(Ball::of(winner)).collect());
        Some(Self { opening, entered, touched, after, given: given.unwrap_or_default(), before })
    }

    /// Preview of an advised move. A picture without players shows only the opening of a push; another
    /// picture shows the result.
    pub(super) fn of_advice(seen: &BoardView<GameState>, mv: Move) -> Option<Self> {
        let is_picture = seen.at.scene.hand == Hand::Away;
        let is_shown = seen.moving().is_none() && !(is_picture && matches!(mv, Move::Push(_)));
        Self::of(seen.at.scene, mv, shown_at(mv)).filter(|_| is_shown)
    }

    pub(super) fn of_pull(seen: &BoardView<GameState>) -> Option<Self> {
        let line = PulledLine::pulled(seen)?;
        let mv = hand::entering(seen.at.game(), line.opening).ok()?;
        Self::of(seen.at.scene, mv, Some(line.opening))
    }

    pub(super) fn of_hand(seen: &BoardView<GameState>) -> Option<Self> {
        if seen.moving().is_some() || PulledLine::pulled(seen).is_some() {
            return None;
        }
        let game = seen.at.game();
        match seen.aim? {
            Target::Opening(opening) => {
                let mv = hand::entering(game, opening).ok()?;
                Self::of(seen.at.scene, mv, Some(opening))
            }
            Target::Core => Self::of(seen.at.scene, Move::Put(Cell::CORE), None),
            Target::Layer(_) | Target::Seen(_) | Target::Hand(_) => None,
        }
    }

    /// Preview at the openings: for the hand, otherwise for the advice. A dragged line has none, because it
    /// is drawn where the drag has it.
    pub(super) fn shown(seen: &BoardView<GameState>) -> Option<Self> {
        if PulledLine::pulled(seen).is_some() {
            return None;
        }
        Self::of_hand(seen).or_else(|| {
            let scene = seen.at.scene;
            let is_free = seen.pull.is_none() && colliding_cell(seen).is_none();
            let hint = scene.hint.filter(|_| is_free && scene.hint_part == HintPart::Whole)?;
            Self::of_advice(seen, hint)
        })
    }

    /// Opening whose line would move; `None` if a ball only enters an empty cell.
    pub(super) fn moved_line(&self) -> Option<Opening> {
        self.opening.filter(|opening| self.before.ball(opening.cell()).is_some())
    }

    /// Cells whose content would differ, and the entered one.
    pub(super) fn changed(&self) -> Cells {
        let differs = |&cell: &Cell| self.before.ball(cell) != self.after.ball(cell);
        let changed: Cells = self.touched.filter(differs).collect();
        changed | Cells::of(self.entered)
    }
}

/// Cell of a ball under the pointer that cannot be pressed: in its layer, or behind an opening that is
/// closed.
pub(super) fn colliding_cell(seen: &BoardView<GameState>) -> Option<Cell> {
    let game = seen.at.game();
    let cell = match seen.aim? {
        Target::Seen(cell) => cell,
        Target::Opening(opening) if hand::entering(game, opening).is_err() => opening.cell(),
        _ => return None,
    };
    let lies = game.position().occupied().has(cell);
    (lies && seen.moving().is_none()).then_some(cell)
}
