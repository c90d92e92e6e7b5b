//! Strength of the user in each game, from facts of the archived games (`scan` reads them). It is shown only while
//! it is complete, so that no number changes by itself.

pub mod course;
pub mod scan;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use egui::Context;

use self::scan::RatingReport;
use crate::app::catalogue::Catalogue;
use crate::app::exercise::practice::ScanOrder;
use crate::app::platform::jobs::{Job, JobNews};
use crate::bot::rating::{Estimate, MeasuredSkill, MoveLosses, RatedGame, Rater, Scale, Wish};
use crate::bot::{FineLevel, Level};
use crate::phrase::Phrase;
use crate::store::dates::day_number;
use crate::store::practice::PracticeChange;
use crate::store::{EarlierGame, EarlierKind, Practice};
use crate::tool::RatedRecord;

/// Latest games that are read.
pub(crate) const MOST_GAMES: usize = 1000;

/// Id and number of players of a game. The levels are measured for each, so a person has one strength for each,
/// whichever rules are chosen.
pub type ScaleId = (&'static str, usize);

/// Strength of the user in every game, from the archived games that were played here.
#[derive(Default)]
pub struct Ratings {
    /// By file name, that is, by time; `None` for games that say nothing about the user.
    games: BTreeMap<String, Option<PlayedGame>>,
    standings: BTreeMap<ScaleId, Standing>,
    /// Scales of which the standing leaves out what was read since.
    changed: BTreeSet<ScaleId>,
    scan: Option<Job<RatingReport>>,
    /// Paths of the latest games when the last scan began; `None` if there was no scan, or if it was stopped.
    scanned: Option<Vec<PathBuf>>,
    is_read: bool,
    is_complete: bool,
}

/// A game of one person against computers.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame {
    /// The scale on which it counts.
    pub scale_id: ScaleId,
    /// The scale.
    pub scale: Scale,
    /// Facts for the rating.
    pub facts: RatedGame,
}

/// Strength of the user in a game, and its course.
pub struct Standing {
    rater: Rater,
    /// Skills measured against the levels, the one that costs most first.
    pub skills: Vec<MeasuredSkill>,
    /// The estimate after each game from the third on, oldest first.
    pub history: Vec<PastEstimate>,
}

/// Estimate after a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PastEstimate {
    /// Day of the game, as a number that grows by one a day; `None` if unknown.
    pub day: Option<u32>,
    /// The estimate.
    pub estimate: Estimate,
}

impl PlayedGame {
    /// Facts of a record that was left at this time; `None` unless exactly one person played it here.
    fn of(record: RatedRecord, when: &str) -> Option<Self> {
        if !record.is_own {
            return None;
        }
        let mut players = record.players.into_iter();
        let mut facts = players.next()?;
        let left = when.split(' ').next().and_then(day_number);
        facts.day = facts.day.or(left);
        Some(Self {
            scale_id: (record.game, record.seats),
            scale: record.scale,
            facts,
        })
    }
}

impl Standing {
    /// `games` are in the order in which they were played.
    pub fn of<'a>(scale: Scale, games: impl Iterator<Item = &'a RatedGame>) -> Self {
        let mut rater = Rater::new(scale);
        let mut history = Vec::new();
        let mut losses = MoveLosses::default();
        for game in games {
            rater.add(game);
            losses = losses.with(&game.losses);
            history.extend(rater.rating().map(|rating| PastEstimate {
                day: game.day,
                estimate: rating.estimate,
            }));
        }
        Self {
            rater,
            skills: MeasuredSkill::all(&scale, &losses),
            history,
        }
    }

    /// Levels gained within a week up to `today` (`YYYY-MM-DD`), to the nearest half; `None` if nothing was known
    /// a week ago.
    pub fn change(&self, today: &str) -> Option<f64> {
        let week_ago = day_number(today)?.checked_sub(7)?;
        let is_older = |past: &&PastEstimate| past.day.is_some_and(|day| day <= week_ago);
        let before = self.history.iter().rfind(is_older)?.estimate.level;
        let now = self.history.last()?.estimate.level;
        Some((2.0 * (now - before)).round() / 2.0)
    }

    /// The estimate after the last game; `None` with fewer than three games.
    pub fn latest(&self) -> Option<Estimate> {
        Some(self.history.last()?.estimate)
    }

    /// The latest estimate with its doubt on a day (`YYYY-MM-DD`), which grows with time; `None` with fewer than
    /// three games.
    pub fn estimate(&self, today: &str) -> Option<Estimate> {
        let latest = self.latest()?;
        let doubt = self.rater.on(day_number(today)).rating()?.estimate.doubt;
        Some(Estimate { doubt, ..latest })
    }
}

