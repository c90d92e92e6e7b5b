//! The start page: ways to begin a game, a lesson or puzzles.

use egui::{
    FontId, Label, Rect, RichText, Role, Sense, TextStyle, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::{PanelContext, menu_items, start_news};
use crate::app::command::{
    Command, FileCommand, LessonCommand, PracticeCommand, PuzzleCommand, StartCommand,
};
use crate::app::dialogs::new_game::{Tiles, tiles};
use crate::app::puzzle::ListedPuzzles;
use crate::app::{tab_key, theme, widgets};
use crate::phrase::Phrase;
use crate::store::{EarlierGame, EarlierKind};

/// Heights of a button with and without a description, in points.
const WAY: f32 = 52.0;
const LOW_WAY: f32 = 38.0;
/// Height of the row below the buttons, in points.
const OTHERS: f32 = 28.0;
/// Panel height, in points, from which there is room for a title and descriptions with this many buttons.
const TALL: f32 = 486.0;
const LEAST_WAYS: usize = 3;
/// Smallest letters of the row below the buttons, in points.
const LEAST_LETTERS: f32 = 10.0;
/// Button width, in points, below which descriptions are short.
const NARROW_WAY: f32 = 190.0;
/// Width of a row, in points, below which four buttons take two rows.
const NARROW_ROW: f32 = 640.0;

/// Weakest first.
const STRENGTHS: [Command; 3] = [
    Command::Start(StartCommand::PlayEasy),
    Command::Start(StartCommand::PlayMedium),
    Command::Start(StartCommand::PlayHard),
];

/// Draws the start page into a panel and returns the chosen command.
pub fn show(ui: &mut Ui, rect: Rect, context: &PanelContext) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    let margin = if rect.width() < 260.0 { 12.0 } else { 16.0 };
    let builder = UiBuilder::new()
        .max_rect(rect.shrink(margin))
        .id_salt("welcome");
    let more = ways(context).len().saturating_sub(LEAST_WAYS) as f32;
    let tall = rect.height() >= TALL + more * WAY;
    ui.scope_builder(builder, |ui| {
        if !tall {
            ui.spacing_mut().item_spacing.y = 6.0;
        }
        if tall {
            let title = context.texts().say(&context.state.title);
            ui.label(RichText::new(title).text_style(theme::result()));
        }
        let mut wanted = choose_game(ui, context);
        pitch(ui, context);
        if tall {
            ui.add_space(4.0);
        }
        ui.label(heading(context));
        wanted = strengths(ui, context, LOW_WAY).or(wanted);
        if tall {
            ui.add_space(4.0);
        }
        let mut news = start_news::lines(context);
        let line = start_news::LINE + ui.spacing().item_spacing.y;
        for (place, command) in ways(context).into_iter().enumerate() {
            let is_last = place > 1;
            let height = if tall && (!is_last || has_room(ui, line * news.len() as f32)) {
                WAY
            } else {
                LOW_WAY
            };
            let about = (height > LOW_WAY).then(|| about(command, context));
            let name = low_name(command, about.is_some(), context);
            let size = vec2(ui.available_width(), height);
            if way(ui, size, &name, about) {
                wanted = Some(command);
            }
        }
        let room = ui.available_height() - OTHERS - ui.spacing().item_spacing.y;
        news.truncate((room / line).max(0.0) as usize);
        wanted = start_news::show(ui, &news).or(wanted);
        others(ui, context).or(wanted)
    })
    .inner
}

