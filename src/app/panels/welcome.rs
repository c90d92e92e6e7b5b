//! What the panel offers before the first game.

use egui::{Label, Rect, RichText, TextStyle, Ui, UiBuilder, vec2};

use super::Front;
use crate::app::command::Command;
use crate::app::dialogs::new_game::{Tiles, tiles};
use crate::app::{theme, widgets};

/// Draws the welcome into a rectangle.
pub fn show(ui: &mut Ui, rect: Rect, front: &Front) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    let builder = UiBuilder::new()
        .max_rect(rect.shrink(16.0))
        .id_salt("welcome");
    ui.scope_builder(builder, |ui| {
        let title = front.texts().say(&front.state.title);
        ui.label(RichText::new(title).text_style(theme::result()));
        let game = choose_game(ui, front);
        pitch(ui, front);
        ui.add_space(4.0);
        let width = ui.available_width();
        OFFERS
            .into_iter()
            .filter(|&command| offer(ui, width, command, front))
            .last()
            .or(game)
    })
    .inner
}

/// Draws the welcome into a rectangle that is wide and low.
pub fn show_wide(ui: &mut Ui, rect: Rect, front: &Front) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    let builder = UiBuilder::new()
        .max_rect(rect.shrink(12.0))
        .id_salt("welcome");
    ui.scope_builder(builder, |ui| {
        let game = choose_game(ui, front);
        pitch(ui, front);
        let width = (ui.available_width() - 8.0) / 2.0;
        let mut wanted = game;
        for pair in OFFERS.chunks(2) {
            ui.horizontal(|ui| {
                for &command in pair {
                    if offer(ui, width, command, front) {
                        wanted = Some(command);
                    }
                }
            });
        }
        wanted
    })
    .inner
}

/// The choice between the games, where there is one.
fn choose_game(ui: &mut Ui, front: &Front) -> Option<Command> {
    let shown = Tiles {
        texts: front.texts(),
        look: &front.presentation.look,
    };
    let chosen = tiles(ui, front.games, front.state.game, &shown)?;
    let mut games = front.games.games().iter();
    let index = games.position(|entry| entry.id == chosen.id)?;
    Some(Command::ChooseGame(index))
}

/// What the game is, in a sentence.
fn pitch(ui: &mut Ui, front: &Front) {
    let palette = theme::palette(ui.ctx());
    let pitch = front.texts().say(&(front.entry().pitch)());
    ui.add(Label::new(RichText::new(pitch).color(palette.secondary)).wrap());
}

/// What is offered, the main thing first.
const OFFERS: [Command; 4] = [
    Command::PlayComputer,
    Command::TwoPlayers,
    Command::Learn,
    Command::Open,
];

fn offer(ui: &mut Ui, width: f32, command: Command, front: &Front) -> bool {
    let palette = theme::palette(ui.ctx());
    let mut label = RichText::new(front.name(command)).text_style(TextStyle::Button);
    let first = command == OFFERS[0];
    if first {
        label = label.color(palette.on_accent);
    }
    let mut button = egui::Button::new(label).min_size(vec2(width, 40.0));
    if first {
        button = button.fill(palette.accent);
    }
    let response = ui.add(button);
    if first {
        widgets::ring(ui, &response);
    }
    response.clicked()
}
