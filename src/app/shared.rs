//! State that the whole window reads: texts, games, settings, ratings, calendar and clock.

use std::sync::Arc;

use egui::{Context, Vec2};

use super::catalogue::{Catalogue, GameEntry};
use super::settings::{self, Settings};
use crate::app::archive::index::ArchiveIndex;
use crate::app::archive::ratings::Ratings;
use crate::app::game::dialogs::new_game;
use crate::app::game::table::{Draft, Presentation, TableState};
use crate::app::input::system_preferences::SystemPreferences;
use crate::app::people::home::Home;
use crate::app::platform::frame_clock::FrameClock;
use crate::app::shell::panels::layout;
use crate::app::shell::theme;
use crate::board::Look;
use crate::bot::FineLevel;
use crate::i18n::Texts;
use crate::rules::Player;
use crate::session::Seat;
use crate::store::training_day;

/// Largest scale that systems offer, in pixels per point.
const LARGEST_SCALE: f32 = 5.0;

pub(crate) struct Shared {
    pub(crate) texts: Arc<Texts>,
    pub(crate) games: Catalogue,
    pub(crate) settings: Settings,
    /// Number of this window, from 1.
    pub(crate) window: usize,
    pub(crate) home: Home,
    pub(crate) archive: ArchiveIndex,
    pub(crate) ratings: Ratings,
    /// Returns the local time as `YYYY-MM-DD HH:MM:SS`, or only the date; replaceable for tests.
    pub(crate) calendar: Box<dyn Fn() -> String + Send>,
    pub(crate) clock: FrameClock,
    /// Returns the wishes of the system; replaceable for tests.
    pub(crate) wishes: Box<dyn Fn() -> SystemPreferences + Send>,
}

impl Shared {
    /// Today's date, `YYYY-MM-DD`.
    pub(crate) fn today(&self) -> String {
        let now = (self.calendar)();
        now.split(' ').next().unwrap_or_default().to_owned()
    }

    /// The day of training, `YYYY-MM-DD`, which ends at four in the morning.
    pub(crate) fn training_day(&self) -> String {
        training_day(&(self.calendar)())
    }

    /// Falls back to the first game.
    pub(crate) fn entry(&self, game: &str) -> &'static GameEntry {
        self.games.game_or_first(game)
    }

    /// A draft of a game with the rules in the settings.
    pub(crate) fn draft(&self, game: &str) -> Box<dyn Draft> {
        new_game::draft(self.games, &self.settings, game)
    }

    /// Seats in which the only person has the name of whoever plays now, if several people play here.
    pub(crate) fn named(&self, mut seats: Vec<Seat>) -> Vec<Seat> {
        let is_alone = seats.iter().filter(|seat| seat.is_human()).count() == 1;
        if let Some(name) = self.home.name().filter(|_| is_alone) {
            let person = seats.iter_mut().find(|seat| seat.is_human());
            if let Some(seat) = person.filter(|seat| seat.name().is_none()) {
                *seat = Seat::human(name);
            }
        }
        seats
    }

    /// Seats in which even opponents are as strong as the user is now.
    pub(crate) fn evened(&self, game: &'static str, mut seats: Vec<Seat>) -> Vec<Seat> {
        let scale_id = (game, seats.len());
        for seat in &mut seats {
            if let Seat::Even(level) = seat {
                *level = self.ratings.opponent(scale_id, self.settings.even).unwrap_or(*level);
            }
        }
        seats
    }

    /// Strength of an opponent as strong as the user in the game on the table; `None` if they never played it.
    pub(crate) fn even_level(&self, state: &TableState) -> Option<FineLevel> {
        let scale_id = (state.game, state.seats.len());
        self.ratings.opponent(scale_id, self.settings.even)
    }

    /// Applies theme, contrast and the wishes of the system. Returns `true` if the contrast changed.
    pub(crate) fn choose_theme(&self, ctx: &Context) -> bool {
        let wishes = (self.wishes)();
        theme::follow(ctx, wishes);
        theme::choose(ctx, self.settings.theme);
        theme::set_contrast(ctx, self.settings.contrast.is_high(wishes))
    }

    /// Appearance of a board that is seen from the seat of `viewer`, unless the user has turned it, at a table of
    /// so many seats.
    pub(crate) fn look(&self, ctx: &Context, (viewer, seats): (Player, usize)) -> Look {
        let viewer = if self.settings.turned { viewer.next(seats) } else { viewer };
        let stores = layout::has_stores(ctx.content_rect().size());
        let colours = (theme::palette(ctx), (self.wishes)());
        self.settings.look(colours, viewer, stores)
    }

    pub(crate) fn presentation(&self, ctx: &Context, state: &TableState) -> Presentation<'_> {
        Presentation {
            look: self.look(ctx, state.seen_from()),
            thinking: self.settings.show_thinking && !state.commands.no_help,
            threats: self.settings.show_threats,
            aim: false,
            texts: &self.texts,
        }
    }

    /// The chosen zoom, or one that follows the size of a large window, in points without a zoom.
    pub(crate) fn zoom_in(&self, window: Vec2) -> f32 {
        self.settings.chosen_zoom().unwrap_or_else(|| layout::usual_zoom(window))
    }

    /// Zoom of the window, limited to what fits into it. Below the smallest zoom of the settings only
    /// if the scale of the system is impossible.
    pub(crate) fn fitting_zoom(&self, ctx: &Context) -> f32 {
        let window = ctx.content_rect().size() * ctx.zoom_factor();
        let scale = ctx.native_pixels_per_point().unwrap_or(1.0);
        let least = settings::ZOOM.start() / if scale > LARGEST_SCALE { scale } else { 1.0 };
        let largest = layout::largest_zoom(window).max(least);
        self.zoom_in(window).min(largest)
    }

    /// Multiplies the zoom that is visible now. Returns `false` if the window is too small for the result.
    pub(crate) fn zoom_by(&mut self, ctx: &Context, factor: f32) -> bool {
        let shown = self.fitting_zoom(ctx);
        let window = ctx.content_rect().size() * ctx.zoom_factor();
        if factor > 1.0 && shown < self.zoom_in(window) {
            return false;
        }
        self.settings.zoom = shown;
        self.settings.zoom_by(factor);
        self.fitting_zoom(ctx) >= self.settings.zoom
    }
}
