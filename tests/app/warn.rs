//! The blunder warning that a weak computer gives the user.

use std::path::Path;

use egui::{Key, Modifiers, Vec2};
use kuba::app::game::table::Warning;
use kuba::app::shell::command::{Command, StudyCommand};
use kuba::bot::level_style::Conditions;
use kuba::bot::search::{NoControl, TranspositionTable};
use kuba::bot::study::Mark;
use kuba::bot::{Evaluate, Level};
use kuba::i18n::Texts;
use kuba::rules::Player;
use kuba::rules::cubulus::GameState as Cubulus;
use kuba::rules::kuba::GameState as Kuba;
use kuba::rules::qubism::GameState as Qubism;
use kuba::rules::random::Random;

use crate::common::window::{Window, home};

/// A human to move, who could win at once, and a blunder after which the computer can win.
struct Chance {
    game: &'static str,
    rules: &'static str,
    position: &'static str,
    seats: &'static str,
    blunder: &'static str,
}

const KUBA: Chance = Chance {
    game: "kuba",
    rules: "(rules: (ko: StraightBack, extra: Must, repetition: true), setup: Standard)",
    position: "7/7/7/7/7/6B/W4WR w 6-6",
    seats: "[Human, Computer(3)]",
    blunder: "a1a2",
};
const CUBULUS: Chance = Chance {
    game: "cubulus",
    rules: "(players: Three, repetition: true)",
    position: "WW1/W2/3/3/3/3/B2/3/B1B w wbr -",
    seats: "[Human, Computer(3), Computer(3)]",
    blunder: "c12",
};
const QUBISM: Chance = Chance {
    game: "qubism",
    rules: "(repetition: true)",
    position: "5/5/5/5/5 c4 e2 b",
    seats: "[Human, Computer(3)]",
    blunder: "c4b4",
};

impl Chance {
    /// A saved game in which these moves were played.
    fn record(&self, moves: &[&str]) -> String {
        let Self { game, rules, position, seats, .. } = self;
        format!(
            "GameRecord(game: \"{game}\", version: 1, date: None, rules: {rules}, \
             start: Some(\"{position}\"), seats: {seats}, moves: {moves:?}, result: None)"
        )
    }

    fn thrown_away(&self) -> String {
        self.record(&[self.blunder])
    }
}

/// Opens the game with the blunder warning switched on.
fn warning(home: &Path, record: &str) -> Window {
    let mut window = Window::open(home);
    window.settings().warn = true;
    window.paste(record);
    window
}

fn warned(home: &Path, record: &str) -> Window {
    let mut window = warning(home, record);
    wait_for_the_bar(&mut window);
    window
}

fn bar(window: &Window) -> Option<&Warning> {
    window.app().state().warning.as_ref()
}

fn wait_for_the_bar(window: &mut Window) {
    window.wait("the warning", |window| bar(window).is_some());
}

fn wait_for_moves(window: &mut Window, moves: usize) {
    window.wait("a move", |window| window.moves().len() == moves);
}

/// Waits until the computer has answered without a warning.
fn is_answered_at_once(window: &mut Window, moves: usize) {
    window.wait("an answer", |window| {
        assert!(bar(window).is_none(), "a warning");
        window.moves().len() >= moves || window.app().state().ended.is_some()
    });
}

#[test]
fn nobody_is_warned_of_a_move_after_a_hint() {
    let home = home();
    let mut window = warning(home.path(), &KUBA.record(&[]));
    window.key(Modifiers::NONE, Key::H);
    window.wait("the hint", |window| window.app().state().hint.is_some());
    window.drag("a1", "a2");
    window.wait("the answer", |window| {
        assert_eq!(bar(window), None);
        window.moves().len() > 1
    });
}

#[test]
fn who_throws_the_game_away_is_warned_in_every_game_before_the_computer_answers() {
    for chance in [KUBA, CUBULUS, QUBISM] {
        println!("{}", chance.game);
        let home = home();
        let mut window = warned(home.path(), &chance.thrown_away());
        let told = bar(&window).expect("a warning");
        let said = format!("Careful: {}", Texts::new(&[]).say(&told.why));
        let first = &told.answer[0];
        assert_eq!(first.key, "list-move", "{}: as the list shows it", chance.game);
        assert!(window.shows(&said), "{}: {said}", chance.game);
        window.harness.run_steps(100);
        assert_eq!(window.moves().len(), 1, "the computer waits");
        window.press("Play on");
        window.wait("the answer", |window| window.moves().len() > 1);
        assert!(bar(&window).is_none());
    }
}

