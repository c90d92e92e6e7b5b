//! Games with somebody elsewhere: two windows that send each other messages, pictures and the files of a table.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::{ColorImage, Event, OutputCommand, Vec2};
use egui_kittest::kittest::Queryable;
use egui_kittest::{SnapshotOptions, SnapshotResults};
use kuba::app::game::table::{FriendStep, MessageNews};
use kuba::app::shell::command::{
    Command, EditorCommand, FileCommand, FriendCommand, GameCommand, StartCommand, StudyCommand,
    ViewCommand,
};
use kuba::app::shell::theme::ThemeChoice;

use crate::common::any_face::spoken_on_any_face;
use crate::common::window::{Window, home};

const SIZES: [(Vec2, &str); 3] = [
    (Vec2::new(1280.0, 800.0), "wide"),
    (Vec2::new(800.0, 600.0), "small"),
    (Vec2::new(480.0, 600.0), "least"),
];

fn choose_remote(window: &mut Window) {
    window.run(Command::Start(StartCommand::Elsewhere));
    for (seat, name) in [("Name of White", "Marta"), ("Name of Black", "Ana")] {
        window.harness.get_by_label(seat).click();
        window.settle();
        window.harness.get_by_label(seat).type_text(name);
        window.settle();
    }
}

/// Marta's window, with a new game against Ana.
fn marta(home: &Path, size: Vec2) -> Window {
    let mut window = Window::with(home, size, None);
    choose_remote(&mut window);
    window.press("Play");
    window.settle();
    window
}

fn step(window: &Window) -> FriendStep {
    let friend = window.app().state().friend.clone();
    friend.expect("a game with a friend").step
}

fn news(window: &Window) -> MessageNews {
    window.app().state().friend.as_ref().expect("a game with a friend").news
}

/// What is copied: there is no system's clipboard, so only the text.
fn message(window: &mut Window) -> String {
    window.request(Command::Friend(FriendCommand::Copy));
    window.copied(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    })
}

#[test]
fn two_friends_play_by_letters_with_one_press_and_one_paste_a_move() {
    let (one, other) = (home(), home());
    let mut marta = marta(one.path(), SIZES[0].0);
    assert_eq!(step(&marta), FriendStep::YourTurn);
    marta.drag("f1", "f2");
    assert_eq!(step(&marta), FriendStep::ToSend);
    marta.drag("f7", "f6");
    assert_eq!(marta.moves(), ["f1f2"], "Black sits elsewhere");
    let text = message(&mut marta);
    assert_eq!(step(&marta), FriendStep::Waiting);
    assert!(text.starts_with("Kuba: Ana, it is your turn."), "{text}");

    let mut ana = Window::open(other.path());
    let quoted: Vec<String> = text.lines().map(|line| format!("> {line}")).collect();
    ana.paste(&format!("Hi!\n{}\nBest wishes, Marta\n", quoted.join("\n")));
    assert_eq!(ana.moves(), ["f1f2"]);
    assert_eq!(step(&ana), FriendStep::YourTurn);
    ana.drag("f7", "f6");
    let answer = message(&mut ana);
    marta.paste(&answer);
    assert_eq!(marta.moves(), ["f1f2", "f7f6"]);
    assert_eq!(step(&marta), FriendStep::YourTurn);

    // The same again, one's own message, and an older one change nothing.
    marta.paste(&answer);
    assert!(marta.says("You know this message from Ana already, or it is older than the game here. Nothing has changed."));
    marta.paste(&text);
    assert!(marta.says("This is your own message. Send it to the other player."));
    assert_eq!(marta.moves(), ["f1f2", "f7f6"]);
}

