//! Choice of a hint for players who are still learning the game.

use super::study::{BestLine, Experience};
use super::{Evaluate, Level};
use kuba_rules::phrase::Phrase;

/// Loss of chance, in tenths of a percent, up to which a move is as good as the best for a hint.
const AS_GOOD: u16 = 100;

/// Key of a question, and the keys of the reasons that it asks for.
pub type HintQuestion = (&'static str, &'static [&'static str]);

/// Returns the hint for a player of this level from the best lines of a position, the best first: the first good
/// move with a reason that can be seen on the board, or else the best one; `None` without a line.
pub fn plainest<G: Evaluate>(
    game: &G,
    lines: &[BestLine<G::Move>],
    level: Level,
) -> Option<BestLine<G::Move>> {
    let chance = |line: &BestLine<G::Move>| {
        let chances = Experience::Beginner.chances(game, line.score, &line.chances);
        chances[game.turn().index()].tenths()
    };
    let best = lines.first()?;
    let least = chance(best).saturating_sub(AS_GOOD);
    let is_plain = |line: &&BestLine<G::Move>| {
        let reason = game.hint_reason(&line.moves, level.hinted_score(line.score));
        chance(line) >= least && reason.is_some_and(|reason| question::<G>(&reason).is_some())
    };
    lines.iter().find(is_plain).or(Some(best)).cloned()
}

/// Returns the idea of a hint as a question ("A red can be taken. Where?"), from its reason; `None` if the reason
/// cannot be seen on the board.
pub fn question<G: Evaluate>(reason: &Phrase) -> Option<Phrase> {
    let known = G::HINT_QUESTIONS.iter();
    let mut asked = known.filter(|(_, reasons)| reasons.contains(&reason.key));
    asked.next().map(|&(question, _)| Phrase::new(question))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Score;
    use kuba_rules::Game;
    use kuba_rules::kuba::{GameState, KubaRules, Move};

    /// First move of the hint for a learner from lines of these moves and scores, in hundredths.
    fn hinted(lines: &[(&str, i32)]) -> Option<String> {
        let game = GameState::from_text("7/7/7/7/2B4/7/5WR w 3-3", &KubaRules::default());
        let game = game.expect("a position");
        let line = |&(text, centi): &(&str, i32)| {
            let score = Score::estimate(centi);
            let own = game.chance_curve(Experience::Advanced).chance(score);
            BestLine {
                score,
                chances: vec![own, own.complement()],
                moves: vec![game.read_move(text).expect(text)],
            }
        };
        let lines: Vec<BestLine<Move>> = lines.iter().map(line).collect();
        let plain = plainest(&game, &lines, Level::FIRST)?;
        Some(plain.moves[0].to_string())
    }

    #[test]
    fn a_learner_is_told_a_good_move_that_is_easily_understood_before_a_stronger_one() {
        assert_eq!(hinted(&[]), None);
        assert_eq!(hinted(&[("f1f2", 60), ("f1g1", 20)]).as_deref(), Some("f1g1"));
        // Not if it is much worse, and not if nothing can be seen in the others.
        assert_eq!(hinted(&[("f1f2", 900), ("f1g1", -900)]).as_deref(), Some("f1f2"));
        assert_eq!(hinted(&[("f1f2", 60)]).as_deref(), Some("f1f2"));
    }
}
