//! The tree of a game: variations, comments, marks, and undoing changes to them.

use kuba_bot::Score;
use kuba_bot::study::{Chance, Mark, Verdict};
use kuba_rules::kuba::{GameState, KubaRules, Move};
use kuba_rules::random::Random;
use kuba_rules::{Concession, Game, Player};
use kuba_session::{CommentRejection, LONGEST_COMMENT, MOST_TEXT, NodeId, Session};

use crate::common::tree::{Told, at_random, told};

fn kuba() -> Session<GameState> {
    Session::new(GameState::start(&KubaRules::default()))
}

fn moves(text: &str) -> Vec<Move> {
    text.split_whitespace().map(|mv| mv.parse().unwrap()).collect()
}

fn play(session: &mut Session<GameState>, text: &str) {
    for mv in moves(text) {
        session.play(mv).unwrap();
    }
}

/// Moves with variations in parentheses after the move that they replace.
fn list(session: &Session<GameState>) -> String {
    let mut text = String::new();
    let mut depth = 0;
    for row in session.walk() {
        while depth > row.depth || row.begins && depth == row.depth && depth > 0 {
            text.push(')');
            depth -= 1;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        if row.begins {
            text.push('(');
        }
        depth = row.depth;
        text.push_str(&session.move_to(row.node).unwrap().to_string());
    }
    text.push_str(&")".repeat(depth));
    text
}

fn line(session: &Session<GameState>) -> String {
    let moves: Vec<String> = session.moves().iter().map(ToString::to_string).collect();
    moves.join(" ")
}

fn game(session: &Session<GameState>) -> String {
    let moves: Vec<String> = session.main_moves().iter().map(ToString::to_string).collect();
    moves.join(" ")
}

/// The node after these moves.
fn node(session: &Session<GameState>, text: &str) -> NodeId {
    let mut here = NodeId::START;
    for mv in moves(text) {
        let children = session.children(here);
        let found = children.iter().find(|&&child| session.move_to(child) == Some(mv));
        here = *found.unwrap_or_else(|| panic!("{text}: {mv}"));
    }
    here
}

#[test]
fn what_a_move_replaces_stays_as_a_variation() {
    let mut session = kuba();
    play(&mut session, "f1f2 f7f6 f2f3");
    session.show(1);
    play(&mut session, "g7g6");
    assert_eq!(list(&session), "f1f2 g7g6 (f7f6 f2f3)");
    assert_eq!(game(&session), "f1f2 g7g6");
    session.show(0);
    play(&mut session, "g1g2 a1a2");
    assert_eq!(list(&session), "g1g2 (f1f2 g7g6 (f7f6 f2f3)) a1a2");
    // Go into the variation and play a different move: the path to it becomes the main line.
    assert!(session.go(node(&session, "f1f2 f7f6")));
    assert_eq!(line(&session), "f1f2 f7f6 f2f3");
    assert_eq!(session.shown_ply(), 2);
    assert!(!session.is_live());
    play(&mut session, "g1g2");
    assert_eq!(game(&session), "f1f2 f7f6 g1g2");
    assert_eq!(list(&session), "f1f2 (g1g2 a1a2) f7f6 (g7g6) g1g2 (f2f3)");
    while session.undo() {}
    assert_eq!(list(&session), "");
    while session.redo() {}
    assert_eq!(list(&session), "f1f2 (g1g2 a1a2) f7f6 (g7g6) g1g2 (f2f3)");
}

#[test]
fn what_was_taken_back_and_is_not_done_again_stays_as_a_variation() {
    let mut session = kuba();
    play(&mut session, "f1f2 f7f6 f2f3");
    session.undo();
    session.undo();
    assert_eq!(list(&session), "f1f2", "it can be redone");
    play(&mut session, "g7g6");
    assert_eq!(list(&session), "f1f2 g7g6 (f7f6 f2f3)");
    session.undo();
    play(&mut session, "a1a2");
    assert_eq!(list(&session), "f1f2 a1a2 (f7f6 f2f3) (g7g6)");
    session.undo();
    assert_eq!(list(&session), "f1f2");
    session.redo();
    assert_eq!(list(&session), "f1f2 a1a2 (f7f6 f2f3) (g7g6)");
}

#[test]
fn a_variation_leaves_the_game_as_it_is() {
    let mut session = kuba();
    play(&mut session, "f1f2 f7f6");
    session.concede(Concession::Resign(Player::FIRST));
    session.study(true);
    assert!(session.is_live());
    assert!(session.shown().outcome().is_none(), "one can go on from here");
    play(&mut session, "f2f3");
    session.show(1);
    play(&mut session, "g7g6");
    session.add_line(&moves("f2f3 a1a2")).unwrap();
    assert_eq!(list(&session), "f1f2 f7f6 (g7g6 f2f3 a1a2) (f2f3)");
    assert_eq!(game(&session), "f1f2 f7f6");
    assert_eq!(session.concession(), Some(Concession::Resign(Player::FIRST)));
    assert_eq!(line(&session), "f1f2 g7g6 f2f3 a1a2");
    assert_eq!(session.position(session.cursor()), *session.shown());
    assert!(session.undo(), "a line that was entered is one change");
    assert_eq!(line(&session), "f1f2 g7g6");
    session.study(false);
    session.show_live();
    assert!(session.shown().outcome().is_some());
    // A known move is visited, not added again.
    session.show(0);
    let done = session.add_variation(moves("f1f2")[0]).unwrap();
    assert_eq!(session.cursor(), done);
    assert!(session.is_main(done));
    assert!(session.add_variation("a4b4".parse().unwrap()).is_err());
}

#[test]
fn the_line_that_is_looked_at_stays_while_one_goes_back_on_it() {
    let mut session = kuba();
    play(&mut session, "f1f2 f7f6 f2f3");
    session.show(1);
    session.add_line(&moves("g7g6 f2f3")).unwrap();
    session.show(0);
    assert_eq!(line(&session), "f1f2 g7g6 f2f3");
    session.show(9);
    assert_eq!(session.shown_ply(), 3);
    session.show_live();
    assert_eq!(line(&session), "f1f2 f7f6 f2f3");
    assert!(session.is_live());
}

#[test]
fn promoting_and_deleting_are_taken_back() {
    let mut session = kuba();
    play(&mut session, "f1f2 f7f6 f2f3");
    session.concede(Concession::AgreeDraw);
    session.show(1);
    session.add_line(&moves("g7g6 f2f3")).unwrap();
    let before = told(&session);
    assert!(session.promote(node(&session, "f1f2 g7g6")));
    assert_eq!(list(&session), "f1f2 g7g6 (f7f6 f2f3) f2f3");
    assert_eq!((session.concession(), session.outcome()), (None, None));
    assert!(!session.promote(node(&session, "f1f2 g7g6")));
    assert!(session.undo());
    assert_eq!(told(&session), before);
    let branch = node(&session, "f1f2 g7g6");
    assert!(session.delete(branch));
    assert_eq!(list(&session), "f1f2 f7f6 f2f3");
    assert!(!session.contains(branch) && !session.go(branch) && !session.delete(branch));
    assert!(session.undo());
    assert_eq!(told(&session), before);
    // Delete a part of the main line.
    session.show_live();
    assert!(session.delete(node(&session, "f1f2 f7f6")));
    assert_eq!(list(&session), "f1f2 (g7g6 f2f3)");
    assert_eq!(session.concession(), None);
    assert!(session.is_live());
    session.undo();
    assert_eq!(told(&session), before);
    assert!(!session.delete(NodeId::START));
}

#[test]
fn comments_and_marks_are_taken_back_and_verdicts_are_not() {
    let mut session = kuba();
    play(&mut session, "f1f2");
    let first = node(&session, "f1f2");
    session.set_comment(first, " A start.\r\n\u{7}Well. ").unwrap();
    assert_eq!(session.comment(first), "A start.\nWell.");
    assert!(session.set_mark(first, Some(Mark::Interesting)));
    assert!(!session.set_mark(first, Some(Mark::Interesting)));
    assert!(!session.set_mark(NodeId::START, Some(Mark::Good)));
    let verdict = Verdict {
        score: Score::estimate(35),
        chances: vec![Chance::EVEN; 2],
        nodes: 1_000,
        line: moves("a1a2"),
        second: None,
    };
    session.set_verdict(first, Some(verdict.clone()));
    assert!(session.undoes_study() && session.undo());
    assert_eq!(session.mark(first), None);
    assert!(session.undo());
    assert_eq!(session.comment(first), "");
    assert_eq!(session.verdict(first), Some(&verdict));
    assert!(session.redo() && session.redo());
    assert_eq!(session.comment(first), "A start.\nWell.");
    assert!(!session.redo());
    // Undoing to the last decision undoes the comment alone, because it is no decision.
    assert_eq!(session.undo_to_decision(|_| true), 1);
    assert_eq!(game(&session), "f1f2");
}

#[test]
fn what_was_noted_between_moves_outlives_taking_them_back_together() {
    let mut session = kuba();
    play(&mut session, "f1f2");
    session.set_comment(node(&session, "f1f2"), "mine").unwrap();
    play(&mut session, "f7f6");
    let human = |player| player == Player::FIRST;
    assert_eq!(session.undo_to_decision(human), 3);
    play(&mut session, "g1g2");
    assert_eq!(list(&session), "g1g2 (f1f2 f7f6)");
    assert_eq!(session.comment(node(&session, "f1f2")), "mine");
}

#[test]
fn a_comment_on_a_move_that_was_taken_back_or_deleted_comes_back_with_it() {
    for earlier in ["", "early"] {
        let mut session = kuba();
        play(&mut session, "f1f2");
        let moved = session.cursor();
        session.set_comment(moved, earlier).unwrap();
        let mut deleted = session.clone();
        while session.undo() {}
        session.set_comment(moved, "late").unwrap();
        assert_eq!(session.comment(NodeId::START), "");
        let history = session.undo_history().unwrap();
        let again = Session::with_undo_history(session.start(), &history).unwrap();
        for mut session in [session, again] {
            while session.redo() {}
            assert_eq!(session.comment(node(&session, "f1f2")), "late", "{earlier}");
        }
        assert!(deleted.delete(moved));
        deleted.set_comment(moved, "late").unwrap();
        let history = deleted.undo_history().unwrap();
        let again = Session::with_undo_history(deleted.start(), &history).unwrap();
        for mut session in [deleted, again] {
            assert!(session.undo());
            assert_eq!(session.comment(node(&session, "f1f2")), "late", "{earlier}");
        }
    }
}

#[test]
fn a_comment_on_a_move_that_was_taken_back_stays_with_it_beside_another_move() {
    let mut session = kuba();
    play(&mut session, "f1f2");
    let moved = session.cursor();
    session.set_comment(moved, "early").unwrap();
    while session.undo() {}
    session.set_comment(moved, "late").unwrap();
    play(&mut session, "g1g2");
    assert_eq!(list(&session), "g1g2 (f1f2)");
    assert_eq!(session.comment(moved), "late");
}

#[test]
fn comments_have_limits_alone_and_together() {
    let mut session = kuba();
    let long = "ä".repeat(LONGEST_COMMENT);
    let start = NodeId::START;
    assert_eq!(session.set_comment(start, &long), Ok(()));
    let error = session.set_comment(start, &format!("{long}b"));
    assert_eq!(error, Err(CommentRejection::Comment));
    let mut left = MOST_TEXT - long.len();
    let shuffle = ["g1g2", "a1a2", "g3g2", "a3a2"].into_iter().cycle();
    let mut session = Session::new(GameState::start(&crate::common::shuffle::endless()));
    session.set_comment(start, &long).unwrap();
    for mv in shuffle {
        play(&mut session, mv);
        let text = if left < long.len() { &long[..left] } else { &long };
        session.set_comment(session.cursor(), text).unwrap();
        left -= text.len();
        if left == 0 {
            break;
        }
    }
    let next = first(&session);
    session.play(next).unwrap();
    let error = session.set_comment(session.cursor(), "x");
    assert_eq!(error, Err(CommentRejection::Together));
    assert_eq!(session.set_comment(start, "short"), Ok(()));
    assert_eq!(session.set_comment(session.cursor(), "x"), Ok(()));
}

fn first(session: &Session<GameState>) -> Move {
    let mut moves = Vec::new();
    session.live().legal_moves(&mut moves);
    moves[0]
}

#[test]
fn a_position_of_a_variation_knows_its_own_past_only() {
    // Back and forth: the third repetition ends the game, but on the other path the position occurred less
    // often.
    let mut session = kuba();
    let cycle = "g1g2 a1a2 g3g2 a3a2";
    play(&mut session, cycle);
    let rules = KubaRules::default();
    let mut alone = GameState::start(&rules);
    session.show(0);
    let line = moves("f1f2 a1a2");
    let end = session.add_line(&line).unwrap();
    for mv in line {
        alone.play(mv);
    }
    session.show_live();
    assert_eq!(session.position(end), alone);
    assert_eq!(session.moves_to(end).len(), 2);
}

#[test]
fn every_change_of_a_tree_is_taken_back_and_done_again_exactly() {
    for seed in 0..40 {
        println!("seed {seed}");
        let mut dice = Random::new(seed);
        let mut session = kuba();
        let mut before: Vec<Told> = Vec::new();
        for _ in 0..60 {
            let here = told(&session);
            let is_change = at_random(&mut session, &mut dice) && told(&session) != here;
            let mut back = session.clone();
            if is_change {
                back.undo();
                assert_eq!(told(&back), here);
                back.redo();
                assert_eq!(told(&back), told(&session));
            }
        }
        if let Some(history) = session.undo_history() {
            let start = session.start();
            let mut again = Session::with_undo_history(start, &history).expect("it has been done");
            assert_eq!(told(&again), told(&session));
            assert_eq!(again.undo_history().as_ref(), Some(&history));
            again.show(0);
            session.clone_from(&again);
        }
        while session.can_undo() {
            before.push(told(&session));
            session.undo();
        }
        assert_eq!(session.size(), 0);
        while let Some(there) = before.pop() {
            session.redo();
            assert_eq!(told(&session), there);
        }
    }
}