#[test]
fn the_first_four_levels_warn_by_themselves_others_if_it_is_wanted_and_strong_ones_never() {
    let home = home();
    let mut window = Window::open(home.path());
    window.paste(&KUBA.thrown_away());
    wait_for_the_bar(&mut window);
    window.press("Play on");
    let higher = KUBA.thrown_away().replace("Computer(3)", "Computer(5)");
    window.paste(&higher);
    is_answered_at_once(&mut window, 2);
    wait_for_the_bar(&mut warning(home.path(), &higher));
    window.settings().warn_learners = false;
    window.paste(&KUBA.thrown_away());
    is_answered_at_once(&mut window, 2);
    let strong = KUBA.thrown_away().replace("Computer(3)", "Computer(7)");
    let mut window = warning(home.path(), &strong);
    is_answered_at_once(&mut window, 2);
    let friend = KUBA.thrown_away().replace("Computer(3)", "Human");
    let mut window = warning(home.path(), &friend);
    window.harness.run_steps(60);
    assert!(bar(&window).is_none());
    assert!(!window.says("Warn me of bad moves"), "nothing to switch");
}

#[test]
fn a_good_move_and_a_move_of_the_computer_are_answered_without_a_word() {
    let home = home();
    let good = Chance { position: "7/7/4W2/5BR/7/7/W5W w 0-6", blunder: "e5e4", ..KUBA };
    let mut window = warning(home.path(), &good.thrown_away());
    is_answered_at_once(&mut window, 2);
    // The computer begins and blunders.
    let computers = Chance { seats: "[Computer(3), Human]", ..KUBA };
    let mut window = warning(home.path(), &computers.thrown_away());
    window.harness.run_steps(60);
    assert!(bar(&window).is_none());
}

#[test]
fn the_move_can_be_taken_back_and_there_is_no_second_warning_soon() {
    let home = home();
    let mut window = warning(home.path(), &KUBA.record(&[]));
    window.drag("a1", "a2");
    wait_for_the_bar(&mut window);
    window.press("Take back");
    assert!(window.moves().is_empty());
    assert!(bar(&window).is_none());
    assert!(!window.says("Careful"));
    // The same blunder again right away brings no second warning.
    window.drag("a1", "a2");
    is_answered_at_once(&mut window, 2);
}

#[test]
fn a_turn_of_several_pushes_is_taken_back_as_a_whole() {
    let home = home();
    let twice = Chance { position: "7/7/7/7/7/6B/W3WRR w 5-6", ..KUBA };
    let mut window = warned(home.path(), &twice.record(&["e1f1xR", "a1a2"]));
    window.press("Take back");
    assert!(window.moves().is_empty());
    assert!(bar(&window).is_none());
    window.press("Redo");
    assert_eq!(window.moves().len(), 1, "push by push");
}

#[test]
fn who_was_warned_is_not_warned_again_soon_after_a_restart_either() {
    let home = home();
    let mut window = warned(home.path(), &KUBA.thrown_away());
    window.press("Take back");
    assert!(window.closes());
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").close();
    drop(window);
    let mut window = Window::open(home.path());
    assert!(window.moves().is_empty());
    window.drag("a1", "a2");
    is_answered_at_once(&mut window, 2);
}

#[test]
fn the_keys_of_the_window_answer_the_warning() {
    let home = home();
    let mut window = warned(home.path(), &KUBA.thrown_away());
    window.key(Modifiers::NONE, Key::S);
    assert!(bar(&window).is_some_and(|told| told.shown));
    assert!(window.shows("Hide"));
    assert!(window.shows("What can follow: g2-g1"), "in words, too");
    window.key(Modifiers::NONE, Key::S);
    assert!(bar(&window).is_some_and(|told| !told.shown));
    window.key(Modifiers::COMMAND, Key::Z);
    assert!(window.moves().is_empty());
    let other = crate::common::window::home();
    let mut window = warned(other.path(), &KUBA.thrown_away());
    window.press("Show");
    assert!(window.shows("Hide"));
    window.key(Modifiers::NONE, Key::M);
    wait_for_moves(&mut window, 2);
}

#[test]
fn no_time_passes_while_the_computer_waits() {
    let clock = "result: None, clock: Some((control: Move(seconds: 5), taken: [0], thought: 0)))";
    let home = home();
    let record = KUBA.thrown_away().replace("result: None)", clock);
    let mut window = warning(home.path(), &record);
    window.key(Modifiers::NONE, Key::P);
    wait_for_the_bar(&mut window);
    let left = |window: &Window| {
        let clock = window.app().state().clock.clone().expect("a clock");
        [Player::FIRST, Player::SECOND].map(|player| clock.left[player.index()])
    };
    let before = left(&window);
    window.harness.run_steps(200);
    assert_eq!(left(&window), before);
    assert!(window.app().state().ended.is_none());
}

