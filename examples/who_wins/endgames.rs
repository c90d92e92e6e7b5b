//! Kuba's endings: makes their tables, and prints what is in them.

use clap::Args;
use kuba::bot::search::proof::{ProofLimits, ProofResult, prove};
use kuba::bot::search::{NoControl, SearchTask, TranspositionTable};
use kuba::bot::{Evaluate, Limits};
use kuba::random::Random;
use kuba::rules::kuba::{GameState, KubaRules, Marble, Position, Push, RuleSet};
use kuba::rules::{Game, Player};

use crate::endings::{Material, Tables, Verdict, position_of, shapes};
use crate::figures::{grouped, head, percent, row};
use crate::playing::{Hands, play};

/// What is made and asked.
#[derive(Args)]
pub(crate) struct Task {
    /// The endings: marbles of whoever is to move, the other's marbles, reds on the board.
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "1-1-0,2-1-0,2-2-0,3-1-0,3-2-0,1-1-1,2-1-1,2-2-1,3-1-1,1-1-2,2-1-2"
    )]
    endings: Vec<String>,
    /// Looks at every board again, whether its pushes say the same as the table.
    #[arg(long)]
    check: bool,
    /// Asks search and proof search about so many boards of each table, drawn by lot.
    #[arg(long, default_value_t = 0)]
    compare: u64,
    /// Plays so many games, to see how many come to an ending of the tables.
    #[arg(long, default_value_t = 0)]
    games: u64,
    /// Positions looked at for a move, or to settle a board.
    #[arg(long, default_value_t = 50_000)]
    nodes: u64,
}

/// What is in a table.
#[derive(Default)]
struct Contents {
    boards: u64,
    won: u64,
    lost: u64,
    longest: u16,
    longest_won: Option<Position>,
    /// Whoever is to move loses.
    zugzwang: u64,
    in_zugzwang: Option<Position>,
    /// There is a push without which the result is another, and ko can forbid it.
    ko: u64,
    /// So many pushes are left where the one before was by ko.
    by_ko: Option<Position>,
}

/// Makes the tables, and prints what is asked.
pub(crate) fn print(task: &Task, hands: Hands) {
    let mut tables = Tables::new();
    let mut asked: Vec<Material> = Vec::new();
    for ending in &task.endings {
        let counts: Vec<u8> = ending
            .split('-')
            .filter_map(|count| count.parse().ok())
            .collect();
        let &[own, other, reds] = counts.as_slice() else {
            panic!("{ending} is not three numbers");
        };
        for material in shapes(own, other, reds) {
            for side in [material, material.turned()] {
                if !asked.contains(&side) {
                    asked.push(side);
                }
            }
            let begun = std::time::Instant::now();
            tables.solve(material, hands.threads);
            eprintln!("{material:?}: {:.0} s", begun.elapsed().as_secs_f64());
        }
    }
    if task.check {
        let faults: usize = asked.iter().map(|&material| tables.faults(material)).sum();
        println!("{faults} faults\n");
    }
    print_contents(&tables, &asked);
    if task.compare > 0 {
        println!();
        compare(&tables, &asked, task, hands);
    }
    if task.games > 0 {
        println!();
        print_arrivals(&tables, task, hands);
    }
}

fn name(material: Material) -> String {
    let Material {
        own,
        other,
        reds,
        taken: [mine, yours],
    } = material;
    let reds = match reds {
        0 => "no red".to_owned(),
        1 => format!("1 red, {mine}–{yours}"),
        reds => format!("{reds} reds, {mine}–{yours}"),
    };
    format!("{own} against {other}, {reds}")
}

fn print_contents(tables: &Tables, asked: &[Material]) {
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
            ("ko decides", contents.by_ko),
        ];
        for (what, position) in some {
            if let Some(position) = position {
                let line = written(position, &tables.line(&position));
                row(&[
                    name(material),
                    what.to_owned(),
                    format!("`{position}`"),
                    line,
                ]);
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
        if verdict.is_loss()
            && tables
                .verdict_of_other(position)
                .is_some_and(Verdict::is_loss)
        {
            contents.zugzwang += ways;
            contents.in_zugzwang.get_or_insert(*position);
        }
        let differs = (verdict.is_win(), verdict.is_loss()) != (second.is_win(), second.is_loss());
        if differs && push.is_some_and(|push| ko_can_forbid(position, push)) {
            contents.ko += ways;
            contents.by_ko.get_or_insert(*position);
        }
    });
    contents
}

/// Whether the other can have pushed just the other way before: their marble stands at the end of
/// the row, and there was room behind it.
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

