//! Dialog that exports a game as a picture or a film.

use std::path::PathBuf;

use egui::{
    Button, Context, Image, Rect, Sense, TextureHandle, TextureOptions, Ui, UiBuilder, Vec2, vec2,
};

use crate::app::action::{DialogAction, FileTask};
use crate::app::files::share::{Choice, ExportJob, ExportResult, Extent, Order, Request, Side};
use crate::app::shell::dialogs::{DialogContext, DialogResult, focus, scroll};
use crate::app::shell::form;
use crate::app::shell::{theme, widgets};
use crate::phrase::Phrase;

/// Dialog width, in points, from which the preview stands beside the options.
const WIDE: f32 = 640.0;
/// Side of that preview, in points.
const PREVIEW: f32 = 300.0;
/// Minimum height of the preview above the options, in points.
const LEAST_PREVIEW: f32 = 120.0;
/// Height of the options, in points.
const CHOICES: f32 = 290.0;

/// Export dialog with its preview and running jobs.
pub struct Share {
    request: Request,
    preview: Option<(Asked, TextureHandle)>,
    drawing: Option<(Asked, ExportJob)>,
    work: Option<Work>,
}

/// Options of a preview, and the pixels of its longer side.
type Asked = (Choice, u16);

enum Work {
    Copy(ExportJob),
    Save(ExportJob),
}

impl Work {
    fn job(&self) -> &ExportJob {
        match self {
            Self::Copy(job) | Self::Save(job) => job,
        }
    }
}

impl Share {
    /// Creates the dialog for an export request.
    pub fn new(request: Request) -> Self {
        Self { request, preview: None, drawing: None, work: None }
    }

    /// Starts the export to a file.
    pub fn save(&mut self, ctx: &Context, path: PathBuf) {
        self.work = Some(Work::Save(self.job(ctx, Order::File(path))));
    }

    fn job(&self, ctx: &Context, order: Order) -> ExportJob {
        let Request { subject, choice, .. } = &self.request;
        ExportJob::begin(ctx, subject.clone(), *choice, order)
    }

    /// Stops an export in progress. Returns `true` if there was one.
    pub fn stops(&mut self) -> bool {
        self.work.take().is_some()
    }

    /// Stops an export in progress before the program ends.
    pub fn finish(&mut self) {
        if let Some(Work::Save(job)) = self.work.take() {
            job.finish();
        }
    }

    /// Draws the dialog; `body` is the height of its scrolling part in points.
    pub fn ui(&mut self, ui: &mut Ui, body: f32, context: &mut DialogContext) -> DialogResult {
        let wide = ui.available_width() >= WIDE;
        scroll(ui, body, "share", |ui| {
            if wide {
                ui.horizontal_top(|ui| {
                    self.preview(ui, Vec2::splat(PREVIEW), context);
                    ui.add_space(12.0);
                    ui.vertical(|ui| self.choices(ui, context));
                });
            } else {
                let height = (body - CHOICES).clamp(LEAST_PREVIEW, PREVIEW);
                self.preview(ui, vec2(ui.available_width(), height), context);
                self.choices(ui, context);
            }
        });
        self.buttons(ui, context)
    }

    /// Returns `true` while a file is written.
    pub fn is_saving(&self) -> bool {
        matches!(self.work, Some(Work::Save(_)))
    }

    /// Takes the results of the jobs. Returns the action that ends the dialog once the export is complete.
    pub fn poll(&mut self, ctx: &Context) -> Option<DialogAction> {
        if let Some((asked, job)) = &self.drawing
            && let Some(made) = job.poll()
        {
            if let ExportResult::Picture(picture) = made {
                let options = TextureOptions::LINEAR;
                let texture = ctx.load_texture("share preview", picture, options);
                self.preview = Some((*asked, texture));
            }
            self.drawing = None;
        }
        let made = self.work.as_ref()?.job().poll()?;
        self.work = None;
        Some(match made {
            ExportResult::Picture(picture) => DialogAction::CopyPicture(picture),
            ExportResult::File(path) => DialogAction::TellSaved(path),
            ExportResult::Nothing(why) => DialogAction::TellFault(why),
        })
    }

