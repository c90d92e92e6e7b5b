//! The card with the result at the end of a game. Every part has its place from the first frame on: what is found out
//! later comes into its own place, and nothing moves.

use egui::{
    FontSelection, Label, Rect, RichText, Role, Sense, TextStyle, Ui, UiBuilder, WidgetInfo, pos2,
    vec2,
};

use super::finished::{Findings, FinishedGame, PracticeOffer};
use super::{findings_strip, idea, moves, podium, praise, strength};
use crate::app::game::table::Ended;
use crate::app::shell::command::{
    Command, FileCommand, PracticeCommand, StartCommand, StudyCommand,
};
use crate::app::shell::panels::{PanelContext, menu_items};
use crate::app::shell::{theme, widgets};
use crate::bot::Level;
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::Seat;

/// Amount of detail on the card in the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Everything.
    Full,
    /// Without score, podium and strength.
    Tight,
    /// Winner, praise, idea and buttons.
    Low,
    /// Winner and buttons.
    Short,
}

const BETWEEN: f32 = 6.0;
/// Width of the button with the other commands, in points.
const MORE: f32 = 36.0;

impl Form {
    /// Returns the most detailed form that fits a card of this width and height in points.
    pub fn fitting(
        ui: &Ui,
        (width, room): (f32, f32),
        game: &FinishedGame,
        context: &PanelContext,
    ) -> Self {
        let forms = [Self::Full, Self::Tight, Self::Low];
        let fits = |form: &Self| form.height(ui, width, game, context) <= room;
        forms.into_iter().find(fits).unwrap_or(Self::Short)
    }

    const fn margin(self) -> f32 {
        match self {
            Self::Full => 14.0,
            Self::Tight | Self::Low | Self::Short => 9.0,
        }
    }

    /// Height of the main button, in points.
    const fn main(self) -> f32 {
        match self {
            Self::Full => 44.0,
            Self::Tight => 36.0,
            Self::Low | Self::Short => 32.0,
        }
    }

    /// Height of the other buttons, in points.
    const fn button(self) -> f32 {
        match self {
            Self::Full => 36.0,
            Self::Tight => 32.0,
            Self::Low | Self::Short => 28.0,
        }
    }

    /// Mean height of the strips for praise and idea, in points; 0 without them.
    fn strip(self, game: &FinishedGame) -> f32 {
        let height = match self {
            Self::Full => 62.0,
            Self::Tight => 60.0,
            Self::Low => 44.0,
            Self::Short => 0.0,
        };
        if game.findings.is_some() { height } else { 0.0 }
    }

    const fn has_reason(self) -> bool {
        matches!(self, Self::Full | Self::Tight)
    }

    fn has_strength(self, game: &FinishedGame) -> bool {
        self == Self::Full && game.findings.is_some()
    }

    fn score(self, context: &PanelContext) -> Option<String> {
        score(context).filter(|_| self == Self::Full)
    }

    fn has_podium(self, context: &PanelContext) -> bool {
        self == Self::Full && podium::stands(context)
    }

    pub(crate) fn height(
        self,
        ui: &Ui,
        width: f32,
        game: &FinishedGame,
        context: &PanelContext,
    ) -> f32 {
        let inner = width - 2.0 * self.margin();
        let text = |words: String, style: TextStyle| {
            let font = FontSelection::from(style).resolve(ui.style());
            let colour = ui.visuals().text_color();
            ui.painter().layout(words, font, colour, inner).size().y + BETWEEN
        };
        let title = context.texts().say(&headline(game.ended, context));
        let reason = self.has_reason().then(|| reason(game.ended, context));
        let strips = 2.0 * self.strip(game);
        let strength = if self.has_strength(game) { strength::HEIGHT + 2.0 * BETWEEN } else { 0.0 };
        2.0 * self.margin()
            + text(title, size(width))
            + reason.map_or(0.0, |reason| text(reason, TextStyle::Body))
            + self.score(context).map_or(0.0, |score| text(score, TextStyle::Small))
            + if self.has_podium(context) { podium::HEIGHT + BETWEEN } else { 0.0 }
            + if strips > 0.0 { strips + 2.0 * BETWEEN } else { 0.0 }
            + self.main()
            + BETWEEN
            + self.button()
            + strength
    }
}

