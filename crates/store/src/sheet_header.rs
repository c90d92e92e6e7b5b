//! Tags of a score sheet: rules, start, players, date and result.

use std::collections::BTreeMap;

use super::dates::sheet_date;
use super::ending::RecordedEnding;
use super::fault::{RecordError, RecordFault};
use super::recordable::Recordable;
use super::sheet_text::{RESULTS, read_entry};
use super::{message_tags, sheet_rules};
use kuba_rules::phrase::{ToPhrase, excerpt};
use kuba_rules::{Concession, Player};
use kuba_session::Seat;

pub(super) const COMPUTER: &str = "Computer";
pub(super) const DRAW: &str = "draw";
pub(super) const UNFINISHED: &str = "*";
pub(super) const STRICT: &str = "Strict";
pub(super) const YES: &str = "yes";
const NO: &str = "no";

/// Tags that every game has, except for the rules.
const NAMES: [&str; 9] =
    ["Game", "Date", "Start", "Result", "Ending", "Resigned", "OutOfTime", "Agreed", STRICT];

/// Values of tags about which nothing is known.
const UNKNOWN: [&str; 3] = ["", "?", "-"];

struct Entry {
    value: String,
    /// Line of the tag, from 1.
    line: usize,
}

pub(super) struct Header<'a> {
    entries: BTreeMap<&'a str, Entry>,
    pub(super) moves: &'a str,
    /// Number of lines before the moves.
    pub(super) lines: usize,
}

/// The end of the game on a sheet.
pub(super) struct SheetEnding {
    pub(super) ending: RecordedEnding,
    /// `false` if the sheet does not name the kind of end.
    pub(super) is_named: bool,
    pub(super) line: usize,
}

pub(super) fn level_entry(seat: &str) -> String {
    format!("{seat}Level")
}

impl<'a> Header<'a> {
    pub(super) fn read(text: &'a str) -> Result<Self, RecordError> {
        let mut entries = BTreeMap::new();
        let mut moves = text;
        let mut lines = 0;
        for (line, number) in text.split_inclusive('\n').zip(1..) {
            let entry = line.trim();
            if !entry.is_empty() && !entry.starts_with(['[', '%']) {
                break;
            }
            moves = &moves[line.len()..];
            lines = number;
            if !entry.starts_with('[') {
                continue;
            }
            let wrong = || RecordError::at(number, RecordFault::Form(excerpt(entry)));
            let (name, value) = read_entry(entry).ok_or_else(wrong)?;
            let entry = Entry { value, line: number };
            if entries.insert(name, entry).is_some() {
                let twice = RecordFault::TwicePart(excerpt(name));
                return Err(RecordError::at(number, twice));
            }
        }
        Ok(Self { entries, moves, lines })
    }

    fn entry(&self, name: &str) -> Option<&Entry> {
        self.entries.get(name)
    }

    pub(super) fn value(&self, name: &str) -> Option<&str> {
        self.entry(name).map(|entry| entry.value.as_str())
    }

    /// Returns `true` for a message between friends.
    pub(super) fn is_message(&self) -> bool {
        self.entry(message_tags::TABLE).is_some()
    }

    /// The id of the game.
    pub(super) fn game(&self) -> Option<&str> {
        self.entry("Game").map(|entry| entry.value.as_str())
    }

    pub(super) fn check_game<G: Recordable>(&self) -> Result<(), RecordError> {
        match self.entry("Game") {
            Some(game) if game.value == G::ID => Ok(()),
            Some(game) => {
                let fault = RecordFault::OtherGame(excerpt(&game.value));
                Err(RecordError::at(game.line, fault))
            }
            None => Err(RecordError::whole(RecordFault::NotARecord)),
        }
    }

    /// Names of the tags whose values mean nothing to the program, in their order. `is_over`: the game has
    /// ended by its moves or by the tags.
    pub(super) fn left_out<G: Recordable>(&self, is_over: bool) -> Vec<String> {
        let is_seat = |name: &str| {
            let mut seats = G::SEATS.iter();
            seats.any(|seat| *seat == name || level_entry(seat) == name)
        };
        let is_known = |name: &str| {
            NAMES.contains(&name)
                || message_tags::ALL.contains(&name)
                || is_seat(name)
                || sheet_rules::is_rule::<G>(name)
        };
        let is_lost = |name: &str, entry: &Entry| match name {
            "Date" => self.date().is_none() && !is_blank(&entry.value),
            "Result" => !is_over && entry.value != UNFINISHED && !is_blank(&entry.value),
            name => !is_known(name),
        };
        let entries = self.entries.iter();
        let lost = entries.filter(|(name, entry)| is_lost(name, entry));
        let mut lost: Vec<(usize, String)> =
            lost.map(|(name, entry)| (entry.line, excerpt(name))).collect();
        lost.sort_unstable();
        lost.into_iter().map(|(_, name)| name).collect()
    }

