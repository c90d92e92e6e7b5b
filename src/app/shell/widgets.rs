//! Widgets and text helpers of the program: line icons, pills, buttons with icons.

use egui::{
    Color32, FontId, FontSelection, Id, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke,
    StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::theme;
use crate::board::Palette;
pub use crate::board::form::{centred, fitting_font, group};
pub use crate::board::tip;

/// Name under which a window remembers its main button.
const MAIN: &str = "the main button";

/// Line icon on a grid of 16 × 16. The program draws its icons because the fonts lack most symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glyph {
    /// Arrow turning back.
    Undo,
    /// Arrow turning forward.
    Redo,
    /// Light bulb.
    Hint,
    /// Jump to the first.
    First,
    /// Step back.
    Previous,
    /// Step forward.
    Next,
    /// Unfolded section.
    Down,
    /// Jump to the last.
    Last,
    /// Jump to the next mistake.
    Mistake,
    /// Cross.
    Cross,
    /// Lines of a list.
    List,
    /// Tick.
    Tick,
    /// Two bars.
    Pause,
    /// Triangle pointing right.
    Play,
    /// Eye.
    Eye,
    /// Three sheets, one over the other.
    Layers,
    /// Cube face with a warning sign.
    Threat,
    /// Way that divides.
    Fork,
    /// Hourglass.
    Hourglass,
    /// Clock that runs back.
    History,
    /// Piece of a jigsaw puzzle.
    Puzzle,
    /// Two people.
    People,
    /// One person.
    Person,
    /// Star with five points.
    Star,
    /// Open book.
    Book,
    /// Clock.
    Clock,
    /// Plus sign.
    Plus,
    /// Magnifying glass.
    Find,
}

