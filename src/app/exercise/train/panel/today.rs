//! Today's tasks: what they are, as hollows that fill, and the button that begins.

use egui::{Label, RichText, Role, Sense, TextStyle, Ui, WidgetInfo, vec2};

use super::heading;
use crate::app::exercise::train::today::{Today, TodayKind, TodayTask};
use crate::app::input::tab_key;
use crate::app::shell::command::{Command, TrainCommand};
use crate::app::shell::hollows::{self, Hollow};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::theme;
use crate::app::shell::widgets::{self, Glyph};
use crate::i18n::capital;
use crate::phrase::Phrase;

/// Heights of the rail and of the button, in points, and in a low panel.
const RAIL: f32 = 48.0;
const BUTTON: f32 = 46.0;
const LOW_RAIL: f32 = 36.0;
const LOW_BUTTON: f32 = 36.0;

pub(super) fn show(ui: &mut Ui, is_low: bool, context: &PanelContext) -> Option<Command> {
    let today = context.training();
    let left = today.left();
    let minutes = Phrase::new("train-minutes").with("count", left);
    let minutes = if left > 0 { context.texts().say(&minutes) } else { String::new() };
    heading(ui, &context.text("train-today"), &minutes);
    let height = if is_low { LOW_RAIL } else { RAIL };
    let size = vec2(ui.available_width(), height);
    let (rail, response) = ui.allocate_exact_size(size, Sense::hover());
    let hollows: Vec<Hollow> = today.tasks.iter().map(hollow).collect();
    hollows::rail(ui.painter(), rail, &hollows, theme::palette(ui.ctx()));
    let words = words(&today, context);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    if !is_low || left == 0 {
        let palette = theme::palette(ui.ctx());
        let text = RichText::new(&words).text_style(TextStyle::Small).color(palette.secondary);
        ui.add(Label::new(text).wrap());
    }
    if left == 0 {
        return None;
    }
    let height = if is_low { LOW_BUTTON } else { BUTTON };
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let is_begun = left < today.tasks.len();
    let key = if is_begun { "train-go-on" } else { "train-start" };
    let button = widgets::main_button(ui, rect, &context.text(key));
    tab_key::offer(&button);
    button.clicked().then_some(Command::Train(TrainCommand::Today))
}

fn hollow(task: &TodayTask) -> Hollow {
    match task.kind {
        _ if task.is_done => Hollow::Full,
        TodayKind::Mistake(_) => Hollow::Sign(Glyph::History),
        TodayKind::Next(_) => Hollow::Sign(Glyph::Puzzle),
        TodayKind::Daily(_) => Hollow::Sign(Glyph::Star),
    }
}

/// The tasks that are left, in words.
fn words(today: &Today, context: &PanelContext) -> String {
    let texts = context.texts();
    let left = |is: fn(&TodayKind) -> bool| {
        today.tasks.iter().filter(|task| !task.is_done && is(&task.kind)).count()
    };
    let mistakes = left(|kind| matches!(kind, TodayKind::Mistake(_)));
    let puzzles = left(|kind| matches!(kind, TodayKind::Next(_)));
    let daily = left(|kind| matches!(kind, TodayKind::Daily(_)));
    let kinds = [("train-mistakes", mistakes), ("train-puzzles", puzzles), ("train-daily", daily)];
    let kinds = kinds.into_iter().filter(|(_, count)| *count > 0);
    let kinds = kinds.map(|(key, count)| texts.say(&Phrase::new(key).with("count", count)));
    let list = kinds.reduce(|one, other| {
        texts.say(&Phrase::new("train-list").with("one", one).with("other", other))
    });
    list.map_or_else(
        || context.text("train-done"),
        |list| texts.say(&Phrase::new("train-sentence").with("words", capital(list))),
    )
}
