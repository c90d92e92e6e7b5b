//! The first player's share of wins by the node limit of both sides.

use std::collections::BTreeSet;

use super::figures::{Tally, grouped, head, row};
use super::playing::{Hands, play};
use super::subject::{Asked, Subject};

pub(crate) fn print<G: Subject>(asked: &Asked<G>, budgets: &[u64], games: u64, hands: Hands)
where
    Asked<G>: Sync,
{
    let seats = asked.start().seats();
    if seats == 2 {
        head(&[
            "positions a move",
            "games",
            "first player won",
            "drawn",
            "second player won",
            "first player's score",
            "moves a game",
        ]);
    } else {
        head(&[
            "positions a move",
            "games",
            "first seat",
            "second seat",
            "third seat",
            "drawn",
            "moves a game",
        ]);
    }
    for &nodes in budgets {
        let played = hands.each(games, |_, mut dice| {
            let game = asked.start().prepared(dice.number());
            play(&game, nodes, &mut dice, |_| {})
        });
        let different: BTreeSet<String> =
            played.iter().map(|game| format!("{:?}", game.moves)).collect();
        let tally: Tally = played.iter().map(|game| game.winner).collect();
        let moves: usize = played.iter().map(|game| game.moves.len()).sum();
        let mut cells = vec![grouped(nodes)];
        cells.push(if different.len() as u64 == games {
            grouped(games)
        } else {
            format!("{}, {} different", grouped(games), different.len())
        });
        if seats == 2 {
            cells
                .extend([tally.won(0), tally.drawn(), tally.won(1)].map(|games| games.to_string()));
            cells.push(format!("**{}**", tally.score(0, 2)));
        } else {
            cells.extend((0..seats).map(|seat| tally.score(seat, seats)));
            cells.push(tally.drawn().to_string());
        }
        cells.push(format!("{:.0}", moves as f64 / games as f64));
        row(&cells);
    }
}
