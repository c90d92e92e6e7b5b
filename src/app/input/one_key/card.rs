//! The card that tells how fast the ring of the one key walks.

use egui::{
    Align, Button, Layout, Rect, RichText, Role, Sense, TextStyle, Ui, UiBuilder, WidgetInfo, pos2,
    vec2,
};

use crate::app::settings::PACE;
use crate::app::shell::command::{AppCommand, Command};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::panels::layout::{GAP, LEAST_LIST};
use crate::app::shell::{form, theme, widgets};
use crate::phrase::Phrase;

const HEIGHT: f32 = 92.0;
const LINE: f32 = 26.0;
const BAR: f32 = 4.0;

/// Draws the card at the foot of a place. Returns its height with the gap above it, 0 if there is no room, and the
/// chosen command.
pub(crate) fn show(ui: &mut Ui, place: Rect, context: &PanelContext) -> (f32, Option<Command>) {
    let Some(seconds) = context.settings.one_key.walking_pace() else {
        return (0.0, None);
    };
    if place.height() < HEIGHT + GAP + LEAST_LIST {
        return (0.0, None);
    }
    let card = place.with_min_y(place.bottom() - HEIGHT);
    ui.painter().add(theme::card(theme::palette(ui.ctx()), false).paint(card));
    let inner = card.shrink2(vec2(14.0, 8.0));
    let (heading, rest) = inner.split_top_bottom_at_y(inner.top() + LINE);
    let (scale, words) = rest.split_top_bottom_at_y(rest.top() + LINE);
    let changes = head(ui, heading, context);
    draw_pace(ui, scale, seconds, context);
    tell(ui, words, seconds, context);
    let wanted = changes.then_some(Command::App(AppCommand::Settings));
    (HEIGHT + GAP, wanted)
}

/// Draws the title and the link to the settings. Returns `true` if the link is chosen.
fn head(ui: &mut Ui, rect: Rect, context: &PanelContext) -> bool {
    let palette = theme::palette(ui.ctx());
    let (title, bold) = (context.text("one-key-title"), theme::bold());
    let top = rect.center().y - ui.text_style_height(&bold) / 2.0;
    let at = pos2(rect.left(), top);
    widgets::line_of_text(ui, at, rect.width() / 2.0, &title, bold, palette.text);
    let link = RichText::new(context.text("one-key-change")).color(palette.accent);
    let layout = Layout::right_to_left(Align::Center);
    let builder = UiBuilder::new().max_rect(rect).layout(layout);
    let builder = builder.id_salt("one key");
    ui.scope_builder(builder, |ui| ui.add(Button::new(link).frame(false)).clicked()).inner
}

/// Draws a bar between the words for both ends, full up to the pace.
fn draw_pace(ui: &Ui, rect: Rect, seconds: f32, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    let small = || TextStyle::Small;
    let [quick, slow] = ["one-key-quick", "one-key-slow"].map(|key| context.text(key));
    let room = rect.width() / 3.0;
    let top = rect.center().y - ui.text_style_height(&small()) / 2.0;
    let at = pos2(rect.left(), top);
    let left = widgets::line_of_text(ui, at, room, &quick, small(), palette.secondary);
    let right = widgets::text_width(ui, &slow, small()).min(room);
    let at = pos2(rect.right() - right, top);
    widgets::line_of_text(ui, at, right, &slow, small(), palette.secondary);
    let middle = rect.center().y;
    let bar = Rect::from_x_y_ranges(
        rect.left() + left + GAP..=rect.right() - right - GAP,
        middle - BAR / 2.0..=middle + BAR / 2.0,
    );
    theme::track(ui.painter(), bar, palette);
    let share = (seconds - PACE.start()) / (PACE.end() - PACE.start());
    let part = bar.with_max_x(bar.left() + bar.width() * share);
    ui.painter().rect_filled(part, BAR / 2.0, palette.accent);
}

fn tell(ui: &Ui, rect: Rect, seconds: f32, context: &PanelContext) {
    let texts = context.texts();
    let seconds = form::seconds(f64::from(seconds), texts);
    let about = texts.say(&Phrase::new("one-key-card").with("seconds", seconds));
    let (small, colour) = (TextStyle::Small, theme::palette(ui.ctx()).secondary);
    widgets::line_of_text(ui, rect.min, rect.width(), &about, small, colour);
    let told = ui.interact(rect, ui.scope_id().with("one key"), Sense::hover());
    told.widget_info(|| WidgetInfo::labeled(Role::Label, true, &about));
}