impl Glyph {
    /// Polylines in grid coordinates, separated by semicolons.
    const fn path(self) -> &'static str {
        match self {
            Self::Undo => "6,3 3,6 6,9; 3,6 9.5,6 12,7.2 13,9.5 12,11.8 9.5,13 6,13",
            Self::History => {
                "3,8 3.7,5.2 5.7,3.2 8.5,2.5 11.2,3.2 13.3,5.2 14,8 13.3,10.8 11.2,12.8 8.5,13.5 5.7,12.8 \
                 4.3,11.5; 1.2,6.2 3,8.4 5.2,6.6; 8.5,5.2 8.5,8.3 10.8,9.6"
            }
            Self::Puzzle => {
                "3,5.5 6,5.5 5.6,4 6.2,2.6 7.5,2.1 8.8,2.6 9.4,4 9,5.5 12,5.5 12,8 13.5,7.6 14.7,8.4 15,9.5 \
                 14.7,10.6 13.5,11.4 12,11 12,13.8 3,13.8 3,5.5"
            }
            Self::People => {
                "6,3 7.7,3.7 8.4,5.4 7.7,7.1 6,7.8 4.3,7.1 3.6,5.4 4.3,3.7 6,3; 1.5,13.4 1.9,11.4 3.5,10 6,9.6 \
                 8.5,10 10.1,11.4 10.5,13.4; 10.4,3.2 12,4 12.5,5.6 11.9,7.2 10.6,7.8; 11.8,9.8 13.4,10.8 \
                 14.3,12.2 14.5,13.4"
            }
            Self::Person => {
                "8,2.5 10,3.4 10.8,5.4 10,7.4 8,8.2 6,7.4 5.2,5.4 6,3.4 8,2.5; 2.8,13.8 3.4,11.6 5.2,10.3 8,9.8 \
                 10.8,10.3 12.6,11.6 13.2,13.8"
            }
            Self::Star => {
                "8,1.8 9.8,6 14.3,6.3 10.8,9.2 12,13.6 8,11.2 4,13.6 5.2,9.2 1.7,6.3 6.2,6 8,1.8"
            }
            Self::Book => {
                "8,4 6,2.8 2,2.8 2,12.2 6,12.2 8,13.4 10,12.2 14,12.2 14,2.8 10,2.8 8,4; 8,4 8,13.4"
            }
            Self::Clock => {
                "8,2 11,2.8 13.2,5 14,8 13.2,11 11,13.2 8,14 5,13.2 2.8,11 2,8 2.8,5 5,2.8 8,2; 8,4.6 8,8 10.6,9.6"
            }
            Self::Plus => "8,3 8,13; 3,8 13,8",
            Self::Redo => "10,3 13,6 10,9; 13,6 6.5,6 4,7.2 3,9.5 4,11.8 6.5,13 10,13",
            Self::Hint => {
                "6.2,11 6,9.8 4.3,8 4,5.6 5.3,3.2 8,2.2 10.7,3.2 12,5.6 11.7,8 10,9.8 9.8,11 6.2,11; 6.6,13.6 \
                 9.4,13.6"
            }
            Self::First => "4,3.5 4,12.5; 11.5,3.5 7,8 11.5,12.5",
            Self::Previous => "10,3.5 5.5,8 10,12.5",
            Self::Next => "6,3.5 10.5,8 6,12.5",
            Self::Down => "3.5,6 8,10.5 12.5,6",
            Self::Last => "12,3.5 12,12.5; 4.5,3.5 9,8 4.5,12.5",
            Self::Mistake => "3,3.5 7.5,8 3,12.5; 11.5,3 11.5,9; 11.5,12 11.5,12.6",
            Self::List => "3,4 13,4; 3,8 13,8; 3,12 13,12",
            Self::Tick => "3,8.5 6.5,12 13,4.5",
            Self::Pause => "5.5,3.5 5.5,12.5; 10.5,3.5 10.5,12.5",
            Self::Play => "5,3.5 12.5,8 5,12.5 5,3.5",
            Self::Eye => {
                "1.5,8 4.6,4.8 8,3.8 11.4,4.8 14.5,8 11.4,11.2 8,12.2 4.6,11.2 1.5,8; 8,6.4 9.6,8 8,9.6 6.4,8 \
                 8,6.4"
            }
            Self::Layers => "8,1.6 14,4.6 8,7.6 2,4.6 8,1.6; 2,8 8,11 14,8; 2,11.4 8,14.4 14,11.4",
            Self::Threat => "8,1.2 14.8,8 8,14.8 1.2,8 8,1.2; 8,4.8 8,8.8; 8,10.9 8,11.3",
            Self::Fork => {
                "8,13.5 8,9 4,5 4,3; 8,9 12,5 12,3; 2.2,4.8 4,2.8 5.8,4.8; 10.2,4.8 12,2.8 13.8,4.8"
            }
            Self::Hourglass => {
                "3.5,2.5 12.5,2.5; 3.5,13.5 12.5,13.5; 4.6,2.5 4.6,4.6 8,8 4.6,11.4 4.6,13.5; 11.4,2.5 11.4,4.6 \
                 8,8 11.4,11.4 11.4,13.5"
            }
            Self::Find => {
                "7,2.5 9.3,3.1 10.9,4.7 11.5,7 10.9,9.3 9.3,10.9 7,11.5 4.7,10.9 3.1,9.3 2.5,7 3.1,4.7 \
                 4.7,3.1 7,2.5; 10.3,10.3 14,14"
            }
            Self::Cross => "4,4 12,12; 12,4 4,12",
        }
    }
}

/// Draws an icon into a square.
pub fn paint_glyph(painter: &Painter, rect: Rect, glyph: Glyph, colour: Color32) {
    let unit = rect.width() / 16.0;
    let stroke = Stroke::new(1.6 * unit.max(1.0), colour);
    let number = |text: &str| text.parse().unwrap_or(0.0);
    let at = |point: &str| {
        let (x, y) = point.split_once(',').unwrap_or_default();
        rect.min + vec2(number(x), number(y)) * unit
    };
    for line in glyph.path().split(';') {
        let points: Vec<Pos2> = line.split_whitespace().map(at).collect();
        painter.add(Shape::line(points, stroke));
    }
}

/// Side of a small button that is only an icon, in points.
const GLYPH_BUTTON: f32 = 24.0;

