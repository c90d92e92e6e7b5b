//! Dialog for a new game.

use std::path::PathBuf;

use egui::{
    Align2, FontId, FontSelection, Label, Rect, RichText, Role, Sense, Stroke, StrokeKind,
    TextEdit, Ui, WidgetInfo, vec2,
};

use super::head_start_row::HeadStartRow;
use super::own_clocks::OwnClocks;
use super::seat_rows::SeatRows;
use super::{clock_row, setup, strict_row};
use crate::app::action::DialogAction;
use crate::app::catalogue::{Catalogue, GameEntry};
use crate::app::friends::remote_rows::{RemoteRows, Wish};
use crate::app::game::conditions::own_time;
use crate::app::game::seats::MatchSeats;
use crate::app::game::table::{Draft, DraftState};
use crate::app::settings::Settings;
use crate::app::shell::dialogs::{DialogContext, DialogResult, buttons, scroll};
use crate::app::shell::{form, theme, widgets};
use crate::board::Look;
use crate::i18n::Texts;
use crate::phrase::Phrase;
use crate::random;
use crate::rules::{HeadStart, Player};
use crate::session::{Seat, TimeControl};

/// Dialog for a new game.
pub struct NewGame {
    draft: Option<Box<dyn Draft>>,
    /// Seats as the match would assign them.
    by_the_match: MatchSeats,
    rows: SeatRows,
    head_start: HeadStartRow,
    remote: RemoteRows,
    own_clocks: OwnClocks,
    request: Option<Wish>,
    /// `true` if the rarely changed options are shown.
    unfolded: bool,
    position: String,
    problem: Option<Phrase>,
}

/// Creates a draft of a game with its last rules and the last clock.
pub fn draft(games: Catalogue, settings: &Settings, game: &str) -> Box<dyn Draft> {
    let entry = games.game_or_first(game);
    let mut draft = entry.info.draft(settings.rules.get(entry.id));
    draft.set_clock(settings.clock);
    draft
}

impl NewGame {
    /// Creates the dialog for a draft, with the seats as the match would assign them.
    pub fn new(draft: Box<dyn Draft>, by_the_match: MatchSeats) -> Self {
        Self {
            draft: Some(draft),
            by_the_match,
            rows: SeatRows::default(),
            head_start: HeadStartRow::default(),
            remote: RemoteRows::default(),
            own_clocks: OwnClocks::default(),
            request: None,
            unfolded: false,
            position: String::new(),
            problem: None,
        }
    }

    /// The same dialog, which offers the head start of the game on the table again. `seated` are the players of that game.
    #[must_use]
    pub fn ahead(
        mut self,
        head_start: Option<HeadStart>,
        seated: &[Seat],
        settings: &Settings,
    ) -> Self {
        let game = self.draft.as_ref().map_or("", |draft| draft.state().game);
        let seats = settings.seats(game, seated.len());
        let again = head_start.and_then(|ahead| {
            let who = seated.get(ahead.player.index())?;
            let is_alone = |seat: &Seat| {
                seats.iter().filter(|other| other.is_human() == seat.is_human()).count() == 1
            };
            // The person has a name at the table, and perhaps none in the settings.
            let is_it =
                |seat: &Seat| seat == who || is_alone(seat) && seat.is_human() == who.is_human();
            let seat = seats.iter().position(is_it)?;
            Some(HeadStart { player: Player::seat(seat), ..ahead })
        });
        self.head_start = HeadStartRow::again(again);
        self
    }

    /// Returns `true` once if the user wants to choose a folder in the system's dialog.
    pub fn takes_folder_wish(&mut self) -> bool {
        self.request.take_if(|request| matches!(request, Wish::Folder)).is_some()
    }

    /// Chooses an opponent elsewhere.
    pub fn choose_remote(&mut self) {
        self.rows.choose_remote();
    }

