//! The card with the result at the end of a game.

use egui::{
    Button, FontSelection, Label, Rect, RichText, Sense, TextStyle, Ui, UiBuilder, pos2, vec2,
};

use super::finished::{Findings, FinishedGame};
use super::{idea, moves, podium, praise, rating};
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

/// Amount of detail on the result card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Winner, reason, match score and all buttons.
    Full,
    /// The same in less space, without a podium.
    Tight,
    /// Winner and all buttons.
    Short,
    /// One line with the winner, *Rematch* and the other buttons that fit.
    Line,
}

/// Height of [`Form::Line`], in points.
pub const LINE_HEIGHT: f32 = 44.0;

const BETWEEN: f32 = 6.0;

impl Form {
    /// Returns the most detailed form that fits a card of this width in one of these rooms, in points of height,
    /// the first that any but the line fits in. While the user steps through the game it is always the line,
    /// which leaves the room to the game.
    pub fn fitting(
        ui: &Ui,
        (width, rooms): (f32, &[f32]),
        game: &FinishedGame,
        context: &PanelContext,
    ) -> Self {
        if context.reviews() {
            return Self::Line;
        }
        let forms = [Self::Full, Self::Tight, Self::Short];
        let sizes = forms.map(|form| (form, form.height(ui, width, game, context)));
        let fitting = rooms.iter().find_map(|room| sizes.iter().find(|(_, height)| height <= room));
        fitting.map_or(Self::Line, |(form, _)| *form)
    }

    const fn margin(self) -> f32 {
        match self {
            Self::Full => 12.0,
            Self::Tight | Self::Short => 8.0,
            Self::Line => 4.0,
        }
    }

    const fn button(self) -> f32 {
        match self {
            Self::Full => BUTTON,
            Self::Tight | Self::Line => 30.0,
            Self::Short => 28.0,
        }
    }

    /// Height of the idea with its gap, in points; 0 without an idea.
    fn idea(self, ui: &Ui, width: f32, game: &FinishedGame, context: &PanelContext) -> f32 {
        let idea = game.findings.idea.as_ref();
        let idea = idea.filter(|_| self == Self::Full);
        idea.map_or(0.0, |idea| with_gap(idea::height(ui, width, idea, context)))
    }

    /// Height of the user's strength with its gap, in points; 0 if it is not shown.
    fn rating(self, findings: &Findings) -> f32 {
        if self == Self::Full && findings.is_rated { with_gap(rating::HEIGHT) } else { 0.0 }
    }

    /// Height of the podium with its gap, in points; 0 without a podium.
    fn podium(self, context: &PanelContext) -> f32 {
        if self == Self::Full && podium::stands(context) { podium::HEIGHT + BETWEEN } else { 0.0 }
    }

    pub(crate) fn height(
        self,
        ui: &Ui,
        width: f32,
        game: &FinishedGame,
        context: &PanelContext,
    ) -> f32 {
        let (ended, findings) = (game.ended, &game.findings);
        let inner = width - 2.0 * self.margin();
        let text = |words: String, style: TextStyle| {
            let font = FontSelection::from(style).resolve(ui.style());
            let colour = ui.visuals().text_color();
            let galley = ui.painter().layout(words, font, colour, inner);
            galley.size().y + BETWEEN
        };
        let heading = context.texts().say(&headline(ended, context));
        let edges = 2.0 * (self.margin() + 1.0);
        match self {
            Self::Line => LINE_HEIGHT,
            Self::Short => {
                edges + text(heading, TextStyle::Heading) + 2.0 * self.button() + BETWEEN
            }
            Self::Full | Self::Tight => {
                let rows = match findings.offered_level {
                    Some(_)
                        if self == Self::Full && inner < ROOM_FOR_TWO && !findings.practises() =>
                    {
                        3.0
                    }
                    _ => 2.0,
                };
                edges
                    + text(heading, size(width))
                    + text(reason(ended, context), TextStyle::Body)
                    + score(context).map_or(0.0, |score| text(score, TextStyle::Small))
                    + self.podium(context)
                    + findings
                        .praise
                        .as_ref()
                        .map_or(0.0, |praise| with_gap(praise::height(ui, inner, praise, context)))
                    + self.idea(ui, inner, game, context)
                    + rows * self.button()
                    + (rows - 1.0) * BETWEEN
                    + self.rating(findings)
            }
        }
    }
}

/// A height with the gap below it, in points; 0 if there is nothing.
fn with_gap(height: f32) -> f32 {
    if height > 0.0 { height + BETWEEN } else { 0.0 }
}

