//! Games with variations as records and score sheets: round trips, and invalid or oversized texts that are
//! rejected or truncated.

use std::time::Duration;

use kuba_bot::study::Mark;
use kuba_rules::cubulus::{self, CubulusRules, Players};
use kuba_rules::kuba::{GameState as Kuba, KubaRules};
use kuba_rules::qubism::{self, QubismRules};
use kuba_rules::random::Random;
use kuba_rules::{Concession, Game, Player};
use kuba_session::{MOST_NODES, MatchScore, NodeId, Session};
use kuba_store::{
    History, InProgress, Record, RecordError, RecordFault, Recordable, read_game, read_pasted,
    salvage_game, score_sheet,
};

use crate::common::quiet::{Dice, quiet};
use crate::common::shuffle::endless;
use crate::common::tree::{at_random, told, verdicts};
use crate::support::say;

/// A game after random actions on its tree.
fn tried<G: Game>(rules: &G::Rules, seed: u64, steps: usize) -> Session<G> {
    println!("seed {seed}");
    let mut dice = Random::new(seed);
    let mut session = Session::new(G::start(rules));
    for _ in 0..steps {
        at_random(&mut session, &mut dice);
    }
    session
}

fn saved<G: Recordable>(session: &Session<G>, rules: &G::Rules) -> String {
    Record::of(session, rules.clone(), Vec::new()).to_ron()
}

/// The game as autosave writes it.
fn kept<G: Recordable>(session: &Session<G>, rules: &G::Rules) -> String {
    let mut record = Record::of(session, rules.clone(), Vec::new());
    record.in_progress = Some(InProgress {
        score: MatchScore::new(session.live().seats()),
        file: None,
        fingerprint: None,
        unsaved: false,
        opened: false,
        history: History::of(session),
        cursor: record.study.cursor(),
        earlier: None,
        warned: None,
        friend: None,
    });
    record.to_ron()
}

