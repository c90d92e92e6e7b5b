//! Small mark for the result of a game, distinct without its colours.

use egui::{Painter, Pos2, Rect, Vec2};

use crate::app::game::table::GameSummary;
use crate::app::shell::theme;
use crate::app::shell::widgets::{Glyph, paint_glyph};
use crate::board::Palette;
use crate::rules::{GameResult, Player};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Open,
    Won,
    Lost,
    Drawn,
    /// Won by a player in a game among people or among computers.
    Decided,
}

fn end(summary: &GameSummary) -> End {
    let mut people = summary.seats.iter().enumerate();
    let first = people.find(|(_, seat)| seat.is_human());
    let alone = first.filter(|_| people.all(|(_, seat)| seat.is_computer()));
    match (summary.result.map(GameResult::winner), alone) {
        (None, _) => End::Open,
        (Some(None), _) => End::Drawn,
        (Some(Some(_)), None) => End::Decided,
        (Some(Some(winner)), Some((seat, _))) if winner == Player::seat(seat) => End::Won,
        (Some(Some(_)), Some(_)) => End::Lost,
    }
}

/// Won: tick on a disc; lost: cross in a ring; drawn: two bars in a ring; decided: grey disc; open: empty
/// ring.
pub(super) fn paint(painter: &Painter, at: Pos2, summary: &GameSummary, palette: &Palette) {
    const RADIUS: f32 = 9.0;
    let end = end(summary);
    let ring = palette.stroke(1.5, palette.secondary);
    let glyph = Rect::from_center_size(at, Vec2::splat(14.0));
    match end {
        End::Won => {
            painter.circle_filled(at, RADIUS, palette.accent);
            paint_glyph(painter, glyph, Glyph::Tick, palette.panel);
        }
        End::Lost => {
            painter.circle_stroke(at, RADIUS, ring);
            paint_glyph(painter, glyph, Glyph::Cross, palette.text);
        }
        End::Drawn => {
            painter.circle_stroke(at, RADIUS, ring);
            let bar = Rect::from_center_size(at, Vec2::new(9.0, 2.0));
            for up in [-2.5, 2.5] {
                painter.rect_filled(bar.translate(Vec2::new(0.0, up)), 1.0, palette.text);
            }
        }
        End::Decided => {
            painter.circle_filled(at, RADIUS, theme::mix(palette.panel, palette.text, 0.3));
        }
        End::Open => {
            painter.circle_stroke(at, RADIUS, ring);
        }
    }
}