#[test]
fn another_answer_to_the_same_move_changes_nothing_and_is_named() {
    let (one, other) = (home(), home());
    let mut marta = marta(one.path(), SIZES[0].0);
    marta.drag("f1", "f2");
    let text = message(&mut marta);
    let mut ana = Window::open(other.path());
    ana.paste(&text);
    ana.drag("f7", "f6");
    let first = message(&mut ana);
    let second = first.replace("f7-f6", "g7-g6");
    marta.paste(&first);
    marta.paste(&second.replace("[Edition \"2\"]", "[Edition \"9\"]"));
    assert_eq!(marta.moves(), ["f1f2", "f7f6"]);
    assert!(marta.says(
        "Ana has g7-g6 as move 2; here it is f7-f6. Nothing has changed. Ask which one counts."
    ));
    let illegal = first.replace("f7-f6", "a4-a5");
    marta.paste(&illegal);
    assert!(marta.says("line 1"), "the line of the illegal move");
    assert_eq!(marta.moves(), ["f1f2", "f7f6"]);
    let stranger = first.replace("[Seat \"2\"]", "[Seat \"7\"]");
    marta.paste(&stranger);
    assert_eq!(marta.moves(), ["f1f2", "f7f6"]);
}

#[test]
fn what_nobody_has_seen_is_taken_back_at_once_and_the_rest_only_if_both_agree() {
    let (one, other) = (home(), home());
    let mut marta = marta(one.path(), SIZES[0].0);
    marta.drag("f1", "f2");
    marta.run(Command::Game(GameCommand::Undo));
    assert!(marta.moves().is_empty(), "the letter was not copied");
    marta.drag("g1", "g2");
    let mut ana = Window::open(other.path());
    ana.paste(&message(&mut marta));
    marta.run(Command::Game(GameCommand::Undo));
    assert_eq!(marta.moves(), ["g1g2"], "Ana is asked first");
    assert!(marta.shows("Copy for Ana"));
    ana.paste(&message(&mut marta));
    assert!(matches!(step(&ana), FriendStep::Asked(..)));
    ana.press("Agree");
    assert!(ana.moves().is_empty());
    marta.paste(&message(&mut ana));
    assert!(marta.moves().is_empty());
    assert_eq!(step(&marta), FriendStep::YourTurn);

    marta.drag("f1", "f2");
    ana.paste(&message(&mut marta));
    ana.run(Command::Game(GameCommand::OfferDraw));
    marta.paste(&message(&mut ana));
    marta.press("Agree");
    assert!(marta.app().state().ended.is_some());
    ana.paste(&message(&mut marta));
    assert!(ana.app().state().ended.is_some(), "the draw is agreed");
}

#[test]
fn study_hints_and_the_computer_are_off_until_the_game_is_over_unless_both_want_them() {
    let (one, other) = (home(), home());
    let mut marta = marta(one.path(), SIZES[0].0);
    marta.drag("f1", "f2");
    let helpers = [
        Command::Study(StudyCommand::Toggle),
        Command::Study(StudyCommand::ToggleLines),
        Command::Game(GameCommand::Hint),
        Command::Game(GameCommand::Guide),
        Command::Editor(EditorCommand::Begin),
    ];
    for command in helpers {
        assert!(!marta.can(command), "{command:?}");
        marta.run(command);
        assert!(!marta.app().state().commands.studied, "{command:?}");
    }
    marta.run(Command::Game(GameCommand::Resign));
    marta.press("Resign");
    assert!(marta.can(Command::Study(StudyCommand::Toggle)));

    let mut with_help = Window::open(other.path());
    choose_remote(&mut with_help);
    with_help.press("Study, hints and the computer may be used (only if everyone agrees)");
    with_help.press("Play");
    with_help.drag("f1", "f2");
    assert!(with_help.can(Command::Study(StudyCommand::Toggle)));
}