fn read<G: Recordable>(text: &str) -> Session<G> {
    let read = read_game::<G>(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    read.0
}

/// Asserts that both have the same tree and cursor.
fn same<G: Game>(one: &Session<G>, other: &Session<G>) {
    assert_eq!(told(one), told(other));
    assert_eq!(verdicts(one), verdicts(other));
    assert_eq!(one.moves_to(one.cursor()), other.moves_to(other.cursor()));
}

fn comes_back<G: Recordable>(rules: &G::Rules, seed: u64) {
    let mut session = tried::<G>(rules, seed, 60);
    let again = read::<G>(&kept(&session, rules));
    same(&again, &session);
    let (mut one, mut other) = (session.clone(), again);
    while one.can_undo() {
        assert!(one.undo() && other.undo());
        assert_eq!(told(&one), told(&other));
    }
    assert!(!other.can_undo());
    while one.can_redo() {
        assert_eq!(one.redo_batch(), other.redo_batch());
        assert_eq!(told(&one), told(&other));
    }
    assert!(!other.can_redo());

    let text = saved(&session, rules);
    let again = read::<G>(&text);
    if session.has_variations() {
        same(&again, &session);
    } else {
        assert_eq!(told(&again), told(&session));
    }
    assert_eq!(saved(&again, rules), text);
    let (salvaged, _) = salvage_game::<G>(&text).expect("nothing is wrong");
    same(&salvaged, &again);

    session.show_live();
    let record = Record::of(&session, rules.clone(), Vec::new());
    let sheet = score_sheet(&session, &record);
    let again = read::<G>(&sheet);
    assert_eq!(told(&again), told(&session), "{sheet}");
    assert_eq!(verdicts(&again), verdicts(&session), "{sheet}");
}

#[test]
fn trees_of_kuba_come_back_from_files_and_score_sheets() {
    for seed in 0..60 {
        comes_back::<Kuba>(&KubaRules::default(), seed);
    }
}

#[test]
fn trees_of_cubulus_and_qubism_come_back_from_files_and_score_sheets() {
    for seed in 0..30 {
        comes_back::<cubulus::GameState>(&CubulusRules::default(), seed);
        let three = CubulusRules { players: Players::Three, ..CubulusRules::default() };
        comes_back::<cubulus::GameState>(&three, seed);
        comes_back::<qubism::GameState>(&QubismRules::default(), seed);
    }
}

fn game(moves: &str) -> Session<Kuba> {
    let mut session = Session::new(Kuba::start(&KubaRules::default()));
    for text in moves.split(' ') {
        let mv = session.shown().read_move(text).expect(text);
        session.play(mv).expect(text);
    }
    session
}

/// 1. f1-f2 a1-b1 (1… f7-f6 2. f2-f3 (2. g1-g2)) 2. f2-f3, with a comment and marks.
fn sample() -> Session<Kuba> {
    let mut session = game("f1f2 f7f6 f2f3");
    let third = session.cursor();
    session.show(2);
    session.add_variation("g1g2".parse().unwrap()).unwrap();
    session.go(session.main_line()[1]);
    for mv in ["a1b1", "f2f3"] {
        session.play(mv.parse().unwrap()).unwrap();
    }
    let second = session.main_line()[2];
    session.set_comment(second, "Better {than} \"f7-f6\".").unwrap();
    session.set_mark(second, Some(Mark::Good));
    session.set_mark(third, Some(Mark::Doubtful));
    session
}

#[test]
fn a_game_with_variations_is_readable() {
    let expected = r#"    moves: [
        "f1f2",
        "a1b1",
        "f2f3",
    ],
    result: None,
    lines: [
        (at: 1, moves: "f7f6 f2f3"),
        (at: 4, moves: "g1g2"),
    ],
    comments: [
        (2, "Better {than} \"f7-f6\"."),
    ],
    marks: [
        (2, 1),
        (5, 6),
    ],
)
"#;
    let text = saved(&sample(), &KubaRules::default());
    assert!(text.contains("version: 2") && text.ends_with(expected), "{text}");
    let sheet = r#"[Game "kuba"]
[Result "*"]

1. f1-f2 a1-b1 $1 {Better {than\} "f7-f6".} (1… f7-f6 2. f2-f3 $6 (2. g1-g2)) 2.
f2-f3
"#;
    let session = sample();
    let record = Record::of(&session, KubaRules::default(), Vec::new());
    let written = score_sheet(&session, &record);
    assert_eq!(written.replace(['\n', ' '], ""), sheet.replace(['\n', ' '], ""));
    assert!(written.lines().all(|line| line.chars().count() <= 80));
    let pasted =
        "1. f1-f2 a1-b1! {Better {than\\} \"f7-f6\".} (1… f7f6 2. f2-f3?! (2. g1-g2)) f2f3";
    let (pasted, _) = read_pasted::<Kuba>(pasted, &KubaRules::default()).unwrap();
    assert_eq!(told(&pasted), told(&session));
}

#[test]
fn what_was_looked_at_after_the_newest_position_is_kept() {
    let mut session = game("f1f2 f7f6");
    session.add_variation("f2f3".parse().unwrap()).unwrap();
    session.show_live();
    session.add_variation("g1g2".parse().unwrap()).unwrap();
    session.show_live();
    let record = Record::of(&session, KubaRules::default(), Vec::new());
    let sheet = score_sheet(&session, &record);
    assert!(sheet.ends_with("1. f1-f2 f7-f6 * (2. f2-f3) (2. g1-g2)\n"), "{sheet}");
    same(&read::<Kuba>(&sheet), &session);
}

