//! Export of pictures and films of the game on the table: dialog, clipboard and files; and games in pictures that
//! come in.

use std::path::Path;
use std::sync::Arc;

use egui::{ColorImage, Context, ViewportCommand};

use crate::app::App;
use crate::app::action::DialogAction;
use crate::app::files::save_state::file_name;
use crate::app::files::share::dialog::Share;
use crate::app::files::share::{
    Choice, ExportJob, ExportResult, Extent, Incoming, Order, Reading, Request, Subject,
};
use crate::app::run;
use crate::app::shell::dialogs::Dialog;
use crate::app::shell::dialogs::confirm::{Confirm, Question};
use crate::app::shell::toasts::Tone;
use crate::board::Look;
use crate::phrase::Phrase;
use crate::store::paths::{absolute, with_extension};
use crate::store::proposed_name;

#[derive(Default)]
pub(crate) struct Sharing {
    /// Options of the last export.
    choice: Choice,
    /// Picture being rendered for the clipboard.
    copying: Option<ExportJob>,
    /// Picture that came in and is being read.
    reading: Option<Reading>,
    /// `true` if the window closes once the export is written.
    closes_window: bool,
}

impl App {
    pub(crate) fn open_share(&mut self, ctx: &Context) {
        let (name, subject) = self.subject(ctx);
        self.open_request(Request { subject, choice: self.sharing.choice, name });
    }

    pub(crate) fn open_request(&mut self, request: Request) {
        let share = Share::new(request);
        self.chrome.open(Dialog::Share(Box::new(share)));
    }

    /// Copies a picture of the shown position with the last options.
    pub(crate) fn begin_copy(&mut self, ctx: &Context) {
        let choice = Choice { extent: Extent::Position, ..self.sharing.choice };
        let (_, subject) = self.subject(ctx);
        let job = ExportJob::begin(ctx, subject, choice, Order::Picture(1.0));
        self.sharing.copying = Some(job);
    }

    pub(crate) fn poll_copying(&mut self, ctx: &Context) {
        let made = self.sharing.copying.as_ref().and_then(ExportJob::poll);
        match made {
            Some(ExportResult::Picture(picture)) => self.copy_picture(ctx, picture),
            Some(ExportResult::Nothing(why)) => self.chrome.toast(Tone::Error, &why),
            Some(ExportResult::File(_)) => {}
            None => return,
        }
        self.sharing.copying = None;
    }

    pub(crate) fn read_picture(&mut self, ctx: &Context, picture: Incoming) {
        self.sharing.reading = Some(Reading::begin(ctx, picture));
    }

    /// Opens the game of a picture that has been read, or continues the game on the table.
    pub(crate) fn poll_reading(&mut self, ctx: &Context) {
        let Some(found) = self.sharing.reading.as_ref().and_then(Reading::poll) else {
            return;
        };
        self.sharing.reading = None;
        match found {
            Ok(code) => self.paste(ctx, &code),
            Err(problem) => self.chrome.toast(Tone::Error, &problem),
        }
    }

    /// Ends the export dialog when its export is complete, and closes the window if that was waiting for it.
    pub(crate) fn poll_export(&mut self, ctx: &Context) {
        let Some(action) = self.chrome.poll_export(ctx) else {
            // After an export that was cancelled, nothing closes the window.
            self.sharing.closes_window &= self.chrome.is_saving_export();
            return;
        };
        let is_written = matches!(action, DialogAction::TellSaved(_));
        run::perform(self, ctx, action);
        if std::mem::take(&mut self.sharing.closes_window) && is_written {
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }

    /// Returns `true` if the window has to stay open until an export is written. A second request to close
    /// it does not wait, nor does the system when the user logs out.
    pub(crate) fn export_delays_closing(&mut self) -> bool {
        if self.system.wants_the_end()
            || !self.chrome.is_saving_export()
            || std::mem::replace(&mut self.sharing.closes_window, true)
        {
            return false;
        }
        self.chrome.toast(Tone::Info, &Phrase::new("share-delays-closing"));
        true
    }

    pub(crate) fn copy_picture(&mut self, ctx: &Context, picture: ColorImage) {
        ctx.copy_image(picture);
        self.chrome.toast(Tone::Info, &Phrase::new("copied-picture"));
    }

    /// Exports to a file; asks before replacing one. `asked` is `true` if the user agreed to replace exactly
    /// this path.
    pub(crate) fn share_to(
        &mut self,
        ctx: &Context,
        request: Box<Request>,
        path: &Path,
        asked: bool,
    ) {
        self.sharing.choice = request.choice;
        let chosen = absolute(path);
        let extension = request.choice.extent.extension();
        let path = with_extension(&chosen, extension, &[extension]);
        let asked = asked && path == chosen;
        if !asked && path.is_file() {
            let text = Phrase::new("replace-text").with("file", file_name(&path));
            let action = DialogAction::ShareTo(request, path, true);
            let question = Confirm::new(Question::Replace, text, action);
            return self.chrome.open(Dialog::Confirm(question));
        }
        let mut share = Share::new(*request);
        share.save(ctx, path);
        self.chrome.open(Dialog::Share(Box::new(share)));
    }

    /// The puzzle on the board, or else the game on the table, with the name for its file.
    fn subject(&self, ctx: &Context) -> (String, Subject) {
        let look = self.shared.look(ctx, self.state().seen_from());
        let texts = Arc::clone(&self.shared.texts);
        if let Some((name, reel, viewer)) = self.activities.active().pictured_puzzle() {
            let look = Look { viewer, ..look };
            let subject = Subject { reel, ply: 0, look, texts };
            return (proposed_name(&name, str::to_owned), subject);
        }
        let subject =
            Subject { reel: self.table().reel(), ply: self.state().commands.shown, look, texts };
        (self.stem_of_file(), subject)
    }
}
