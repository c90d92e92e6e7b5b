//! The panel of a lesson: the step, its task, the remark on what the user did, and the buttons that lead on.

use egui::accesskit::Live;
use egui::{
    Color32, Label, Rect, RichText, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};

use super::{LessonState, Remark};
use crate::app::shell::command::{Command, LessonCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::panels::layout::GAP;
use crate::app::shell::theme;
use crate::app::shell::widgets::{self, Glyph, glyph_button};
use crate::phrase::Phrase;

/// Maximum and minimum height of a step in the list, in points.
const ROW: f32 = 26.0;
const LOW_ROW: f32 = 22.0;
const BUTTON: f32 = 40.0;
/// Height of the buttons below the board of a narrow window, in points.
const LOW_BUTTON: f32 = 36.0;
/// Height of the card above the board of a narrow window, in points.
const HEAD: f32 = 96.0;
const TIGHT: f32 = 6.0;
/// Panel width, in points, from which its text is large.
const WIDE: f32 = 260.0;
const REMARK: f32 = 52.0;

/// Draws the panel beside the board and returns the chosen command.
pub fn beside(
    ui: &mut Ui,
    rect: Rect,
    state: &LessonState,
    context: &PanelContext,
) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    let wide = rect.width() >= WIDE;
    let inner = rect.shrink(if wide { 16.0 } else { 12.0 });
    let foot = Rect::from_min_max(pos2(inner.left(), inner.bottom() - BUTTON), inner.max);
    let body = Rect::from_min_max(inner.min, pos2(inner.right(), foot.top() - GAP));
    let builder = UiBuilder::new().max_rect(body).id_salt("lesson");
    let chosen = ui
        .scope_builder(builder, |ui| {
            let mut wanted = None;
            ui.horizontal(|ui| {
                let caption = context.texts().say(&state.number());
                ui.label(RichText::new(caption).color(palette.secondary));
                let right = egui::Layout::right_to_left(egui::Align::Center);
                ui.with_layout(right, |ui| wanted = close(ui, context));
            });
            pips(ui, state, context);
            let size = if wide { theme::result() } else { TextStyle::Heading };
            ui.add_space(2.0);
            title(ui, state, context, size);
            let size = if wide { theme::large() } else { TextStyle::Body };
            task(ui, state, context, size);
            ui.add_space(4.0);
            let top = ui.cursor().top();
            if let Some(said) = state.remark {
                remark(ui, said, context, wide);
            }
            let below = top + REMARK + GAP;
            let row = (body.bottom() - below) / state.steps.len() as f32;
            if row >= LOW_ROW {
                let size = vec2(body.width(), row.min(theme::target(ui.ctx(), ROW)));
                let first = Rect::from_min_size(pos2(body.left(), below), size);
                wanted = list(ui, first, state, context).or(wanted);
            }
            wanted
        })
        .inner;
    buttons(ui, foot, state, context).or(chosen)
}

/// Draws the parts above and below the board of a narrow window. Returns the rectangle of the board and the
/// chosen command.
pub fn stacked(
    ui: &mut Ui,
    area: Rect,
    state: &LessonState,
    context: &PanelContext,
) -> (Rect, Option<Command>) {
    let palette = theme::palette(ui.ctx());
    let area = area.shrink2(vec2(GAP, TIGHT));
    let head = Rect::from_min_max(area.min, pos2(area.right(), area.top() + HEAD));
    let foot = Rect::from_min_max(pos2(area.left(), area.bottom() - LOW_BUTTON), area.max);
    ui.painter().add(theme::card(palette, false).paint(head));
    let inner = head.shrink2(vec2(12.0, 6.0));
    let builder = UiBuilder::new().max_rect(inner).id_salt("lesson");
    let chosen = ui
        .scope_builder(builder, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            let mut wanted = None;
            ui.horizontal(|ui| {
                title(ui, state, context, TextStyle::Heading);
                let right = egui::Layout::right_to_left(egui::Align::Center);
                ui.with_layout(right, |ui| {
                    wanted = close(ui, context);
                    let caption = context.texts().say(&state.number());
                    ui.label(RichText::new(caption).small().color(palette.secondary));
                });
            });
            task(ui, state, context, TextStyle::Body);
            if let Some(said) = state.remark {
                remark_line(ui, said, context, TextStyle::Body);
            }
            wanted
        })
        .inner;
    let wanted = buttons(ui, foot, state, context).or(chosen);
    let board = Rect::from_min_max(
        pos2(area.left(), head.bottom() + TIGHT),
        pos2(area.right(), foot.top() - TIGHT),
    );
    (board, wanted)
}