impl Ratings {
    /// Returns the strength of the user in a game; `None` before the first one, and while games are being read or
    /// their moves judged.
    pub fn standing(&self, scale_id: ScaleId) -> Option<&Standing> {
        let standing = self.standings.get(&scale_id);
        standing.filter(|_| self.is_complete)
    }

    /// Returns `true` if the user has played a game on this scale, as far as the games have been read.
    pub fn is_played(&self, scale_id: ScaleId) -> bool {
        self.standings.contains_key(&scale_id)
    }

    /// Strength of an opponent against whom the user probably has the wanted chances, from the last complete
    /// estimate, or from what is known if there is none yet; `None` before the first game was read.
    pub fn opponent(&self, scale_id: ScaleId, wish: Wish) -> Option<FineLevel> {
        let standing = self.standings.get(&scale_id)?;
        Some(standing.rater.opponent(wish))
    }

    /// Numbers of players with which the user has played a game.
    pub fn players(&self, game: &str) -> Vec<usize> {
        let of_game = self.standings.keys().filter(|(id, _)| *id == game);
        of_game.map(|&(_, players)| players).collect()
    }

    /// Games of the user on a scale, oldest first.
    pub fn games(&self, scale_id: ScaleId) -> impl Iterator<Item = &RatedGame> {
        let played = self.games.values().flatten();
        let own = played.filter(move |game| game.scale_id == scale_id);
        own.map(|game| &game.facts)
    }

    /// File names of the games of the user on a scale, oldest first.
    pub fn files(&self, scale_id: ScaleId) -> impl Iterator<Item = &str> {
        let played = self.games.iter();
        let own = played.filter(move |(_, game)| {
            let game = game.as_ref();
            game.is_some_and(|game| game.scale_id == scale_id)
        });
        own.map(|(name, _)| name.as_str())
    }

    /// Returns `true` once all games have been read.
    pub fn is_read(&self) -> bool {
        self.is_read
    }

    /// Returns `true` while every game has been read and the user's moves in the latest games are judged. A
    /// strength is shown only then.
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// Returns `true` unless the last scan has taken all of these games into account, the latest first.
    pub(crate) fn is_outdated(&self, earlier: &[EarlierGame]) -> bool {
        let known = self.scanned.as_ref();
        known.is_none_or(|known| !known.iter().eq(archived(earlier)))
    }

    /// Reads the games that are not known yet, or whose moves are not judged.
    pub(crate) fn begin_scan(
        &mut self,
        ctx: &Context,
        (games, practice): (Catalogue, &Practice),
        (earlier, order): (&[EarlierGame], ScanOrder),
    ) {
        self.take_losses(practice);
        let is_known = |(name, game): &(&String, &Option<PlayedGame>)| {
            game.is_none() || practice.losses(name).is_some()
        };
        let known = self.games.iter().filter(is_known).map(|(name, game)| {
            let scale_id = game.as_ref().map(|game| game.scale_id);
            (name.clone(), scale_id)
        });
        let known = known.collect();
        self.scanned = Some(archived(earlier).cloned().collect());
        self.follow(scan::scan(ctx, games, (known, practice), order));
    }

    /// Takes what this scan reports from now on.
    pub fn follow(&mut self, scan: Job<RatingReport>) {
        self.is_complete = false;
        self.scan = Some(scan);
    }

