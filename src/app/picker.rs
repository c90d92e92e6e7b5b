//! The system's dialogs for files, off the window's thread and one at a time.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::task::{Context as TaskContext, Poll, Wake, Waker};
use std::thread::Thread;
use std::time::{Duration, Instant};

use egui::Context;

use super::dialogs::path::Purpose;
use crate::i18n::Texts;

/// A dialog that says "nothing chosen" sooner than this never came up.
const TOO_SOON: Duration = Duration::from_millis(300);
/// A dialog that says nothing for this long may be hanging.
const TOO_LONG: Duration = Duration::from_secs(10);

/// A dialog of the system that is open.
struct Task {
    purpose: Purpose,
    began: Instant,
    answer: Receiver<Option<PathBuf>>,
    /// The user has been offered the field for a path.
    offered: bool,
}

/// What came of a dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picked {
    /// A file was chosen.
    File(Purpose, PathBuf),
    /// The system could not show a dialog, or it may be hanging: offer the field.
    Failed(Purpose),
}

/// The dialogs for files.
#[derive(Default)]
pub struct Picker {
    task: Option<Task>,
}

impl Picker {
    /// Opens a dialog, unless one is open. `suggestion` is the file it is to begin with.
    pub fn open(&mut self, ctx: &Context, texts: &Texts, purpose: Purpose, suggestion: &Path) {
        if self.task.is_some() {
            return;
        }
        let mut dialog = rfd::AsyncFileDialog::new()
            .add_filter(texts.text("file-kind"), &["kuba"])
            .add_filter(texts.text("file-kind-any"), &["*"]);
        if let Some(folder) = suggestion.parent().filter(|folder| folder.is_dir()) {
            dialog = dialog.set_directory(folder);
        }
        // The future has to be built on the window's thread; only waiting may go elsewhere.
        let (send, answer) = channel();
        let wake = ctx.clone();
        let wait = move |file: Option<rfd::FileHandle>| {
            // Nobody listens any more if the window has been closed meanwhile.
            let _ = send.send(file.map(|file| file.path().to_owned()));
            wake.request_repaint();
        };
        let spawned = match purpose {
            Purpose::Open => {
                let future = dialog.set_title(texts.text("path-open-title")).pick_file();
                spawn(move || wait(block_on(future)))
            }
            Purpose::Save => {
                let name = suggestion.file_name().unwrap_or_default().to_string_lossy();
                let future = dialog
                    .set_title(texts.text("path-save-title"))
                    .set_file_name(name)
                    .save_file();
                spawn(move || wait(block_on(future)))
            }
        };
        // If no thread could be started, the channel is closed and `poll` reports a failure.
        drop(spawned);
        self.task = Some(Task {
            purpose,
            began: Instant::now(),
            answer,
            offered: false,
        });
        ctx.request_repaint_after(TOO_LONG);
    }

    /// What has come of the dialog since the last call.
    pub fn poll(&mut self) -> Option<Picked> {
        let task = self.task.as_mut()?;
        let answer = match task.answer.try_recv() {
            Ok(answer) => answer,
            Err(TryRecvError::Disconnected) => None,
            Err(TryRecvError::Empty) => {
                if task.offered || task.began.elapsed() < TOO_LONG {
                    return None;
                }
                task.offered = true;
                return Some(Picked::Failed(task.purpose));
            }
        };
        let (purpose, soon, offered) =
            (task.purpose, task.began.elapsed() < TOO_SOON, task.offered);
        self.task = None;
        match answer {
            Some(path) => Some(Picked::File(purpose, path)),
            None if soon && !offered => Some(Picked::Failed(purpose)),
            None => None,
        }
    }

    /// Forgets a dialog that hangs: another may be opened, and its answer is not waited for.
    pub fn forget(&mut self) {
        self.task = None;
    }
}

fn spawn(work: impl FnOnce() + Send + 'static) -> std::io::Result<()> {
    std::thread::Builder::new()
        .name("file dialog".to_owned())
        .spawn(work)
        .map(drop)
}

/// Wakes a thread that waits for a future.
struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

fn block_on<T>(future: impl Future<Output = T>) -> T {
    let mut future = pin!(future);
    let waker = Waker::from(Arc::new(Unpark(std::thread::current())));
    let mut context = TaskContext::from_waker(&waker);
    loop {
        match future.as_mut().poll(&mut context) {
            Poll::Ready(answer) => return answer,
            Poll::Pending => std::thread::park(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_for_a_future_ends_when_another_thread_wakes_it() {
        let (send, receive) = channel();
        let mut sent = false;
        let future = std::future::poll_fn(move |context| {
            if let Ok(number) = receive.try_recv() {
                return Poll::Ready(number);
            }
            if !sent {
                sent = true;
                let (waker, send) = (context.waker().clone(), send.clone());
                std::thread::spawn(move || {
                    send.send(7).expect("the test listens");
                    waker.wake();
                });
            }
            Poll::Pending
        });
        assert_eq!(block_on(future), 7);
    }
}
