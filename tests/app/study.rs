//! Reviewing a game: the graph, marks, better moves, variations, comments.

use std::path::Path;

use egui::{Event, Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::app::game::table::StudyState;
use kuba::app::shell::command::{Command, StartCommand, StudyCommand};

use crate::common::window::{Window, home, lay_neutrals};

/// Black wins by pushing g6 to g7; after any other push, White wins by pushing f7 to g7.
const ON_THE_EDGE: &str = "5WR/6B/7/7/7/7/7 b 6-6";

/// Black misses the win; White finds it.
fn overlooked(home: &Path) -> Window {
    overlooked_in(home, Vec2::new(1280.0, 800.0))
}

fn overlooked_in(home: &Path, size: Vec2) -> Window {
    let mut window = Window::with(home, size, None);
    window.press("Two players");
    window.paste(ON_THE_EDGE);
    window.drag("g6", "f6");
    window.drag("f7", "g7");
    window
}

fn study(window: &Window) -> &StudyState {
    window.app().table().study().expect("the game is studied")
}

fn shown(window: &Window) -> usize {
    window.app().state().commands.shown
}

fn look(window: &mut Window) {
    window.wait("the look at the game", |window| {
        assert!(!study(window).stopped, "{:?}", study(window));
        let points = &study(window).points;
        points.iter().all(|point| !point.chances.is_empty())
    });
}

#[test]
fn a_review_shows_the_chances_says_where_the_game_turned_and_what_would_have_been_better() {
    let home = home();
    let mut window = overlooked(home.path());
    window.press("Study");
    assert_eq!(shown(&window), 0);
    look(&mut window);
    assert!(window.says("The turning point was push 1, g6-f6."));
    window.press("Show me");
    assert_eq!(shown(&window), 1);
    assert!(window.says("Push 1, g6-f6, was the turning point."));
    assert!(window.shows("better: g6-g7"));
    assert!(window.shows("Black: g6 left, ??"), "the move is marked");
    let turned = &study(&window).points;
    let black = turned.iter().map(|point| point.chances[1].tenths());
    assert_eq!(black.collect::<Vec<_>>(), [1000, 0, 0]);
}

#[test]
fn any_game_can_be_studied_and_a_game_for_three_has_three_shares() {
    for (game, moves) in [
        ("Kuba", "f1f2 a1a2 f2f3 a2a3 f3f4"),
        ("Cubulus", "a11 a33 c33 c11 a13 b33 a31 b13 c13"),
        ("Qubism", "b3NR d3NR c1c2"),
    ] {
        let home = home();
        lay_neutrals(home.path());
        let mut window = Window::open(home.path());
        if game != "Kuba" {
            window.press(game);
        }
        window.press("Two players");
        window.paste(moves);
        window.key(Modifiers::COMMAND, Key::R);
        look(&mut window);
        let points = &study(&window).points;
        assert!(points.len() > 2, "{game}");
        for point in points {
            let shares = point.chances.iter().map(|chance| chance.tenths());
            assert_eq!(shares.sum::<u16>(), 1000, "{game}");
        }
        let is_accurate = window.says("% accurate");
        assert!(!is_accurate, "{game}: too few moves to say so");
        window.key(Modifiers::COMMAND, Key::R);
        assert!(window.app().table().study().is_none(), "{game}");
    }
    let home = home();
    let mut window = three(home.path());
    window.key(Modifiers::COMMAND, Key::R);
    look(&mut window);
    for point in &study(&window).points {
        assert_eq!(point.chances.len(), 3);
    }
}

/// Three players of Cubulus who have each placed one ball.
fn three(home: &Path) -> Window {
    let mut window = Window::open(home);
    window.press("Cubulus");
    window.key(Modifiers::COMMAND, Key::N);
    window.press("3 players");
    window.press("Two friends");
    window.press("Play");
    for opening in ["Top, front left corner", "Top, back right corner", "Front, bottom left corner"]
    {
        let place = window.harness.get_all_by_label_contains(opening).next();
        place.expect("an opening").click();
        window.settle();
    }
    window
}

#[test]
fn a_move_from_anywhere_is_a_variation_that_is_judged_at_once_and_can_be_taken_back() {
    let home = home();
    let mut window = overlooked(home.path());
    window.press("Study");
    look(&mut window);
    window.drag("g6", "g7");
    assert_eq!(window.app().table().list().len(), 3);
    assert_eq!(study(&window).points.len(), 3, "the game is as it was");
    window.wait("the judgement", |window| !study(window).chances.is_empty());
    assert_eq!(study(&window).chances[1].tenths(), 1000, "Black has won");
    assert!(window.says("Variation: Black: g6 up"));
    window.key(Modifiers::NONE, Key::ArrowUp);
    assert!(window.says("Push 1, g6-f6, was the turning point."));
    window.key(Modifiers::NONE, Key::ArrowDown);
    assert!(!window.says("Push 1, g6-f6, was the turning point."));
    window.press("Undo");
    assert_eq!(window.app().table().list().len(), 2);
    window.press("Redo");
    assert_eq!(window.app().table().list().len(), 3);
    window.press("Done");
    assert_eq!(window.moves(), ["g6f6", "f7g7xR"]);
}

#[test]
fn shift_and_an_arrow_lead_to_the_next_mistake() {
    let home = home();
    let mut window = overlooked(home.path());
    window.press("Study");
    look(&mut window);
    window.key(Modifiers::SHIFT, Key::ArrowRight);
    assert_eq!(shown(&window), 1);
    window.key(Modifiers::NONE, Key::End);
    window.key(Modifiers::SHIFT, Key::ArrowLeft);
    assert_eq!(shown(&window), 1);
}

fn open_menu(window: &mut Window, name: &str) {
    window.harness.get_by_label(name).click_secondary();
    window.settle();
}

#[test]
fn the_menu_key_opens_the_menu_of_a_move_in_the_list() {
    let home = home();
    let mut window = overlooked(home.path());
    window.press("Study");
    look(&mut window);
    let name = "White: f7 right, takes a red marble";
    window.harness.get_by_label(name).focus();
    window.harness.run_steps(2);
    assert!(window.harness.get_by_label(name).is_focused());
    window.harness.key_press_modifiers(Modifiers::SHIFT, Key::F10);
    window.harness.run_steps(4);
    window.press("Comment…");
    assert!(window.shows("Keep"));
}

#[test]
fn a_move_has_a_menu_that_marks_it_and_comments_it() {
    let home = home();
    let mut window = overlooked(home.path());
    window.press("Study");
    look(&mut window);
    open_menu(&mut window, "White: f7 right, takes a red marble");
    window.press("!! Brilliant");
    assert!(window.shows("White: f7 right, takes a red marble, !!"));
    open_menu(&mut window, "Black: g6 left, ??");
    window.press("Comment…");
    window.harness.event(Event::Text("I did not see it.".to_owned()));
    window.settle();
    window.press("Keep");
    assert!(window.shows("I did not see it."));
    window.key(Modifiers::COMMAND, Key::Z);
    assert!(!window.shows("I did not see it."));
}

#[test]
fn in_a_game_that_goes_on_a_move_is_deleted_and_its_line_made_the_game() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.paste(ON_THE_EDGE);
    window.drag("g6", "f6");
    window.key(Modifiers::COMMAND, Key::R);
    look(&mut window);
    window.key(Modifiers::NONE, Key::Home);
    window.drag("g6", "g7");
    let varied = "Variation: Black: g6 up, takes a red marble";
    window.wait("the judgement", |window| window.says(varied));
    let name = window.harness.get_all_by_label_contains(varied).next();
    let name = name.and_then(|node| node.accesskit_node().label());
    open_menu(&mut window, &name.expect("a name"));
    window.press("Make main line");
    assert_eq!(study(&window).points.len(), 2, "the game is won at once");
    window.key(Modifiers::COMMAND, Key::Z);
    assert!(window.app().state().ended.is_none());
    open_menu(&mut window, "Black: g6 left, ??");
    window.press("Delete from here");
    assert!(!window.says("Black: g6 left"));
    window.key(Modifiers::COMMAND, Key::Z);
    assert!(window.says("Black: g6 left"));
}

