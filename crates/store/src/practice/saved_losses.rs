//! Losses of the user's moves in a game in their saved form.

use std::collections::BTreeMap;

use kuba_bot::rating::{MoveLosses, SkillErrors};

/// Maximum number of skills, and of bytes in the name of one.
pub(super) const MOST_SKILLS: usize = 8;
const LONGEST_SKILL: usize = 40;
/// The largest loss of a move, in tenths of a percent.
const WHOLE_CHANCE: u32 = 1000;

pub(super) fn write(losses: &MoveLosses) -> String {
    let errors = losses.errors.iter();
    let errors = errors.map(|(skill, errors)| format!("{skill}:{}:{}", errors.times, errors.lost));
    let errors = match errors.collect::<Vec<_>>() {
        none if none.is_empty() => "-".to_owned(),
        some => some.join(","),
    };
    let MoveLosses { moves, lost, judged, early, .. } = losses;
    format!("{moves} {lost} {judged} {early} {errors}")
}

/// The losses and the rest of the line.
pub(super) fn read(line: &str) -> Option<(MoveLosses, &str)> {
    let mut words = line.splitn(6, ' ');
    let mut number = || words.next()?.parse().ok();
    let (moves, lost) = (number()?, number()?);
    let (judged, early) = (number()?, number()?);
    let errors = match words.next()? {
        "-" => BTreeMap::new(),
        some => some.split(',').map(read_lapses).collect::<Option<_>>()?,
    };
    let losses = MoveLosses { moves, lost, judged, early, errors };
    Some((losses, words.next()?))
}

fn read_lapses(text: &str) -> Option<(String, SkillErrors)> {
    let mut parts = text.splitn(3, ':');
    let skill = parts.next()?.to_owned();
    let mut number = || parts.next()?.parse().ok();
    let errors = SkillErrors { times: number()?, lost: number()? };
    Some((skill, errors))
}

pub(super) fn are_sound(losses: &MoveLosses) -> bool {
    let can_lose = |lost: u32, moves: u32| lost <= moves.saturating_mul(WHOLE_CHANCE);
    let is_key = |skill: &str| {
        let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
        (1..=LONGEST_SKILL).contains(&skill.len()) && skill.bytes().all(is_plain)
    };
    can_lose(losses.lost, losses.moves)
        && losses.moves <= losses.judged
        && losses.early <= losses.judged
        && losses.errors.len() <= MOST_SKILLS
        && losses.errors.iter().all(|(skill, errors)| {
            is_key(skill) && errors.times <= losses.judged && can_lose(errors.lost, errors.times)
        })
}
