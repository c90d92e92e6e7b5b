//! The page of games with people elsewhere: those in which the user is to act first, then those that wait for
//! others.

use egui::{Rect, RichText, Role, Sense, TextStyle, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use crate::app::action::DialogAction;
use crate::app::archive::game_summaries;
use crate::app::archive::index::KeptGame;
use crate::app::game::table::FriendSummary;
use crate::app::shell::command::{Command, FileCommand, StartCommand};
use crate::app::shell::dialogs::DialogContext;
use crate::app::shell::{form, theme, widgets};
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::Seat;
use crate::store::today;

const HEIGHT: f32 = 60.0;
const BUTTON: f32 = 92.0;
/// Width of the column that says when somebody moved, and the row width from which there is one, in points.
const WHEN: f32 = 150.0;
const WITH_WHEN: f32 = 440.0;

pub(super) fn show(ui: &mut Ui, context: &DialogContext) -> Option<DialogAction> {
    let ongoing = context.archive.games().ongoing().iter();
    let ongoing = ongoing.filter_map(|kept| Some((&**kept, kept.summary.friend.as_ref()?)));
    let (yours, theirs): (Vec<_>, Vec<_>) =
        ongoing.partition(|(kept, _)| kept.summary.is_users_turn());
    let mut wanted = None;
    if yours.is_empty() && theirs.is_empty() {
        form::note(ui, &context.text("with-friends-none"));
    }
    for (key, games) in [("with-friends-yours", yours), ("with-friends-theirs", theirs)] {
        if games.is_empty() {
            continue;
        }
        let heading = context.texts().say(&Phrase::new(key).with("count", games.len()));
        ui.add_space(6.0);
        ui.label(RichText::new(heading).text_style(theme::bold()));
        for (place, game) in games.into_iter().enumerate() {
            let is_main = key == "with-friends-yours" && place == 0;
            wanted = row(ui, game, is_main, context).or(wanted);
        }
    }
    ui.add_space(10.0);
    ui.horizontal_wrapped(|ui| {
        if ui.button(context.text("with-friends-paste")).clicked() {
            wanted = Some(DialogAction::Command(Command::File(FileCommand::Paste)));
        }
        if ui.button(context.text("with-friends-new")).clicked() {
            wanted = Some(DialogAction::Command(Command::Start(StartCommand::Elsewhere)));
        }
    });
    wanted
}

type Ongoing<'a> = (&'a KeptGame, &'a FriendSummary);

fn row(
    ui: &mut Ui,
    (KeptGame { file, summary, .. }, friend): Ongoing,
    is_main: bool,
    context: &DialogContext,
) -> Option<DialogAction> {
    let palette = theme::palette(ui.ctx());
    let texts = context.texts();
    let size = vec2(ui.available_width(), HEIGHT);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().hline(rect.x_range(), rect.top(), palette.stroke(1.0, palette.hairline));
    let entry = context.games.game(summary.game);
    let tile = Rect::from_center_size(pos2(rect.left() + 26.0, rect.center().y), vec2(44.0, 30.0));
    if let Some(entry) = entry {
        entry.info.tile(ui.painter(), tile, &context.presentation.look);
    }
    let others = (0..summary.seats.len()).map(Player::seat);
    let others = others.filter(|&player| player != friend.own);
    let named = |player: Player| match &summary.seats[player.index()] {
        Seat::Human(Some(name)) => name.clone(),
        _ => texts.say(&summary.seat_names[player.index()]),
    };
    let together = |one: String, other: String| {
        let both = Phrase::new("players-together").with("one", one);
        texts.say(&both.with("other", other))
    };
    let names = others.map(named).reduce(together).unwrap_or_default();
    let title = entry.map_or_else(String::new, |entry| texts.say(&entry.info.title()));
    let seat = Phrase::new("with-friends-seat")
        .with("seat", summary.seat_names[friend.own.index()].clone())
        .with("shared", i64::from(friend.shared.is_some()))
        .with("folder", friend.shared.as_ref().map_or("", |shared| &shared.name));
    let about = [title, texts.say(&summary.length), texts.say(&seat)].join(" · ");
    let is_yours = summary.is_users_turn();
    let name = context.text(if is_yours { "with-friends-play" } else { "with-friends-open" });
    let place = Rect::from_center_size(
        pos2(rect.right() - BUTTON / 2.0, rect.center().y),
        vec2(BUTTON, 36.0),
    );
    let mut right = place.left() - 10.0;
    let moved = friend.moved.as_deref().unwrap_or(&file.when);
    let when = texts.say(&game_summaries::when(moved, &today()));
    if rect.width() >= WITH_WHEN {
        right -= WHEN;
        let who = Phrase::new("with-friends-moved")
            .with("named", i64::from(is_yours))
            .with("name", named(friend.awaited));
        let who = texts.say(&who);
        for (line, down) in [(who, -18.0), (when.clone(), 1.0)] {
            let at = pos2(right + 8.0, rect.center().y + down);
            let colour = palette.secondary;
            widgets::line_of_text(ui, at, WHEN - 8.0, &line, TextStyle::Small, colour);
        }
    }
    let left = tile.right() + 12.0;
    let at = pos2(left, rect.center().y - 21.0);
    widgets::line_of_text(ui, at, right - left, &names, theme::bold(), palette.text);
    let at = pos2(left, rect.center().y + 2.0);
    widgets::line_of_text(ui, at, right - left, &about, TextStyle::Small, palette.secondary);
    let builder = UiBuilder::new().max_rect(place).id_salt(&friend.table);
    let pressed = ui.scope_builder(builder, |ui| {
        let button = if is_main {
            widgets::main_button(ui, place, &name)
        } else {
            widgets::icon_button(ui, place, None, &name)
        };
        let said = format!("{name}: {names} · {about} · {when}");
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
        button.clicked()
    });
    let (path, kind) = (file.path.clone(), file.kind.clone());
    pressed.inner.then(|| DialogAction::OpenKept(path, kind))
}
