//! Context menus of the board and of moves, opened by the right mouse button or the menu key.

use egui::containers::menu::menu_style;
use egui::{
    Align, Event, Id, Key, LayerId, Layout, Modifiers, PointerButton, Popup, PopupKind, Pos2, Rect,
    Response, TextWrapMode, Ui,
};

use super::PanelContext;
use super::menu_items::{self, TICK};
use crate::app::shell::command::{Command, FileCommand, GameCommand, StudyCommand};
use crate::app::shell::keys;
use crate::board;
use crate::bot::study::Mark;
use crate::session::NodeId;

type Groups<'a> = &'a [&'a [Command]];

/// Draws the context menu of the board in `rect` while it is open, and returns the chosen command.
pub fn of_board(ui: &Ui, rect: Rect, context: &PanelContext, groups: Groups) -> Option<Command> {
    let id = Id::unique("the menu of the board");
    let is_there = keys::on_board(ui.ctx(), rect);
    let asked = clicked(ui, rect).or_else(|| {
        (is_there && asked_by_key(ui)).then(|| Asked { at: rect.center(), by_key: true })
    });
    Place { id, layer: ui.layer_id(), asked }.show(ui, context, groups)
}

/// Draws the context menu of a listed move while it is open, and returns the chosen command.
pub fn of_move(
    ui: &Ui,
    response: &Response,
    (ply, node): (usize, Option<NodeId>),
    context: &PanelContext,
) -> Option<Command> {
    let by_key = response.has_focus() && asked_by_key(ui);
    let asked = match response.interact_pointer_pos() {
        Some(at) if response.secondary_clicked() => Some(Asked { at, by_key: false }),
        _ => by_key.then(|| Asked { at: response.rect.left_bottom(), by_key }),
    };
    Place { id: response.id.with("menu"), layer: response.layer_id, asked }.show(
        ui,
        context,
        &groups_of_move(ply, node, context),
    )
}

fn groups_of_move(ply: usize, node: Option<NodeId>, context: &PanelContext) -> Vec<Vec<Command>> {
    let mut groups = vec![vec![match node {
        Some(node) => Command::Study(StudyCommand::Go(node)),
        None => Command::Game(GameCommand::Show(ply)),
    }]];
    if let Some(node) = node.filter(|_| context.commands.studied) {
        let mut changes = Vec::new();
        // A game that is over stays as it was played.
        let is_open = !context.commands.ended;
        if is_open {
            changes.push(Command::Study(StudyCommand::Promote(node)));
        }
        let list = context.table.list().iter();
        if is_open || list.clone().any(|listed| listed.node == node && listed.depth > 0) {
            changes.push(Command::Study(StudyCommand::DeleteFrom(node)));
        }
        changes.push(Command::Study(StudyCommand::Comment(node)));
        groups.push(changes);
        let marks = [
            Some(Mark::Good),
            Some(Mark::Brilliant),
            Some(Mark::Interesting),
            Some(Mark::Doubtful),
            Some(Mark::Mistake),
            Some(Mark::Blunder),
            None,
        ];
        groups.push(marks.map(|mark| Command::Study(StudyCommand::MarkMove(node, mark))).to_vec());
    }
    groups.push(vec![
        Command::File(FileCommand::CopyGame),
        Command::File(FileCommand::CopyPosition),
        Command::File(FileCommand::Save),
    ]);
    groups
}

#[derive(Clone, Copy)]
struct Asked {
    at: Pos2,
    by_key: bool,
}

struct Place {
    id: Id,
    layer: LayerId,
    asked: Option<Asked>,
}

impl Place {
    /// Opens the menu if it is requested, and draws it while it is open.
    fn show(
        self,
        ui: &Ui,
        context: &PanelContext,
        groups: &[impl AsRef<[Command]>],
    ) -> Option<Command> {
        let ctx = ui.ctx();
        if let Some(asked) = self.asked {
            ctx.data_mut(|data| data.insert_temp(self.id, asked.at));
            Popup::open_id(ctx, self.id);
            // While the menu is open, the arrow keys belong to it.
            ctx.memory_mut(|memory| {
                if let Some(focused) = memory.focused() {
                    memory.surrender_focus(focused);
                }
            });
        }
        if !Popup::is_id_open(ctx, self.id) {
            return None;
        }
        let at: Pos2 = ctx.data(|data| data.get_temp(self.id))?;
        let mut chosen = None;
        let mut first = None;
        Popup::new(self.id, ctx.clone(), at, self.layer)
            .kind(PopupKind::Menu)
            .layout(Layout::top_down_justified(Align::Min))
            .style(menu_style)
            .open_memory(None)
            .show(|ui| {
                ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
                ui.spacing_mut().button_padding.x = TICK;
                first = menu_items::groups(ui, context, &mut chosen, groups);
            });
        if self.asked.is_some_and(|asked| asked.by_key)
            && let Some(first) = first
        {
            ctx.memory_mut(|memory| memory.request_focus(first));
        }
        let is_left = ui.input(|input| input.key_pressed(Key::Escape));
        if chosen.is_some() || is_left {
            Popup::close_all(ctx);
            board::focus::give(ctx);
        }
        chosen
    }
}

/// Returns a right click on `rect`, unless another layer covers it or the left button was down: then the
/// click cancels a drag.
fn clicked(ui: &Ui, rect: Rect) -> Option<Asked> {
    let id = Id::unique("the left button was down");
    let (down, pressed, at) = ui.input(|input| {
        let pointer = &input.pointer;
        (
            pointer.primary_down(),
            pointer.button_pressed(PointerButton::Secondary),
            pointer.interact_pos(),
        )
    });
    if pressed {
        ui.data_mut(|data| data.insert_temp(id, down));
    }
    let held = ui.data(|data| data.get_temp::<bool>(id)).unwrap_or(false);
    let at = at.filter(|&at| rect.contains(at))?;
    let is_click = ui.input(|input| input.pointer.secondary_clicked());
    let is_bare = ui.ctx().layer_id_at(at) == Some(ui.layer_id());
    (is_click && is_bare && !held).then_some(Asked { at, by_key: false })
}

/// Consumes the menu key or Shift+F10.
fn asked_by_key(ui: &Ui) -> bool {
    let is_it = |event: &Event| {
        matches!(
            event,
            Event::Key { key: Key::Menu, pressed: true, .. }
                | Event::Key {
                    key: Key::F10,
                    pressed: true,
                    modifiers: Modifiers { shift: true, .. },
                    ..
                }
        )
    };
    let is_covered = ui.memory(|memory| memory.top_modal_layer().is_some());
    // The first caller consumes the key; otherwise widgets drawn later would open another menu.
    !is_covered
        && ui.input_mut(|input| {
            let before = input.events.len();
            input.events.retain(|event| !is_it(event));
            input.events.len() < before
        })
}