/// Draws the start page into a wide and low rectangle and returns the chosen command.
pub fn show_wide(ui: &mut Ui, rect: Rect, context: &PanelContext) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    let builder = UiBuilder::new()
        .max_rect(rect.shrink(12.0))
        .id_salt("welcome");
    ui.scope_builder(builder, |ui| {
        let mut wanted = choose_game(ui, context);
        if context.commands.left_a_game || !context.earlier.is_empty() {
            wanted = others(ui, context).or(wanted);
        } else {
            pitch(ui, context);
        }
        ui.horizontal(|ui| {
            let name = ui.label(heading(context)).rect.width();
            ui.add_space((150.0 - name).max(0.0));
            wanted = strengths(ui, context, LOW_WAY).or(wanted);
        });
        let ways = ways(context);
        let is_crowded = ui.available_width() < NARROW_ROW && ways.len() > LEAST_WAYS;
        let in_a_row = if is_crowded { 2 } else { ways.len().max(1) };
        for row in ways.chunks(in_a_row) {
            ui.horizontal(|ui| {
                let count = in_a_row as f32;
                let width = (ui.available_width() - 8.0 * (count - 1.0)).max(0.0) / count;
                for &command in row {
                    let (height, about) = match width < NARROW_WAY {
                        _ if is_crowded => (LOW_WAY, None),
                        true => (WAY, Some(short_about(command, context))),
                        false => (WAY, Some(about(command, context))),
                    };
                    let name = low_name(command, about.is_some(), context);
                    if way(ui, vec2(width, height), &name, about) {
                        wanted = Some(command);
                    }
                }
            });
        }
        let news = start_news::lines(context);
        if !news.is_empty() {
            wanted = start_news::show_in_row(ui, &news).or(wanted);
        }
        wanted
    })
    .inner
}

/// Additional height of a wide start page whose buttons take two rows, or which has news, in points. `width`
/// includes its edges.
pub(super) fn more_rows(width: f32, context: &PanelContext) -> f32 {
    let is_crowded = width < NARROW_ROW && ways(context).len() > LEAST_WAYS;
    let ways = if is_crowded {
        2.0 * LOW_WAY + 8.0 - WAY
    } else {
        0.0
    };
    let has_news = !start_news::lines(context).is_empty();
    ways + if has_news {
        start_news::LINE + 8.0
    } else {
        0.0
    }
}

/// Name of a button, with what its description would count if it has none.
fn low_name(command: Command, is_described: bool, context: &PanelContext) -> String {
    match command {
        Command::Puzzle(PuzzleCommand::Begin) if !is_described => context
            .texts()
            .say(&puzzles("welcome-puzzles-low", context)),
        Command::Practice(PracticeCommand::Begin) if !is_described && due(context) > 0 => {
            let low = Phrase::new("welcome-practice-low").with("count", due(context));
            context.texts().say(&low)
        }
        _ => context.name(command),
    }
}

fn choose_game(ui: &mut Ui, context: &PanelContext) -> Option<Command> {
    let shown = Tiles {
        texts: context.texts(),
        look: &context.presentation.look,
    };
    let chosen = tiles(ui, context.games, context.state.game, &shown)?;
    let mut games = context.games.games().iter();
    let index = games.position(|entry| entry.id == chosen.id)?;
    Some(Command::Start(StartCommand::ChooseGame(index)))
}

fn pitch(ui: &mut Ui, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    let pitch = context.texts().say(&context.entry().info.pitch());
    ui.add(Label::new(RichText::new(pitch).color(palette.secondary)).wrap());
}

fn heading(context: &PanelContext) -> RichText {
    RichText::new(context.text("welcome-computer")).text_style(theme::strong())
}

/// A click on a strength starts the game.
fn strengths(ui: &mut Ui, context: &PanelContext, height: f32) -> Option<Command> {
    let name = context.text("welcome-computer");
    widgets::group(ui, Role::Group, &name, |ui| {
        ui.horizontal(|ui| {
            let count = STRENGTHS.len() as f32;
            let gap = 6.0;
            ui.spacing_mut().item_spacing.x = gap;
            let width = (ui.available_width() - gap * (count - 1.0)).max(0.0) / count;
            let mut wanted = None;
            for command in STRENGTHS {
                let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
                let name = context.name(command);
                let clicked = if command == STRENGTHS[0] {
                    let easy = widgets::main_button(ui, rect, &name);
                    tab_key::offer(&easy);
                    easy
                } else {
                    widgets::icon_button(ui, rect, None, &name)
                };
                if widgets::tip(clicked, &strength_tip(command, context)).clicked() {
                    wanted = Some(command);
                }
            }
            wanted
        })
        .inner
    })
}

