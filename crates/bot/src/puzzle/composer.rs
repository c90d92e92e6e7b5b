//! Examination of a position that is being set up, in the background.

use std::sync::{Arc, Mutex, PoisonError};

use super::no_proof::NoProof;
use super::prover::{Findings, Prover, ProverControl, ProverProgress};
use crate::Evaluate;
use crate::worker::{Worker, WorkerMessage};

/// Number of moves that are looked ahead unless more is wanted, and step and limit for more.
const WITHIN: u32 = 9;
const FURTHER: u32 = 2;
const MOST_WITHIN: u32 = 15;
/// Number of positions that are visited before the user decides whether to look further.
const FIRST_LOOK: u64 = 3_000_000;

/// Stage of an examination.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ComposerStage {
    /// There is no position to examine.
    #[default]
    Idle,
    /// The position cannot be examined.
    Impossible(NoProof),
    /// The first look.
    Looking,
    /// A further look, which the user asked for.
    LookingFurther,
    /// The first look is over or was stopped before everything was found.
    Paused,
    /// Everything is found within the moves that are looked ahead.
    Done,
    /// The search failed (a bug).
    Failed,
}

/// Examiner of positions that are being set up. It works on a thread of its own on one position at a time.
pub struct Composer<G: Evaluate> {
    worker: Worker<Message<G::Move>>,
    game: Option<G>,
    prover: SharedProver<G>,
    within: u32,
    stage: ComposerStage,
    findings: Findings<G::Move>,
    progress: ProverProgress,
    grade: Option<u8>,
}

/// Created by the first job on a position and used by one job at a time.
type SharedProver<G> = Arc<Mutex<Option<Prover<<G as Evaluate>::Node>>>>;

enum Message<M> {
    Found(Findings<M>),
    Advanced(ProverProgress),
    Impossible(NoProof),
    Paused,
    Done,
    Graded(u8),
}

impl<G: Evaluate> Composer<G> {
    /// Creates an examiner that calls `wake` from its thread when there is something new.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self {
            worker: Worker::new("composer", wake),
            game: None,
            prover: Arc::default(),
            within: WITHIN,
            stage: ComposerStage::Idle,
            findings: Findings::default(),
            progress: ProverProgress::default(),
            grade: None,
        }
    }

    /// Starts to examine a position, or none; cancels the previous one at once.
    pub fn examine(&mut self, game: Option<G>) {
        self.worker.cancel();
        self.game = game;
        self.prover = Arc::default();
        self.within = WITHIN;
        self.findings = Findings::default();
        self.progress = ProverProgress::default();
        self.grade = None;
        self.stage = ComposerStage::Idle;
        if self.game.is_some() {
            self.stage = ComposerStage::Looking;
            self.run(FIRST_LOOK);
        }
    }

    /// Returns `true` if a further look can find more.
    pub fn can_look_further(&self) -> bool {
        let has_win = self.findings.has_win();
        match self.stage {
            ComposerStage::Paused => true,
            ComposerStage::Done => !has_win && self.within < MOST_WITHIN,
            _ => false,
        }
    }

    /// Starts a further look, or stops it.
    pub fn toggle_further(&mut self) {
        if self.stage == ComposerStage::LookingFurther {
            self.stop();
        } else {
            self.look_further();
        }
    }

    /// Continues until everything is found or [`Composer::stop`] is called.
    pub fn look_further(&mut self) {
        if !self.can_look_further() {
            return;
        }
        self.grade = None;
        if self.stage == ComposerStage::Done {
            self.within += FURTHER;
            self.findings.is_final = false;
        }
        self.stage = ComposerStage::LookingFurther;
        self.run(u64::MAX);
    }

    /// Stops a further look; it can be continued.
    pub fn stop(&mut self) {
        if self.stage == ComposerStage::LookingFurther {
            self.worker.cancel();
            self.stage = ComposerStage::Paused;
        }
    }

    /// Returns the stage of the examination.
    pub fn stage(&self) -> ComposerStage {
        self.stage
    }

    /// Returns the position that is examined.
    pub fn game(&self) -> Option<&G> {
        self.game.as_ref()
    }

    /// Returns what is proved so far.
    pub fn findings(&self) -> &Findings<G::Move> {
        &self.findings
    }

    /// Returns the grade of the puzzle, 1 to 5, once it is proved that the position is one.
    pub fn grade(&self) -> Option<u8> {
        self.grade
    }

    /// Returns the progress of a further look.
    pub fn progress(&self) -> ProverProgress {
        self.progress
    }

    /// Takes over what is new; called once a frame.
    pub fn poll(&mut self) {
        while let Some(message) = self.worker.poll() {
            match message {
                WorkerMessage::Report(Message::Found(findings)) => self.findings = findings,
                WorkerMessage::Report(Message::Advanced(progress)) => self.progress = progress,
                WorkerMessage::Report(Message::Impossible(why)) => {
                    self.stage = ComposerStage::Impossible(why);
                }
                WorkerMessage::Report(Message::Paused) => self.stage = ComposerStage::Paused,
                WorkerMessage::Report(Message::Done) => self.stage = ComposerStage::Done,
                WorkerMessage::Report(Message::Graded(grade)) => self.grade = Some(grade),
                WorkerMessage::Done => {}
                WorkerMessage::Failed => self.stage = ComposerStage::Failed,
            }
        }
    }

    fn run(&mut self, nodes: u64) {
        let Some(game) = self.game.clone() else {
            return;
        };
        let (shared, within) = (Arc::clone(&self.prover), self.within);
        self.worker.start(move |stop, send| {
            // A job that has failed is the last one on its position.
            let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
            let prover = match shared.take().map_or_else(|| Prover::new(&game), Ok) {
                Ok(prover) => shared.insert(prover),
                Err(why) => return send(Message::Impossible(why)),
            };
            let mut control = Sender { send: &mut *send, tells_progress: nodes == u64::MAX };
            let is_done = prover.run((within, nodes), stop, &mut control).is_ok();
            // The grade comes first: a verdict that is settled does not change by itself.
            if let Some(grade) = prover.grade(&game, stop) {
                send(Message::Graded(grade));
            }
            send(if is_done { Message::Done } else { Message::Paused });
        });
    }
}

struct Sender<'a, M> {
    send: &'a mut dyn FnMut(Message<M>),
    tells_progress: bool,
}

impl<M: Clone> ProverControl<M> for Sender<'_, M> {
    fn found(&mut self, findings: &Findings<M>) {
        (self.send)(Message::Found(findings.clone()));
    }

    fn advanced(&mut self, progress: ProverProgress) {
        if self.tells_progress {
            (self.send)(Message::Advanced(progress));
        }
    }
}
