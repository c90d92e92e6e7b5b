//! What the highlight walks over: the parts of the board, buttons and menus, in levels.

use egui::accesskit::{NodeId, Role};
use egui::{Context, Id, LayerId, Memory, Order, Popup, Rect};

use super::listener::NodeName;
use crate::app::shell::command::Command;
use crate::board::face::Shape;
use crate::board::scan::{BoardItem, BoardItems};

/// Most items in a row; more are grouped.
const MOST: usize = 10;
/// Least items in a group of rows.
const LEAST: usize = 4;
/// Difference in height, in points, up to which items stand in one row.
const ROW: f32 = 12.0;

/// An item that the highlight stops at.
#[derive(Clone, Debug)]
pub(super) struct ScanItem {
    /// What stays the same while the item does.
    pub(super) key: u64,
    pub(super) name: String,
    /// Its shape on the screen; `None` if it is only in the bar.
    pub(super) outline: Option<Shape>,
    pub(super) action: ScanAction,
    /// It leads to the move of the hint.
    pub(super) is_hint: bool,
    /// It lies below messages, which cover its ring.
    pub(super) is_below_messages: bool,
    /// It is scrolled out of sight.
    pub(super) is_hidden: bool,
}

/// Effect of choosing an item.
#[derive(Clone, Debug)]
pub(super) enum ScanAction {
    Press(NodeId),
    /// Changes a value; `true` to raise it.
    Change(NodeId, bool),
    Run(Command),
    /// Goes on over these items.
    Open(Vec<ScanItem>),
    /// Goes back to the items before.
    Leave,
    /// Closes the menu or the dialog.
    Close,
}

/// Items with a common name.
#[derive(Clone, Debug)]
pub(super) struct Segment {
    pub(super) name: String,
    pub(super) items: Vec<ScanItem>,
}

/// Something that can be pressed.
pub(super) struct Pressable {
    pub(super) node: NodeId,
    pub(super) rect: Rect,
    pub(super) layer: LayerId,
    pub(super) named: NodeName,
    /// Its middle is scrolled out of sight.
    pub(super) is_hidden: bool,
}

/// Words of the items that stand nowhere else.
pub(super) struct ItemWords {
    pub(super) back: String,
    pub(super) more: String,
    pub(super) less: String,
}

impl ScanItem {
    pub(super) fn run(command: Command, name: String) -> Self {
        let key = Id::unique(("one key", command.text_key())).value();
        Self {
            key,
            name,
            outline: None,
            action: ScanAction::Run(command),
            is_hint: false,
            is_below_messages: true,
            is_hidden: false,
        }
    }

    fn bare(salt: &str, name: &str, action: ScanAction) -> Self {
        Self {
            key: Id::unique(("one key", salt)).value(),
            name: name.to_owned(),
            outline: None,
            action,
            is_hint: false,
            is_below_messages: true,
            is_hidden: false,
        }
    }

    /// The way back from items that were opened.
    pub(super) fn leave(name: &str) -> Self {
        Self::bare("leave", name, ScanAction::Leave)
    }

    pub(super) fn open(salt: &str, name: &str, items: Vec<Self>) -> Self {
        Self::bare(salt, name, ScanAction::Open(items))
    }

    pub(super) fn close(words: &ItemWords) -> Self {
        Self::bare("close", &words.back, ScanAction::Close)
    }

    fn rect(&self) -> Rect {
        let rect = self.outline.as_ref().map(Shape::rect);
        rect.unwrap_or(Rect::NOTHING)
    }
}