    /// Fills in the folder of a table.
    pub fn set_folder(&mut self, folder: PathBuf) {
        self.problem = None;
        self.remote.set_folder(folder);
    }

    /// Draws the dialog; `body` is the height of its scrolling part in points.
    pub fn ui(&mut self, ui: &mut Ui, body: f32, context: &mut DialogContext) -> DialogResult {
        scroll(ui, body, "new game", |ui| self.form(ui, context));
        if let Some(problem) = &self.problem {
            let words = context.presentation.texts.say(problem);
            let danger = theme::palette(ui.ctx()).danger;
            ui.add(Label::new(RichText::new(words).color(danger)).wrap());
        }
        if let Some(Wish::Join(..)) = &self.request
            && let Some(Wish::Join(shared, letter)) = self.request.take()
        {
            return DialogResult::Do(DialogAction::Join(shared, letter));
        }
        let (play, back) =
            buttons(ui, &context.text("new-game-play"), Some(&context.text("cancel")));
        if back {
            return DialogResult::Close;
        }
        if !play {
            return DialogResult::Stay;
        }
        let Some(mut draft) = self.draft.take() else {
            return DialogResult::Close;
        };
        if let Err(problem) = draft.begin_at(&self.position) {
            self.problem = Some(problem);
            self.draft = Some(draft);
            return DialogResult::Stay;
        }
        if self.rows.is_remote() {
            let seats = context.settings.seats(draft.state().game, draft.state().seat_names.len());
            draft.set_clock(None);
            draft.set_strict(false);
            return match self.remote.choice() {
                Ok(choice) => DialogResult::Do(DialogAction::StartElsewhere(draft, seats, choice)),
                Err(problem) => {
                    self.problem = Some(problem);
                    self.draft = Some(draft);
                    DialogResult::Stay
                }
            };
        }
        let seed = random::seed();
        let state = draft.state();
        let as_set = context.settings.seats(state.game, state.seat_names.len());
        let seats = self.by_the_match.next(context.settings, &state, seed);
        let is_turned = seats != as_set;
        let ahead = draft.head_start().filter(|_| is_turned);
        if let Some(ahead) = ahead {
            draft.set_head_start(Some(HeadStart { player: ahead.player.next(2), ..ahead }));
        }
        context.settings.apply_conditions(draft.as_mut(), &seats);
        DialogResult::Do(DialogAction::Start(draft, seats))
    }

    fn form(&mut self, ui: &mut Ui, context: &mut DialogContext) {
        self.choose_game(ui, context);
        let Some(draft) = self.draft.as_mut() else {
            return;
        };
        if size(ui, context, draft.as_mut()) {
            keep(context, draft.as_ref());
        }
        self.rows.ui(ui, context, &draft.state());
        if self.rows.is_remote() {
            self.request = self.remote.ui(ui, context, &draft.state());
            draft.set_head_start(None);
        } else {
            let state = draft.state();
            let seats = context.settings.seats(state.game, state.seat_names.len());
            self.head_start.ui(ui, context, draft.as_mut(), &seats);
            strict_row::show(ui, context);
        }
        form::divider(ui);
        let about = unusual(context, &draft.state(), &self.position);
        let name = context.text("new-game-more");
        form::fold(ui, (&name, &about), &mut self.unfolded);
        if self.unfolded {
            self.details(ui, context);
        }
    }

