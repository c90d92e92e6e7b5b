//! A game for export.

use egui::Ui;
use gif::EncodingError;
use image::RgbaImage;

use super::export_style::Exporter;
use super::gif::Gif;
use super::layout;
use super::move_range::MoveRange;
use super::picture_code::PictureCode;
use super::projector::Projector;
use crate::{BoardWidget as _, Playable, Scene, raster};
use kuba_session::{Seat, Session};
use kuba_store::{Record, game_code};

/// Time between two frames of a move, in seconds.
const STEP: f64 = 0.06;

const MOST_STEPS: usize = 200;

/// Time for which the last position is shown, in seconds.
const END: f64 = 3.0;

/// Approximate number of sampled pixels of a picture. The sampling step is odd, so that it hits another
/// column in each row.
const SAMPLES: usize = 60_000;

/// The reason why there is no film.
#[derive(Debug)]
pub enum NoFilm {
    /// The export was cancelled.
    Stopped,
    /// The encoder failed, with its message.
    Failed(String),
}

/// A game for export, whatever its move type. It can be rendered on any thread.
pub trait Replay: Send {
    /// Returns a copy for another thread.
    fn copy(&self) -> Box<dyn Replay>;

    /// Returns the number of moves.
    fn moves(&self) -> usize;

    /// Returns the game as a code; `None` if it is too long for one.
    fn code(&self) -> Option<&PictureCode>;

    /// Returns the width of a picture that fits the board, divided by its height.
    fn aspect_ratio(&self) -> f32;

    /// Returns the last turn up to the position after `ply` moves, with all its extra moves.
    fn turn_before(&self, ply: usize) -> MoveRange;

    /// Renders the position after `ply` moves.
    fn picture(&self, studio: &Exporter, ply: usize) -> RgbaImage;

    /// Renders a part of the game as the bytes of a GIF file. `wanted` receives the progress from 0 to 1
    /// and returns `false` to cancel.
    ///
    /// # Errors
    /// [`NoFilm::Stopped`] if it was cancelled, [`NoFilm::Failed`] if the encoder failed.
    fn film(
        &self,
        studio: &Exporter,
        cut: MoveRange,
        wanted: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Vec<u8>, NoFilm>;
}

/// The only implementation of [`Replay`].
pub struct GameReplay<G: Playable> {
    positions: Vec<G>,
    moves: Vec<G::Move>,
    seats: Vec<Seat>,
    code: Option<PictureCode>,
}

impl<G: Playable> GameReplay<G> {
    /// Creates the export of a game from its positions, its moves (one fewer) and its players.
    ///
    /// # Panics
    /// If there is no position.
    pub fn new(positions: &[G], moves: &[G::Move], mut seats: Vec<Seat>) -> Self {
        let players = positions.first().expect("a game has a position").seats();
        seats.resize(players, Seat::default());
        Self { positions: positions.to_vec(), moves: moves.to_vec(), seats, code: None }
    }

    /// Creates the export of the moves of a game, with its code. `letter` are the tags of a letter between friends.
    pub fn of_game(
        session: &Session<G>,
        record: &Record<G::Rules>,
        letter: &[(String, String)],
    ) -> Self {
        let (positions, moves) = (session.main_positions(), session.main_moves());
        let code = game_code(session, record, letter);
        Self::new(positions, moves, record.seats.clone()).with_code(code.as_deref())
    }

    /// The same export with the code of the whole game.
    #[must_use]
    pub fn with_code(mut self, word: Option<&str>) -> Self {
        self.code = word.and_then(PictureCode::of);
        self
    }

    fn draw(&self, ui: &mut Ui, view: &mut G::View, studio: &Exporter, ply: usize) {
        let (positions, moves) = (&self.positions[..=ply], &self.moves[..ply]);
        let scene = Scene::picture(positions, moves, studio.print.look, studio.texts);
        layout::draw(ui, view, &scene, (&self.seats, studio, self.code.as_ref()));
    }
}

impl<G: Playable> Replay for GameReplay<G> {
    fn copy(&self) -> Box<dyn Replay> {
        Box::new(Self {
            positions: self.positions.clone(),
            moves: self.moves.clone(),
            seats: self.seats.clone(),
            code: self.code.clone(),
        })
    }

    fn code(&self) -> Option<&PictureCode> {
        self.code.as_ref()
    }

    fn moves(&self) -> usize {
        self.moves.len()
    }

    fn aspect_ratio(&self) -> f32 {
        G::aspect_ratio(&G::View::default())
    }

    fn turn_before(&self, ply: usize) -> MoveRange {
        let to = ply.min(self.moves.len());
        let mover = |ply: usize| self.positions[ply].turn();
        let from = to.checked_sub(1).map_or(0, |last| {
            let same = |&before: &usize| mover(before) == mover(last);
            (0..=last).rev().take_while(same).last().unwrap_or(last)
        });
        MoveRange { from, to }
    }

    fn picture(&self, studio: &Exporter, ply: usize) -> RgbaImage {
        let ply = ply.min(self.moves.len());
        let mut view = G::View::default();
        let print = studio.print;
        raster::draw(studio.ctx, print.size, print.scale, |ui| {
            self.draw(ui, &mut view, studio, ply);
        })
    }

    fn film(
        &self,
        studio: &Exporter,
        cut: MoveRange,
        wanted: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Vec<u8>, NoFilm> {
        let cut = cut.within(self.moves.len());
        let still =
            |ply: usize| move |ui: &mut Ui| self.draw(ui, &mut G::View::default(), studio, ply);
        let mut projector = Projector::new(studio, still(cut.from));
        let mut samples = Vec::new();
        for third in 0..=3 {
            let ply = cut.from + cut.moves() * third / 3;
            let picture = projector.shoot(STEP, still(ply));
            samples.extend(picture.iter().step_by((picture.len() / SAMPLES) | 1));
        }
        let mut gif = Gif::new(studio.print.pixels(), &samples)?;
        drop(samples);
        let rest = studio.print.rest();
        let mut view = G::View::default();
        let first = projector.shoot(STEP, |ui| self.draw(ui, &mut view, studio, cut.from));
        gif.show(first, if cut.moves() == 0 { END } else { rest })?;
        for ply in cut.from + 1..=cut.to {
            let done = (ply - cut.from - 1) as f32 / cut.moves() as f32;
            // The move begins here and looks unchanged at that moment.
            projector.pass(STEP, |ui| self.draw(ui, &mut view, studio, ply));
            for step in 1.. {
                if !wanted(done) {
                    return Err(NoFilm::Stopped);
                }
                let picture = projector.shoot(STEP, |ui| self.draw(ui, &mut view, studio, ply));
                if !view.is_at_rest() && step < MOST_STEPS {
                    gif.show(picture, STEP)?;
                    continue;
                }
                gif.show(picture, if ply == cut.to { END } else { rest })?;
                break;
            }
        }
        Ok(gif.finish()?)
    }
}

impl From<EncodingError> for NoFilm {
    fn from(error: EncodingError) -> Self {
        Self::Failed(error.to_string())
    }
}