fn close(ui: &mut Ui, context: &PanelContext) -> Option<Command> {
    let name = context.name(Command::Lesson(LessonCommand::Leave));
    let button = glyph_button(ui, Glyph::Cross, &name);
    let button = widgets::tip(button, &context.tip(Command::Lesson(LessonCommand::Leave)));
    button.clicked().then_some(Command::Lesson(LessonCommand::Leave))
}

fn title(ui: &mut Ui, state: &LessonState, context: &PanelContext, size: TextStyle) {
    let words = context.text(state.steps[state.step]);
    ui.label(RichText::new(words).text_style(size));
}

fn task(ui: &mut Ui, state: &LessonState, context: &PanelContext, size: TextStyle) {
    let words = RichText::new(context.text(state.task)).text_style(size);
    ui.add(Label::new(words).wrap());
}

/// A dot for each step: filled if it is done, larger if it is the present one.
fn pips(ui: &mut Ui, state: &LessonState, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(width, 12.0), Sense::hover());
    let count = state.steps.len();
    let pitch = (width / count as f32).min(20.0);
    for index in 0..count {
        let at = pos2(rect.left() + pitch * (index as f32) + 5.0, rect.center().y);
        let done = is_done(index, state, context);
        let fill = if done { palette.accent } else { palette.panel };
        let edge = if index <= state.step {
            palette.accent
        } else {
            theme::mix(palette.panel, palette.text, 0.35)
        };
        let radius = if index == state.step { 5.0 } else { 4.0 };
        ui.painter().circle(at, radius, fill, Stroke::new(1.5, edge));
    }
}

/// Returns `true` if a step was completed and not only skipped.
fn is_done(index: usize, state: &LessonState, context: &PanelContext) -> bool {
    context.learnt.contains(&index) || index == state.step && state.is_done()
}

fn remark(ui: &mut Ui, said: Remark, context: &PanelContext, wide: bool) {
    let palette = theme::palette(ui.ctx());
    let side = if wide { 10 } else { 8 };
    egui::Frame::new()
        .fill(theme::mix(palette.panel, tone(said, context), 0.10))
        .corner_radius(8)
        .inner_margin(egui::Margin::symmetric(side, 7))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            if wide {
                remark_line(ui, said, context, theme::large());
            } else {
                // The words need the room of the sign.
                remark_words(ui, said, context, TextStyle::Body);
            }
        });
}

fn remark_line(ui: &mut Ui, said: Remark, context: &PanelContext, size: TextStyle) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let (sign, _) = ui.allocate_exact_size(egui::Vec2::splat(18.0), Sense::hover());
        let glyph = match said {
            Remark::Done(_) | Remark::GoOn(_) => Glyph::Tick,
            Remark::Wrong(_) => Glyph::Cross,
        };
        widgets::paint_glyph(ui.painter(), sign, glyph, tone(said, context));
        remark_words(ui, said, context, size);
    });
}

/// Screen readers announce changes of the text.
fn remark_words(ui: &mut Ui, said: Remark, context: &PanelContext, size: TextStyle) {
    let words = RichText::new(context.text(said.key())).text_style(size);
    let line = ui.add(Label::new(words.color(tone(said, context))).wrap());
    ui.ctx().accesskit_node_builder(line.id, |node| node.set_live(Live::Polite));
}

