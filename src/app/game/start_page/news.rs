//! Lines of the start page for a user who comes back: how the last game ended, and a level that is nearly beaten.

use egui::{Link, RichText, TextWrapMode, Ui};

use crate::app::archive::game_summaries;
use crate::app::archive::level_results::{LevelResults, computer_level};
use crate::app::game::table::GameSummary;
use crate::app::shell::command::{Command, FileCommand, StartCommand, TrainCommand};
use crate::app::shell::panels::PanelContext;
use crate::phrase::Phrase;
use crate::store::{EarlierGame, EarlierKind};

/// Latest games that are looked at.
const LATEST: usize = 8;
/// Games against a level that count, and those of them that are won when it is nearly beaten.
const GAMES: usize = 3;
const WON: usize = 2;

/// A line: its words, and what a click does.
pub(super) type Line = (String, Command);

/// Lines with something to say, the most important first. There are none before all games are listed.
pub(super) fn lines(context: &PanelContext) -> Vec<Line> {
    if !context.is_listed {
        return Vec::new();
    }
    [last_game(context), level(context)].into_iter().flatten().collect()
}

/// Draws lines below each other, which wrap if there is room, and returns the chosen command.
pub(super) fn show(ui: &mut Ui, lines: &[Line], wraps: bool) -> Option<Command> {
    ui.scope(|ui| {
        let wrap_mode = if wraps { TextWrapMode::Wrap } else { TextWrapMode::Truncate };
        ui.style_mut().wrap_mode = Some(wrap_mode);
        let mut wanted = None;
        for (words, command) in lines {
            if ui.add(Link::new(RichText::new(words).small())).clicked() {
                wanted = Some(*command);
            }
        }
        wanted
    })
    .inner
}

/// The finished games of this kind with their places in the list and their summaries, the latest first.
fn latest<'a>(
    context: &'a PanelContext,
) -> impl Iterator<Item = (usize, &'a EarlierGame, &'a GameSummary)> {
    let games = context.earlier.iter().enumerate();
    let is_of_kind = |(_, game): &(usize, &EarlierGame)| {
        game.kind == EarlierKind::Archived && game.game == context.state.game
    };
    let games = games.filter(is_of_kind).take(LATEST);
    let games = games.filter_map(|(index, game)| Some((index, game, context.kept.summary(game)?)));
    games.filter(|(_, _, summary)| summary.result.is_some())
}

/// Result of the last game, and the number of positions from it that wait: "Yesterday: won 7:5 against level 3."
fn last_game(context: &PanelContext) -> Option<Line> {
    let (index, game, summary) = latest(context).next()?;
    let day = game.when.split(' ').next().unwrap_or(&game.when);
    let texts = context.texts();
    let day = texts.say(&game_summaries::when(day, &context.today));
    let ended = Phrase::new("welcome-last")
        .with("day", day.trim_end())
        .with("ended", game_summaries::outcome(summary, texts));
    let name = game.path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let waiting = context.practice.waiting(&context.training_day);
    let count = waiting.get(name).copied().unwrap_or(0);
    let ended = texts.say(&ended);
    if count == 0 {
        return Some((ended, Command::File(FileCommand::Earlier(index))));
    }
    let waiting = texts.say(&Phrase::new("welcome-waiting").with("count", count));
    let waiting = texts.say(&Phrase::new("train-sentence").with("words", waiting));
    Some((format!("{ended} {waiting}"), Command::Train(TrainCommand::Open)))
}

/// The level of the last game, if two of the last three games against it were won.
fn level(context: &PanelContext) -> Option<Line> {
    let finished: Vec<&GameSummary> = latest(context)
        .map(|(_, _, summary)| summary)
        .filter(|game| game.is_own && computer_level(game).is_some())
        .collect();
    let level = computer_level(finished.first()?)?;
    let against = finished.into_iter();
    let against = against.filter(|game| computer_level(game) == Some(level));
    let against: Vec<&GameSummary> = against.take(GAMES).collect();
    let won = LevelResults::of(against.iter().copied()).against(level).won;
    let words = Phrase::new("welcome-level").with("level", level.number());
    let command = Command::Start(StartCommand::PlayLevel(level));
    (against.len() == GAMES && won == WON).then(|| (context.texts().say(&words), command))
}
