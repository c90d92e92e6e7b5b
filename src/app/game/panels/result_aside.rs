//! The result in an area that the game leaves free beside its board, for boards without room for a line below
//! them.

use egui::{Align, Label, Layout, Rect, RichText, Ui, UiBuilder, vec2};

use super::finished::FinishedGame;
use super::{moves, result};
use crate::app::game::table::Ended;
use crate::app::shell::command::{Command, StartCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{theme, widgets};

/// Width of the area, in points, from which the result is a line.
const ROOM_FOR_LINE: f32 = 250.0;
/// Maximum width and height of the tower, and its padding, in points.
const TOWER: [f32; 2] = [168.0, 190.0];
const MARGIN: f32 = 5.0;
const BETWEEN: f32 = 5.0;
/// Heights of *Rematch* and *Study*, and of the history buttons, in points.
const BUTTON: f32 = 30.0;
const HISTORY: f32 = 24.0;

/// Draws the result into the free area: a line where it is wide, otherwise a tower at its bottom.
pub(crate) fn show(
    ui: &mut Ui,
    room: Rect,
    game: &FinishedGame,
    context: &PanelContext,
) -> Option<Command> {
    if room.width() >= ROOM_FOR_LINE {
        let height = result::LINE_HEIGHT.min(room.height());
        let place = room.with_min_y(room.bottom() - height);
        return result::line(ui, place, game, context);
    }
    tower(ui, room, game.ended, context)
}

fn tower(ui: &mut Ui, room: Rect, ended: &Ended, context: &PanelContext) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let [most_wide, most_high] = TOWER;
    let size = vec2(room.width().min(most_wide), room.height().min(most_high));
    let place = Rect::from_min_size(room.left_bottom() - vec2(0.0, size.y), size);
    let inner = place.shrink(MARGIN + 1.0);
    let ground = ui.painter().add(egui::Shape::Noop);
    let builder =
        UiBuilder::new().max_rect(inner).layout(Layout::bottom_up(Align::Min)).id_salt("result");
    let drawn = ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.y = BETWEEN;
        let row = |ui: &mut Ui, height: f32| {
            let size = vec2(inner.width(), height);
            ui.allocate_exact_size(size, egui::Sense::hover()).0
        };
        let mut wanted = None;
        let buttons = row(ui, HISTORY);
        wanted = moves::history_buttons(ui, buttons, context).or(wanted);
        if !context.reviews() {
            let review = row(ui, BUTTON);
            if widgets::icon_button(ui, review, None, &context.name(result::STUDY)).clicked() {
                wanted = Some(result::STUDY);
            }
        }
        let rematch = row(ui, BUTTON);
        let rematch =
            widgets::main_button(ui, rematch, &context.name(Command::Start(StartCommand::Rematch)));
        if widgets::tip(rematch, &context.tip(Command::Start(StartCommand::Rematch))).clicked() {
            wanted = Some(Command::Start(StartCommand::Rematch));
        }
        let heading = context.texts().say(&result::short_heading(ended, context));
        let heading = RichText::new(heading).text_style(theme::bold());
        let heading = ui.add(Label::new(heading.color(palette.text)).wrap());
        heading.on_hover_text(result::details(ended, context));
        wanted
    });
    let around = drawn.response.rect.expand(MARGIN + 1.0);
    let around = around.with_min_x(place.left()).with_max_x(place.right());
    let card = theme::card(palette, false).paint(around);
    ui.painter().set(ground, card);
    drawn.inner
}
