//! Moves that players of other levels would play in the position shown, in one row. A move is played when it is clicked.

use egui::{Rect, Role, Sense, TextStyle, Ui, WidgetInfo, pos2};

use crate::app::game::table::StudyState;
use crate::app::shell::command::{Command, OfferedLine, StudyCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{theme, widgets};
use crate::bot::Level;
use crate::phrase::Phrase;

pub(super) const ROW: f32 = 20.0;
/// Space beside the words of an entry, in points.
const BESIDE: f32 = 2.0;
const STYLE: TextStyle = TextStyle::Small;
/// Part of the width by which words may be too long, because they are drawn smaller then.
const TOO_LONG: f32 = 1.12;
const BETWEEN: &str = " · ";
/// Stands for a move that is not known yet.
const UNKNOWN: &str = "…";

/// One level, or all that would play the same.
struct Entry {
    /// `None` while the move is unknown.
    level: Option<Level>,
    /// Sentence for screen readers.
    told: Phrase,
    /// Text after other entries, in less space.
    short: Phrase,
    /// The same with only the number of the level.
    shortest: Phrase,
}

/// Draws the row. Returns the move that is hovered or focused, and the chosen command.
pub(super) fn show(
    ui: &mut Ui,
    rect: Rect,
    study: &StudyState,
    context: &PanelContext,
) -> (Option<OfferedLine>, Option<Command>) {
    let (mut pointed, mut wanted) = (None, None);
    if !context.commands.human_to_move {
        return (pointed, wanted);
    }
    let palette = theme::palette(ui.ctx());
    let entries = entries(study);
    let texts = fitting(ui, rect.width(), &entries, context);
    let width = |text: &str| widgets::text_width(ui, text, STYLE);
    let gap = width(BETWEEN);
    let needed: f32 = texts.iter().map(|text| width(text)).sum();
    let room = rect.width() - 2.0 * BESIDE - gap * (texts.len() - 1) as f32;
    let scale = (room / needed).min(1.0);
    let mut left = rect.left() + BESIDE;
    let top = rect.top() + 1.0;
    for (number, (entry, text)) in entries.iter().zip(&texts).enumerate() {
        if number > 0 {
            let at = pos2(left, top);
            widgets::line_of_text(ui, at, gap, BETWEEN, STYLE, palette.secondary);
            left += gap;
        }
        let place = Rect::from_min_max(
            pos2(left, rect.top()),
            pos2(left + width(text) * scale, rect.bottom()),
        );
        left = place.right();
        let mut colour = palette.secondary;
        if let Some(level) = entry.level {
            let told = context.texts().sentence(&entry.told);
            let id = ui.scope_id().with(("level", level.number()));
            let response = ui.interact(place.expand2((BESIDE, 0.0).into()), id, Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &told));
            let line = OfferedLine::OfLevel(level);
            if response.hovered() || response.has_focus() {
                let fill = theme::mix(palette.panel, palette.text, 0.07);
                ui.painter().rect_filled(response.rect, 4.0, fill);
                colour = palette.text;
                pointed = Some(line);
            }
            if widgets::tip(response, &told).clicked() {
                wanted = Some(Command::Study(StudyCommand::EnterLine(line)));
            }
        }
        let at = pos2(place.left(), top);
        widgets::line_of_text(ui, at, place.width(), text, STYLE, colour);
    }
    (pointed, wanted)
}

fn entries(study: &StudyState) -> Vec<Entry> {
    let known = &study.level_moves;
    if let [first, others @ ..] = known.as_slice()
        && known.len() == Level::COMPARED.len()
        && others.iter().all(|other| other.short == first.short)
    {
        let [one, two, _] = Level::COMPARED;
        let told = Phrase::new("study-levels-agree")
            .with("first", one.number())
            .with("second", two.number())
            .with("best", Phrase::new(Level::CHAMPION.name_key()))
            .with("move", first.short.clone());
        return vec![Entry {
            level: Some(first.level),
            short: told.clone(),
            shortest: told.clone(),
            told,
        }];
    }
    let entries = Level::COMPARED.into_iter().map(|level| {
        let found = known.iter().find(|known| known.level == level);
        let with_move = |phrase: Phrase| match found {
            Some(found) => phrase.with("move", found.short.clone()),
            None => phrase.with("move", UNKNOWN),
        };
        let phrase = |key| with_move(Phrase::new(key).with("level", level_words(level)));
        let numbered = Phrase::new("study-level-move-short").with("level", level.number());
        Entry {
            level: found.map(|found| found.level),
            told: phrase("study-level-move"),
            short: phrase("study-level-move-short"),
            shortest: with_move(numbered),
        }
    });
    entries.collect()
}

fn level_words(level: Level) -> Phrase {
    if level == Level::CHAMPION {
        Phrase::new(level.name_key())
    } else {
        Phrase::new("study-level").with("number", level.number())
    }
}

/// Texts of the entries, the first one with the word for a level: the longest that have room.
fn fitting(ui: &Ui, room: f32, entries: &[Entry], context: &PanelContext) -> Vec<String> {
    let texts = context.texts();
    let form = |first: fn(&Entry) -> &Phrase, next: fn(&Entry) -> &Phrase| -> Vec<String> {
        let words = entries.iter().enumerate().map(|(number, entry)| match number {
            0 => texts.sentence(first(entry)),
            _ => texts.say(next(entry)),
        });
        words.collect()
    };
    let forms = [
        (form(|entry| &entry.told, |entry| &entry.short), 1.0),
        (form(|entry| &entry.short, |entry| &entry.short), TOO_LONG),
    ];
    let room = room - 2.0 * BESIDE;
    let fits = |(form, most): &(Vec<String>, f32)| {
        widgets::text_width(ui, &form.join(BETWEEN), STYLE) <= room * most
    };
    match forms.into_iter().find(fits) {
        Some((form, _)) => form,
        None => form(|entry| &entry.short, |entry| &entry.shortest),
    }
}
