//! Claims about pushes in Kuba.

use std::collections::BTreeSet;

use kuba_rules::kuba::{GameState, Marble, Move};
use kuba_rules::phrase::Phrase;
use kuba_rules::{Game, Player};

use super::{LAST_TURN, Places, has, inner, number};

/// Positions in which the captures of the claim were counted; `None` if it is false. The first line begins
/// with the move made.
pub(crate) fn places(game: &GameState, lines: [&[Move]; 2], phrase: &Phrase) -> Places<GameState> {
    let me = game.turn();
    let told = |name: &str| {
        let caught = has(phrase, name).then(|| inner(phrase, name));
        caught.map_or([0, 0], |caught| ["reds", "marbles"].map(|kind| number(caught, kind)))
    };
    let (turns, holds) = match phrase.key {
        "kuba-why-leaves" | "kuba-why-leaves-more" => {
            let turns = number(phrase, "turns");
            let [now, then] = lines.map(|line| threatened(game, line, turns, me.next(2)));
            let is_kept = (then == [0, 0]) == (phrase.key == "kuba-why-leaves");
            (turns, is_kept && told("theirs") == now && told("fewer") == then)
        }
        "kuba-why-threatens" | "kuba-why-threatens-more" => {
            let turns = number(phrase, "turns");
            let [now, then] = lines.map(|line| threatened(game, line, turns, me));
            (turns, told("mine") == then && told("less") == now)
        }
        "kuba-why-takes"
        | "kuba-why-takes-less"
        | "kuba-why-for"
        | "kuba-why-takes-and-loses"
        | "kuba-why-loses"
        | "kuba-why-loses-more"
        | "kuba-why-dear"
        | "kuba-why-delays" => {
            let turns = number(phrase, "turns");
            let [[mine, theirs], [better_mine, better_theirs]] =
                lines.map(|line| taken(game, line, turns + 1));
            let [_, ever] = taken(game, lines[1], usize::MAX);
            let is_counted = told("mine") == better_mine
                && told("less") == mine
                && told("theirs") == theirs
                && told("fewer") == better_theirs;
            let is_kept = phrase.key != "kuba-why-loses" || ever == [0, 0];
            (turns, turns <= LAST_TURN && is_counted && is_kept)
        }
        "kuba-why-row" | "kuba-why-row-more" | "kuba-why-row-delays" => {
            let turns = number(phrase, "turns");
            let [[_, theirs], [_, better_theirs]] = lines.map(|line| taken(game, line, turns + 1));
            let [_, ever] = taken(game, lines[1], usize::MAX);
            let is_kept = match phrase.key {
                "kuba-why-row" => ever == [0, 0],
                "kuba-why-row-more" => told("fewer") == better_theirs,
                _ => better_theirs == [0, 0],
            };
            let told_row = inner(phrase, "row");
            let is_told = |row: &Phrase| row == told_row;
            let rows = rows_of_captures(game, lines[0], turns + 1, me.next(2));
            let is_row = rows.len() > 1 && rows.iter().all(is_told);
            (turns, turns <= LAST_TURN && told("theirs") == theirs && is_kept && is_row)
        }
        other => panic!("an unknown claim: {other}"),
    };
    holds.then(|| lines.map(|line| after_turns(game, line, turns + 1)))
}

/// Captures of both sides in the first turns of a line, counted on the board: reds and marbles.
fn taken(game: &GameState, line: &[Move], turns: usize) -> [[usize; 2]; 2] {
    let me = game.turn();
    let on_board =
        |game: &GameState, player: Player| game.position().cells(Marble::of(player)).len() as usize;
    let mut game = game.clone();
    let mut taken = [[0; 2]; 2];
    let (mut turn, mut player) = (1, me);
    for &mv in line {
        if game.check(mv).is_err() {
            break;
        }
        if game.turn() != player {
            (turn, player) = (turn + 1, game.turn());
        }
        if turn > turns {
            break;
        }
        let other = player.next(2);
        let before = (game.position().reds(player), on_board(&game, other));
        game.play(mv);
        let by = &mut taken[usize::from(player != me)];
        by[0] += usize::from(game.position().reds(player) - before.0);
        by[1] += before.1 - on_board(&game, other);
    }
    taken
}

/// Rows along which a player pushes something off the board in the first turns of a line.
fn rows_of_captures(game: &GameState, line: &[Move], turns: usize, by: Player) -> Vec<Phrase> {
    let mut game = game.clone();
    let (mut turn, mut player) = (1, game.turn());
    let mut rows = Vec::new();
    for &mv in line {
        if game.turn() != player {
            (turn, player) = (turn + 1, game.turn());
        }
        if turn > turns {
            break;
        }
        let Ok(fallen) = game.try_play(mv) else {
            break;
        };
        if let (true, Some(_), Move::Push(push)) = (player == by, fallen, mv) {
            let written = push.from.to_string();
            let (file, rank) = written.split_at(1);
            rows.push(if matches!(push.direction.step(), (0, _)) {
                Phrase::new("kuba-column").with("name", file.to_owned())
            } else {
                Phrase::new("kuba-row").with("name", rank.parse::<usize>().expect("a rank"))
            });
        }
    }
    rows
}

/// Captures possible with one push after so many turns and one more, each marble counted once.
fn threatened(game: &GameState, line: &[Move], turns: usize, by: Player) -> [usize; 2] {
    let then = after_turns(game, line, turns + 1);
    let position = then.position();
    let threats = position.threats(by).into_iter();
    let mut asked: BTreeSet<_> = threats.map(|(_, row)| row.front.index()).collect();
    // A ko that forbids the push only this turn does not count.
    if let Some(ko) = position.pending_ko()
        && position.falls(ko).is_some_and(|falls| falls != Marble::of(by))
        && let Some(row) = position.row(ko)
    {
        asked.insert(row.front.index());
    }
    let reds = position.cells(Marble::Red).into_iter();
    let reds = reds.filter(|cell| asked.contains(&cell.index())).count();
    [reds, asked.len() - reds]
}

fn after_turns(game: &GameState, line: &[Move], turns: usize) -> GameState {
    let mut game = game.clone();
    let (mut turn, mut player) = (1, game.turn());
    for &mv in line {
        if game.turn() != player {
            (turn, player) = (turn + 1, game.turn());
        }
        if turn > turns || game.check(mv).is_err() {
            break;
        }
        game.play(mv);
    }
    game
}
