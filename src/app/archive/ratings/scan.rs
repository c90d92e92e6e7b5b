//! Reads archived games for the ratings and judges the user's moves in the latest, in the background.

use std::collections::{BTreeMap, BTreeSet};

use egui::Context;

use super::{PlayedGame, ScaleId};
use crate::app::catalogue::Catalogue;
use crate::app::exercise::practice::ScanOrder;
use crate::app::platform::jobs::{Job, Reporter};
use crate::bot::rating::{MoveLosses, RATING_NODES};
use crate::store::files::read_own;
use crate::store::{ArchivedFile, EarlierKind, Practice};
use crate::tool::{PlayerChoice, RatedRecord, RatingSearch};

/// Latest games of each kind whose moves are judged.
const JUDGED: usize = 20;

/// News of a scan.
pub enum RatingReport {
    /// File names of all games that count.
    Files(BTreeSet<String>),
    /// A game was read; `None` if it says nothing about the user.
    Read(String, Option<PlayedGame>),
    /// All games were read.
    AllRead,
    /// The user's moves in a game were judged.
    Judged(String, MoveLosses),
}

/// Starts reading the games that are not `known`.
pub(super) fn scan(
    ctx: &Context,
    games: Catalogue,
    (known, practice): (BTreeMap<String, Option<ScaleId>>, &Practice),
    order: ScanOrder,
) -> Job<RatingReport> {
    let practice = practice.clone();
    Job::start(ctx, "ratings", move |reporter| {
        let scan = Scan {
            games,
            known,
            practice,
            reporter,
        };
        scan.run(&order);
    })
}

struct Scan<'a> {
    games: Catalogue,
    /// Games that need not be read, with their scales.
    known: BTreeMap<String, Option<ScaleId>>,
    practice: Practice,
    reporter: &'a Reporter<RatingReport>,
}

impl Scan<'_> {
    fn run(self, order: &ScanOrder) {
        // A closed channel also means that the library is complete.
        let _ = order.complete.recv();
        let all = order.library.games().into_iter().filter_map(named);
        let files: Vec<(String, ArchivedFile)> = all.take(order.most).collect();
        let names = files.iter().map(|(name, _)| name.clone()).collect();
        self.reporter.queue(RatingReport::Files(names));
        let mut unjudged = Vec::new();
        let mut count: BTreeMap<ScaleId, usize> = BTreeMap::new();
        for (name, file) in files {
            if self.reporter.is_stopped() {
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
            self.reporter.queue(RatingReport::Read(name, played));
        }
        self.reporter.report(RatingReport::AllRead);
        for (name, file) in unjudged {
            let judged = self.read(&file, Some(RATING_NODES));
            if self.reporter.is_stopped() {
                return;
            }
            let losses = judged.and_then(|record| Some(record.players.into_iter().next()?.losses));
            self.reporter
                .report(RatingReport::Judged(name, losses.unwrap_or_default()));
        }
    }

    /// Facts of a game; `None` if it is damaged, or if the search was stopped.
    fn read(&self, file: &ArchivedFile, nodes: Option<u64>) -> Option<RatedRecord> {
        let text = read_own(&file.path).ok()?;
        let search = RatingSearch {
            who: PlayerChoice::People,
            nodes,
        };
        let tool = self.games.tool_of(&text)?;
        tool.rated(&text, &search, self.reporter.stop()).ok()?
    }
}

fn named(file: ArchivedFile) -> Option<(String, ArchivedFile)> {
    let name = file.path.file_name()?.to_str()?.to_owned();
    (file.kind == EarlierKind::Archived).then_some((name, file))
}
