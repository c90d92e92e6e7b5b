//! The user's skills as cards, the one that costs most first, each with a door to practice.

use egui::{Align, Frame, Label, Layout, RichText, TextStyle, Ui};

use crate::app::exercise::practice::SkillTasks;
use crate::app::shell::dialogs::DialogContext;
use crate::app::shell::{form, theme, widgets};
use crate::bot::rating::MeasuredSkill;
use crate::phrase::Phrase;

/// Maximum number of skills shown.
const MOST: usize = 5;
/// Smallest width of a card and height of its text, in points.
const LEAST_WIDTH: f32 = 210.0;
const TEXT: f32 = 84.0;
const GAP: f32 = 12.0;

/// Draws the cards. Returns the key of the skill to practise, if its button was pressed.
pub(super) fn show(
    ui: &mut Ui,
    skills: &[MeasuredSkill],
    tasks: &SkillTasks,
    context: &DialogContext,
) -> Option<&'static str> {
    let first = skills.first()?;
    let texts = context.presentation.texts;
    let has_cost = first.cost > 0.0;
    let heading = if has_cost {
        Phrase::new("my-play-costliest").with("skill", Phrase::new(first.curve.skill))
    } else {
        Phrase::new("my-play-no-cost")
    };
    ui.add_space(8.0);
    ui.label(RichText::new(texts.say(&heading)).text_style(theme::strong()));
    ui.add_space(4.0);
    let columns = ((ui.available_width() + GAP) / (LEAST_WIDTH + GAP)) as usize;
    let columns = columns.clamp(1, 3);
    let mut wanted = None;
    ui.spacing_mut().item_spacing.x = GAP;
    for (row, cards) in skills.chunks(columns).take(MOST.div_ceil(columns)).enumerate() {
        ui.columns(columns, |uis| {
            for (place, (skill, ui)) in cards.iter().zip(uis).enumerate() {
                let number = row * columns + place;
                if number < MOST && card(ui, skill, (has_cost && number == 0, tasks), context) {
                    wanted = Some(skill.curve.skill);
                }
            }
        });
        ui.add_space(GAP);
    }
    let moves = skills.iter().map(|skill| skill.moves).max().unwrap_or(0);
    let counted = Phrase::new("my-play-counted").with("moves", i64::from(moves));
    form::note(ui, &texts.say(&counted));
    wanted
}

/// Returns `true` if the button was pressed.
fn card(
    ui: &mut Ui,
    skill: &MeasuredSkill,
    (is_first, tasks): (bool, &SkillTasks),
    context: &DialogContext,
) -> bool {
    let texts = context.presentation.texts;
    let palette = theme::palette(ui.ctx());
    let frame: Frame = theme::card(palette, is_first).inner_margin(12);
    let count = tasks.count(skill.curve.skill);
    // The search of the other games may find more.
    let button = match count {
        _ if tasks.is_complete() => Phrase::new("my-play-practise").with("count", count),
        0 => Phrase::new("my-play-look"),
        _ => Phrase::new("my-play-practise-some"),
    };
    let button = texts.say(&button);
    let can_practise = count > 0 || !tasks.is_complete();
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.allocate_ui_with_layout(
            egui::vec2(ui.available_width(), TEXT),
            Layout::top_down(Align::Min),
            |ui| {
                ui.set_min_height(TEXT);
                head(ui, skill, context);
                ui.add(Label::new(texts.say(&fact(skill))).wrap());
                if let Some((level, moves)) = skill.next_level() {
                    let next = Phrase::new("my-play-next")
                        .with("level", level)
                        .with("moves", moves.round() as usize);
                    form::note(ui, &texts.say(&next));
                }
            },
        );
        let name = texts.say(&Phrase::new(skill.curve.skill));
        ui.vertical_centered_justified(|ui| {
            let pressed = ui.add_enabled_ui(can_practise, |ui| {
                if is_first {
                    widgets::primary_button(ui, &button)
                } else {
                    widgets::large_button(ui, &button)
                }
            });
            widgets::tip(pressed.inner, &name).clicked()
        })
        .inner
    });
    shown.inner
}

/// Name of the skill, and the level that it is like.
fn head(ui: &mut Ui, skill: &MeasuredSkill, context: &DialogContext) {
    let texts = context.presentation.texts;
    let like = Phrase::new("my-play-like").with("level", skill.level.round() as u8);
    let (name, like) = (texts.text(skill.curve.skill), texts.say(&like));
    let colour = theme::palette(ui.ctx()).secondary;
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(name).text_style(theme::bold()));
        ui.label(RichText::new(like).text_style(TextStyle::Small).color(colour));
    });
}

/// The counted fact: in how many moves the skill was missing once.
fn fact(skill: &MeasuredSkill) -> Phrase {
    if skill.errors.times == 0 {
        return Phrase::new("my-play-never").with("moves", i64::from(skill.moves));
    }
    let moves = f64::from(skill.moves) / f64::from(skill.errors.times);
    let times = Phrase::new("skill-once-in").with("moves", moves.round() as usize);
    Phrase::new(skill.curve.idea).with("times", times)
}