    /// Draws the last preview, and orders a new one if the options or the size have changed.
    fn preview(&mut self, ui: &mut Ui, room_size: Vec2, context: &DialogContext) {
        let (place, _) = ui.allocate_exact_size(room_size, Sense::hover());
        let pixels = self.request.subject.pixels(self.request.choice);
        let scale = (place.width() / pixels.x).min(place.height() / pixels.y);
        let size = pixels * scale;
        let wanted = (size * ui.ctx().pixels_per_point()).max_elem().ceil();
        let asked = (self.request.choice, wanted as u16);
        let known = self.preview.as_ref().is_some_and(|(of, _)| *of == asked);
        if !known && self.drawing.is_none() {
            let order = Order::Picture(wanted / pixels.max_elem());
            self.drawing = Some((asked, self.job(ui.ctx(), order)));
        }
        let rect = Rect::from_center_size(place.center(), size);
        let palette = theme::palette(ui.ctx());
        ui.painter().rect_filled(rect, 6.0, palette.window);
        // The child exists before the preview does. Otherwise the ids of the following widgets would change
        // when it arrives, and a press in progress would be lost.
        let mut place = ui.new_child(UiBuilder::new().max_rect(rect));
        if let Some((_, texture)) = &self.preview {
            let image = Image::new((texture.id(), rect.size()));
            let words = context.text("share-preview");
            place.add(image.corner_radius(6).alt_text(words));
        }
    }

    fn choices(&mut self, ui: &mut Ui, context: &DialogContext) {
        ui.add_enabled_ui(self.work.is_none(), |ui| {
            let extents = Extent::ALL.map(|(extent, key)| (extent, context.text(key)));
            let name = context.text("share-what");
            form::choose(ui, &name, &mut self.request.choice.extent, &extents);
            let sides = Side::ALL.map(|side| (side, side.pixels().to_string()));
            let name = context.text("share-height");
            form::choose(ui, &name, &mut self.request.choice.side, &sides);
            let has_code = self.request.subject.reel.code().is_some();
            let choice = &mut self.request.choice;
            let score = Phrase::new("share-score").with("of", context.game);
            for (words, value) in [
                (Phrase::new("share-coordinates"), &mut choice.coordinates),
                (Phrase::new("share-names"), &mut choice.names),
                (score, &mut choice.score),
            ] {
                form::tick(ui, true, value, &context.presentation.texts.say(&words));
            }
            form::tick(ui, has_code, &mut choice.code, &context.text("share-code"));
        });
        let pixels = self.request.subject.pixels(self.request.choice);
        let about = if self.request.choice.extent.is_film() {
            "share-about-film"
        } else {
            "share-about-picture"
        };
        let about = Phrase::new(about)
            .with("of", context.game)
            .with("width", pixels.x as usize)
            .with("height", pixels.y as usize)
            .with("moves", self.request.subject.cut(self.request.choice.extent).moves());
        form::note(ui, &context.presentation.texts.say(&about));
    }

    fn buttons(&mut self, ui: &mut Ui, context: &DialogContext) -> DialogResult {
        ui.add_space(6.0);
        let extent = self.request.choice.extent;
        let is_film = extent.is_film();
        let is_still = is_film && self.request.subject.cut(extent).moves() == 0;
        let saving = match &self.work {
            Some(Work::Save(job)) => context
                .presentation
                .texts
                .say(&Phrase::new("share-saving").with("percent", job.percent())),
            _ => context.text("share-save"),
        };
        let is_busy = self.work.is_some();
        let pressed = ui.horizontal_wrapped(|ui| {
            let save = ui.add_enabled_ui(!is_busy && !is_still, |ui| {
                let save = widgets::primary_button(ui, &saving);
                focus::offer(ui, &save);
                save.clicked()
            });
            let copies = !is_busy && !is_film;
            let copy = Button::new(context.text("share-copy")).min_size(vec2(96.0, 36.0));
            let copy = ui.add_enabled(copies, copy);
            theme::dash_disabled(ui, &copy);
            let copy = copy.clicked();
            let back = context.text(if is_busy { "share-stop" } else { "cancel" });
            let back = widgets::large_button(ui, &back).clicked();
            (save.inner, copy, back)
        });
        match pressed.inner {
            (true, ..) => DialogResult::Do(DialogAction::Pick(FileTask::Share(Box::new(
                self.request.clone(),
            )))),
            (_, true, _) => {
                let job = self.job(ui.ctx(), Order::Picture(1.0));
                self.work = Some(Work::Copy(job));
                DialogResult::Stay
            }
            (_, _, true) if !self.stops() => DialogResult::Close,
            _ => DialogResult::Stay,
        }
    }
}
