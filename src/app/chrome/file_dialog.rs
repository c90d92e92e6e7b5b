//! The system's file dialog, and the path field that replaces it.

use egui::Context;

use super::Chrome;
use crate::app::action::{Saving, Wish};
use crate::app::dialogs::Dialog;
use crate::app::picker::{FileDialogs, FileRequest, Picked};

impl Chrome {
    /// Requests a system dialog. Returns the wish if a path field has to be used instead.
    pub(in crate::app) fn pick(
        &mut self,
        ctx: &Context,
        request: FileRequest,
        wish: Wish,
    ) -> Option<Wish> {
        self.picker.open(ctx, request, wish).err()
    }

    pub(in crate::app) fn show_file_dialog(&mut self, ctx: &Context, dialogs: &dyn FileDialogs) {
        self.picker.begin(ctx, dialogs);
    }

    pub(in crate::app) fn listen_to_picker(&mut self, ctx: &Context) -> Option<Picked> {
        let picked = self.picker.poll(ctx)?;
        match (picked, &mut self.dialog) {
            (Picked::File(mut wish, path), dialog) => {
                // The first answer counts; the other dialog closes.
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
            // Cancelling the system dialog is not an answer while the path field is open.
            (Picked::Nothing(wish) | Picked::Failed(wish), Some(Dialog::Path(field))) => {
                field.inherit(wish);
                None
            }
            (Picked::Late(_) | Picked::Nothing(_) | Picked::Failed(_), _) => None,
        }
    }

    /// Wish behind the open or requested system dialog.
    pub(in crate::app) fn wish(&self) -> Option<&Wish> {
        self.picker.wish()
    }

    /// Ignores the system dialog, because the user answered elsewhere. Returns its wish.
    pub(in crate::app) fn forget_picker(&mut self) -> Option<Wish> {
        self.picker.forget()
    }

    /// All requests to save that still wait for a file.
    pub(in crate::app) fn savings_mut(&mut self) -> impl Iterator<Item = &mut Saving> {
        let asked = self.dialog.as_mut().and_then(Dialog::saving_mut);
        let picked = self.picker.wish_mut().and_then(Wish::saving_mut);
        asked.into_iter().chain(picked)
    }
}
