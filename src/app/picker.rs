//! The system's dialogs for files, off the window's thread and one at a time.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

use egui::Context;
use winit::raw_window_handle::{HasDisplayHandle, HasWindowHandle};

use super::action::{Purpose, Wish};
use super::catalogue::Catalogue;
use crate::i18n::Texts;

/// After this time without an answer, in seconds, a dialog may be hanging: the field for a path
/// is offered besides.
const OFFER_AFTER: f64 = 10.0;

/// Who asks again after this time, in seconds, has not pressed a key twice by mistake.
const AGAIN_AFTER: f64 = 1.0;

/// What a dialog is to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileRequest {
    /// What the file is for.
    pub purpose: Purpose,
    /// The dialog's title.
    pub title: String,
    /// The folder to begin in.
    pub folder: Option<PathBuf>,
    /// The name that is suggested for the file.
    pub name: String,
    /// What such files are called.
    pub kind: String,
    /// What their names end with.
    pub extensions: Vec<&'static str>,
    /// What all files are called.
    pub all: String,
}

impl FileRequest {
    /// A dialog for this purpose that begins with the file `suggestion`.
    pub fn new(texts: &Texts, games: Catalogue, purpose: Purpose, suggestion: &Path) -> Self {
        let title = match purpose {
            Purpose::Open => "path-open-title",
            Purpose::Save => "path-save-title",
            Purpose::Picture => "path-picture-title",
            Purpose::Film => "path-film-title",
        };
        let (kind, extensions) = match purpose {
            Purpose::Open | Purpose::Save => ("file-kind", games.extensions()),
            Purpose::Picture => ("file-kind-picture", vec!["png"]),
            Purpose::Film => ("file-kind-film", vec!["gif"]),
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

/// The file that was chosen in a dialog, once it has been; `None` if none was.
pub type Answer = Pin<Box<dyn Future<Output = Option<PathBuf>> + Send>>;

/// Something that can ask the user for a file.
pub trait FileDialogs {
    /// Opens a dialog. Called on the window's thread, and waited for on another.
    fn ask(&self, request: &FileRequest) -> Answer;
}

/// The dialogs of the system, over the window of the program.
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
            Purpose::Save | Purpose::Picture | Purpose::Film => {
                let file = dialog.set_file_name(&request.name).save_file();
                Box::pin(async move { file.await.map(path) })
            }
        }
    }
}

/// What came of a dialog.
pub enum Picked {
    /// A file was chosen.
    File(Wish, PathBuf),
    /// The dialog was closed without a choice.
    Nothing(Wish),
    /// The dialog has been open for so long that it may be hanging. It is listened to all the
    /// same.
    Late(Purpose),
    /// The system could not show a dialog.
    Failed(Wish),
}

/// A dialog of the system that is open.
struct Task {
    /// What was asked for.
    wish: Wish,
    answer: Receiver<Option<PathBuf>>,
    /// When it began, in seconds of the window's clock.
    began: f64,
    /// The window has lost the focus since: the dialog has come up.
    seen: bool,
    /// It has been called late.
    late: bool,
}

/// The dialogs for files.
#[derive(Default)]
pub struct Picker {
    request: Option<(FileRequest, Wish)>,
    task: Option<Task>,
}

impl Picker {
    /// Asks for a dialog, unless one is open. One that may be hanging is given up for it.
    ///
    /// # Errors
    /// The wish, if another dialog has been open for so long that the user must have come back from
    /// it without an answer.
    pub fn open(&mut self, ctx: &Context, request: FileRequest, wish: Wish) -> Result<(), Wish> {
        let now = ctx.input(|input| input.time);
        match &self.task {
            Some(task) if !task.late && now - task.began < AGAIN_AFTER => {}
            Some(task) if !task.late => return Err(wish),
            _ => self.request = Some((request, wish)),
        }
        Ok(())
    }

    /// What the dialog that is open, or about to open, was asked for.
    pub fn wish(&self) -> Option<&Wish> {
        let asked = self.request.as_ref().map(|(_, wish)| wish);
        asked.or(self.task.as_ref().map(|task| &task.wish))
    }

    /// What the dialog that is open, or about to open, was asked for, to be changed.
    pub fn wish_mut(&mut self) -> Option<&mut Wish> {
        let asked = self.request.as_mut().map(|(_, wish)| wish);
        asked.or(self.task.as_mut().map(|task| &mut task.wish))
    }

    /// Opens the dialog that was asked for in this frame, if one was.
    pub fn begin(&mut self, ctx: &Context, dialogs: &dyn FileDialogs) {
        let Some((request, wish)) = self.request.take() else {
            return;
        };
        let (send, answer) = channel();
        let wake = ctx.clone();
        let file = dialogs.ask(&request);
        let waiting = std::thread::Builder::new()
            .name("file dialog".to_owned())
            .spawn(move || {
                // Nobody listens any more if another answer came first.
                let _ = send.send(pollster::block_on(file));
                wake.request_repaint();
            });
        // If no thread could be started, the channel is closed and `poll` reports a failure.
        drop(waiting);
        self.task = Some(Task {
            wish,
            answer,
            began: ctx.input(|input| input.time),
            seen: false,
            late: false,
        });
        ctx.request_repaint_after(Duration::from_secs_f64(OFFER_AFTER));
    }

    /// What has come of the dialog since the last call. To be called in every frame.
    pub fn poll(&mut self, ctx: &Context) -> Option<Picked> {
        let task = self.task.as_mut()?;
        task.seen |= ctx.input(|input| !input.focused);
        let answer = match task.answer.try_recv() {
            Ok(answer) => answer,
            Err(TryRecvError::Disconnected) => None,
            Err(TryRecvError::Empty) if task.late => return None,
            Err(TryRecvError::Empty) => {
                let left = task.began + OFFER_AFTER - ctx.input(|input| input.time);
                if left > 0.0 {
                    ctx.request_repaint_after(Duration::from_secs_f64(left));
                    return None;
                }
                task.late = true;
                return Some(Picked::Late(task.wish.purpose()));
            }
        };
        let Task { wish, seen, .. } = self.task.take()?;
        Some(match answer {
            Some(path) => Picked::File(wish, path),
            None if seen => Picked::Nothing(wish),
            None => Picked::Failed(wish),
        })
    }

    /// The user has answered elsewhere: what the dialog says from now on is not listened to.
    /// Returns what it was asked for.
    pub fn forget(&mut self) -> Option<Wish> {
        self.task.take().map(|task| task.wish)
    }
}