    /// Rarely changed options: rules, start position, clock, a position to begin at, the user's name.
    fn details(&mut self, ui: &mut Ui, context: &mut DialogContext) {
        let Some(draft) = self.draft.as_mut() else {
            return;
        };
        let name = context.text("new-game-rules");
        heading(ui, &name);
        let presentation = &context.presentation;
        if widgets::group(ui, Role::Group, &name, |ui| draft.rules_ui(ui, presentation)) {
            keep(context, draft.as_ref());
        }
        let state = draft.state();
        if state.setups.len() > 1 {
            let name = context.text("new-game-setup");
            heading(ui, &name);
            let clicked = widgets::group(ui, Role::RadioGroup, &name, |ui| {
                setup::boards(ui, draft.as_mut(), &context.presentation, Some(state.setup))
            });
            if let Some(setup) = clicked {
                draft.choose_setup(setup);
            }
        }
        form::divider(ui);
        clock_row::show(ui, context, &state, &mut self.own_clocks);
        form::divider(ui);
        let Some(draft) = self.draft.as_mut() else {
            return;
        };
        heading(ui, &context.text("new-game-position"));
        let name = ui.label(context.text("new-game-position-label"));
        let field = ui
            .add(TextEdit::singleline(&mut self.position).desired_width(f32::INFINITY))
            .labelled_by(name.id);
        if field.changed() {
            self.problem = draft.begin_at(&self.position).err();
        }
        self.rows.own_name(ui, context, &state);
    }

    fn choose_game(&mut self, ui: &mut Ui, context: &DialogContext) {
        let (texts, look) = (context.presentation.texts, &context.presentation.look);
        let present = self.draft.as_ref().map_or("", |draft| draft.state().game);
        let Some(entry) = tiles(ui, context.games, present, &Tiles { texts, look, low: None })
        else {
            return;
        };
        let draft = draft(context.games, context.settings, entry.id);
        *self = Self {
            unfolded: self.unfolded,
            rows: std::mem::take(&mut self.rows).without_names(),
            remote: std::mem::take(&mut self.remote),
            ..Self::new(draft, std::mem::take(&mut self.by_the_match))
        };
    }
}

/// Summary of folded options that differ from the usual ones, such as "Kings and Soldiers · 12 s a move".
fn unusual(context: &DialogContext, draft: &DraftState, position: &str) -> String {
    let texts = context.presentation.texts;
    let seats = context.settings.seats(draft.game, draft.seat_names.len());
    let clock = context.settings.control(draft.game, &seats).map(|clock| match clock {
        TimeControl::Game { minutes, more } => Phrase::new("clock-short-game")
            .with("minutes", minutes as usize)
            .with("more", more as usize),
        TimeControl::Move { seconds } => {
            Phrase::new("clock-short-move").with("seconds", seconds as usize)
        }
        TimeControl::Each(times) => {
            let each = times.as_slice().iter().zip(&draft.seat_names);
            let each = each.map(|(time, seat)| texts.say(&own_time(seat.clone(), *time)));
            Phrase::new("clock-short-each").with("times", texts.list(each))
        }
    });
    let clock = clock.map(|clock| clock.with("of", draft.game));
    let setup = draft.setups.get(draft.setup).filter(|_| draft.setup > 0);
    let position = (!position.trim().is_empty()).then(|| Phrase::new("new-game-position"));
    let all = [draft.rules_word.clone(), clock, setup.cloned(), position];
    let words = all.iter().flatten();
    let words: Vec<String> = words.map(|word| texts.say(word)).collect();
    words.join(" · ")
}

/// Draws the choice of the number of players, if there is one. Returns `true` if it has changed.
pub(crate) fn size(ui: &mut Ui, context: &DialogContext, draft: &mut dyn Draft) -> bool {
    let state = draft.state();
    if state.sizes.is_empty() {
        return false;
    }
    let words = state.sizes.iter().enumerate();
    let words = words.map(|(index, name)| (Some(index), context.presentation.texts.say(name)));
    let choices: Vec<_> = words.collect();
    let mut chosen = state.size;
    let changed = form::choose(ui, &context.text("new-game-size"), &mut chosen, &choices);
    if let Some(index) = chosen.filter(|_| changed) {
        draft.choose_size(index);
    }
    changed
}

/// Remembers the rules of a draft for the next game.
pub(crate) fn keep(context: &mut DialogContext, draft: &dyn Draft) {
    let game = draft.state().game.to_owned();
    context.settings.rules.insert(game, draft.rules());
}