/// A board of a material, by lot.
fn drawn(material: Material, dice: &mut Random) -> Position {
    let mut cells: Vec<u32> = (0..49).collect();
    dice.shuffle(&mut cells);
    let counts = [material.own, material.other, material.reds].map(usize::from);
    let mut rest = cells.into_iter();
    let sets = counts.map(|count| {
        rest.by_ref()
            .take(count)
            .fold(0, |set, cell| set | 1 << cell)
    });
    position_of(sets, material.taken)
}

/// Prints what search and proof search know of boards of the tables. What they are sure of has to be
/// true.
fn compare(tables: &Tables, asked: &[Material], task: &Task, hands: Hands) {
    head(&[
        "who is to move has",
        "boards",
        "won",
        "found by search",
        "found by proof search",
        "lost",
        "found by search",
        "contradictions",
    ]);
    for &material in asked {
        let answers = hands.each(task.compare, |_, mut dice| {
            let position = drawn(material, &mut dice);
            let truth = tables.verdict(&position).expect("a board of the table");
            let game = GameState::from_position(position, RuleSet::LEAFLET);
            (
                truth,
                searched(&game, task.nodes),
                proved(&game, task.nodes),
            )
        });
        let count = |which: &dyn Fn(Verdict, Option<bool>, Option<bool>) -> bool| {
            let fits = answers
                .iter()
                .filter(|&&(truth, search, proof)| which(truth, search, proof));
            fits.count() as u64
        };
        let won = count(&|truth, _, _| truth.is_win());
        let lost = count(&|truth, _, _| truth.is_loss());
        let contradictions = count(&|truth, search, proof| {
            search == Some(true) && !truth.is_win()
                || search == Some(false) && !truth.is_loss()
                || proof.is_some_and(|proved| proved != truth.is_win())
        });
        row(&[
            name(material),
            task.compare.to_string(),
            won.to_string(),
            percent(
                count(&|truth, search, _| truth.is_win() && search == Some(true)),
                won,
            ),
            percent(
                count(&|truth, _, proof| truth.is_win() && proof == Some(true)),
                won,
            ),
            lost.to_string(),
            percent(
                count(&|truth, search, _| truth.is_loss() && search == Some(false)),
                lost,
            ),
            contradictions.to_string(),
        ]);
    }
}

/// Whether a search is sure that whoever is to move wins, or that they lose.
fn searched(game: &GameState, nodes: u64) -> Option<bool> {
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let table = TranspositionTable::new(16);
    let opinion = SearchTask::new(game, limits)
        .run(&table, &mut NoControl)
        .opinion;
    // Who cannot push at all has lost, and there is nothing to search.
    let Some(opinion) = opinion else {
        return Some(false);
    };
    opinion.score.plies_to_end().map(|plies| plies > 0)
}

/// Whether a proof search finds that whoever is to move wins, or that they do not.
fn proved(game: &GameState, nodes: u64) -> Option<bool> {
    let task = SearchTask::new(game, Limits::default());
    match prove(&task, ProofLimits::new(nodes), &mut NoControl).result {
        ProofResult::Proved(_) => Some(true),
        ProofResult::Disproved => Some(false),
        ProofResult::Unknown => None,
    }
}

/// Prints how many games come to an ending of the tables, and what the search knows of it then.
fn print_arrivals(tables: &Tables, task: &Task, hands: Hands) {
    let start = GameState::start(&KubaRules::default());
    start.prepare();
    let games = hands.each(task.games, |_, mut dice| {
        let mut arrival: Option<(GameState, Verdict)> = None;
        let played = play(&start, task.nodes, &mut dice, |game| {
            let position = game.position();
            if arrival.is_none() && Material::of(position).can_arise() {
                arrival = tables
                    .verdict(position)
                    .map(|verdict| (game.clone(), verdict));
            }
        });
        let winner = played.winner;
        arrival.map(|(game, verdict)| {
            let mover: Player = game.turn();
            (
                verdict,
                searched(&game, task.nodes),
                winner.map(|winner| winner == mover),
            )
        })
    });
    let arrivals: Vec<_> = games.iter().flatten().collect();
    let decided: Vec<_> = arrivals
        .iter()
        .filter(|arrival| arrival.0 != Verdict::NEITHER)
        .collect();
    let seen = decided
        .iter()
        .filter(|arrival| arrival.1 == Some(arrival.0.is_win()))
        .count();
    let so_ended = decided
        .iter()
        .filter(|arrival| arrival.2 == Some(arrival.0.is_win()))
        .count();
    head(&[
        "positions a move",
        "games",
        "came to a table",
        "won or lost there",
        "seen by the search at once",
        "ended so",
    ]);
    row(&[
        grouped(task.nodes),
        task.games.to_string(),
        arrivals.len().to_string(),
        decided.len().to_string(),
        seen.to_string(),
        so_ended.to_string(),
    ]);
}