/// Draws the card at the top of a rectangle. Returns its height in points, and the chosen command.
pub fn show(
    ui: &mut Ui,
    (rect, form): (Rect, Form),
    game: &FinishedGame,
    context: &PanelContext,
) -> (f32, Option<Command>) {
    let height = form.height(ui, rect.width(), game, context);
    let card = rect.with_max_y(rect.top() + height);
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(card));
    let inner = card.shrink(form.margin());
    let builder = UiBuilder::new().max_rect(inner).id_salt("result");
    let wanted = ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.y = BETWEEN;
        let title = RichText::new(context.texts().say(&headline(game.ended, context)));
        let title = title.text_style(size(card.width())).color(palette.text);
        let title = ui.add(Label::new(title).wrap());
        if form.has_reason() {
            ui.add(Label::new(reason(game.ended, context)).wrap());
        } else {
            widgets::tip(title, &details(game.ended, context));
        }
        if form.has_podium(context) {
            podium::show(ui, context);
        }
        if let Some(score) = form.score(context) {
            ui.label(RichText::new(score).small().color(palette.secondary));
        }
        let mut below = ui.cursor().top();
        let mut place = |height: f32| {
            let place = Rect::from_x_y_ranges(inner.x_range(), below..=below + height);
            below = place.bottom() + BETWEEN;
            place
        };
        let mut wanted = None;
        let strip = form.strip(game);
        if let Some(findings) = game.findings.as_ref().filter(|_| strip > 0.0) {
            let both =
                place(2.0 * strip + BETWEEN).with_max_x(card.right()).with_min_x(card.left());
            let both = both.with_max_y(both.bottom() - BETWEEN);
            wanted = show_strips(ui, strips(both), form.margin(), findings, context);
        }
        let main = place(form.main());
        let row = place(form.button());
        wanted = buttons(ui, (main, row), game, context).or(wanted);
        if let Some(findings) = game.findings.as_ref().filter(|_| form.has_strength(game)) {
            findings.strength.show(
                ui,
                place(strength::HEIGHT + BETWEEN).with_min_y(row.bottom() + 2.0 * BETWEEN),
            );
        }
        wanted
    });
    (height, wanted.inner)
}

/// Share of both strips that the praise has: the idea shares its width with a button.
const PRAISE_SHARE: f32 = 0.45;

/// The places of praise and idea, one below the other.
fn strips(both: Rect) -> [Rect; 2] {
    let middle = (both.top() + PRAISE_SHARE * both.height()).round();
    [both.with_max_y(middle), both.with_min_y(middle)]
}

/// Draws praise and idea into strips across the card. The idea's has a background as long as it may still come.
fn show_strips(
    ui: &mut Ui,
    [praise, idea]: [Rect; 2],
    margin: f32,
    findings: &Findings,
    context: &PanelContext,
) -> Option<Command> {
    findings_strip::ground(ui, praise);
    if findings.idea.is_some() || !findings.is_judged {
        findings_strip::ground(ui, idea);
    }
    let [praise, idea] = [praise, idea].map(|strip| strip.shrink2(vec2(margin, 0.0)));
    let wanted = praise::show(ui, praise, findings.praise, context);
    idea::show(ui, idea, findings.idea, context).or(wanted)
}

/// Heights of the parts of the sheet, in points: title, strips, buttons, rail.
const TITLE_ROW: f32 = 42.0;
const PRAISE_ROW: f32 = 38.0;
const IDEA_ROW: f32 = 42.0;
const BUTTON_ROW: f32 = 54.0;
const RAIL_ROW: f32 = 36.0;
/// Margin of the sheet at the left and right, and widths of its rail and of *Practise*, in points.
const SHEET_MARGIN: f32 = 14.0;
const SHEET_RAIL: f32 = 208.0;
const SHEET_PRACTISE: f32 = 0.46;

/// Height of the sheet below the board of a narrow window, in points.
pub(crate) const fn sheet_height(game: &FinishedGame) -> f32 {
    match game.findings {
        Some(_) => TITLE_ROW + PRAISE_ROW + IDEA_ROW + BUTTON_ROW + RAIL_ROW,
        None => TITLE_ROW + BUTTON_ROW,
    }
}

