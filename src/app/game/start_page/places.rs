//! The places of the program besides a game: training, the user's play, and learning.

use egui::{Popup, Ui, Vec2};

use crate::app::archive::ratings::{self, Standing};
use crate::app::shell::command::{AppCommand, Command, LessonCommand, TrainCommand, YouCommand};
use crate::app::shell::panels::{PanelContext, menu_items};
use crate::app::shell::place_row::{self, PlaceRow, Ring, Sign};
use crate::app::shell::widgets::Glyph;
use crate::phrase::Phrase;
use crate::store::streak;

/// Days in a row from which they are told.
const DAYS: usize = 2;
/// Games after which a level is known.
const GAMES: usize = 3;
/// Commands of the place for learning.
const LEARN: [Command; 5] = [
    Command::Lesson(LessonCommand::Begin),
    Command::App(AppCommand::Rules),
    Command::App(AppCommand::OftenAsked),
    Command::App(AppCommand::Keys),
    Command::App(AppCommand::Accessibility),
];

/// Draws the places, each of this size in points, and returns the chosen command.
pub(super) fn show(ui: &mut Ui, size: Vec2, context: &PanelContext) -> Option<Command> {
    let mut wanted = None;
    if place_row::show(ui, size, &train(context)).clicked() {
        wanted = Some(Command::Train(TrainCommand::Open));
    }
    if place_row::show(ui, size, &you(context)).clicked() {
        wanted = Some(Command::You(YouCommand::Open));
    }
    let learn_row = place_row::show(ui, size, &learn(context));
    Popup::menu(&learn_row).show(|ui| {
        menu_items::items(ui, context, &mut wanted, &LEARN);
    });
    wanted
}

fn train(context: &PanelContext) -> PlaceRow {
    let today = context.training();
    let left = today.left();
    let days = streak(&context.training_day, |day| {
        context.played.contains(day)
            || context.progress.has_day(day)
            || context.practice.has_day(day)
    });
    let about = match left {
        0 => Phrase::new("train-done-short"),
        _ => Phrase::new("train-left").with("count", left),
    };
    let about = context.texts().say(&about);
    let short = Phrase::new("train-left-short").with("count", left);
    let short = (left > 0).then(|| context.texts().say(&short));
    let days = (days >= DAYS).then(|| {
        let days = context.texts().say(&Phrase::new("puzzle-days").with("days", days));
        format!("{about} · {days}")
    });
    PlaceRow {
        sign: if left == 0 { Sign::Glyph(Glyph::Tick) } else { Sign::Number(left) },
        ring: Ring::Arcs(today.tasks.iter().map(|task| task.is_done).collect()),
        name: context.text("train-title"),
        about: days.into_iter().chain([about]).chain(short).collect(),
        tail: String::new(),
    }
}

/// The level, and how far it is to the next one; before, how far it is to a level.
fn you(context: &PanelContext) -> PlaceRow {
    let scale_id = context.scale_id();
    let say = |phrase: Phrase| context.texts().say(&phrase);
    let estimate = context.ratings.standing(scale_id).and_then(Standing::latest);
    let (sign, part, about) = if let Some(estimate) = estimate {
        let level = estimate.level.floor();
        let way = estimate.level - level;
        let level = level as usize;
        let words = Phrase::new("welcome-you")
            .with("level", level)
            .with("next", level + 1)
            .with("way", ratings::way_in_words(way));
        let short = Phrase::new("you-level").with("level", level);
        (Sign::Number(level), way as f32, vec![say(words), say(short)])
    } else {
        let games = context.ratings.games(scale_id).count().min(GAMES);
        let about = if context.ratings.is_complete() {
            let counted =
                |key| Phrase::new(key).with("missing", GAMES - games).with("played", games);
            vec![say(counted("welcome-you-games")), say(counted("result-games-played"))]
        } else {
            vec![context.text("you-reading")]
        };
        (Sign::Glyph(Glyph::Person), games as f32 / GAMES as f32, about)
    };
    PlaceRow {
        sign,
        ring: Ring::Part(part),
        name: context.text("you-title"),
        about,
        tail: String::new(),
    }
}

fn learn(context: &PanelContext) -> PlaceRow {
    let (step, steps) = context.lesson_at;
    let about = if (1..steps).contains(&step) {
        let step = Phrase::new("lesson-step").with("step", step + 1).with("steps", steps);
        vec![context.texts().say(&step)]
    } else {
        ["welcome-learn-all", "welcome-learn-short"].map(|key| context.text(key)).to_vec()
    };
    PlaceRow {
        sign: Sign::Glyph(Glyph::Book),
        ring: Ring::None,
        name: context.text("welcome-learn-name"),
        about,
        tail: String::new(),
    }
}
