//! The bar below the board with the verdict on the position as a puzzle. Its moves can be pressed.

use egui::accesskit::Live;
use egui::{
    Color32, Label, Rect, RichText, Role, Sense, TextStyle, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::app::shell::command::{Command, EditorCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::panels::bar::{self, BarButton};
use crate::app::shell::theme;
use crate::app::shell::widgets::Glyph;
use crate::board::editing::{Edit, EditorState, EditorVerdict, VerdictKind};
use crate::phrase::Phrase;

/// Moves that are named; more are counted.
const MOST_NAMED: usize = 3;
/// Characters around a move in a sentence that is not split yet.
const MARKS: [char; 2] = ['\u{e000}', '\u{e001}'];

/// Draws the bar if there is a verdict, and returns the chosen command.
pub(super) fn show(
    ui: &mut Ui,
    bar: Rect,
    state: &EditorState,
    context: &PanelContext,
) -> Option<Command> {
    let verdict = state.verdict.as_ref()?;
    let palette = theme::palette(ui.ctx());
    let sign = match verdict.kind {
        VerdictKind::Puzzle => (Glyph::Tick, palette.ok),
        VerdictKind::Several => (Glyph::Fork, palette.text),
        VerdictKind::Nothing => (Glyph::Cross, palette.secondary),
        VerdictKind::Open => (Glyph::Hourglass, palette.secondary),
    };
    let shown = (&buttons(verdict, context)[..], context);
    let (chosen, pointed) =
        bar::show(ui, bar, sign, shown, |ui, words| sentences(ui, words, verdict, context));
    if let Some(share) = verdict.progress {
        let line = Rect::from_min_max(
            pos2(bar.left() + 1.0, bar.bottom() - 3.0),
            pos2(bar.left() + 1.0 + share * (bar.width() - 2.0), bar.bottom() - 1.0),
        );
        ui.painter().rect_filled(line, 1.0, palette.accent);
    }
    chosen.or(pointed)
}

/// The buttons, the first at the right.
fn buttons(verdict: &EditorVerdict, context: &PanelContext) -> Vec<BarButton> {
    let further = Command::Editor(EditorCommand::Edit(Edit::LookFurther));
    let mut shown = vec![BarButton {
        command: Command::Editor(EditorCommand::KeepPuzzle),
        name: context.text("composer-keep"),
        is_main: verdict.can_keep,
    }];
    let key = match verdict.progress {
        Some(_) => Some("composer-stop"),
        None if verdict.can_look_further && !verdict.can_keep => Some("composer-further"),
        None => None,
    };
    shown.extend(key.map(|key| BarButton {
        command: further,
        name: context.text(key),
        is_main: false,
    }));
    shown
}

/// Draws the verdict and what follows from it; the second line is left out where there is no room. Returns the
/// command that shows a move.
fn sentences(
    ui: &mut Ui,
    rect: Rect,
    verdict: &EditorVerdict,
    context: &PanelContext,
) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let count = verdict.first_moves.len();
    let words = said(&verdict.words, &verdict.first_moves, context);
    let note = verdict.note.as_ref();
    let note = note.map(|note| said(note, &verdict.rivals, context));
    let plain = |text: &str| text.replace(MARKS, "");
    let whole = match &note {
        Some(note) => format!("{} {}", plain(&words), plain(note)),
        None => plain(&words),
    };
    // Screen readers read the whole at once. The links lie above it.
    let told = ui.interact(rect, ui.scope_id().with("told"), Sense::hover());
    told.widget_info(|| WidgetInfo::labeled(Role::Label, true, &whole));
    if verdict.is_settled {
        ui.ctx().accesskit_node_builder(told.id, |node| node.set_live(Live::Polite));
    }
    let rows = |text: &str, style: TextStyle| {
        let font = style.resolve(ui.style());
        let galley = ui.painter().layout(plain(text), font, palette.text, rect.width());
        galley.size().y
    };
    let (mut style, mut height) = (TextStyle::Body, rows(&words, TextStyle::Body));
    let below = note.as_deref().map_or(0.0, |note| rows(note, TextStyle::Small));
    if height + below > rect.height() {
        style = TextStyle::Small;
        height = rows(&words, TextStyle::Small);
    }
    let note = note.filter(|_| height + below <= rect.height() + 2.0);
    let used = height + note.as_ref().map_or(0.0, |_| below);
    let top = rect.center().y - (used / 2.0).min(rect.height() / 2.0);
    let place = rect.with_min_y(top);
    let builder = UiBuilder::new().max_rect(place).id_salt("words");
    let drawn = ui.scope_builder(builder, |ui| {
        ui.set_clip_rect(rect.expand(2.0).intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        ui.spacing_mut().interact_size.y = 0.0;
        let pointed = sentence(ui, (&words, 0), (style, palette.text), verdict);
        let below = note.as_ref().and_then(|note| {
            sentence(ui, (note, count), (TextStyle::Small, palette.secondary), verdict)
        });
        pointed.or(below)
    });
    drawn.inner
}

/// A phrase with the list of its moves, each between [`MARKS`].
fn said(phrase: &Phrase, moves: &[Phrase], context: &PanelContext) -> String {
    let texts = context.texts();
    let marked = |mv: &Phrase| {
        let mv = texts.say(mv).replace(' ', "\u{a0}");
        Phrase::new("list-move").with("move", format!("{}{mv}{}", MARKS[0], MARKS[1]))
    };
    let named = moves.iter().take(MOST_NAMED).map(marked);
    let mut named: Vec<Phrase> = named.collect();
    let last = match moves.len() {
        0 | 1 => None,
        count if count > MOST_NAMED => {
            let others = count - MOST_NAMED;
            Some(Phrase::new("composer-others").with("count", others))
        }
        _ => named.pop(),
    };
    let list = named
        .into_iter()
        .reduce(|first, next| Phrase::new("list-and").with("first", first).with("next", next));
    let list = match (list, last) {
        (Some(list), Some(last)) => {
            Phrase::new("composer-or").with("first", list).with("next", last)
        }
        (Some(list), None) => list,
        (None, _) => return texts.say(phrase),
    };
    texts.say(&phrase.clone().with("moves", list))
}

/// Draws a sentence with its moves as links; `first` is the index of its first move.
fn sentence(
    ui: &mut Ui,
    (words, first): (&str, usize),
    (style, colour): (TextStyle, Color32),
    verdict: &EditorVerdict,
) -> Option<Command> {
    let point = |index| Command::Editor(EditorCommand::Edit(Edit::PointAt(index)));
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        let parts = words.split(MARKS).enumerate();
        for (number, part) in parts.filter(|(_, part)| !part.is_empty()) {
            let text = RichText::new(part).text_style(style.clone());
            if number % 2 == 0 {
                ui.add(Label::new(text.color(colour)).selectable(false));
                continue;
            }
            let index = first + number / 2;
            let is_shown = verdict.shown == Some(index);
            let text = text.color(theme::palette(ui.ctx()).accent);
            let link = ui.link(if is_shown { text.underline() } else { text });
            let wanted = if link.clicked() {
                Some((!is_shown || link.hovered()).then_some(index))
            } else if (link.hovered() || link.gained_focus()) && !is_shown {
                Some(Some(index))
            } else {
                None
            };
            chosen = wanted.map(point).or(chosen.take());
        }
    });
    chosen
}
