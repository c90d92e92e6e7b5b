//! The start page: ways to begin a game, a lesson or puzzles. One of them is the main one: a game against an
//! opponent as strong as the user, the lesson for a user who has not played yet, an easy game after the lesson.

use egui::{
    Align, Color32, FontId, Label, Layout, Rect, RichText, Role, Sense, Stroke, TextStyle, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use super::{PanelContext, menu_items, start_news};
use crate::app::command::{
    Command, FileCommand, LessonCommand, PracticeCommand, PuzzleCommand, StartCommand,
};
use crate::app::dialogs::new_game::{Tiles, tiles};
use crate::app::puzzle::ListedPuzzles;
use crate::app::widgets::Glyph;
use crate::app::{tab_key, theme, widgets};
use crate::bot::rating::Wish;
use crate::phrase::Phrase;
use crate::store::{EarlierGame, EarlierKind};

/// Heights of a button with and without a description, in points.
const WAY: f32 = 52.0;
const LOW_WAY: f32 = 38.0;
/// Height of the main button in a tall panel, in points.
const MAIN: f32 = 64.0;
/// Space beside the words of a button, in points.
const BESIDE: f32 = 12.0;
/// Height of a line at the foot, in points.
const FOOT: f32 = 28.0;
/// Panel height, in points, from which there is room for a title and a large main button.
const TALL: f32 = 560.0;
/// Panel height, in points, below which only names are left.
const LOW: f32 = 440.0;
/// Smallest letters of the row below the buttons, in points.
const LEAST_LETTERS: f32 = 10.0;
/// Button width, in points, below which descriptions are short.
const NARROW_WAY: f32 = 190.0;
/// Width of a row, in points, below which four buttons take two rows.
const NARROW_ROW: f32 = 640.0;
const MOST_IN_NARROW_ROW: usize = 3;
/// Space at the edges of a wide page, in points.
const EDGE: f32 = 12.0;
/// Part of a wide row for the main button.
const MAIN_SHARE: f32 = 0.4;

const EVEN: Command = Command::Start(StartCommand::PlayEven);
const LEARN: Command = Command::Lesson(LessonCommand::Begin);
const FRIENDS: Command = Command::Start(StartCommand::TwoPlayers);
const PUZZLES: Command = Command::Puzzle(PuzzleCommand::Begin);
const PRACTICE: Command = Command::Practice(PracticeCommand::Begin);

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
    let inner = rect.shrink(margin);
    let tall = rect.height() >= TALL;
    let low = rect.height() < LOW;
    let mut wanted = None;
    let foot = foot(ui, inner, context, &mut wanted);
    let builder = UiBuilder::new()
        .max_rect(inner.with_max_y(foot))
        .id_salt("welcome");
    ui.scope_builder(builder, |ui| {
        if !tall {
            ui.spacing_mut().item_spacing.y = 6.0;
        }
        if tall {
            let title = context.texts().say(&context.state.title);
            ui.label(RichText::new(title).text_style(theme::result()));
        }
        wanted = choose_game(ui, context).or(wanted);
        if !low {
            pitch(ui, context);
        }
        if tall {
            ui.add_space(6.0);
        }
        let main = main_way(context);
        if main != STRENGTHS[0] {
            let height = match (tall, low) {
                (true, _) => MAIN,
                (false, false) => WAY,
                (false, true) => LOW_WAY,
            };
            let size = vec2(ui.available_width(), height);
            let (name, about) = if low {
                (low_name(main, false, context), None)
            } else {
                (context.name(main), Some(fitting_about(ui, main, context)))
            };
            if way(ui, size, &name, (about, true)) {
                wanted = Some(main);
            }
        }
        if main != EVEN {
            ui.label(heading(context));
        }
        wanted = strengths(ui, context).or(wanted);
        if tall {
            ui.add_space(6.0);
        }
        wanted = rows(ui, context).or(wanted);
    });
    wanted
}

/// Draws the ways besides the main one below each other, and the news as far as there is room.
fn rows(ui: &mut Ui, context: &PanelContext) -> Option<Command> {
    let ways = ways(context);
    let mut news = start_news::lines(context);
    let line = start_news::LINE + ui.spacing().item_spacing.y;
    ui.spacing_mut().item_spacing.y = 0.0;
    let news_height = line * news.len() as f32;
    let room = ui.available_height() - news_height;
    let height = if room >= WAY * ways.len() as f32 {
        WAY
    } else {
        LOW_WAY
    };
    let mut wanted = None;
    for command in ways {
        let about = (height == WAY).then(|| about(command, context));
        if row(ui, height, (command, about), context) {
            wanted = Some(command);
        }
    }
    ui.add_space(8.0);
    news.truncate((ui.available_height() / start_news::LINE).max(0.0) as usize);
    start_news::show(ui, &news).or(wanted)
}

