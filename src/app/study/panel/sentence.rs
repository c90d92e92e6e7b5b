//! The sentence about the shown position: the verdict on its move with the reason, or the turning point of
//! the game. It also shows the progress of the analysis.

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Color32, FontId, FontSelection, Label, Rect, RichText, Sense, TextStyle, TextWrapMode, Ui,
    UiBuilder, pos2, vec2,
};

use crate::app::game::table::{Judged, LookProgress, NumberedMove, StudyState};
use crate::app::shell::command::{Command, StudyCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::theme;
use crate::app::shell::widgets::{self, Glyph, glyph_button};
use crate::bot::study::{Chance, Mark};
use crate::phrase::Phrase;

pub(super) const LINE: f32 = 22.0;
/// Height, in points, below which the text is small, so that three lines fit under a bold one.
const LOW: f32 = 70.0;
/// Sizes of letters for a sentence that is too long for the usual one, in points.
const SMALLER: [f32; 3] = [13.0, 12.0, 11.0];
/// Side of the button that stops the analysis, in points.
const BUTTON: f32 = 24.0;
const BAR: f32 = 3.0;

/// Draws the sentence at the top of a rectangle. Returns its height in points, and the chosen command.
pub(super) fn show(
    ui: &mut Ui,
    rect: Rect,
    study: &StudyState,
    context: &PanelContext,
) -> (f32, Option<Command>) {
    let mut wanted = None;
    let builder = UiBuilder::new().max_rect(rect).id_salt("sentence");
    let drawn = ui.scope_builder(builder, |ui| {
        ui.set_clip_rect(rect.expand(3.0).intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing = vec2(0.0, 2.0);
        if let Some(progress) = study.progress {
            bar(ui, progress);
        }
        let is_low = rect.height() < LOW;
        let top = ui.cursor().top();
        let has_more = study.progress.is_some() || study.stopped;
        let more = if has_more && !is_low { BUTTON + 2.0 } else { 0.0 };
        let room = rect.bottom() - top - more;
        wanted = words(ui, (room, is_low), study, context);
        let is_said = ui.cursor().top() > top;
        // In a low area the bar is enough where there is a sentence.
        if has_more && !(is_low && is_said) {
            wanted = wanted.or(how_far(ui, study, context));
        }
    });
    (drawn.response.rect.height().min(rect.height()), wanted)
}

/// `room` is the height for the sentence, in points; it is never cut while smaller letters fit.
fn words(
    ui: &mut Ui,
    (room, is_low): (f32, bool),
    study: &StudyState,
    context: &PanelContext,
) -> Option<Command> {
    let turned = study.turning_point.filter(|&point| point == study.shown);
    let (bold, why, leads) = match (&study.judged, study.turning_point) {
        (Some(judged), _) if turned.is_some() => {
            (move_words("study-is-turning-point", &judged.mv, context), judged.why.clone(), None)
        }
        (Some(judged), _) => (judged_words(judged, context), judged.why.clone(), None),
        (None, point) => {
            let point = point.and_then(|point| study.points.get(point));
            let Some((point, mv)) = point.and_then(|point| Some((point, point.mv.as_ref()?)))
            else {
                return quiet(ui, study, context);
            };
            let command = Command::Study(StudyCommand::Go(point.node));
            (move_words("study-turning-point", mv, context), None, Some(command))
        }
    };
    let mut wanted = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 1.0);
        let why = why.map(|why| context.texts().sentence(&why));
        let (sentence, fits) = fitting(ui, room, is_low, [&bold, why.as_deref().unwrap_or("")]);
        let said = sentence.text.clone();
        let label = ui.add(Label::new(sentence).wrap());
        if !fits {
            widgets::tip(label, &said);
        }
        // A link in two lines could not be pressed in its middle.
        ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
        if let Some(command) = leads
            && ui.link(context.text("study-show-me")).clicked()
        {
            wanted = Some(command);
        }
    });
    wanted
}

/// A bold text and an ordinary one after it, in the largest letters that fit; `false` if none do.
fn fitting(ui: &Ui, room: f32, is_low: bool, texts: [&str; 2]) -> (LayoutJob, bool) {
    let colour = theme::palette(ui.ctx()).text;
    let styles = [theme::bold(), TextStyle::Body];
    let fonts = styles.map(|style| FontSelection::from(style).resolve(ui.style()));
    let usual = (!is_low).then_some(fonts[1].size);
    let width = ui.available_width();
    let mut job = LayoutJob::default();
    for size in usual.into_iter().chain(SMALLER) {
        let fonts = fonts.clone().map(|font| FontId::new(size, font.family));
        job = two_texts(texts, fonts, colour);
        job.wrap.max_width = width;
        let height = ui.fonts_mut(|known| known.layout_job(job.clone()).size().y);
        if height <= room {
            return (job, true);
        }
    }
    (job, false)
}

