//! The system's file dialog, and the path field that replaces it.

use std::path::PathBuf;

use egui::Context;

use super::Chrome;
use crate::app::action::{FileTask, SaveRequest};
use crate::app::files::picker::{FileDialogs, FileRequest, PickerEvent};
use crate::app::shell::dialogs::Dialog;

impl Chrome {
    /// Requests a system dialog. Returns the task if a path field has to be used instead.
    pub(crate) fn pick(
        &mut self,
        ctx: &Context,
        request: FileRequest,
        task: FileTask,
    ) -> Option<FileTask> {
        self.picker.open(ctx, request, task).err()
    }

    /// Fills a folder into the form of a new game, if it is still open.
    pub(crate) fn choose_folder(&mut self, folder: PathBuf) {
        if let Some(Dialog::NewGame(form)) = &mut self.dialog {
            form.set_folder(folder);
        }
    }

    /// Returns `true` once if the form of a new game asks for a folder.
    pub(crate) fn wants_folder(&mut self) -> bool {
        match &mut self.dialog {
            Some(Dialog::NewGame(form)) => form.takes_folder_wish(),
            _ => false,
        }
    }

    pub(crate) fn show_file_dialog(&mut self, ctx: &Context, dialogs: &dyn FileDialogs) {
        self.picker.begin(ctx, dialogs);
    }

    pub(crate) fn poll_picker(&mut self, ctx: &Context) -> Option<PickerEvent> {
        let picked = match self.picker.poll(ctx) {
            Some(picked) => picked,
            None if self.dialog.is_none() => self.put_off.take()?,
            None => return None,
        };
        match (picked, &mut self.dialog) {
            // The field is open already, or the dialog has been answered since.
            (PickerEvent::Late(_), Some(Dialog::Path(_))) => None,
            (PickerEvent::Late(_), None) if self.picker.task().is_none() => None,
            (PickerEvent::File(mut task, path), dialog) => {
                // The first answer counts; the other dialog closes.
                let field = dialog.take_if(|dialog| match dialog {
                    Dialog::Path(field) => field.is_answered_by(&task),
                    _ => false,
                });
                if let (Some(Dialog::Path(field)), Some(saving)) = (field, task.saving_mut()) {
                    saving.next = field.next().or(saving.next.take());
                }
                Some(PickerEvent::File(task, path))
            }
            (
                picked @ (PickerEvent::Nothing(FileTask::Share(_))
                | PickerEvent::Late(_)
                | PickerEvent::Failed(_)),
                None,
            ) => Some(picked),
            // Cancelling the system dialog is not an answer while the path field is open.
            (PickerEvent::Nothing(task) | PickerEvent::Failed(task), Some(Dialog::Path(field))) => {
                field.inherit(task);
                None
            }
            (
                picked @ (PickerEvent::Nothing(FileTask::Share(_))
                | PickerEvent::Late(_)
                | PickerEvent::Failed(_)),
                Some(_),
            ) => {
                self.put_off = Some(picked);
                None
            }
            (PickerEvent::Nothing(_), _) => None,
        }
    }

    /// Wish behind the open or requested system dialog.
    pub(crate) fn task(&self) -> Option<&FileTask> {
        self.picker.task()
    }

    /// Ignores the system dialog, because the user answered elsewhere. Returns its task.
    pub(crate) fn forget_picker(&mut self) -> Option<FileTask> {
        self.picker.forget()
    }

    /// All requests to save that still wait for a file.
    pub(crate) fn savings_mut(&mut self) -> impl Iterator<Item = &mut SaveRequest> {
        let asked = self.dialog.as_mut().and_then(Dialog::saving_mut);
        let picked = self.picker.wish_mut().and_then(FileTask::saving_mut);
        let put_off = self.put_off.as_mut().and_then(PickerEvent::task_mut);
        let put_off = put_off.and_then(FileTask::saving_mut);
        asked.into_iter().chain(picked).chain(put_off)
    }
}
