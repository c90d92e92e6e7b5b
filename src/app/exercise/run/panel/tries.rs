//! The puzzles of a run as tiles: solved, missed, and the present one.

use egui::{
    Rect, Response, RichText, Role, ScrollArea, Sense, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use crate::app::exercise::run::score::RunView;
use crate::app::shell::command::{Command, RunCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::theme;
use crate::app::shell::widgets::{self, Glyph};
use crate::phrase::Phrase;

const TILE: f32 = 28.0;
const GAP: f32 = 6.0;
/// Rows of tiles that are shown without scrolling.
const ROWS: f32 = 3.0;

/// Draws the tiles in rows, under their heading.
pub(super) fn show(
    ui: &mut Ui,
    view: &RunView,
    is_low: bool,
    context: &PanelContext,
) -> Option<Command> {
    let count = view.count();
    if count == 0 {
        return None;
    }
    let palette = theme::palette(ui.ctx());
    let heading = if view.is_running || view.has_ended { "run-this" } else { "run-last" };
    ui.label(RichText::new(context.text(heading)).small().color(palette.secondary));
    let width = ui.available_width() - ui.spacing().scroll.bar_width;
    let across = (((width + GAP) / (TILE + GAP)) as usize).max(1);
    let rows = count.div_ceil(across) as f32;
    let size = vec2(width, (TILE + GAP) * rows);
    let most = (TILE + GAP) * if is_low { 1.0 } else { ROWS };
    ScrollArea::vertical()
        .id_salt("tries")
        .max_height(most)
        .stick_to_bottom(view.is_running)
        .show(ui, |ui| {
            let cell = |index| vec2((index % across) as f32, (index / across) as f32);
            tiles(ui, (size, &cell), (view, count), context)
        })
        .inner
}

/// Draws the tiles in one row that scrolls.
pub(super) fn row(ui: &mut Ui, view: &RunView, context: &PanelContext) -> Option<Command> {
    let count = view.count();
    let size = vec2((TILE + GAP) * count as f32, TILE);
    ScrollArea::horizontal()
        .id_salt("tries")
        .stick_to_right(view.is_running)
        .show(ui, |ui| tiles(ui, (size, &|index| vec2(index as f32, 0.0)), (view, count), context))
        .inner
}

fn tiles(
    ui: &mut Ui,
    (size, cell): (Vec2, &dyn Fn(usize) -> Vec2),
    (view, count): (&RunView, usize),
    context: &PanelContext,
) -> Option<Command> {
    let (all, _) = ui.allocate_exact_size(size, Sense::hover());
    let mut wanted = None;
    let name = context.text("run-tiles");
    widgets::group(ui, Role::Group, &name, |ui| {
        for index in 0..count {
            let at = all.min + cell(index) * (TILE + GAP);
            let rect = Rect::from_min_size(at, Vec2::splat(TILE));
            if tile(ui, rect, (index, view), context).clicked() {
                wanted = Some(Command::Run(RunCommand::GoTo(index)));
            }
        }
    });
    wanted
}

fn tile(
    ui: &mut Ui,
    rect: Rect,
    (index, view): (usize, &RunView),
    context: &PanelContext,
) -> Response {
    let palette = theme::palette(ui.ctx());
    let solved = view.tries.get(index).map(|one| one.is_solved);
    let is_present = view.present == Some(index);
    let sense = if view.is_running { Sense::hover() } else { Sense::click() };
    let id = ui.scope_id().with(("try", index));
    let response = ui.interact(rect, id, sense);
    let name = Phrase::new("run-puzzle").with("number", index + 1);
    let role = if view.is_running { Role::Label } else { Role::Button };
    let how = solved.map(|solved| if solved { "run-solved" } else { "run-missed" });
    let name = context.texts().say(&name);
    let said = how.map_or(name.clone(), |how| format!("{name}, {}", context.text(how)));
    response.widget_info(|| WidgetInfo::selected(role, true, is_present, &said));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let (glyph, colour) = match solved {
        Some(true) => (Some(Glyph::Tick), palette.ok),
        Some(false) => (Some(Glyph::Cross), palette.danger),
        None => (None, palette.accent),
    };
    let tint = match solved {
        Some(_) => theme::mix(palette.panel, colour, 0.16),
        None => palette.panel,
    };
    let fill = if response.hovered() && !view.is_running {
        theme::mix(tint, palette.text, 0.08)
    } else {
        tint
    };
    let stroke = if is_present { theme::focus_ring(palette) } else { palette.stroke(1.0, colour) };
    ui.painter().rect(rect, 6.0, fill, stroke, StrokeKind::Inside);
    widgets::ring(ui, &response);
    if let Some(glyph) = glyph {
        let sign = Rect::from_center_size(rect.center(), Vec2::splat(14.0));
        widgets::paint_glyph(ui.painter(), sign, glyph, colour);
    }
    response
}
