//! The quick pass over a game that has just ended: praise for the person, while they do nothing.

use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use egui::{Key, Modifiers, Rect, Vec2, pos2};
use egui_kittest::kittest::Queryable;
use egui_kittest::{SnapshotOptions, SnapshotResults};
use kuba::app::game::table::AfterGame;
use kuba::app::shell::command::{Command, ViewCommand};
use kuba::app::shell::theme::ThemeChoice;

use crate::common::window::{Window, home};
use crate::ending::ALIKE;

/// White wins by pushing f4 to g4.
const NEARLY_WON: &str = "7/7/7/5WR/7/7/B6 w 6-0";

fn found(window: &Window) -> Option<&AfterGame> {
    window.app().table().after_game()
}

/// A person against the computer, a push before the win.
fn nearly_won(home: &Path) -> Window {
    let mut window = Window::open(home);
    window.press("Easy");
    window.paste(NEARLY_WON);
    window
}

fn win(window: &mut Window) {
    window.drag("f4", "g4");
    assert!(window.app().state().ended.is_some());
}

/// Lets frames pass, some with time for the search.
fn rest(window: &mut Window, mut in_between: impl FnMut(&mut Window, u8)) {
    for step in 0..60 {
        in_between(window, step);
        window.harness.step();
        sleep(Duration::from_millis(2));
    }
}

#[test]
fn after_a_game_against_the_computer_something_true_is_said_of_the_person() {
    let home = home();
    let mut window = nearly_won(home.path());
    rest(&mut window, |_, _| ());
    assert_eq!(found(&window), None, "the game goes on");
    win(&mut window);
    window.wait("the pass", |window| found(window).is_some());
    let after = found(&window).expect("it is done");
    let praise = after.praise.as_ref().expect("a word of praise");
    assert_eq!((praise.heading.key, praise.ply), ("praise-moves", None));
    assert_eq!(after.idea, None);
    assert_eq!(after.accuracy, None, "too few moves");
    window.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(found(&window), None, "the game goes on again");
    win(&mut window);
    window.wait("the pass", |window| found(window).is_some());
}

#[test]
fn the_pass_waits_while_the_user_does_anything() {
    let home = home();
    let mut window = about_to_lose_in(home.path(), SIZES[0], &unjudged());
    window.harness.get_by_label("Resign…").click();
    let busy = |window: &mut Window, step: u8| {
        window.harness.hover_at(pos2(900.0, 300.0 + f32::from(step)));
    };
    rest(&mut window, busy);
    assert_eq!(found(&window), None);
    window.wait("the pass", |window| found(window).is_some());
}

#[test]
fn a_game_that_was_over_when_it_was_opened_and_one_of_two_people_have_no_pass() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.paste(NEARLY_WON);
    win(&mut window);
    rest(&mut window, |_, _| ());
    assert_eq!(found(&window), None, "two people");
    window.paste(
        "GameRecord(game: \"kuba\", version: 1, date: None, rules: (rules: (ko: StraightBack, extra: Must, \
         repetition: true), setup: Standard), start: Some(\"7/7/7/5WR/7/7/B6 w 6-0\"), seats: [Human, \
         Computer(3)], moves: [\"f4g4\"], result: None)",
    );
    assert!(window.app().state().ended.is_some());
    rest(&mut window, |_, _| ());
    assert_eq!(found(&window), None, "it was over when it was opened");
}

const SIZES: [Vec2; 3] =
    [Vec2::new(1280.0, 800.0), Vec2::new(800.0, 600.0), Vec2::new(480.0, 600.0)];
const SOUGHT: &str = "Looking for positions to practise";

fn rect(window: &Window, label: &str) -> Rect {
    window.harness.get_by_label(label).rect()
}

/// Lets frames pass until the result is shown.
fn first_frame(window: &mut Window) {
    for _ in 0..200 {
        if window.shows("Rematch") {
            return;
        }
        window.harness.step();
    }
    panic!("no result");
}

