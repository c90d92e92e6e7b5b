//! The chrome: what is around the board and belongs to no game. The dialog that is open, short
//! messages, where the keyboard goes, what is unfolded, what is heard.

use egui::{Context, Event, Popup, Rect, Ui, ViewportCommand};

use super::action::{DialogAction, Saving, Wish};
use super::celebration::Celebration;
use super::dialogs::focus::Focus;
use super::dialogs::{Dialog, Progress, Room};
use super::picker::{FileDialogs, Picked, Picker, Request};
use super::settings::Settings;
use super::shared::Shared;
use super::sound::{Silent, Speaker, Verdict};
use super::table::{BoardReply, Presentation, TableState};
use super::toasts::{Toasts, Tone};
use super::{keys, panels::layout};
use crate::board::sound::{Cues, Sound};
use crate::board::{self, Says};
use crate::i18n::Texts;
use crate::phrase::Phrase;

/// What is around the board.
pub(super) struct Chrome {
    dialog: Option<Dialog>,
    focus: Focus,
    toasts: Toasts,
    /// The system's dialogs for files.
    picker: Picker,
    /// What the board has said last.
    says: Option<Says>,
    celebration: Celebration,
    /// What is heard goes there.
    speaker: Box<dyn Speaker>,
    verdict: Verdict,
    /// Where the board was drawn last.
    board: Rect,
    board_only: bool,
    /// The list of moves is shown over a narrow window.
    drawer: bool,
    /// The title the window has.
    title: String,
    /// Whether the user was at the window in the last frame, and whether a menu was open.
    attention: (bool, bool),
}

impl Default for Chrome {
    fn default() -> Self {
        Self {
            dialog: None,
            focus: Focus::default(),
            toasts: Toasts::default(),
            picker: Picker::default(),
            says: None,
            celebration: Celebration::default(),
            speaker: Box::new(Silent),
            verdict: Verdict::default(),
            board: Rect::NOTHING,
            board_only: false,
            drawer: false,
            title: String::new(),
            attention: (false, false),
        }
    }
}

/// What is said, and what is shown.
impl Chrome {
    /// Shows a short message.
    pub(super) fn tell(&mut self, tone: Tone, phrase: &Phrase) {
        self.toasts.add(tone, phrase.clone());
    }

    /// Draws the messages.
    pub(super) fn show_toasts(&mut self, ctx: &Context, texts: &Texts, welcome: bool) {
        let messages = layout::messages(ctx.content_rect(), welcome);
        self.toasts.show(ctx, texts, messages);
    }

    /// What the board has said last.
    pub(super) fn says(&self) -> Option<&Says> {
        self.says.as_ref()
    }

    /// What the board has said counts no more.
    pub(super) fn forget_says(&mut self) {
        self.says = None;
    }

    /// Where the board was drawn last.
    pub(super) fn board(&self) -> Rect {
        self.board
    }

    pub(super) fn board_only(&self) -> bool {
        self.board_only
    }

    pub(super) fn toggle_board_only(&mut self) {
        self.board_only = !self.board_only;
    }

    /// Whether the list of moves is shown over a narrow window.
    pub(super) fn drawer(&self) -> bool {
        self.drawer
    }

    pub(super) fn toggle_drawer(&mut self) {
        self.drawer = !self.drawer;
    }

    /// A lesson has come to the place of the table.
    pub(super) fn begin_lesson(&mut self) {
        self.board_only = false;
        self.drawer = false;
        self.says = None;
    }

    /// The start page has come to the place of the table.
    pub(super) fn begin_welcome(&mut self) {
        self.drawer = false;
        self.says = None;
    }

    /// Another game has come to the table.
    pub(super) fn begin_game(&mut self, ctx: &Context, settings: &Settings) {
        self.celebration = Celebration::default();
        self.verdict = Verdict::default();
        self.sound(settings, &Cues::silence());
        self.says = None;
        self.drawer = false;
        self.focus.forget();
        board::focus::give(ctx);
    }

    /// A question about the game on the table means nothing any more: another one comes there.
    pub(super) fn forget_the_game(&mut self) {
        self.dialog.take_if(|dialog| dialog.is_about_the_game());
    }

    /// The board has been drawn there, and this is what came of it.
    pub(super) fn hear_board(
        &mut self,
        ui: &Ui,
        rect: Rect,
        settings: &Settings,
        reply: &BoardReply,
    ) {
        self.board = rect;
        let is_press = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
        let acted =
            ui.input(|input| input.pointer.any_pressed() || input.events.iter().any(is_press));
        match &reply.says {
            Some(says) => self.says = Some(says.clone()),
            // A refusal stands until the user does something else.
            None if acted || self.says.as_ref().is_some_and(|says| !says.refusal) => {
                self.says = None;
            }
            None => {}
        }
        self.sound(settings, &reply.cues);
        if reply.moved {
            self.says = None;
        }
    }

    /// Celebrates a person who has just won on the board drawn there, and lets it be heard how a
    /// game has ended.
    pub(super) fn celebrate(&mut self, ui: &Ui, shared: &Shared, state: &TableState) {
        let ctx = ui.ctx();
        let look = shared.look(ctx, &state.seats);
        let time = ctx.input(|input| input.time);
        let won = state.is_won_by_a_person() && look.pace() > 0.0;
        self.celebration.watch(state.ended.is_some(), won, time);
        self.celebration
            .show(ctx, ui.painter(), self.board, look.palette);
        if let Some(sound) = self.verdict.watch(state) {
            self.sound(&shared.settings, &Cues::one(sound));
        }
    }

