//! The panel beside the board. The narrow window shares its order of seats.

use egui::{Align, Layout, Rect, TextStyle, Ui, UiBuilder, pos2, vec2};

use super::layout::{
    BUTTON_HEIGHT, CARD_HEIGHT, GAP, LEAST_LIST, LOW_CARD_HEIGHT, MIDDLE_CARD_HEIGHT,
    PANEL_OF_MANY, ROW_CARD_HEIGHT, THINKING_HEIGHT,
};
use super::{PanelContext, card, help, status_bar};
use crate::app::friends::message_panel;
use crate::app::game::panels::finished::FinishedGame;
use crate::app::game::panels::result::{self, Form};
use crate::app::game::panels::{moves, thinking, warning};
use crate::app::game::start_page;
use crate::app::input::one_key::card as one_key_card;
use crate::app::shell::command::{Command, GameCommand, StudyCommand};
use crate::app::shell::widgets::{self, Glyph, icon_button};
use crate::app::study::panel as study;
use crate::rules::Player;

const GAP_BETWEEN: f32 = 8.0;
/// Panel height, in points, below which the players' cards are low at the end of a game, for the result and
/// four rows of moves.
const LOW_AT_END: f32 = 560.0;

/// Draws the panel and returns the chosen command.
pub fn show(ui: &mut Ui, rect: Rect, context: &PanelContext) -> Option<Command> {
    let mut wanted = None;
    let mut top = rect.top();
    let (others, own) = seats(context);
    let low_at_end = rect.height() < LOW_AT_END;
    let crowded = rect.height() < PANEL_OF_MANY;
    if context.commands.welcome {
        return start_page::show(ui, rect, context);
    }
    let many = others.len() > 1;
    let finished = FinishedGame::of(context);
    let studied = context.study;
    let (height, kind): (f32, card::Card) = match finished {
        // Lower cards leave room for the study or the result.
        _ if studied.is_some() && many => (ROW_CARD_HEIGHT, card::show_in_row),
        _ if studied.is_some() => (LOW_CARD_HEIGHT, card::show_low),
        Some(_) if low_at_end && many => (ROW_CARD_HEIGHT, card::show_in_row),
        Some(_) if low_at_end => (LOW_CARD_HEIGHT, card::show_low),
        _ if many && crowded => (MIDDLE_CARD_HEIGHT, card::show_low),
        _ => (CARD_HEIGHT, card::show),
    };
    for player in others {
        let place = strip(rect, top, height);
        wanted = card::put(ui, place, player, context, kind).or(wanted);
        top = place.bottom() + GAP;
    }
    let own_card = strip(rect, rect.bottom() - height, height);
    wanted = card::put(ui, own_card, own, context, kind).or(wanted);
    let mut middle =
        Rect::from_min_max(pos2(rect.left(), top), pos2(rect.right(), own_card.top() - GAP));
    // The tools are of no use in a game that is over.
    if !context.shows_result() {
        let row = strip(rect, middle.bottom() - BUTTON_HEIGHT, BUTTON_HEIGHT);
        wanted = buttons(ui, row, context).or(wanted);
        middle.set_bottom(row.top() - GAP);
    }
    if let Some(studied) = studied {
        return study::show(ui, middle, studied, context).or(wanted);
    }
    if context.commands.warned {
        let place = strip(rect, middle.bottom() - warning::HEIGHT, warning::HEIGHT);
        wanted = warning::show(ui, place, context).or(wanted);
        middle.set_bottom(place.top() - GAP);
        if middle.height() < LEAST_LIST {
            return wanted;
        }
    }
    if let Some(game) = finished {
        let room = middle.height() - GAP - moves::LEAST_WITH_A_ROW;
        let form = Form::fitting(ui, (middle.width(), room), &game, context);
        let (height, command) = result::show(ui, (middle, form), &game, context);
        wanted = command.or(wanted);
        middle.set_top(middle.top() + height + GAP);
        if middle.height() < moves::LEAST_WITH_A_ROW {
            return wanted;
        }
    }
    if context.presentation.thinking && middle.height() >= THINKING_HEIGHT + GAP + LEAST_LIST {
        let place = strip(rect, middle.top(), THINKING_HEIGHT);
        thinking::show(ui, place, context);
        middle.set_top(place.bottom() + GAP);
    }
    let (one_key, command) = one_key_card::show(ui, middle, context);
    wanted = command.or(wanted);
    middle.set_bottom(middle.bottom() - one_key);
    let message = message_panel::show(ui, middle, context);
    middle.set_bottom(middle.bottom() - message);
    moves::show(ui, middle, context).or(wanted)
}

