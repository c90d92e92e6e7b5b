//! The difficulty of a puzzle in stars.

use egui::{Pos2, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::game::panels::lamp_signs;
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{theme, widgets};
use crate::phrase::Phrase;

const MOST: u8 = 5;
const SIDE: f32 = 14.0;
/// Space between two stars, relative to their side.
const GAP: f32 = 0.2;

/// Screen readers read the grade as a number.
pub(crate) fn show(ui: &mut Ui, grade: u8, context: &PanelContext) {
    let size = vec2(width(SIDE), SIDE + 2.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let words = words(grade, context);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    widgets::tip(response, &words);
    paint(ui, rect.left_center(), SIDE, grade);
}

pub(crate) fn words(grade: u8, context: &PanelContext) -> String {
    let words = Phrase::new("puzzle-grade").with("grade", usize::from(grade));
    context.texts().say(&words)
}

/// Width of all stars, in points.
pub(crate) fn width(side: f32) -> f32 {
    f32::from(MOST) * side * (1.0 + GAP)
}

/// Paints stars with sides of this many points from a point on the left on.
pub(crate) fn paint(ui: &Ui, left: Pos2, side: f32, grade: u8) {
    let palette = theme::palette(ui.ctx());
    let faint = theme::mix(palette.panel, palette.text, 0.14);
    for star in 0..MOST {
        let along = f32::from(star) * side * (1.0 + GAP) + side / 2.0;
        let at = left + vec2(along, 0.0);
        if palette.flat {
            lamp_signs::star(ui.painter(), at, side / 2.0, palette.text);
            if star >= grade {
                lamp_signs::star(ui.painter(), at, 0.28 * side, palette.panel);
            }
            continue;
        }
        let colour = match star < grade {
            false => faint,
            true if palette.dark => palette.cats_eye,
            true => theme::mix(palette.cats_eye, palette.text, 0.25),
        };
        lamp_signs::star(ui.painter(), at, side / 2.0, colour);
    }
}