#[test]
fn a_game_without_variations_can_be_read_by_older_programs() {
    let mut session = game("f1f2 f7f6 f2f3");
    session.undo();
    let rules = KubaRules::default();
    assert!(saved(&session, &rules).contains("version: 1"));
    let text = kept(&session, &rules);
    assert!(text.contains("version: 1") && text.contains("history: Some("), "{text}");
    session.show(0);
    let text = kept(&session, &rules);
    assert!(text.contains("version: 1") && text.contains("cursor: Some(0)"), "{text}");
    let again = read::<Kuba>(&text);
    assert_eq!((again.shown_ply(), again.can_redo()), (0, true));
    // A deleted variation leaves traces only in the undo history.
    let mut session = game("f1f2 f7f6 f2f3");
    session.show(0);
    session.add_variation("g1g2".parse().unwrap()).unwrap();
    session.delete(session.cursor());
    let text = saved(&session, &rules);
    assert!(text.contains("version: 1") && !text.contains("g1g2"), "{text}");
    let mut again = read::<Kuba>(&kept(&session, &rules));
    again.undo();
    assert_eq!(again.size(), 4);
}

#[test]
fn the_undo_history_of_a_game_without_variations_is_compact_and_complete() {
    let rules = KubaRules::default();
    let mut session = game("f1f2 f7f6 f2f3");
    session.think(Duration::from_secs(2));
    session.play("b1b2".parse().unwrap()).unwrap();
    session.think(Duration::from_secs(7));
    session.undo_to_decision(|player| player == Player::FIRST);
    session.think(Duration::from_secs(3));
    let text = kept(&session, &rules);
    let lines = r#"lines: [(0, "f1f2 f7f6 f2f3 b1b2", false)]"#;
    let times = "times: [(2, 0, 3000), (4, 2000, 7000)]";
    let steps = "steps: [Plays(1, 2), Play(3), End(false), Plays(4, 4)]";
    for part in ["done: 2", lines, times, steps] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let mut again = read::<Kuba>(&text);
    assert_eq!(again.thought(), session.thought());
    assert_eq!((again.redo_batch(), session.redo_batch()), (2, 2));
    assert_eq!(told(&again), told(&session));
    assert!(again.times().eq(session.times()));
    assert_eq!(again.thought(), Duration::from_secs(7));
}

#[test]
fn comments_and_marks_of_an_opened_game_stay_with_its_redo_list() {
    let rules = KubaRules::default();
    let mut session = game("f1f2 f7f6 f2f3");
    for &node in &session.main_line().to_vec()[1..] {
        session.set_comment(node, "Why?").unwrap();
        session.set_mark(node, Some(Mark::Doubtful));
    }
    let mut session = read::<Kuba>(&saved(&session, &rules));
    session.undo();
    let mut again = read::<Kuba>(&kept(&session, &rules));
    assert_eq!(told(&again), told(&session));
    assert!(again.redo() && session.redo());
    assert_eq!(told(&again), told(&session));
}

#[test]
fn an_undo_history_in_another_form_is_passed_over() {
    let text = r#"GameRecord(game: "kuba", version: 1,
        rules: (rules: (ko: StraightBack, extra: Must, repetition: true), setup: Standard),
        moves: ["g1g2"], desk: Some((score: (wins: [2, 0], draws: 0, seating: [0, 1]), file: None,
        fingerprint: None, unsaved: true, changes: Some((done: 3, all: [
            Move(0, "f1f2", 0, 0, true), Move(1, "f7f6", 0, 0, true), Move(0, "g1g2", 0, 0, true),
            Move(1, "a1a2", 0, 0, true), End(Resign(0), true)])))))"#;
    for part in ["changes: Some((", "changes: Other((", "unknown: Some(("] {
        let text = text.replace("changes: Some((", part);
        let (mut session, record) = read_game::<Kuba>(&text).expect(part);
        assert_eq!((session.main_moves().len(), session.size()), (1, 1));
        let in_progress = record.in_progress.expect("the rest is kept");
        assert!(in_progress.unsaved && in_progress.history.is_none());
        assert_eq!(in_progress.score.wins(Player::FIRST), 2);
        assert!(!session.can_redo() && session.undo());
        assert_eq!(session.main_moves().len(), 0);
    }
}

