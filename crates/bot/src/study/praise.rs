//! Praise of a player after a game: a deed, or else their best move, or else a fact about the whole game.

use super::{Experience, JudgedMove, Mark, MoveLine, Unjudged, recurs};
use crate::Evaluate;
use kuba_rules::Player;
use kuba_rules::phrase::Phrase;

/// Praise of a player, in words. Nothing in it is flattery: each fact is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Praise {
    /// Deed, best move, or fact about the whole game.
    pub heading: Phrase,
    /// What made the move the best one.
    pub fact: Option<Phrase>,
    /// Index of the move, from 0; `None` if the praise is about the whole game.
    pub ply: Option<usize>,
}

/// Smallest lead over the second best move that is worth a word, in tenths of a percent.
const LEAST_LEAD: u16 = 100;
/// Shortest run without a mistake that is worth a word.
const SHORTEST_RUN: usize = 4;

impl Praise {
    /// Finds something to praise in a player's moves: a deed, which needs no verdicts; or else the move with the
    /// largest lead over the second best one, as far as they are judged; or else the longest run without a
    /// mistake, or the number of moves. `None` if the player made no move.
    ///
    /// The best move takes nothing, brings back no earlier position, is at least 10 points better and has an effect
    /// that no other move has.
    pub fn of<G: Evaluate>(
        line: &MoveLine<G>,
        player: Player,
        experience: Experience,
    ) -> Option<Self> {
        let own: Vec<usize> =
            (0..line.moves.len()).filter(|&ply| line.positions[ply].turn() == player).collect();
        Self::of_deed(line, player)
            .or_else(|| best_move(line, &own))
            .or_else(|| longest_run::<G>(line, &own, experience))
            .or_else(|| {
                let whole = Phrase::new("praise-moves").with("count", own.len());
                (!own.is_empty()).then(|| Self::of_game::<G>(whole))
            })
    }

    /// The player's greatest deed, if there is one that can be counted. It needs no verdicts.
    pub fn of_deed<G: Evaluate>(line: &MoveLine<G>, player: Player) -> Option<Self> {
        G::deed(&line.positions, &line.moves, player)
    }

    /// Praise for a deed that came about with the move at this index.
    pub(crate) const fn deed(heading: Phrase, ply: usize) -> Self {
        Self { heading, fact: None, ply: Some(ply) }
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
            let is_hard = lead > most
                && judged.unjudged().is_none()
                && !judged.is_opening()
                && !judged.is_tempting()
                && !recurs(&judged.then(), &line.positions[..=ply]);
            is_hard.then(|| Some((lead, praise(&judged, ply)?))).flatten()
        });
        best = praised.or(best);
    }
    best.map(|(_, praise)| praise)
}

fn praise<G: Evaluate>(judged: &JudgedMove<'_, G>, ply: usize) -> Option<Praise> {
    let game = judged.game;
    let fact = game.unique_effect(judged.mv)?;
    let heading = Phrase::new("praise-best-move")
        .with("of", G::ID)
        .with("move", game.written_in_sentence(judged.mv));
    Some(Praise { heading, fact: Some(fact), ply: Some(ply) })
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
