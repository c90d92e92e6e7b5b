//! The difficulty of a puzzle in stars.

use std::f32::consts::TAU;

use egui::{Color32, Painter, Pos2, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, vec2};

use crate::app::panels::PanelContext;
use crate::app::theme;
use crate::phrase::Phrase;

const MOST: u8 = 5;
const SIDE: f32 = 14.0;
const GAP: f32 = 3.0;
/// Distance of the inner corners of a star from its centre, as a share of its radius.
const WAIST: f32 = 0.42;

/// Screen readers read the grade as a number.
pub(super) fn show(ui: &mut Ui, grade: u8, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    let size = vec2(f32::from(MOST) * (SIDE + GAP), SIDE + 2.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let words = Phrase::new("puzzle-grade").with("grade", usize::from(grade));
    let words = context.texts().say(&words);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    response.on_hover_text(&words);
    let faint = theme::mix(palette.panel, palette.text, 0.14);
    for star in 0..MOST {
        let left = rect.left() + f32::from(star) * (SIDE + GAP);
        let middle = Pos2::new(left + SIDE / 2.0, rect.center().y);
        let colour = if star < grade {
            palette.cats_eye
        } else {
            faint
        };
        let colour = if star < grade && !palette.dark {
            theme::mix(colour, palette.text, 0.25)
        } else {
            colour
        };
        paint(ui.painter(), middle, SIDE / 2.0, colour);
    }
}

/// Five kites, because a star is not convex.
fn paint(painter: &Painter, middle: Pos2, radius: f32, colour: Color32) {
    let at = |tenths: f32, radius: f32| {
        let angle = TAU * tenths / 10.0 - TAU / 4.0;
        middle + Vec2::angled(angle) * radius
    };
    for point in 0_u8..5 {
        let tenths = f32::from(2 * point);
        let kite = vec![
            middle,
            at(tenths - 1.0, WAIST * radius),
            at(tenths, radius),
            at(tenths + 1.0, WAIST * radius),
        ];
        painter.add(Shape::convex_polygon(
            kite,
            colour,
            Stroke::new(0.5, colour),
        ));
    }
}
