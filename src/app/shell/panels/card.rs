//! A player's card: name, turn, clock and captured pieces.

use egui::{Pos2, Rect, Role, Sense, TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

use super::PanelContext;
use crate::app::game::panels::{clock, lamp_signs};
use crate::app::shell::command::{Command, GameCommand};
use crate::app::shell::{theme, widgets};
use crate::app::study::panel as study;
use crate::board::SCORE_HEIGHT;
use crate::bot::FineLevel;
use crate::phrase::{Phrase, ToPhrase};
use crate::rules::Player;
use crate::session::Seat;

/// Function that draws a player's card into a rectangle and returns the chosen command.
pub type Card = fn(&mut Ui, Rect, Player, &PanelContext) -> Option<Command>;

/// Opacity of the card of a player who is out of the game.
const OUT: f32 = 0.5;

/// Width of a low card, in points, below which it keeps no room for a button at the end of a game.
const ROOM_FOR_BUTTON: f32 = 300.0;

/// Opacity of the cards while an earlier position is shown.
const EARLIER: f32 = 0.65;

/// Draws a card, faded if its player is out of the game or an earlier position is shown.
pub fn put(
    ui: &mut Ui,
    rect: Rect,
    player: Player,
    context: &PanelContext,
    card: Card,
) -> Option<Command> {
    let happened = happened(ui, rect, player, context);
    let is_out = context.state.out.get(player.index()) == Some(&true);
    let looks_back = context.looks_back() && !context.commands.studied;
    let seen = match (is_out, looks_back) {
        (true, _) => OUT,
        (false, true) => EARLIER,
        (false, false) => return card(ui, rect, player, context).or(happened),
    };
    let builder = UiBuilder::new().max_rect(rect).id_salt(("faint", player));
    ui.scope_builder(builder, |ui| {
        ui.multiply_opacity(seen);
        card(ui, rect, player, context)
    })
    .inner
    .or(happened)
}

/// A click on the card of another player shows what that player has done.
const HAPPENED: Command = Command::Game(GameCommand::Replay);

fn tells_what_happened(player: Player, context: &PanelContext) -> bool {
    let seat = context.state.seats.get(player.index());
    let friend = context.state.friend.as_ref();
    let is_elsewhere = friend.is_some_and(|friend| friend.own != player);
    (is_elsewhere || seat.is_some_and(Seat::is_computer))
        && !context.commands.welcome
        && !is_to_move(player, context)
        && context.is_enabled(HAPPENED)
}

/// The whole card as a button, below what is on it.
fn happened(ui: &Ui, rect: Rect, player: Player, context: &PanelContext) -> Option<Command> {
    if !tells_what_happened(player, context) {
        return None;
    }
    let id = ui.scope_id().with(("happened", player));
    let card = ui.interact(rect, id, Sense::click());
    let name = context.name(HAPPENED);
    card.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let card = widgets::tip(card, &context.tip(HAPPENED));
    card.clicked().then_some(HAPPENED)
}

/// Draws the words for a click on the card, right-aligned at `right`, if there is room beside the name, which ends
/// at `needed`. Returns their width with the gap.
fn happened_words(
    ui: &Ui,
    right: Pos2,
    needed: f32,
    player: Player,
    context: &PanelContext,
) -> f32 {
    let words = context.name(HAPPENED);
    let width = widgets::text_width(ui, &words, TextStyle::Small);
    if !tells_what_happened(player, context)
        || needed + lamp_width(player, context) > right.x - width - 8.0
    {
        return 0.0;
    }
    let palette = theme::palette(ui.ctx());
    let at = right - vec2(width, 0.0);
    widgets::line_of_text(ui, at, width + 1.0, &words, TextStyle::Small, palette.accent);
    width + 8.0
}

/// Draws the full-size card. The commands of its player are in the button row of the panel.
pub fn show(ui: &mut Ui, rect: Rect, player: Player, context: &PanelContext) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let to_move = is_to_move(player, context) && !context.commands.welcome;
    ui.painter().add(theme::card(palette, to_move).paint(rect));

    let inner = rect.shrink2(vec2(12.0, 10.0));
    let icon = Rect::from_min_size(inner.min + vec2(0.0, 4.0), Vec2::splat(32.0));
    let builder = beside_icon(ui, (inner, icon), player, context);
    let card = ui.scope_builder(builder, |ui| {
        let mut right = inner.right();
        let left = icon.right() + 10.0;
        let name = context.state.seat_kind(player, context.texts());
        let needed = left + widgets::text_width(ui, &name, theme::strong());
        if to_move {
            let corner = pos2(inner.right(), inner.top());
            right = pill(ui, corner, (rect.top(), needed), &pill_text(player, context));
        }
        right -= next_mark(ui, pos2(right, inner.top()), player, context);
        right -= happened_words(ui, pos2(right, inner.top() + 1.0), needed, player, context);
        let abouts = abouts(player, context);
        let abouts = abouts.into_iter().filter(|about| *about != name);
        let abouts: Vec<String> = abouts.collect();
        // A name alone is centred beside the icon.
        let lower = if abouts.is_empty() { 9.0 } else { 0.0 };
        let at = pos2(left, inner.top() + lower);
        let title = (at, right - left, name.as_str());
        let lit = title_and_lamp(ui, title, theme::strong(), player, context);
        let at = pos2(left, inner.top() + 22.0);
        let corner = pos2(inner.right(), at.y + 3.0);
        let (time, wanted) = clock::show(ui, (corner, clock::LARGE), player, context);
        let (width, style) = (inner.right() - time - left, TextStyle::Small);
        let about = widgets::fitting_text(ui, width, abouts, &style);
        widgets::line_of_text(ui, at, width, &about, style, palette.secondary);

        let bottom =
            Rect::from_min_max(pos2(inner.left(), inner.bottom() - SCORE_HEIGHT), inner.max);
        let builder = UiBuilder::new().max_rect(bottom);
        ui.scope_builder(builder, |ui| {
            context.table.score_ui(player, ui, &context.presentation);
        });
        lit.or(wanted)
    });
    card.inner
}