fn strength_tip(command: Command, context: &PanelContext) -> String {
    let index = STRENGTHS.iter().position(|&strength| strength == command);
    let level = context.entry().info.strengths()[index.unwrap_or(0)];
    let tip = Phrase::new("welcome-strength")
        .with("level", level.number())
        .with("name", Phrase::new(level.name_key()))
        .with(
            "new",
            context
                .name(Command::Start(StartCommand::NewGame))
                .trim_end_matches('…'),
        );
    context.texts().say(&tip)
}

fn ways(context: &PanelContext) -> Vec<Command> {
    let mut ways = vec![
        Command::Start(StartCommand::TwoPlayers),
        Command::Lesson(LessonCommand::Begin),
    ];
    let has_puzzles = |list: &ListedPuzzles| list.game == context.state.game;
    ways.extend(
        context
            .puzzle_lists
            .iter()
            .any(has_puzzles)
            .then_some(Command::Puzzle(PuzzleCommand::Begin)),
    );
    let practice = Command::Practice(PracticeCommand::Begin);
    ways.extend(has_practice(context).then_some(practice));
    ways
}

/// Number of positions of the next session.
fn due(context: &PanelContext) -> usize {
    context.practice.due(&context.today).len()
}

/// Returns `true` if there is something to practise, or a game in which there may be something.
fn has_practice(context: &PanelContext) -> bool {
    let is_new = |game: &EarlierGame| {
        let name = game.path.file_name().and_then(|name| name.to_str());
        game.kind == EarlierKind::Archived
            && name.is_some_and(|name| !context.practice.is_looked_at(name))
    };
    due(context) > 0 || context.earlier.iter().any(is_new)
}

/// Returns `true` if one more description fits above the last row and what stands above it, in points.
fn has_room(ui: &Ui, above: f32) -> bool {
    ui.available_height() >= above + WAY + ui.spacing().item_spacing.y + OTHERS
}

fn puzzles(key: &'static str, context: &PanelContext) -> Phrase {
    let list = context.puzzle_lists.iter();
    let list = list.filter(|list| list.game == context.state.game);
    let counts = list.map(|list| (list.solved(context.progress), list.puzzles.len()));
    let (solved, count) = counts.fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1));
    Phrase::new(key).with("solved", solved).with("count", count)
}

fn about(command: Command, context: &PanelContext) -> String {
    let phrase = match (command, context.lesson_at) {
        (Command::Puzzle(PuzzleCommand::Begin), _) => puzzles("welcome-puzzles", context),
        (Command::Practice(PracticeCommand::Begin), _) => match due(context) {
            0 => Phrase::new("welcome-practice-new"),
            count => Phrase::new("welcome-practice").with("count", count),
        },
        (Command::Lesson(LessonCommand::Begin), (_, 0)) => Phrase::new("welcome-rules"),
        (Command::Lesson(LessonCommand::Begin), (step, steps)) if (1..steps).contains(&step) => {
            Phrase::new("welcome-learn-on")
                .with("step", step + 1)
                .with("steps", steps)
        }
        (Command::Lesson(LessonCommand::Begin), (_, steps)) => {
            Phrase::new("welcome-learn").with("steps", steps)
        }
        _ => Phrase::new("welcome-people"),
    };
    context.texts().say(&phrase)
}

fn short_about(command: Command, context: &PanelContext) -> String {
    let phrase = match (command, context.lesson_at) {
        (Command::Start(StartCommand::TwoPlayers), _) => Phrase::new("welcome-people-short"),
        (Command::Lesson(LessonCommand::Begin), (step, steps)) if (1..steps).contains(&step) => {
            Phrase::new("lesson-step")
                .with("step", step + 1)
                .with("steps", steps)
        }
        (Command::Practice(PracticeCommand::Begin), _) if due(context) > 0 => {
            Phrase::new("welcome-practice-short").with("count", due(context))
        }
        (Command::Lesson(LessonCommand::Begin), (_, steps)) if steps > 0 => {
            Phrase::new("welcome-learn-short").with("steps", steps)
        }
        _ => return about(command, context),
    };
    context.texts().say(&phrase)
}