const TILE: f32 = 84.0;
const PICTURE: f32 = 48.0;
/// Part of a low tile for the picture.
const LOW_PICTURE: f32 = 0.42;
/// Space at the left and right of the title on a tile, in points.
const AROUND: f32 = 6.0;

/// Texts and appearance of game tiles.
pub struct Tiles<'a> {
    /// Texts in the user's language.
    pub texts: &'a Texts,
    /// Appearance of the pieces.
    pub look: &'a Look,
    /// Height of low tiles, in points, with the picture beside the title; `None` for high ones.
    pub low: Option<f32>,
}

/// Draws a tile for each game side by side, with the present one in the accent colour, and returns the
/// clicked one. Draws nothing if there is no choice.
pub fn tiles(
    ui: &mut Ui,
    games: Catalogue,
    present: &str,
    tiles: &Tiles,
) -> Option<&'static GameEntry> {
    let entries = games.games();
    if entries.len() < 2 {
        return None;
    }
    let name = tiles.texts.text("new-game-game");
    widgets::group(ui, Role::RadioGroup, &name, |ui| {
        ui.horizontal(|ui| {
            let gap = ui.spacing().item_spacing.x;
            let count = entries.len() as f32;
            let width = ((ui.available_width() - gap * (count - 1.0)) / count).clamp(0.0, 240.0);
            let mut clicked = None;
            let part = tiles.low.map_or(1.0, |_| 1.0 - LOW_PICTURE);
            let font = title_font(ui, entries, part * width, tiles.texts);
            for entry in entries {
                if tile(ui, (width, &font), entry, present, tiles) {
                    clicked = Some(entry);
                }
            }
            clicked
        })
        .inner
    })
}

/// Font of all titles, in which the longest one fits its tile.
fn title_font(ui: &Ui, entries: &[GameEntry], width: f32, texts: &Texts) -> FontId {
    let mut font = FontSelection::from(theme::bold()).resolve(ui.style());
    let title = |entry: &GameEntry| texts.say(&entry.info.title());
    let longest = entries
        .iter()
        .map(|entry| widgets::text_width(ui, &title(entry), theme::bold()))
        .fold(1.0, f32::max);
    font.size *= ((width - 2.0 * AROUND) / longest).clamp(0.6, 1.0);
    font
}

fn tile(
    ui: &mut Ui,
    (width, font): (f32, &FontId),
    entry: &GameEntry,
    present: &str,
    tiles: &Tiles,
) -> bool {
    let palette = tiles.look.palette;
    let size = vec2(width, tiles.low.unwrap_or(TILE));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let name = tiles.texts.say(&entry.info.title());
    let chosen = entry.id == present;
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &name));
    let edge = if chosen {
        theme::focus_ring(palette)
    } else if response.hovered() || response.has_focus() {
        Stroke::new(2.0, palette.secondary)
    } else {
        palette.stroke(1.0, palette.hairline)
    };
    ui.painter().rect_stroke(rect, 8.0, edge, StrokeKind::Inside);
    let (picture, at) = if tiles.low.is_some() {
        let (picture, title) = rect.shrink(AROUND).split_left_right_at_fraction(LOW_PICTURE);
        (picture, title.center())
    } else {
        let size = vec2(width - 16.0, PICTURE);
        let picture = Rect::from_center_size(rect.center() - vec2(0.0, 11.0), size);
        (picture, rect.center_bottom() - vec2(0.0, 14.0))
    };
    entry.info.tile(ui.painter(), picture, tiles.look);
    ui.painter().text(at, Align2::CENTER_CENTER, name, font.clone(), palette.text);
    let pitch = tiles.texts.say(&entry.info.pitch());
    widgets::tip(response, &pitch).clicked()
}

pub(crate) fn heading(ui: &mut Ui, name: &str) {
    ui.add_space(4.0);
    ui.label(RichText::new(name).text_style(theme::strong()));
}