/// Draws the low and wide card.
pub fn show_low(
    ui: &mut Ui,
    rect: Rect,
    player: Player,
    context: &PanelContext,
) -> Option<Command> {
    let to_move = is_to_move(player, context);
    ui.painter().add(theme::card(theme::palette(ui.ctx()), to_move).paint(rect));
    let inner = rect.shrink2(vec2(10.0, 5.0));
    let icon = Rect::from_min_size(inner.min + vec2(0.0, 7.0), Vec2::splat(32.0));
    let builder = beside_icon(ui, (inner, icon), player, context);
    ui.scope_builder(builder, |ui| {
        let left = icon.right() + 10.0;
        let mut right = inner.right();
        let mut wanted = None;
        let name = context.state.seat_kind(player, context.texts());
        if to_move {
            let needed = left + widgets::text_width(ui, &name, TextStyle::Body);
            let corner = pos2(inner.right(), inner.top());
            right = pill(ui, corner, (rect.top(), needed), &pill_text(player, context));
            wanted = turn_button(ui, inner.translate(vec2(0.0, -4.0)), player, context);
        }
        right -= next_mark(ui, pos2(right, inner.top()), player, context);
        let abouts = abouts(player, context).into_iter();
        let abouts = abouts.filter(|about| *about != name);
        let texts = abouts.map(|about| format!("{name} · {about}"));
        let texts = texts.chain([name.clone()]).collect();
        let at = pos2(left, inner.top());
        let (width, style) = (right - left, TextStyle::Body);
        let room = width - lamp_width(player, context);
        let text = widgets::fitting_text(ui, room, texts, &style);
        wanted = title_and_lamp(ui, (at, width, &text), style, player, context).or(wanted);
        // Two cards of equal width reserve the same space for the button, so that their scores are alike.
        let has_room = context.state.ended.is_none() || rect.width() >= ROOM_FOR_BUTTON;
        let alike = context.state.seats.len() == 2 && !context.commands.studied && has_room;
        let has_button = wanted_button(player, context).is_some();
        let button = if has_button { BUTTON_WIDTH + 8.0 } else { 0.0 };
        let corner = pos2(inner.right() - button, inner.bottom() - SCORE_HEIGHT);
        let (time, stop) = clock::show(ui, (corner, clock::MIDDLE), player, context);
        wanted = wanted.or(stop);
        let beside = if alike { (BUTTON_WIDTH + 8.0).max(button + time) } else { button + time };
        let bottom = Rect::from_min_max(
            pos2(left, inner.bottom() - SCORE_HEIGHT),
            pos2(inner.right() - beside, inner.bottom()),
        );
        ui.scope_builder(UiBuilder::new().max_rect(bottom), |ui| {
            context.table.score_ui(player, ui, &context.presentation);
        });
        wanted
    })
    .inner
}

