//! Copying and pasting through the window.

use std::sync::Arc;

use egui::{Event, OutputCommand};
use kuba::app::files::paste::{Clipping, PasteReader};
use kuba::app::shell::command::{AppCommand, Command, FileCommand};
use kuba::rules::Player;
use kuba::session::Seat;

use crate::common::window::{Window, home};

fn copy(window: &mut Window) -> String {
    window.harness.event(Event::Copy);
    window.harness.step();
    let commands = &window.harness.output().platform_output.commands;
    let copied = commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    window.settle();
    copied.expect("text on the clipboard")
}

#[test]
fn a_copied_game_is_a_score_sheet_and_comes_back_with_its_players() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    window.drag("f7", "f6");
    let sheet = copy(&mut window);
    assert!(sheet.starts_with("[Game \"kuba\"]"), "{sheet}");
    assert!(sheet.contains("1. f1-f2 f7-f6"), "{sheet}");
    let named = sheet.replace("[White \"White\"]", "[White \"Ann\"]");
    window.harness.event(Event::Paste(named));
    window.settle();
    let app = window.app();
    assert_eq!(app.state().commands.moves, 2);
    assert_eq!(app.state().seats[Player::FIRST.index()], Seat::human("Ann"));
}

fn with_reader(window: &mut Window, read: fn() -> Clipping) {
    let ctx = window.harness.ctx.clone();
    let app = window.harness.state_mut().as_mut();
    let app = app.expect("the window is open");
    app.set_paste_reader(PasteReader::new(&ctx, read));
    window.run(Command::File(FileCommand::Paste));
}

#[test]
fn the_clipboard_is_read_elsewhere_and_then_pasted() {
    let home = home();
    let mut window = Window::two_players(home.path());
    with_reader(&mut window, || "f1f2 f7f6".to_owned().into());
    window.wait("the game", |window| window.moves() == ["f1f2", "f7f6"]);
}

#[test]
fn an_owner_of_the_clipboard_that_does_not_answer_stops_nothing() {
    let home = home();
    let mut window = Window::two_players(home.path());
    with_reader(&mut window, || {
        std::thread::park();
        Clipping::Other
    });
    window.drag("f1", "f2");
    assert_eq!(window.moves(), ["f1f2"]);
    // Longer than a second of the window's clock.
    window.harness.run_steps(25);
    assert!(window.says("The program that owns the clipboard does not answer."));
}

#[test]
fn a_list_of_moves_that_lays_the_neutral_balls_is_read_though_they_are_laid_by_lot() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let moves = "a11 b11 a13 c13 b22 a33 c33 b23 a32 c11 c11b11";
    window.harness.event(Event::Paste(moves.to_owned()));
    window.settle();
    let state = window.app().state();
    assert_eq!((state.game, state.commands.moves), ("cubulus", 11));
}

#[test]
fn a_position_that_cannot_be_is_refused_for_the_reason_of_the_game_that_it_looks_like() {
    for (game, position, why) in [
        (
            "Qubism",
            "5/5/5/5/5 c5 c4 b",
            "Black pawn: it has reached the far side, so the game is over.",
        ),
        ("Cubulus", "5/5/5/2SR2/5 c2 c2 b", "Black pawn: a cube is on c2."),
        ("Kuba", "WBR/3/3/3/3/3/3/3/WXW w wb -", "“X”"),
        ("Qubism", "7/7/7/7/7/7/8 w", "rank 1 has 8 cells instead of 7."),
    ] {
        let home = home();
        let mut window = Window::open(home.path());
        if game != "Kuba" {
            window.press(game);
        }
        window.press("Two players");
        window.paste(position);
        assert!(window.says(why), "{position} in {game}");
        assert!(!window.says("This is neither"), "{position} in {game}");
    }
}

const PICTURE: &[u8] = include_bytes!("../data/cases/picture.webp");

#[test]
fn a_copied_picture_of_any_kind_that_is_read_opens_its_game() {
    let home = home();
    let mut window = Window::two_players(home.path());
    with_reader(&mut window, || Clipping::PictureFile(PICTURE.to_vec()));
    window.wait("the game", |window| window.app().state().commands.moves == 4);
}

#[test]
fn a_paste_that_cannot_be_used_says_why() {
    let home = home();
    let mut window = Window::two_players(home.path());
    with_reader(&mut window, || Clipping::Other);
    let words = "What was copied is neither text nor a picture that can be read.";
    window.wait("a word", |window| window.says(words));
    with_reader(&mut window, || Clipping::PictureFile(b"II\x2a\0\x08\0\0\0\0\0\0\0".to_vec()));
    window.wait("a word", |window| window.says("Pictures of the kind TIFF cannot be read."));
}

/// On Wayland egui reads the clipboard.
#[test]
fn a_paste_that_egui_does_not_answer_says_so() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let words = "What was copied is neither text nor a picture that can be read.";
    let ctx = window.harness.ctx.clone();
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").set_paste_reader(PasteReader::of_egui(&ctx));
    window.request(Command::File(FileCommand::Paste));
    window.harness.step();
    window.paste("f1f2");
    assert_eq!(window.moves(), ["f1f2"]);
    assert!(!window.says(words));
    window.run(Command::File(FileCommand::Paste));
    assert!(window.says(words));
}

#[test]
fn a_picture_that_is_pasted_into_a_text_field_says_that_it_takes_text() {
    for is_file in [false, true] {
        let home = home();
        let mut window = Window::two_players(home.path());
        window.run(Command::File(FileCommand::SaveAs));
        if is_file {
            let ctx = window.harness.ctx.clone();
            let app = window.harness.state_mut().as_mut();
            let reader = PasteReader::new(&ctx, || Clipping::PictureFile(PICTURE.to_vec()));
            app.expect("the window is open").set_paste_reader(reader);
            window.run(Command::File(FileCommand::Paste));
        } else {
            window.harness.event(Event::PasteImage(Arc::default()));
        }
        let words = "What was copied is a picture; only text can be pasted here.";
        window.wait("a word", |window| window.says(words));
    }
}

#[test]
fn pasting_a_copied_file_or_its_path_opens_it() {
    let folder = home();
    let game = folder.path().join("an evening.kuba");
    std::fs::write(&game, "[Game \"kuba\"]\n\n1. f1-f2 f7-f6\n").expect("a file");
    let picture = folder.path().join("a picture.webp");
    std::fs::write(&picture, PICTURE).expect("a file");
    let address = |path: &std::path::Path| {
        format!("file://{}", path.display().to_string().replace(' ', "%20"))
    };
    for (text, moves) in [
        (game.display().to_string(), 2),
        (address(&game), 2),
        (format!("copy\n{}\n{}", address(&picture), address(&game)), 4),
        (format!("{}\r\n", address(&picture)), 4),
    ] {
        let home = home();
        let mut window = Window::two_players(home.path());
        window.paste(&text);
        window.wait(&text, |window| window.app().state().commands.moves == moves);
    }
    let home = home();
    let mut window = Window::two_players(home.path());
    window.paste("file:///no/such/folder/evening.kuba");
    assert!(window.says("evening.kuba"), "it says that there is no such file");
}

#[test]
fn a_paste_behind_a_dialog_is_not_lost_without_a_word() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.run(Command::App(AppCommand::About));
    window.paste("f1f2");
    assert!(window.says("Close the dialog first, then paste again."));
    assert!(window.moves().is_empty());
}
