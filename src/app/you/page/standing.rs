//! The user's level in a game, in words and as hollows, and its course.

use egui::{Rect, RichText, Sense, Ui, pos2, vec2};

use super::super::command::YouCommand;
use super::super::state::You;
use super::{NARROW, card, chart};
use crate::app::archive::ratings::{self, Standing};
use crate::app::shell::form::{self, Kind};
use crate::app::shell::hollows;
use crate::app::shell::panels::PanelContext;
use crate::app::shell::theme;
use crate::phrase::Phrase;

/// Games from which on a course and skills say something.
pub(super) const ENOUGH: usize = 10;
/// Size of the rail, in points.
const RAIL: egui::Vec2 = vec2(372.0, 38.0);

/// Draws the card with the level.
pub(super) fn show(ui: &mut Ui, you: &You, context: &PanelContext) -> Option<YouCommand> {
    let standing = context.ratings.standing(you.scale_id);
    card(ui, false, |ui| {
        let width = ui.available_width();
        let place = ui.available_rect_before_wrap();
        let is_narrow = width < NARROW;
        if !is_narrow {
            let corner = pos2(place.right() - RAIL.x, place.top());
            rail(ui, Rect::from_min_size(corner, RAIL), standing);
        }
        ui.vertical(|ui| {
            ui.set_max_width(if is_narrow { width } else { width - RAIL.x - 16.0 });
            words(ui, you, standing, context);
        });
        if is_narrow {
            ui.add_space(4.0);
            let (rect, _) = ui.allocate_exact_size(vec2(width, 28.0), Sense::hover());
            rail(ui, rect, standing);
        }
        let players = players(ui, you, context);
        let history = standing.map_or(&[][..], |standing| &standing.history);
        chart::show(ui, history, you, context).or(players)
    })
}

fn rail(ui: &Ui, place: Rect, standing: Option<&Standing>) {
    let level = standing.and_then(Standing::latest).map_or(0.0, |estimate| estimate.level);
    hollows::levels(ui.painter(), place, level, theme::palette(ui.ctx()));
}

/// Two lines: the level, and how far it is to the next one. While games are read, how far that is.
fn words(ui: &mut Ui, you: &You, standing: Option<&Standing>, context: &PanelContext) {
    let say = |phrase: Phrase| context.texts().say(&phrase);
    let (done, all) = context.ratings.judged();
    let estimate = standing.and_then(Standing::latest);
    let (title, about) = match (standing, estimate) {
        _ if !you.listed.is_complete || !context.ratings.is_read() => {
            (context.text("you-reading"), String::new())
        }
        _ if !context.ratings.is_complete() => {
            (say(Phrase::new("you-judging").with("done", done).with("all", all)), String::new())
        }
        (Some(standing), Some(estimate)) => {
            let level = Phrase::new("you-level").with("level", estimate.level.floor() as usize);
            (say(level), about(standing.change(&context.today), estimate.level, context))
        }
        _ => (context.text("you-no-level"), context.text("you-unknown")),
    };
    ui.label(RichText::new(title).text_style(theme::result()));
    let count = context.ratings.games(you.scale_id).count();
    let missing = Phrase::new("you-missing").with("count", ENOUGH.saturating_sub(count));
    let missing = (estimate.is_some() && count < ENOUGH).then(|| say(missing));
    let lines = std::iter::once(about).chain(missing).filter(|line| !line.is_empty());
    form::note(ui, &lines.collect::<Vec<_>>().join(" · "));
}

/// How far it is to the next level, and what has changed within a week.
fn about(change: Option<f64>, level: f64, context: &PanelContext) -> String {
    let way = Phrase::new("you-way")
        .with("way", ratings::way_in_words(level.fract()))
        .with("next", level.floor() as usize + 1);
    let change = change.map(ratings::change_in_words);
    let parts = [Some(way), change].into_iter().flatten();
    let parts = parts.map(|part| context.texts().say(&part)).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" · ")
}

/// Choice of the number of players, if the user has played with more than one.
fn players(ui: &mut Ui, you: &You, context: &PanelContext) -> Option<YouCommand> {
    let known = context.ratings.players(you.scale_id.0);
    if known.len() < 2 {
        return None;
    }
    let choices = known.iter().map(|&count| {
        let players = Phrase::new("you-players").with("count", count);
        context.texts().say(&players)
    });
    let choices: Vec<String> = choices.collect();
    let chosen = known.iter().position(|&count| count == you.scale_id.1);
    let name = context.text("you-players-which");
    let place = form::segments(ui, (Kind::Values, &name), &choices, chosen)?;
    Some(YouCommand::Players(known[place]))
}