/// Draws the small card for a row of cards.
pub fn show_in_row(
    ui: &mut Ui,
    rect: Rect,
    player: Player,
    context: &PanelContext,
) -> Option<Command> {
    let to_move = is_to_move(player, context);
    ui.painter().add(theme::card(theme::palette(ui.ctx()), to_move).paint(rect));
    let inner = rect.shrink2(vec2(8.0, 2.0));
    let icon = Rect::from_center_size(inner.left_center() + vec2(13.0, 0.0), Vec2::splat(26.0));
    let builder = beside_icon(ui, (inner, icon), player, context);
    ui.scope_builder(builder, |ui| {
        let left = icon.right() + 6.0;
        let name = context.state.seat_kind(player, context.texts());
        let width = inner.right() - left;
        let at = pos2(left, inner.top());
        let place = (inner.right_top(), clock::SMALL);
        let (time, stop) = clock::show(ui, place, player, context);
        let mark = next_mark(ui, inner.right_top() - vec2(time, 0.0), player, context);
        let title = (at, width - time - mark, name.as_str());
        let lit = title_and_lamp(ui, title, TextStyle::Small, player, context);
        let command = wanted_button(player, context).filter(|_| to_move);
        let size = vec2(BUTTON_WIDTH.min(width), 22.0);
        let button = command.map_or(0.0, |_| size.x + 6.0);
        let score = Rect::from_min_max(
            pos2(left, inner.bottom() - SCORE_HEIGHT),
            inner.max - vec2(button, 0.0),
        );
        ui.scope_builder(UiBuilder::new().max_rect(score), |ui| {
            context.table.score_ui(player, ui, &context.presentation);
        });
        let stop = lit.or(stop);
        let Some(command) = command else {
            return stop;
        };
        let at = inner.max - size;
        let button =
            widgets::icon_button(ui, Rect::from_min_size(at, size), None, &context.name(command));
        let button = widgets::tip(button, &context.tip(command));
        button.clicked().then_some(command).or(stop)
    })
    .inner
}

/// Draws the card as a column beside the board, without a ground: icon, name and score.
pub fn show_in_column(
    ui: &mut Ui,
    rect: Rect,
    player: Player,
    context: &PanelContext,
) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let top = pos2(rect.center().x, rect.top() + 20.0);
    let icon = Rect::from_center_size(top, Vec2::splat(34.0));
    let builder = beside_icon(ui, (rect, icon), player, context);
    ui.scope_builder(builder, |ui| {
        let name = context.state.seat_kind(player, context.texts());
        let width = widgets::text_width(ui, &name, TextStyle::Body).min(rect.width());
        let at = pos2(rect.center().x - width / 2.0, icon.bottom() + 4.0);
        widgets::line_of_text(ui, at, width + 1.0, &name, TextStyle::Body, palette.text);
        let score = rect.with_min_y(at.y + ui.text_style_height(&TextStyle::Body) + 6.0);
        ui.scope_builder(UiBuilder::new().max_rect(score), |ui| {
            context.table.score_ui(player, ui, &context.presentation);
        });
    });
    None
}

fn is_to_move(player: Player, context: &PanelContext) -> bool {
    context.state.turn == player && context.state.ended.is_none()
}