/// The error after replacing `old` with `new` in a text.
fn error(text: &str, old: &str, new: &str) -> RecordError {
    let changed = text.replace(old, new);
    assert_ne!(text, changed, "{old}");
    read_game::<Kuba>(&changed).expect_err(new)
}

#[test]
fn what_is_wrong_with_a_variation_is_said_with_its_line() {
    let text = saved(&sample(), &KubaRules::default());
    for (old, new, line, says) in [
        ("f7f6 f2f3\"", "f7f6 h2h3\"", 15, "h2"),
        ("(at: 4", "(at: 7", 16, "move 7"),
        ("(at: 4", "(at: 6", 16, "move 6"),
        ("(at: 4", "(after: 4", 16, "after"),
        ("(2, \"B", "(9, \"B", 19, "move 9"),
        ("(2, 1)", "(2, 7)", 22, "7"),
        ("(2, 1)", "(0, 1)", 22, "1"),
        ("(2, 1)", "(2, 1, 1)", 22, ""),
        ("marks: [", "cursor: 88, marks: [", 21, "move 88"),
        ("marks: [", "lines: [], marks: [", 21, "lines"),
    ] {
        let error = error(&text, old, new);
        let words = say(&error);
        assert_eq!(error.line, Some(line), "{new}: {words}");
        assert!(words.contains(says) && !words.contains("record-"), "{words}");
    }
    let long = "é".repeat(4_001);
    assert_eq!(error(&text, "Better", &long).line, Some(19));
}

#[test]
fn what_is_sound_of_damaged_variations_is_saved() {
    let text = saved(&sample(), &KubaRules::default());
    let size = |text: &str| salvage_game::<Kuba>(text).map(|(session, _)| session.size());
    assert_eq!(size(&text), Some(6));
    for (old, new, moves) in [
        ("f7f6 f2f3\"", "f7f6 h2h3\"", 5),
        ("f7f6 f2f3\"", "h7f6 f2f3\"", 3),
        ("(at: 4", "(at: 7", 5),
        ("(at: 1, moves: \"f7f6 f2f3\"),", "7,", 3),
        ("(2, 1)", "(2, 7)", 6),
        ("marks: [", "cursor: 88, marks: [", 6),
        ("\"f2f3\",", "\"f3f2\",", 5),
    ] {
        assert_eq!(size(&text.replace(old, new)), Some(moves), "{new}");
    }
    let mut before = 0;
    for cut in text.find("lines: [").unwrap()..text.len() {
        let Some(left) = size(&text[..cut]) else {
            panic!("{}", &text[..cut]);
        };
        assert!(left >= before.max(3), "{left} {}", &text[..cut]);
        before = left;
    }
    assert_eq!(before, 6);
}

#[test]
fn a_history_that_cannot_have_been_is_left_out() {
    let text = kept(&sample(), &KubaRules::default());
    assert!(read::<Kuba>(&text).can_undo());
    for (old, new) in [
        ("history: Some((done: ", "history: Some((done: 9"),
        ("history: Some((done: ", "history: Some((undone: "),
        ("Play(5)", "Play(77)"),
        ("Play(5)", "Delete(0)"),
        ("Play(5)", "Vary(1)"),
        ("Play(5)", "Keep(0)"),
        ("Play(5)", "Promote(0)"),
        ("Plays(1, 3)", "Plays(3, 1)"),
        ("Plays(1, 3)", "Plays(0, 3)"),
        ("Plays(1, 3)", "Plays(1, 99999999999)"),
        ("Mark(5, 1)", "Mark(5, 9)"),
        ("f1f2 f7f6 f2f3\"", "f1f2 f7f6 f3f2\""),
    ] {
        let changed = text.replace(old, new);
        if changed == text {
            continue;
        }
        let session = read::<Kuba>(&changed);
        assert_eq!(session.size(), 6, "{new}");
    }
}