/// Draws a large button with a description. Returns `true` if it was clicked.
fn way(ui: &mut Ui, size: egui::Vec2, name: &str, about: Option<String>) -> bool {
    let palette = theme::palette(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, true, name);
        info.hint_text.clone_from(&about);
        info
    });
    if let Some(about) = &about {
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_description(about.as_str()));
    }
    widgets::ground(ui, &response);
    let left = rect.left() + 12.0;
    let width = rect.width() - 24.0;
    let Some(about) = about else {
        let at = pos2(left, rect.center().y - 9.0);
        widgets::line_of_text(ui, at, width, name, theme::bold(), palette.text);
        return response.clicked();
    };
    let at = pos2(left, rect.top() + 7.0);
    widgets::line_of_text(ui, at, width, name, theme::bold(), palette.text);
    let at = pos2(left, rect.top() + 28.0);
    widgets::line_of_text(ui, at, width, &about, TextStyle::Small, palette.secondary);
    response.clicked()
}

/// Buttons for the interrupted game, files and earlier games, in one row with smaller letters if need be. If
/// they do not fit even so, the one that opens a file is left to the menu.
fn others(ui: &mut Ui, context: &PanelContext) -> Option<Command> {
    let mut wanted = None;
    let offered = [
        Command::Start(StartCommand::BackToGame),
        Command::File(FileCommand::Open),
    ];
    let mut offered = offered.to_vec();
    offered.retain(|&command| context.is_enabled(command));
    let earlier = (!context.earlier.is_empty()).then(|| context.text("welcome-earlier"));
    let names = |offered: &[Command]| {
        let names = offered.iter().map(|&command| context.name(command));
        names.chain(earlier.clone()).collect::<Vec<_>>()
    };
    ui.horizontal(|ui| {
        let font = fit_buttons(ui, &names(&offered)).unwrap_or_else(|font| {
            if offered.len() > 1 {
                offered.pop();
            }
            fit_buttons(ui, &names(&offered)).unwrap_or(font)
        });
        let text = |name: String| RichText::new(name).font(font.clone());
        for command in offered {
            let button = egui::Button::new(text(context.name(command)));
            let button = ui.add(button.min_size(vec2(0.0, 28.0)));
            if widgets::tip(button, &context.tip(command)).clicked() {
                wanted = Some(command);
            }
        }
        if let Some(earlier) = earlier.clone() {
            menu_items::menu(ui, text(earlier), |ui| {
                menu_items::earlier_games(ui, context, &mut wanted);
                ui.separator();
                menu_items::items(
                    ui,
                    context,
                    &mut wanted,
                    &[Command::File(FileCommand::MyGames)],
                );
            });
        }
    });
    wanted
}

/// Brings buttons with these names closer together if they do not fit in the rest of a row. Returns the font
/// in which they fit; an error with the smallest one if they do not.
fn fit_buttons(ui: &mut Ui, names: &[String]) -> Result<FontId, FontId> {
    let count = names.len() as f32;
    let room = ui.available_width();
    let mut font = TextStyle::Body.resolve(ui.style());
    let needed = |ui: &Ui, font: &FontId| {
        let colour = ui.visuals().text_color();
        let words = names.iter().map(|name| {
            let galley = ui
                .painter()
                .layout_no_wrap(name.clone(), font.clone(), colour);
            galley.size().x
        });
        let spacing = ui.spacing();
        let gaps = 2.0 * spacing.button_padding.x * count + spacing.item_spacing.x * (count - 1.0);
        words.sum::<f32>() + gaps
    };
    if needed(ui, &font) > room {
        ui.spacing_mut().button_padding.x = 4.0;
        ui.spacing_mut().item_spacing.x = 4.0;
    }
    while needed(ui, &font) > room && font.size > LEAST_LETTERS {
        font.size -= 0.5;
    }
    if needed(ui, &font) > room {
        return Err(font);
    }
    Ok(font)
}
