//! The user's strength at the foot of the result card, in words and as a rail of hollows, one for each level.

use egui::{Rect, Role, Sense, TextStyle, Ui, WidgetInfo, pos2};

use crate::app::archive::ratings;
use crate::app::shell::hollows;
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{theme, widgets};
use crate::phrase::Phrase;

/// Height of the words and of the rail, and the gap between them, in points.
const WORDS: f32 = 18.0;
const RAIL: f32 = 28.0;
const GAP: f32 = 4.0;
/// Height of both, in points.
pub(crate) const HEIGHT: f32 = WORDS + GAP + RAIL;
/// Games after which a strength is known.
const NEEDED: usize = 3;

/// Strength of the user, as far as it is known.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Strength {
    /// Number of full hollows, with the full part of the next one.
    level: f64,
    /// Words, the longest first; empty if nothing is known.
    words: Vec<String>,
    /// A level was passed with this game.
    has_passed: bool,
}

impl Strength {
    /// Strength of the only person at the table, once the game that has just ended counts.
    pub(crate) fn of(context: &PanelContext) -> Self {
        let scale_id = context.scale_id();
        let standing = context.table.after_game().and(context.ratings.standing(scale_id));
        let Some(standing) = standing else {
            return Self::default();
        };
        let texts = context.texts();
        let Some(estimate) = standing.latest() else {
            let games = context.ratings.games(scale_id).count();
            let missing = NEEDED.saturating_sub(games).max(1);
            let keys = ["result-games-missing", "result-games-played"];
            let words = keys.map(|key| {
                let words = Phrase::new(key).with("missing", missing).with("played", games);
                texts.say(&words)
            });
            let level = games as f64 / NEEDED as f64;
            return Self { level, words: words.to_vec(), ..Self::default() };
        };
        let about = Phrase::new("result-rating").with("level", ratings::tenths(estimate.level));
        let about = texts.say(&about);
        let passed = context.commands.level_passed;
        let words = if let Some(level) = passed {
            vec![texts.say(&Phrase::new("result-level-passed").with("level", level.number()))]
        } else {
            let change = standing.change(&context.today).map(ratings::change_in_words);
            let with_change = change.map(|change| format!("{about} · {}", texts.say(&change)));
            with_change.into_iter().chain([about]).collect()
        };
        Self { level: estimate.level, words, has_passed: passed.is_some() }
    }

    /// Draws the words with the rail below them.
    pub(super) fn show(&self, ui: &mut Ui, place: Rect) {
        self.write(ui, place.with_max_y(place.top() + WORDS));
        self.rail(ui, place.with_min_y(place.bottom() - RAIL));
    }

    /// Draws the words in the middle of the height of a rectangle.
    pub(super) fn write(&self, ui: &mut Ui, place: Rect) {
        let palette = theme::palette(ui.ctx());
        let style = if self.has_passed { theme::bold() } else { TextStyle::Small };
        let colour = if self.has_passed { palette.text } else { palette.secondary };
        let words = widgets::fitting_text(ui, place.width(), self.words.clone(), &style);
        let at = pos2(place.left(), place.center().y - ui.text_style_height(&style) / 2.0);
        widgets::line_of_text(ui, at, place.width(), &words, style, colour);
        if let Some(said) = self.words.first() {
            let response = ui.interact(place, ui.scope_id().with("strength"), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, said));
        }
    }

    /// Draws the rail.
    pub(super) fn rail(&self, ui: &Ui, place: Rect) {
        hollows::levels(ui.painter(), place, self.level, theme::palette(ui.ctx()));
    }
}
