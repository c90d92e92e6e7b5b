//! Ways into the position editor, and games that start from its position.

use egui::Context;

use crate::app::App;
use crate::app::action::DialogAction;
use crate::app::activity::id::ActivityId;
use crate::app::shell::command::{Command, EditorCommand};
use crate::app::shell::dialogs::Dialog;
use crate::app::shell::dialogs::confirm::{Confirm, Question};
use crate::app::shell::toasts::Tone;
use crate::board::editing::Edit;
use crate::phrase::Phrase;
use crate::random;
use crate::session::Seat;

impl App {
    /// Opens the editor; if an unfinished position was saved, asks whether to continue it.
    pub(crate) fn ask_to_edit(&mut self, ctx: &Context) {
        if self.shared.settings.set_up(self.shared.window).is_none() {
            return self.edit_position(ctx);
        }
        let text = Phrase::new("set-up-again-text");
        let resume = Command::Editor(EditorCommand::Resume);
        let question = Confirm::new(Question::SetUpAgain, text, DialogAction::Command(resume));
        self.chrome.open(Dialog::Confirm(question));
    }

    pub(crate) fn edit_position(&mut self, ctx: &Context) {
        let text = self.table().position_text();
        let (draft, _) = self.table().again();
        let begin = (text.as_str(), &draft.rules());
        let game = self.state().game;
        if self.activities.editor.begin(&self.shared, game, begin) {
            self.show_activity(ctx, ActivityId::Editor);
        }
    }

    pub(crate) fn resume_editing(&mut self, ctx: &Context) {
        if self.activities.editor.resume(&self.shared) {
            self.show_activity(ctx, ActivityId::Editor);
        } else {
            self.shared.settings.keep_set_up(self.shared.window, None);
            self.chrome.toast(Tone::Error, &Phrase::new("editor-gone"));
        }
    }

    pub(crate) fn edit(&mut self, edit: Edit) {
        self.chrome.clear_status();
        self.activities.editor.edit(edit);
    }

    /// Starts a game from the position with the current players.
    pub(crate) fn play_from_here(&mut self, ctx: &Context) {
        if self.begin_from_here(ctx, false) {
            self.tell_conditions();
        }
    }

    pub(crate) fn study_from_here(&mut self, ctx: &Context) {
        if self.begin_from_here(ctx, true) {
            self.begin_study(ctx);
        }
    }

    /// Starts a game from the position; in a study all seats are human. Returns `false` if the rules do not
    /// allow the position.
    fn begin_from_here(&mut self, ctx: &Context, for_study: bool) -> bool {
        let Some((state, editor)) = self.activities.editor.shown() else {
            return false;
        };
        let entry = self.shared.entry(state.game);
        let mut draft = match entry.info.draft_from(editor) {
            Ok(draft) => draft,
            Err(why) => {
                self.chrome.toast(Tone::Error, &why);
                return false;
            }
        };
        let chosen = draft.state();
        let seats = if for_study {
            vec![Seat::Human(None); chosen.seat_names.len()]
        } else {
            let here = self.activities.game.match_seats();
            let seats = if here.seats.len() == chosen.seat_names.len() {
                here.seats
            } else {
                here.next(&self.shared.settings, &chosen, random::seed())
            };
            self.shared.settings.apply_conditions(draft.as_mut(), &seats);
            seats
        };
        self.activities.editor.finish();
        self.shared.settings.keep_set_up(self.shared.window, None);
        self.start(ctx, draft.as_ref(), seats);
        true
    }
}