/// Draws the card at the top of a rectangle. Returns its height in points, and the chosen command.
pub fn show(
    ui: &mut Ui,
    (rect, form): (Rect, Form),
    game: &FinishedGame,
    context: &PanelContext,
) -> (f32, Option<Command>) {
    if form == Form::Line {
        let place = rect.with_max_y(rect.top() + LINE_HEIGHT);
        return (LINE_HEIGHT, line(ui, place, game, context));
    }
    let (ended, findings) = (game.ended, &game.findings);
    let palette = theme::palette(ui.ctx());
    let builder = UiBuilder::new().max_rect(rect).id_salt("result");
    let inner = ui.scope_builder(builder, |ui| {
        let card = theme::card(palette, false).inner_margin(form.margin());
        card.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = BETWEEN;
            let heading = RichText::new(context.texts().say(&headline(ended, context)));
            let mut praised = None;
            if matches!(form, Form::Full | Form::Tight) {
                let heading = heading.text_style(size(rect.width()));
                ui.label(heading.color(palette.text));
                ui.add(Label::new(reason(ended, context)).wrap());
                if form.podium(context) > 0.0 {
                    podium::show(ui, context);
                }
                if let Some(score) = score(context) {
                    ui.label(RichText::new(score).small().color(palette.secondary));
                }
                if let Some(praise) = &findings.praise {
                    praised = praise::show(ui, form.margin(), praise, context);
                }
                if let Some(idea) = findings.idea.as_ref().filter(|_| form == Form::Full) {
                    praised = idea::show(ui, idea, context).or(praised);
                }
            } else {
                let heading = heading.text_style(TextStyle::Heading).color(palette.text);
                let heading = ui.add(Label::new(heading).truncate());
                heading.on_hover_text(details(ended, context));
            }
            let wanted = buttons(ui, form, findings, context).or(praised);
            if form.rating(findings) > 0.0 {
                rating::show(ui, context);
            }
            wanted
        })
    });
    game.remember(ui.ctx(), inner.inner.response.rect);
    (inner.inner.response.rect.height(), inner.inner.inner)
}

/// Draws the result as one line that fills a rectangle, with the buttons that fit.
pub fn line(
    ui: &mut Ui,
    rect: Rect,
    game: &FinishedGame,
    context: &PanelContext,
) -> Option<Command> {
    game.remember(ui.ctx(), rect);
    let (ended, findings) = (game.ended, &game.findings);
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    let inner = rect.shrink2(vec2(8.0, Form::Line.margin()));
    let builder = UiBuilder::new().max_rect(inner).id_salt("result");
    ui.scope_builder(builder, |ui| {
        let mut wanted = None;
        let mut right = inner.right();
        let mut place = |width: f32| {
            let place =
                Rect::from_min_max(pos2(right - width, inner.top()), pos2(right, inner.bottom()));
            right = place.left() - BETWEEN;
            place
        };
        let rematch = Command::Start(StartCommand::Rematch);
        let name = context.name(rematch);
        let room = place(REMATCH_WIDTH);
        let practises = findings.practises() && inner.width() >= ROOM_FOR_STUDY;
        let button = if practises {
            widgets::icon_button(ui, room, None, &name)
        } else {
            widgets::main_button(ui, room, &name)
        };
        if widgets::tip(button, &context.tip(rematch)).clicked() {
            wanted = Some(rematch);
        }
        if practises {
            let short = practise("result-practise-short", findings, context);
            let button = widgets::main_button(ui, place(PRACTISE_WIDTH), &short);
            if button.on_hover_text(practise("result-practise", findings, context)).clicked() {
                wanted = Some(PRACTISE);
            }
        }
        let is_wide = inner.width() >= ROOM_FOR_HISTORY;
        if !context.reviews() && !practises && inner.width() >= ROOM_FOR_STUDY {
            let review = place(STUDY_WIDTH);
            if widgets::icon_button(ui, review, None, &context.name(STUDY)).clicked() {
                wanted = Some(STUDY);
            }
        }
        if is_wide {
            let buttons = place(moves::HISTORY_WIDTH + BETWEEN);
            wanted = moves::history_buttons(ui, buttons, context).or(wanted);
        }
        let words = Rect::from_min_max(inner.min, pos2(right, inner.bottom()));
        let builder = UiBuilder::new().max_rect(words).id_salt("heading");
        ui.scope_builder(builder, |ui| {
            ui.horizontal_centered(|ui| {
                let heading = short_heading(ended, context);
                let heading = context.texts().say(&heading);
                let heading = widgets::line_label(ui, &heading, theme::bold(), palette.text);
                heading.on_hover_text(details(ended, context));
            });
        });
        wanted
    })
    .inner
}

const REMATCH_WIDTH: f32 = 88.0;
const STUDY_WIDTH: f32 = 68.0;
const PRACTISE_WIDTH: f32 = 96.0;
/// Line widths, in points, from which *Study* and the history buttons have room.
const ROOM_FOR_STUDY: f32 = 200.0;
const ROOM_FOR_HISTORY: f32 = 400.0;

fn size(width: f32) -> TextStyle {
    if width < 260.0 { TextStyle::Heading } else { theme::result() }
}

