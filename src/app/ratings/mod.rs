//! Strength of the user in each game, from facts of the archived games (`scan` reads them).

pub mod course;
mod scan;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::mpsc::TryRecvError;

use egui::Context;

use self::scan::{RatingScan, Report};
use super::catalogue::Catalogue;
use super::practice::ScanOrder;
use crate::bot::rating::{
    Estimate, MeasuredSkill, MoveLosses, RatedGame, Rater, Rating, Scale, Wish,
};
use crate::bot::{FineLevel, Level};
use crate::phrase::Phrase;
use crate::store::dates::day_number;
use crate::store::practice::PracticeChange;
use crate::store::{EarlierGame, EarlierKind, Practice};
use crate::tool::RatedRecord;

/// Latest games that are read.
pub(in crate::app) const MOST_GAMES: usize = 1000;

/// Id and number of players of a game. The levels are measured for each, so a person has one strength for each,
/// whichever rules are chosen.
pub type ScaleId = (&'static str, usize);

/// Strength of the user in every game, from the archived games that were played here.
#[derive(Default)]
pub struct Ratings {
    /// By file name, that is, by time; `None` for games that say nothing about the user.
    games: BTreeMap<String, Option<PlayedGame>>,
    standings: BTreeMap<ScaleId, Standing>,
    scan: Option<RatingScan>,
    /// Paths of the latest games when the last scan began; `None` if there was no scan, or if it was stopped.
    scanned: Option<Vec<PathBuf>>,
    is_read: bool,
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

    /// The rating on a day (`YYYY-MM-DD`); `None` with fewer than three games.
    pub fn rating(&self, today: &str) -> Option<Rating> {
        self.rater.on(day_number(today)).rating()
    }
}

impl Ratings {
    /// Returns the strength of the user in a game; `None` before the first one was read.
    pub fn standing(&self, scale_id: ScaleId) -> Option<&Standing> {
        self.standings.get(&scale_id)
    }

    /// Strength of an opponent against whom the user probably has the wanted chances; `None` before the first
    /// game was read.
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

    /// Returns `true` once all games have been read.
    pub fn is_read(&self) -> bool {
        self.is_read
    }

    /// Returns `true` unless the last scan has taken all of these games into account, the latest first.
    pub(super) fn is_outdated(&self, earlier: &[EarlierGame]) -> bool {
        let known = self.scanned.as_ref();
        known.is_none_or(|known| !known.iter().eq(archived(earlier)))
    }

    /// Reads the games that are not known yet, or whose moves are not judged.
    pub(super) fn begin_scan(
        &mut self,
        ctx: &Context,
        (games, practice): (Catalogue, &Practice),
        (earlier, order): (&[EarlierGame], ScanOrder),
    ) {
        let is_known = |(name, game): &(&String, &Option<PlayedGame>)| {
            game.is_none() || practice.losses(name).is_some()
        };
        let known = self.games.iter().filter(is_known).map(|(name, game)| {
            let scale_id = game.as_ref().map(|game| game.scale_id);
            (name.clone(), scale_id)
        });
        let known = known.collect();
        self.scanned = Some(archived(earlier).cloned().collect());
        self.scan = Some(RatingScan::begin(ctx, games, (known, practice), order));
    }

    /// Stops a scan. The next one goes on.
    pub(super) fn stop_scan(&mut self) {
        if self.scan.take().is_some() {
            self.scanned = None;
        }
    }

    /// Takes what the scan has found, and returns what is to be saved of it.
    pub(super) fn poll(&mut self) -> Vec<PracticeChange> {
        let mut found = Vec::new();
        let mut changed: BTreeSet<ScaleId> = BTreeSet::new();
        while let Some(scan) = &self.scan {
            match scan.poll() {
                Ok(Report::Files(names)) => {
                    let gone = self.games.extract_if(.., |name, _| !names.contains(name));
                    changed.extend(gone.filter_map(|(_, game)| Some(game?.scale_id)));
                }
                Ok(Report::Read(name, game)) => {
                    changed.extend(game.as_ref().map(|game| game.scale_id));
                    self.games.insert(name, game);
                }
                Ok(Report::AllRead) => self.is_read = true,
                Ok(Report::Judged(file, losses)) => {
                    if let Some(Some(game)) = self.games.get_mut(&file) {
                        game.facts.losses = losses.clone();
                        changed.insert(game.scale_id);
                    }
                    found.push(PracticeChange::Judged { file, losses });
                }
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => self.scan = None,
            }
        }
        for scale_id in changed {
            self.update(scale_id);
        }
        found
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