/// Draws the sheet, which fills a rectangle.
pub(crate) fn sheet(
    ui: &mut Ui,
    rect: Rect,
    game: &FinishedGame,
    context: &PanelContext,
) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    let builder = UiBuilder::new().max_rect(rect).id_salt("result");
    ui.scope_builder(builder, |ui| {
        let mut below = rect.top();
        let mut row = |height: f32| {
            let row = Rect::from_x_y_ranges(rect.x_range(), below..=below + height);
            below = row.bottom();
            row
        };
        let inside = |row: Rect| row.shrink2(vec2(SHEET_MARGIN, 0.0));
        sheet_title(ui, inside(row(TITLE_ROW)), game.ended, context);
        let Some(findings) = &game.findings else {
            let buttons_row = inside(row(BUTTON_ROW)).shrink2(vec2(0.0, 8.0));
            let arrows = moves::HISTORY_WIDTH.min(0.4 * buttons_row.width());
            let places = buttons_row.with_max_x(buttons_row.right() - arrows - 2.0 * BETWEEN);
            let arrows = buttons_row.with_min_x(buttons_row.right() - arrows);
            let wanted = in_a_row(ui, places, game, context);
            return moves::history_buttons(ui, arrows, context).or(wanted);
        };
        let both = [PRAISE_ROW, IDEA_ROW].map(&mut row);
        let mut wanted = show_strips(ui, both, SHEET_MARGIN, findings, context);
        let buttons_row = inside(row(BUTTON_ROW)).shrink2(vec2(0.0, 7.0));
        wanted = in_a_row(ui, buttons_row, game, context).or(wanted);
        let foot = inside(row(RAIL_ROW)).shrink2(vec2(0.0, 4.0)).translate(vec2(0.0, -4.0));
        let rail = foot.with_max_x(foot.left() + SHEET_RAIL.min(0.5 * foot.width()));
        findings.strength.rail(ui, rail.shrink2(vec2(0.0, 3.0)));
        let arrows = foot.with_min_x(foot.right() - moves::HISTORY_WIDTH);
        let words = Rect::from_x_y_ranges(rail.right() + 8.0..=arrows.left() - 8.0, foot.y_range());
        findings.strength.write(ui, words);
        moves::history_buttons(ui, arrows, context).or(wanted)
    })
    .inner
}

/// The winner at the left, and the reason at the right where it fits.
fn sheet_title(ui: &mut Ui, place: Rect, ended: &Ended, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    let title = context.texts().say(&headline(ended, context));
    let width = widgets::text_width(ui, &title, TextStyle::Heading);
    let reason = reason(ended, context);
    let length = widgets::text_width(ui, &reason, TextStyle::Small);
    let builder = UiBuilder::new().max_rect(place).id_salt("title");
    ui.scope_builder(builder, |ui| {
        ui.horizontal_centered(|ui| {
            let title = widgets::line_label(ui, &title, TextStyle::Heading, palette.text);
            widgets::tip(title, &details(ended, context));
        });
    });
    if width + 3.0 * BETWEEN + length <= place.width() {
        let place = place.with_min_x(place.right() - length - 1.0);
        let at =
            pos2(place.left(), place.center().y - ui.text_style_height(&TextStyle::Small) / 2.0);
        widgets::line_of_text(ui, at, place.width(), &reason, TextStyle::Small, palette.secondary);
        let response = ui.interact(place, ui.scope_id().with("reason"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &reason));
    }
}

fn size(width: f32) -> TextStyle {
    if width < 260.0 { TextStyle::Heading } else { theme::result() }
}

/// Reason for the end, length of the game, and a note if help was used or the game was strict.
pub(crate) fn reason(ended: &Ended, context: &PanelContext) -> String {
    let key = match (ended.helped, ended.strict) {
        (true, _) => "result-reason-with-help",
        (false, true) => "result-reason-strict",
        (false, false) => "result-reason",
    };
    let reason =
        Phrase::new(key).with("reason", ended.reason.clone()).with("length", ended.length.clone());
    let reason = context.texts().sentence(&reason);
    match &ended.head_start {
        Some(ahead) => format!("{reason} {}.", context.texts().say(&head_start(ahead, context))),
        None => reason,
    }
}

fn head_start((player, what): &(Player, Phrase), context: &PanelContext) -> Phrase {
    let alone = context.state.people() == 1;
    let phrase = |key| Phrase::new(key).with("what", what.clone());
    match context.state.seats.get(player.index()) {
        Some(Seat::Human(Some(name))) if !alone => {
            phrase("head-start-had").with("name", name.as_str())
        }
        Some(Seat::Human(_)) if alone => phrase("head-start-had-you"),
        Some(seat) if seat.is_computer() && alone => phrase("head-start-had-computer"),
        _ => phrase("head-start-had").with("name", context.state.seat_name(*player)),
    }
}