#[test]
fn the_look_at_a_game_can_be_stopped_and_goes_on() {
    let home = home();
    let mut window = Window::two_players(home.path());
    // So long that the look does not end before it is stopped.
    let moves = include_str!("../data/games/straight-back-must.txt").lines();
    let moves = moves.filter(|line| !line.starts_with('#'));
    let moves = moves.filter_map(|line| line.split(' ').next()).take(60);
    window.paste(&moves.collect::<Vec<_>>().join(" "));
    window.key(Modifiers::COMMAND, Key::R);
    window.harness.get_by_label("Stop").click_accesskit();
    window.settle();
    assert!(study(&window).stopped);
    window.harness.run_steps(20);
    assert!(study(&window).progress.is_none());
    window.press("Go on");
    assert!(!study(&window).stopped, "{:?}", study(&window).progress);
    window.wait("the look", |window| study(window).progress.is_some());
}

#[test]
fn the_best_lines_are_shown_with_their_chances_and_one_is_played_by_a_press() {
    let home = home();
    let mut window = overlooked(home.path());
    window.press("Study");
    window.key(Modifiers::NONE, Key::A);
    window.wait("a line", |window| window.says("Best line 1, wins in 1"));
    window.harness.get_by_label_contains("Best line 1").click();
    window.settle();
    assert_eq!(window.app().table().list().len(), 3, "it is a variation");
    assert!(window.says("Variation: Black: g6 up"));
    window.key(Modifiers::NONE, Key::A);
    assert!(!window.says("Best line"));
}