/// Draws a row with an icon, a name and a description between two lines. Returns `true` if it was clicked.
fn row(
    ui: &mut Ui,
    height: f32,
    (command, about): (Command, Option<String>),
    context: &PanelContext,
) -> bool {
    const ICON: f32 = 20.0;
    const CHEVRON: f32 = 12.0;
    let palette = theme::palette(ui.ctx());
    let name = low_name(command, about.is_some(), context);
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    describe(ui, &response, &name, about.as_deref());
    let colour = widgets::lit_ground(ui, &response);
    let edge = Stroke::new(1.0, palette.hairline);
    for y in [rect.top(), rect.bottom()] {
        ui.painter().hline(rect.x_range(), y, edge);
    }
    let middle = rect.center().y;
    let icon = Rect::from_center_size(pos2(rect.left() + ICON / 2.0, middle), vec2(ICON, ICON));
    widgets::paint_glyph(ui.painter(), icon, glyph(command), palette.secondary);
    let chevron = Rect::from_center_size(
        pos2(rect.right() - CHEVRON / 2.0, middle),
        vec2(CHEVRON, CHEVRON),
    );
    widgets::paint_glyph(ui.painter(), chevron, Glyph::Next, palette.secondary);
    let left = icon.right() + 12.0;
    let width = chevron.left() - 6.0 - left;
    let up = if about.is_some() { 19.0 } else { 9.0 };
    let at = pos2(left, middle - up);
    widgets::line_of_text(ui, at, width, &name, theme::bold(), colour);
    if let Some(about) = &about {
        let at = pos2(left, middle + 2.0);
        widgets::line_of_text(ui, at, width, about, TextStyle::Small, palette.secondary);
    }
    response.clicked()
}

fn glyph(command: Command) -> Glyph {
    match command {
        PUZZLES => Glyph::Puzzle,
        PRACTICE => Glyph::History,
        FRIENDS => Glyph::People,
        Command::Start(StartCommand::BackToGame) => Glyph::Undo,
        _ => Glyph::Play,
    }
}

