//! Strength of the other people who play here, read from their games in the background.

use std::collections::BTreeMap;

use egui::Context;

use super::home::Home;
use crate::app::archive::ratings::Standing;
use crate::app::catalogue::Catalogue;
use crate::app::game::table::ScaleId;
use crate::app::platform::jobs::{Job, JobNews};
use crate::store::files::read_own;
use crate::store::friends::plain_name;
use crate::store::{Library, Places, Practice};

/// Latest games of a person that are read.
const MOST_GAMES: usize = 200;

/// Number of a person, and the game.
type Key = (u32, ScaleId);

/// Levels of people, as far as they have been read.
#[derive(Default)]
pub(crate) struct PeopleLevels {
    read: BTreeMap<Key, Option<f64>>,
    reading: Option<(Key, Job<Option<f64>>)>,
}

impl PeopleLevels {
    /// Level of another person of the household; `None` while it is being read, and if it is not known.
    pub(crate) fn level(
        &mut self,
        ctx: &Context,
        (games, home): (Catalogue, &Home),
        name: &str,
        scale_id: ScaleId,
    ) -> Option<f64> {
        let person = home.others().find(|other| plain_name(&other.name) == plain_name(name))?;
        let key = (person.number, scale_id);
        if let Some((of, job)) = &self.reading {
            match job.poll() {
                JobNews::Report(level) => {
                    self.read.insert(*of, level);
                    self.reading = None;
                }
                JobNews::Ended => {
                    self.read.insert(*of, None);
                    self.reading = None;
                }
                JobNews::Running => {}
            }
        }
        if !self.read.contains_key(&key) && self.reading.is_none() {
            let places = home.first().of_person(person.number);
            let job = Job::start(ctx, "level of a person", move |reporter| {
                reporter.report(read_level(games, &places, scale_id));
            });
            self.reading = Some((key, job));
        }
        self.read.get(&key).copied().flatten()
    }
}

fn read_level(games: Catalogue, places: &Places, scale_id: ScaleId) -> Option<f64> {
    let practice = places.practice().and_then(|path| Practice::read(&path).ok());
    let practice = practice.unwrap_or_default();
    let mut files = Library::new(places.clone()).games();
    files.truncate(MOST_GAMES);
    let played = files.into_iter().rev().filter_map(|file| {
        let summary = games.summary(&read_own(&file.path).ok()?)?;
        let mut played = summary.played.filter(|played| played.scale_id == scale_id)?;
        let name = file.path.file_name()?.to_string_lossy();
        if let Some(losses) = practice.losses(&name) {
            played.facts.losses = losses.clone();
        }
        Some(*played)
    });
    let played: Vec<_> = played.collect();
    let scale = played.first()?.scale;
    Some(Standing::of(scale, played.iter().map(|played| &played.facts)).latest()?.level)
}