#[test]
fn a_game_with_a_friend_survives_a_restart_and_is_found_when_its_letter_comes() {
    let (one, other) = (home(), home());
    let mut marta = marta(one.path(), SIZES[0].0);
    marta.drag("f1", "f2");
    let text = message(&mut marta);
    let mut ana = Window::open(other.path());
    ana.paste(&text);
    ana.drag("f7", "f6");
    let answer = message(&mut ana);
    // The game on the table and the one behind the start page are listed, too, once.
    for command in [StartCommand::StartPage, StartCommand::BackToGame] {
        marta.run(Command::Friend(FriendCommand::List));
        marta.wait("the game", |window| window.shows("Waiting for them (1)"));
        marta.press("Close");
        marta.run(Command::Start(command));
    }
    // Another game comes to Marta's table, and the program is started again.
    marta.run(Command::Start(StartCommand::PlayEasy));
    drop(marta);
    let mut marta = Window::open(one.path());
    marta.run(Command::Start(StartCommand::StartPage));
    marta.run(Command::Friend(FriendCommand::List));
    marta.wait("the game", |window| window.shows("Waiting for them (1)"));
    marta.press("Close");
    marta.wait("the game", |window| !window.app().archive().games().ongoing().is_empty());
    marta.paste(&answer);
    assert_eq!(marta.moves(), ["f1f2", "f7f6"]);
    assert_eq!(step(&marta), FriendStep::YourTurn);
    marta.run(Command::Start(StartCommand::PlayEasy));
    marta.run(Command::Start(StartCommand::StartPage));
    marta.wait("the row", |window| window.shows("A friend waits for your move"));
}

/// A text of the folder with messages as they arrive.
fn case(name: &str) -> String {
    fs::read_to_string(Path::new("tests/data/cases").join(name)).expect(name)
}

#[test]
fn an_answer_is_found_in_ordinary_mails_and_chats() {
    for name in ["reply-above", "signature", "two-messages", "line-ends-lost"] {
        let home = home();
        let mut ben = Window::open(home.path());
        ben.wait_for_archive();
        ben.paste(&case("first-letter.txt"));
        assert_eq!(ben.moves(), ["f1f2"]);
        ben.drag("f7", "f6");
        ben.paste(&case(&format!("{name}.txt")));
        assert_eq!(ben.moves(), ["f1f2", "f7f6", "g1g2"], "{name}");
        assert_eq!(step(&ben), FriendStep::YourTurn, "{name}");
    }
}

#[test]
fn a_message_that_is_cut_says_that_its_end_is_missing() {
    let (one, other) = (home(), home());
    let mut marta = marta(one.path(), SIZES[0].0);
    marta.drag("f1", "f2");
    let mut ana = Window::open(other.path());
    ana.wait_for_archive();
    ana.paste(&message(&mut marta));
    ana.drag("f7", "f6");
    let answer = message(&mut ana);
    for cut in
        [&answer[..answer.trim_end().len() - 1], &answer[..answer.rfind('"').expect("a tag")]]
    {
        marta.paste(cut);
        assert!(marta.says("The end of the message is missing. Copy all of it."), "{cut}");
        assert_eq!(marta.moves(), ["f1f2"]);
    }
}

#[test]
fn a_bare_move_is_offered_and_the_true_message_counts_more() {
    let (one, other) = (home(), home());
    let mut marta = marta(one.path(), SIZES[0].0);
    marta.drag("f1", "f2");
    let text = message(&mut marta);
    assert!(text.contains("No program? Answer with your move, such as "), "{text}");
    for typed in ["1… g7-g6!", "1. f1-f2 g7-g6"] {
        marta.paste(typed);
        assert_eq!(marta.moves(), ["f1f2"], "nothing is played without a yes");
        assert!(marta.says("Ana: g7-g6?"), "{typed}");
    }
    marta.press("Play it");
    assert_eq!(marta.moves(), ["f1f2", "g7g6"]);
    marta.run(Command::Game(GameCommand::Undo));
    assert_eq!(marta.moves(), ["f1f2"], "what was typed is taken back at once");
    marta.paste("g7g6");
    marta.press("Play it");
    marta.drag("f2", "f3");
    assert_eq!(marta.moves().len(), 3);

    let mut ana = Window::open(other.path());
    ana.wait_for_archive();
    ana.paste(&text);
    ana.drag("f7", "f6");
    marta.paste(&message(&mut ana));
    assert_eq!(marta.moves(), ["f1f2", "f7f6"]);
    assert_eq!(step(&marta), FriendStep::YourTurn);
}

