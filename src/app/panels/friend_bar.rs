//! The bar below the board in a game with somebody elsewhere: what comes next, and the one press for it.

use egui::accesskit::Live;
use egui::{Rect, Role, Sense, TextStyle, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use super::PanelContext;
use crate::app::command::{Command, FileCommand, FriendCommand};
use crate::app::game_summaries;
use crate::app::table::{FriendState, FriendStep};
use crate::app::theme;
use crate::app::widgets::{self, Glyph, icon_button, main_button, paint_glyph};
use crate::phrase::Phrase;
use crate::store::friends::Ask;

/// Heights of the bar beside a panel and in a narrow window, in points.
pub const BAR: f32 = 54.0;
/// See [`BAR`].
pub const LOW_BAR: f32 = 46.0;
const BUTTON: f32 = 36.0;
const APART: f32 = 8.0;
const SIGN: f32 = 20.0;
/// Share of the bar that its buttons may take.
const MOST_BUTTONS: f32 = 0.58;

const COPY: Command = Command::Friend(FriendCommand::Copy);
const ACCEPT: Command = Command::Friend(FriendCommand::Accept);
const DECLINE: Command = Command::Friend(FriendCommand::Decline);
const NOTE: Command = Command::Friend(FriendCommand::Note);
const PASTE: Command = Command::File(FileCommand::Paste);

/// Returns the game that needs a bar, if there is one.
pub fn shown<'a>(context: &PanelContext<'a>) -> Option<&'a FriendState> {
    let friend = context.state.friend.as_ref()?;
    let is_open = !context.commands.welcome && context.study.is_none();
    (is_open && friend.step != FriendStep::Over).then_some(friend)
}

/// Divides the place of a board, as wide as the bar, into board and bar.
pub fn divide(board: Rect, height: f32, aspect_ratio: f32) -> (Rect, Rect) {
    let below = board.with_min_y(board.bottom() - height);
    let board = board.with_max_y(below.top() - APART);
    let width = (aspect_ratio * board.height()).clamp(0.0, board.width());
    let bar = Rect::from_center_size(below.center(), vec2(width, below.height()));
    (board, bar)
}

/// Draws the bar and returns the chosen command.
pub fn show(
    ui: &mut Ui,
    bar: Rect,
    friend: &FriendState,
    context: &PanelContext,
) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(bar));
    let inner = bar.shrink2(vec2(12.0, 5.0));
    let builder = UiBuilder::new().max_rect(inner).id_salt("friend");
    ui.scope_builder(builder, |ui| {
        let (left, chosen) = buttons(ui, inner, friend, context);
        let middle = pos2(inner.left() + SIGN / 2.0, inner.center().y);
        let sign = Rect::from_center_size(middle, vec2(SIGN, SIGN));
        let (glyph, colour) = match friend.step {
            FriendStep::ToSend => (Glyph::Tick, palette.ok),
            FriendStep::YourTurn | FriendStep::Asked(..) => (Glyph::People, palette.accent),
            _ => (Glyph::Hourglass, palette.secondary),
        };
        paint_glyph(ui.painter(), sign, glyph, colour);
        let words = Rect::from_min_max(
            pos2(sign.right() + APART, inner.top()),
            pos2(left - APART, inner.bottom()),
        );
        said(ui, words, friend, context);
        chosen
    })
    .inner
}

fn said(ui: &mut Ui, rect: Rect, friend: &FriendState, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    let texts = context.texts();
    let title = texts.say(&title(friend, context));
    let about = texts.say(&about(friend, context));
    let told = ui.interact(rect, ui.scope_id().with("told"), Sense::hover());
    let whole = format!("{title} {about}");
    told.widget_info(|| WidgetInfo::labeled(Role::Label, true, &whole));
    ui.ctx()
        .accesskit_node_builder(told.id, |node| node.set_live(Live::Polite));
    let height = rect.height();
    let at = pos2(rect.left(), rect.center().y - 0.4 * height);
    widgets::line_of_text(ui, at, rect.width(), &title, theme::bold(), palette.text);
    let at = pos2(rect.left(), rect.center().y + 0.04 * height);
    widgets::line_of_text(
        ui,
        at,
        rect.width(),
        &about,
        TextStyle::Small,
        palette.secondary,
    );
}