/// Adds a small button that is only an icon; `name` is its accessible name.
pub fn glyph_button(ui: &mut Ui, glyph: Glyph, name: &str) -> Response {
    small_button(ui, glyph, "", name)
}

/// Adds a small button with an icon and a word, which may be empty.
fn small_button(ui: &mut Ui, glyph: Glyph, word: &str, name: &str) -> Response {
    let size = vec2(small_button_width(ui, word), GLYPH_BUTTON);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    name_button(&response, ui.is_enabled(), name);
    let colour = lit_ground(ui, &response);
    let middle = pos2(rect.left() + GLYPH_BUTTON / 2.0, rect.center().y);
    let icon = Rect::from_center_size(middle, Vec2::splat(16.0));
    paint_glyph(ui.painter(), icon, glyph, colour);
    if !word.is_empty() {
        let font = FontSelection::from(TextStyle::Small).resolve(ui.style());
        let galley = ui.painter().layout_no_wrap(word.to_owned(), font, colour);
        let at = pos2(rect.left() + GLYPH_BUTTON, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, colour);
    }
    response
}

/// Width of a small button with an icon and this word, in points.
pub fn small_button_width(ui: &Ui, word: &str) -> f32 {
    const AFTER: f32 = 6.0;
    if word.is_empty() {
        GLYPH_BUTTON
    } else {
        GLYPH_BUTTON + text_width(ui, word, TextStyle::Small) + AFTER
    }
}

/// Adds a small icon button that stays on when pressed. The word beside the icon may be empty.
pub fn glyph_switch(ui: &mut Ui, glyph: Glyph, word: &str, on: bool, name: &str) -> Response {
    let response = small_button(ui, glyph, word, name);
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, on, name));
    if on {
        let colour = ui.visuals().selection.stroke.color;
        let stroke = theme::palette(ui.ctx()).stroke(1.5, colour);
        let edge = response.rect.shrink(1.0);
        ui.painter().rect_stroke(edge, 5.0, stroke, StrokeKind::Inside);
    }
    response
}

/// Draws the background of a custom button in egui's style. Returns the colour of its content.
pub fn ground(ui: &Ui, response: &Response) -> Color32 {
    let look = ui.style().interact(response);
    if theme::is_dashed(response) {
        theme::dash(ui, response.rect);
        return look.fg_stroke.color;
    }
    ui.painter().rect(
        response.rect,
        look.corner_radius,
        look.weak_bg_fill,
        look.bg_stroke,
        StrokeKind::Inside,
    );
    look.fg_stroke.color
}

/// Draws the background of a button that has one only while hovered or focused. Returns the colour of its
/// content.
pub fn lit_ground(ui: &Ui, response: &Response) -> Color32 {
    if response.hovered() || response.has_focus() || theme::is_dashed(response) {
        ground(ui, response)
    } else {
        ui.style().interact(response).fg_stroke.color
    }
}

/// Minimum space on each side of a button's text, in points.
const BESIDE: f32 = 4.0;
/// Width of an icon before a button's text with the space between them, in points.
const ICON: f32 = 22.0;

/// Adds a button that fills a rectangle, with an icon before its text.
pub fn icon_button(ui: &mut Ui, rect: Rect, glyph: Option<Glyph>, name: &str) -> Response {
    let response = ui.allocate_rect(rect, Sense::click());
    name_button(&response, ui.is_enabled(), name);
    let colour = ground(ui, &response);
    let font = fitting_font(ui, name, TextStyle::Button, rect.width() - 2.0 * BESIDE);
    let galley = ui.painter().layout_no_wrap(name.to_owned(), font, colour);
    let icon_width = if glyph.is_some() { ICON } else { 0.0 };
    // If both do not fit, the text is more important.
    let icon_width =
        if galley.size().x + icon_width > rect.width() - 2.0 * BESIDE { 0.0 } else { icon_width };
    let left = rect.center().x - f32::midpoint(galley.size().x, icon_width);
    if let Some(glyph) = glyph.filter(|_| icon_width > 0.0) {
        let icon = Rect::from_min_size(pos2(left, rect.center().y - 8.0), Vec2::splat(16.0));
        paint_glyph(ui.painter(), icon, glyph, colour);
    }
    let at = pos2(left + icon_width, rect.center().y - galley.size().y / 2.0);
    ui.painter().with_clip_rect(rect).galley(at, galley, colour);
    response
}