/// Everything that can be pressed in this frame, in the order in which it is drawn.
pub(super) fn pressables(
    ctx: &Context,
    named: impl Fn(NodeId) -> Option<NodeName>,
) -> Vec<Pressable> {
    ctx.viewport(|viewport| {
        let widgets = viewport.this_pass.widgets.layers();
        let widgets = widgets.flat_map(|(_, widgets)| widgets);
        let enabled = widgets.filter(|widget| widget.enabled && widget.sense.interactive());
        let found = enabled.filter_map(|widget| {
            let node = widget.id.accesskit_id();
            let (rect, layer) = (widget.rect, widget.layer_id);
            let is_hidden = !widget.interact_rect.contains(rect.center());
            Some(Pressable { node, rect, layer, named: named(node)?, is_hidden })
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

/// The item of something that can be pressed.
pub(super) fn item_of(found: &Pressable, words: &ItemWords) -> ScanItem {
    let (node, name) = (found.node, found.named.name.clone());
    let outline = Some(Shape::Rect(found.rect));
    let is_below_messages = found.layer.order == Order::Background;
    let is_hidden = found.is_hidden;
    let action = match found.named.role {
        Role::Slider => {
            let changes = [(&words.less, false), (&words.more, true)];
            let changes = changes.map(|(word, is_more)| ScanItem {
                key: node.0.wrapping_add(1 + u64::from(is_more)),
                name: format!("{name}: {word}"),
                outline,
                action: ScanAction::Change(node, is_more),
                is_hint: false,
                is_below_messages,
                is_hidden,
            });
            ScanAction::Open(changes.into())
        }
        _ => ScanAction::Press(node),
    };
    ScanItem { key: node.0, name, outline, action, is_hint: false, is_below_messages, is_hidden }
}

/// Returns `true` for something that one key cannot use.
pub(super) fn is_skipped(named: &NodeName) -> bool {
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

/// The items of the board, by faces if there are many. Those of the hint stand alone.
pub(super) fn of_board(
    board: &BoardItems,
    named: impl Fn(NodeId) -> Option<NodeName>,
) -> Vec<ScanItem> {
    let item_of = |item: &BoardItem| {
        let node = item.node.accesskit_id();
        ScanItem {
            key: node.0,
            name: named(node).map_or_else(String::new, |named| named.name),
            outline: Some(item.outline),
            action: ScanAction::Press(node),
            is_hint: item.is_hint,
            is_below_messages: true,
            is_hidden: false,
        }
    };
    if board.items.len() <= MOST {
        return board.items.iter().map(item_of).collect();
    }
    let (hints, others): (Vec<&BoardItem>, Vec<&BoardItem>) =
        board.items.iter().partition(|item| item.is_hint);
    let faces = others.chunk_by(|one, other| one.group.is_some() && one.group == other.group);
    let faces: Vec<Vec<ScanItem>> =
        faces.map(|face| face.iter().map(|item| item_of(item)).collect()).collect();
    let others = if (2..=MOST).contains(&faces.len()) {
        faces.into_iter().map(group).collect()
    } else {
        grouped(faces.into_iter().flatten().collect())
    };
    hints.into_iter().map(item_of).chain(others).collect()
}

/// The items by rows or in groups, if there are many, after the main one.
pub(super) fn main_first(mut items: Vec<ScanItem>, main: Option<NodeId>) -> Vec<ScanItem> {
    let place = items.iter().position(|item| main == Some(NodeId(item.key)));
    let first = place.map(|place| items.remove(place));
    first.into_iter().chain(grouped(items)).collect()
}

/// The items by rows or in groups, if there are many.
pub(super) fn grouped(mut items: Vec<ScanItem>) -> Vec<ScanItem> {
    if items.len() <= MOST {
        return items;
    }
    let height = |item: &ScanItem| item.rect().center().y;
    let rows = items.chunk_by(|one, other| (height(one) - height(other)).abs() <= ROW);
    let rows: Vec<Vec<ScanItem>> = rows.map(<[ScanItem]>::to_vec).collect();
    if (2..=MOST).contains(&rows.len()) {
        return rows.into_iter().map(group).collect();
    }
    let size = items.len().div_ceil(MOST).max(LEAST);
    let mut groups = Vec::new();
    while !items.is_empty() {
        let rest = items.split_off(items.len().min(size));
        groups.push(group(std::mem::replace(&mut items, rest)));
    }
    grouped(groups)
}

/// One item for several.
fn group(mut items: Vec<ScanItem>) -> ScanItem {
    if items.len() == 1
        && let Some(only) = items.pop()
    {
        return only;
    }
    let (one, other) = (place_of(items.first()), place_of(items.last()));
    let name = if one == other { one.to_owned() } else { format!("{one} … {other}") };
    let rect = items.iter().fold(Rect::NOTHING, |all, item| all.union(item.rect()));
    let first = items.first().map_or(0, |first| first.key);
    let is_below_messages = items.iter().all(|item| item.is_below_messages);
    let is_hidden = items.iter().all(|item| item.is_hidden);
    ScanItem {
        key: first ^ 0x5bd1_e995_9e37_79b9,
        name,
        outline: rect.is_positive().then_some(Shape::Rect(rect)),
        action: ScanAction::Open(items),
        is_hint: false,
        is_below_messages,
        is_hidden,
    }
}

/// The first part of a name, which says where an item is.
fn place_of(item: Option<&ScanItem>) -> &str {
    let name = item.map_or("", |item| item.name.as_str());
    name.split([',', '.', '、', '。']).next().unwrap_or(name)
}