/// Result as seen by the only human player, if there is just one.
pub(crate) fn headline(ended: &Ended, context: &PanelContext) -> Phrase {
    let Some(winner) = ended.result.winner() else {
        return Phrase::new("result-draw");
    };
    let alone = context.state.people() == 1;
    match context.state.seats.get(winner.index()) {
        Some(Seat::Human(_)) if alone => Phrase::new("result-you-win"),
        Some(seat) if seat.is_computer() && alone && context.state.seats.len() == 2 => {
            Phrase::new("result-computer-wins")
        }
        Some(Seat::Human(Some(name))) => Phrase::new("result-wins").with("name", name.as_str()),
        _ => Phrase::new("result-wins").with("name", context.state.seat_name(winner)),
    }
}

pub(crate) fn short_heading(ended: &Ended, context: &PanelContext) -> Phrase {
    let mut heading = headline(ended, context);
    if heading.key == "result-computer-wins" {
        heading.key = "result-computer-wins-short";
    }
    heading
}

const PRACTISE: Command = Command::Practice(PracticeCommand::ThisGame);
pub(crate) const STUDY: Command = Command::Study(StudyCommand::Review);
const REMATCH: Command = Command::Start(StartCommand::Rematch);

/// The main button with the others in a row below it.
fn buttons(
    ui: &mut Ui,
    (main, row): (Rect, Rect),
    game: &FinishedGame,
    context: &PanelContext,
) -> Option<Command> {
    let Some(findings) = &game.findings else {
        let wanted = rematch(ui, main, true, context);
        return others(ui, row, None, game, context).or(wanted);
    };
    let wanted = practice(ui, main, findings, context);
    others(ui, row, Some(is_rematch_main(findings)), game, context).or(wanted)
}

/// All buttons in one row.
fn in_a_row(
    ui: &mut Ui,
    row: Rect,
    game: &FinishedGame,
    context: &PanelContext,
) -> Option<Command> {
    let Some(findings) = &game.findings else {
        return others(ui, row, Some(true), game, context);
    };
    let main = row.with_max_x(row.left() + (SHEET_PRACTISE * row.width()).round());
    let wanted = practice(ui, main, findings, context);
    let rest = row.with_min_x(main.right() + BETWEEN);
    others(ui, rest, Some(is_rematch_main(findings)), game, context).or(wanted)
}

/// There is one filled button, and none while positions are looked for.
fn is_rematch_main(findings: &Findings) -> bool {
    findings.practice == PracticeOffer::Found(0)
}

