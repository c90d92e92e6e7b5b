//! Strength of the user in each game, from the index of the kept games. The user's moves in the latest games are
//! judged in the background. A strength is shown only while it is complete, so that no number changes by itself.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use egui::Context;

use super::index::KeptGames;
use super::judged_file::keep_verdicts;
use crate::app::catalogue::Catalogue;
use crate::app::game::table::{PlayedGame, ScaleId};
use crate::app::platform::jobs::{Job, JobNews};
use crate::bot::rating::{
    Estimate, MeasuredSkill, MoveLosses, RATING_NODES, RatedGame, Rater, Scale, Wish,
};
use crate::bot::{FineLevel, Level, StopSignal};
use crate::phrase::Phrase;
use crate::store::dates::day_number;
use crate::store::files::read_own;
use crate::store::practice::PracticeChange;
use crate::store::{ArchivedFile, Practice};
use crate::tool::{PlayerChoice, RatingSearch};

/// Latest games that count.
const MOST_GAMES: usize = 1000;
/// Latest games on each scale whose moves are judged.
const JUDGED: usize = 20;

/// The user's moves in a game, judged: the name of its file, and the losses.
pub type JudgedGame = (String, MoveLosses);

/// Strength of the user in every game, from the archived games that were played here.
#[derive(Default)]
pub struct Ratings {
    /// By file name, that is, by time.
    games: BTreeMap<String, PlayedGame>,
    standings: BTreeMap<ScaleId, Standing>,
    /// Scales of which the standing leaves out what was read since.
    changed: BTreeSet<ScaleId>,
    /// The games that were taken last.
    taken: Option<Arc<KeptGames>>,
    /// Latest games whose moves are not judged, and the number of latest games.
    unjudged: Vec<ArchivedFile>,
    latest: usize,
    judging: Option<Job<JudgedGame>>,
    is_complete: bool,
}

/// Strength of the user in a game, and its history.
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

