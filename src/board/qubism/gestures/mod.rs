//! Turns what the user does on the board into what the user wants.

mod chips;
mod keys;
mod pointer;
mod squares;
mod wheel;

use super::stage::Stage;
use super::state::View;
use crate::board::{Reply, Says};
use crate::rules::qubism::Move;

/// Takes everything the user does on the board.
pub(super) fn take(view: &mut View, stage: &Stage) -> Reply<Move> {
    let mut reply = Reply::default();
    squares::take(view, stage, &mut reply);
    keys::take(view, stage, &mut reply);
    wheel::take(view, stage);
    if chips::take(view, stage, &mut reply) {
        view.resting = None;
    } else {
        pointer::take(view, stage, &mut reply);
        pointer::hover(view, stage);
    }
    if reply.mv.is_some() {
        view.choose(None);
        view.refused = None;
    }
    view.let_refusal_fade(stage.ui.ctx());
    reply.says = view.words(stage).or_else(|| {
        let phrase = pointer::about_rail(stage)?;
        Some(Says {
            phrase,
            refusal: false,
        })
    });
    reply.cues = std::mem::take(&mut view.cues);
    reply
}
