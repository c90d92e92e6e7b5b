//! Files, board and words of the toy game [`Nim`].

use egui::{Painter, Rect, Ui};
use kuba_board::rules_page::RulesSection;
use kuba_board::{
    BoardWidget, GameBoard, GameCards, GameWords, Hand, Look, Reply, RulesForm, SCORE_HEIGHT,
    Scene, Teaching,
};
use kuba_i18n::Texts;
use kuba_rules::phrase::Phrase;
use kuba_rules::{Game, Player};
use kuba_store::Recordable;

use super::nim::{HEAPS, Nim, NimEnding, Take};

impl Recordable for Nim {
    const CODE: u8 = 255;
    const SEATS: &'static [&'static str] = &["First", "Second", "Third"];

    fn ending_name(ending: NimEnding) -> &'static str {
        match ending {
            NimEnding::LastStone => "last-stone",
            NimEnding::Conceded => "conceded",
        }
    }
}

/// A board of buttons, without state.
#[derive(Default)]
pub(crate) struct NimView;

impl BoardWidget<Nim> for NimView {
    fn show(&mut self, ui: &mut Ui, scene: &Scene<Nim>) -> Reply<Take> {
        let mut reply = Reply::default();
        let mut moves = Vec::new();
        scene.game().legal_moves(&mut moves);
        for mv in moves {
            let button = egui::Button::new(format!("Take {mv}"));
            if ui.add_enabled(scene.hand == Hand::Free, button).clicked() {
                reply.mv = Some(mv);
            }
        }
        ui.label(format!("{:?} left", scene.game().heaps));
        reply
    }
}

impl GameBoard for Nim {
    type View = NimView;
}

impl GameWords for Nim {
    fn title() -> Phrase {
        Phrase::new("Heaps")
    }

    fn seat_name(player: Player) -> Phrase {
        Phrase::new(["kuba-colour-white", "kuba-colour-black", "cubulus-red"][player.index()])
    }

    fn status(scene: &Scene<Self>) -> Phrase {
        match scene.game().outcome() {
            Some(_) => Phrase::new("All is taken."),
            None => Phrase::new("Take some stones."),
        }
    }
}

impl GameCards for Nim {
    fn seat_icon(player: Player, painter: &Painter, rect: Rect, look: &Look) {
        let radius = 4.0 + 2.0 * player.index() as f32;
        painter.circle_filled(rect.center(), radius, look.palette.text);
    }

    fn score_ui(_: &NimView, player: Player, ui: &mut Ui, scene: &Scene<Self>) {
        ui.set_height(SCORE_HEIGHT);
        if scene.game().out[player.index()] {
            ui.label("out");
        }
    }

    fn leave(&self) -> Option<Take> {
        (!self.is_over()).then_some(Take::LEAVE)
    }
}

impl RulesForm for Nim {
    fn rules_ui(rules: &mut [u8; HEAPS], ui: &mut Ui, _: &Texts, _: &Look) -> bool {
        let small = ui.button("Small heaps").clicked();
        if small {
            *rules = [1; HEAPS];
        }
        small
    }
}

impl Teaching for Nim {
    fn pitch() -> Phrase {
        Phrase::new("Take stones.")
    }

    const RULES_PAGE: &'static [RulesSection] =
        &[RulesSection { title: "All of it", text: "Take the very last stone.", pictures: &[] }];

    const BOARD_KEYS: &'static [&'static str] = &["Tab: the next heap"];
}