/// The place of *Practise*: dashed while positions are looked for. If there are none, the offered rematch stands there.
fn practice(
    ui: &mut Ui,
    place: Rect,
    findings: &Findings,
    context: &PanelContext,
) -> Option<Command> {
    let texts = context.texts();
    let note = |ui: &mut Ui, keys: [&'static str; 2]| {
        let texts = keys.map(|key| context.text(key));
        let said = texts[0].clone();
        let words =
            widgets::fitting_text(ui, place.width() - 8.0, texts.to_vec(), &TextStyle::Body);
        let colour = theme::palette(ui.ctx()).secondary;
        widgets::centred(ui, place, &words, TextStyle::Body, colour);
        let response = ui.interact(place, ui.scope_id().with("practice"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    };
    let count = match findings.practice {
        PracticeOffer::Sought => {
            theme::dash(ui, place);
            note(ui, ["result-seeking", "result-seeking-short"]);
            return None;
        }
        PracticeOffer::Found(0) => {
            let Some(level) = findings.offered_level else {
                note(ui, ["result-nothing", "result-nothing-short"]);
                return None;
            };
            return at_offer(ui, place, level, context);
        }
        PracticeOffer::Found(count) => count,
    };
    let names = ["result-practise", "result-practise-short"];
    let names = names.map(|key| texts.say(&Phrase::new(key).with("count", count)));
    let whole = names[0].clone();
    let name = widgets::fitting_text(ui, place.width() - 8.0, names.to_vec(), &theme::bold());
    let button = widgets::main_button(ui, place, &name);
    button.clone().accessible_name(&whole);
    let button = widgets::tip(button, &context.tip_of(&whole, PRACTISE));
    button.clicked().then_some(PRACTISE)
}

fn rematch(ui: &mut Ui, place: Rect, is_main: bool, context: &PanelContext) -> Option<Command> {
    let name = context.name(REMATCH);
    let button = if is_main {
        widgets::main_button(ui, place, &name)
    } else {
        widgets::icon_button(ui, place, None, &name)
    };
    widgets::tip(button, &context.tip(REMATCH)).clicked().then_some(REMATCH)
}

/// *Study* and the menu with what is needed less often; *Rematch* before them if the row has it, filled if
/// `rematch` says so.
fn others(
    ui: &mut Ui,
    row: Rect,
    is_rematch_main: Option<bool>,
    game: &FinishedGame,
    context: &PanelContext,
) -> Option<Command> {
    let mut names = vec![context.text("command-review")];
    names.extend(is_rematch_main.map(|_| context.name(REMATCH)));
    let room = row.width() - MORE - names.len() as f32 * BETWEEN;
    let mut widths = widgets::shared_widths(ui, &names, &theme::bold(), room).into_iter();
    let study = widths.next().unwrap_or_default();
    let mut left = row.left();
    let mut place = |width: f32| {
        let place = Rect::from_x_y_ranges(left..=left + width, row.y_range());
        left = place.right() + BETWEEN;
        place
    };
    let mut wanted = None;
    if let Some((is_main, width)) = is_rematch_main.zip(widths.next()) {
        wanted = rematch(ui, place(width), is_main, context);
    }
    let button = widgets::icon_button(ui, place(study), None, &context.text("command-review"));
    if widgets::tip(button, &context.tip(STUDY)).clicked() {
        wanted = Some(STUDY);
    }
    let place = place(MORE);
    let builder = UiBuilder::new().max_rect(place).id_salt("more");
    ui.scope_builder(builder, |ui| more(ui, place.height(), game, (context, &mut wanted)));
    wanted
}

/// A menu with what is needed less often.
fn more(
    ui: &mut Ui,
    height: f32,
    game: &FinishedGame,
    (context, wanted): (&PanelContext, &mut Option<Command>),
) {
    ui.spacing_mut().interact_size = vec2(MORE, height);
    let button = menu_items::menu(ui, "…", |ui| {
        let mut commands = vec![
            Command::File(FileCommand::Save),
            Command::File(FileCommand::CopyGame),
            Command::File(FileCommand::Share),
        ];
        let is_offered = context.commands.offered_level.is_some()
            || context.commands.offered_head_start.is_some();
        let is_beside = game.findings.as_ref().is_some_and(is_rematch_main);
        if is_offered && !is_beside {
            commands.insert(0, Command::Start(StartCommand::RematchAtOffer));
        }
        menu_items::items(ui, context, wanted, &commands);
    });
    button.accessible_name(context.text("result-more"));
}

fn at_offer(ui: &mut Ui, place: Rect, level: Level, context: &PanelContext) -> Option<Command> {
    let played = context.state.seats.iter().find_map(Seat::level);
    let is_easier = played.is_some_and(|played| level < played);
    let phrase = |key| {
        Phrase::new(key).with("number", level.number()).with("name", Phrase::new(level.name_key()))
    };
    let [whole, name, short] = if is_easier {
        ["result-easier-whole", "result-easier", "result-easier-short"]
    } else {
        ["result-harder-whole", "result-harder", "result-harder-short"]
    };
    let [whole, name, short] = [whole, name, short].map(|key| context.texts().say(&phrase(key)));
    let name =
        widgets::fitting_text(ui, place.width() - 8.0, vec![name, short], &TextStyle::Button);
    let response = widgets::tip(widgets::icon_button(ui, place, None, &name), &whole);
    response.clone().accessible_name(whole);
    response.clicked().then_some(Command::Start(StartCommand::RematchAtOffer))
}

/// Reason for the end, and the score of the match below it.
pub(crate) fn details(ended: &Ended, context: &PanelContext) -> String {
    let lines = [Some(reason(ended, context)), score(context)];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// Such as "Match: You 2, Computer 1", with the draws; by places if there is a podium. `None` if no game of
/// the match counts, as after opening a file.
fn score(context: &PanelContext) -> Option<String> {
    let state = context.state;
    if state.draws == 0 && state.wins.iter().all(|&wins| wins == 0) {
        return None;
    }
    if podium::stands(context) {
        return Some(podium::words(context));
    }
    let parts = context.state.wins.iter().enumerate().map(|(seat, wins)| {
        let name = context.state.seat_title(Player::seat(seat), context.texts());
        format!("{name} {wins}")
    });
    let phrase = Phrase::new("result-score")
        .with("score", context.texts().list(parts))
        .with("draws", i64::from(context.state.draws));
    Some(context.texts().say(&phrase))
}