    fn seat<G: Recordable>(&self, name: &str) -> Result<Option<Player>, RecordError> {
        let Some(entry) = self.entry(name) else {
            return Ok(None);
        };
        let index = G::SEATS.iter().position(|seat| *seat == entry.value);
        let seat = index.map(Player::seat);
        seat.map(Some).ok_or_else(|| {
            let fault = RecordFault::WrongValue {
                found: excerpt(&entry.value),
                expected: G::SEATS.join(", "),
            };
            RecordError::at(entry.line, fault)
        })
    }

    pub(super) fn is_strict(&self) -> Result<bool, RecordError> {
        let Some(entry) = self.entry(STRICT) else {
            return Ok(false);
        };
        match entry.value.trim() {
            YES => Ok(true),
            value if value == NO || is_blank(value) => Ok(false),
            value => {
                let expected = [YES, NO].join(", ");
                let fault = RecordFault::WrongValue { found: excerpt(value), expected };
                Err(RecordError::at(entry.line, fault))
            }
        }
    }

    /// `None` also for a date that cannot be read.
    pub(super) fn date(&self) -> Option<String> {
        let entry = self.entry("Date")?;
        sheet_date(&entry.value)
    }

    pub(super) fn rules<G: Recordable>(&self) -> Result<G::Rules, RecordError> {
        sheet_rules::read::<G>(|name| {
            let entry = self.entry(name)?;
            Some((entry.value.as_str(), entry.line))
        })
    }

    pub(super) fn start<G: Recordable>(&self, rules: &G::Rules) -> Result<G, RecordError> {
        let Some(entry) = self.entry("Start") else {
            return Ok(G::start(rules));
        };
        G::from_text(&entry.value, rules)
            .map_err(|error| RecordError::at(entry.line, RecordFault::Position(error.phrase())))
    }

    /// Empty if the header names no player.
    pub(super) fn seats(&self, names: &[&str]) -> Result<Vec<Seat>, RecordError> {
        if names.iter().all(|name| self.entry(name).is_none()) {
            return Ok(Vec::new());
        }
        names.iter().map(|name| self.player(name)).collect()
    }

    fn player(&self, seat: &str) -> Result<Seat, RecordError> {
        let level = self.entry(&level_entry(seat));
        match (self.entry(seat), level) {
            (Some(name), Some(level)) if name.value == COMPUTER => {
                let wrong = |fault| RecordError::at(level.line, RecordFault::Level(fault));
                Seat::at_level(&level.value).map_err(wrong)
            }
            (Some(name), _) if name.value != seat => Ok(Seat::human(&name.value)),
            _ => Ok(Seat::Human(None)),
        }
    }

    pub(super) fn ending<G: Recordable>(&self) -> Result<Option<SheetEnding>, RecordError> {
        let Some(entry) = self.entry("Result") else {
            return Ok(None);
        };
        let value = entry.value.as_str();
        // A result in numbers does not say which colour is meant by the first.
        if value == UNFINISHED || is_blank(value) || RESULTS.contains(&value) {
            return Ok(None);
        }
        let winner = if value == DRAW { None } else { self.seat::<G>("Result")? };
        let resigned = self.seat::<G>("Resigned")?.map(Concession::Resign);
        let late = self.seat::<G>("OutOfTime")?.map(Concession::TimeOut);
        let agreed = self.entry("Agreed").map(|_| Concession::AgreeDraw);
        let conceded = resigned.or(late).or(agreed);
        let by = self.entry("Ending").map(|entry| entry.value.clone());
        Ok(Some(SheetEnding {
            is_named: by.is_some(),
            ending: RecordedEnding { result: winner.into(), by: by.unwrap_or_default(), conceded },
            line: entry.line,
        }))
    }
}

/// `true` for `????.??.??` as well.
fn is_blank(value: &str) -> bool {
    UNKNOWN.contains(&value) || value.chars().all(|c| "?.-/".contains(c))
}
