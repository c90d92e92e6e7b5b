//! Where commands are carried out: the only place.

use egui::{Context, ViewportCommand};

use super::App;
use super::catalogue::Surroundings;
use super::command::Command;
use super::dialogs::about::About;
use super::dialogs::confirm::{Confirm, Question};
use super::dialogs::new_game::{self, NewGame};
use super::dialogs::pages::Page;
use super::dialogs::preferences::Preferences;
use super::dialogs::setup::SetupChoice;
use super::dialogs::{Deed, Dialog};
use super::files::file_name;
use super::saving::Wish;
use super::seating::{MatchSeats, Strength};
use super::table::{Draft, Found, TableCommand};
use super::toasts::Tone;
use crate::bot::Level;
use crate::phrase::Phrase;
use crate::random::{self, Random};
use crate::session::Seat;

/// How much one step of the zoom is.
const ZOOM_STEP: f32 = 1.1;

/// Carries a command out.
pub fn run(app: &mut App, ctx: &Context, command: Command) {
    if !app.facts().allow(command) {
        return;
    }
    match command {
        Command::NewGame => app.open_new_game(),
        Command::SameAgain => app.play_again(ctx),
        Command::PlayEasy => app.play_computer(ctx, Strength::Easy),
        Command::PlayMedium => app.play_computer(ctx, Strength::Medium),
        Command::PlayHard => app.play_computer(ctx, Strength::Hard),
        Command::TwoPlayers => app.play_friends(ctx),
        Command::ChooseGame(index) => app.choose_game(ctx, index),
        Command::Open => app.pick(ctx, Wish::Open),
        Command::Recent(index) => app.open_recent(ctx, index),
        Command::Earlier(index) => app.open_earlier(ctx, index),
        Command::Save => app.save(ctx, app.saving()),
        Command::SaveAs => app.pick(ctx, Wish::Save(app.saving())),
        Command::CopyGame => app.copy(ctx, app.table.score_sheet(), "copied-game"),
        Command::CopyPosition => app.copy(ctx, app.table.position_text(), "copied-position"),
        Command::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
        Command::Welcome => app.show_welcome(ctx),
        Command::BackToGame => app.back_to_game(ctx),
        Command::Settings => app.dialog = Some(Dialog::Preferences(Preferences::default())),
        Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
        Command::EndTurn => app.at_table(ctx, TableCommand::EndTurn),
        Command::Undo => app.at_table(ctx, TableCommand::Undo),
        Command::Redo => app.at_table(ctx, TableCommand::Redo),
        Command::Hint => app.at_table(ctx, TableCommand::Hint),
        Command::Guide => app.at_table(ctx, TableCommand::Guide),
        Command::MoveNow => app.at_table(ctx, TableCommand::MoveNow),
        Command::Pause => app.at_table(ctx, TableCommand::Pause),
        Command::Resign => app.ask_to_resign(ctx),
        Command::OfferDraw => app.offer_draw(ctx),
        Command::First | Command::Review => app.show(ctx, 0),
        Command::Previous => app.show(ctx, app.facts().shown.saturating_sub(1)),
        Command::Next => app.show(ctx, app.facts().shown + 1),
        Command::Last => app.show(ctx, app.facts().moves),
        Command::Show(ply) => app.show(ctx, ply),
        Command::Rematch => app.rematch(ctx, None),
        Command::RematchAtOffer => app.rematch_at_offer(ctx),
        Command::MoveDrawer => app.drawer = !app.drawer,
        Command::TurnBoard => app.settings.turned = !app.settings.turned,
        Command::Coordinates => app.settings.coordinates = !app.settings.coordinates,
        Command::Sound => app.toggle_sound(),
        Command::Volume(percent) => app.set_volume(percent),
        Command::Theme(theme) => app.settings.theme = theme,
        Command::Pieces(marbles) => app.settings.marbles = marbles,
        Command::BoardOnly => app.board_only = !app.board_only,
        Command::FullScreen => toggle_full_screen(ctx),
        Command::ZoomIn => app.zoom_by(ctx, ZOOM_STEP),
        Command::ZoomOut => app.zoom_by(ctx, 1.0 / ZOOM_STEP),
        Command::ZoomReset => app.settings.zoom = 1.0,
        Command::Learn => app.learn(),
        Command::PreviousStep => app.step_back(),
        Command::NextStep => app.step_on(ctx),
        Command::GoToStep(step) => app.go_to_step(step),
        Command::LeaveLesson => app.leave_lesson(),
        Command::Rules => app.dialog = Some(Dialog::Page(Page::Rules)),
        Command::Keys => app.dialog = Some(Dialog::Page(Page::Keys)),
        Command::About => app.dialog = Some(Dialog::About(About::default())),
    }
    ctx.request_repaint();
}

