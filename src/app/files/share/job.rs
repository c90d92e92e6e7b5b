//! Exports of pictures and films, in the background.

use std::io::Cursor;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use egui::{ColorImage, Context};
use image::{ImageFormat, RgbaImage};

use super::choice::Choice;
use super::subject::Subject;
use crate::app::platform::jobs::{Job, JobNews, Reporter};
use crate::board::film::NoFilm;
use crate::phrase::{Phrase, ToPhrase};
use crate::store::files::write_atomic;

/// Longest wait for an export when the program ends.
const LONGEST_GOODBYE: Duration = Duration::from_secs(1);

/// Product of an export job.
pub enum Order {
    /// A picture; the value is the number of pixels per chosen pixel.
    Picture(f32),
    /// A file with the picture or film.
    File(PathBuf),
}

/// Result of an export job.
pub enum ExportResult {
    /// The picture.
    Picture(ColorImage),
    /// The written file.
    File(PathBuf),
    /// The error.
    Nothing(Phrase),
}

/// Running export. Stops when dropped.
pub struct ExportJob {
    job: Job<ExportResult>,
    /// In percent.
    done: Arc<AtomicU8>,
}

impl ExportJob {
    /// Starts an export. Requests repaints as it progresses.
    pub fn begin(ctx: &Context, subject: Subject, choice: Choice, order: Order) -> Self {
        let done = Arc::new(AtomicU8::new(0));
        let percent = Arc::clone(&done);
        let job = Job::start(ctx, "pictures", move |reporter| {
            let done = percent;
            let watch = Watch { done, reporter };
            if let Some(made) = make(&subject, choice, order, &watch) {
                reporter.report(made);
            }
        });
        Self { job, done }
    }

    /// Progress in percent.
    pub fn percent(&self) -> u8 {
        self.done.load(Ordering::Relaxed)
    }

    /// Stops the export before the program ends, which would otherwise leave half of a file that is just being
    /// written.
    pub fn finish(self) {
        self.job.stop(LONGEST_GOODBYE);
    }

    /// Result of the export; `None` while it is running.
    pub fn poll(&self) -> Option<ExportResult> {
        match self.job.poll() {
            JobNews::Report(made) => Some(made),
            JobNews::Running => None,
            JobNews::Ended => Some(ExportResult::Nothing(Phrase::new("share-failed"))),
        }
    }
}

/// The thread's side of a job: progress and cancellation.
struct Watch<'a> {
    done: Arc<AtomicU8>,
    reporter: &'a Reporter<ExportResult>,
}

impl Watch<'_> {
    /// Reports the progress, from 0 to 1. Returns `false` if the job was dropped.
    fn tell(&self, done: f32) -> bool {
        let percent = (done * 100.0) as u8;
        if self.done.swap(percent, Ordering::Relaxed) != percent {
            self.reporter.request_repaint();
        }
        !self.is_stopped()
    }

    fn is_stopped(&self) -> bool {
        self.reporter.is_stopped()
    }
}

/// `None` if the job was dropped.
fn make(
    subject: &Subject,
    choice: Choice,
    order: Order,
    watch: &Watch<'_>,
) -> Option<ExportResult> {
    let path = match order {
        Order::Picture(scale) => {
            let picture = subject.picture(choice, scale);
            return Some(ExportResult::Picture(as_egui(&picture)));
        }
        Order::File(path) => path,
    };
    let bytes = if choice.extent.is_film() {
        let film = subject.film(choice, &mut |done| watch.tell(done));
        film.map_err(|why| match why {
            NoFilm::Stopped => None,
            NoFilm::Failed(reason) => Some(reason),
        })
    } else {
        as_png(&subject.picture(choice, 1.0)).map_err(|error| Some(error.to_string()))
    };
    if watch.is_stopped() {
        return None;
    }
    Some(match bytes {
        Ok(bytes) => match write_atomic(&path, &bytes) {
            Ok(()) => ExportResult::File(path),
            Err(fault) => ExportResult::Nothing(fault.phrase()),
        },
        Err(reason) => {
            ExportResult::Nothing(Phrase::new("share-failed-because").with("reason", reason?))
        }
    })
}

fn as_egui(picture: &RgbaImage) -> ColorImage {
    let size = [picture.width(), picture.height()].map(|side| side as usize);
    ColorImage::from_rgba_unmultiplied(size, picture.as_raw())
}

fn as_png(picture: &RgbaImage) -> image::ImageResult<Vec<u8>> {
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, ImageFormat::Png)?;
    Ok(bytes.into_inner())
}
