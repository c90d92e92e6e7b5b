//! The first player's share of wins after each opening.

use std::collections::BTreeMap;

use kuba_rules::Player;

use super::figures::{Tally, head, row};
use super::playing::{Hands, play};
use super::subject::{Asked, Subject};

pub(crate) struct Trial {
    /// Nodes per move.
    pub(crate) nodes: u64,
    /// Games after each opening.
    pub(crate) games: u64,
    /// Number of moves of an opening.
    pub(crate) moves: u32,
}

/// One opening of a symmetry class.
struct Beginning<G> {
    /// Its moves as text.
    name: String,
    /// Number of openings in the class.
    count: usize,
    game: G,
}

/// Plays games after every opening and prints the results, the best for the first player first.
pub(crate) fn print<G: Subject + Sync>(asked: &Asked<G>, trial: &Trial, hands: Hands)
where
    Asked<G>: Sync,
{
    let start = asked.start();
    if start.instant_move(hands.seed).is_some() {
        print_classes(asked, trial, hands);
        return;
    }
    let beginnings = beginnings(&start, trial.moves);
    let seats = start.seats();
    let games = trial.games;
    let winners = hands.each(games * beginnings.len() as u64, |number, mut dice| {
        let beginning = &beginnings[(number / games) as usize];
        play(&beginning.game, trial.nodes, &mut dice, |_| {}).winner
    });
    let tallies = winners.chunks(games as usize);
    let tallies: Vec<Tally> = tallies.map(|some| some.iter().copied().collect()).collect();
    let rows = beginnings.into_iter().map(|beginning| (beginning.name, beginning.count));
    print_sorted(rows.zip(tallies).collect(), seats);
}

/// The same for classes of first moves. Each game has its own random preparation.
fn print_classes<G: Subject>(asked: &Asked<G>, trial: &Trial, hands: Hands)
where
    Asked<G>: Sync,
{
    let mut classes: BTreeMap<&'static str, Vec<Option<Player>>> = BTreeMap::new();
    let mut names = BTreeMap::new();
    for number in 0..100 {
        let game = asked.start().prepared(hands.seed + number);
        for mv in moves_of(&game) {
            *names.entry(game.class(mv).unwrap_or("any")).or_insert(0) += 1;
        }
    }
    for &class in names.keys() {
        let winners = hands.each(trial.games, |_, mut dice| {
            loop {
                let mut game = asked.start().prepared(dice.number());
                let moves: Vec<G::Move> = moves_of(&game)
                    .into_iter()
                    .filter(|&mv| game.class(mv).unwrap_or("any") == class)
                    .collect();
                if moves.is_empty() {
                    continue;
                }
                game.play(moves[dice.below(moves.len())]);
                break play(&game, trial.nodes, &mut dice, |_| {}).winner;
            }
        });
        classes.insert(class, winners);
    }
    let rows = classes.into_iter().map(|(class, winners)| {
        let tally: Tally = winners.into_iter().collect();
        ((class.to_owned(), names[class] / 100), tally)
    });
    print_sorted(rows.collect(), asked.start().seats());
}

fn print_sorted(mut rows: Vec<((String, usize), Tally)>, seats: usize) {
    rows.sort_by(|(_, one), (_, other)| other.share(0, seats).total_cmp(&one.share(0, seats)));
    if seats == 2 {
        head(&["beginning", "ways", "games", "drawn", "first player's score"]);
    } else {
        head(&["beginning", "ways", "games", "drawn", "first seat", "second seat", "third seat"]);
    }
    for ((name, count), tally) in rows {
        let mut cells =
            vec![name, count.to_string(), tally.games().to_string(), tally.drawn().to_string()];
        let shown = if seats == 2 { 1 } else { seats };
        cells.extend((0..shown).map(|seat| tally.score(seat, seats)));
        row(&cells);
    }
}

fn beginnings<G: Subject>(start: &G, moves: u32) -> Vec<Beginning<G>> {
    let mut found = vec![Beginning { name: String::new(), count: 1, game: start.clone() }];
    for _ in 0..moves {
        let mut next: BTreeMap<String, Beginning<G>> = BTreeMap::new();
        for Beginning { name, count, game } in found {
            for mv in moves_of(&game) {
                let mut after = game.clone();
                after.play(mv);
                let view = after.views().into_iter().min().unwrap_or_default();
                let beginning = next.entry(view).or_insert_with(|| Beginning {
                    name: format!("{name} {}", game.write_move(mv)).trim().to_owned(),
                    count: 0,
                    game: after,
                });
                beginning.count += count;
            }
        }
        found = next.into_values().collect();
    }
    found
}

fn moves_of<G: Subject>(game: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves
}
