//! The card at the end of a game.

use egui::{Button, Label, Rect, RichText, Ui, UiBuilder, vec2};

use super::Front;
use crate::app::command::Command;
use crate::app::table::Ended;
use crate::app::{theme, widgets};
use crate::bot::Level;
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::Seat;

/// Draws the card at the top of a rectangle. Returns its height in points, too.
pub fn show(ui: &mut Ui, rect: Rect, ended: &Ended, front: &Front) -> (f32, Option<Command>) {
    let palette = theme::palette(ui.ctx());
    let builder = UiBuilder::new().max_rect(rect).id_salt("result");
    let inner = ui.scope_builder(builder, |ui| {
        theme::card(palette, false).inner_margin(12).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 6.0;
            let heading = heading(ended, front);
            let size = if rect.width() < 260.0 {
                egui::TextStyle::Heading
            } else {
                theme::result()
            };
            ui.label(
                RichText::new(front.texts().say(&heading))
                    .text_style(size)
                    .color(palette.text),
            );
            let reason = Phrase::new("result-reason")
                .with("reason", ended.reason.clone())
                .with("length", ended.length.clone());
            ui.add(Label::new(front.texts().sentence(&reason)).wrap());
            ui.label(RichText::new(score(front)).small().color(palette.secondary));
            buttons(ui, front)
        })
    });
    (inner.inner.response.rect.height(), inner.inner.inner)
}

/// Who has won, in the eyes of who sits before the window.
fn heading(ended: &Ended, front: &Front) -> Phrase {
    let Some(winner) = ended.result.winner() else {
        return Phrase::new("result-draw");
    };
    let alone = front.state.people() == 1;
    match front.state.seats.get(winner.index()) {
        Some(Seat::Human(_)) if alone => Phrase::new("result-you-win"),
        Some(Seat::Computer(_)) if alone && front.state.seats.len() == 2 => {
            Phrase::new("result-computer-wins")
        }
        Some(Seat::Human(Some(name))) => Phrase::new("result-wins").with("name", name.as_str()),
        _ => Phrase::new("result-wins").with("name", front.state.seat_name(winner)),
    }
}

/// The height of the buttons, in points.
const BUTTON: f32 = 36.0;

/// A card of this width, in points, has room for the offered rematch beside the usual one.
const ROOM_FOR_TWO: f32 = 250.0;

/// Draws *Rematch* across the card, with the one at another level if it is offered, and the others
/// in a row below.
fn buttons(ui: &mut Ui, front: &Front) -> Option<Command> {
    let mut wanted = None;
    let gap = ui.spacing().item_spacing.x;
    let offer = front.facts.offered_level;
    let beside = offer.is_some() && ui.available_width() >= ROOM_FOR_TWO;
    ui.columns(if beside { 2 } else { 1 }, |columns| {
        let name = front.name(Command::Rematch);
        let across = columns[0].vertical_centered_justified(|ui| {
            let rematch = widgets::primary_button(ui, &name);
            let rematch = widgets::tip(rematch, &front.tip(Command::Rematch));
            rematch.clicked().then_some(Command::Rematch)
        });
        wanted = across.inner;
        if let (Some(level), Some(column)) = (offer, columns.last_mut()) {
            let across = column.vertical_centered_justified(|ui| at_offer(ui, level, front));
            wanted = across.inner.or(wanted);
        }
    });
    ui.horizontal(|ui| {
        // Three of them fit into the narrowest panel.
        ui.spacing_mut().button_padding.x = 4.0;
        let others = [Command::Review, Command::Save, Command::CopyGame];
        let count = others.len() as f32;
        let width = (ui.available_width() - gap * (count - 1.0)).max(0.0) / count;
        for command in others {
            let key = match command {
                Command::CopyGame => "result-copy",
                Command::Review => "result-review",
                _ => "result-save",
            };
            let button = Button::new(front.text(key)).min_size(vec2(width, BUTTON));
            if widgets::tip(ui.add(button), &front.tip(command)).clicked() {
                wanted = Some(command);
            }
        }
    });
    wanted
}

/// Draws the button for a rematch at another level.
fn at_offer(ui: &mut Ui, level: Level, front: &Front) -> Option<Command> {
    let played = front.state.seats.iter().find_map(Seat::level);
    let is_easier = played.is_some_and(|played| level < played);
    let phrase = |key| {
        Phrase::new(key)
            .with("number", level.number())
            .with("name", Phrase::new(level.name_key()))
    };
    let (key, whole) = if is_easier {
        ("result-easier", "result-easier-whole")
    } else {
        ("result-harder", "result-harder-whole")
    };
    let whole = front.texts().say(&phrase(whole));
    let button = Button::new(front.texts().say(&phrase(key))).min_size(vec2(0.0, BUTTON));
    let response = ui.add(button).on_hover_text(&whole);
    response.clone().accessible_name(whole);
    response.clicked().then_some(Command::RematchAtOffer)
}

/// "Match: You 2, Computer 1" and the draws.
fn score(front: &Front) -> String {
    let parts: Vec<String> = front
        .state
        .wins
        .iter()
        .enumerate()
        .map(|(seat, wins)| {
            let name = front.state.seat_title(Player::seat(seat), front.texts());
            format!("{name} {wins}")
        })
        .collect();
    let phrase = Phrase::new("result-score")
        .with("score", parts.join(", "))
        .with("draws", i64::from(front.state.draws));
    front.texts().say(&phrase)
}
