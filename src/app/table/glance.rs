//! What a saved game is, without a table for it.

use crate::board::Playable;
use crate::phrase::Phrase;
use crate::rules::{GameResult, Player};
use crate::session::{Seat, Session};
use crate::store::read_game;

/// What a saved game is.
#[derive(Clone, Debug, PartialEq)]
pub struct Glance {
    /// Its name in files.
    pub game: &'static str,
    /// Who played, by seat; people without names if nobody is known.
    pub seats: Vec<Seat>,
    /// What the seats are called.
    pub seat_names: Vec<Phrase>,
    /// Who won; `None` if the game is not over.
    pub result: Option<GameResult>,
    /// What each seat has won so far; empty where the game does not count that.
    pub tally: Vec<u32>,
    /// How long it is: "62 moves".
    pub length: Phrase,
    /// The chances of the seat that begins after each move that was judged, in tenths of a percent;
    /// none if the game was not looked at.
    pub curve: Vec<u16>,
}

/// What a saved text of a game of `G` is; `None` if it is none.
pub fn glance<G: Playable>(text: &str) -> Option<Glance> {
    let (session, record) = read_game::<G>(text).ok()?;
    let live = session.live();
    let count = live.seats();
    let seats = match record.seats.len() {
        named if named == count => record.seats,
        _ => vec![Seat::default(); count],
    };
    let players = || (0..count).map(Player::seat);
    Some(Glance {
        game: G::ID,
        seats,
        seat_names: players().map(G::seat_name).collect(),
        result: session.outcome().map(|outcome| outcome.result),
        tally: players().filter_map(|player| live.tally(player)).collect(),
        length: G::length(session.main_positions()),
        curve: curve(&session),
    })
}

/// The chances of the seat that begins in all positions of the game that were judged.
fn curve<G: Playable>(session: &Session<G>) -> Vec<u16> {
    let line = session.main_line().iter();
    let judged = line.filter_map(|&node| session.verdict(node));
    judged
        .map(|verdict| verdict.chance(Player::FIRST).tenths())
        .collect()
}