fn title(friend: &FriendState, context: &PanelContext) -> Phrase {
    let name = context.state.seat_title(friend.awaited, context.texts());
    let key = match friend.step {
        FriendStep::YourTurn => "friend-your-turn",
        FriendStep::ToSend if context.state.ended.is_some() => "friend-ended",
        FriendStep::ToSend if !friend.has_moves => "friend-ready",
        FriendStep::ToSend => "friend-made",
        FriendStep::Waiting | FriendStep::Over => "friend-waiting",
        FriendStep::Asked(player, ask) => {
            let key = match ask {
                Ask::Undo(_) => "friend-asks-undo",
                Ask::Draw => "friend-asks-draw",
            };
            let name = context.state.seat_title(player, context.texts());
            return Phrase::new(key).with("name", name);
        }
        FriendStep::Asking(Ask::Undo(_)) => "friend-asking-undo",
        FriendStep::Asking(Ask::Draw) => "friend-asking-draw",
    };
    Phrase::new(key).with("name", name)
}

fn about(friend: &FriendState, context: &PanelContext) -> Phrase {
    let texts = context.texts();
    let name = context.state.seat_title(friend.awaited, texts);
    if let Some((player, note)) = friend
        .note
        .as_ref()
        .filter(|_| friend.step == FriendStep::YourTurn)
    {
        let name = context.state.seat_title(*player, texts);
        return Phrase::new("friend-note-of")
            .with("name", name)
            .with("note", note.as_str());
    }
    match (friend.step, &friend.shared) {
        (FriendStep::ToSend, _) => Phrase::new("friend-picture-and-text"),
        (FriendStep::YourTurn, _) => match &friend.moved {
            Some(moved) => Phrase::new("friend-moved").with("name", name).with(
                "when",
                texts.say(&game_summaries::when(moved, &context.today)),
            ),
            None => Phrase::new("friend-begin"),
        },
        (_, Some(shared)) => Phrase::new("friend-by-itself").with("table", shared.name.as_str()),
        (_, None) => Phrase::new("friend-paste"),
    }
}

/// Draws the buttons at the right end. Returns their left end and the chosen command.
fn buttons(
    ui: &mut Ui,
    inner: Rect,
    friend: &FriendState,
    context: &PanelContext,
) -> (f32, Option<Command>) {
    let is_shared = friend.shared.is_some();
    let name = context.state.seat_title(friend.awaited, context.texts());
    let copy_for = context
        .texts()
        .say(&Phrase::new("friend-copy-for").with("name", name));
    let note = (NOTE, context.text("command-friend-note"));
    let (main, others) = match friend.step {
        FriendStep::ToSend => (Some((COPY, copy_for)), vec![note]),
        FriendStep::Asked(..) => (
            Some((ACCEPT, context.name(ACCEPT))),
            vec![(DECLINE, context.name(DECLINE))],
        ),
        FriendStep::Waiting | FriendStep::Asking(_) if is_shared => (None, vec![note]),
        FriendStep::Waiting | FriendStep::Asking(_) => (
            None,
            vec![
                (PASTE, context.text("friend-paste-short")),
                (COPY, context.text("friend-copy-again")),
            ],
        ),
        FriendStep::YourTurn | FriendStep::Over => (None, Vec::new()),
    };
    let is_main = main.is_some();
    let all: Vec<(Command, String)> = main
        .into_iter()
        .chain(others)
        .filter(|(command, _)| context.is_enabled(*command))
        .collect();
    let widths = all
        .iter()
        .map(|(_, name)| widgets::text_width(ui, name, theme::bold()) + 26.0);
    let mut widths: Vec<f32> = widths.collect();
    let room = MOST_BUTTONS * inner.width() - APART * all.len().saturating_sub(1) as f32;
    let sum: f32 = widths.iter().sum();
    if sum > room {
        for width in &mut widths {
            *width *= room / sum;
        }
    }
    let mut right = inner.right();
    let mut chosen = None;
    for (place, ((command, name), width)) in all.iter().zip(widths).enumerate() {
        let size = vec2(width, BUTTON.min(inner.height()));
        let rect = Rect::from_center_size(pos2(right - width / 2.0, inner.center().y), size);
        right = rect.left() - APART;
        let builder = UiBuilder::new().max_rect(rect).id_salt(("friend", place));
        let clicked = ui.scope_builder(builder, |ui| {
            if is_main && place == 0 {
                main_button(ui, rect, name).clicked()
            } else {
                icon_button(ui, rect, None, name).clicked()
            }
        });
        if clicked.inner {
            chosen = Some(*command);
        }
    }
    (right + APART, chosen)
}
