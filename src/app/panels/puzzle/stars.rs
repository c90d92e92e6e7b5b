//! The difficulty of a puzzle in stars.

use egui::{Pos2, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::panels::{PanelContext, lamp_signs};
use crate::app::theme;
use crate::phrase::Phrase;

const MOST: u8 = 5;
const SIDE: f32 = 14.0;
const GAP: f32 = 3.0;

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
        lamp_signs::star(ui.painter(), middle, SIDE / 2.0, colour);
    }
}