#[test]
fn lines_in_a_game_against_the_computer_are_told_with_its_result() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Easy");
    window.settings().confirm_resigning = false;
    window.drag("f1", "f2");
    window.wait("an answer", |window| window.moves().len() > 1);
    window.key(Modifiers::SHIFT, Key::A);
    window.press("Done");
    window.press("Move");
    window.press("Resign…");
    assert!(window.says("with help"));
    assert!(window.closes());
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").close();
    drop(window);
    let mut window = Window::open(home.path());
    window.open_last_game();
    assert!(window.says("with help"), "it is kept with the game");
}

#[test]
fn what_was_found_out_is_there_after_a_restart_and_the_look_goes_on_where_it_stopped() {
    let home = home();
    let mut window = overlooked(home.path());
    window.press("Study");
    look(&mut window);
    window.press("Done");
    assert!(window.closes());
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").close();
    drop(window);
    let mut window = Window::open(home.path());
    window.open_last_game();
    window.press("Study");
    assert!(window.says("The turning point was push 1, g6-f6."), "at once");
    let quick = study(&window).progress.filter(|progress| !progress.deep);
    assert_eq!(quick, None, "nothing is looked at again");
}

#[test]
fn the_graph_is_a_slider_through_the_game() {
    let home = home();
    let mut window = overlooked(home.path());
    window.press("Study");
    look(&mut window);
    let graph = "Chances in the course of the game";
    window.harness.get_by_label(graph).focus();
    window.settle();
    window.key(Modifiers::NONE, Key::ArrowRight);
    assert_eq!(shown(&window), 1);
    let told = window.harness.get_by_label(graph).accesskit_node().value();
    assert_eq!(told.as_deref(), Some("After push 1, g6-f6, White 100 %, Black 0 %"));
    window.harness.get_by_label(graph).click();
    window.settle();
    assert_eq!(shown(&window), 1, "the middle of two pushes");
}

#[test]
fn who_does_not_study_has_no_graph_and_nothing_is_looked_at() {
    let home = home();
    let mut window = overlooked(home.path());
    window.harness.run_steps(10);
    assert!(window.app().table().study().is_none());
    assert!(window.app().table().list().is_empty());
    assert!(!window.shows("Chances in the course of the game"));
}

/// Stops the closer look, and waits for the moves of other levels.
fn compare(window: &mut Window) {
    window.wait("the closer look", |window| {
        let study = study(window);
        study.progress.is_some() || study.level_moves.len() == 3
    });
    if study(window).progress.is_some() {
        window.run(Command::Study(StudyCommand::ToggleAnalysis));
    }
    window.wait("the comparison", |window| study(window).level_moves.len() == 3);
}

