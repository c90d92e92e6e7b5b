//! The board of a game being played, with what stands beside it.

use egui::{Color32, Key, Painter, Rect, Ui};

use super::{BoardReply, GameTable, Presentation, TableBoard};
use crate::board::sound::{Cues, Sound};
use crate::board::{BoardWidget as _, Hand, Look, Palette, Playable};
use crate::rules::Player;

/// Sound of another position, however far away it is.
fn page_turn() -> Cues {
    Cues { hush: true, ..Cues::one(Sound::Leaf) }
}

/// Returns `true` if the user does not want to wait for the computer's move.
fn is_impatient(ui: &Ui, area: Rect) -> bool {
    ui.input(|input| {
        let pos = input.pointer.interact_pos();
        let is_on_board = pos.is_some_and(|pos| area.contains(pos));
        input.pointer.primary_pressed() && is_on_board || input.key_pressed(Key::Space)
    })
}

impl<G: Playable> TableBoard for GameTable<G> {
    fn board_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> BoardReply {
        let area = ui.available_rect_before_wrap();
        let now = ui.input(|input| input.time);
        let mut view = self.board.take_view();
        let reply = view.show(ui, &self.scene(presentation));
        let has_browsed = self.board.finish_frame(view, now);
        if reply.ends_guide {
            self.engine.hints_mut().toggle_guide();
        }
        let mut answer = BoardReply {
            says: reply.says,
            show_ply: reply.show_ply,
            moved: false,
            cues: if has_browsed { page_turn() } else { reply.cues },
        };
        if let Some(mv) = reply.mv.filter(|_| self.hand() == Hand::Free) {
            self.engine.set_paused(false);
            if self.session.outcome().is_some() {
                // A move after the end does not change the game.
                self.set_studied(true);
            }
            self.play(mv);
            self.board.set_user_moved(now);
            answer.moved = true;
            ui.ctx().request_repaint();
        } else if self.engine.answer().is_some() && is_impatient(ui, area) {
            self.engine.skip_delay();
        }
        answer
    }

    fn is_busy(&self) -> bool {
        self.board.view().is_busy()
    }

    fn seat_icon(&self, player: Player, painter: &Painter, rect: Rect, look: &Look) {
        G::seat_icon(player, painter, rect, look);
    }

    fn seat_tone(&self, player: Player, palette: &Palette) -> Color32 {
        G::seat_tone(player, palette)
    }

    fn score_ui(&self, player: Player, ui: &mut Ui, presentation: &Presentation) {
        G::score_ui(self.board.view(), player, ui, &self.scene(presentation));
    }
}