#[test]
fn a_warning_goes_with_its_game_and_comes_back_with_it() {
    let home = home();
    let mut window = warned(home.path(), &KUBA.thrown_away());
    // The warning is hidden elsewhere in the game and comes back with its position.
    window.key(Modifiers::NONE, Key::Home);
    assert!(bar(&window).is_none());
    window.key(Modifiers::NONE, Key::End);
    assert!(bar(&window).is_some());
    assert!(window.closes());
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").close();
    drop(window);
    let mut window = Window::open(home.path());
    assert_eq!(window.moves().len(), 1);
    assert!(window.settings().warn, "the switch is kept");
    wait_for_the_bar(&mut window);
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    assert!(bar(&window).is_none());
    assert!(window.moves().is_empty());
}

/// A game of level 1 with itself, up to the end of the first player's turn with at least so many moves before it.
fn beginning<G: Evaluate>(seed: u64, before: usize) -> Option<Vec<String>> {
    let level = Level::new(1).expect("a level");
    let table = TranspositionTable::new(1);
    let mut dice = Random::new(seed);
    let mut game = G::start(&G::Rules::default());
    let mut moves = Vec::new();
    while game.outcome().is_none() {
        let mut conditions =
            Conditions { table: &table, seed: dice.number(), nodes: Some(2_000), threads: 1 };
        let mv = level.choose(&game, &mut conditions, &mut NoControl)?.line[0];
        let mover = game.turn();
        game.play(mv);
        moves.push(mv.to_string());
        if moves.len() > before && mover == Player::FIRST && game.turn() != mover {
            return game.outcome().is_none().then_some(moves);
        }
    }
    None
}

/// Number of warnings in the last turns of games, the first in each of them: of what the study marks as a mistake or a
/// blunder, and of nothing else.
fn warnings_like_marks<G: Evaluate>(chance: &Chance, before: impl Iterator<Item = usize>) -> usize {
    let home = home();
    let mut window = Window::open(home.path());
    let mut warnings = 0;
    for (seed, before) in (1..).zip(before) {
        let Some(moves) = beginning::<G>(seed, before) else { continue };
        let words: Vec<&str> = moves.iter().map(String::as_str).collect();
        let start = format!("start: Some(\"{}\"), ", chance.position);
        window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
        window.paste(&chance.record(&words).replace(&start, "").replace("(3)", "(1)"));
        window.wait("a warning or an answer", |window| {
            bar(window).is_some() || window.moves().len() > moves.len()
        });
        let is_warned = bar(&window).is_some();
        // The verdicts are known; the rest of the game would take the study some seconds.
        window.request(Command::Study(StudyCommand::Toggle));
        window.harness.run_steps(4);
        let study = window.app().table().study().expect("a study");
        let points = study.points[..=moves.len()].iter().rev();
        let turn = points
            .take_while(|point| point.mv.as_ref().is_some_and(|mv| mv.player == Player::FIRST));
        let marks: Vec<Option<Mark>> = turn.map(|point| point.mark).collect();
        let is_bad = |mark: &Option<Mark>| matches!(mark, Some(Mark::Mistake | Mark::Blunder));
        assert_eq!(is_warned, marks.iter().any(is_bad), "{} {words:?} {marks:?}", chance.game);
        warnings += usize::from(is_warned);
    }
    warnings
}

#[test]
fn a_warning_stands_exactly_where_the_study_marks_a_mistake() {
    let two = Chance {
        rules: "(players: Two(LaidBySecond), repetition: true)",
        seats: "[Human, Computer(3)]",
        ..CUBULUS
    };
    let warnings = [
        warnings_like_marks::<Kuba>(&KUBA, (4..40).step_by(3)),
        warnings_like_marks::<Cubulus>(&two, (13..25).step_by(1)),
        warnings_like_marks::<Qubism>(&QUBISM, (4..28).step_by(2)),
    ];
    assert!(warnings.iter().all(|&warnings| warnings > 0), "{warnings:?}");
}

#[test]
fn the_switch_is_beside_the_hint_and_ends_a_warning_that_stands() {
    for size in [[1280.0, 800.0], [800.0, 600.0], [480.0, 600.0]] {
        let home = home();
        let mut window = Window::with(home.path(), Vec2::from(size), None);
        window.paste(&KUBA.record(&[]));
        window.press("Warn me of bad moves");
        assert!(!window.settings().warn_learners);
        window.press("Warn me of bad moves");
        assert!(window.settings().warn_learners);
        window.drag("a1", "a2");
        wait_for_the_bar(&mut window);
        assert!(window.says("Careful"), "{size:?}");
        window.press("Warn me of bad moves");
        assert!(!window.settings().warn_learners);
        wait_for_moves(&mut window, 2);
        assert!(bar(&window).is_none());
    }
}
