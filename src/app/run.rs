//! Where commands are carried out: the only place.

use egui::{Context, ViewportCommand};

use super::command::Command;
use super::dialogs::confirm::{Confirm, Question};
use super::dialogs::new_game::{self, NewGame};
use super::dialogs::pages::Page;
use super::dialogs::path::Purpose;
use super::dialogs::setup::SetupChoice;
use super::dialogs::{Deed, Dialog};
use super::files::file_name;
use super::settings::Opponent;
use super::table::{Draft, Found};
use super::toasts::Tone;
use super::{App, catalogue};
use crate::phrase::Phrase;
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
        Command::PlayComputer => app.play_against(ctx, Opponent::Computer),
        Command::TwoPlayers => app.play_against(ctx, Opponent::Friend),
        Command::Open => app.pick(Purpose::Open),
        Command::Recent(index) => app.open_recent(ctx, index),
        Command::Earlier(index) => app.open_earlier(ctx, index),
        Command::Save => app.save(ctx),
        Command::SaveAs => app.pick(Purpose::Save),
        Command::CopyGame => app.copy(ctx, app.table.game_text(), "copied-game"),
        Command::CopyPosition => app.copy(ctx, app.table.position_text(), "copied-position"),
        Command::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
        Command::Settings => app.dialog = Some(Dialog::Preferences),
        Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
        Command::EndTurn => app.table.end_turn(),
        Command::Undo => app.table.undo(),
        Command::Redo => app.table.redo(),
        Command::Hint => app.table.ask_hint(),
        Command::MoveNow => app.table.move_now(),
        Command::Resign => app.ask_to_resign(),
        Command::OfferDraw => app.offer_draw(),
        Command::First | Command::Review => app.table.show(0),
        Command::Previous => app.table.show(app.facts().shown.saturating_sub(1)),
        Command::Next => app.table.show(app.facts().shown + 1),
        Command::Last => app.table.show(app.facts().moves),
        Command::Show(ply) => app.table.show(ply),
        Command::Rematch => app.rematch(ctx),
        Command::MoveDrawer => app.drawer = !app.drawer,
        Command::TurnBoard => app.settings.turned = !app.settings.turned,
        Command::Coordinates => app.settings.coordinates = !app.settings.coordinates,
        Command::BoardOnly => app.board_only = !app.board_only,
        Command::FullScreen => toggle_full_screen(ctx),
        Command::ZoomIn => app.zoom_by(ctx, ZOOM_STEP),
        Command::ZoomOut => app.zoom_by(ctx, 1.0 / ZOOM_STEP),
        Command::ZoomReset => app.settings.zoom = 1.0,
        Command::Learn => app.dialog = Some(Dialog::Page(Page::Learn)),
        Command::Keys => app.dialog = Some(Dialog::Page(Page::Keys)),
        Command::About => app.dialog = Some(Dialog::Page(Page::About)),
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
        Deed::SaveFile(path) => {
            app.picker.forget();
            app.save_to(ctx, &path, false);
        }
        Deed::Overwrite(path) => app.write_to(ctx, &path),
        Deed::SaveThen(next) => {
            app.after_saving = Some(next);
            app.save(ctx);
        }
        Deed::SaveAsThen(next) => {
            app.after_saving = Some(next);
            app.pick(Purpose::Save);
        }
        Deed::Quit => {
            app.leaving = true;
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
        Deed::Resign => app.table.resign(),
        Deed::AgreeDraw => app.table.agree_draw(),
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
        let by_the_match = if self.table.ended().is_some() {
            self.table.rematch().1
        } else {
            self.table.seats().to_vec()
        };
        self.dialog = Some(Dialog::NewGame(NewGame::new(&self.settings, by_the_match)));
    }

    fn play_again(&mut self, ctx: &Context) {
        let draft = self.table.again();
        let seats = self.table.seats().to_vec();
        self.start(ctx, draft.as_ref(), seats);
    }

    fn play_against(&mut self, ctx: &Context, opponent: Opponent) {
        self.settings.opponent = opponent;
        self.start_as_set(ctx);
    }

    fn start_as_set(&mut self, ctx: &Context) {
        let draft = new_game::draft(&self.settings);
        let seats = new_game::seats(&self.settings, draft.seat_count(), self.table.seats());
        self.start(ctx, draft.as_ref(), seats);
    }

    fn start(&mut self, ctx: &Context, draft: &dyn Draft, seats: Vec<Seat>) {
        draft.game_id().clone_into(&mut self.settings.game);
        self.replace(ctx, Found::new(draft.deal(ctx, seats)));
    }

    /// Puts a game on the table; asks first if another would be lost.
    pub(super) fn replace(&mut self, ctx: &Context, found: Found) {
        if self.settings.confirm_leaving && self.has_unsaved_game() {
            let text = match &self.file.path {
                Some(file) => Phrase::new("leave-text-file").with("file", file_name(file)),
                None => Phrase::new("leave-text"),
            };
            let deed = Deed::Replace(found);
            self.dialog = Some(Dialog::Confirm(Confirm::new(Question::Leave, text, deed)));
        } else {
            self.put(ctx, found);
        }
    }

    fn rematch(&mut self, ctx: &Context) {
        let (mut draft, seats) = self.table.rematch();
        let setups = draft.setups();
        if setups.len() < 2 {
            return self.start(ctx, draft.as_ref(), seats);
        }
        let chooser = draft.setup_chooser();
        if !matches!(seats.get(chooser.index()), Some(Seat::Computer(_))) {
            self.dialog = Some(Dialog::Setup(SetupChoice::new(draft, seats)));
            return;
        }
        let random = std::hash::BuildHasher::hash_one(&std::hash::RandomState::new(), 0_u8);
        let chosen = usize::try_from(random % setups.len() as u64).unwrap_or(0);
        draft.choose_setup(chosen);
        let told = Phrase::new("setup-chosen")
            .with("seat", draft.seat_name(chooser))
            .with("setup", setups[chosen].clone());
        self.tell(Tone::Info, &told);
        self.start(ctx, draft.as_ref(), seats);
    }

    fn ask_to_resign(&mut self) {
        if !self.settings.confirm_resigning {
            return self.table.resign();
        }
        self.dialog = Some(Dialog::Confirm(Confirm::new(
            Question::Resign,
            Phrase::new("resign-text"),
            Deed::Resign,
        )));
    }

    fn offer_draw(&mut self) {
        let computers = |seat: &Seat| matches!(seat, Seat::Computer(_));
        if self.table.seats().iter().any(computers) {
            return self.table.offer_draw();
        }
        let offering = self.table.seat_name(self.table.turn());
        self.dialog = Some(Dialog::Confirm(Confirm::new(
            Question::Draw,
            Phrase::new("draw-text").with("seat", offering),
            Deed::AgreeDraw,
        )));
    }

    fn copy(&mut self, ctx: &Context, text: String, told: &'static str) {
        ctx.copy_text(text);
        self.tell(Tone::Info, &Phrase::new(told));
    }

    /// Opens a game or a position from text. If that fails, the game on the table stays.
    pub(super) fn paste(&mut self, ctx: &Context, text: &str) {
        match catalogue::paste(ctx, text, &self.settings, self.table.seats()) {
            Ok(found) => self.replace(ctx, found),
            Err(problem) => self.tell(Tone::Error, &problem),
        }
    }
}