/// Adds a button in the accent colour that fills a rectangle.
pub fn main_button(ui: &mut Ui, rect: Rect, name: &str) -> Response {
    let palette = theme::palette(ui.ctx());
    let response = ui.allocate_rect(rect, Sense::click());
    name_button(&response, ui.is_enabled(), name);
    main_ground(ui, &response);
    let words = rect.shrink2(vec2(BESIDE, 0.0));
    centred(ui, words, name, theme::bold(), main_colour(palette, &response));
    response
}

/// Colour of the text on a button in the accent colour.
pub fn main_colour(palette: &Palette, response: &Response) -> Color32 {
    if theme::is_dashed(response) { palette.text } else { palette.on_accent }
}

/// Draws the background of a custom button in the accent colour.
pub fn main_ground(ui: &Ui, response: &Response) {
    remember_main(response);
    let palette = theme::palette(ui.ctx());
    if theme::is_dashed(response) {
        return theme::dash(ui, response.rect);
    }
    let fill = if response.hovered() {
        theme::mix(palette.accent, palette.text, 0.12)
    } else {
        palette.accent
    };
    let radius = ui.style().interact(response).corner_radius;
    ui.painter().rect_filled(response.rect, radius, fill);
    ring(ui, response);
}

/// Height of a pill, in points.
pub const PILL_HEIGHT: f32 = 24.0;

/// Width of a pill with this text, in points.
pub fn pill_width(ui: &Ui, text: &str) -> f32 {
    text_width(ui, text, TextStyle::Small) + 22.0
}

/// Draws a filled pill whose right top corner is at `right`. Returns its rectangle.
pub fn pill(ui: &Ui, right: Pos2, text: &str) -> Rect {
    let palette = theme::palette(ui.ctx());
    let font = FontSelection::from(TextStyle::Small).resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, palette.on_accent);
    let size = vec2(galley.size().x + 22.0, PILL_HEIGHT);
    let rect = Rect::from_min_size(pos2(right.x - size.x, right.y), size);
    ui.painter().rect_filled(rect, 12.0, palette.accent);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, palette.on_accent);
    let response = ui.interact(rect, ui.scope_id().with("pill"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    rect
}

/// Adds a button in the accent colour, for the action of the Enter key.
pub fn primary_button(ui: &mut Ui, text: &str) -> Response {
    let palette = theme::palette(ui.ctx());
    let label = egui::RichText::new(text).text_style(theme::bold());
    let is_dashed = palette.flat && !ui.is_enabled();
    let button = if is_dashed {
        egui::Button::new(label.color(palette.text))
    } else {
        egui::Button::new(label.color(palette.on_accent)).fill(palette.accent)
    };
    let response = ui.add(button.min_size(vec2(80.0, 36.0)));
    theme::dash_disabled(ui, &response);
    ring(ui, &response);
    remember_main(&response);
    response
}

fn remember_main(response: &Response) {
    let drawn = (response.ctx.cumulative_pass_nr(), response.id);
    response.ctx.data_mut(|data| data.insert_temp(Id::unique(MAIN), drawn));
}

/// The button in the accent colour that was drawn last in this frame.
pub fn main_of(ctx: &egui::Context) -> Option<Id> {
    let drawn: Option<(u64, Id)> = ctx.data(|data| data.get_temp(Id::unique(MAIN)));
    let (pass, id) = drawn?;
    (pass == ctx.cumulative_pass_nr()).then_some(id)
}

/// Draws the focus ring of a button in the accent colour, on which egui's own would not be visible.
pub fn ring(ui: &Ui, response: &Response) {
    if response.has_focus() {
        let stroke = theme::focus_ring(theme::palette(ui.ctx()));
        let around = response.rect.expand(theme::FOCUS_WIDTH + 1.0);
        ui.painter().rect_stroke(around, 9.0, stroke, StrokeKind::Middle);
    }
}

/// Adds a slider whose rail contrasts with the background.
pub fn slider(ui: &mut Ui, slider: egui::Slider) -> Response {
    ui.scope(|ui| {
        let styles = &mut ui.visuals_mut().widgets;
        styles.inactive.bg_fill = styles.inactive.bg_stroke.color;
        ui.add(slider)
    })
    .inner
}

/// Adds an ordinary button in the size of the main one.
pub fn large_button(ui: &mut Ui, text: &str) -> Response {
    let response = ui.add(egui::Button::new(text).min_size(vec2(80.0, 36.0)));
    theme::dash_disabled(ui, &response);
    response
}

/// Draws text on one line from its left top corner, in a smaller font if it does not fit and then truncated.
/// Returns its width in points.
pub fn line_of_text(
    ui: &Ui,
    at: Pos2,
    width: f32,
    text: &str,
    style: TextStyle,
    colour: Color32,
) -> f32 {
    let height = ui.text_style_height(&style);
    let font = fitting_font(ui, text, style, width);
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font, colour);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width.max(0.0));
    let galley = ui.painter().layout_job(job);
    let drawn = galley.size().x;
    // Centres a smaller font vertically in the line.
    let down = ((height - galley.size().y) / 2.0).max(0.0);
    ui.painter().galley(at + vec2(0.0, down), galley, colour);
    drawn
}