#[test]
fn whoever_agrees_to_a_draw_tells_it_and_two_offers_are_one() {
    for crossing in [false, true] {
        let (one, other) = (home(), home());
        let mut marta = marta(one.path(), SIZES[0].0);
        marta.drag("f1", "f2");
        let mut ana = Window::open(other.path());
        ana.wait_for_archive();
        ana.paste(&message(&mut marta));
        ana.run(Command::Game(GameCommand::OfferDraw));
        assert_eq!(news(&ana), MessageNews::Request);
        let offer = message(&mut ana);
        if crossing {
            marta.run(Command::Game(GameCommand::OfferDraw));
        }
        marta.paste(&offer);
        if !crossing {
            marta.press("Agree");
        }
        assert!(marta.app().state().ended.is_some(), "{crossing}");
        assert_eq!(step(&marta), FriendStep::ToSend, "{crossing}");
        assert!(marta.shows("Copy for Ana"));
        ana.paste(&message(&mut marta));
        assert!(ana.app().state().ended.is_some(), "{crossing}");
    }
}

#[test]
fn a_move_that_was_sent_is_never_taken_back_silently() {
    let home = home();
    let mut marta = marta(home.path(), SIZES[0].0);
    marta.drag("f1", "f2");
    message(&mut marta);
    marta.run(Command::Friend(FriendCommand::Note));
    marta.harness.get_by_role(Role::MultilineTextInput).type_text("Hello");
    marta.settle();
    marta.press("Add");
    assert_eq!(step(&marta), FriendStep::ToSend);
    assert_eq!(news(&marta), MessageNews::Note);
    marta.run(Command::Game(GameCommand::Undo));
    assert_eq!(marta.moves(), ["f1f2"], "Ana is asked first");
}

#[test]
fn an_old_message_of_a_finished_game_opens_no_other_game() {
    let (one, other) = (home(), home());
    let mut marta = marta(one.path(), SIZES[0].0);
    marta.drag("f1", "f2");
    let invitation = message(&mut marta);
    let mut ana = Window::open(other.path());
    ana.wait_for_archive();
    ana.paste(&invitation);
    ana.drag("f7", "f6");
    ana.run(Command::Game(GameCommand::Resign));
    ana.press("Resign");
    message(&mut ana);
    ana.run(Command::Start(StartCommand::PlayEasy));
    drop(ana);
    let mut ana = Window::open(other.path());
    // In the first moment the kept games are not read yet.
    ana.paste(&invitation);
    ana.wait("the game", |window| window.moves() == ["f1f2", "f7f6"]);
    assert!(ana.app().state().ended.is_some());
}

#[test]
fn the_file_of_a_renamed_seat_leads_to_the_free_one() {
    let (home, folder) = (home(), home());
    let name = "Ana's.White.kuba";
    let white = folder.path().join(name);
    fs::write(&white, case(name)).expect("a file");
    let mut window = Window::open(home.path());
    window.drop_files(&[&white]);
    window.wait("the table", |window| window.moves() == ["f1f2"]);
    let friend = window.app().state().friend.clone().expect("a friend");
    assert_eq!(friend.own.index(), 1);
    window.wait("the file", |_| fs::read_dir(folder.path()).expect("a folder").count() == 2);
    assert_eq!(fs::read_to_string(&white).expect("a file"), case(name), "it is untouched");
}

fn copied_picture(window: &mut Window) -> ColorImage {
    window.request(Command::File(FileCommand::CopyPicture));
    window.copied_picture()
}

