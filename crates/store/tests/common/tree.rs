//! Content of move trees, and random changes to them.

use kuba_bot::Score;
use kuba_bot::study::{Chance, Mark, Verdict};
use kuba_rules::random::Random;
use kuba_rules::{Concession, Game, Player};
use kuba_session::{NodeId, Session};

/// A move with its depth, `true` at the start of a variation, text, comment and mark.
pub(crate) type ToldMove = (usize, bool, String, String, Option<Mark>);

/// Content of a tree without its verdicts, plus the state of the game.
pub(crate) type Told = (Vec<ToldMove>, String, Vec<String>, Option<Concession>);

/// Content of a tree.
pub(crate) fn told<G: Game>(session: &Session<G>) -> Told {
    let text = |node: NodeId| session.move_to(node).map(|mv| mv.to_string());
    let rows = session.walk().map(|row| {
        (
            row.depth,
            row.begins,
            text(row.node).unwrap_or_default(),
            session.comment(row.node).to_owned(),
            session.mark(row.node),
        )
    });
    (
        rows.collect(),
        session.comment(NodeId::START).to_owned(),
        session.main_moves().iter().map(ToString::to_string).collect(),
        session.concession(),
    )
}

/// Verdicts of a tree in walk order, that of the starting position first.
pub(crate) fn verdicts<G: Game>(session: &Session<G>) -> Vec<Option<Verdict<G::Move>>> {
    let rows = session.walk().map(|row| row.node);
    let nodes = std::iter::once(NodeId::START).chain(rows);
    nodes.map(|node| session.verdict(node).cloned()).collect()
}

/// A random position of the tree.
pub(crate) fn any_node<G: Game>(session: &Session<G>, dice: &mut Random) -> NodeId {
    let rows: Vec<NodeId> = session.walk().map(|row| row.node).collect();
    match dice.below(rows.len() + 1) {
        0 => NodeId::START,
        place => rows[place - 1],
    }
}

/// A random legal move.
pub(crate) fn any_move<G: Game>(position: &G, dice: &mut Random) -> Option<G::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    (!moves.is_empty()).then(|| moves[dice.below(moves.len())])
}

/// A random comment, with all characters that have a meaning in some format.
fn any_text(dice: &mut Random) -> String {
    const WORDS: [&str; 14] =
        ["good", "$4", "(", ")", "}", "{", "\\", "\"", "  ", "\n", "[%eval 1.0]", "1.", "é", ";"];
    let count = dice.below(6);
    let words: Vec<&str> = (0..count).map(|_| WORDS[dice.below(WORDS.len())]).collect();
    words.join(" ")
}

/// Applies a random action. Returns `true` unless it was an undo or redo.
pub(crate) fn at_random<G: Game>(session: &mut Session<G>, dice: &mut Random) -> bool {
    let node = any_node(session, dice);
    let what = dice.below(20);
    match what {
        0 => session.concede(Concession::AgreeDraw),
        1 => {
            session.promote(node);
        }
        2 => {
            session.delete(node);
        }
        3..=4 => session.set_comment(node, &any_text(dice)).unwrap(),
        5 => {
            let mark = Mark::ALL[dice.below(Mark::ALL.len())];
            session.set_mark(node, (dice.below(4) > 0).then_some(mark));
        }
        6 => {
            session.undo();
        }
        7 => {
            session.redo();
        }
        8 => {
            session.undo_to_decision(|player| player == Player::FIRST);
        }
        9..=10 => {
            session.go(node);
        }
        11..=12 => {
            session.go(node);
            add_any(session, dice);
        }
        13 => add_any(session, dice),
        14 => session.set_verdict(node, Some(any_verdict(&session.position(node), dice))),
        _ => {
            if let Some(mv) = any_move(session.shown(), dice) {
                session.play(mv).unwrap();
            }
        }
    }
    !(6..=8).contains(&what)
}

fn add_any<G: Game>(session: &mut Session<G>, dice: &mut Random) {
    let mut position = session.position(session.cursor());
    let mut line = Vec::new();
    for _ in 0..=dice.below(3) {
        let Some(mv) = any_move(&position, dice) else {
            break;
        };
        position.play(mv);
        line.push(mv);
    }
    session.add_line(&line).unwrap();
}

/// A random verdict.
pub(crate) fn any_verdict<G: Game>(position: &G, dice: &mut Random) -> Verdict<G::Move> {
    let score = match dice.below(4) {
        0 => Score::win_in(dice.below(30)),
        1 => Score::loss_in(dice.below(30)),
        _ => Score::estimate(dice.below(4_000) as i32 - 2_000),
    };
    let first = dice.below(1_001) as u16;
    let mut chances = vec![Chance::permille(first), Chance::permille(1_000 - first)];
    chances.resize(position.seats(), Chance::LOST);
    let mut here = position.clone();
    let mut line = Vec::new();
    for _ in 0..dice.below(5) {
        let Some(mv) = any_move(&here, dice) else {
            break;
        };
        here.play(mv);
        line.push(mv);
    }
    Verdict {
        score,
        chances,
        nodes: dice.below(1_000_000) as u64,
        line,
        second: (dice.below(2) == 0).then(|| Chance::permille(dice.below(1_001) as u16)),
    }
}