    /// Takes over the losses that were judged by an earlier scan or in another window.
    pub fn take_losses(&mut self, practice: &Practice) {
        for (name, game) in &mut self.games {
            let Some((game, losses)) = game.as_mut().zip(practice.losses(name)) else {
                continue;
            };
            if game.facts.losses != *losses {
                game.facts.losses = losses.clone();
                self.changed.insert(game.scale_id);
            }
        }
    }

    /// Shows no strength until the next scan has ended: a game is about to come to the archive.
    pub(crate) fn await_games(&mut self) {
        self.scan = None;
        self.scanned = None;
        self.is_complete = false;
    }

    /// Stops a scan. The next one goes on.
    pub(crate) fn stop_scan(&mut self) {
        if self.scan.take().is_some() {
            self.scanned = None;
        }
    }

    /// Takes what the scan has found, and returns what is to be saved of it.
    pub fn poll(&mut self) -> Vec<PracticeChange> {
        let mut found = Vec::new();
        while let Some(scan) = &self.scan {
            match scan.poll() {
                JobNews::Report(RatingReport::Files(names)) => {
                    let gone = self.games.extract_if(.., |name, _| !names.contains(name));
                    self.changed
                        .extend(gone.filter_map(|(_, game)| Some(game?.scale_id)));
                }
                JobNews::Report(RatingReport::Read(name, game)) => {
                    self.changed.extend(game.as_ref().map(|game| game.scale_id));
                    self.games.insert(name, game);
                }
                JobNews::Report(RatingReport::AllRead) => {
                    self.is_read = true;
                    self.estimate_new();
                }
                JobNews::Report(RatingReport::Judged(file, losses)) => {
                    if let Some(Some(game)) = self.games.get_mut(&file) {
                        game.facts.losses = losses.clone();
                        self.changed.insert(game.scale_id);
                    }
                    found.push(PracticeChange::Judged { file, losses });
                }
                JobNews::Running => break,
                JobNews::Ended => self.end_scan(),
            }
        }
        found
    }

    /// Estimates the strength on scales without an estimate, for opponents in games that begin before all moves
    /// are judged.
    fn estimate_new(&mut self) {
        for scale_id in self.changed.clone() {
            if !self.is_played(scale_id) {
                self.update(scale_id);
            }
        }
    }

    fn end_scan(&mut self) {
        self.scan = None;
        for scale_id in std::mem::take(&mut self.changed) {
            self.update(scale_id);
        }
        self.is_read = true;
        self.is_complete = true;
    }

    fn update(&mut self, scale_id: ScaleId) {
        let games = self.games.values().flatten();
        let scale = games
            .filter(|game| game.scale_id == scale_id)
            .map(|game| game.scale)
            .next();
        match scale {
            Some(scale) => {
                let standing = Standing::of(scale, self.games(scale_id));
                self.standings.insert(scale_id, standing);
            }
            None => {
                self.standings.remove(&scale_id);
            }
        }
    }
}

/// A level with a tenth, such as 4.3.
pub fn tenths(level: f64) -> Phrase {
    let tenths = (10.0 * level).round() as i64;
    Phrase::new("level-tenths")
        .with("whole", tenths / 10)
        .with("tenth", tenths % 10)
}

/// Change within a week in words, such as "Half a level more than a week ago".
pub fn change_in_words(change: f64) -> Phrase {
    let key = match change {
        change if change > 0.0 => "rating-more",
        change if change < 0.0 => "rating-less",
        _ => "rating-as-before",
    };
    let halves = (2.0 * change.abs()) as i64;
    let half = if halves % 2 == 1 { "½" } else { "" };
    Phrase::new(key)
        .with("halves", halves)
        .with("levels", format!("{}{half}", halves / 2))
}

/// The levels that an estimate lies between, in one standard deviation.
pub fn band(estimate: Estimate) -> [f64; 2] {
    let most = f64::from(Level::COUNT);
    [-1.0, 1.0].map(|side| (estimate.level + side * estimate.doubt).clamp(1.0, most))
}

/// Paths of the archived games, the latest first.
fn archived(earlier: &[EarlierGame]) -> impl Iterator<Item = &PathBuf> {
    let archived = earlier
        .iter()
        .filter(|game| game.kind == EarlierKind::Archived);
    archived.map(|game| &game.path)
}