/// A game whose variations are nested to this depth, one per move.
fn nested(depth: usize) -> Session<Kuba> {
    let mut session = Session::new(Kuba::start(&endless()));
    let shuffle = ["g1g2", "a1a2", "g3g2", "a3a2"];
    for text in shuffle.into_iter().cycle().take(depth) {
        let (cursor, mv) = (session.cursor(), text.parse().unwrap());
        let mut others = Vec::new();
        session.shown().legal_moves(&mut others);
        others.retain(|&other| other != mv);
        session.add_variation(others[0]).unwrap();
        session.go(cursor);
        session.add_variation(mv).unwrap();
    }
    session
}

#[test]
fn variations_ten_thousand_deep_are_written_and_read() {
    const DEPTH: usize = 10_000;
    let session = nested(DEPTH);
    assert_eq!(session.size(), 2 * DEPTH);
    let again = read::<Kuba>(&saved(&session, &endless()));
    same(&again, &session);
    let record = Record::of(&session, endless(), Vec::new());
    let sheet = score_sheet(&session, &record);
    assert!(sheet.trim_end().ends_with(&")".repeat(DEPTH)));
    assert_eq!(told(&read::<Kuba>(&sheet)), told(&session));
    let cut = sheet.trim_end().strip_suffix(')').unwrap();
    let error = read_game::<Kuba>(cut).expect_err("one is open");
    assert_eq!(error.fault, RecordFault::NotClosed);
}

#[test]
fn brackets_ten_thousand_deep_are_refused() {
    let text = saved(&sample(), &KubaRules::default());
    let rest = text.split("lines: [").next().unwrap();
    for open in ["(", "[", "(at: 1, moves: [", "{"] {
        let deep = format!("{rest}lines: [{}", open.repeat(10_000));
        let error = read_game::<Kuba>(&deep).expect_err(open);
        assert_eq!(error.fault, RecordFault::TooDeep, "{open}");
        let (salvaged, _) = salvage_game::<Kuba>(&deep).expect("the moves before");
        assert_eq!(salvaged.size(), 3, "{open}");
    }
    for (moves, line, fault) in [
        (format!("1. f1-f2\n{}", "(1. g1-g2".repeat(10_000)), None, None),
        (format!("1. f1-f2\n{}", ")".repeat(10_000)), Some(4), Some(RecordFault::NotOpened)),
        (format!("1. f1-f2\n{}", "(".repeat(10_000)), Some(4), Some(RecordFault::NothingReplaced)),
        (format!("1. f1-f2\n{}", "{".repeat(10_000)), Some(4), Some(RecordFault::NotClosed)),
        ("(1. g1-g2)".to_owned(), Some(3), Some(RecordFault::NothingReplaced)),
        ("1. f1-f2\n(1. g1-g2\n\n{never\n".to_owned(), Some(6), Some(RecordFault::NotClosed)),
        ("1. f1-f2\n(1. g1-g2\n\n{ever}\n".to_owned(), Some(4), Some(RecordFault::NotClosed)),
        ("$1 1. f1-f2".to_owned(), Some(3), None),
        ("1. f1-f2\n $999".to_owned(), Some(4), None),
        ("1. f1-f2 (1. g1-g2\na4-b4)".to_owned(), Some(4), None),
        (format!("1. f1-f2\n{{{}}}", "é".repeat(4_001)), Some(3), None),
    ] {
        let sheet = format!("[Game \"kuba\"]\n\n{moves}");
        let error = read_game::<Kuba>(&sheet).expect_err(&moves[..moves.len().min(40)]);
        let words = say(&error);
        if line.is_some() {
            assert_eq!(error.line, line, "{words}");
        }
        if let Some(fault) = fault {
            assert_eq!(error.fault, fault);
        }
        assert!(!words.contains("record-"), "{words}");
    }
}

