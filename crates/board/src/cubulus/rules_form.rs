//! Form for the rules of Cubulus.

use egui::{Label, RichText, Role, Sense, Ui, Vec2, vec2};

use super::{speech, tile};
use crate::rules_form::{chosen, repetition_goes_on};
use crate::{Look, RulesForm, form};
use kuba_i18n::Texts;
use kuba_rules::cubulus::{Ball, CubulusRules, GameState, Layout, Neutrals, Players};
use kuba_rules::phrase::Phrase;
use kuba_rules::{Player, random};

impl RulesForm for GameState {
    fn rules_ui(rules: &mut CubulusRules, ui: &mut Ui, texts: &Texts, look: &Look) -> bool {
        show(rules, ui, texts, look)
    }

    fn rules_word(rules: &CubulusRules) -> Option<Phrase> {
        let neutrals = match rules.players {
            Players::Two(neutrals) if !neutrals.is_by_lot() => Some(neutrals),
            Players::Two(_) | Players::Three => None,
        };
        let neutrals = neutrals.map(|neutrals| chosen("cubulus-neutrals", neutrals_word(neutrals)));
        let repetition = (!rules.repetition).then(repetition_goes_on);
        neutrals
            .into_iter()
            .chain(repetition)
            .reduce(|first, next| Phrase::new("list-and").with("first", first).with("next", next))
    }

    /// Draws the neutral balls by lot, because a player who did not choose it should not have to lay nine
    /// balls first.
    fn usual_rules() -> CubulusRules {
        CubulusRules {
            players: Players::Two(Neutrals::by_lot(random::seed())),
            ..CubulusRules::default()
        }
    }

    fn with_lots_drawn(rules: &CubulusRules, lot: u64) -> CubulusRules {
        match rules.players {
            Players::Two(neutrals) if neutrals.is_by_lot() => {
                CubulusRules { players: Players::Two(Neutrals::by_lot(lot)), ..*rules }
            }
            Players::Two(_) | Players::Three => *rules,
        }
    }

    const BEGINS_BY_LOT: bool = true;

    fn sizes(rules: &CubulusRules) -> Vec<(Phrase, CubulusRules)> {
        let two = match rules.players {
            players @ Players::Two(_) => players,
            Players::Three => Players::Two(Neutrals::default()),
        };
        [(two, "cubulus-players-two"), (Players::Three, "cubulus-players-three")]
            .into_iter()
            .map(|(players, key)| (Phrase::new(key), CubulusRules { players, ..*rules }))
            .collect()
    }
}

/// Shows the form; returns `true` if a rule changed.
fn show(rules: &mut CubulusRules, ui: &mut Ui, texts: &Texts, look: &Look) -> bool {
    let before = *rules;
    if let Players::Two(neutrals) = &mut rules.players {
        ui.label(texts.text("cubulus-neutrals"));
        neutral_balls(neutrals, ui, texts, look);
        let edge = RichText::new(texts.text("cubulus-edge")).small();
        ui.add(Label::new(edge).wrap());
    }
    let words = texts.text("rules-repetition");
    form::tick(ui, true, &mut rules.repetition, &words);
    *rules != before
}

/// Size of the picture of a choice, and width of a choice, in points.
const PICTURE: Vec2 = vec2(64.0, 66.0);
const CHOICE: f32 = 118.0;
/// Opacity of the balls in an example of a random layout.
const ANYWHERE: f32 = 0.4;
/// Seed of the layout in the picture of a random layout.
const EXAMPLE: u64 = 7;

fn neutrals_word(neutrals: Neutrals) -> Phrase {
    match neutrals {
        Neutrals::LaidBySecond => {
            let seat = speech::colour(Player::SECOND);
            Phrase::new("cubulus-neutrals-laid").with("seat", seat)
        }
        Neutrals::Laid(Layout::MIDDLE_LAYER) => Phrase::new("cubulus-neutrals-middle"),
        Neutrals::Laid(Layout::CENTRES) => Phrase::new("cubulus-neutrals-centres"),
        Neutrals::Laid(_) => Phrase::new("cubulus-neutrals-lot"),
    }
}

/// Choice of how the neutral balls come into the cube. A random layout is drawn when a game begins.
fn neutral_balls(neutrals: &mut Neutrals, ui: &mut Ui, texts: &Texts, look: &Look) {
    let by_lot = neutrals.is_by_lot();
    let kept = if by_lot { *neutrals } else { Neutrals::by_lot(random::seed()) };
    let laid_out = |layout| Neutrals::Laid(layout);
    let choices = [
        (Neutrals::LaidBySecond, None),
        (kept, Some(Layout::drawn(EXAMPLE))),
        (laid_out(Layout::MIDDLE_LAYER), Some(Layout::MIDDLE_LAYER)),
        (laid_out(Layout::CENTRES), Some(Layout::CENTRES)),
    ];
    let room = ui.available_width();
    let row = if room >= CHOICE * choices.len() as f32 { choices.len() } else { choices.len() / 2 };
    let name = texts.text("cubulus-neutrals");
    form::group(ui, Role::RadioGroup, &name, |ui| {
        for choices in choices.chunks(row) {
            ui.columns(row, |columns| {
                for (ui, (choice, lie)) in columns.iter_mut().zip(choices) {
                    let lie = (*lie, choice.is_by_lot());
                    if picture(ui, lie, look) {
                        *neutrals = *choice;
                    }
                    ui.radio_value(neutrals, *choice, texts.say(&neutrals_word(*choice)));
                }
            });
        }
    });
    if by_lot {
        let anew =
            Phrase::new("cubulus-neutrals-anew").with("again", Phrase::new("command-same-again"));
        ui.add(Label::new(RichText::new(texts.say(&anew)).small()).wrap());
    }
}

/// Picture of a choice, faint if its layout is only an example. Returns `true` if it was pressed, which
/// does the same as the radio button below it.
fn picture(ui: &mut Ui, (layout, is_example): (Option<Layout>, bool), look: &Look) -> bool {
    let (rect, response) = ui.allocate_exact_size(PICTURE, Sense::CLICK);
    let cells = layout.into_iter().flat_map(Layout::cells);
    let balls = cells.map(|cell| (Ball::Red, cell));
    let alpha = if is_example { ANYWHERE } else { 1.0 };
    tile::cube(ui.painter(), rect, look, (balls, alpha));
    response.clicked()
}
