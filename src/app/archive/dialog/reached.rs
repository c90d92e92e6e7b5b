//! The levels of the computer with the results against each. A click lists the games against that level.

use egui::{Rect, Role, Sense, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2};

use crate::app::archive::level_results::LevelResults;
use crate::app::shell::dialogs::DialogContext;
use crate::app::shell::theme;
use crate::app::shell::widgets;
use crate::app::shell::widgets::Glyph;
use crate::bot::Level;
use crate::phrase::Phrase;

/// Minimum width and height of a level, in points.
const WIDTH: f32 = 158.0;
const HEIGHT: f32 = 28.0;
const GAP: f32 = 4.0;

/// `reached` is `None` while the games are being read.
pub(super) fn show(
    ui: &mut Ui,
    reached: Option<&LevelResults>,
    chosen: Option<Level>,
    context: &DialogContext,
) -> Option<Level> {
    let columns = ((ui.available_width() + GAP) / (WIDTH + GAP)).floor().clamp(1.0, 4.0);
    let width = (ui.available_width() - GAP * (columns - 1.0)) / columns;
    let name = context.text("my-games-levels");
    let levels: Vec<Level> = Level::all().collect();
    widgets::group(ui, Role::Group, &name, |ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        let mut clicked = None;
        for row in levels.chunks(columns as usize) {
            ui.horizontal(|ui| {
                for &level in row {
                    let is_chosen = chosen == Some(level);
                    if self::level(ui, width, (level, is_chosen), (reached, context)) {
                        clicked = Some(level);
                    }
                }
            });
        }
        clicked
    })
}

/// Draws a level with a tick if it was beaten, its name, and the score against it. Returns `true` if it was
/// clicked.
fn level(
    ui: &mut Ui,
    width: f32,
    (level, chosen): (Level, bool),
    (reached, context): (Option<&LevelResults>, &DialogContext),
) -> bool {
    let tally = reached.map(|reached| reached.against(level));
    let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::click());
    let texts = context.presentation.texts;
    let name = texts.text(level.name_key());
    let words = format!("{} {name}", level.number());
    let said = tally.map(|tally| {
        Phrase::new("my-games-level")
            .with("level", level.number())
            .with("name", name.as_str())
            .with("won", tally.won)
            .with("lost", tally.lost)
            .with("drawn", tally.drawn)
    });
    let said = said.map_or_else(|| words.clone(), |said| texts.say(&said));
    let tally = tally.unwrap_or_default();
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, chosen, &said));
    let colour = widgets::lit_ground(ui, &response);
    let palette = theme::palette(ui.ctx());
    let mark = Rect::from_center_size(rect.left_center() + vec2(14.0, 0.0), vec2(14.0, 14.0));
    if tally.won > 0 {
        widgets::paint_glyph(ui.painter(), mark, Glyph::Tick, palette.accent);
    } else {
        let edge = palette.stroke(1.0, palette.secondary);
        let shape = mark.shrink(2.0);
        ui.painter().rect_stroke(shape, 3.0, edge, StrokeKind::Inside);
    }
    let games = tally.won + tally.lost;
    let score = format!("{}:{}", tally.won, tally.lost);
    let score = if games > 0 { score } else { String::new() };
    let score_width = widgets::text_width(ui, &score, TextStyle::Small);
    let y = rect.center().y - 9.0;
    let left = mark.right() + 6.0;
    let right = rect.right() - 8.0 - score_width;
    let style = if chosen { theme::bold() } else { TextStyle::Body };
    widgets::line_of_text(ui, pos2(left, y), right - left - 4.0, &words, style, colour);
    let at = pos2(right, y + 1.0);
    widgets::line_of_text(ui, at, score_width + 1.0, &score, TextStyle::Small, palette.secondary);
    if chosen {
        let edge = palette.stroke(1.5, palette.accent);
        ui.painter().rect_stroke(rect, 6.0, edge, StrokeKind::Inside);
    }
    widgets::tip(response, &said).clicked()
}
