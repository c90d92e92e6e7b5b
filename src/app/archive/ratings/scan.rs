//! Reads archived games for the ratings and judges the user's moves in the latest, on a thread of its own.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

use egui::Context;

use super::{PlayedGame, ScaleId};
use crate::app::catalogue::Catalogue;
use crate::app::exercise::practice::ScanOrder;
use crate::bot::StopSignal;
use crate::bot::rating::{MoveLosses, RATING_NODES};
use crate::store::files::read_own;
use crate::store::{ArchivedFile, EarlierKind, Practice};
use crate::tool::{PlayerChoice, RatedRecord, RatingSearch};

/// Latest games of each kind whose moves are judged.
const JUDGED: usize = 20;

/// Reader of archived games. Stops when dropped.
pub(super) struct RatingScan {
    reports: Receiver<Report>,
    stop: StopSignal,
}

pub(super) enum Report {
    /// File names of all games that count.
    Files(BTreeSet<String>),
    /// A game was read; `None` if it says nothing about the user.
    Read(String, Option<PlayedGame>),
    /// All games were read.
    AllRead,
    /// The user's moves in a game were judged.
    Judged(String, MoveLosses),
}

impl Drop for RatingScan {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

impl RatingScan {
    /// Starts reading the games that are not `known`. Requests a repaint once they are read, and after each game
    /// that was judged.
    pub(super) fn begin(
        ctx: &Context,
        games: Catalogue,
        (known, practice): (BTreeMap<String, Option<ScaleId>>, &Practice),
        order: ScanOrder,
    ) -> Self {
        let (reports_to, reports) = channel();
        let stop = StopSignal::default();
        let scan = Scan {
            ctx: ctx.clone(),
            games,
            known,
            practice: practice.clone(),
            reports: reports_to,
            stop: stop.clone(),
        };
        let thread = thread::Builder::new().name("ratings".to_owned());
        // If no thread can be started, the channel is closed, as after the last game.
        drop(thread.spawn(move || scan.run(&order)));
        Self { reports, stop }
    }

    /// A scan that reports what a test sends.
    #[cfg(test)]
    pub(super) fn of(reports: Receiver<Report>) -> Self {
        Self {
            reports,
            stop: StopSignal::default(),
        }
    }

    /// Returns the next report, or an error if there is none now or never again.
    pub(super) fn poll(&self) -> Result<Report, TryRecvError> {
        self.reports.try_recv()
    }
}

struct Scan {
    ctx: Context,
    games: Catalogue,
    /// Games that need not be read, with their scales.
    known: BTreeMap<String, Option<ScaleId>>,
    practice: Practice,
    reports: Sender<Report>,
    stop: StopSignal,
}

impl Scan {
    fn run(self, order: &ScanOrder) {
        // A closed channel also means that the library is complete.
        let _ = order.complete.recv();
        let all = order.library.games().into_iter().filter_map(named);
        let files: Vec<(String, ArchivedFile)> = all.take(order.most).collect();
        let names = files.iter().map(|(name, _)| name.clone()).collect();
        self.tell(Report::Files(names));
        let mut unjudged = Vec::new();
        let mut count: BTreeMap<ScaleId, usize> = BTreeMap::new();
        for (name, file) in files {
            if self.stop.is_stopped() {
                return;
            }
            if let Some(scale_id) = self.known.get(&name) {
                if let Some(scale_id) = scale_id {
                    *count.entry(*scale_id).or_default() += 1;
                }
                continue;
            }
            let played = self.read(&file, None).and_then(|record| {
                let mut played = PlayedGame::of(record, &file.when)?;
                let seen = count.entry(played.scale_id).or_default();
                *seen += 1;
                match self.practice.losses(&name) {
                    Some(losses) => played.facts.losses = losses.clone(),
                    None if *seen <= JUDGED => unjudged.push((name.clone(), file)),
                    None => {}
                }
                Some(played)
            });
            self.tell(Report::Read(name, played));
        }
        self.tell(Report::AllRead);
        self.ctx.request_repaint();
        for (name, file) in unjudged {
            let judged = self.read(&file, Some(RATING_NODES));
            if self.stop.is_stopped() {
                return;
            }
            let losses = judged.and_then(|record| Some(record.players.into_iter().next()?.losses));
            self.tell(Report::Judged(name, losses.unwrap_or_default()));
            self.ctx.request_repaint();
        }
        drop(self.reports);
        self.ctx.request_repaint();
    }

    /// Facts of a game; `None` if it is damaged, or if the search was stopped.
    fn read(&self, file: &ArchivedFile, nodes: Option<u64>) -> Option<RatedRecord> {
        let text = read_own(&file.path).ok()?;
        let search = RatingSearch {
            who: PlayerChoice::People,
            nodes,
        };
        let tool = self.games.tool_of(&text)?;
        tool.rated(&text, &search, &self.stop).ok()?
    }

    fn tell(&self, report: Report) {
        // Nobody listens after the scan was dropped.
        let _ = self.reports.send(report);
    }
}

fn named(file: ArchivedFile) -> Option<(String, ArchivedFile)> {
    let name = file.path.file_name()?.to_str()?.to_owned();
    (file.kind == EarlierKind::Archived).then_some((name, file))
}