#[test]
fn buttons_stand_from_the_first_frame_where_they_stand_when_everything_is_known() {
    for size in SIZES {
        let home = home();
        let mut window = about_to_lose(home.path(), size);
        window.harness.get_by_label("Resign…").click();
        first_frame(&mut window);
        let names = ["Rematch", "Study", "More", "To the start"];
        let before = names.map(|name| rect(&window, name));
        let place = rect(&window, SOUGHT);
        let practise = "Practise 3 positions";
        window.wait("the positions", |window| window.shows(practise));
        assert_eq!(names.map(|name| rect(&window, name)), before, "{size}");
        assert_eq!(rect(&window, practise), place, "{size}");
        assert!(before.iter().all(|other| !other.intersects(place)), "{size}");
    }
}

#[test]
fn everything_on_the_card_is_in_sight_and_nothing_lies_on_the_board() {
    for size in SIZES {
        let home = home();
        let mut window = lost_in(home.path(), size);
        window.wait("the positions", |window| window.shows("Practise 3 positions"));
        let idea = "Three times there was more to take.";
        let show = format!("Show: {idea}");
        let parts = ["The computer wins", idea, &show, "Practise 3 positions", "Rematch", "Study"];
        let screen = window.harness.ctx.content_rect();
        let corners = ["a1", "a7", "g1", "g7"].map(|cell| window.cell(cell));
        let board = Rect::from_points(&corners);
        let cell = (corners[2].x - corners[0].x) / 6.0;
        for part in parts {
            let place = rect(&window, part);
            assert!(screen.contains_rect(place), "{part} at {size}");
            assert!(!board.expand(cell / 2.0).intersects(place), "{part} at {size}");
        }
    }
}

#[test]
fn the_tools_go_at_the_end_and_list_and_arrows_stay() {
    for size in SIZES {
        let home = home();
        let window = lost_in(home.path(), size);
        for tool in ["Undo", "Redo", "Hint"] {
            assert!(!window.shows(tool), "{tool} at {size}");
        }
        assert!(window.shows("To the start") && window.shows("Rematch"), "{size}");
    }
}

#[test]
fn the_way_to_an_idea_goes_from_each_of_its_moves_to_the_next() {
    let home = home();
    let mut window = lost_in(home.path(), SIZES[0]);
    let show = "Show: Three times there was more to take.";
    window.wait("the idea", |window| window.shows(show));
    let place = rect(&window, show);
    for shown in [5, 7, 9, 5] {
        window.press(show);
        assert_eq!(window.app().state().commands.shown, shown);
        assert_eq!(rect(&window, show), place);
    }
}

/// Three mistakes that are alike, then resigned.
fn lost_in(home: &Path, size: Vec2) -> Window {
    let mut window = about_to_lose(home, size);
    window.press("Resign…");
    window
}

/// The same game without its verdicts.
fn unjudged() -> String {
    let (game, _) = ALIKE.split_once("    verdicts:").expect("verdicts");
    format!("{game})")
}

fn lost_unjudged(home: &Path) -> Window {
    let mut window = about_to_lose_in(home, SIZES[0], &unjudged());
    window.press("Resign…");
    window
}

fn about_to_lose(home: &Path, size: Vec2) -> Window {
    about_to_lose_in(home, size, ALIKE)
}

/// The menu is open, to resign.
fn about_to_lose_in(home: &Path, size: Vec2, game: &str) -> Window {
    let mut window = Window::with(home, size, None);
    window.settings().confirm_resigning = false;
    window.paste(game);
    window.press("Move");
    window
}

#[test]
fn a_restart_finds_the_same_without_a_search() {
    let home = home();
    let mut window = lost_in(home.path(), SIZES[0]);
    window.wait("the pass", |window| found(window).is_some());
    let before = found(&window).cloned();
    window.wait("the positions", |window| !window.shows(SOUGHT));
    drop(window.harness.state_mut().take());
    drop(window);
    let mut window = Window::open(home.path());
    window.open_last_game();
    window.wait("the pass", |window| found(window).is_some());
    assert_eq!(found(&window).cloned(), before);
    window.wait("the positions", |window| !window.shows(SOUGHT));
    assert_eq!(files(home.path()), 1);
}

