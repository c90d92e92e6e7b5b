//! What comes to the window from outside: the system's wish that it close, other starts of the
//! program, and where the last words go when nobody can be asked any more.

use std::sync::{Arc, Mutex, PoisonError};

use egui::{Context, UserAttentionType, ViewportCommand};

use super::launch_action::LaunchAction;
use super::signals::QuitSignal;
use super::single_instance::Requests;
use crate::phrase::Phrase;
use crate::store::{FileError, Holding};

/// Where the window leaves its last words: something to know, or why a game is lost.
#[derive(Clone, Debug, Default)]
pub(super) struct LastWords(Arc<Mutex<Option<Result<Phrase, FileError>>>>);

impl LastWords {
    /// Leaves them.
    fn say(&self, words: Result<Phrase, FileError>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(words);
    }

    /// Takes them, if there are any.
    pub(super) fn hear(&self) -> Option<Result<Phrase, FileError>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// The lines to the outside.
#[derive(Default)]
pub(super) struct System {
    /// What other starts of the program ask of this window.
    requests: Requests,
    /// Whether the system wants the program to end.
    quit_signal: QuitSignal,
    /// What is to be said when the window is closed.
    last_words: LastWords,
}

impl System {
    /// The lines of a window of the system.
    pub(super) fn new(requests: Requests, quit_signal: QuitSignal, last_words: LastWords) -> Self {
        Self {
            requests,
            quit_signal,
            last_words,
        }
    }

    /// Whether the system wants the program to end.
    pub(super) fn wants_the_end(&self) -> bool {
        self.quit_signal.is_heard()
    }

    /// What the next start of the program asks for; the window comes to the front.
    pub(super) fn next_request(&mut self, ctx: &Context, holding: Holding) -> Option<LaunchAction> {
        self.requests.rebind(holding);
        let action = self.requests.next();
        if action.is_some() {
            for wish in [
                ViewportCommand::Minimized(false),
                ViewportCommand::RequestUserAttention(UserAttentionType::Informational),
                ViewportCommand::Focus,
            ] {
                ctx.send_viewport_cmd(wish);
            }
            self.requests.wants_attention = true;
        }
        action
    }

    /// Where the desktop does not let a window come to the front by itself, it goes on calling for
    /// attention until the user comes.
    pub(super) fn reset_attention(&mut self, ctx: &Context) {
        if self.requests.wants_attention
            && ctx.input(|input| input.viewport().focused) == Some(true)
        {
            self.requests.wants_attention = false;
            let quiet = ViewportCommand::RequestUserAttention(UserAttentionType::Reset);
            ctx.send_viewport_cmd(quiet);
        }
    }

    /// Leaves what is to be said when the window is closed.
    pub(super) fn leave_words(&self, words: Result<Phrase, FileError>) {
        self.last_words.say(words);
    }

    /// Nothing can be asked of it any more: the window closes, and still holds its slot.
    pub(super) fn close(&mut self, holding: Holding) {
        self.requests.close(holding);
    }
}
