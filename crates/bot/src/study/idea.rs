//! One idea to take home from a game: a motive that a player's mistakes have in common.

use std::cmp::Reverse;

use crate::Evaluate;
use kuba_rules::phrase::Phrase;

/// Motive that occurred several times in the mistakes of a player, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Idea {
    /// Sentence that counts the motive.
    pub phrase: Phrase,
    /// Indices of the moves, from 0, in order.
    pub plies: Vec<usize>,
}

/// Mistake of a player with its reason, as [`explain`](crate::explanation::explain) gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedMistake {
    /// Index of the move, from 0.
    pub ply: usize,
    /// Lost chance, in tenths of a percent.
    pub loss: u16,
    /// Reason why the move was bad.
    pub why: Phrase,
}

/// Motive that reasons have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Motive {
    /// Key of the sentence that says how often it occurred.
    pub idea: &'static str,
    /// Key of the name of the skill that prevents it.
    pub skill: &'static str,
    /// Keys of the reasons that have it.
    pub reasons: &'static [&'static str],
}

/// Motives in the reasons that all games share.
const MOTIVES: [Motive; 2] = [
    Motive {
        idea: "idea-allows-win",
        skill: "skill-defending",
        reasons: &["why-allows", "why-allows-with", "why-allows-at-once", "why-misses-and-allows"],
    },
    Motive {
        idea: "idea-misses-win",
        skill: "skill-finishing",
        reasons: &["why-misses", "why-misses-at-once"],
    },
];

impl Motive {
    /// Returns the motives in the reasons of a game.
    pub fn all<G: Evaluate>() -> impl Iterator<Item = Self> {
        MOTIVES.iter().chain(G::MOTIVES).copied()
    }

    /// Returns the motive of a reason in a game, if it has one.
    pub fn of<G: Evaluate>(why: &Phrase) -> Option<Self> {
        Self::all::<G>().find(|motive| motive.reasons.contains(&why.key))
    }
}

impl Idea {
    /// Finds the motive that most of a player's mistakes have in common; of equally frequent ones the one that cost
    /// most. It occurred at least twice, unless the player has lost: one mistake may be the reason.
    pub fn of<G: Evaluate>(mistakes: &[ExplainedMistake], has_lost: bool) -> Option<Self> {
        let fewest = if has_lost { 1 } else { 2 };
        let counted = Motive::all::<G>().map(|motive| {
            let alike = mistakes.iter().filter(|mistake| motive.reasons.contains(&mistake.why.key));
            let lost: u32 = alike.clone().map(|mistake| u32::from(mistake.loss)).sum();
            let plies: Vec<usize> = alike.map(|mistake| mistake.ply).collect();
            (motive.idea, plies, lost)
        });
        let (key, plies, _) = counted
            .filter(|(_, plies, _)| plies.len() >= fewest)
            .min_by_key(|(_, plies, lost)| Reverse((plies.len(), *lost)))?;
        let times = Phrase::new("idea-times").with("count", plies.len());
        let phrase = Phrase::new(key).with("times", times);
        Some(Self { phrase, plies })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kuba_rules::kuba::GameState as Kuba;

    fn mistakes(reasons: &[(usize, u16, &'static str)]) -> Vec<ExplainedMistake> {
        let mistake = |&(ply, loss, key)| ExplainedMistake { ply, loss, why: Phrase::new(key) };
        reasons.iter().map(mistake).collect()
    }

    fn found(reasons: &[(usize, u16, &'static str)]) -> Option<(&'static str, Vec<usize>)> {
        let idea = Idea::of::<Kuba>(&mistakes(reasons), false)?;
        Some((idea.phrase.key, idea.plies))
    }

    #[test]
    fn an_idea_needs_two_mistakes_of_the_same_kind() {
        assert_eq!(found(&[]), None);
        let different = [(3, 300, "why-misses"), (9, 300, "why-allows")];
        assert_eq!(found(&different), None);
        let unexplained = [(3, 300, "why-keeps-chances"), (9, 300, "why-keeps-chances")];
        assert_eq!(found(&unexplained), None);
        let alike = [(3, 300, "why-misses"), (9, 300, "why-misses-at-once")];
        assert_eq!(found(&alike), Some(("idea-misses-win", vec![3, 9])));
    }

    #[test]
    fn the_dearest_mistake_of_a_lost_game_is_an_idea() {
        let reasons = mistakes(&[(3, 300, "why-misses"), (9, 400, "kuba-why-takes")]);
        let idea = Idea::of::<Kuba>(&reasons, true).expect("an idea");
        assert_eq!((idea.phrase.key, idea.plies), ("kuba-idea-takes", vec![9]));
        assert_eq!(Idea::of::<Kuba>(&mistakes(&[(3, 300, "why-keeps-chances")]), true), None);
    }

    #[test]
    fn there_is_one_idea_a_game_the_most_frequent_and_then_the_dearest() {
        let frequent = [
            (1, 900, "why-allows"),
            (3, 900, "why-allows-with"),
            (5, 200, "kuba-why-takes"),
            (7, 200, "kuba-why-takes-less"),
            (9, 200, "kuba-why-takes"),
        ];
        assert_eq!(found(&frequent), Some(("kuba-idea-takes", vec![5, 7, 9])));
        assert_eq!(found(&frequent[..4]), Some(("idea-allows-win", vec![1, 3])));
    }
}
