//! File dialogs of the system, one at a time.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::time::Duration;

use egui::Context;
use winit::raw_window_handle::{HasDisplayHandle, HasWindowHandle};

use crate::app::action::{FileTask, Purpose};
use crate::app::catalogue::Catalogue;
use crate::app::platform::jobs::{Job, JobNews};
use crate::i18n::Texts;

/// In seconds. After this time without an answer the dialog may be hanging, so a path field is offered as
/// well.
const OFFER_AFTER: f64 = 10.0;

/// In seconds. A second request after this time is not an accidental double press.
const AGAIN_AFTER: f64 = 1.0;

/// Content of a file dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileRequest {
    /// Purpose of the file.
    pub purpose: Purpose,
    /// Title of the dialog.
    pub title: String,
    /// Initial folder.
    pub folder: Option<PathBuf>,
    /// Suggested file name.
    pub name: String,
    /// Label of the filter for matching files.
    pub kind: String,
    /// Extensions of matching files, without dots.
    pub extensions: Vec<&'static str>,
    /// Label of the filter for all files.
    pub all: String,
}

impl FileRequest {
    /// Creates a request whose folder and name come from `suggestion`.
    pub fn new(texts: &Texts, games: Catalogue, purpose: Purpose, suggestion: &Path) -> Self {
        let title = match purpose {
            Purpose::Open => "path-open-title",
            Purpose::Save => "path-save-title",
            Purpose::Picture => "path-picture-title",
            Purpose::Film => "path-film-title",
            Purpose::Folder => "path-folder-title",
        };
        let (kind, extensions) = match purpose {
            Purpose::Open | Purpose::Save => ("file-kind", games.extensions()),
            Purpose::Picture => ("file-kind-picture", vec!["png"]),
            Purpose::Film => ("file-kind-film", vec!["gif"]),
            Purpose::Folder => ("file-kind-any", vec!["*"]),
        };
        let folder = suggestion.parent().filter(|folder| folder.is_dir());
        let name = suggestion.file_name().unwrap_or_default();
        Self {
            purpose,
            title: texts.text(title),
            folder: folder.map(Path::to_owned),
            name: name.to_string_lossy().into_owned(),
            kind: texts.text(kind),
            extensions,
            all: texts.text("file-kind-any"),
        }
    }
}

/// Future of a dialog's answer: the chosen file, or `None` if the dialog was cancelled.
pub type Answer = Pin<Box<dyn Future<Output = Option<PathBuf>> + Send>>;

/// Source of file dialogs.
pub trait FileDialogs {
    /// Opens a dialog. Called on the window's thread; the answer is awaited on another.
    fn ask(&self, request: &FileRequest) -> Answer;
}

/// File dialogs of the system, as children of the program's window.
pub struct SystemDialogs<'a, Window>(pub &'a Window);

impl<Window: HasWindowHandle + HasDisplayHandle> FileDialogs for SystemDialogs<'_, Window> {
    fn ask(&self, request: &FileRequest) -> Answer {
        let mut dialog = rfd::AsyncFileDialog::new()
            .set_parent(self.0)
            .set_title(&request.title)
            .add_filter(&request.kind, &request.extensions)
            .add_filter(&request.all, &["*"]);
        if let Some(folder) = &request.folder {
            dialog = dialog.set_directory(folder);
        }
        let path = |file: rfd::FileHandle| file.path().to_owned();
        match request.purpose {
            Purpose::Open => {
                let file = dialog.pick_file();
                Box::pin(async move { file.await.map(path) })
            }
            Purpose::Folder => {
                let folder = dialog.pick_folder();
                Box::pin(async move { folder.await.map(path) })
            }
            Purpose::Save | Purpose::Picture | Purpose::Film => {
                let file = dialog.set_file_name(&request.name).save_file();
                Box::pin(async move { file.await.map(path) })
            }
        }
    }
}

