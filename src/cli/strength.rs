//! `kuba strength`: how strong a person is, from saved games.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::check::{all_sound, fault, words};
use super::format::{Format, write_object};
use super::game::Games;
use super::number::whole;
use super::{Console, Failure, TEXTS, printable};
use crate::bot::StopSignal;
use crate::bot::rating::{Estimate, RATING_NODES, Rating};
use crate::phrase::{Phrase, excerpt};
use crate::store::OpenError;
use crate::store::files::read_text;
use crate::tool::{PlayerChoice, RatedRecord, RatingSearch};

#[derive(Debug, Args)]
pub(super) struct Strength {
    /// The games of the person.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The name of the person; without it, the only person of each game.
    #[arg(long, value_name = "NAME", conflicts_with = "seat")]
    player: Option<String>,
    /// The seat of the person; 1 moves first.
    #[arg(long, value_name = "N", value_parser = whole(1..=4_usize))]
    seat: Option<usize>,
    /// Positions to look at for each move; the same number gives the same result on every computer.
    #[arg(long, value_name = "N", default_value_t = RATING_NODES, value_parser = whole(1_u64..))]
    nodes: u64,
    /// A line or a JSON object for each game and rule set.
    #[arg(long, value_name = "VALUE", value_enum, default_value_t)]
    format: Format,
}

/// Games by the same rules.
struct Group {
    game: &'static str,
    rules: String,
    records: Vec<RatedRecord>,
}

impl Strength {
    /// Fails if one of the files is not a game, or if the person plays in none of them.
    pub(super) fn run(self, games: Games, console: &mut Console) -> Result<(), Failure> {
        let mut bad = 0_usize;
        let mut groups: Vec<Group> = Vec::new();
        let mut known = BTreeSet::new();
        for file in &self.files {
            match self.record(games, file, &mut known) {
                Ok(Some(record)) if !record.players.is_empty() => collect(&mut groups, record),
                // Nothing stops the judging; the same game counts once.
                Ok(_) => {}
                Err(error) => {
                    bad += 1;
                    let fault = printable(&TEXTS.say(&fault(file, &error)));
                    writeln!(console.errors, "{fault}")?;
                }
            }
        }
        for group in &mut groups {
            // Games without a date stay before the others, in the order of the files.
            group.records.sort_by(|one, other| one.date.cmp(&other.date));
            self.write(group, &mut console.out)?;
        }
        console.out.flush()?;
        all_sound(bad, self.files.len())?;
        if !groups.is_empty() {
            return Ok(());
        }
        Err(Failure::Failed(match &self.player {
            Some(name) => Phrase::new("cli-practice-no-player").with("name", excerpt(name)),
            None => Phrase::new("cli-strength-nobody"),
        }))
    }

    /// `Ok(None)` if the same game is in `known`.
    fn record(
        &self,
        games: Games,
        file: &Path,
        known: &mut BTreeSet<String>,
    ) -> Result<Option<RatedRecord>, OpenError> {
        let text = read_text(file)?;
        if !known.insert(words(&text)) {
            return Ok(None);
        }
        let search = RatingSearch {
            who: match (&self.player, self.seat) {
                (Some(name), _) => PlayerChoice::Named(name.clone()),
                (None, Some(number)) => PlayerChoice::Seat(number - 1),
                (None, None) => PlayerChoice::People,
            },
            nodes: Some(self.nodes),
        };
        let tool = games.of_record(&text);
        tool.rated(&text, &search, &StopSignal::default())
            .map_err(|error| OpenError::Record { path: file.to_owned(), error })
    }

    fn write(&self, group: &Group, out: &mut impl Write) -> Result<(), Failure> {
        let played = || group.records.iter().flat_map(|record| &record.players);
        let rating = Rating::of(group.records[0].scale, played());
        match self.format {
            Format::Text => {
                let line = line_of(group, played().count(), rating.as_ref());
                Ok(writeln!(out, "{}", printable(&line))?)
            }
            Format::Json => {
                let object = RatingObject::of(group, played().count(), rating.as_ref());
                write_object(&object, out)
            }
        }
    }
}

fn collect(groups: &mut Vec<Group>, record: RatedRecord) {
    let is_alike = |group: &&mut Group| group.game == record.game && group.rules == record.rules;
    match groups.iter_mut().find(is_alike) {
        Some(group) => group.records.push(record),
        None => groups.push(Group {
            game: record.game,
            rules: record.rules.clone(),
            records: vec![record],
        }),
    }
}

/// Game, rules and number of games, then the estimates.
fn line_of(group: &Group, games: usize, rating: Option<&Rating>) -> String {
    let begin = format!("{} {}", group.game, group.rules);
    let counted = |key| Phrase::new(key).with("game", begin.trim_end()).with("count", games);
    let Some(rating) = rating else {
        return TEXTS.say(&counted("cli-strength-unknown"));
    };
    let phrase = counted("cli-strength-level")
        .with("level", decimal(rating.estimate.level))
        .with("doubt", decimal(rating.estimate.doubt));
    let mut parts = vec![TEXTS.say(&phrase)];
    for (key, estimate) in
        [("cli-strength-results", rating.by_results), ("cli-strength-moves", rating.by_moves)]
    {
        let told = estimate.map(|estimate| Phrase::new(key).with("level", decimal(estimate.level)));
        parts.extend(told.map(|told| TEXTS.say(&told)));
    }
    parts.join("  ")
}

fn decimal(number: f64) -> String {
    format!("{number:.1}")
}

/// A rating as JSON on one line. The names are the same in every version.
#[derive(Serialize)]
struct RatingObject<'a> {
    game: &'a str,
    rules: &'a str,
    games: usize,
    /// `null` with fewer than three games, like the others.
    level: Option<f64>,
    doubt: Option<f64>,
    by_results: Option<f64>,
    by_moves: Option<f64>,
}

impl<'a> RatingObject<'a> {
    fn of(group: &'a Group, games: usize, rating: Option<&Rating>) -> Self {
        let tenths = |number: f64| (10.0 * number).round() / 10.0;
        let level = |estimate: Option<Estimate>| estimate.map(|known| tenths(known.level));
        Self {
            game: group.game,
            rules: &group.rules,
            games,
            level: level(rating.map(|rating| rating.estimate)),
            doubt: rating.map(|rating| tenths(rating.estimate.doubt)),
            by_results: level(rating.and_then(|rating| rating.by_results)),
            by_moves: level(rating.and_then(|rating| rating.by_moves)),
        }
    }
}