    /// Gives the window its title.
    pub(super) fn set_title(&mut self, ctx: &Context, title: String) {
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
        // A screen reader does not ask the window's frame for it.
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| {
            node.set_label(self.title.as_str());
        });
    }

    /// Whether the user has just come to the window, or opened a menu.
    pub(super) fn is_looked_at_anew(&mut self, ctx: &Context) -> bool {
        let is_here = ctx.input(|input| input.viewport().focused) == Some(true);
        let now = (is_here, Popup::is_any_open(ctx));
        let before = std::mem::replace(&mut self.attention, now);
        now.0 && !before.0 || now.1 && !before.1
    }

    /// Whether keys go to the board where no dialog is open.
    pub(super) fn is_board_asked(&self, ctx: &Context) -> bool {
        keys::on_board(ctx, self.board) && !Popup::is_any_open(ctx)
    }
}

/// What is heard.
impl Chrome {
    /// Plays what is to be heard from now on by this speaker.
    pub(super) fn set_speaker(&mut self, speaker: Box<dyn Speaker>) {
        self.speaker = speaker;
    }

    /// Plays what is to be heard, if the user wants to hear anything.
    pub(super) fn sound(&mut self, settings: &Settings, cues: &Cues) {
        let loudness = settings.loudness();
        if loudness > 0.0 && !cues.is_empty() {
            self.speaker.play(cues, loudness);
        }
    }

    /// Lets it be heard that the sound was switched on or off, or made louder.
    pub(super) fn sound_settings(&mut self, settings: &Settings) {
        if settings.muted {
            self.speaker.play(&Cues::silence(), 1.0);
        } else {
            self.sound(settings, &Cues::one(Sound::Contact));
        }
    }
}

/// The dialogs.
impl Chrome {
    /// Whether a dialog is open.
    pub(super) fn is_blocked(&self) -> bool {
        self.dialog.is_some()
    }

    pub(super) fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_ref()
    }

    /// Opens a dialog in the place of the one that is open.
    pub(super) fn open(&mut self, dialog: Dialog) {
        self.dialog = Some(dialog);
    }

    /// Takes a question back whose answer would mean nothing any more: whoever asked is not to move
    /// by now.
    pub(super) fn withdraw_question(&mut self, state: &TableState) {
        let Some(Dialog::Confirm(confirm)) = &self.dialog else {
            return;
        };
        let stands = match confirm.action() {
            Some(DialogAction::Resign(player)) => state.resigning == Some(*player),
            Some(DialogAction::AgreeDraw(player)) => {
                state.ended.is_none() && state.to_move == *player
            }
            _ => true,
        };
        if !stands {
            self.dialog = None;
        }
    }

    /// Draws the open dialog, if there is one. Returns what it wants when it closes.
    pub(super) fn show_dialog(
        &mut self,
        ctx: &Context,
        shared: &mut Shared,
        (state, welcome): (&TableState, bool),
    ) -> Option<DialogAction> {
        let Some(mut dialog) = self.dialog.take() else {
            self.focus.watch(ctx, !welcome);
            return None;
        };
        let look = shared.look(ctx, &state.seats);
        let mut room = Room {
            settings: &mut shared.settings,
            games: shared.games,
            game: state.game,
            presentation: Presentation {
                look,
                thinking: false,
                threats: false,
                texts: &shared.texts,
            },
        };
        let progress = dialog.show(ctx, &mut room);
        self.focus.enter(ctx, dialog.title_key());
        match progress {
            Progress::Stay => {
                self.dialog = Some(dialog);
                None
            }
            Progress::Close => {
                ctx.request_repaint();
                None
            }
            Progress::Do(action) => Some(action),
        }
    }

    /// Asks for a dialog of the system. Returns the wish if it is to be asked for by a field.
    pub(super) fn pick(&mut self, ctx: &Context, request: Request, wish: Wish) -> Option<Wish> {
        self.picker.open(ctx, request, wish).err()
    }

    /// Opens the dialog of the system that was asked for, if one was.
    pub(super) fn show_file_dialog(&mut self, ctx: &Context, dialogs: &dyn FileDialogs) {
        self.picker.begin(ctx, dialogs);
    }

    /// What has come of the system's dialog for files.
    pub(super) fn listen_to_picker(&mut self, ctx: &Context) -> Option<Picked> {
        let picked = self.picker.poll(ctx)?;
        match (picked, &mut self.dialog) {
            (Picked::File(mut wish, path), dialog) => {
                // Whichever answers first counts, and the other goes.
                let field = dialog.take_if(|dialog| match dialog {
                    Dialog::Path(field) => field.is_answered_by(&wish),
                    _ => false,
                });
                if let (Some(Dialog::Path(field)), Some(saving)) = (field, wish.saving_mut()) {
                    saving.next = field.next().or(saving.next.take());
                }
                Some(Picked::File(wish, path))
            }
            (picked @ (Picked::Late(_) | Picked::Failed(_)), None) => Some(picked),
            // To choose nothing is no answer as long as there is a field.
            (Picked::Nothing(wish) | Picked::Failed(wish), Some(Dialog::Path(field))) => {
                field.inherit(wish);
                None
            }
            (Picked::Late(_) | Picked::Nothing(_) | Picked::Failed(_), _) => None,
        }
    }

    /// What the system's dialog was asked for that is open, or about to open.
    pub(super) fn wish(&self) -> Option<&Wish> {
        self.picker.wish()
    }

    /// The user has answered elsewhere than in the system's dialog. Returns what it was asked for.
    pub(super) fn forget_picker(&mut self) -> Option<Wish> {
        self.picker.forget()
    }

    /// The wishes to save a game for which a file is being asked.
    pub(super) fn savings_mut(&mut self) -> impl Iterator<Item = &mut Saving> {
        let asked = self.dialog.as_mut().and_then(Dialog::saving_mut);
        let picked = self.picker.wish_mut().and_then(Wish::saving_mut);
        asked.into_iter().chain(picked)
    }
}
