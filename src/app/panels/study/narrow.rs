//! A study in a narrow window: the graph above the board, and best lines, sentence and buttons below it, in
//! the places of the players' cards.

use egui::{Rect, Ui, UiBuilder, pos2, vec2};

use super::{lines, sentence, show_graph};
use crate::app::command::{Command, StudyCommand};
use crate::app::panels::layout::LOW_CARD_HEIGHT;
use crate::app::panels::{PanelContext, moves};
use crate::app::table::StudyState;
use crate::app::theme;
use crate::app::widgets::{self, Glyph, glyph_button};

const TIGHT: f32 = 6.0;
/// Maximum number of best lines; the board needs the room.
const MOST_LINES: usize = 2;
/// Width of the buttons at the right of the sentence, in points.
const BUTTONS: f32 = 200.0;

/// Returns the rectangle of the board and the chosen command.
pub(in crate::app::panels) fn show(
    ui: &mut Ui,
    area: Rect,
    study: &StudyState,
    context: &PanelContext,
) -> (Rect, Option<Command>) {
    let palette = theme::palette(ui.ctx());
    let card = |ui: &Ui, rect: Rect| ui.painter().add(theme::card(palette, false).paint(rect));
    let head = area.with_max_y(area.top() + LOW_CARD_HEIGHT);
    let count = study.line_count.min(MOST_LINES);
    let listed = if count == 0 {
        0.0
    } else {
        lines::height(count)
    };
    let foot = area.with_min_y(area.bottom() - LOW_CARD_HEIGHT - listed);
    card(ui, head);
    card(ui, foot);
    let mut wanted = show_graph(ui, head.shrink(4.0), study, context);
    let inner = foot.shrink2(vec2(8.0, 3.0));
    let (best, inner) = inner.split_top_bottom_at_y(inner.top() + listed);
    if count > 0 {
        wanted = lines::show(ui, best, study, context).or(wanted);
    }
    let split = inner.right() - BUTTONS;
    let words = Rect::from_min_max(inner.min, pos2(split - TIGHT, inner.bottom()));
    wanted = sentence::show(ui, words, study, context).1.or(wanted);
    let buttons = Rect::from_min_max(pos2(split, inner.top()), inner.max);
    wanted =
        moves::history_buttons(ui, buttons.with_max_x(buttons.right() - 30.0), context).or(wanted);
    let done = Rect::from_center_size(buttons.right_center() - vec2(12.0, 0.0), vec2(24.0, 24.0));
    let builder = UiBuilder::new().max_rect(done).id_salt("done");
    ui.scope_builder(builder, |ui| {
        let button = glyph_button(ui, Glyph::Tick, &context.text("study-leave"));
        if widgets::tip(button, &context.tip(Command::Study(StudyCommand::Toggle))).clicked() {
            wanted = Some(Command::Study(StudyCommand::Toggle));
        }
    });
    let board = Rect::from_min_max(
        pos2(area.left(), head.bottom() + TIGHT),
        pos2(area.right(), foot.top() - TIGHT),
    );
    (board, wanted)
}
