//! What goes to a display and comes back from it, while the window goes on.

use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::pieces::Piece;

/// What a display is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Message {
    /// Parts of a picture.
    Pieces {
        /// The width and height of the picture. If they are others than before, the pieces are all
        /// of it.
        size: [usize; 2],
        /// What is to be seen where nothing has been drawn yet.
        ground: u32,
        /// From the top to the bottom.
        pieces: Vec<Piece>,
    },
    /// The window has lost what it showed: it is to be shown again.
    Again,
}

/// What came back from the display.
#[derive(Debug, Default)]
struct Answer {
    /// When the last picture was taken.
    taken: Option<Instant>,
    /// Somebody waits for that.
    awaited: bool,
    /// Why nothing is sent any more.
    fault: Option<String>,
}

/// The display's end of the line: says what has become of the pictures.
pub(super) struct Witness {
    answer: Arc<Mutex<Answer>>,
    /// Makes the window go on.
    wake: Box<dyn Fn() + Send>,
}

impl Witness {
    /// A picture has been taken.
    pub(super) fn taken(&self) {
        let mut answer = lock(&self.answer);
        answer.taken = Some(Instant::now());
        if std::mem::take(&mut answer.awaited) {
            (self.wake)();
        }
    }

    /// Nothing is taken any more.
    pub(super) fn fail(&self, why: String) {
        lock(&self.answer).fault = Some(why);
        (self.wake)();
    }
}

/// The window's end of the line.
pub(super) struct Link {
    messages: Sender<Message>,
    answer: Arc<Mutex<Answer>>,
}

impl Link {
    /// A line for these messages, and its other end. `wake` is called when the window is to go on.
    pub(super) fn new(
        messages: Sender<Message>,
        wake: impl Fn() + Send + 'static,
    ) -> (Self, Witness) {
        let answer = Arc::default();
        let witness = Witness {
            answer: Arc::clone(&answer),
            wake: Box::new(wake),
        };
        (Self { messages, answer }, witness)
    }

    /// Sends something.
    ///
    /// # Errors
    /// Why nothing is sent any more.
    pub(super) fn send(&self, message: Message) -> Result<(), String> {
        let sent = self.messages.send(message);
        sent.map_err(|error| {
            lock(&self.answer)
                .fault
                .take()
                .unwrap_or_else(|| error.to_string())
        })
    }

    /// When the picture that was on its way was taken; if it has not been, the window is woken when
    /// it is.
    pub(super) fn taken(&self) -> Option<Instant> {
        let mut answer = lock(&self.answer);
        let taken = answer.taken.take();
        answer.awaited = taken.is_none();
        taken
    }
}

fn lock(answer: &Mutex<Answer>) -> MutexGuard<'_, Answer> {
    answer.lock().unwrap_or_else(PoisonError::into_inner)
}
