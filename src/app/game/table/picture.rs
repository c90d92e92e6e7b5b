//! Boards in the pictures of the rules.

use egui::Ui;

use super::Presentation;
use crate::board::rules_page::RulesPicture;
use crate::board::{BoardWidget as _, Look, Playable, Scene};
use crate::rules::Player;

/// Draws the board of a picture of the rules into the remaining space; nothing if its position or a
/// move is invalid.
pub fn draw_picture<G: Playable>(picture: &RulesPicture, ui: &mut Ui, presentation: &Presentation) {
    let Ok(begin) = G::from_text(picture.position, &G::Rules::default()) else {
        return;
    };
    let mut positions = vec![begin];
    let mut moves = Vec::new();
    for text in picture.moves {
        let mut next = positions[positions.len() - 1].clone();
        let Ok(mv) = next.read_move(text) else {
            return;
        };
        next.play(mv);
        positions.push(next);
        moves.push(mv);
    }
    let look =
        Look { coordinates: false, stores: false, viewer: Player::FIRST, ..presentation.look };
    let scene = Scene {
        excerpt: true,
        hint: picture.arrow.and_then(|text| text.parse().ok()),
        ..Scene::picture(&positions, &moves, look, presentation.texts)
    };
    // Nothing moves, so no view has to be kept.
    G::View::default().show(ui, &scene);
}