/// Returns the players whose cards stand above, from top to bottom, and the player nearest to the user.
pub fn seats(context: &PanelContext) -> (Vec<Player>, Player) {
    let count = context.state.seats.len();
    let own = context.presentation.look.viewer;
    let mut others: Vec<Player> =
        (1..count).map(|steps| Player::seat((own.index() + steps) % count)).collect();
    others.reverse();
    (others, own)
}

/// Draws the main buttons side by side, and the switch of the blunder warning where it has a meaning.
pub fn buttons(ui: &mut Ui, mut rect: Rect, context: &PanelContext) -> Option<Command> {
    let mut wanted = None;
    let row = row(context);
    let names = row.iter().map(|&(command, _)| match command {
        Command::Study(StudyCommand::Toggle) => context.text("study-leave"),
        Command::Study(StudyCommand::ToggleLines) => context.text("study-lines"),
        Command::Game(GameCommand::Undo) => context.text("command-undo-short"),
        Command::Game(GameCommand::Redo) => context.text("command-redo-short"),
        _ => context.name(command),
    });
    let names: Vec<String> = names.collect();
    if context.is_enabled(Command::Game(GameCommand::Warn))
        && !context.is_enabled(Command::Game(GameCommand::EndTurn))
    {
        let word = switch_word(ui, rect.width(), &names, context);
        let width = widgets::small_button_width(ui, &word);
        let place = rect.with_min_x(rect.right() - width);
        rect.set_right(place.left() - GAP_BETWEEN);
        let builder = UiBuilder::new()
            .max_rect(place)
            .layout(Layout::left_to_right(Align::Center))
            .id_salt("warn");
        let switched = ui.scope_builder(builder, |ui| {
            let sign = (Glyph::Threat, word.as_str());
            status_bar::switch(ui, Command::Game(GameCommand::Warn), sign, context)
        });
        wanted = switched.inner;
    }
    let room = rect.width() - (names.len() - 1) as f32 * GAP_BETWEEN;
    let widths = widgets::shared_widths(ui, &names, &TextStyle::Button, room);
    let mut left = rect.left();
    let buttons = row.into_iter().zip(names).zip(widths);
    for (place, (((command, glyph), name), width)) in buttons.enumerate() {
        let button = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
        left = button.right() + GAP_BETWEEN;
        let builder = UiBuilder::new().max_rect(button).id_salt(("button", place));
        ui.scope_builder(builder, |ui| {
            if !context.is_enabled(command) {
                ui.disable();
            }
            let button = icon_button(ui, button, Some(glyph), &name);
            if widgets::tip(button, &context.tip(command)).clicked() {
                wanted = Some(command);
            }
        });
    }
    wanted
}

/// Word beside the sign of the blunder warning; empty if the buttons need the room.
fn switch_word(ui: &Ui, room: f32, names: &[String], context: &PanelContext) -> String {
    let word = context.text("command-warn-short");
    let widths = names.iter().map(|name| widgets::icon_button_width(ui, name) + GAP_BETWEEN);
    let each = widths.fold(0.0, f32::max);
    let switch = widgets::small_button_width(ui, &word);
    let fits = names.len() as f32 * each + switch <= room;
    if fits { word } else { String::new() }
}

fn row(context: &PanelContext) -> Vec<(Command, Glyph)> {
    if context.commands.studied {
        return vec![
            (Command::Game(GameCommand::Undo), Glyph::Undo),
            (Command::Game(GameCommand::Redo), Glyph::Redo),
            (Command::Study(StudyCommand::ToggleLines), Glyph::Eye),
            (Command::Study(StudyCommand::Toggle), Glyph::Tick),
        ];
    }
    let mut row = vec![
        (Command::Game(GameCommand::Undo), Glyph::Undo),
        (Command::Game(GameCommand::Redo), Glyph::Redo),
        help::button(context),
    ];
    if context.is_enabled(Command::Game(GameCommand::EndTurn)) {
        row.push((Command::Game(GameCommand::EndTurn), Glyph::Tick));
    }
    row
}

fn strip(rect: Rect, top: f32, height: f32) -> Rect {
    Rect::from_min_max(pos2(rect.left(), top), pos2(rect.right(), top + height))
}
