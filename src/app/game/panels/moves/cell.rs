//! A single move in the move list.

use egui::{
    FontSelection, Id, Rect, Response, Role, Sense, StrokeKind, TextStyle, Ui, WidgetInfo, pos2,
    vec2,
};

use super::entries::Entries;
use crate::app::game::panels::mark_signs;
use crate::app::shell::command::Command;
use crate::app::shell::panels::{PanelContext, context_menu};
use crate::app::shell::theme;

/// Size of the mark for a captured marble, in points.
const MARK: f32 = 12.0;
/// Space before the text of a move, in points: in a column, and in small letters.
const INDENT: f32 = 8.0;
const SMALL_INDENT: f32 = 3.0;
const BEHIND: f32 = 4.0;

pub(super) struct MoveCell {
    /// Index in the listed moves.
    pub(super) place: usize,
    pub(super) rect: Rect,
    pub(super) size: Size,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Size {
    Usual,
    /// In a narrow column: small.
    Narrow,
    /// In a variation.
    Small,
}

impl Size {
    fn style(self) -> TextStyle {
        match self {
            Self::Usual => TextStyle::Body,
            Self::Narrow | Self::Small => TextStyle::Small,
        }
    }

    fn indent(self) -> f32 {
        match self {
            Self::Usual => INDENT,
            Self::Narrow | Self::Small => SMALL_INDENT,
        }
    }
}

/// Width of a move of a variation, in points, with its capture mark and its sign.
pub(super) fn width_in_line(ui: &Ui, text: &str, sign: Option<&str>) -> f32 {
    let font = FontSelection::from(TextStyle::Small).resolve(ui.style());
    let colour = ui.visuals().text_color();
    let width = |text: &str| {
        let galley = ui.painter().layout_no_wrap(text.to_owned(), font.clone(), colour);
        galley.size().x
    };
    let sign = sign.map_or(0.0, |sign| width(sign) + 3.0);
    SMALL_INDENT + width(text) + sign + 2.0 + MARK + BEHIND
}

pub(super) fn draw(
    ui: &Ui,
    cell: &MoveCell,
    entries: Entries,
    context: &PanelContext,
) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let &MoveCell { place, rect, size } = cell;
    let written = entries.written(place);
    let response = ui.interact(rect, id(ui, entries, place), Sense::click());
    let node = entries.node(place, context);
    let current = entries.shown == Some(place);
    let name = entries.words(place, context);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, current, &name));
    ground(ui, &response, current);
    let text = context.texts().say(&written.short);
    let font = FontSelection::from(size.style()).resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(text, font.clone(), palette.text);
    let at = pos2(rect.left() + size.indent(), rect.center().y - galley.size().y / 2.0);
    let mut right = at.x + galley.size().x;
    ui.painter().galley(at, galley, palette.text);
    if let Some(mark) = entries.mark(place) {
        let colour = mark_signs::colour(mark, palette);
        let bold = FontSelection::from(theme::bold()).resolve(ui.style());
        let font = egui::FontId::new(font.size, bold.family);
        let sign = ui.painter().layout_no_wrap(mark.sign().to_owned(), font, colour);
        let at = pos2(right + 3.0, rect.center().y - sign.size().y / 2.0);
        right = at.x + sign.size().x;
        ui.painter().galley(at, sign, colour);
    }
    let mark = pos2(right + 5.0, rect.center().y - MARK / 2.0);
    let mark = Rect::from_min_size(mark, vec2(MARK, MARK));
    entries.paint_mark(place, ui.painter(), mark, context);
    let chosen = context_menu::of_move(ui, &response, (written.ply, node), context);
    let clicked = response.clicked().then(|| entries.command(place));
    chosen.or(clicked)
}

fn id(ui: &Ui, entries: Entries, place: usize) -> Id {
    match entries.listed(place) {
        Some(listed) => ui.scope_id().with(("node", listed.node)),
        None => ui.scope_id().with(("ply", entries.written(place).ply)),
    }
}

/// Share of the accent in the ground of the shown move in a flat theme, on which signs are read easily.
const FLAT_SHARE: f32 = 0.10;

pub(super) fn ground(ui: &Ui, response: &Response, current: bool) {
    let palette = theme::palette(ui.ctx());
    let share = if current && palette.flat {
        Some((palette.accent, FLAT_SHARE))
    } else if current {
        Some((palette.accent, 0.22))
    } else if response.hovered() || response.has_focus() {
        Some((palette.text, 0.07))
    } else {
        None
    };
    if let Some((colour, share)) = share {
        let fill = theme::mix(palette.panel, colour, share);
        ui.painter().rect_filled(response.rect, 4.0, fill);
    }
    if palette.flat && (current || response.has_focus()) {
        let edge = palette.stroke(0.0, palette.accent);
        let rect = response.rect;
        ui.painter().rect_stroke(rect, 4.0, edge, StrokeKind::Inside);
    }
}
