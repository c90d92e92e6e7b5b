//! Words beside the field: why something is refused, and advice.

use egui::Rect;

use super::speech;
use super::stage::Stage;
use super::state::{Refused, View};
use crate::board::paint::{Beside, Bubble, Line};
use crate::phrase::Phrase;
use crate::rules::kuba::Cell;

/// The words of a refusal: for a marble that is stuck, on its side of the board, and a line for
/// each way.
pub(super) fn refusal(view: &View, stage: &Stage, refused: &Refused) -> Bubble {
    let field = stage.geometry.field();
    let ways = refused.stuck.map(|cell| speech::closed(stage.scene, cell));
    let lines: Vec<Line> = match ways.filter(|ways| !ways.is_empty()) {
        Some(ways) => ways
            .into_iter()
            .map(|(direction, reason)| Line {
                toward: Some(stage.geometry.vector(direction)),
                words: say(stage, &reason),
            })
            .collect(),
        None => vec![Line {
            toward: None,
            words: say(stage, &refused.reason),
        }],
    };
    let below = |cell| stage.geometry.center(cell).y > field.center().y;
    let place = Beside {
        below: refused.stuck.is_some_and(below),
        middle: field.center().x,
        ..beside(view, stage)
    };
    Bubble::new(stage.painter(), place, lines, stage.look().palette.danger)
}

/// Advice on the side of the marble that is to be pushed, if there is any.
pub(super) fn advice(view: &View, stage: &Stage, from: Option<Cell>) -> Option<Bubble> {
    let words = say(stage, stage.scene.advice.as_ref()?);
    let middle = stage.geometry.field().center();
    let at = from.map_or(middle, |cell| stage.geometry.center(cell));
    let place = Beside {
        below: at.y > middle.y,
        middle: at.x,
        ..beside(view, stage)
    };
    let line = Line {
        toward: None,
        words,
    };
    let ink = stage.look().palette.accent;
    Some(Bubble::new(stage.painter(), place, vec![line], ink))
}

fn beside(view: &View, stage: &Stage) -> Beside {
    let geometry = &stage.geometry;
    let chips = view.selected.map(|cell| geometry.chips(cell));
    Beside {
        field: geometry.field(),
        cell: geometry.cell_size(),
        below: false,
        chips: chips.unwrap_or(Rect::NOTHING),
        middle: geometry.field().center().x,
    }
}

fn say(stage: &Stage, phrase: &Phrase) -> String {
    stage.scene.texts.say(phrase)
}