/// Draws the icon of a player. Returns the rest of the card.
fn beside_icon(
    ui: &Ui,
    (inner, icon): (Rect, Rect),
    player: Player,
    context: &PanelContext,
) -> UiBuilder {
    context.table.seat_icon(player, ui.painter(), icon, &context.presentation.look);
    named(player, context).max_rect(inner)
}

/// Screen readers announce the card as a group named after its player.
fn named(player: Player, context: &PanelContext) -> UiBuilder {
    let mut words = vec![context.state.seat_kind(player, context.texts())];
    words.extend(abouts(player, context).into_iter().next());
    words.dedup();
    if is_to_move(player, context) && !context.commands.welcome {
        words.push(pill_text(player, context));
    }
    if context.state.next == Some(player) && !context.commands.welcome {
        words.push(context.text("card-next"));
    }
    UiBuilder::new()
        .id_salt(("card", player))
        .accessibility_role(Role::Group)
        .accessibility_label(context.texts().list(words))
}

const LAMP: f32 = 20.0;

/// Width of the threat lamp with its gap, in points; 0 without a lamp.
fn lamp_width(player: Player, context: &PanelContext) -> f32 {
    if lamp(player, context).is_some() { LAMP + 6.0 } else { 0.0 }
}

/// Threat of a player to win next; `None` on the start page.
fn lamp<'a>(player: Player, context: &'a PanelContext) -> Option<&'a Phrase> {
    let lamp = context.state.lamps.get(player.index())?;
    lamp.as_ref().filter(|_| !context.commands.welcome)
}

/// Draws a name within `width` points and the threat lamp beside it. A click on the lamp shows the threat on
/// the board.
fn title_and_lamp(
    ui: &mut Ui,
    (at, width, name): (Pos2, f32, &str),
    style: TextStyle,
    player: Player,
    context: &PanelContext,
) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let height = ui.text_style_height(&style);
    let room = width - lamp_width(player, context);
    let drawn = widgets::line_of_text(ui, at, room, name, style, palette.text);
    let words = context.texts().say(lamp(player, context)?);
    let middle = at + vec2(drawn + 5.0 + LAMP / 2.0, height / 2.0);
    let place = Rect::from_center_size(middle, Vec2::splat(LAMP));
    let id = ui.scope_id().with("lamp");
    let lamp = ui.interact(place, id, Sense::click());
    lamp.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
    widgets::lit_ground(ui, &lamp);
    let icon = place.shrink(2.0);
    if context.state.turn == player {
        lamp_signs::chance(ui.painter(), icon, palette);
    } else {
        lamp_signs::threat(ui.painter(), icon, palette);
    }
    let tip = Phrase::new("tip")
        .with("command", words.as_str())
        .with("key", context.entry().threats_key.name());
    let lamp = widgets::tip(lamp, &context.texts().say(&tip));
    lamp.clicked().then_some(Command::Game(GameCommand::ShowThreats))
}

/// Draws the mark of the player who moves next, right-aligned at `right`. Returns its width with the gap.
fn next_mark(ui: &Ui, right: Pos2, player: Player, context: &PanelContext) -> f32 {
    if context.state.next != Some(player) || context.commands.welcome {
        return 0.0;
    }
    let palette = theme::palette(ui.ctx());
    let words = context.text("card-next");
    let width = widgets::text_width(ui, &words, TextStyle::Small);
    let at = right - vec2(width, 0.0);
    widgets::line_of_text(ui, at, width + 1.0, &words, TextStyle::Small, palette.secondary);
    width + 6.0
}

const BUTTON_WIDTH: f32 = 92.0;

fn wanted_button(player: Player, context: &PanelContext) -> Option<Command> {
    // The blunder warning has its own buttons.
    if context.commands.welcome || context.commands.warned || context.state.turn != player {
        return None;
    }
    let waits = context.commands.clock_stands && context.commands.can_stop_clock;
    if context.commands.can_pause || waits {
        return Some(Command::Game(GameCommand::Pause));
    }
    [Command::Game(GameCommand::EndTurn), Command::Game(GameCommand::MoveNow)]
        .into_iter()
        .find(|&command| context.is_enabled(command))
}