#[test]
#[ignore = "draws pictures to be looked at"]
fn pictures_of_a_study() {
    let folder = std::env::var("PICTURES").unwrap_or("/tmp".to_owned());
    let moves = "f1f2 b1b2 f2f3 a1b1 g2f2 g7g6 f2e2 f7f6 e2e3 g6g5 a7b7 f6f5 b7c7 a2b2";
    for theme in ["Light", "Dark"] {
        for (x, y) in [(1280.0, 800.0), (800.0, 600.0), (480.0, 600.0)] {
            let home = home();
            let config = home.path().join("config");
            std::fs::create_dir_all(&config).expect("a folder");
            let settings = format!("(theme: {theme}, confirm_resigning: false)");
            std::fs::write(config.join("settings.ron"), settings).expect("settings");
            let mut window = Window::with(home.path(), Vec2::new(x, y), None);
            window.press("Two players");
            window.paste(moves);
            window.press("Move");
            window.press("Resign…");
            window.press("Study");
            look(&mut window);
            window.key(Modifiers::SHIFT, Key::ArrowRight);
            window.key(Modifiers::NONE, Key::A);
            window.wait("lines", |window| study(window).lines.len() > 2);
            compare(&mut window);
            window.harness.run_steps(60);
            let picture = window.harness.render().expect("a picture");
            picture.save(format!("{folder}/kuba-{theme}-{x}x{y}.png")).expect("a file");
        }
    }
}

#[test]
#[ignore = "draws pictures to be looked at"]
fn pictures_of_studies_of_other_games() {
    let folder = std::env::var("PICTURES").unwrap_or("/tmp".to_owned());
    let sizes = [(1280.0, 800.0), (800.0, 600.0), (480.0, 600.0)];
    for (game, moves) in [
        ("Cubulus", "a11 a33 c33 c11 a13 b33 a31 b13 c13"),
        ("Qubism", "b3NR d3NR c1c2"),
        ("three", ""),
    ] {
        let home = home();
        lay_neutrals(home.path());
        let mut window = if game == "three" {
            three(home.path())
        } else {
            let mut window = Window::open(home.path());
            window.press(game);
            window.press("Two players");
            window.paste(moves);
            window
        };
        window.key(Modifiers::COMMAND, Key::R);
        look(&mut window);
        window.key(Modifiers::NONE, Key::Home);
        window.key(Modifiers::NONE, Key::ArrowRight);
        compare(&mut window);
        for (x, y) in sizes {
            window.harness.set_size(Vec2::new(x, y));
            window.harness.run_steps(60);
            let picture = window.harness.render().expect("a picture");
            let file = format!("{folder}/{game}-{x}x{y}.png");
            picture.save(file).expect("a file");
        }
    }
}

/// A comment on the first move is being typed while the system dialog for opening files is open.
fn commenting(home: &Path) -> Window {
    let mut window = Window::two_players(home);
    window.drag("f1", "f2");
    window.drag("f7", "f6");
    window.settings().system_dialogs = true;
    window.key(Modifiers::COMMAND, Key::R);
    window.key(Modifiers::COMMAND, Key::O);
    // The label includes the mark once the move has been judged.
    let name =
        |label: Option<String>| label.is_some_and(|label| label.starts_with("Black: f7 down"));
    window.harness.get_by(|node| name(node.label())).click_secondary();
    window.settle();
    window.press("Comment…");
    window.harness.event(Event::Text("Half a thought".to_owned()));
    window.settle();
    window
}

#[test]
fn a_comment_stays_with_its_game_when_another_one_comes() {
    for (name, moves) in [("longer", "g1g2 b1b2 a7a6"), ("shorter", "g1g2")] {
        let home = home();
        let other = home.path().join("other.kuba");
        let text = format!("[Game \"kuba\"]\n[White \"A\"]\n[Black \"B\"]\n\n{moves}\n");
        std::fs::write(&other, text).expect("a file");
        let mut window = commenting(home.path());
        window.dialogs.answer(Some(&other));
        window.wait("the other game", |window| !window.moves().contains(&"f1f2".to_owned()));
        assert!(!window.shows("Keep"), "{name}: the field is gone");
        assert!(!window.app().table().record(None).contains("Half"));
        window.wait("keeping", |window| window.shows("Back to it"));
        window.press("Back to it");
        assert!(window.app().table().record(None).contains("Half a thought"));
    }
}

