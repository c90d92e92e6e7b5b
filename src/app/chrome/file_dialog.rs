//! The system's dialog for files, and the field that stands for it.

use egui::Context;

use super::Chrome;
use crate::app::action::{Saving, Wish};
use crate::app::dialogs::Dialog;
use crate::app::picker::{FileDialogs, FileRequest, Picked};

impl Chrome {
    /// Asks for a dialog of the system. Returns the wish if it is to be asked for by a field.
    pub(in crate::app) fn pick(
        &mut self,
        ctx: &Context,
        request: FileRequest,
        wish: Wish,
    ) -> Option<Wish> {
        self.picker.open(ctx, request, wish).err()
    }

    /// Opens the dialog of the system that was asked for, if one was.
    pub(in crate::app) fn show_file_dialog(&mut self, ctx: &Context, dialogs: &dyn FileDialogs) {
        self.picker.begin(ctx, dialogs);
    }

    /// What has come of the system's dialog for files.
    pub(in crate::app) fn listen_to_picker(&mut self, ctx: &Context) -> Option<Picked> {
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
            (
                picked @ (Picked::Nothing(Wish::Share(_)) | Picked::Late(_) | Picked::Failed(_)),
                None,
            ) => Some(picked),
            // To choose nothing is no answer as long as there is a field.
            (Picked::Nothing(wish) | Picked::Failed(wish), Some(Dialog::Path(field))) => {
                field.inherit(wish);
                None
            }
            (Picked::Late(_) | Picked::Nothing(_) | Picked::Failed(_), _) => None,
        }
    }

    /// What the system's dialog was asked for that is open, or about to open.
    pub(in crate::app) fn wish(&self) -> Option<&Wish> {
        self.picker.wish()
    }

    /// The user has answered elsewhere than in the system's dialog. Returns what it was asked for.
    pub(in crate::app) fn forget_picker(&mut self) -> Option<Wish> {
        self.picker.forget()
    }

    /// The wishes to save a game for which a file is being asked.
    pub(in crate::app) fn savings_mut(&mut self) -> impl Iterator<Item = &mut Saving> {
        let asked = self.dialog.as_mut().and_then(Dialog::saving_mut);
        let picked = self.picker.wish_mut().and_then(Wish::saving_mut);
        asked.into_iter().chain(picked)
    }
}
