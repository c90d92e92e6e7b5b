//! Losses of chance of a player's contested moves.

use std::collections::BTreeMap;

use super::skill_errors::{BEGINNING, SkillErrors};
use crate::search::{NoControl, SearchOptions, SearchTask, TranspositionTable};
use crate::study::{BestLine, Chance, Experience, Motive, MoveLine, PositionJudge};
use crate::{Evaluate, Limits, StopSignal};
use kuba_rules::Player;

/// Chances between which a position is contested, in tenths of a percent.
const CONTESTED: std::ops::RangeInclusive<u16> = 50..=950;
/// Difference between the best and the worst move from which on there is a choice, in tenths of a percent, and
/// plies that this is seen in.
const CHOICE: u16 = 100;
const CHOICE_DEPTH: u32 = 2;

/// Own moves that belong to the beginning of a game.
pub const EARLY_MOVES: usize = 10;
/// Loss from which a skill was missing, in tenths of a percent.
const LAPSE: u16 = 100;

/// Size of the table of a game in MiB. The losses depend on it.
const TABLE_MIB: usize = 16;

/// Judges the positions of a game for [`MoveLosses::of`], each with a search of `nodes` positions. Returns `false`
/// if it was stopped. Without a stop, the verdicts are the same on every machine.
pub fn judge_for_rating<G: Evaluate>(
    line: &mut MoveLine<G>,
    nodes: u64,
    stop: &StopSignal,
) -> bool {
    let judge = PositionJudge {
        table: &TranspositionTable::new(TABLE_MIB),
        limits: Limits { nodes: Some(nodes.max(1)), ..Limits::default() },
        threads: 1,
    };
    line.judge(&judge, &mut || stop.is_stopped(), &mut |_, _| ())
}

/// Losses of chance of a player's moves.
///
/// A move is contested if the player has a chance of 5 to 95 % before it, and if the best and the worst move
/// differ by 10 points at a look two plies deep. Chances are those of advanced players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveLosses {
    /// Number of contested moves.
    pub moves: u32,
    /// Chance lost by all of them together, in tenths of a percent.
    pub lost: u32,
    /// Number of judged moves, contested or not.
    pub judged: u32,
    /// Number of judged moves among the player's first ten in a game.
    pub early: u32,
    /// Judged moves that lost at least 10 points, by the key of the skill that was missing.
    pub errors: BTreeMap<String, SkillErrors>,
}

impl MoveLosses {
    /// Adds up the losses of a player's moves, as far as they are judged. `excused` are the indices, from 0, of
    /// moves that do not count, such as those made with a hint.
    pub fn of<G: Evaluate>(line: &MoveLine<G>, player: Player, excused: &[usize]) -> Self {
        let is_own = |ply: &usize| line.positions[*ply].turn() == player;
        let own = (0..line.moves.len()).filter(is_own).enumerate();
        let mut losses = Self::default();
        for (place, ply) in own.filter(|(_, ply)| !excused.contains(ply)) {
            losses.count(line, ply, place < EARLY_MOVES);
        }
        losses
    }

    fn count<G: Evaluate>(&mut self, line: &MoveLine<G>, ply: usize, is_early: bool) {
        let judgement = line.judgement(ply, Experience::Advanced);
        let Some(judgement) = judgement.filter(|judgement| judgement.unjudged.is_none()) else {
            return;
        };
        let loss = u32::from(judgement.loss());
        if CONTESTED.contains(&judgement.before.tenths()) && has_choice(&line.positions[ply]) {
            self.moves += 1;
            self.lost += loss;
        }
        self.judged += 1;
        self.early += u32::from(is_early);
        if judgement.loss() < LAPSE {
            return;
        }
        let motive = judgement.why.and_then(|why| Motive::of::<G>(&why));
        let skill = motive.map(|motive| motive.skill);
        for skill in skill.into_iter().chain(is_early.then_some(BEGINNING)) {
            let errors = self.errors.entry(skill.to_owned()).or_default();
            errors.times += 1;
            errors.lost += loss;
        }
    }

    /// Returns the losses of this game and another.
    #[must_use]
    pub fn with(mut self, other: &Self) -> Self {
        self.moves = self.moves.saturating_add(other.moves);
        self.lost = self.lost.saturating_add(other.lost);
        self.judged = self.judged.saturating_add(other.judged);
        self.early = self.early.saturating_add(other.early);
        for (skill, more) in &other.errors {
            let errors = self.errors.entry(skill.clone()).or_default();
            errors.times = errors.times.saturating_add(more.times);
            errors.lost = errors.lost.saturating_add(more.lost);
        }
        self
    }
}

fn has_choice<G: Evaluate>(game: &G) -> bool {
    let limits = Limits { depth: Some(CHOICE_DEPTH), ..Limits::default() };
    let mut task = SearchTask::new(game, limits);
    task.style = SearchOptions {
        quiescence: 0,
        selective: false,
        every_move: true,
        ..SearchOptions::default()
    };
    let found = task.run(&TranspositionTable::new(0), &mut NoControl).moves;
    let turn = game.turn().index();
    let chances = || {
        let lines = found.iter().map(|found| BestLine::of(game, found));
        lines.map(|line| line.chances[turn].tenths())
    };
    let best = chances().max().unwrap_or_default();
    let worst = chances().min().unwrap_or(Chance::WON.tenths());
    best.saturating_sub(worst) >= CHOICE
}
