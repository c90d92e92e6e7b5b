//! The user's skills as cards, the one that costs most first, each with a door to practice.

use egui::{Align, Label, Layout, RichText, TextStyle, Ui};

use super::super::command::YouCommand;
use super::super::state::You;
use super::card as framed;
use super::standing::ENOUGH;
use crate::app::exercise::practice::SkillTasks;
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{form, theme, widgets};
use crate::bot::rating::MeasuredSkill;
use crate::phrase::Phrase;

/// Maximum number of skills shown.
const MOST: usize = 5;
/// Smallest width of a card, height of its text and of its button, in points.
const LEAST_WIDTH: f32 = 210.0;
const TEXT: f32 = 96.0;
const BUTTON: f32 = 36.0;
const GAP: f32 = 12.0;

/// Draws the cards; they are empty while games are read. Returns the choice of a skill to practise.
pub(super) fn show(ui: &mut Ui, you: &You, context: &PanelContext) -> Option<YouCommand> {
    let standing = context.ratings.standing(you.scale_id);
    let skills = standing.map(|standing| &standing.skills[..]);
    let count = skills.map_or_else(|| context.ratings.skill_count(you.scale_id), <[_]>::len);
    let count = count.min(MOST);
    if count == 0 || context.ratings.games(you.scale_id).count() < ENOUGH {
        return None;
    }
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(GAP, 6.0);
        let costliest = skills.and_then(<[MeasuredSkill]>::first).filter(|skill| skill.cost > 0.0);
        let heading = match (skills, costliest) {
            (None, _) => String::new(),
            (_, None) => context.text("you-no-cost"),
            (_, Some(skill)) => {
                let skill = Phrase::new(skill.curve.skill);
                context.texts().say(&Phrase::new("you-costliest").with("skill", skill))
            }
        };
        ui.label(RichText::new(heading).text_style(theme::strong()));
        let columns = ((ui.available_width() + GAP) / (LEAST_WIDTH + GAP)) as usize;
        let columns = columns.clamp(1, 3);
        let mut wanted = None;
        let places: Vec<usize> = (0..count).collect();
        for row in places.chunks(columns) {
            ui.columns(columns, |uis| {
                for (&place, ui) in row.iter().zip(uis) {
                    let skill = skills.and_then(|skills| skills.get(place));
                    let is_first = place == 0 && costliest.is_some();
                    if card(ui, skill, (is_first, you), context) {
                        wanted = skill.map(|skill| YouCommand::Practise(skill.curve.skill));
                    }
                }
            });
            ui.add_space(GAP - 6.0);
        }
        let moves = skills.into_iter().flatten().map(|skill| skill.moves).max();
        let counted = Phrase::new("you-counted").with("moves", i64::from(moves.unwrap_or(0)));
        let counted = moves.map(|_| context.texts().say(&counted));
        form::note(ui, &counted.unwrap_or_default());
        wanted
    })
    .inner
}

/// Returns `true` if the button was pressed.
fn card(
    ui: &mut Ui,
    skill: Option<&MeasuredSkill>,
    (is_first, you): (bool, &You),
    context: &PanelContext,
) -> bool {
    framed(ui, is_first, |ui| {
        let size = egui::vec2(ui.available_width(), TEXT);
        ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
            ui.set_min_height(TEXT);
            if let Some(skill) = skill {
                text(ui, skill, context);
            }
        });
        let tasks = you.tasks.as_ref().map(|(_, tasks)| tasks);
        let (Some(skill), Some(tasks)) = (skill, tasks) else {
            ui.allocate_space(egui::vec2(0.0, BUTTON));
            return false;
        };
        let name = context.text(skill.curve.skill);
        let (words, is_enabled) = door(tasks, skill.curve.skill);
        let words = context.texts().say(&words);
        ui.vertical_centered_justified(|ui| {
            let button = ui.add_enabled_ui(is_enabled, |ui| {
                if is_first {
                    widgets::primary_button(ui, &words)
                } else {
                    widgets::large_button(ui, &words)
                }
            });
            widgets::tip(button.inner, &name).clicked()
        })
        .inner
    })
}

/// Words of the button, and whether it leads anywhere.
fn door(tasks: &SkillTasks, skill: &str) -> (Phrase, bool) {
    let count = tasks.count(skill);
    match count {
        _ if tasks.is_complete() => (Phrase::new("you-practise").with("count", count), count > 0),
        // The search of the other games may find more.
        0 => (Phrase::new("you-look"), true),
        _ => (Phrase::new("you-practise-some"), true),
    }
}

fn text(ui: &mut Ui, skill: &MeasuredSkill, context: &PanelContext) {
    let texts = context.texts();
    head(ui, skill, context);
    ui.add(Label::new(texts.say(&fact(skill))).wrap());
    if let Some((level, moves)) = skill.next_level() {
        let next = Phrase::new("you-next").with("level", level);
        form::note(ui, &texts.say(&next.with("moves", moves.round() as usize)));
    }
}

/// Name of the skill, and the level that it is like.
fn head(ui: &mut Ui, skill: &MeasuredSkill, context: &PanelContext) {
    let texts = context.texts();
    let like = Phrase::new("you-like").with("level", skill.level.round() as u8);
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
        return Phrase::new("you-never").with("moves", i64::from(skill.moves));
    }
    let moves = f64::from(skill.moves) / f64::from(skill.errors.times);
    let times = Phrase::new("skill-once-in").with("moves", moves.round() as usize);
    Phrase::new(skill.curve.idea).with("times", times)
}
