//! Rows and buttons of the start page.

use egui::{
    Align2, FontId, Rect, Response, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::input::tab_key;
use crate::app::shell::command::Command;
use crate::app::shell::panels::PanelContext;
use crate::app::shell::widgets::Glyph;
use crate::app::shell::{theme, widgets};

/// Space beside the words of a button, in points.
pub(super) const BESIDE: f32 = 16.0;
/// Side of the sign at the end of a row, and radius of the dot before news, in points.
const CHEVRON: f32 = 12.0;
const DOT: f32 = 4.0;
/// Height of a row, in points, from which it has a second line.
const TWO_LINES: f32 = 40.0;

/// A row that leads on.
pub(super) struct LinkRow {
    pub(super) command: Command,
    pub(super) name: String,
    /// Second line.
    pub(super) about: Option<String>,
    /// News, the longest wording first.
    pub(super) news: Option<Vec<String>>,
    /// A fact at the end of the row.
    pub(super) tail: Option<String>,
}

/// Draws a row of this size in points and returns its command if it was clicked.
pub(super) fn link_row(
    ui: &mut Ui,
    size: Vec2,
    row: &LinkRow,
    context: &PanelContext,
) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let said = row.news.as_ref().and_then(|news| news.first());
    let said = said.or(row.tail.as_ref()).or(row.about.as_ref());
    describe(ui, &response, &row.name, said.map(String::as_str));
    let colour = widgets::lit_ground(ui, &response);
    let middle = rect.center().y;
    let chevron = pos2(rect.right() - CHEVRON / 2.0, middle);
    let chevron = Rect::from_center_size(chevron, vec2(CHEVRON, CHEVRON));
    widgets::paint_glyph(ui.painter(), chevron, Glyph::Next, palette.secondary);
    let mut right = chevron.left() - 6.0;
    if let Some(news) = &row.news {
        let named = widgets::text_width(ui, &row.name, TextStyle::Body);
        let room = right - rect.left() - named - 4.0 * DOT;
        let words = widgets::fitting_text(ui, room, news.clone(), &TextStyle::Body);
        let width = widgets::text_width(ui, &words, TextStyle::Body).min(room);
        let at = pos2(right - width, middle - 9.0);
        widgets::line_of_text(ui, at, width + 1.0, &words, TextStyle::Body, palette.accent);
        right = at.x - 3.0 * DOT;
        ui.painter().circle_filled(pos2(right + DOT, middle), DOT, palette.accent);
    }
    if let Some(tail) = &row.tail {
        let room = (right - rect.left()) / 2.0;
        let width = widgets::text_width(ui, tail, TextStyle::Body).min(room);
        let at = pos2(right - width, middle - 9.0);
        widgets::line_of_text(ui, at, width + 1.0, tail, TextStyle::Body, palette.secondary);
        right = at.x - DOT;
    }
    let about = row.about.as_ref().filter(|_| size.y >= TWO_LINES);
    let up = if about.is_some() { 19.0 } else { 9.0 };
    let at = pos2(rect.left(), middle - up);
    let width = right - rect.left();
    widgets::line_of_text(ui, at, width, &row.name, TextStyle::Body, colour);
    if let Some(about) = about {
        let at = pos2(rect.left(), middle + 1.0);
        widgets::line_of_text(ui, at, width, about, TextStyle::Small, palette.secondary);
    }
    widgets::tip(response, &context.tip_of(&row.name, row.command)).clicked().then_some(row.command)
}

/// Gives a button its name and description for screen readers.
fn describe(ui: &Ui, response: &egui::Response, name: &str, about: Option<&str>) {
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, true, name);
        info.hint_text = about.map(str::to_owned);
        info
    });
    if let Some(about) = about {
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(about));
    }
}

/// Button of a strength.
pub(super) struct Strength {
    pub(super) name: String,
    /// Share of games that a beginner wins, in words.
    pub(super) prospect: Option<String>,
    /// It is the filled button of the page.
    pub(super) is_main: bool,
}

impl Strength {
    fn style(&self) -> TextStyle {
        if self.is_main { theme::bold() } else { TextStyle::Button }
    }
}

/// Least space beside the words of a strength, in points.
const CLOSE: f32 = 4.0;

/// Widths of the buttons of the strengths in this room, in points; `None` if not all their words fit whole.
pub(super) fn strength_widths(ui: &Ui, strengths: &[Strength], room: f32) -> Option<Vec<f32>> {
    let words = strengths.iter().map(|strength| {
        let name = widgets::text_width(ui, &strength.name, strength.style());
        let prospect = strength.prospect.as_ref();
        let prospect = prospect.map(|words| widgets::text_width(ui, words, TextStyle::Small));
        name.max(prospect.unwrap_or(0.0)).ceil() + 2.0 * CLOSE
    });
    let words: Vec<f32> = words.collect();
    (words.iter().sum::<f32>() <= room).then(|| widgets::share(words, room))
}

/// Draws the buttons of the strengths side by side, with how often a beginner wins below each name. Words of one kind
/// have one size.
pub(super) fn strength_buttons(
    ui: &mut Ui,
    (strengths, widths): (&[Strength], &[f32]),
    height: f32,
) -> Vec<Response> {
    let fitting = |text: fn(&Strength) -> &str, style: &TextStyle| {
        let texts = strengths.iter().map(text).zip(widths);
        widgets::common_font(ui, texts.map(|(text, width)| (text, width - 2.0 * CLOSE)), style)
    };
    let name = fitting(|strength| &strength.name, &theme::bold());
    let small = fitting(|strength| strength.prospect.as_deref().unwrap_or(""), &TextStyle::Small);
    let buttons = strengths.iter().zip(widths).map(|(strength, &width)| {
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        describe(ui, &response, &strength.name, strength.prospect.as_deref());
        let colour = if strength.is_main {
            widgets::main_ground(ui, &response);
            tab_key::offer(&response);
            widgets::main_colour(theme::palette(ui.ctx()), &response)
        } else {
            widgets::ground(ui, &response)
        };
        let font = strength.style().resolve(ui.style());
        let font = FontId { size: name.size.min(font.size), ..font };
        let write = |share: f32, words: &str, font: FontId| {
            let at = pos2(rect.center().x, rect.top() + share * rect.height());
            ui.painter().text(at, Align2::CENTER_CENTER, words, font, colour);
        };
        match &strength.prospect {
            None => write(0.5, &strength.name, font),
            Some(prospect) => {
                write(0.31, &strength.name, font);
                write(0.75, prospect, small.clone());
            }
        }
        response
    });
    buttons.collect()
}

/// Draws the filled button with a description. Returns `true` if it was clicked.
pub(super) fn way(ui: &mut Ui, size: Vec2, name: &str, about: Option<String>) -> bool {
    let palette = theme::palette(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    describe(ui, &response, name, about.as_deref());
    widgets::main_ground(ui, &response);
    tab_key::offer(&response);
    let left = rect.left() + BESIDE;
    let width = rect.width() - 2.0 * BESIDE;
    let up = if about.is_some() { 19.0 } else { 9.0 };
    let at = pos2(left, rect.center().y - up);
    widgets::line_of_text(ui, at, width, name, theme::bold(), palette.on_accent);
    if let Some(about) = about {
        let at = pos2(left, rect.center().y + 2.0);
        widgets::line_of_text(ui, at, width, &about, TextStyle::Small, palette.on_accent);
    }
    response.clicked()
}
