//! Drawing of the position editor: the board as in a game, the selected piece, and a preview of its cell.

use egui::{Painter, Rect, Response, Ui, Vec2};

use super::editable::Editable;
use super::editor::Editor;
use super::editor_piece::EditorPiece as _;
use super::gestures::under;
use crate::Look;
use crate::face::{
    BoardContext, BoardLayout as _, BoardMark, BoardView, Body, HitTarget, Layer, MarkRole,
    MarkShape, MarkTopic, Shape,
};
use crate::paint::Circle;

const GHOST: f32 = 0.6;

impl<G: Editable> Editor<G> {
    pub(super) fn draw(
        &self,
        ui: &Ui,
        response: &Response,
        at: &BoardContext<G>,
        cells: &[HitTarget<G::Cell>],
    ) {
        let (painter, look) = (ui.painter(), at.look());
        let seen = BoardView { keyed: false, ..BoardView::alone(*at) };
        G::backdrop(&seen, painter);
        let mut signs = Vec::new();
        // The marks of the last move include the one for a forbidden move.
        G::marks(&seen, &MarkTopic::Last, &mut signs);
        signs.extend(self.advice(&seen));
        let pieces = G::pieces(&seen);
        let drawn = |layer: fn(Layer) -> bool| {
            for sign in signs.iter().filter(|sign| layer(sign.layer)) {
                sign.paint(painter, look, G::paint);
            }
        };
        drawn(|layer| layer != Layer::Above);
        for piece in pieces.standing.iter().chain(&pieces.flying) {
            G::paint(piece, Body::Whole, painter, look);
        }
        for cell in G::hidden(at.game().shown()) {
            let thing = G::piece_at(at.game().shown(), cell);
            let spot = cells.iter().find(|spot| spot.place == cell);
            if let (Some(thing), Some(spot)) = (thing, spot) {
                thing.paint(painter, spot.outline.rect(), look);
            }
        }
        drawn(|layer| layer == Layer::Above);
        for cell in self.objections().into_iter().flat_map(|fault| fault.cells) {
            frame::<G>(Some(cell), MarkRole::Refusal, (painter, look), cells);
        }
        self.draw_hand(ui, at, cells);
        self.draw_cursor(ui, response, at, cells);
    }

    /// Marks of the move of the verdict that is shown.
    fn advice(&self, seen: &BoardView<G>) -> Vec<BoardMark<G::Piece>> {
        let Some(mv) = self.advised() else {
            return Vec::new();
        };
        let topic = MarkTopic::Move(mv, None);
        let mut marks = Vec::new();
        G::marks(seen, &topic, &mut marks);
        for mark in marks.iter_mut().filter(|mark| mark.ink == MarkRole::Hover) {
            mark.ink = topic.ink();
        }
        marks
    }

    fn draw_hand(&self, ui: &Ui, at: &BoardContext<G>, cells: &[HitTarget<G::Cell>]) {
        let (painter, look) = (ui.painter(), at.look());
        if let Some(held) = self.dragged() {
            let aim = under(cells, held.place);
            frame::<G>(aim, MarkRole::Hover, (painter, look), cells);
            if let Some(thing) = G::piece_at(self.position(), held.from) {
                let size = Vec2::splat(at.geometry.unit());
                let rect = Rect::from_center_size(held.place, size);
                thing.paint(painter, rect, look);
            }
            return;
        }
        let Some(cell) = self.hovered else {
            return;
        };
        let lying = G::piece_at(self.position(), cell);
        match self.in_hand() {
            Some(thing) if lying.is_none() => {
                let mut ghost = painter.clone();
                ghost.multiply_opacity(GHOST);
                for spot in cells.iter().filter(|spot| spot.place == cell) {
                    thing.paint(&ghost, spot.outline.rect(), look);
                }
                frame::<G>(Some(cell), MarkRole::Hover, (painter, look), cells);
            }
            Some(_) => frame::<G>(Some(cell), MarkRole::Hover, (painter, look), cells),
            None if lying.is_some() => {
                frame::<G>(Some(cell), MarkRole::Refusal, (painter, look), cells);
            }
            None => {}
        }
    }

    /// Draws the cursor on all pictures of its cell.
    fn draw_cursor(
        &self,
        ui: &Ui,
        response: &Response,
        at: &BoardContext<G>,
        cells: &[HitTarget<G::Cell>],
    ) {
        let Some(cell) = self.cursor.filter(|_| response.has_focus()) else {
            return;
        };
        let (painter, palette) = (ui.painter(), at.look().palette);
        for spot in cells.iter().filter(|spot| spot.place == cell) {
            let unit = at.geometry.unit();
            spot.outline.paint_cursor(painter, unit, palette);
        }
    }
}

/// Frames all pictures of a cell.
fn frame<G: Editable>(
    cell: Option<G::Cell>,
    ink: MarkRole,
    (painter, look): (&Painter, &Look),
    cells: &[HitTarget<G::Cell>],
) {
    for spot in cells.iter().filter(|spot| Some(spot.place) == cell) {
        let shape: MarkShape<G::Piece> = match spot.outline {
            Shape::Rect(rect) => {
                let side = rect.size().min_elem();
                MarkShape::Outline(rect.shrink(0.04 * side), 0.18 * side, 2.0)
            }
            Shape::Polygon(corners) => MarkShape::Polygon(corners.to_vec(), 2.0),
            Shape::Disc(Circle { center, radius }) => {
                MarkShape::Circle(Circle::new(center, radius), 2.0)
            }
        };
        BoardMark::new(ink, Layer::Above, shape).paint(painter, look, G::paint);
    }
}