#[test]
fn a_picture_is_the_game_whether_it_is_pasted_dropped_or_opened() {
    let (one, other) = (home(), home());
    let mut window = Window::two_players(one.path());
    window.drag("f1", "f2");
    window.drag("f7", "f6");
    let picture = copied_picture(&mut window);
    let mut second = Window::open(other.path());
    second.harness.event(Event::PasteImage(Arc::new(picture.clone())));
    second.wait("the game", |window| window.moves() == ["f1f2", "f7f6"]);

    window.drag("f2", "f3");
    let later = copied_picture(&mut window);
    let size = later.size.map(|side| side as u32);
    let pixels = later.pixels.iter().flat_map(egui::Color32::to_array).collect();
    let image = image::RgbaImage::from_raw(size[0], size[1], pixels).expect("a picture");
    let file = other.path().join("photo.jpg");
    image::DynamicImage::from(image).to_rgb8().save(&file).expect("a file");
    second.drop_files(&[&file]);
    second.wait("the next move", |window| window.moves() == ["f1f2", "f7f6", "f2f3"]);

    let blank = image::RgbImage::from_pixel(40, 40, image::Rgb([200, 200, 200]));
    let file = other.path().join("blank.png");
    blank.save(&file).expect("a file");
    second.drop_files(&[&file]);
    second.wait("the reason", |window| {
        window.says("blank.png: There is no game in this picture: it has no code. Share a picture with “The game as a code”.")
    });
    fs::write(&file, b"\x89PNG\r\n\x1a\nbroken").expect("a file");
    second.drop_files(&[&file]);
    second.settle();
    assert_eq!(second.moves().len(), 3);
}

#[test]
fn two_friends_play_at_a_table_in_a_shared_folder() {
    let (one, other, folder) = (home(), home(), home());
    let mut marta = Window::open(one.path());
    choose_remote(&mut marta);
    marta.press("A shared folder");
    marta.harness.get_by_label("Folder").click();
    marta.settle();
    let path = folder.path().display().to_string();
    marta.harness.get_by_label("Folder").type_text(&path);
    marta.settle();
    marta.harness.get_by_label("Table").click();
    marta.settle();
    marta.harness.get_by_label("Table").type_text("Sunday");
    marta.settle();
    marta.press("Play");
    marta.settle();
    marta.drag("f1", "f2");
    let white = folder.path().join("Sunday.White.kuba");
    marta.wait("the file", |_| fs::read_to_string(&white).is_ok_and(|text| text.contains("f1-f2")));

    let mut ana = Window::open(other.path());
    ana.drop_files(&[&white]);
    ana.wait("the table", |window| window.moves() == ["f1f2"]);
    assert_eq!(step(&ana), FriendStep::YourTurn);
    ana.drag("f7", "f6");
    let black = folder.path().join("Sunday.Black.kuba");
    ana.wait("the file", |_| fs::read_to_string(&black).is_ok_and(|text| text.contains("f7-f6")));
    marta.wait("the move", |window| window.moves() == ["f1f2", "f7f6"]);

    // A file that somebody has damaged or removed is written again, and an illegal move is named.
    fs::remove_file(&white).expect("a file");
    marta.wait("the file", |_| white.is_file());
    let sound = fs::read_to_string(&black).expect("a file");
    fs::write(&black, sound.replace("f7-f6", "a4-a5")).expect("a file");
    marta.wait("the fault", |window| window.says("Sunday.Black.kuba, line"));
    assert_eq!(marta.moves(), ["f1f2", "f7f6"]);

    // Nothing of the folder is overwritten by somebody who opens the same seat by mistake.
    let third = home();
    let mut late = Window::open(third.path());
    late.drop_files(&[&white]);
    late.wait("a question", |window| window.shows("Take over this seat"));
    let before = fs::read_to_string(&white).expect("a file");
    late.press("Cancel");
    assert_eq!(fs::read_to_string(&white).expect("a file"), before);

    // The seat that is taken over stops, and can be taken back.
    fs::write(&black, sound).expect("a file");
    let (take_over, back) = ("Take over this seat", FriendCommand::TakeOver);
    late.drop_files(&[&white]);
    late.wait("a question", |window| window.shows(take_over));
    press_last(&mut late, take_over);
    marta.wait("the loss", |window| step(window) == FriendStep::Lost);
    assert!(marta.says("played on another computer"));
    marta.run(Command::Friend(back));
    press_last(&mut marta, take_over);
    late.wait("the loss", |window| step(window) == FriendStep::Lost);
    marta.wait("the seat", |window| step(window) == FriendStep::YourTurn);
    assert_eq!(marta.moves(), ["f1f2", "f7f6"]);
}

