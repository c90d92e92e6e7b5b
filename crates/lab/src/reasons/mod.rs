//! Measures the reasons of mistakes: how many are true, and how many explain the loss.
//!
//! ```text
//! cargo run --release -p kuba-lab -- reasons kuba
//! cargo run --release -p kuba-lab -- reasons cubulus --losses 300 --show
//! ```
//!
//! Low levels play against themselves from a fixed seed. Moves that lose at least 20 points of chance are
//! explained as in the study. Each claim is counted again by the rules, a certain win is proved again by a
//! search of its own, and the evaluation of the positions in which the fact was counted is compared with the
//! loss by a deeper search.

#[path = "../../../bot/tests/common/claims/mod.rs"]
#[allow(dead_code, missing_docs, unreachable_pub)]
mod claims;
mod mistakes;
mod proof;

use clap::Args;
use kuba_bot::Evaluate;
use kuba_bot::search::Node;
use kuba_i18n::Texts;
use kuba_rules::Game;
use kuba_rules::cubulus::GameState as Cubulus;
use kuba_rules::kuba::GameState as Kuba;
use kuba_rules::phrase::Phrase;
use kuba_rules::qubism::GameState as Qubism;

use self::claims::Places;
use self::mistakes::{Mistake, mistakes};
use self::proof::{score, wins_are_true};
use crate::games::GameName;

#[derive(Args)]
pub(crate) struct Trial {
    game: GameName,
    /// Number of mistakes that are explained.
    #[arg(long, default_value_t = 100)]
    losses: usize,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of positions of a judgement.
    #[arg(long, default_value_t = 50_000)]
    nodes: u64,
    /// Prints each reason, with both lines.
    #[arg(long)]
    show: bool,
}

/// Moves of a line that are printed.
const SHOWN: usize = 8;

/// Positions of the two lines in which a claim holds; `None` if it is false.
type FindPlaces<G> = fn(&G, [&[<G as Game>::Move]; 2], &Phrase) -> Places<G>;

/// Sentences of the games on certain wins, which need no evaluation.
const DECISIVE: [&str; 3] = ["cubulus-why-gift", "cubulus-why-left", "cubulus-why-left-later"];

#[derive(Default)]
struct Tally {
    reasons: usize,
    truths: usize,
    /// Reasons that name no fact, only the loss.
    without_fact: usize,
    /// True reasons that name a fact worth at least half of the loss.
    enough: usize,
}

fn measure<G: Evaluate>(trial: &Trial, places: FindPlaces<G>) {
    let texts = Texts::new(&[]);
    let mut tally = Tally::default();
    for mistake in mistakes::<G>(trial.seed, trial.nodes).take(trial.losses) {
        let Mistake { game, why, lines } = &mistake;
        let key = why.as_ref().map(|why| why.key);
        let (is_true, is_enough) = match (why, key) {
            (Some(_), Some("why-keeps-chances")) => {
                tally.without_fact += 1;
                (true, false)
            }
            (Some(why), Some(key)) if key.starts_with("why-") || key == "cubulus-why-forks" => {
                let is_true = wins_are_true(game, lines, why, 20 * trial.nodes);
                (is_true, is_true)
            }
            (Some(why), _) => {
                let [played, better] = lines;
                let found = places(game, [played, better], why);
                let loss = || {
                    let scores = [better, played].map(|line| score(game, line[0], 4 * trial.nodes));
                    scores[0].centi() - scores[1].centi()
                };
                let is_enough = found.as_ref().is_some_and(|[now, then]| {
                    let me = game.turn();
                    let is_over = [now, then].iter().any(|game| game.outcome().is_some());
                    let decides = is_over || DECISIVE.contains(&why.key);
                    let worth = || then.node().evaluate(me) - now.node().evaluate(me);
                    decides || 2 * worth() >= loss()
                });
                (found.is_some(), is_enough)
            }
            _ => (false, false),
        };
        tally.reasons += 1;
        tally.truths += usize::from(is_true);
        tally.enough += usize::from(is_enough);
        if trial.show {
            let said = why.as_ref().map(|why| texts.say(why)).unwrap_or_default();
            let verdict = if is_true { "" } else { "FALSE " };
            let size = if is_enough { "" } else { "small " };
            let [played, better] = lines.each_ref().map(|line| {
                let moves: Vec<_> = line.iter().take(SHOWN).map(ToString::to_string).collect();
                moves.join(" ")
            });
            println!(
                "{} {verdict}{size}{said} | played {played} | better {better}",
                game.position_text()
            );
        }
    }
    let Tally { reasons, truths, without_fact, enough } = tally;
    println!(
        "{}: {reasons} mistakes; {truths} reasons are true; {enough} name a fact worth at least half of the \
         loss; {without_fact} name none",
        G::ID
    );
}

pub(crate) fn run(trial: &Trial) {
    match trial.game {
        GameName::Kuba => measure::<Kuba>(trial, claims::kuba::places),
        GameName::Cubulus => measure::<Cubulus>(trial, claims::cubulus::places),
        GameName::Qubism => measure::<Qubism>(trial, claims::qubism::places),
    }
}
