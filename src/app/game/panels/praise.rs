//! Praise on the result card: one sentence about something that the person did.

use std::sync::Arc;

use egui::{Galley, Rect, Role, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::{findings_strip as strip, lamp_signs};
use crate::app::shell::command::{Command, GameCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::theme;
use crate::bot::study::Praise;

/// Radius of the star, in points.
const STAR: f32 = 8.0;
/// Distance between the sentence and the fact, in points.
const BETWEEN: f32 = 1.0;

/// Draws the praise into its place, if it is known.
pub(super) fn show(
    ui: &mut Ui,
    place: Rect,
    praise: Option<&Praise>,
    context: &PanelContext,
) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let praise = praise?;
    // Gold alone is too light on a light panel.
    let gold = theme::mix(palette.mark_colours.win.line, palette.text, 0.3);
    lamp_signs::star(ui.painter(), strip::sign(place), STAR, gold);
    let show = context.text("praise-show");
    let ply = praise.ply.filter(|_| place.width() >= strip::ROOM_FOR_NAME);
    let button = ply.map(|_| strip::button_place(ui, place, &show));
    let right = button.map_or(place.right(), |button| button.left() - 8.0);
    let words = Rect::from_x_y_ranges(strip::left(place)..=right, place.y_range());
    let said = sentence(ui, words, praise, context);
    let response = ui.interact(words, ui.scope_id().with("praise"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let button = strip::button(ui, button?, &show);
    button.clicked().then_some(Command::Game(GameCommand::Show(ply? + 1)))
}

/// Draws the words, with the fact below them if both fit. Returns them.
fn sentence(ui: &Ui, place: Rect, praise: &Praise, context: &PanelContext) -> String {
    let palette = theme::palette(ui.ctx());
    let heading = context.texts().sentence(&praise.heading);
    let Some(fact) = &praise.fact else {
        strip::words(ui, place, &heading, theme::bold());
        return heading;
    };
    let fact = context.texts().sentence(fact);
    let lay_out = |words: &str, style: TextStyle, colour| -> Arc<Galley> {
        let font = style.resolve(ui.style());
        ui.painter().layout(words.to_owned(), font, colour, place.width())
    };
    let first = lay_out(&heading, theme::bold(), palette.text);
    let second = lay_out(&fact, TextStyle::Small, palette.secondary);
    let height = first.size().y + BETWEEN + second.size().y;
    if height > place.height() {
        strip::words(ui, place, &heading, theme::bold());
    } else {
        let at = pos2(place.left(), place.center().y - height / 2.0);
        let below = at + vec2(0.0, first.size().y + BETWEEN);
        ui.painter().galley(at, first, palette.text);
        ui.painter().galley(below, second, palette.secondary);
    }
    format!("{heading}. {fact}")
}