/// A game with this many moves in variations of 20.
fn broad(size: usize) -> Session<Kuba> {
    let mut dice = Dice(11);
    let mut session = Session::new(Kuba::start(&endless()));
    let shuffle = ["g1g2", "a1a2", "g3g2", "a3a2"];
    for mv in shuffle.into_iter().cycle() {
        if session.size() == size {
            break;
        }
        session.play(mv.parse().unwrap()).unwrap();
        let before = session.main_line().len() - 2;
        for _ in 0..3 {
            session.go(session.main_line()[before]);
            let mut here = session.shown().clone();
            let mut line = Vec::new();
            for _ in 0..33.min(size - session.size()) {
                let Some(mv) = quiet(&here, &mut dice) else {
                    break;
                };
                here.play(mv);
                line.push(mv);
            }
            session.add_line(&line).unwrap();
        }
        session.show_live();
    }
    session
}

#[test]
fn the_largest_tree_is_written_and_read_and_a_larger_one_is_refused() {
    let mut session = broad(MOST_NODES);
    assert_eq!(session.size(), MOST_NODES);
    session.go(NodeId::START);
    let text = saved(&session, &endless());
    same(&read::<Kuba>(&text), &session);
    session.show_live();
    let record = Record::of(&session, endless(), Vec::new());
    let sheet = score_sheet(&session, &record);
    assert_eq!(told(&read::<Kuba>(&sheet)), told(&session));
    // One more move is rejected, in the game and in its file.
    let mut moves = Vec::new();
    session.live().legal_moves(&mut moves);
    let known = session.children(session.cursor()).to_vec();
    moves.retain(|&mv| known.iter().all(|&node| session.move_to(node) != Some(mv)));
    assert!(moves.iter().all(|&mv| session.play(mv).is_err()));
    let larger = text.replacen("    lines: [\n", "    lines: [\n(at: 0, moves: \"g7f7\"),\n", 1);
    let error = read_game::<Kuba>(&larger).expect_err("one too many");
    assert_eq!(error.fault, RecordFault::TooManyVariations);
    let larger = format!("{} (1. g1-g2)", sheet.trim_end());
    let error = read_game::<Kuba>(&larger).expect_err("one too many");
    assert_eq!(error.fault, RecordFault::TooManyVariations);
}

#[test]
fn what_was_undone_in_a_study_is_undone_after_a_restart() {
    let rules = KubaRules::default();
    let mut session = game("f1f2 f7f6 f2f3 b1b2");
    session.concede(Concession::Resign(Player::FIRST));
    session.study(true);
    session.show(1);
    session.play("g7g6".parse().unwrap()).unwrap();
    session.set_comment(session.cursor(), "Or this?").unwrap();
    session.promote(session.cursor());
    session.undo();
    let mut again = read::<Kuba>(&kept(&session, &rules));
    same(&again, &session);
    assert!(again.can_redo());
    again.redo();
    session.redo();
    same(&again, &session);
    while session.undo() {
        assert!(again.undo());
        assert_eq!(told(&again), told(&session));
    }
}

#[test]
fn a_history_that_would_take_for_ever_is_left_out() {
    let rules = endless();
    let mut session = Session::new(Kuba::start(&rules));
    let shuffle = ["g1g2", "a1a2", "g3g2", "a3a2"].into_iter().cycle();
    for mv in shuffle.take(8_000) {
        session.play(mv.parse().unwrap()).unwrap();
    }
    let other: Vec<_> = ["f1f2", "a1a2"].map(|mv| mv.parse().unwrap()).into();
    session.show(0);
    session.add_line(&other).unwrap();
    let text = kept(&session, &rules);
    assert!(read::<Kuba>(&text).undoes_study());
    // From one end of the history to the other and back, repeatedly.
    let (before, after) = text.split_once("End(true)]").unwrap();
    let round = ", Promote(8002), End(true), Promote(8000), End(true)";
    let long = format!("{before}End(true){}]{after}", round.repeat(15_000));
    let long = long.replace("done: 8001", "done: 38001");
    let session = read::<Kuba>(&long);
    assert!(!session.undoes_study() && session.size() == 8_002);
}
