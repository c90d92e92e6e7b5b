//! Toasts: short messages that disappear by themselves.
//!
//! They are ordinary widgets, so they wrap and screen readers read them. A toast on screen causes no
//! repaints.

use std::time::Duration;

use egui::{Align2, Area, Context, Id, Label, Order, RichText, vec2};

use super::command::Command;
use super::panels::layout::Messages;
use super::theme;
use super::widgets::{self, Glyph};
use crate::i18n::Texts;
use crate::phrase::Phrase;

/// Kind of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Information.
    Info,
    /// Error.
    Error,
}

struct Toast {
    /// Lowest free number, so that egui's memory for toasts stays bounded.
    id: usize,
    tone: Tone,
    words: Phrase,
    /// Command of its button.
    offer: Option<Command>,
    /// End in seconds of the window's clock; set when first shown.
    until: Option<f64>,
    /// `true` if only the user or a later event ends it.
    stays: bool,
}

/// Messages on screen, oldest first.
#[derive(Default)]
pub struct Toasts {
    toasts: Vec<Toast>,
}

impl Toasts {
    /// Shows a message; an equal one on screen is replaced.
    pub fn add(&mut self, tone: Tone, words: Phrase) {
        self.put(tone, words, None);
    }

    /// Shows a message with a button that runs a command.
    pub fn offer(&mut self, tone: Tone, words: Phrase, command: Command) {
        self.put(tone, words, Some(command));
    }

    /// Shows a message with a button until it is withdrawn; one with the same key gets the new words.
    pub fn offer_meanwhile(&mut self, words: Phrase, command: Command) {
        if let Some(toast) = self.toasts.iter_mut().find(|toast| toast.words.key == words.key) {
            toast.words = words;
            return;
        }
        self.put(Tone::Info, words, Some(command));
        if let Some(toast) = self.toasts.last_mut() {
            toast.stays = true;
        }
    }

    /// Returns `true` if a message with this key is on screen.
    pub fn has(&self, key: &str) -> bool {
        self.toasts.iter().any(|toast| toast.words.key == key)
    }

    /// Removes the messages with these keys.
    pub fn withdraw(&mut self, keys: &[&str]) {
        self.toasts.retain(|toast| !keys.contains(&toast.words.key));
    }

    fn put(&mut self, tone: Tone, words: Phrase, offer: Option<Command>) {
        self.toasts.retain(|toast| toast.words != words);
        let taken = |id: &usize| self.toasts.iter().any(|toast| toast.id == *id);
        let id = (0..=self.toasts.len()).find(|id| !taken(id)).unwrap_or_default();
        self.toasts.push(Toast { id, tone, words, offer, until: None, stays: false });
    }

    /// Draws the messages at their place, newest at the bottom. Returns the command of a pressed button.
    pub fn show(&mut self, ctx: &Context, texts: &Texts, messages: Messages) -> Option<Command> {
        let now = ctx.input(|input| input.time);
        let palette = theme::palette(ctx);
        self.toasts.retain(|toast| toast.until.is_none_or(|until| until > now));
        let (mut closed, mut wanted) = (None, None);
        let window = ctx.content_rect();
        let Messages { place, from_top, one } = messages;
        if one && let Some(newest) = self.toasts.len().checked_sub(1) {
            // With room for one message, older errors wait until they have been seen.
            let mut index = 0;
            self.toasts.retain(|toast| {
                index += 1;
                index > newest || toast.tone == Tone::Error || toast.stays
            });
        }
        // Distance of the next message from the edge.
        if one || !from_top {
            self.toasts.reverse();
        }
        let mut away =
            if from_top { place.top() - window.top() } else { window.bottom() - place.bottom() };
        let most = if one { 1 } else { usize::MAX };
        for toast in self.toasts.iter_mut().take(most) {
            let text = texts.say(&toast.words);
            let is_new = toast.until.is_none();
            let seconds = 5.0 + text.chars().count() as f64 / 20.0;
            let end = if toast.stays { f64::INFINITY } else { now + seconds };
            let until = *toast.until.get_or_insert(end);
            if until.is_finite() {
                ctx.request_repaint_after(Duration::from_secs_f64((until - now).max(0.01)));
            }
            let width = place.width().min(420.0);
            let (corner, y) =
                if from_top { (Align2::LEFT_TOP, away) } else { (Align2::LEFT_BOTTOM, -away) };
            let shown = Area::new(Id::unique(("toast", toast.id)))
                .order(Order::Middle)
                .sizing_pass(is_new)
                .anchor(corner, vec2(place.left() - window.left(), y))
                .show(ctx, |ui| {
                    let colour = match toast.tone {
                        Tone::Info => palette.text,
                        Tone::Error => palette.danger,
                    };
                    theme::card(palette, false)
                        .inner_margin(12)
                        .shadow(ui.visuals().popup_shadow)
                        .show(ui, |ui| {
                            ui.horizontal_top(|ui| {
                                ui.vertical(|ui| {
                                    ui.set_max_width((width - 60.0).max(0.0));
                                    let words = RichText::new(&text).color(colour);
                                    ui.add(Label::new(words).wrap());
                                    let offer = toast.offer.filter(|offer| {
                                        ui.button(texts.text(offer.text_key())).clicked()
                                    });
                                    wanted = offer.or(wanted);
                                });
                                let name = texts.text("dismiss");
                                let button = widgets::glyph_button(ui, Glyph::Cross, &name);
                                if widgets::tip(button, &name).clicked() {
                                    closed = Some(toast.id);
                                }
                            });
                        });
                });
            if is_new {
                ctx.move_to_top(shown.response.layer_id);
            }
            away += shown.response.rect.height() + 8.0;
        }
        if one || !from_top {
            self.toasts.reverse();
        }
        if let Some(id) = closed {
            self.toasts.retain(|toast| toast.id != id);
        }
        wanted
    }
}
