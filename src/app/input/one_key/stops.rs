//! What the highlight walks over: the parts of the board, buttons and menus, in levels.

use egui::accesskit::{NodeId, Role};
use egui::{Context, Id, LayerId, Memory, Order, Popup, Rect};

use super::listener::Named;
use crate::app::shell::command::Command;
use crate::board::face::Shape;
use crate::board::scan::{BoardStop, BoardStops};

/// Most stops in a row; more are grouped.
const MOST: usize = 10;
/// Least stops in a group of rows.
const LEAST: usize = 4;
/// Difference in height, in points, up to which stops stand in one row.
const ROW: f32 = 12.0;

/// A stop of the walk.
#[derive(Clone, Debug)]
pub(super) struct Stop {
    /// What stays the same while the stop does.
    pub(super) key: u64,
    pub(super) name: String,
    /// Its shape on the screen; `None` if it is only in the bar.
    pub(super) outline: Option<Shape>,
    pub(super) deed: Deed,
    /// It leads to the move of the hint.
    pub(super) is_hint: bool,
}

/// What choosing a stop does.
#[derive(Clone, Debug)]
pub(super) enum Deed {
    Press(NodeId),
    /// Changes a value; `true` to raise it.
    Change(NodeId, bool),
    Run(Command),
    /// Goes on over these stops.
    Open(Vec<Stop>),
    /// Goes back to the stops before.
    Leave,
    /// Closes the menu or the dialog.
    Close,
}

/// Stops with a common name.
#[derive(Clone, Debug)]
pub(super) struct Segment {
    pub(super) name: String,
    pub(super) stops: Vec<Stop>,
}

/// Something that can be pressed.
pub(super) struct Pressable {
    pub(super) node: NodeId,
    pub(super) rect: Rect,
    pub(super) layer: LayerId,
    pub(super) named: Named,
}

/// Words of the stops that stand nowhere else.
pub(super) struct StopWords {
    pub(super) back: String,
    pub(super) more: String,
    pub(super) less: String,
}

impl Stop {
    pub(super) fn run(command: Command, name: String) -> Self {
        let key = Id::unique(("one key", command.text_key())).value();
        Self {
            key,
            name,
            outline: None,
            deed: Deed::Run(command),
            is_hint: false,
        }
    }

    fn bare(salt: &str, name: &str, deed: Deed) -> Self {
        Self {
            key: Id::unique(("one key", salt)).value(),
            name: name.to_owned(),
            outline: None,
            deed,
            is_hint: false,
        }
    }

    /// The way back from stops that were opened.
    pub(super) fn leave(name: &str) -> Self {
        Self::bare("leave", name, Deed::Leave)
    }

    pub(super) fn open(salt: &str, name: &str, stops: Vec<Self>) -> Self {
        Self::bare(salt, name, Deed::Open(stops))
    }

    pub(super) fn close(words: &StopWords) -> Self {
        Self::bare("close", &words.back, Deed::Close)
    }

    fn rect(&self) -> Rect {
        let rect = self.outline.as_ref().map(Shape::rect);
        rect.unwrap_or(Rect::NOTHING)
    }
}

/// Everything that can be pressed in this frame, in the order in which it is drawn.
pub(super) fn pressables(ctx: &Context, named: impl Fn(NodeId) -> Option<Named>) -> Vec<Pressable> {
    ctx.viewport(|viewport| {
        let widgets = viewport.this_pass.widgets.layers();
        let widgets = widgets.flat_map(|(_, widgets)| widgets);
        let enabled = widgets.filter(|widget| widget.enabled && widget.sense.interactive());
        let found = enabled.filter_map(|widget| {
            let node = widget.id.accesskit_id();
            Some(Pressable {
                node,
                rect: widget.rect,
                layer: widget.layer_id,
                named: named(node)?,
            })
        });
        found.collect()
    })
}

/// Sorts what can be pressed from top to bottom, and rows from left to right.
pub(super) fn in_reading_order(mut found: Vec<Pressable>) -> Vec<Pressable> {
    found.sort_by(|one, other| one.rect.center().y.total_cmp(&other.rect.center().y));
    let mut sorted: Vec<Pressable> = Vec::with_capacity(found.len());
    let mut row: Vec<Pressable> = Vec::new();
    for next in found {
        let first = row.first().map(|first| first.rect.center().y);
        if first.is_some_and(|first| next.rect.center().y - first > ROW) {
            sorted.append(&mut in_row(&mut row));
        }
        row.push(next);
    }
    sorted.append(&mut in_row(&mut row));
    sorted
}

fn in_row(row: &mut Vec<Pressable>) -> Vec<Pressable> {
    row.sort_by(|one, other| one.rect.left().total_cmp(&other.rect.left()));
    std::mem::take(row)
}

