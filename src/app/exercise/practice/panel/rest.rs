//! Panel of practice without a position: the end of a session, the search for positions, or that there is
//! nothing to practise.

use egui::{Label, ProgressBar, Rect, RichText, TextStyle, Ui};

use super::{scope, task};
use crate::app::exercise::practice::{PracticeState, ScanProgress};
use crate::app::shell::command::{Command, PracticeCommand};
use crate::app::shell::panels::{PanelContext, button_row};
use crate::app::shell::theme;
use crate::phrase::Phrase;
use crate::store::practice::TaskAnswer;

pub(super) fn show(ui: &mut Ui, state: &PracticeState, context: &PanelContext) -> Option<Command> {
    let heading = context.texts().say(&heading(state, context));
    ui.add(Label::new(RichText::new(heading).text_style(TextStyle::Heading)).wrap());
    if let Some(more) = more(state, context) {
        ui.add(Label::new(context.texts().say(&more)).wrap());
    }
    let wanted = task::row(ui, &buttons(state, context), context);
    ui.add_space(8.0);
    search(ui, state, context).or(wanted)
}

pub(super) fn show_low(
    ui: &mut Ui,
    (state, foot): (&PracticeState, Rect),
    context: &PanelContext,
) -> Option<Command> {
    let heading = context.texts().say(&heading(state, context));
    ui.add(Label::new(RichText::new(heading).text_style(theme::bold())).wrap());
    let wanted = search(ui, state, context);
    let buttons = buttons(state, context);
    let main = buttons.first().map(|&(command, _)| command);
    let chosen = scope(ui, foot, "practice buttons", |ui| {
        button_row::show(ui, foot, &buttons, main, context)
    });
    wanted.or(chosen)
}

/// "4 of 5 at first try", or why there is no session.
fn heading(state: &PracticeState, context: &PanelContext) -> Phrase {
    let answers = state.session.answers();
    if answers.is_empty() {
        let key = match state.search {
            Some(_) => "practice-searching",
            None if context.practice.tasks().next().is_none() => "practice-none",
            None => "practice-nothing-due",
        };
        return Phrase::new(key);
    }
    let first = answers.iter().filter(|answer| **answer == Some(TaskAnswer::First));
    Phrase::new("practice-result").with("first", first.count()).with("count", answers.len())
}

/// The number of positions that come back tomorrow, or the origin of positions.
fn more(state: &PracticeState, context: &PanelContext) -> Option<Phrase> {
    let answers = state.session.answers();
    if answers.is_empty() {
        return Some(Phrase::new("practice-about-search"));
    }
    let tomorrow = state.session.tasks().iter().filter(|task| {
        let state = context.practice.state(&task.id);
        let today = crate::store::day_number(&context.training_day);
        state.zip(today).is_some_and(|(state, today)| !state.is_done() && state.due <= today + 1)
    });
    let count = tomorrow.count();
    (count > 0).then(|| Phrase::new("practice-tomorrow").with("count", count))
}

fn buttons(state: &PracticeState, context: &PanelContext) -> Vec<(Command, &'static str)> {
    let mut buttons = Vec::new();
    if !context.practice.due(&context.training_day).is_empty()
        && !state.session.answers().is_empty()
    {
        buttons.push((Command::Practice(PracticeCommand::Next), "practice-more-button"));
    }
    buttons.push((Command::Practice(PracticeCommand::Leave), "practice-leave-button"));
    buttons
}

/// Progress of the search with *Stop*, or *Go on* after it was stopped.
fn search(ui: &mut Ui, state: &PracticeState, context: &PanelContext) -> Option<Command> {
    let toggle = Command::Practice(PracticeCommand::ToggleSearch);
    let key = match state.search {
        Some(ScanProgress { all: 0, .. }) => return None,
        Some(progress) => {
            let ScanProgress { done, all, share } = progress;
            let words = Phrase::new("practice-search").with("done", done).with("count", all);
            ui.add(Label::new(context.texts().say(&words)).wrap());
            let part = (done as f32 + share) / all as f32;
            let bar = ProgressBar::new(part).fill(theme::done(ui));
            ui.add(bar.desired_height(8.0));
            "practice-stop"
        }
        None if state.is_search_stopped => "practice-go-on",
        None => return None,
    };
    ui.button(context.text(key)).clicked().then_some(toggle)
}