/// Adds a label of one line, in a smaller font if it does not fit and then truncated.
pub fn line_label(ui: &mut Ui, text: &str, style: TextStyle, colour: Color32) -> Response {
    let font = fitting_font(ui, text, style, ui.available_width());
    let words = egui::RichText::new(text).font(font).color(colour);
    ui.add(egui::Label::new(words).truncate())
}

/// Widths of buttons side by side, in points: equal if every text fits, else each as wide as its text plus an
/// equal share of the remaining space.
pub fn shared_widths(ui: &Ui, names: &[String], style: &TextStyle, room: f32) -> Vec<f32> {
    let words = names.iter().map(|name| text_width(ui, name, style.clone()));
    share(words.collect(), room)
}

/// Widths of buttons side by side with texts of these widths, as for [`shared_widths`].
pub fn share(words: Vec<f32>, room: f32) -> Vec<f32> {
    let count = words.len() as f32;
    let each = room / count;
    if words.iter().all(|width| width + 2.0 * BESIDE <= each) {
        return vec![each; words.len()];
    }
    let beside = (room - words.iter().sum::<f32>()) / count;
    words.into_iter().map(|width| width + beside).collect()
}

/// Width of a button with an icon and this text, in points.
pub fn icon_button_width(ui: &Ui, name: &str) -> f32 {
    text_width(ui, name, TextStyle::Button) + ICON + 2.0 * BESIDE
}

/// Font of one size in which each text fits its width, as far as it stays legible.
pub fn common_font<'a>(
    ui: &Ui,
    texts: impl IntoIterator<Item = (&'a str, f32)>,
    style: &TextStyle,
) -> FontId {
    let usual = FontSelection::from(style.clone()).resolve(ui.style());
    let fonts = texts.into_iter().map(|(text, width)| fitting_font(ui, text, style.clone(), width));
    fonts.fold(usual, |least, font| if font.size < least.size { font } else { least })
}

/// Width of a text on one line, in points.
pub fn text_width(ui: &Ui, text: &str, style: TextStyle) -> f32 {
    let font = FontSelection::from(style).resolve(ui.style());
    let colour = ui.visuals().text_color();
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, colour);
    galley.size().x
}

/// First of the texts that fits the width, or the last if none does.
pub fn fitting_text(ui: &Ui, width: f32, texts: Vec<String>, style: &TextStyle) -> String {
    let last = texts.last().cloned().unwrap_or_default();
    let fits = |text: &String| text_width(ui, text, style.clone()) <= width;
    texts.into_iter().find(fits).unwrap_or(last)
}

fn name_button(response: &Response, enabled: bool, name: &str) {
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
}
