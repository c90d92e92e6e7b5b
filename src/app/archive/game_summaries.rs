//! Descriptions of earlier games in the menu and in lists.

use crate::app::game::table::GameSummary;
use crate::i18n::{Texts, capital};
use crate::phrase::{Phrase, Value};
use crate::rules::Player;
use crate::session::Seat;
use crate::store::practice::TaskSource;
use crate::store::{ArchivedFile, Day, EarlierKind, day, today};

/// Description of an earlier game: "Today 13:05 · lost 0:7 to level 7 · 19 pushes".
pub fn line(game: &ArchivedFile, summary: &GameSummary, texts: &Texts) -> String {
    let mut parts = left(game, texts);
    parts.push(outcome(summary, texts));
    parts.push(texts.say(&summary.length));
    parts.join(" · ")
}

/// The same description in two lines: the result, then date and length.
pub fn two_lines(game: &ArchivedFile, summary: &GameSummary, texts: &Texts) -> (String, String) {
    let mut parts = left(game, texts);
    parts.push(texts.say(&summary.length));
    let outcome = capital(outcome(summary, texts));
    (outcome, parts.join(" · "))
}

/// Time at which a game was left and, for a game of another window, the number of that window.
fn left(game: &ArchivedFile, texts: &Texts) -> Vec<String> {
    let when = texts.say(&when(&game.when, &today()));
    // Of some games only the day is known.
    let mut parts = vec![when.trim_end().to_owned()];
    if let EarlierKind::Window(number) = game.kind {
        parts.push(texts.say(&Phrase::new("earlier-of-window").with("number", number)));
    }
    parts
}

/// The game that a position comes from, such as "From your game of yesterday against level 4".
pub fn source(source: &TaskSource, today: &str) -> Phrase {
    if source.is_run() {
        return Phrase::new("practice-source-run");
    }
    let Some(date) = &source.date else {
        return Phrase::new("practice-source");
    };
    let levels = source.seats.iter().filter_map(Seat::level).max();
    let key = match levels {
        Some(_) => "practice-source-level",
        None => "practice-source-date",
    };
    let day = match day(date, today) {
        Day::Today => "today",
        Day::Yesterday => "yesterday",
        Day::Other => "then",
    };
    Phrase::new(key)
        .with("day", day)
        .with("date", in_words(date))
        .with("level", levels.map_or(0, |level| usize::from(level.number())))
}

/// "Today 13:05", from a local time such as "2026-11-22 13:05:20".
pub fn when(when: &str, today: &str) -> Phrase {
    let (date, time) = when.split_once(' ').unwrap_or((when, ""));
    let minute = time.rsplit_once(':').map_or(time, |(minute, _)| minute);
    let key = match day(date, today) {
        Day::Today => "earlier-today",
        Day::Yesterday => "earlier-yesterday",
        Day::Other => "earlier-then",
    };
    Phrase::new(key).with("date", in_words(date)).with("time", minute)
}

/// "27 Nov 2026", from a date such as "2026-11-27"; any other text as it is.
fn in_words(date: &str) -> Value {
    date_phrase(date).map_or_else(|| date.into(), Value::from)
}

/// "27 Nov 2026", from a date such as "2026-11-27"; `None` for any other text.
pub(crate) fn date_phrase(date: &str) -> Option<Phrase> {
    let parts: Vec<usize> = date.split('-').map_while(|part| part.parse().ok()).collect();
    let [year, month @ 1..=12, day] = parts[..] else {
        return None;
    };
    // Years have no separators between their digits.
    let words = Phrase::new("date-in-words").with("day", day).with("month", month);
    Some(words.with("year", year.to_string()))
}

/// Players and result of a game in words.
pub fn outcome(summary: &GameSummary, texts: &Texts) -> String {
    let mut people = summary.seats.iter().enumerate();
    let alone = people
        .find(|(_, seat)| seat.is_human())
        .filter(|_| summary.seats.iter().filter(|seat| seat.is_human()).count() == 1)
        .map(|(index, _)| Player::seat(index));
    let others = |but: Option<Player>, between: &'static str| {
        let seats = (0..summary.seats.len()).map(Player::seat);
        let seats = seats.filter(|seat| Some(*seat) != but);
        if let (Some(level), "earlier-and") = (level_of_two(summary, but), between) {
            return texts.say(&Phrase::new("earlier-two-of-level").with("level", level));
        }
        let names = seats.map(|seat| texts.say(&name(summary, seat)));
        let together = |one: String, other: String| {
            let both = Phrase::new(between).with("one", one).with("other", other);
            texts.say(&both)
        };
        names.reduce(together).unwrap_or_default()
    };
    let phrase = match (summary.result, alone) {
        (None, Some(_)) => {
            Phrase::new("earlier-against").with("others", others(alone, "earlier-and"))
        }
        (None, None) => {
            Phrase::new("earlier-between").with("players", others(None, "players-together"))
        }
        (Some(result), _) => match (result.winner(), alone) {
            (None, but) => Phrase::new("earlier-draw").with("others", others(but, "earlier-and")),
            (Some(winner), Some(own)) => {
                let key = if winner == own { "earlier-won" } else { "earlier-lost" };
                scored(Phrase::new(key), score(summary, own))
                    .with("others", others(alone, "earlier-and"))
            }
            (Some(winner), None) => {
                scored(Phrase::new("earlier-somebody-won"), score(summary, winner))
                    .with("name", name(summary, winner))
                    .with("others", others(Some(winner), "earlier-and"))
            }
        },
    };
    texts.say(&phrase)
}

/// Level of the seats without `but`, if they are two computers of the same level.
fn level_of_two(summary: &GameSummary, but: Option<Player>) -> Option<String> {
    let seats = summary.seats.iter().enumerate();
    let mut rest = seats.filter(|(index, _)| Some(Player::seat(*index)) != but);
    match [rest.next()?.1, rest.next()?.1] {
        [one, other] if one == other && rest.next().is_none() => one.level_text(),
        _ => None,
    }
}

/// Own score first; `None` for games without a score or with more than two players.
fn score(summary: &GameSummary, own: Player) -> Option<Phrase> {
    let (own, other) = match (summary.tally.as_slice(), own.index()) {
        ([first, second], 0) => (*first, *second),
        ([first, second], _) => (*second, *first),
        _ => return None,
    };
    let score = Phrase::new("earlier-score").with("own", i64::from(own));
    Some(score.with("other", i64::from(other)))
}

fn scored(end: Phrase, score: Option<Phrase>) -> Phrase {
    let end = end.with("scored", i64::from(score.is_some()));
    match score {
        Some(score) => end.with("score", score),
        None => end,
    }
}

pub(crate) fn name(summary: &GameSummary, player: Player) -> Phrase {
    match summary.seats.get(player.index()) {
        Some(Seat::Human(Some(name))) => Phrase::new("earlier-name").with("name", short(name)),
        Some(seat) if seat.is_computer() => {
            Phrase::new("earlier-level").with("level", seat.level_text().unwrap_or_default())
        }
        _ => summary.seat_names[player.index()].clone(),
    }
}

fn short(name: &str) -> String {
    match name.char_indices().nth(NAME) {
        Some((end, _)) => format!("{}…", name[..end].trim_end()),
        None => name.to_owned(),
    }
}

/// Longest name shown, in characters.
const NAME: usize = 12;
