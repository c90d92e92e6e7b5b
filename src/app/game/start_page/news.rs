//! Lines of the start page for a user who comes back: a level that is nearly beaten, the puzzle of the day and
//! the days in a row. Each is a link, and there is none without something to say.

use egui::{Align, Layout, RichText, TextStyle, Ui, vec2};

use crate::app::archive::level_results::{LevelResults, computer_level};
use crate::app::exercise::puzzles as puzzle;
use crate::app::game::table::GameSummary;
use crate::app::shell::command::{Command, FileCommand, PuzzleCommand, StartCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::widgets;
use crate::phrase::Phrase;
use crate::store::{EarlierGame, EarlierKind, streak};

/// Height of a line, in points.
pub(super) const LINE: f32 = 24.0;
/// Latest games that are looked at for the results against a level.
const LATEST: usize = 8;
/// Games against a level that count, and those of them that are won when it is nearly beaten.
const GAMES: usize = 3;
const WON: usize = 2;
/// Days in a row from which they are told.
const DAYS: usize = 2;

/// A line: its words, and what a click does.
pub(super) type Line = (String, Command);

/// Lines with something to say, the most important first. There are none before all games are listed.
pub(super) fn lines(context: &PanelContext) -> Vec<Line> {
    if !context.is_listed {
        return Vec::new();
    }
    let lines = [level(context), todays_puzzle(context), days(context)];
    lines.into_iter().flatten().collect()
}

/// Draws lines below each other and returns the chosen command.
pub(super) fn show(ui: &mut Ui, lines: &[Line]) -> Option<Command> {
    let mut wanted = None;
    for (words, command) in lines {
        let size = vec2(ui.available_width(), LINE);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_height(LINE);
            let font = widgets::fitting_font(ui, words, TextStyle::Body, size.x);
            if ui.link(RichText::new(words).font(font)).clicked() {
                wanted = Some(*command);
            }
        });
    }
    wanted
}

/// Draws the lines that fit side by side and returns the chosen command.
pub(super) fn show_in_row(ui: &mut Ui, lines: &[Line]) -> Option<Command> {
    let mut wanted = None;
    // The row is no higher than its words: it is the last one in a low page.
    ui.spacing_mut().interact_size.y = 0.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        for (words, command) in lines {
            if widgets::text_width(ui, words, TextStyle::Body) > ui.available_width() {
                break;
            }
            if ui.link(words).clicked() {
                wanted = Some(*command);
            }
        }
    });
    wanted
}

/// The level of the last game, if two of the last three games against it were won.
fn level(context: &PanelContext) -> Option<Line> {
    let is_own =
        |game: &&EarlierGame| game.kind == EarlierKind::Archived && game.game == context.state.game;
    let latest = context.earlier.iter().filter(is_own).take(LATEST);
    let summaries = latest.filter_map(|game| context.kept.summary(game));
    let finished: Vec<&GameSummary> = summaries
        .filter(|game| game.is_own && game.result.is_some() && computer_level(game).is_some())
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

/// The puzzle of the day, unless it is solved or the user is new.
fn todays_puzzle(context: &PanelContext) -> Option<Line> {
    if context.played.is_empty() && context.progress.is_empty() {
        return None;
    }
    let today = puzzle::todays(context.puzzle_lists, &context.today)?;
    let list = &context.puzzle_lists[today.list];
    let is_solved = context.progress.solved(&list.puzzles[today.place].id).is_some();
    let command = Command::Puzzle(PuzzleCommand::Today);
    let game = context.texts().say(&list.title);
    (!is_solved).then(|| (format!("{} · {game}", context.name(command)), command))
}

/// Days in a row on which the user played, solved a puzzle or practised.
fn days(context: &PanelContext) -> Option<Line> {
    let days = streak(&context.today, |day| {
        context.played.contains(day)
            || context.progress.has_day(day)
            || context.practice.has_day(day)
    });
    let words = Phrase::new("puzzle-days").with("days", days);
    (days >= DAYS).then(|| {
        let command = Command::File(FileCommand::MyGames);
        (context.texts().say(&words), command)
    })
}
