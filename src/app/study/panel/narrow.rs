//! A study in a narrow window: the graph and the scores above the board, and best lines, sentence and buttons
//! below it, in the places of the players' cards.

use egui::{Rect, Ui, UiBuilder, Vec2, pos2, vec2};

use super::{lines, point_at, sentence, show_graph};
use crate::app::game::panels::moves;
use crate::app::game::table::StudyState;
use crate::app::shell::command::{Command, StudyCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::panels::layout::LOW_CARD_HEIGHT;
use crate::app::shell::theme;
use crate::app::shell::widgets::{self, Glyph, glyph_button};
use crate::board::SCORE_HEIGHT;
use crate::rules::Player;

const TIGHT: f32 = 6.0;
/// Width of the scores beside the graph, in points, and of the icon before each.
const SCORES: f32 = 212.0;
const ICON: f32 = 16.0;
/// Maximum number of best lines; the board needs the room.
const MOST_LINES: usize = 2;
/// Width of the two rows of buttons at the right of the sentence, in points.
const BUTTONS: f32 = moves::HISTORY_WIDTH - 8.0;

/// Returns the rectangle of the board and the chosen command.
pub(crate) fn show(
    ui: &mut Ui,
    area: Rect,
    study: &StudyState,
    context: &PanelContext,
) -> (Rect, Option<Command>) {
    let palette = theme::palette(ui.ctx());
    let card = |ui: &Ui, rect: Rect| ui.painter().add(theme::card(palette, false).paint(rect));
    let head = area.with_max_y(area.top() + LOW_CARD_HEIGHT);
    let count = study.line_count.min(MOST_LINES);
    let listed = if count == 0 { 0.0 } else { lines::height(count) };
    let foot = area.with_min_y(area.bottom() - LOW_CARD_HEIGHT - listed);
    card(ui, head);
    card(ui, foot);
    let (chart, right) = head.shrink(4.0).split_left_right_at_x(head.right() - SCORES);
    let mut wanted = show_graph(ui, chart, study, context);
    scores(ui, right.with_min_x(right.left() + 8.0), context);
    let inner = foot.shrink2(vec2(8.0, 3.0));
    let (best, inner) = inner.split_top_bottom_at_y(inner.top() + listed);
    if count > 0 {
        let (pointed, chosen) = lines::show(ui, best, study, context);
        wanted = chosen.or(wanted).or_else(|| point_at(ui, pointed));
    }
    let split = inner.right() - BUTTONS;
    let words = Rect::from_min_max(inner.min, pos2(split - TIGHT, inner.bottom()));
    wanted = sentence::show(ui, words, study, context).1.or(wanted);
    let buttons = Rect::from_min_max(pos2(split, inner.top()), inner.max);
    let (steps, others) = buttons.split_top_bottom_at_fraction(0.5);
    wanted = moves::history_buttons(ui, steps, context).or(wanted);
    let (left, right) = others.split_left_right_at_fraction(0.5);
    let builder = UiBuilder::new().max_rect(square(left)).id_salt("mistake");
    let mistake = ui.scope_builder(builder, |ui| moves::mistake_button(ui, context));
    wanted = mistake.inner.or(wanted);
    let builder = UiBuilder::new().max_rect(square(right)).id_salt("done");
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

fn square(rect: Rect) -> Rect {
    Rect::from_center_size(rect.center(), Vec2::splat(24.0))
}

/// Scores of all seats, one below the other; with more than two in two columns.
fn scores(ui: &mut Ui, rect: Rect, context: &PanelContext) {
    let count = context.state.seats.len();
    let columns = count.div_ceil(2);
    let size = vec2(rect.width() / columns as f32, rect.height() / 2.0);
    for seat in 0..count {
        let player = Player::seat(seat);
        let cell = vec2((seat / 2) as f32, (seat % 2) as f32);
        let place = Rect::from_min_size(rect.min + cell * size, size);
        let icon =
            Rect::from_center_size(place.left_center() + vec2(ICON / 2.0, 0.0), Vec2::splat(ICON));
        let look = &context.presentation.look;
        context.table.seat_icon(player, ui.painter(), icon, look);
        let score = Rect::from_center_size(place.center(), vec2(size.x, SCORE_HEIGHT));
        let score = score.with_min_x(icon.right() + 5.0).with_max_x(place.right() - 4.0);
        let builder = UiBuilder::new().max_rect(score).id_salt(("score", seat));
        ui.scope_builder(builder, |ui| {
            context.table.score_ui(player, ui, &context.presentation);
        });
    }
}