/// Presses the last of the things with this name.
fn press_last(window: &mut Window, name: &str) {
    let found = window.harness.query_all_by_label(name).last();
    found.expect(name).click();
    window.settle();
}

/// Types into a field of the form.
fn fill(window: &mut Window, field: &str, text: &str) {
    window.scroll_to(field);
    window.harness.get_by_label(field).click();
    window.settle();
    window.harness.get_by_label(field).type_text(text);
    window.settle();
}

#[test]
fn three_friends_play_at_a_table_in_a_shared_folder() {
    let (homes, folder) = ([home(), home(), home()], home());
    let mut white = Window::open(homes[0].path());
    white.run(Command::Start(StartCommand::ChooseGame(1)));
    white.run(Command::Start(StartCommand::Elsewhere));
    white.press("3 players");
    assert!(white.says("a folder that all of you see") && white.says("the others open the file"));
    fill(&mut white, "Folder", &folder.path().display().to_string());
    white.press("Play");
    white.settle();
    assert_eq!(white.app().state().seats.len(), 3);
    let file = folder.path().join("Cubulus 1.White.kuba");
    white.wait("the file", |_| file.is_file());
    let mut others = [&homes[1], &homes[2]].map(|home| Window::open(home.path()));
    let seats = ["Cubulus 1.Black.kuba", "Cubulus 1.Red.kuba"];
    for (window, seat) in others.iter_mut().zip(seats) {
        window.drop_files(&[&file]);
        let own = folder.path().join(seat);
        window.wait("a seat", |_| own.is_file());
    }
    for mv in ["a11", "a33", "c33"] {
        let turn = white.app().state().to_move.index();
        let mover = match turn {
            0 => &mut white,
            other => &mut others[other - 1],
        };
        let before = mover.moves().len();
        mover.wait("the turn", |window| step(window) == FriendStep::YourTurn);
        let named = spoken_on_any_face(mv);
        let is_opening = |label: String| named.iter().any(|name| label.starts_with(name));
        let found = mover.harness.query_all_by(|node| node.label().is_some_and(is_opening));
        found.last().expect("an opening").click_accesskit();
        mover.settle();
        mover.wait("the move", |window| window.moves().len() == before + 1);
        for window in std::iter::once(&mut white).chain(&mut others) {
            window.wait("the move", |window| window.moves().len() == before + 1);
        }
    }
    assert_eq!(white.moves(), others[1].moves());
    let last = white.app().state().friend.as_ref().expect("a friend").awaited;
    assert_eq!(last.index(), 2, "red moved last");
}

#[test]
fn the_bar_and_the_list_look_as_designed() {
    let mut results = SnapshotResults::new();
    for (size, name) in SIZES {
        let one = home();
        let mut window = marta(one.path(), size);
        let theme = if name == "small" { ThemeChoice::Dark } else { ThemeChoice::Light };
        window.run(Command::View(ViewCommand::Theme(theme)));
        window.drag("f1", "f2");
        if name == "wide" {
            // The picture of the message has a code by lot.
            window.wait("the picture", |window| window.shows("What Ana gets"));
            message(&mut window);
        }
        window.settle();
        let options = SnapshotOptions::new();
        results.add(window.harness.try_snapshot_options(format!("friends_{name}"), &options));
        message(&mut window);
        window.run(Command::Start(StartCommand::PlayEasy));
        window.run(Command::Friend(FriendCommand::List));
        window.wait("the game", |window| window.shows("Waiting for them (1)"));
        for row in ["Waiting for them (1)", "New game with a friend…"] {
            assert!(window.shows(row), "{row}");
        }
    }
}
