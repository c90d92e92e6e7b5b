//! Short messages that go away by themselves.
//!
//! They are ordinary widgets: they wrap, a screen reader reads them out, and while they stand
//! nothing is repainted.

use std::time::Duration;

use egui::{Align2, Area, Context, Id, Label, Order, RichText, vec2};

use super::command::Command;
use super::panels::layout::Messages;
use super::theme;
use super::widgets::{self, Glyph};
use crate::i18n::Texts;
use crate::phrase::Phrase;

/// What a message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Something worth knowing.
    Info,
    /// Something went wrong.
    Error,
}

/// A message on the screen.
struct Toast {
    /// The lowest number that no other message had when it came: whatever is remembered of the
    /// message in a place is there once, however many have come and gone.
    id: usize,
    tone: Tone,
    words: Phrase,
    /// What its button asks for.
    offer: Option<Command>,
    /// When it goes, in seconds of the window's clock; set when first shown.
    until: Option<f64>,
}

/// The messages on the screen, the oldest first.
#[derive(Default)]
pub struct Toasts {
    toasts: Vec<Toast>,
}

impl Toasts {
    /// Shows a message. One that already stands is not shown twice.
    pub fn add(&mut self, tone: Tone, words: Phrase) {
        self.put(tone, words, None);
    }

    /// Shows a message with a button.
    pub fn offer(&mut self, tone: Tone, words: Phrase, command: Command) {
        self.put(tone, words, Some(command));
    }

    /// Takes the messages with these keys back.
    pub fn withdraw(&mut self, keys: &[&str]) {
        self.toasts.retain(|toast| !keys.contains(&toast.words.key));
    }

    fn put(&mut self, tone: Tone, words: Phrase, offer: Option<Command>) {
        self.toasts.retain(|toast| toast.words != words);
        let taken = |id: &usize| self.toasts.iter().any(|toast| toast.id == *id);
        let id = (0..=self.toasts.len())
            .find(|id| !taken(id))
            .unwrap_or_default();
        self.toasts.push(Toast {
            id,
            tone,
            words,
            offer,
            until: None,
        });
    }

    /// Draws the messages where they cover least, the newest at the bottom. Returns what is wanted by
    /// a button on one.
    pub fn show(&mut self, ctx: &Context, texts: &Texts, messages: Messages) -> Option<Command> {
        let now = ctx.input(|input| input.time);
        let palette = theme::palette(ctx);
        self.toasts
            .retain(|toast| toast.until.is_none_or(|until| until > now));
        let (mut closed, mut wanted) = (None, None);
        let window = ctx.content_rect();
        let Messages {
            place,
            from_top,
            one,
        } = messages;
        if one && let Some(newest) = self.toasts.len().checked_sub(1) {
            // There is room for one; what went wrong waits until it is seen.
            let mut index = 0;
            self.toasts.retain(|toast| {
                index += 1;
                index > newest || toast.tone == Tone::Error
            });
        }
        // How far the next message is from the end that they begin at.
        if one || !from_top {
            self.toasts.reverse();
        }
        let mut away = if from_top {
            place.top() - window.top()
        } else {
            window.bottom() - place.bottom()
        };
        let most = if one { 1 } else { usize::MAX };
        for toast in self.toasts.iter_mut().take(most) {
            let text = texts.say(&toast.words);
            let is_new = toast.until.is_none();
            let seconds = 5.0 + text.chars().count() as f64 / 20.0;
            let until = *toast.until.get_or_insert(now + seconds);
            ctx.request_repaint_after(Duration::from_secs_f64((until - now).max(0.01)));
            let width = place.width().min(420.0);
            let (corner, y) = if from_top {
                (Align2::LEFT_TOP, away)
            } else {
                (Align2::LEFT_BOTTOM, -away)
            };
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