/// Reason for the end, length of the game, and a note if help was used.
pub(crate) fn reason(ended: &Ended, context: &PanelContext) -> String {
    let key = if ended.helped { "result-reason-with-help" } else { "result-reason" };
    let reason =
        Phrase::new(key).with("reason", ended.reason.clone()).with("length", ended.length.clone());
    context.texts().sentence(&reason)
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

/// Height of the buttons on a full card, in points.
const BUTTON: f32 = 36.0;

/// Card width, in points, from which the offered rematch fits beside the usual one.
const ROOM_FOR_TWO: f32 = 250.0;

const PRACTISE: Command = Command::Practice(PracticeCommand::ThisGame);
pub(crate) const STUDY: Command = Command::Study(StudyCommand::Review);
const REMATCH: Command = Command::Start(StartCommand::Rematch);
/// Width of the button with the other commands, in points.
const MORE: f32 = 36.0;

fn practise(key: &'static str, findings: &Findings, context: &PanelContext) -> String {
    let count = findings.practisable;
    context.texts().say(&Phrase::new(key).with("count", count))
}

/// The main button, with the rematch at another level beside it if one is offered, and the others below it.
fn buttons(
    ui: &mut Ui,
    form: Form,
    findings: &Findings,
    context: &PanelContext,
) -> Option<Command> {
    let mut wanted = None;
    let practises = findings.practises();
    let offer = findings.offered_level.filter(|_| !practises);
    let is_tight = form != Form::Full;
    let beside = offer.is_some() && (is_tight || ui.available_width() >= ROOM_FOR_TWO);
    let height = form.button();
    let (main, name) = if practises {
        (PRACTISE, practise("result-practise", findings, context))
    } else {
        (REMATCH, context.name(REMATCH))
    };
    ui.columns(if beside { 2 } else { 1 }, |columns| {
        let across = columns[0].vertical_centered_justified(|ui| {
            let size = vec2(ui.available_width(), height);
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            let button = widgets::main_button(ui, rect, &name);
            let button = widgets::tip(button, &context.tip_of(&name, main));
            button.clicked().then_some(main)
        });
        wanted = across.inner;
        if let (Some(level), Some(column)) = (offer, columns.last_mut()) {
            let across =
                column.vertical_centered_justified(|ui| at_offer(ui, level, form, context));
            wanted = across.inner.or(wanted);
        }
    });
    ui.horizontal(|ui| {
        let mut others = vec![(STUDY, context.name(STUDY))];
        others.extend(practises.then(|| (REMATCH, context.name(REMATCH))));
        let gap = ui.spacing().item_spacing.x * others.len() as f32;
        let room = (ui.available_width() - gap - MORE).max(0.0);
        let names: Vec<String> = others.iter().map(|(_, name)| name.clone()).collect();
        let widths = widgets::shared_widths(ui, &names, &TextStyle::Button, room);
        for ((command, name), width) in others.into_iter().zip(widths) {
            let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
            let button = widgets::icon_button(ui, rect, None, &name);
            if widgets::tip(button, &context.tip(command)).clicked() {
                wanted = Some(command);
            }
        }
        more(ui, height, findings, (context, &mut wanted));
    });
    wanted
}

/// A menu with what is needed less often.
fn more(
    ui: &mut Ui,
    height: f32,
    findings: &Findings,
    (context, wanted): (&PanelContext, &mut Option<Command>),
) {
    ui.spacing_mut().interact_size = vec2(MORE, height);
    let button = menu_items::menu(ui, "…", |ui| {
        let mut commands = vec![
            Command::File(FileCommand::Save),
            Command::File(FileCommand::CopyGame),
            Command::File(FileCommand::Share),
        ];
        if findings.practises() && findings.offered_level.is_some() {
            commands.insert(0, Command::Start(StartCommand::RematchAtOffer));
        }
        menu_items::items(ui, context, wanted, &commands);
    });
    button.accessible_name(context.text("result-more"));
}

fn at_offer(ui: &mut Ui, level: Level, form: Form, context: &PanelContext) -> Option<Command> {
    let played = context.state.seats.iter().find_map(Seat::level);
    let is_easier = played.is_some_and(|played| level < played);
    let phrase = |key| {
        Phrase::new(key).with("number", level.number()).with("name", Phrase::new(level.name_key()))
    };
    let (key, whole) = if is_easier {
        ("result-easier", "result-easier-whole")
    } else {
        ("result-harder", "result-harder-whole")
    };
    let whole = context.texts().say(&phrase(whole));
    let key = match (form, is_easier) {
        (Form::Full, _) => key,
        (_, true) => "result-easier-short",
        (_, false) => "result-harder-short",
    };
    let button = Button::new(context.texts().say(&phrase(key)));
    let button = button.truncate().min_size(vec2(0.0, form.button()));
    let response = ui.add(button).on_hover_text(&whole);
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
