//! Losses of chance of a player's contested moves.

use crate::bot::search::{NoControl, SearchOptions, SearchTask, TranspositionTable};
use crate::bot::study::{BestLine, Chance, Experience, Judgement, MoveLine};
use crate::bot::{Evaluate, Limits};
use crate::rules::Player;

/// Chances between which a position is contested, in tenths of a percent.
const CONTESTED: std::ops::RangeInclusive<u16> = 50..=950;
/// Difference between the best and the worst move from which on there is a choice, in tenths of a percent, and
/// plies that this is seen in.
const CHOICE: u16 = 100;
const CHOICE_DEPTH: u32 = 2;

/// Losses of chance of a player's contested moves in a game.
///
/// A move is contested if the player has a chance of 5 to 95 % before it, and if the best and the worst move
/// differ by 10 points at a look two plies deep. Chances are those of advanced players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveLosses {
    /// Number of contested moves.
    pub moves: u32,
    /// Chance lost by all of them together, in tenths of a percent.
    pub lost: u32,
}

impl MoveLosses {
    /// Adds up the losses of a player's moves, as far as they are judged. `excused` are the indices, from 0, of
    /// moves that do not count, such as those made with a hint.
    pub fn of<G: Evaluate>(line: &MoveLine<G>, player: Player, excused: &[usize]) -> Self {
        let own = (0..line.moves.len())
            .filter(|&ply| line.positions[ply].turn() == player && !excused.contains(&ply));
        let losses = own.filter_map(|ply| contested_loss(line, ply));
        losses.fold(Self::default(), |sum, loss| Self {
            moves: sum.moves + 1,
            lost: sum.lost + u32::from(loss),
        })
    }
}

fn contested_loss<G: Evaluate>(line: &MoveLine<G>, ply: usize) -> Option<u16> {
    let judgement = line.with_verdicts(ply, Experience::Advanced, |judged| {
        Judgement::of(judged, Experience::Advanced, || true)
    })?;
    let is_contested =
        judgement.unjudged.is_none() && CONTESTED.contains(&judgement.before.tenths());
    (is_contested && has_choice(&line.positions[ply])).then(|| judgement.loss())
}

fn has_choice<G: Evaluate>(game: &G) -> bool {
    let limits = Limits {
        depth: Some(CHOICE_DEPTH),
        ..Limits::default()
    };
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
