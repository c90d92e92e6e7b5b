//! Turns what the user does on the board into what the user wants.

mod keys;
mod openings;
mod pointer;

use super::stage::Stage;
use super::state::View;
use crate::board::Reply;
use crate::rules::cubulus::Move;

/// Takes everything the user does on the board.
pub(super) fn take(view: &mut View, stage: &Stage) -> Reply<Move> {
    let mut reply = Reply::default();
    openings::take(view, stage, &mut reply);
    keys::take(view, stage, &mut reply);
    pointer::take(view, stage, &mut reply);
    pointer::hover(view, stage);
    if reply.mv.is_some() {
        view.chosen = None;
        view.warned = None;
        view.refusals.forget();
    }
    view.let_refusal_fade(stage.ui.ctx());
    reply.says = view.words(stage.scene);
    reply.cues = std::mem::take(&mut view.cues);
    reply
}