fn two_texts([first, second]: [&str; 2], fonts: [FontId; 2], colour: Color32) -> LayoutJob {
    let mut job = LayoutJob::default();
    let [bold, usual] = fonts.map(|font| TextFormat::simple(font, colour));
    job.append(first, 0.0, bold);
    if !second.is_empty() {
        job.append(&format!(" {second}"), 0.0, usual);
    }
    job
}

/// Text for a position without a verdict in a game without a turning point.
fn quiet(ui: &mut Ui, study: &StudyState, context: &PanelContext) -> Option<Command> {
    if study.progress.is_some() || study.stopped {
        return None;
    }
    let palette = theme::palette(ui.ctx());
    let key = match study.points.len() {
        0 | 1 => "study-nothing-yet",
        _ => "study-no-turning-point",
    };
    let words = context.texts().say(&Phrase::new(key).with("of", context.state.game));
    ui.add(Label::new(RichText::new(words).color(palette.secondary)).wrap());
    None
}

/// Sentence about a move by its number and text: "The turning point was push 14, a1-a2."
fn move_words(key: &'static str, mv: &NumberedMove, context: &PanelContext) -> String {
    let phrase = Phrase::new(key).with("of", context.state.game);
    context.texts().say(&phrase.with("number", mv.number).with("move", mv.short.clone()))
}

/// "Push 14, a1-a2, was a mistake."
fn judged_words(judged: &Judged, context: &PanelContext) -> String {
    let key = match judged.mark {
        Mark::Good => "study-was-good",
        Mark::Brilliant => "study-was-brilliant",
        Mark::Interesting => "study-was-interesting",
        Mark::Doubtful => "study-was-doubtful",
        Mark::Mistake => "study-was-mistake",
        Mark::Blunder => "study-was-blunder",
    };
    move_words(key, &judged.mv, context)
}

fn bar(ui: &mut Ui, progress: LookProgress) {
    let palette = theme::palette(ui.ctx());
    let size = vec2(ui.available_width(), BAR + 3.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let rect = rect.with_max_y(rect.top() + BAR);
    theme::track(ui.painter(), rect, palette);
    let part = progress.done as f32 / progress.all.max(1) as f32;
    let done = rect.with_max_x(rect.left() + rect.width() * part);
    ui.painter().rect_filled(done, BAR / 2.0, palette.accent);
}

/// Progress of the analysis, and the button that stops or resumes it.
fn how_far(ui: &mut Ui, study: &StudyState, context: &PanelContext) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let words = match study.progress {
        Some(LookProgress { done, all, deep }) => {
            Phrase::new(if deep { "study-looks-deeper" } else { "study-looks" })
                .with("done", done)
                .with("all", all)
        }
        None => Phrase::new("study-stopped"),
    };
    let words = context.texts().say(&words);
    let size = vec2(ui.available_width(), BUTTON);
    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
    let button = Rect::from_min_max(pos2(row.right() - BUTTON, row.top()), row.max);
    let place = row.with_max_x(button.left() - 4.0);
    let builder = UiBuilder::new().max_rect(place).id_salt("how far");
    ui.scope_builder(builder, |ui| {
        ui.horizontal_centered(|ui| {
            widgets::line_label(ui, &words, TextStyle::Small, palette.secondary);
        });
    });
    let (key, glyph) = if study.progress.is_some() {
        ("study-stop", Glyph::Pause)
    } else {
        ("study-go-on", Glyph::Play)
    };
    let builder = UiBuilder::new().max_rect(button).id_salt("stop the look");
    let name = context.text(key);
    let button = ui.scope_builder(builder, |ui| glyph_button(ui, glyph, &name));
    let button = widgets::tip(button.inner, &name);
    button.clicked().then_some(Command::Study(StudyCommand::ToggleAnalysis))
}

/// "91 % accurate".
pub(crate) fn accuracy(tenths: u16, context: &PanelContext) -> String {
    let percent = Chance::permille(tenths).percent();
    let phrase = Phrase::new("study-accuracy").with("percent", percent);
    context.texts().say(&phrase)
}
