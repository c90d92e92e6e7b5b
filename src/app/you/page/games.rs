//! The games: all that were kept, or those with people elsewhere that go on.

use std::path::Path;

use egui::{Label, RichText, Ui};

use super::super::command::{GameList, YouCommand};
use super::super::state::You;
use super::{beside, card, row, with_friends};
use crate::app::shell::command::Command;
use crate::app::shell::form::{self, Kind};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::theme;
use crate::phrase::Phrase;
use crate::store::paths::shown;

const LISTS: [GameList; 2] = [GameList::All, GameList::WithFriends];

/// Draws the card with the games and returns the chosen command.
pub(super) fn show(ui: &mut Ui, you: &You, context: &PanelContext) -> Option<Command> {
    card(ui, false, |ui| {
        let names = ["you-all", "with-friends"].map(|key| context.text(key));
        let chosen = LISTS.iter().position(|&list| list == you.list && you.level.is_none());
        let name = context.text("you-games");
        let list = beside(
            ui,
            &names,
            |ui| {
                ui.label(RichText::new(&name).text_style(theme::strong()));
            },
            |ui| form::segments(ui, (Kind::Values, &name), &names, chosen),
        );
        form::divider(ui);
        let wanted = match you.list {
            GameList::WithFriends => with_friends::show(ui, you, context),
            GameList::All => all(ui, you, context).map(Command::You),
        };
        list.map(|place| Command::You(YouCommand::List(LISTS[place]))).or(wanted)
    })
}

fn all(ui: &mut Ui, you: &You, context: &PanelContext) -> Option<YouCommand> {
    note(ui, you, context);
    let mut wanted = None;
    let waiting = context.practice.waiting(&context.training_day);
    for row in you.listed.rows.iter().take(you.most) {
        let waiting = row.kept.name().and_then(|name| waiting.get(name));
        wanted = row::show(ui, row, waiting.copied().unwrap_or(0), context).or(wanted);
    }
    let is_more = you.listed.rows.len() > you.most;
    if is_more && ui.button(context.text("you-more")).clicked() {
        wanted = Some(YouCommand::More);
    }
    wanted
}

fn note(ui: &mut Ui, you: &You, context: &PanelContext) {
    let listed = you.listed.rows.len();
    let key = match (you.listed.is_complete, listed) {
        (false, _) => "you-reading",
        (true, 0) => "you-none",
        (true, _) => "you-count",
    };
    form::note(ui, &context.texts().say(&Phrase::new(key).with("count", listed)));
    let mut damaged = you.listed.kept.damaged();
    let count = damaged.len();
    if let Some(folder) = damaged.next().and_then(Path::parent) {
        let folder = shown(folder);
        let words = Phrase::new("you-damaged").with("count", count);
        let words = context.texts().say(&words.with("folder", folder));
        let colour = theme::palette(ui.ctx()).danger;
        ui.add(Label::new(RichText::new(words).small().color(colour)).wrap());
    }
}