fn files(home: &Path) -> usize {
    std::fs::read_dir(home.join("data").join("finished")).expect("the archive").count()
}

#[test]
fn a_pass_that_was_interrupted_keeps_its_verdicts() {
    let home = home();
    let mut window = lost_unjudged(home.path());
    let judged = |window: &Window| {
        let record = window.app().table().record(None);
        let verdicts = record.split_once("verdicts:").map(|(_, verdicts)| verdicts);
        verdicts.map_or(0, |verdicts| verdicts.split(']').next().unwrap_or("").matches('(').count())
    };
    window.wait("a verdict", |window| judged(window) > 0);
    window.harness.hover_at(pos2(900.0, 300.0));
    window.harness.run_steps(2);
    let before = judged(&window);
    drop(window.harness.state_mut().take());
    drop(window);
    let mut window = Window::open(home.path());
    window.open_last_game();
    assert!(judged(&window) >= before);
    window.wait("the pass", |window| found(window).is_some());
}

#[test]
fn the_study_takes_over_what_the_pass_has_found() {
    let home = home();
    let mut window = nearly_won(home.path());
    win(&mut window);
    window.wait("the pass", |window| found(window).is_some());
    window.press("Study");
    let study = window.app().table().study().expect("the game is studied");
    let known = study.points.iter().filter(|point| !point.chances.is_empty());
    assert_eq!(known.count(), study.points.len());
}

/// Lines of the verdicts in the text of a game.
fn verdicts(text: &str) -> Vec<String> {
    let lines = text.lines().skip_while(|line| !line.contains("verdicts: [")).skip(1);
    lines.take_while(|line| line.contains('"')).map(str::to_owned).collect()
}

#[test]
fn the_study_says_what_practice_has_found_out_about_the_game() {
    let home = home();
    let mut window = about_to_lose_in(home.path(), SIZES[0], &ALIKE.replace("400000", "20000"));
    window.press("Resign…");
    window.wait("the pass", |window| found(window).is_some());
    window.wait("the positions", |window| !window.shows(SOUGHT));
    let kept = std::fs::read_dir(home.path().join("data").join("finished"));
    let kept = kept.expect("the archive").next().expect("a game").expect("a file");
    let kept = std::fs::read_to_string(kept.path()).expect("a text");
    let at_table = |window: &Window| verdicts(&window.app().table().record(None));
    assert_eq!(at_table(&window), verdicts(&kept));
    let mut deeper = at_table(&window);
    deeper.retain(|verdict| !verdict.contains(",20000,"));
    assert!(!deeper.is_empty());
    window.press("Study");
    window.wait("the look", |window| {
        let study = window.app().table().study();
        study.is_some_and(|study| study.progress.is_none() && !study.accuracy.is_empty())
    });
    let studied = at_table(&window);
    assert!(deeper.iter().all(|verdict| studied.contains(verdict)), "{deeper:#?} {studied:#?}");
}

#[test]
fn the_result_looks_as_it_did_in_every_size() {
    let mut results = SnapshotResults::new();
    let themes = [(ThemeChoice::Light, "light"), (ThemeChoice::Dark, "dark")];
    for (size, name) in SIZES.into_iter().zip(["wide", "small", "least"]) {
        for (theme, theme_name) in themes {
            let home = home();
            let mut window = lost_in(home.path(), size);
            window.run(Command::View(ViewCommand::Theme(theme)));
            window.wait("the positions", |window| window.shows("Practise 3 positions"));
            window.wait_for_ratings();
            window.harness.hover_at(pos2(2.0, 2.0));
            window.settle();
            results.add(window.harness.try_snapshot_options(
                format!("result-{theme_name}-{name}"),
                &SnapshotOptions::new().max_failed_pixels(60),
            ));
        }
    }
}
