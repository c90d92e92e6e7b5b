//! The list of games with people elsewhere: those in which the user is to act first, then those that wait for
//! others.

use egui::{RichText, Ui};

use super::super::command::YouCommand;
use super::super::state::You;
use super::row::{self, ShownRow};
use crate::app::archive::game_summaries;
use crate::app::archive::index::KeptGame;
use crate::app::game::table::FriendSummary;
use crate::app::shell::command::{Command, FileCommand, StartCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{form, theme};
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::Seat;

/// Draws the games and returns the chosen command.
pub(super) fn show(ui: &mut Ui, you: &You, context: &PanelContext) -> Option<Command> {
    let games = you.listed.kept.games();
    let ongoing = you.listed.kept.ongoing().iter();
    let ongoing = ongoing.filter_map(|kept| Some((&**kept, kept.summary.friend.as_ref()?)));
    let (yours, theirs): (Vec<_>, Vec<_>) =
        ongoing.partition(|(kept, _)| kept.summary.is_users_turn());
    let mut wanted = None;
    if yours.is_empty() && theirs.is_empty() {
        form::note(ui, &context.text("with-friends-none"));
    }
    for (key, list) in [("with-friends-yours", yours), ("with-friends-theirs", theirs)] {
        if list.is_empty() {
            continue;
        }
        let heading = context.texts().say(&Phrase::new(key).with("count", list.len()));
        ui.label(RichText::new(heading).text_style(theme::bold()));
        for game in list {
            if row(ui, game, context) {
                let mut games = games.iter();
                let index = games.position(|kept| kept.file.path == game.0.file.path);
                wanted = index.map(YouCommand::Play).map(Command::You);
            }
        }
    }
    ui.horizontal_wrapped(|ui| {
        if ui.button(context.text("with-friends-paste")).clicked() {
            wanted = Some(Command::File(FileCommand::Paste));
        }
        if ui.button(context.text("with-friends-new")).clicked() {
            wanted = Some(Command::Start(StartCommand::Elsewhere));
        }
    });
    wanted
}

/// Draws the row of a game. Returns `true` if it was clicked.
fn row(
    ui: &mut Ui,
    (KeptGame { file, summary, .. }, friend): (&KeptGame, &FriendSummary),
    context: &PanelContext,
) -> bool {
    let texts = context.texts();
    let named = |player: Player| match &summary.seats[player.index()] {
        Seat::Human(Some(name)) => name.clone(),
        _ => texts.say(&summary.seat_names[player.index()]),
    };
    let others = (0..summary.seats.len()).map(Player::seat).filter(|&player| player != friend.own);
    let names = others.map(named).reduce(|one, other| {
        let both = Phrase::new("players-together").with("one", one);
        texts.say(&both.with("other", other))
    });
    let entry = context.games.game(summary.game);
    let title = entry.map_or_else(String::new, |entry| texts.say(&entry.info.title()));
    let seat = Phrase::new("with-friends-seat")
        .with("seat", summary.seat_names[friend.own.index()].clone())
        .with("shared", i64::from(friend.shared.is_some()))
        .with("folder", friend.shared.as_ref().map_or("", |shared| &shared.name));
    let about = [title, texts.say(&summary.length), texts.say(&seat)].join(" · ");
    let is_yours = summary.is_users_turn();
    let moved = Phrase::new("with-friends-moved")
        .with("named", i64::from(is_yours))
        .with("name", named(friend.awaited));
    let when = game_summaries::when(friend.moved.as_deref().unwrap_or(&file.when), &context.today);
    let about = [texts.say(&moved), texts.say(&when).trim_end().to_owned(), about].join(" · ");
    let names = names.unwrap_or_default();
    let shown = ShownRow {
        said: &[&*names, &about].join(" · "),
        outcome: &names,
        about: &about,
        tail: &context.text(if is_yours { "with-friends-play" } else { "with-friends-open" }),
        summary,
    };
    row::plain(ui, &file.path, &shown)
}