/// The topmost open menu, or the dialog; `None` if neither is open.
pub(super) fn top_layer(ctx: &Context, found: &[Pressable]) -> Option<LayerId> {
    let dialog = ctx.memory(Memory::top_modal_layer);
    if !Popup::is_any_open(ctx) {
        return dialog;
    }
    let layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    let mut from_top = layers.into_iter().rev();
    let menu = from_top.find(|layer| {
        layer.order == Order::Foreground && found.iter().any(|found| found.layer == *layer)
    });
    menu.or(dialog)
}

/// The stop of something that can be pressed.
pub(super) fn stop_of(found: &Pressable, words: &StopWords) -> Stop {
    let (node, name) = (found.node, found.named.name.clone());
    let outline = Some(Shape::Rect(found.rect));
    let deed = match found.named.role {
        Role::Slider => {
            let changes = [(&words.less, false), (&words.more, true)];
            let changes = changes.map(|(word, is_more)| Stop {
                key: node.0.wrapping_add(1 + u64::from(is_more)),
                name: format!("{name}: {word}"),
                outline,
                deed: Deed::Change(node, is_more),
                is_hint: false,
            });
            Deed::Open(changes.into())
        }
        _ => Deed::Press(node),
    };
    Stop {
        key: node.0,
        name,
        outline,
        deed,
        is_hint: false,
    }
}

/// Returns `true` for something that one key cannot use.
pub(super) fn is_skipped(named: &Named) -> bool {
    matches!(
        named.role,
        Role::TextInput
            // The number beside a slider.
            | Role::SpinButton
            | Role::MultilineTextInput
            | Role::Label
            | Role::Group
            | Role::ScrollBar
            | Role::Splitter
            | Role::GenericContainer
            | Role::Window
            | Role::Unknown
    )
}

/// The stops of the board, by faces if there are many. Those of the hint stand alone.
pub(super) fn of_board(board: &BoardStops, named: impl Fn(NodeId) -> Option<Named>) -> Vec<Stop> {
    let stop_of = |stop: &BoardStop| {
        let node = stop.node.accesskit_id();
        Stop {
            key: node.0,
            name: named(node).map_or_else(String::new, |named| named.name),
            outline: Some(stop.outline),
            deed: Deed::Press(node),
            is_hint: stop.is_hint,
        }
    };
    if board.stops.len() <= MOST {
        return board.stops.iter().map(stop_of).collect();
    }
    let (hints, others): (Vec<&BoardStop>, Vec<&BoardStop>) =
        board.stops.iter().partition(|stop| stop.is_hint);
    let faces = others.chunk_by(|one, other| one.group.is_some() && one.group == other.group);
    let faces: Vec<Vec<Stop>> = faces
        .map(|face| face.iter().map(|stop| stop_of(stop)).collect())
        .collect();
    let others = if (2..=MOST).contains(&faces.len()) {
        faces.into_iter().map(group).collect()
    } else {
        grouped(faces.into_iter().flatten().collect())
    };
    hints.into_iter().map(stop_of).chain(others).collect()
}

/// The stops by rows or in groups, if there are many, after the main one.
pub(super) fn main_first(mut stops: Vec<Stop>, main: Option<NodeId>) -> Vec<Stop> {
    let place = stops.iter().position(|stop| main == Some(NodeId(stop.key)));
    let first = place.map(|place| stops.remove(place));
    first.into_iter().chain(grouped(stops)).collect()
}

/// The stops by rows or in groups, if there are many.
pub(super) fn grouped(mut stops: Vec<Stop>) -> Vec<Stop> {
    if stops.len() <= MOST {
        return stops;
    }
    let height = |stop: &Stop| stop.rect().center().y;
    let rows = stops.chunk_by(|one, other| (height(one) - height(other)).abs() <= ROW);
    let rows: Vec<Vec<Stop>> = rows.map(<[Stop]>::to_vec).collect();
    if (2..=MOST).contains(&rows.len()) {
        return rows.into_iter().map(group).collect();
    }
    let size = stops.len().div_ceil(MOST).max(LEAST);
    let mut groups = Vec::new();
    while !stops.is_empty() {
        let rest = stops.split_off(stops.len().min(size));
        groups.push(group(std::mem::replace(&mut stops, rest)));
    }
    grouped(groups)
}

/// One stop for several.
fn group(mut stops: Vec<Stop>) -> Stop {
    if stops.len() == 1
        && let Some(only) = stops.pop()
    {
        return only;
    }
    let (one, other) = (place_of(stops.first()), place_of(stops.last()));
    let name = if one == other {
        one.to_owned()
    } else {
        format!("{one} … {other}")
    };
    let rect = stops
        .iter()
        .fold(Rect::NOTHING, |all, stop| all.union(stop.rect()));
    let first = stops.first().map_or(0, |first| first.key);
    Stop {
        key: first ^ 0x5bd1_e995_9e37_79b9,
        name,
        outline: Some(Shape::Rect(rect)),
        deed: Deed::Open(stops),
        is_hint: false,
    }
}

/// The first part of a name, which says where a stop is.
fn place_of(stop: Option<&Stop>) -> &str {
    let name = stop.map_or("", |stop| stop.name.as_str());
    name.split([',', '.', '、', '。']).next().unwrap_or(name)
}
