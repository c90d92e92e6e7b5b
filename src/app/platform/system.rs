//! Connections of the window to the system: the signal to quit, requests of later program starts, and
//! messages that are shown after the window has closed.

use std::sync::{Arc, Mutex, PoisonError};

use egui::{Context, UserAttentionType, ViewportCommand};

use super::launch_action::LaunchAction;
use super::signals::QuitSignal;
use super::single_instance::Requests;
use crate::app::files::paste::PasteReader;
use crate::phrase::Phrase;
use crate::store::{FileError, Places, WindowStatus};

/// Message for after the window has closed: information, or the error that lost a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct LastWords(Arc<Mutex<Option<Result<Phrase, FileError>>>>);

impl LastWords {
    fn say(&self, words: Result<Phrase, FileError>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(words);
    }

    /// Takes the message, if any.
    pub(crate) fn take(&self) -> Option<Result<Phrase, FileError>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

#[derive(Default)]
pub(crate) struct System {
    /// Requests of later program starts.
    requests: Requests,
    quit_signal: QuitSignal,
    last_words: LastWords,
    /// Reader of the clipboard; `None` without a window of the system.
    pub(crate) paste: Option<PasteReader>,
}

impl System {
    pub(crate) fn new(requests: Requests, quit_signal: QuitSignal, last_words: LastWords) -> Self {
        Self { requests, quit_signal, last_words, paste: None }
    }

    /// Returns `true` once the system has asked the program to end.
    pub(crate) fn wants_the_end(&self) -> bool {
        self.quit_signal.is_raised()
    }

    /// Returns the next request and raises the window.
    pub(crate) fn next_request(
        &mut self,
        ctx: &Context,
        holding: WindowStatus,
    ) -> Option<LaunchAction> {
        self.requests.rebind(holding);
        let action = self.requests.next();
        if action.is_some() {
            for request in [
                ViewportCommand::Minimized(false),
                ViewportCommand::RequestUserAttention(UserAttentionType::Informational),
                ViewportCommand::Focus,
            ] {
                ctx.send_viewport_cmd(request);
            }
            self.requests.wants_attention = true;
        }
        action
    }

    /// Ends the request for attention when the window gets the focus, for desktops that do not let windows
    /// raise themselves.
    pub(crate) fn reset_attention(&mut self, ctx: &Context) {
        if self.requests.wants_attention
            && ctx.input(|input| input.viewport().focused) == Some(true)
        {
            self.requests.wants_attention = false;
            let quiet = ViewportCommand::RequestUserAttention(UserAttentionType::Reset);
            ctx.send_viewport_cmd(quiet);
        }
    }

    pub(crate) fn set_last_words(&self, words: Result<Phrase, FileError>) {
        self.last_words.say(words);
    }

    /// Takes requests to these folders from now on.
    pub(crate) fn move_to(&mut self, places: Places, holding: WindowStatus) {
        self.requests.move_to(places, holding);
    }

    /// Stops taking requests; the window still holds its lock.
    pub(crate) fn close(&mut self, holding: WindowStatus) {
        self.requests.close(holding);
    }
}
