//! The panel of practice: the session so far, the present position, and what was better.

mod answered;
mod rest;
mod signs;
mod task;

use egui::{Align, Layout, Rect, Ui, UiBuilder, pos2, vec2};

use crate::app::exercise::practice::PracticeState;
use crate::app::exercise::puzzles::PuzzleState;
use crate::app::shell::command::{Command, PracticeCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::panels::layout::GAP;
use crate::app::shell::theme;
use crate::tool::PracticeTask;

/// Panel width, in points, from which its text is large.
const WIDE: f32 = 260.0;
/// Height of the buttons, in points.
const BUTTON: f32 = 36.0;
/// Height of the card above the board of a narrow window, in points.
const HEAD: f32 = 108.0;
const TIGHT: f32 = 6.0;

/// The present position.
struct Shown<'a> {
    task: &'a PracticeTask,
    exercise: &'a PuzzleState,
    is_low: bool,
}

/// Draws the panel beside the board and returns the chosen command.
pub(crate) fn beside(
    ui: &mut Ui,
    rect: Rect,
    state: &PracticeState,
    context: &PanelContext,
) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    let inner = rect.shrink(if rect.width() >= WIDE { 16.0 } else { 12.0 });
    scope(ui, inner, "practice", |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        let wanted = head(ui, state, context);
        let Some((task, exercise)) = state.task.zip(state.exercise.as_ref()) else {
            return rest::show(ui, state, context).or(wanted);
        };
        let shown = Shown { task, exercise, is_low: false };
        let chosen = if exercise.is_over() {
            answered::show(ui, &shown, context)
        } else {
            task::show(ui, &shown, context)
        };
        let foot = inner.with_min_y(inner.bottom() - 20.0);
        let left_out = scope(ui, foot, "practice foot", |ui| task::leave_out(ui, context));
        wanted.or(chosen).or(left_out)
    })
}

/// Draws the parts above and below the board of a narrow window. Returns the rectangle of the board and the
/// chosen command.
pub(crate) fn stacked(
    ui: &mut Ui,
    area: Rect,
    state: &PracticeState,
    context: &PanelContext,
) -> (Rect, Option<Command>) {
    let palette = theme::palette(ui.ctx());
    let area = area.shrink2(vec2(GAP, TIGHT));
    let top = area.with_max_y(area.top() + HEAD);
    let foot = area.with_min_y(area.bottom() - BUTTON);
    ui.painter().add(theme::card(palette, false).paint(top));
    let inner = top.shrink2(vec2(12.0, 6.0));
    let wanted = scope(ui, inner, "practice", |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let wanted = head(ui, state, context);
        let Some((task, exercise)) = state.task.zip(state.exercise.as_ref()) else {
            return rest::show_low(ui, (state, foot), context).or(wanted);
        };
        let shown = Shown { task, exercise, is_low: true };
        let chosen = if exercise.is_over() {
            answered::show_low(ui, foot, &shown, context)
        } else {
            task::show_low(ui, foot, &shown, context)
        };
        wanted.or(chosen)
    });
    let board = Rect::from_min_max(
        pos2(area.left(), top.bottom() + TIGHT),
        pos2(area.right(), foot.top() - TIGHT),
    );
    (board, wanted)
}

/// Progress of the session, and the cross that leaves practice.
fn head(ui: &mut Ui, state: &PracticeState, context: &PanelContext) -> Option<Command> {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let leave = Command::Practice(PracticeCommand::Leave);
            let wanted = context.close_button(ui, leave);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                signs::progress(ui, state, context);
            });
            wanted
        })
        .inner
    })
    .inner
}

fn scope<R>(ui: &mut Ui, rect: Rect, salt: &str, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let builder = UiBuilder::new().max_rect(rect).id_salt(salt);
    ui.scope_builder(builder, draw).inner
}
