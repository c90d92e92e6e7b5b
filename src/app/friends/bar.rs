//! The bar below the board in a game with somebody elsewhere: what comes next, and the one press for it.

use egui::{Rect, Ui};

use crate::app::archive::game_summaries;
use crate::app::game::table::{FriendState, FriendStep, MessageNews};
use crate::app::shell::command::{Command, FileCommand, FriendCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::panels::bar;
use crate::app::shell::panels::bar::BarButton;
use crate::app::shell::theme;
use crate::app::shell::widgets::Glyph;
use crate::phrase::Phrase;
use crate::store::friends::Ask;

const COPY: Command = Command::Friend(FriendCommand::Copy);
const ACCEPT: Command = Command::Friend(FriendCommand::Accept);
const DECLINE: Command = Command::Friend(FriendCommand::Decline);
const NOTE: Command = Command::Friend(FriendCommand::Note);
const TAKE_OVER: Command = Command::Friend(FriendCommand::TakeOver);
const PASTE: Command = Command::File(FileCommand::Paste);

/// Returns the game that needs a bar, if there is one.
pub fn shown<'a>(context: &PanelContext<'a>) -> Option<&'a FriendState> {
    let friend = context.state.friend.as_ref()?;
    let is_open = !context.commands.welcome && context.study.is_none();
    (is_open && friend.step != FriendStep::Over).then_some(friend)
}

/// Draws the bar and returns the chosen command.
pub fn show(
    ui: &mut Ui,
    bar: Rect,
    friend: &FriendState,
    context: &PanelContext,
) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let sign = match friend.step {
        FriendStep::ToSend => (Glyph::Tick, palette.ok),
        FriendStep::YourTurn | FriendStep::Asked(..) => (Glyph::People, palette.accent),
        FriendStep::Lost => (Glyph::Cross, palette.secondary),
        _ => (Glyph::Hourglass, palette.secondary),
    };
    let texts = context.texts();
    let (title, about) = (title(friend, context), about(friend, context));
    let (title, about) = (texts.say(&title), texts.say(&about));
    let shown = (&buttons(friend, context)[..], context);
    bar::show(ui, bar, sign, shown, |ui, rect| {
        bar::two_lines(ui, rect, &title, &about);
    })
    .0
}

fn title(friend: &FriendState, context: &PanelContext) -> Phrase {
    let name = context.state.seat_title(friend.awaited, context.texts());
    let key = match friend.step {
        FriendStep::YourTurn => "friend-your-turn",
        FriendStep::ToSend if context.state.ended.is_some() => "friend-ended",
        FriendStep::ToSend if !friend.has_moves => "friend-ready",
        FriendStep::ToSend => match friend.news {
            MessageNews::Move => "friend-made",
            MessageNews::Request => "friend-request-ready",
            MessageNews::Note => "friend-note-ready",
            MessageNews::Answer => "friend-answer-ready",
        },
        FriendStep::Waiting | FriendStep::Over => "friend-waiting",
        FriendStep::Lost => "friend-lost",
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
    if let Some((player, note)) =
        friend.note.as_ref().filter(|_| friend.step == FriendStep::YourTurn)
    {
        let name = context.state.seat_title(*player, texts);
        return Phrase::new("friend-note-of").with("name", name).with("note", note.as_str());
    }
    match (friend.step, &friend.shared) {
        (FriendStep::ToSend, _) => Phrase::new("friend-picture-and-text"),
        (FriendStep::YourTurn, _) => match &friend.moved {
            Some(moved) => Phrase::new("friend-moved")
                .with("name", name)
                .with("when", texts.say(&game_summaries::when(moved, &context.today))),
            None => Phrase::new("friend-begin"),
        },
        (FriendStep::Asked(..) | FriendStep::Asking(_) | FriendStep::Lost, Some(shared)) => {
            Phrase::new("friend-at-table").with("table", shared.name.as_str())
        }
        (FriendStep::Asked(..), None) => Phrase::new("friend-answer-travels"),
        (_, Some(shared)) => Phrase::new("friend-by-itself").with("table", shared.name.as_str()),
        (_, None) => {
            Phrase::new("friend-paste").with("keys", context.key_of(PASTE).unwrap_or_default())
        }
    }
}

/// The buttons, the first at the right.
fn buttons(friend: &FriendState, context: &PanelContext) -> Vec<BarButton> {
    let is_shared = friend.shared.is_some();
    let name = context.state.seat_title(friend.awaited, context.texts());
    let copy_for = context.texts().say(&Phrase::new("friend-copy-for").with("name", name));
    let note = (NOTE, context.text("command-friend-note"));
    let (main, others) = match friend.step {
        FriendStep::ToSend => (Some((COPY, copy_for)), vec![note]),
        FriendStep::Asked(..) => {
            (Some((ACCEPT, context.name(ACCEPT))), vec![(DECLINE, context.name(DECLINE))])
        }
        FriendStep::Waiting | FriendStep::Asking(_) if is_shared => (None, vec![note]),
        FriendStep::Waiting | FriendStep::Asking(_) => (
            None,
            vec![
                (PASTE, context.text("friend-paste-short")),
                (COPY, context.text("friend-copy-again")),
            ],
        ),
        FriendStep::Lost => (None, vec![(TAKE_OVER, context.name(TAKE_OVER))]),
        FriendStep::YourTurn | FriendStep::Over => (None, Vec::new()),
    };
    let main = main.into_iter().map(|main| (true, main));
    let all = main.chain(others.into_iter().map(|other| (false, other)));
    all.filter(|(_, (command, _))| context.is_enabled(*command))
        .map(|(is_main, (command, name))| BarButton { command, name, is_main })
        .collect()
}
