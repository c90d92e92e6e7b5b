//! The best lines, one row each. A row plays its line when it is clicked.

use egui::{Rect, RichText, Role, Sense, TextStyle, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use crate::app::game::table::{LineState, StudyState};
use crate::app::shell::command::{Command, OfferedLine, StudyCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{theme, widgets};
use crate::phrase::Phrase;
use crate::rules::Player;

pub(super) const ROW: f32 = 22.0;
/// Minimum width of the chance before its line, in points.
const CHANCE: f32 = 52.0;
/// Width of the buttons for fewer and more lines in the first row, in points.
const BUTTONS: f32 = 52.0;
/// Gap between the first line and these buttons, in points.
const APART: f32 = 8.0;
const MOST: usize = 5;

pub(super) fn height(count: usize) -> f32 {
    ROW * count as f32 + 4.0
}

/// Draws the rows. Returns the line that is hovered or focused, and the chosen command.
pub(super) fn show(
    ui: &mut Ui,
    rect: Rect,
    study: &StudyState,
    context: &PanelContext,
) -> (Option<OfferedLine>, Option<Command>) {
    let palette = theme::palette(ui.ctx());
    let mut wanted = None;
    let mut pointed = None;
    for number in 0..study.line_count {
        let top = rect.top() + ROW * number as f32;
        if top + ROW > rect.bottom() + 1.0 {
            break;
        }
        let right = if number == 0 { BUTTONS + APART } else { 0.0 };
        let place =
            Rect::from_min_max(pos2(rect.left(), top), pos2(rect.right() - right, top + ROW));
        match study.lines.get(number) {
            Some(line) => {
                let row = row(ui, place, (number, line), context);
                let line = OfferedLine::Best(number);
                if row.clicked() {
                    wanted = Some(Command::Study(StudyCommand::EnterLine(line)));
                }
                if row.hovered() || row.has_focus() {
                    pointed = Some(line);
                }
            }
            None if number == 0 => {
                let words = context.text(if study.lines_done {
                    "study-no-lines"
                } else {
                    "study-lines-thinking"
                });
                let at = pos2(place.left() + 2.0, place.top() + 2.0);
                let (style, colour) = (TextStyle::Small, palette.secondary);
                widgets::line_of_text(ui, at, place.width(), &words, style, colour);
            }
            None => {}
        }
    }
    let buttons = Rect::from_min_size(pos2(rect.right() - BUTTONS, rect.top()), vec2(BUTTONS, ROW));
    let count = count_buttons(ui, buttons, study, context);
    (pointed, count.or(wanted))
}

fn row(
    ui: &Ui,
    rect: Rect,
    (number, line): (usize, &LineState),
    context: &PanelContext,
) -> egui::Response {
    let palette = theme::palette(ui.ctx());
    let chance = context.texts().say(&chance(line, context.state.turn));
    let moves: Vec<String> = line.moves.iter().map(|mv| context.texts().say(mv)).collect();
    let moves = moves.join("  ");
    let told = Phrase::new("study-line-told")
        .with("number", number + 1)
        .with("chance", chance.as_str())
        .with("line", moves.as_str());
    let told = context.texts().say(&told);
    let response = ui.interact(rect, ui.scope_id().with(("line", number)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &told));
    if response.hovered() || response.has_focus() {
        let fill = theme::mix(palette.panel, palette.text, 0.07);
        ui.painter().rect_filled(rect, 4.0, fill);
    }
    let top = rect.top() + 2.0;
    let at = pos2(rect.left() + 2.0, top);
    let width = widgets::line_of_text(ui, at, rect.width(), &chance, TextStyle::Small, palette.ok);
    let left = rect.left() + CHANCE.max(width + 8.0);
    let room = rect.right() - left;
    widgets::line_of_text(ui, pos2(left, top), room, &moves, TextStyle::Small, palette.text);
    response
}

/// Evaluation of a line for the player to move.
fn chance(line: &LineState, mover: Player) -> Phrase {
    match line.win {
        Some(win) if win.player == mover => Phrase::new("study-line-wins").with("moves", win.moves),
        Some(win) => Phrase::new("study-line-loses").with("moves", win.moves),
        None => Phrase::new("study-line-chance").with("percent", line.chance.percent()),
    }
}

fn count_buttons(
    ui: &mut Ui,
    rect: Rect,
    study: &StudyState,
    context: &PanelContext,
) -> Option<Command> {
    let mut wanted = None;
    let count = study.line_count;
    let builder = UiBuilder::new().max_rect(rect).id_salt("line count");
    ui.scope_builder(builder, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            ui.spacing_mut().button_padding = vec2(0.0, 0.0);
            ui.spacing_mut().interact_size.y = 20.0;
            for (sign, key, wants) in [
                ("−", "study-fewer-lines", count.checked_sub(1).filter(|&count| count > 0)),
                ("+", "study-more", (count < MOST).then_some(count + 1)),
            ] {
                let name = context.text(key);
                let button = egui::Button::new(RichText::new(sign)).min_size(vec2(24.0, 20.0));
                let button = ui.add_enabled(wants.is_some(), button);
                theme::dash_disabled(ui, &button);
                button.clone().accessible_name(&name);
                if widgets::tip(button, &name).clicked() {
                    wanted = wants.map(|count| Command::Study(StudyCommand::LineCount(count)));
                }
            }
        });
    });
    wanted
}
