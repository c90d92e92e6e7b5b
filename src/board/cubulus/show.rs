//! A frame of the board: what has changed, what the user does, and the picture of it all.

use egui::{Id, Rect, Role, Sense, Ui, UiBuilder};

use super::geometry::{FACES, Geometry};
use super::stage::Stage;
use super::state::{Target, View};
use super::{gestures, picture, speech};
use crate::board::ground::Ground;
use crate::board::{Hand, Reply, Scene, reader};
use crate::phrase::Phrase;
use crate::rules::cubulus::{GameState, Move};

/// Draws the board, and takes what the user does on it.
pub(super) fn show(view: &mut View, ui: &mut Ui, scene: &Scene<GameState>) -> Reply<Move> {
    let space = ui.available_rect_before_wrap();
    let geometry = Geometry::new(space, view.large_layers);
    ui.allocate_rect(space, Sense::hover());
    let time = ui.input(|input| input.time);
    let about = speech::board(scene);
    let Ground { mut ui, response } =
        Ground::new(ui, scene, space, &about, || speech::last_event(scene));
    let is_played = scene.hand != Hand::Away;
    let groups = if is_played {
        groups(&mut ui, scene, &geometry)
    } else {
        Vec::new()
    };
    let stage = Stage {
        ui: &ui,
        groups: &groups,
        scene,
        geometry,
        response,
        time,
    };
    view.follow(&stage);
    if !is_played {
        picture::draw(view, &stage);
        return Reply::default();
    }
    let reply = gestures::take(view, &stage);
    if let Some(target) = view.cursor.filter(|_| stage.response.has_focus()) {
        let part = node(stage.response.id, target);
        reader::point_at(&ui, &stage.response, part);
    }
    picture::draw(view, &stage);
    view.ask_for_frames(&stage);
    reply
}

/// The node at which the keyboard is.
fn node(board: Id, target: Target) -> Id {
    match target {
        Target::Opening(opening) => board.with(opening),
        Target::Core => board.with("core"),
    }
}

/// A group for each face, and one for the layers.
fn groups(inside: &mut Ui, scene: &Scene<GameState>, geometry: &Geometry) -> Vec<Ui> {
    let faces = FACES.map(|face| {
        let corners = geometry.face(face);
        (speech::face_name(face), Rect::from_points(&corners))
    });
    let trays = geometry.trays();
    let layers = trays.layer(0).union(trays.layer(2));
    let all = faces
        .into_iter()
        .chain([(Phrase::new("cubulus-layers"), layers)]);
    all.enumerate()
        .map(|(index, (name, rect))| {
            let group = UiBuilder::new()
                .max_rect(rect)
                .id_salt(("group", index))
                .accessibility_role(Role::Group)
                .accessibility_label(scene.texts.say(&name));
            inside.new_child(group)
        })
        .collect()
}