#[test]
fn a_question_over_a_comment_that_is_being_typed_keeps_its_words() {
    let home = home();
    let damaged = home.path().join("damaged.kuba");
    let text = r#"GameRecord(game: "kuba", version: 1, rules: (rules: (ko: StraightBack, extra: Must, repetition: true), setup: Standard), seats: [Human, Human], moves: ["g1g2", "a9a9"])"#;
    std::fs::write(&damaged, text).expect("a file");
    let mut window = commenting(home.path());
    window.dialogs.answer(Some(&damaged));
    window.wait("the question", |window| window.says("Open the undamaged part?"));
    window.key(Modifiers::NONE, Key::Escape);
    let name =
        |label: Option<String>| label.is_some_and(|label| label.starts_with("Black: f7 down"));
    window.harness.get_by(|node| name(node.label())).click_secondary();
    window.settle();
    window.press("Comment…");
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.app().table().record(None).contains("Half a thought"));
}

#[test]
fn a_comment_that_is_being_typed_is_kept_when_the_window_closes() {
    let home = home();
    let mut window = commenting(home.path());
    assert!(window.closes());
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").close();
    drop(window);
    let window = Window::open(home.path());
    assert!(window.app().table().record(None).contains("Half a thought"));
}

#[test]
fn a_comment_that_was_put_aside_is_kept_and_so_are_several() {
    let home = home();
    let mut window = commenting(home.path());
    window.key(Modifiers::NONE, Key::Escape);
    assert!(!window.shows("Keep"), "the field is put aside");
    let first =
        |label: Option<String>| label.is_some_and(|label| label.starts_with("White: f1 up"));
    window.harness.get_by(|node| first(node.label())).click_secondary();
    window.settle();
    window.press("Comment…");
    window.harness.event(Event::Text("Another one".to_owned()));
    window.settle();
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.closes());
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").close();
    drop(window);
    let window = Window::open(home.path());
    let record = window.app().table().record(None);
    assert!(record.contains("Half a thought") && record.contains("Another one"), "{record}");
}

#[test]
fn a_comment_that_was_put_aside_comes_back_with_its_move_that_was_taken_back() {
    let home = home();
    let mut window = commenting(home.path());
    window.key(Modifiers::NONE, Key::Escape);
    window.key(Modifiers::COMMAND, Key::R);
    window.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.moves(), ["f1f2"]);
    assert!(window.closes());
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").close();
    drop(window);
    let mut window = Window::open(home.path());
    assert_eq!(window.moves(), ["f1f2"]);
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(window.moves(), ["f1f2", "f7f6"]);
    assert!(window.app().table().record(None).contains("Half a thought"));
}

#[test]
fn a_comment_that_was_put_aside_is_kept_when_the_window_closes_on_the_start_page() {
    let home = home();
    let mut window = commenting(home.path());
    window.key(Modifiers::NONE, Key::Escape);
    window.run(Command::Start(StartCommand::StartPage));
    assert!(window.closes());
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").close();
    drop(window);
    assert!(files_with(home.path(), "Half a thought") > 0);
}

fn files_with(folder: &Path, words: &str) -> usize {
    let entries = std::fs::read_dir(folder).expect("a folder").filter_map(Result::ok);
    let held = |path: &Path| {
        usize::from(std::fs::read_to_string(path).is_ok_and(|text| text.contains(words)))
    };
    let paths = entries.map(|entry| entry.path());
    paths.map(|path| if path.is_dir() { files_with(&path, words) } else { held(&path) }).sum()
}

#[test]
fn a_comment_survives_a_data_folder_that_is_moved_away_and_back() {
    for recreated in [false, true] {
        let home = home();
        let (data, away) = (home.path().join("data"), home.path().join("away"));
        let mut window = commenting(home.path());
        std::fs::rename(&data, &away).expect("moved away");
        window.harness.run_steps(if recreated { 100 } else { 1 });
        if data.exists() {
            std::fs::remove_dir_all(&data).expect("removed");
        }
        std::fs::rename(&away, &data).expect("moved back");
        assert!(window.closes());
        let app = window.harness.state_mut().as_mut();
        app.expect("the window is open").close();
        drop(window);
        assert!(files_with(home.path(), "Half a thought") > 0, "{recreated}");
    }
}