/// Result of polling a dialog.
pub enum PickerEvent {
    /// A file was chosen.
    File(FileTask, PathBuf),
    /// The dialog was cancelled.
    Nothing(FileTask),
    /// The dialog has been open so long that it may be hanging. It is still polled.
    Late(Purpose),
    /// The system could not show a dialog.
    Failed(FileTask),
}

impl PickerEvent {
    /// Task of the dialog that has ended.
    pub(crate) fn task_mut(&mut self) -> Option<&mut FileTask> {
        match self {
            Self::File(task, _) | Self::Nothing(task) | Self::Failed(task) => Some(task),
            Self::Late(_) => None,
        }
    }
}

struct OpenDialog {
    task: FileTask,
    job: Job<Option<PathBuf>>,
    /// In seconds of the window's clock.
    began: f64,
    /// `true` once the window has lost the focus, so the dialog has appeared.
    seen: bool,
    /// `true` once [`PickerEvent::Late`] was returned.
    late: bool,
}

/// The file dialog that is open or requested, if any.
#[derive(Default)]
pub struct Picker {
    request: Option<(FileRequest, FileTask)>,
    open: Option<OpenDialog>,
}

impl Picker {
    /// Requests a dialog unless one is open. Gives up an open one that may be hanging.
    ///
    /// # Errors
    /// The task, if another dialog has been open for more than a second: the user must have returned from it
    /// without an answer.
    pub fn open(
        &mut self,
        ctx: &Context,
        request: FileRequest,
        task: FileTask,
    ) -> Result<(), FileTask> {
        let now = ctx.input(|input| input.time);
        match &self.open {
            Some(open) if !open.late && now - open.began < AGAIN_AFTER => {}
            Some(open) if !open.late => return Err(task),
            _ => self.request = Some((request, task)),
        }
        Ok(())
    }

    /// Task behind the open or requested dialog.
    pub fn task(&self) -> Option<&FileTask> {
        let asked = self.request.as_ref().map(|(_, task)| task);
        asked.or(self.open.as_ref().map(|open| &open.task))
    }

    /// Mutable task behind the open or requested dialog.
    pub fn wish_mut(&mut self) -> Option<&mut FileTask> {
        let asked = self.request.as_mut().map(|(_, task)| task);
        asked.or(self.open.as_mut().map(|open| &mut open.task))
    }

    /// Opens the dialog requested in this frame, if any.
    pub fn begin(&mut self, ctx: &Context, dialogs: &dyn FileDialogs) {
        let Some((request, task)) = self.request.take() else {
            return;
        };
        let file = dialogs.ask(&request);
        self.open = Some(OpenDialog {
            task,
            job: Job::start(ctx, "file dialog", |reporter| {
                reporter.report(pollster::block_on(file));
            }),
            began: ctx.input(|input| input.time),
            seen: false,
            late: false,
        });
        ctx.request_repaint_after(Duration::from_secs_f64(OFFER_AFTER));
    }

    /// Result of the dialog since the last call. Runs in every frame.
    pub fn poll(&mut self, ctx: &Context) -> Option<PickerEvent> {
        let open = self.open.as_mut()?;
        open.seen |= ctx.input(|input| !input.focused);
        let answer = match open.job.poll() {
            JobNews::Report(answer) => answer,
            JobNews::Ended => None,
            JobNews::Running if open.late => return None,
            JobNews::Running => {
                let left = open.began + OFFER_AFTER - ctx.input(|input| input.time);
                if left > 0.0 {
                    ctx.request_repaint_after(Duration::from_secs_f64(left));
                    return None;
                }
                open.late = true;
                return Some(PickerEvent::Late(open.task.purpose()));
            }
        };
        let OpenDialog { task, seen, .. } = self.open.take()?;
        Some(match answer {
            Some(path) => PickerEvent::File(task, path),
            None if seen => PickerEvent::Nothing(task),
            None => PickerEvent::Failed(task),
        })
    }

    /// Ignores the open dialog's answer, because the user answered elsewhere. Returns its task.
    pub fn forget(&mut self) -> Option<FileTask> {
        self.open.take().map(|open| open.task)
    }
}