/// Draws the start page into a wide and low rectangle and returns the chosen command.
pub fn show_wide(ui: &mut Ui, rect: Rect, context: &PanelContext) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    let builder = UiBuilder::new()
        .max_rect(rect.shrink(EDGE))
        .id_salt("welcome");
    ui.scope_builder(builder, |ui| {
        let mut wanted = choose_game(ui, context);
        if has_foot(context) {
            wanted = foot_line(ui, others(context), context).or(wanted);
        } else {
            pitch(ui, context);
        }
        let main = main_way(context);
        let align = if main == EVEN {
            Align::Min
        } else {
            Align::Center
        };
        let size = vec2(ui.available_width(), LOW_WAY);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(align), |ui| {
            if main == EVEN {
                let size = vec2(MAIN_SHARE * ui.available_width(), LOW_WAY);
                let name = even_in_short(context);
                if way(ui, size, &name, (None, true)) {
                    wanted = Some(main);
                }
            } else {
                let name = ui.label(heading(context)).rect.width();
                ui.add_space((150.0 - name).max(0.0));
            }
            wanted = strengths(ui, context).or(wanted);
        });
        let cards = cards(context);
        let in_a_row = cards_in_a_row(ui.available_width(), cards.len());
        let is_crowded = in_a_row < cards.len();
        for row in cards.chunks(in_a_row) {
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
                    if way(ui, vec2(width, height), &name, (about, command == main)) {
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

/// Returns `true` if a wide page has quiet buttons instead of words about the game.
fn has_foot(context: &PanelContext) -> bool {
    has_played(context) || !context.earlier.is_empty()
}

fn cards_in_a_row(width: f32, count: usize) -> usize {
    if width < NARROW_ROW && count > MOST_IN_NARROW_ROW {
        2
    } else {
        count.max(1)
    }
}

/// The ways of a wide page, with the lesson first if it is the main one.
fn cards(context: &PanelContext) -> Vec<Command> {
    let main = Some(main_way(context)).filter(|&main| main == LEARN);
    main.into_iter().chain(ways(context)).collect()
}

/// Additional height of a wide start page whose words or buttons take two rows, or which has news, in points.
/// `width` includes its edges.
pub(super) fn more_rows(ui: &Ui, width: f32, context: &PanelContext) -> f32 {
    let count = cards(context).len();
    let cards = match cards_in_a_row(width, count) {
        _ if count == 0 => -WAY - 8.0,
        in_a_row if in_a_row < count => 2.0 * LOW_WAY + 8.0 - WAY,
        _ => 0.0,
    };
    let has_news = !start_news::lines(context).is_empty();
    let news = if has_news {
        start_news::LINE + 8.0
    } else {
        0.0
    };
    let pitch = context.texts().say(&context.entry().info.pitch());
    let is_long = widgets::text_width(ui, &pitch, TextStyle::Body) > width - 2.0 * EDGE;
    let pitch = if is_long && !has_foot(context) {
        ui.text_style_height(&TextStyle::Body)
    } else {
        0.0
    };
    cards + news + pitch
}

/// Returns `true` if the user has played the game before; while the games are being read, if it seems so.
fn has_played(context: &PanelContext) -> bool {
    let is_of_game =
        |game: &EarlierGame| game.kind == EarlierKind::Archived && game.game == context.state.game;
    let is_expected = || !context.ratings.is_read() && context.earlier.iter().any(is_of_game);
    context.ratings.standing(context.scale_id()).is_some() || is_expected()
}

fn main_way(context: &PanelContext) -> Command {
    let (step, steps) = context.lesson_at;
    if has_played(context) {
        EVEN
    } else if step < steps || steps == 0 {
        LEARN
    } else {
        STRENGTHS[0]
    }
}

/// "Even game · 4½".
fn even_in_short(context: &PanelContext) -> String {
    match even_level(context) {
        Some(level) => {
            let short = Phrase::new("welcome-even-low").with("level", level);
            context.texts().say(&short)
        }
        None => context.name(EVEN),
    }
}

/// Level of an opponent as strong as the user; `None` with fewer than three games.
fn even_level(context: &PanelContext) -> Option<String> {
    let scale_id = context.scale_id();
    context.ratings.standing(scale_id)?.rating(&context.today)?;
    let level = context.ratings.opponent(scale_id, context.even)?;
    Some(level.in_halves())
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
        EVEN if !is_described => even_in_short(context),
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
fn strengths(ui: &mut Ui, context: &PanelContext) -> Option<Command> {
    let name = context.text("welcome-computer");
    let main = main_way(context);
    widgets::group(ui, Role::Group, &name, |ui| {
        ui.horizontal(|ui| {
            let count = STRENGTHS.len() as f32;
            let gap = 6.0;
            ui.spacing_mut().item_spacing.x = gap;
            let width = (ui.available_width() - gap * (count - 1.0)).max(0.0) / count;
            let mut wanted = None;
            for command in STRENGTHS {
                let (rect, _) = ui.allocate_exact_size(vec2(width, LOW_WAY), Sense::hover());
                let name = context.name(command);
                let clicked = if command == main {
                    let button = widgets::main_button(ui, rect, &name);
                    tab_key::offer(&button);
                    button
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

/// Ways besides the main one and those at the foot.
fn ways(context: &PanelContext) -> Vec<Command> {
    let back = Command::Start(StartCommand::BackToGame);
    let has_puzzles = |list: &ListedPuzzles| list.game == context.state.game;
    let has_puzzles = context.puzzle_lists.iter().any(has_puzzles);
    let is_new = !has_played(context);
    let ways = [
        (back, context.is_enabled(back)),
        (PRACTICE, has_practice(context)),
        (FRIENDS, is_new),
        (LEARN, is_new && main_way(context) != LEARN),
        (PUZZLES, has_puzzles),
    ];
    let offered = ways.into_iter().filter(|(_, is_offered)| *is_offered);
    offered.map(|(way, _)| way).collect()
}

/// Ways for which there is a quiet place at the foot.
fn others(context: &PanelContext) -> Vec<Command> {
    let open = Command::File(FileCommand::Open);
    let mut others = if has_played(context) {
        vec![FRIENDS, LEARN]
    } else {
        Vec::new()
    };
    others.push(open);
    others.retain(|&command| context.is_enabled(command));
    others
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
        (EVEN, _) => return about_even(context),
        (Command::Start(StartCommand::BackToGame), _) => Phrase::new("welcome-back"),
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

fn about_even(context: &PanelContext) -> String {
    let Some(level) = even_level(context) else {
        return context.text("welcome-even-new");
    };
    let key = match context.even {
        Wish::Easier => "welcome-even-easier",
        Wish::Even => "welcome-even",
        Wish::Harder => "welcome-even-harder",
    };
    context.texts().say(&Phrase::new(key).with("level", level))
}

/// The description of the main way, shortened if it does not fit in a line of the panel.
fn fitting_about(ui: &Ui, main: Command, context: &PanelContext) -> String {
    let mut words = vec![about(main, context)];
    let level = (main == EVEN).then(|| even_level(context)).flatten();
    words.extend(level.map(|level| {
        let short = Phrase::new("my-play-level").with("level", level);
        context.texts().say(&short)
    }));
    let room = ui.available_width() - 2.0 * BESIDE;
    widgets::fitting_text(ui, room, words, &TextStyle::Small)
}

/// Gives a button its name and description for screen readers.
fn describe(ui: &Ui, response: &egui::Response, name: &str, about: Option<&str>) {
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, true, name);
        info.hint_text = about.map(str::to_owned);
        info
    });
    if let Some(about) = about {
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_description(about));
    }
}

/// Draws a large button with a description, filled if it is the main one. Returns `true` if it was clicked.
fn way(
    ui: &mut Ui,
    size: egui::Vec2,
    name: &str,
    (about, is_main): (Option<String>, bool),
) -> bool {
    let palette = theme::palette(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    describe(ui, &response, name, about.as_deref());
    let (colour, about_colour) = if is_main {
        widgets::main_ground(ui, &response);
        tab_key::offer(&response);
        (palette.on_accent, palette.on_accent)
    } else {
        widgets::ground(ui, &response);
        (palette.text, palette.secondary)
    };
    let left = rect.left() + BESIDE;
    let width = rect.width() - 2.0 * BESIDE;
    let up = if about.is_some() { 19.0 } else { 9.0 };
    let at = pos2(left, rect.center().y - up);
    widgets::line_of_text(ui, at, width, name, theme::bold(), colour);
    if let Some(about) = about {
        let at = pos2(left, rect.center().y + 2.0);
        widgets::line_of_text(ui, at, width, &about, TextStyle::Small, about_colour);
    }
    response.clicked()
}

/// Draws the foot of a panel: quiet buttons in one or two lines. Returns its upper edge.
fn foot(ui: &mut Ui, panel: Rect, context: &PanelContext, wanted: &mut Option<Command>) -> f32 {
    let mut first = others(context);
    let mut lines = Vec::new();
    if !context.earlier.is_empty()
        && let [_, .., open] = first[..]
    {
        first.pop();
        lines.push(vec![open]);
    }
    lines.insert(0, first);
    let top = panel.bottom() - FOOT * lines.len() as f32;
    let builder = UiBuilder::new()
        .max_rect(panel.with_min_y(top))
        .id_salt("welcome foot");
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let last = lines.len() - 1;
        for (place, line) in lines.into_iter().enumerate() {
            let chosen = if place == last {
                foot_line(ui, line, context)
            } else {
                quiet_buttons(ui, line, None, context)
            };
            *wanted = wanted.or(chosen);
        }
    });
    top - ui.spacing().item_spacing.y
}

/// Draws quiet buttons and a menu of the earlier games, if there are some.
fn foot_line(ui: &mut Ui, offered: Vec<Command>, context: &PanelContext) -> Option<Command> {
    let earlier = (!context.earlier.is_empty()).then(|| context.text("welcome-earlier"));
    quiet_buttons(ui, offered, earlier, context)
}

/// Draws buttons without a frame and a menu of earlier games in one row, with smaller letters if need be. If they
/// do not fit even so, the one that opens a file is left to the menu of the window.
fn quiet_buttons(
    ui: &mut Ui,
    mut offered: Vec<Command>,
    earlier: Option<String>,
    context: &PanelContext,
) -> Option<Command> {
    let mut wanted = None;
    let names = |offered: &[Command]| {
        let names = offered.iter().map(|&command| context.name(command));
        names.chain(earlier.clone()).collect::<Vec<_>>()
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().button_padding.x = 4.0;
        let look = &mut ui.visuals_mut().widgets.inactive;
        look.weak_bg_fill = Color32::TRANSPARENT;
        look.bg_stroke = Stroke::NONE;
        let font = fit_buttons(ui, &names(&offered)).unwrap_or_else(|font| {
            if offered.len() > 1 {
                offered.pop();
            }
            fit_buttons(ui, &names(&offered)).unwrap_or(font)
        });
        let text = |name: String| RichText::new(name).font(font.clone());
        for command in offered {
            let button = egui::Button::new(text(context.name(command)));
            let button = ui.add(button.min_size(vec2(0.0, FOOT)));
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
