//! The card at the end of a game.

use egui::{Label, Rect, RichText, Ui, UiBuilder};

use super::Front;
use crate::app::command::Command;
use crate::app::table::Ended;
use crate::app::{theme, widgets};
use crate::phrase::Phrase;
use crate::rules::Player;

/// Draws the card at the top of a rectangle. Returns its height in points, too.
pub fn show(ui: &mut Ui, rect: Rect, ended: &Ended, front: &Front) -> (f32, Option<Command>) {
    let palette = theme::palette(ui.ctx());
    let builder = UiBuilder::new().max_rect(rect).id_salt("result");
    let inner = ui.scope_builder(builder, |ui| {
        theme::card(palette, false).inner_margin(12).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 6.0;
            let winner = ended
                .winner
                .map(|winner| front.texts().say(&front.state.seat_name(winner)));
            let heading = match winner {
                Some(name) => Phrase::new("result-wins").with("name", name),
                None => Phrase::new("result-draw"),
            };
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
                .with("moves", front.facts.moves);
            ui.add(Label::new(front.texts().say(&reason)).wrap());
            ui.label(RichText::new(score(front)).small().color(palette.secondary));
            buttons(ui, front)
        })
    });
    (inner.inner.response.rect.height(), inner.inner.inner)
}

fn buttons(ui: &mut Ui, front: &Front) -> Option<Command> {
    let mut wanted = None;
    ui.horizontal_wrapped(|ui| {
        let rematch = widgets::primary_button(ui, &front.name(Command::Rematch));
        if rematch.clicked() {
            wanted = Some(Command::Rematch);
        }
        for command in [Command::Review, Command::Save, Command::CopyGame] {
            let key = match command {
                Command::CopyGame => "result-copy",
                _ => command.text_key(),
            };
            if ui
                .add(egui::Button::new(front.text(key)).min_size(egui::vec2(0.0, 36.0)))
                .clicked()
            {
                wanted = Some(command);
            }
        }
    });
    wanted
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
