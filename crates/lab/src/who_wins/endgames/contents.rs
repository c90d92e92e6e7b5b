//! Statistics of the tables: numbers of won boards, longest wins and special cases.

use kuba_rules::Game;
use kuba_rules::kuba::{GameState, Marble, Position, Push, RuleSet};

use super::name;
use crate::who_wins::endings::{Material, Tables, Verdict};
use crate::who_wins::figures::{grouped, head, row};

#[derive(Default)]
struct Contents {
    boards: u64,
    won: u64,
    lost: u64,
    longest: u16,
    longest_won: Option<Position>,
    /// Mutual zugzwang: whichever player is to move loses.
    zugzwang: u64,
    in_zugzwang: Option<Position>,
    /// The result depends on a push that ko can forbid.
    ko: u64,
    in_ko: Option<Position>,
}

pub(super) fn print_contents(tables: &Tables, asked: &[Material]) {
    head(&[
        "who is to move has",
        "boards",
        "won",
        "lost",
        "neither",
        "longest win",
        "zugzwang",
        "ko decides",
    ]);
    let mut curious = Vec::new();
    for &material in asked {
        let contents = contents(tables, material);
        let share = |part: u64| {
            let percent = 100.0 * part as f64 / contents.boards as f64;
            format!("{percent:.1} %")
        };
        row(&[
            name(material),
            grouped(contents.boards),
            share(contents.won),
            share(contents.lost),
            share(contents.boards - contents.won - contents.lost),
            contents.longest.to_string(),
            grouped(contents.zugzwang),
            grouped(contents.ko),
        ]);
        curious.push((material, contents));
    }
    println!();
    head(&["who is to move has", "what", "position", "best play"]);
    for (material, contents) in curious {
        let some = [
            ("longest win", contents.longest_won),
            ("zugzwang", contents.in_zugzwang),
            ("ko decides", contents.in_ko),
        ];
        for (what, position) in some {
            if let Some(position) = position {
                let line = written(position, &tables.line(&position));
                row(&[name(material), what.to_owned(), format!("`{position}`"), line]);
            }
        }
    }
}

fn written(position: Position, line: &[Push]) -> String {
    let mut game = GameState::from_position(position, RuleSet::LEAFLET);
    let mut text = Vec::new();
    for &push in line {
        text.push(game.write_move(push.into()));
        game.play(push.into());
    }
    text.join(" ")
}

fn contents(tables: &Tables, material: Material) -> Contents {
    let mut contents = Contents::default();
    tables.each(material, |position, ways, verdict, (push, second)| {
        let ways = ways as u64;
        contents.boards += ways;
        contents.won += u64::from(verdict.is_win()) * ways;
        contents.lost += u64::from(verdict.is_loss()) * ways;
        if let Some(plies) = verdict.plies().filter(|&plies| plies > contents.longest)
            && verdict.is_win()
        {
            contents.longest = plies;
            contents.longest_won = Some(*position);
        }
        if verdict.is_loss() && tables.verdict_of_other(position).is_some_and(Verdict::is_loss) {
            contents.zugzwang += ways;
            contents.in_zugzwang.get_or_insert(*position);
        }
        let differs = (verdict.is_win(), verdict.is_loss()) != (second.is_win(), second.is_loss());
        if differs && push.is_some_and(|push| ko_can_forbid(position, push)) {
            contents.ko += ways;
            contents.in_ko.get_or_insert(*position);
        }
    });
    contents
}

/// `true` if the opponent may have just made the reverse push: the row ends with one of their marbles, and
/// there was room behind it.
fn ko_can_forbid(position: &Position, push: Push) -> bool {
    let Some(row) = position.row(push).filter(|row| row.falls.is_none()) else {
        return false;
    };
    let opponent = Marble::of(position.turn().next(2));
    let came_from = row.front.step(push.direction);
    let behind = came_from.and_then(|cell| cell.step(push.direction));
    position.cells(opponent).has(row.front)
        && behind.is_none_or(|cell| !position.occupied().has(cell))
}