/// Carries out what a dialog was closed with.
pub fn perform(app: &mut App, ctx: &Context, deed: Deed) {
    match deed {
        Deed::StartAsSet => app.start_as_set(ctx),
        Deed::Start(draft, seats) => app.start(ctx, draft.as_ref(), seats),
        Deed::Offer(found) => app.replace(ctx, found),
        Deed::Replace(found) => app.put(ctx, found),
        Deed::OpenFile(path) => {
            app.picker.forget();
            app.open_file(ctx, &path);
        }
        Deed::SaveFile(saving, path) => {
            let other = app.picker.forget().and_then(Wish::saving);
            let saving = saving.or(other).unwrap_or_else(|| app.saving());
            app.save_to(ctx, saving, &path, false);
        }
        Deed::Overwrite(saving, path) => app.write_to(ctx, saving, &path),
        Deed::SaveThen(next) => app.save(ctx, app.saving_then(next)),
        Deed::SaveAsThen(next) => app.pick(ctx, Wish::Save(app.saving_then(next))),
        Deed::Quit => {
            app.leaving = true;
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
        Deed::Resign(player) => app.at_table(ctx, TableCommand::Resign(player)),
        Deed::AgreeDraw(player) => app.at_table(ctx, TableCommand::AgreeDraw(player)),
        Deed::Command(command) => run(app, ctx, command),
    }
    ctx.request_repaint();
}

fn toggle_full_screen(ctx: &Context) {
    let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
    ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!full));
}

impl App {
    fn open_new_game(&mut self) {
        let mut by_the_match = self.match_seats();
        if self.state.ended.is_some() {
            by_the_match.seats = self.table.rematch(None).1;
        }
        let draft = new_game::draft(self.games, &self.settings, self.state.game);
        self.dialog = Some(Dialog::NewGame(NewGame::new(draft, by_the_match)));
    }

    fn play_again(&mut self, ctx: &Context) {
        let (draft, seats) = self.table.again();
        self.start(ctx, draft.as_ref(), seats);
    }

    /// Who plays at the table; nobody before a game has been begun.
    fn seated(&self) -> &[Seat] {
        if self.welcome { &[] } else { &self.state.seats }
    }

    fn match_seats(&self) -> MatchSeats {
        MatchSeats {
            game: self.state.game,
            seats: self.seated().to_vec(),
        }
    }

    pub(super) fn start_as_set(&mut self, ctx: &Context) {
        let draft = new_game::draft(self.games, &self.settings, self.state.game);
        let lot = random::lot();
        let seats = self.match_seats().next(&self.settings, &draft.state(), lot);
        self.start(ctx, draft.as_ref(), seats);
        if self.dialog.is_none() {
            self.tell_clock();
        }
    }

    pub(super) fn start(&mut self, ctx: &Context, draft: &dyn Draft, seats: Vec<Seat>) {
        self.begin(ctx, Found::new(draft.deal(ctx, seats)));
    }

    /// Puts a new game on the table; asks first if another would be lost.
    pub(super) fn begin(&mut self, ctx: &Context, found: Found) {
        let texts = ["leave-text", "leave-text-file"];
        self.leave_for(ctx, found, (Question::Leave, texts));
    }

    /// Puts a game that was opened on the table; asks first if another would be lost.
    pub(super) fn replace(&mut self, ctx: &Context, found: Found) {
        let texts = ["leave-text-open", "leave-text-open-file"];
        self.leave_for(ctx, found, (Question::LeaveForAnother, texts));
    }

