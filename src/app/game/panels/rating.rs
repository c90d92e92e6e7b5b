//! The user's strength at the foot of the result card: "You: about level 4.3", with its course and its doubt.

use egui::{Pos2, Rect, Role, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

use crate::app::archive::history_plot;
use crate::app::archive::ratings::{self, PastEstimate, Standing};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{theme, widgets};
use crate::bot::rating::Estimate;
use crate::phrase::Phrase;

/// Height of both lines, in points.
pub(crate) const HEIGHT: f32 = 40.0;
/// Size of the course, in points.
const COURSE: [f32; 2] = [84.0, 26.0];
/// Latest games in the course.
const LATEST: usize = 20;
/// Levels that the course spans at least.
const LEAST_SPAN: f64 = 2.0;

/// Strength of the only person at the table, once the game that has just ended counts; `None` with fewer than three
/// games.
pub(crate) fn known<'a>(context: &PanelContext<'a>) -> Option<(&'a Standing, Estimate)> {
    // The game is archived once its quick pass has ended.
    context.table.after_game()?;
    let people = context.state.seats.iter().filter(|seat| seat.is_human());
    if people.count() != 1 {
        return None;
    }
    let standing = context.ratings.standing(context.scale_id())?;
    Some((standing, standing.latest()?))
}

/// Draws the strength, if it is known.
pub(crate) fn show(ui: &mut Ui, context: &PanelContext) {
    let Some((standing, estimate)) = known(context) else {
        return;
    };
    let palette = theme::palette(ui.ctx());
    let texts = context.texts();
    let level = ratings::tenths(estimate.level);
    let words = texts.say(&Phrase::new("result-rating").with("level", level));
    let change = standing.change(&context.today);
    let change = change.map(|change| texts.say(&ratings::change_in_words(change)));
    let size = vec2(ui.available_width(), HEIGHT);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let said = std::iter::once(words.clone()).chain(change.clone());
    let said = said.collect::<Vec<_>>().join(". ");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let [width, height] = COURSE;
    let course = Rect::from_min_size(pos2(rect.right() - width, rect.top()), vec2(width, height));
    let room = course.left() - 8.0 - rect.left();
    widgets::line_of_text(ui, rect.min, room, &words, theme::bold(), palette.text);
    if let Some(change) = change {
        let at = rect.min + vec2(0.0, 21.0);
        widgets::line_of_text(ui, at, room, &change, TextStyle::Small, palette.secondary);
    }
    let first = standing.history.len().saturating_sub(LATEST);
    paint_course(ui, course, &standing.history[first..]);
}

fn paint_course(ui: &Ui, rect: Rect, history: &[PastEstimate]) {
    let bands = || history.iter().map(|past| ratings::band(past.estimate));
    let low = bands().map(|[low, _]| low).fold(f64::INFINITY, f64::min);
    let high = bands().map(|[_, high]| high).fold(0.0, f64::max);
    let middle = f64::midpoint(low, high);
    let span = (high - low).max(LEAST_SPAN);
    let steps = history.len().saturating_sub(1).max(1) as f32;
    let at = |place: usize, level: f64| -> Pos2 {
        let down = 0.5 - (level - middle) / span;
        let x = rect.left() + (rect.width() - 4.0) * place as f32 / steps;
        pos2(x, rect.top() + rect.height() * down as f32)
    };
    history_plot::paint(ui.painter(), history, theme::palette(ui.ctx()), at);
}
