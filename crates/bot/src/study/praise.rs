//! Praise of a player after a game: their best move, or else a fact about the whole game.

use super::{Chance, Experience, JudgedMove, Mark, MoveLine, Unjudged, recurs};
use crate::Evaluate;
use kuba_rules::Player;
use kuba_rules::phrase::Phrase;

/// Praise of a player, in words. Nothing in it is flattery: each fact is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Praise {
    /// Best move, or the fact itself.
    pub heading: Phrase,
    /// What made the move the best one.
    pub fact: Option<Phrase>,
    /// Index of the move, from 0; `None` if the praise is about the whole game.
    pub ply: Option<usize>,
}

/// Smallest lead over the second best move that is worth a word, in tenths of a percent.
const LEAST_LEAD: u16 = 100;
/// Shortest run without a mistake that is worth a word.
const SHORTEST_RUN: usize = 2;

impl Praise {
    /// Finds something to praise in a player's moves, as far as they are judged: the move with the largest
    /// lead over the second best one, or else the longest run without a mistake, or else the number of moves.
    /// `None` if the player made no move.
    ///
    /// The best move takes nothing, brings back no earlier position and is at least 10 points better.
    pub fn of<G: Evaluate>(
        line: &MoveLine<G>,
        player: Player,
        experience: Experience,
    ) -> Option<Self> {
        let own: Vec<usize> =
            (0..line.moves.len()).filter(|&ply| line.positions[ply].turn() == player).collect();
        best_move(line, &own).or_else(|| longest_run::<G>(line, &own, experience)).or_else(|| {
            let whole = Phrase::new("praise-moves").with("count", own.len());
            (!own.is_empty()).then(|| Self::of_game::<G>(whole))
        })
    }

    fn of_game<G: Evaluate>(fact: Phrase) -> Self {
        Self { heading: fact.with("of", G::ID), fact: None, ply: None }
    }
}

fn best_move<G: Evaluate>(line: &MoveLine<G>, own: &[usize]) -> Option<Praise> {
    let mut best: Option<(u16, Praise)> = None;
    for &ply in own {
        let praised = line.judged_move(ply).and_then(|judged| {
            let lead = judged.lead().filter(|&lead| lead >= LEAST_LEAD)?;
            let most = best.as_ref().map_or(0, |(lead, _)| *lead);
            let is_praised = lead > most
                && judged.unjudged().is_none()
                && !judged.is_opening()
                && !judged.is_tempting()
                && !recurs(&judged.then(), &line.positions[..=ply]);
            is_praised.then(|| (lead, praise(&judged, ply, lead)))
        });
        best = praised.or(best);
    }
    best.map(|(_, praise)| praise)
}

fn praise<G: Evaluate>(judged: &JudgedMove<'_, G>, ply: usize, lead: u16) -> Praise {
    let game = judged.game;
    let heading = Phrase::new("praise-best-move")
        .with("of", G::ID)
        .with("ply", ply + 1)
        .with("move", game.written_in_sentence(judged.mv));
    let fact = certain(judged).or_else(|| game.unique_effect(judged.mv)).or_else(|| ahead(judged));
    let more = || Phrase::new("praise-more-chances").with("percent", usize::from((lead + 5) / 10));
    Praise { heading, fact: Some(fact.unwrap_or_else(more)), ply: Some(ply) }
}

fn certain<G: Evaluate>(judged: &JudgedMove<'_, G>) -> Option<Phrase> {
    let kept = judged.after.chance(judged.game.turn());
    let second = judged.before.second?;
    if kept == Chance::WON && second < Chance::WON {
        Some(Phrase::new("praise-only-win"))
    } else if kept > Chance::LOST && second == Chance::LOST {
        Some(Phrase::new("praise-only-hold"))
    } else {
        None
    }
}

fn ahead<G: Evaluate>(judged: &JudgedMove<'_, G>) -> Option<Phrase> {
    let kept = judged.after.chance(judged.game.turn());
    let second = judged.before.second?;
    let is_only = judged.game.seats() == 2 && second < Chance::EVEN && Chance::EVEN < kept;
    is_only.then(|| Phrase::new("praise-only-ahead"))
}

/// Longest run of moves, forced ones aside, that are known not to be bad.
fn longest_run<G: Evaluate>(
    line: &MoveLine<G>,
    own: &[usize],
    experience: Experience,
) -> Option<Praise> {
    let (mut run, mut longest) = (0, 0);
    for &ply in own {
        run = match line.judgement(ply, experience) {
            Some(judgement) if judgement.unjudged == Some(Unjudged::Forced) => run,
            Some(judgement) if !judgement.mark.is_some_and(Mark::blames) => run + 1,
            _ => 0,
        };
        longest = longest.max(run);
    }
    (longest >= SHORTEST_RUN)
        .then(|| Praise::of_game::<G>(Phrase::new("praise-in-a-row").with("count", longest)))
}