fn turn_button(
    ui: &mut Ui,
    inner: Rect,
    player: Player,
    context: &PanelContext,
) -> Option<Command> {
    let command = wanted_button(player, context)?;
    let at = pos2(inner.right() - BUTTON_WIDTH, inner.top() + 27.0);
    let rect = Rect::from_min_size(at, vec2(BUTTON_WIDTH, 24.0));
    let button = widgets::icon_button(ui, rect, None, &context.name(command));
    let button = widgets::tip(button, &context.tip(command));
    button.clicked().then_some(command)
}

fn pill_text(player: Player, context: &PanelContext) -> String {
    if context.commands.clock_stands {
        return context.text("pill-clock-stands");
    }
    if let Some(seconds) = context.state.thinking {
        let seconds = seconds as i64;
        return if seconds < 1 {
            context.text("pill-thinking")
        } else {
            let phrase = Phrase::new("pill-thinking-for").with("seconds", seconds);
            context.texts().say(&phrase)
        };
    }
    if let Some(word) = &context.state.extra_turn {
        return context.texts().say(word);
    }
    match context.state.seats.get(player.index()) {
        Some(Seat::Human(_)) if context.state.people() == 1 => context.text("pill-your-turn"),
        _ => context
            .texts()
            .say(&Phrase::new("pill-to-move").with("seat", context.state.seat_name(player))),
    }
}

/// Descriptions of a player, longest first.
fn abouts(player: Player, context: &PanelContext) -> Vec<String> {
    let accuracy = context.study.and_then(|state| *state.accuracy.get(player.index())?);
    let usual = usual_abouts(player, context);
    let Some(accuracy) = accuracy.map(|tenths| study::accuracy(tenths, context)) else {
        return usual;
    };
    let name = context.state.seat_kind(player, context.texts());
    let others = usual.iter().filter(|about| **about != name);
    let with = others.map(|about| format!("{about} · {accuracy}"));
    with.chain([accuracy.clone()]).collect()
}

/// Descriptions without the accuracy, longest first.
fn usual_abouts(player: Player, context: &PanelContext) -> Vec<String> {
    let seat_name = context.state.seat_name(player);
    let level = match context.state.seats.get(player.index()) {
        Some(Seat::Computer(level)) => level,
        Some(Seat::Even(level)) => return even_abouts(*level, &seat_name, context),
        _ => {
            let seat_name = context.texts().say(&seat_name);
            let friend = context.state.friend.as_ref().filter(|friend| friend.own != player);
            let elsewhere =
                friend.map(|_| format!("{seat_name} · {}", context.text("card-elsewhere")));
            return elsewhere.into_iter().chain([seat_name]).collect();
        }
    };
    let phrases = ["card-computer", "card-computer-short", "level-short"].map(|key| {
        Phrase::new(key)
            .with("seat", seat_name.clone())
            .with("level", level.number())
            .with("name", Phrase::new(level.name_key()))
    });
    phrases.map(|phrase| context.texts().say(&phrase)).to_vec()
}

fn even_abouts(level: FineLevel, seat_name: &Phrase, context: &PanelContext) -> Vec<String> {
    let texts = context.texts();
    let about = texts.say(&level.phrase());
    let short = Phrase::new("level-short").with("level", level.in_halves());
    let whole = format!("{} · {about}", texts.say(seat_name));
    vec![whole, about, texts.say(&short)]
}

/// Draws the turn pill with its top right corner at `corner`, or on the upper edge of the card (`top`) where
/// it would cover the name, whose right end is at `needed`. Returns the right limit of the name.
fn pill(ui: &Ui, corner: Pos2, (top, needed): (f32, f32), text: &str) -> f32 {
    let free = corner.x - widgets::pill_width(ui, text) - 8.0;
    if needed <= free {
        widgets::pill(ui, corner, text);
        return free;
    }
    widgets::pill(ui, pos2(corner.x, top - widgets::PILL_HEIGHT / 2.0), text);
    corner.x
}
