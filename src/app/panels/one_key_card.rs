//! The card that tells how fast the ring of the one key walks.

use egui::{
    Align, Button, Layout, Rect, RichText, Role, Sense, TextStyle, Ui, UiBuilder, WidgetInfo, vec2,
};

use super::PanelContext;
use super::layout::{GAP, LEAST_LIST};
use crate::app::command::{AppCommand, Command};
use crate::app::settings::PACE;
use crate::app::{form, theme, widgets};
use crate::phrase::Phrase;

const HEIGHT: f32 = 92.0;
const LINE: f32 = 26.0;
const BAR: f32 = 4.0;

/// Draws the card at the foot of a place. Returns its height with the gap above it, 0 if there is no room, and the
/// chosen command.
pub(super) fn show(ui: &mut Ui, place: Rect, context: &PanelContext) -> (f32, Option<Command>) {
    let Some(seconds) = context.one_key_pace else {
        return (0.0, None);
    };
    if place.height() < HEIGHT + GAP + LEAST_LIST {
        return (0.0, None);
    }
    let palette = theme::palette(ui.ctx());
    let card = place.with_min_y(place.bottom() - HEIGHT);
    ui.painter().add(theme::card(palette, false).paint(card));
    let inner = card.shrink2(vec2(14.0, 8.0));
    let (heading, rest) = inner.split_top_bottom_at_y(inner.top() + LINE);
    let (speed, words) = rest.split_top_bottom_at_y(rest.top() + LINE);
    let builder = UiBuilder::new().max_rect(heading).id_salt("one key");
    let link = RichText::new(context.text("one-key-change")).color(palette.accent);
    let row = ui.scope_builder(builder, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add(Button::new(link).frame(false)).clicked()
        })
        .inner
    });
    let title = context.text("one-key-title");
    let line = Rect::from_center_size(
        heading.center(),
        vec2(heading.width(), ui.text_style_height(&theme::bold())),
    );
    let (bold, half) = (theme::bold(), heading.width() / 2.0);
    widgets::line_of_text(ui, line.min, half, &title, bold, palette.text);
    let small = || TextStyle::Small;
    let ends = ["one-key-quick", "one-key-slow"].map(|key| context.text(key));
    let wide = ends
        .each_ref()
        .map(|word| widgets::text_width(ui, word, small()));
    let [quick, slow] = ends;
    let middle = speed.center().y - BAR / 2.0;
    let bar = Rect::from_x_y_ranges(
        speed.left() + wide[0] + GAP..=speed.right() - wide[1] - GAP,
        middle..=middle + BAR,
    );
    theme::track(ui.painter(), bar, palette);
    let share = (seconds - PACE.start()) / (PACE.end() - PACE.start());
    let part = bar.with_max_x(bar.left() + bar.width() * share);
    ui.painter().rect_filled(part, BAR / 2.0, palette.accent);
    let top = middle - ui.text_style_height(&small()) / 2.0;
    let word = |left: f32, word: &str, width: f32| {
        let at = egui::pos2(left, top);
        widgets::line_of_text(ui, at, width, word, small(), palette.secondary);
    };
    word(speed.left(), &quick, wide[0]);
    word(bar.right() + GAP, &slow, wide[1]);
    let about = Phrase::new("one-key-card").with(
        "seconds",
        form::seconds(f64::from(seconds), context.texts()),
    );
    let about = context.texts().say(&about);
    widgets::line_of_text(
        ui,
        words.min,
        words.width(),
        &about,
        small(),
        palette.secondary,
    );
    let told = ui.interact(words, ui.scope_id().with("one key"), Sense::hover());
    told.widget_info(|| WidgetInfo::labeled(Role::Label, true, &about));
    let wanted = row.inner.then_some(Command::App(AppCommand::Settings));
    (HEIGHT + GAP, wanted)
}