fn tone(said: Remark, context: &PanelContext) -> Color32 {
    let palette = context.presentation.look.palette;
    match said {
        Remark::Done(_) | Remark::GoOn(_) => palette.ok,
        Remark::Wrong(_) => palette.danger,
    }
}

fn list(ui: &mut Ui, first: Rect, state: &LessonState, context: &PanelContext) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let mut wanted = None;
    for (index, &key) in state.steps.iter().enumerate() {
        let row = first.translate(vec2(0.0, first.height() * index as f32));
        let id = ui.scope_id().with(("step", index));
        let response = ui.interact(row, id, Sense::click());
        let words = context.text(key);
        let name =
            Phrase::new("lesson-item").with("number", index + 1).with("title", words.as_str());
        let present = index == state.step;
        response.widget_info(|| {
            WidgetInfo::selected(Role::Button, true, present, context.texts().say(&name))
        });
        let fill = match present {
            true => theme::mix(palette.panel, palette.accent, 0.14),
            false if response.hovered() => theme::mix(palette.panel, palette.text, 0.06),
            false => Color32::TRANSPARENT,
        };
        ui.painter().rect_filled(row, 6.0, fill);
        if response.has_focus() || palette.flat && present {
            let stroke = theme::focus_ring(palette);
            ui.painter().rect_stroke(row, 6.0, stroke, StrokeKind::Inside);
        }
        let done = is_done(index, state, context);
        let sign = Rect::from_center_size(pos2(row.left() + 16.0, row.center().y), vec2(16., 16.));
        if done {
            let words = context.text("lesson-done");
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(words));
            widgets::paint_glyph(ui.painter(), sign, Glyph::Tick, palette.ok);
        } else {
            let number = (index + 1).to_string();
            widgets::centred(ui, sign, &number, TextStyle::Small, palette.secondary);
        }
        let colour = if done || present { palette.text } else { palette.secondary };
        let at = pos2(row.left() + 34.0, row.center().y - 9.0);
        let width = row.right() - at.x - 6.0;
        widgets::line_of_text(ui, at, width, &words, TextStyle::Body, colour);
        if response.clicked() {
            wanted = Some(Command::Lesson(LessonCommand::GoToStep(index)));
        }
    }
    wanted
}

/// *Back* and *Next*; *Next* has the accent colour once the step is done.
fn buttons(
    ui: &mut Ui,
    rect: Rect,
    state: &LessonState,
    context: &PanelContext,
) -> Option<Command> {
    let gap = 8.0;
    let left = (rect.width() - gap) * 0.36;
    let split = rect.left() + left;
    let back = Rect::from_min_max(rect.min, pos2(split, rect.bottom()));
    let on = Rect::from_min_max(pos2(split + gap, rect.top()), rect.max);
    let mut wanted = None;
    let builder = UiBuilder::new().max_rect(back).id_salt("back");
    ui.scope_builder(builder, |ui| {
        if state.step == 0 {
            ui.disable();
        }
        let name = context.name(Command::Lesson(LessonCommand::PreviousStep));
        if widgets::icon_button(ui, back, Some(Glyph::Previous), &name).clicked() {
            wanted = Some(Command::Lesson(LessonCommand::PreviousStep));
        }
    });
    let key = match (state.is_last(), state.is_done()) {
        (true, _) => "lesson-first-game",
        (false, true) => Command::Lesson(LessonCommand::NextStep).text_key(),
        (false, false) => "lesson-skip",
    };
    let builder = UiBuilder::new().max_rect(on).id_salt("on");
    ui.scope_builder(builder, |ui| {
        let clicked = if state.is_done() {
            widgets::main_button(ui, on, &context.text(key))
        } else {
            widgets::icon_button(ui, on, None, &context.text(key))
        };
        if clicked.clicked() {
            wanted = Some(Command::Lesson(LessonCommand::NextStep));
        }
    });
    wanted
}