    /// Asks a question before a game is lost: in the first words if it has no file, in the others
    /// if it has one.
    fn leave_for(
        &mut self,
        ctx: &Context,
        found: Found,
        (question, texts): (Question, [&'static str; 2]),
    ) {
        // What would be lost is to be seen while the question stands.
        self.back_to_game(ctx);
        if !self.settings.confirm_leaving || !self.has_unsaved_game() {
            return self.put(ctx, found);
        }
        let text = match &self.file.path {
            Some(file) => Phrase::new(texts[1]).with("file", file_name(file)),
            None => Phrase::new(texts[0]),
        };
        let deed = Deed::Replace(found);
        self.dialog = Some(Dialog::Confirm(Confirm::new(question, text, deed)));
    }

    /// Plays the next game of the match, with the computers at this level if one is given.
    fn rematch(&mut self, ctx: &Context, level: Option<Level>) {
        let (mut draft, seats) = self.table.rematch(level);
        let choice = draft.state();
        let chooser = choice.setup_chooser.index();
        let several = choice.setups.len() > 1;
        if several && !seats.get(chooser).is_some_and(Seat::is_computer) {
            self.dialog = Some(Dialog::Setup(SetupChoice::new(draft, seats, level)));
            return;
        }
        if let Some(level) = level {
            self.settings.choose_level_of(self.state.game, level);
        }
        if !several {
            return self.start(ctx, draft.as_ref(), seats);
        }
        let chosen = Random::new(random::lot()).below(choice.setups.len());
        draft.choose_setup(chosen);
        let told = Phrase::new("setup-chosen")
            .with("seat", choice.seat_names[chooser].clone())
            .with("setup", choice.setups[chosen].clone());
        self.tell(Tone::Info, &told);
        self.start(ctx, draft.as_ref(), seats);
    }

    fn rematch_at_offer(&mut self, ctx: &Context) {
        if let Some(level) = self.state.facts.offered_level {
            self.rematch(ctx, Some(level));
        }
    }

    fn show(&mut self, ctx: &Context, ply: usize) {
        self.at_table(ctx, TableCommand::Show(ply));
    }

    fn ask_to_resign(&mut self, ctx: &Context) {
        let Some(player) = self.state.resigning else {
            return;
        };
        if !self.settings.confirm_resigning {
            return self.at_table(ctx, TableCommand::Resign(player));
        }
        self.dialog = Some(Dialog::Confirm(Confirm::new(
            Question::Resign,
            Phrase::new("resign-text").with("others", self.state.seats.len() - 1),
            Deed::Resign(player),
        )));
    }

    /// Takes a question back whose answer would mean nothing any more: whoever asked is not to move
    /// by now.
    pub(super) fn withdraw_question(&mut self) {
        let Some(Dialog::Confirm(confirm)) = &self.dialog else {
            return;
        };
        let stands = match confirm.deed() {
            Some(Deed::Resign(player)) => self.state.resigning == Some(*player),
            Some(Deed::AgreeDraw(player)) => {
                self.state.ended.is_none() && self.state.to_move == *player
            }
            _ => true,
        };
        if !stands {
            self.dialog = None;
        }
    }

    fn offer_draw(&mut self, ctx: &Context) {
        if self.state.has_computer() {
            return self.at_table(ctx, TableCommand::OfferDraw);
        }
        let player = self.state.to_move;
        let offering = self.state.seat_name(player);
        self.dialog = Some(Dialog::Confirm(Confirm::new(
            Question::Draw,
            Phrase::new("draw-text")
                .with("seat", offering)
                .with("others", self.state.seats.len() - 1),
            Deed::AgreeDraw(player),
        )));
    }

    fn copy(&mut self, ctx: &Context, text: String, told: &'static str) {
        ctx.copy_text(text);
        self.tell(Tone::Info, &Phrase::new(told));
    }

    /// Opens a game or a position from text. If that fails, the game on the table stays.
    pub(super) fn paste(&mut self, ctx: &Context, text: &str) {
        let place = Surroundings {
            game: self.state.game,
            seats: self.seated(),
            rules: &self.settings.rules,
        };
        match self.games.paste(ctx, text, &place) {
            Ok(found) => self.replace(ctx, found),
            Err(problem) => self.tell(Tone::Error, &problem),
        }
    }
}