impl Standing {
    /// `games` are in the order in which they were played.
    pub fn of<'a>(scale: Scale, games: impl Iterator<Item = &'a RatedGame>) -> Self {
        let mut rater = Rater::new(scale);
        let mut history = Vec::new();
        let mut losses = MoveLosses::default();
        for game in games {
            rater.add(game);
            losses = losses.with(&game.losses);
            history.extend(
                rater
                    .rating()
                    .map(|rating| PastEstimate { day: game.day, estimate: rating.estimate }),
            );
        }
        Self { rater, skills: MeasuredSkill::all(&scale, &losses), history }
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

    /// The level that was reached for the first time with the last game, if one was.
    pub fn passed(&self) -> Option<Level> {
        let (latest, earlier) = self.history.split_last()?;
        let before = earlier.iter().map(|past| past.estimate.level).reduce(f64::max)?;
        let now = latest.estimate.level.floor();
        let is_passed = now > before.floor();
        is_passed.then(|| Level::new(now as u8)).flatten()
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

    /// Strength of the user on a scale in tenths of a level; `None` as for [`Ratings::standing`].
    pub fn tenths(&self, scale_id: ScaleId) -> Option<u8> {
        let estimate = self.standing(scale_id)?.latest()?;
        Some((10.0 * estimate.level).round() as u8)
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
        self.on_scale(scale_id).map(|(_, game)| &game.facts)
    }

    /// File names of the games of the user on a scale, oldest first.
    pub fn files(&self, scale_id: ScaleId) -> impl Iterator<Item = &str> {
        self.on_scale(scale_id).map(|(name, _)| name)
    }

    /// Number of skills that are measured on a scale, once the user has played on it.
    pub fn skill_count(&self, scale_id: ScaleId) -> usize {
        self.on_scale(scale_id).next().map_or(0, |(_, game)| game.scale.skills.len())
    }

    /// Highest level that the user has had on a scale, as far as the games count by now; 0 before the third one.
    pub fn highest(&self, scale_id: ScaleId) -> f64 {
        let history = self.standings.get(&scale_id).map(|standing| &standing.history);
        let levels = history.into_iter().flatten().map(|past| past.estimate.level);
        levels.fold(0.0, f64::max)
    }

    fn on_scale(&self, scale_id: ScaleId) -> impl Iterator<Item = (&str, &PlayedGame)> {
        let games = self.games.iter().map(|(name, game)| (&**name, game));
        games.filter(move |(_, game)| game.scale_id == scale_id)
    }

    /// Returns `true` once all games have been read.
    pub fn is_read(&self) -> bool {
        self.taken.is_some()
    }

    /// Returns `true` while every game has been read and the user's moves in the latest games are judged. A
    /// strength is shown only then.
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// Number of the latest games whose moves are judged, and of all latest games.
    pub fn judged(&self) -> (usize, usize) {
        (self.latest.saturating_sub(self.unjudged.len()), self.latest)
    }

    /// Shows no strength until games are taken again: one is about to come to the archive.
    pub(crate) fn await_games(&mut self) {
        self.judging = None;
        self.is_complete = false;
    }

    /// Takes the games of a complete index, with the losses that are known. `afresh`: only games kept after it count.
    pub fn take(&mut self, kept: &Arc<KeptGames>, practice: &Practice, afresh: Option<&str>) {
        let is_taken = self.taken.as_ref();
        if is_taken.is_some_and(|taken| Arc::ptr_eq(taken, kept)) {
            self.is_complete = self.unjudged.is_empty() && self.judging.is_none();
            return;
        }
        let mut games = BTreeMap::new();
        let mut count: BTreeMap<ScaleId, usize> = BTreeMap::new();
        self.unjudged.clear();
        self.latest = 0;
        for (name, game) in kept.counted(afresh).take(MOST_GAMES) {
            let Some(mut played) = game.summary.played.as_deref().cloned() else {
                continue;
            };
            let seen = count.entry(played.scale_id).or_default();
            *seen += 1;
            self.latest += usize::from(*seen <= JUDGED);
            match practice.losses(name) {
                Some(losses) => played.facts.losses = losses.clone(),
                None if *seen <= JUDGED => self.unjudged.push(game.file.clone()),
                None => {}
            }
            games.insert(name.to_owned(), played);
        }
        let is_changed = |one: &BTreeMap<String, PlayedGame>, other: &BTreeMap<_, _>| {
            let differs = one.iter().filter(|(name, game)| other.get(*name) != Some(*game));
            differs.map(|(_, game)| game.scale_id).collect::<Vec<_>>()
        };
        self.changed.extend(is_changed(&games, &self.games));
        self.changed.extend(is_changed(&self.games, &games));
        self.games = games;
        self.taken = Some(Arc::clone(kept));
        self.judging = None;
        // For opponents in games that begin before all moves are judged.
        for scale_id in self.changed.clone() {
            if !self.is_played(scale_id) {
                self.update(scale_id);
            }
        }
        self.is_complete = self.unjudged.is_empty();
        if self.is_complete {
            self.update_changed();
        }
    }

    /// Judges the user's moves in the latest games, while nobody plays.
    pub(crate) fn judge(&mut self, ctx: &Context, games: Catalogue, is_idle: bool) {
        if !is_idle {
            self.judging = None;
        } else if self.judging.is_none() && self.taken.is_some() && !self.unjudged.is_empty() {
            let files = self.unjudged.clone();
            self.follow(Job::start(ctx, "ratings", move |reporter| {
                for file in files {
                    let losses = judge(games, &file, reporter.stop());
                    if reporter.is_stopped() {
                        return;
                    }
                    let name = file.path.file_name().unwrap_or_default();
                    let name = name.to_string_lossy().into_owned();
                    reporter.report((name, losses.unwrap_or_default()));
                }
            }));
        }
    }

    /// Takes the judgements of this job from now on.
    pub fn follow(&mut self, judging: Job<JudgedGame>) {
        self.judging = Some(judging);
    }

    /// Takes what was judged, and returns what is to be saved of it.
    pub fn poll(&mut self) -> Vec<PracticeChange> {
        let mut found = Vec::new();
        while let Some(judging) = &self.judging {
            match judging.poll() {
                JobNews::Report((file, losses)) => {
                    if let Some(game) = self.games.get_mut(&file) {
                        game.facts.losses = losses.clone();
                        self.changed.insert(game.scale_id);
                    }
                    let is_it = |other: &ArchivedFile| other.path.ends_with(&file);
                    self.unjudged.retain(|other| !is_it(other));
                    found.push(PracticeChange::Judged { file, losses });
                }
                JobNews::Running => break,
                JobNews::Ended => {
                    // What could not be judged counts by its result.
                    self.unjudged.clear();
                    self.judging = None;
                    self.is_complete = true;
                    self.update_changed();
                }
            }
        }
        found
    }

    fn update_changed(&mut self) {
        for scale_id in std::mem::take(&mut self.changed) {
            self.update(scale_id);
        }
    }

    fn update(&mut self, scale_id: ScaleId) {
        let scale = self.on_scale(scale_id).map(|(_, game)| game.scale).next();
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
    Phrase::new("level-tenths").with("whole", tenths / 10).with("tenth", tenths % 10)
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
    Phrase::new(key).with("halves", halves).with("levels", format!("{}{half}", halves / 2))
}

/// Part of the way to the next level, from 0 to 1, in words that a sentence chooses by.
pub fn way_in_words(way: f64) -> &'static str {
    match way {
        way if way < 1.0 / 6.0 => "none",
        way if way < 5.0 / 12.0 => "third",
        way if way < 7.0 / 12.0 => "half",
        way if way < 5.0 / 6.0 => "two-thirds",
        _ => "nearly",
    }
}

/// The levels that an estimate lies between, in one standard deviation.
pub fn band(estimate: Estimate) -> [f64; 2] {
    let most = f64::from(Level::COUNT);
    [-1.0, 1.0].map(|side| (estimate.level + side * estimate.doubt).clamp(1.0, most))
}

/// Losses of the user's moves in a game; `None` if it is damaged, or if the search was stopped.
fn judge(games: Catalogue, file: &ArchivedFile, stop: &StopSignal) -> Option<MoveLosses> {
    let text = read_own(&file.path).ok()?;
    let search = RatingSearch { who: PlayerChoice::People, nodes: Some(RATING_NODES) };
    let rated = games.tool_of(&text)?.rated(&text, &search, stop).ok()??;
    if let Some(judged) = rated.judged {
        keep_verdicts(&file.path, &text, &judged);
    }
    Some(rated.players.into_iter().next()?.losses)
}
