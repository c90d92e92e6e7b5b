//! Games with somebody elsewhere: two windows that send each other messages and pictures.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::{ColorImage, Event, OutputCommand, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{SnapshotOptions, SnapshotResults};
use kuba::app::game::table::{FriendStep, MessageNews};
use kuba::app::shell::command::{
    Command, EditorCommand, FileCommand, FriendCommand, GameCommand, StartCommand, StudyCommand,
    ViewCommand, YouCommand,
};
use kuba::app::shell::theme::ThemeChoice;

use crate::common::window::{Window, home};

const SIZES: [(Vec2, &str); 3] = [
    (Vec2::new(1280.0, 800.0), "wide"),
    (Vec2::new(800.0, 600.0), "small"),
    (Vec2::new(480.0, 600.0), "least"),
];

pub(crate) fn choose_remote(window: &mut Window) {
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

pub(crate) fn step(window: &Window) -> FriendStep {
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
        "Ana has g7-g6 as move 1; here it is f7-f6. Nothing has changed. Ask which one counts."
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
        marta.run(Command::You(YouCommand::Leave));
        marta.run(Command::Start(command));
    }
    // Another game comes to Marta's table, and the program is started again.
    marta.run(Command::Start(StartCommand::PlayEasy));
    drop(marta);
    let mut marta = Window::open(one.path());
    marta.run(Command::Start(StartCommand::StartPage));
    marta.run(Command::Friend(FriendCommand::List));
    marta.wait("the game", |window| window.shows("Waiting for them (1)"));
    marta.run(Command::You(YouCommand::Leave));
    marta.wait("the game", |window| !window.app().archive().games().ongoing().is_empty());
    marta.paste(&answer);
    assert_eq!(marta.moves(), ["f1f2", "f7f6"]);
    assert_eq!(step(&marta), FriendStep::YourTurn);
    marta.run(Command::Start(StartCommand::PlayEasy));
    marta.run(Command::Start(StartCommand::StartPage));
    marta.wait("the row", is_told);
}

/// The start page tells of a friend who has moved.
pub(crate) fn is_told(window: &Window) -> bool {
    let row = window.harness.get_by_label("Friends elsewhere").accesskit_node();
    row.description().is_some_and(|told| told.ends_with("moved") || told == "One waits")
}

/// A text of the folder with messages as they arrive.
pub(crate) fn case(name: &str) -> String {
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

#[test]
fn both_who_press_rematch_play_one_game() {
    let (one, other) = (home(), home());
    let mut marta = marta(one.path(), SIZES[0].0);
    marta.drag("f1", "f2");
    let mut ana = Window::open(other.path());
    ana.paste(&message(&mut marta));
    ana.run(Command::Game(GameCommand::Resign));
    ana.press("Resign");
    marta.paste(&message(&mut ana));
    let table = |window: &Window| window.app().state().friend.clone().expect("a friend").table;
    let before = table(&marta);
    for window in [&mut marta, &mut ana] {
        window.run(Command::Start(StartCommand::Rematch));
    }
    assert_ne!(table(&marta), before);
    assert_eq!(table(&marta), table(&ana));
    // Ana begins now.
    ana.drag("f1", "f2");
    marta.paste(&message(&mut ana));
    assert_eq!(marta.moves(), ["f1f2"]);
    assert_eq!(step(&marta), FriendStep::YourTurn);
}

#[test]
fn a_game_without_help_gets_none_in_another_window_of_the_home() {
    let (one, other) = (home(), home());
    let mut marta = marta(one.path(), SIZES[0].0);
    let mut ana = Window::open(other.path());
    ana.wait_for_archive();
    let moves =
        [("f1", "f2"), ("f7", "f6"), ("f2", "f3"), ("g7", "g6"), ("g1", "g2"), ("g6", "g5")];
    for pair in moves.chunks(2) {
        marta.drag(pair[0].0, pair[0].1);
        ana.paste(&message(&mut marta));
        ana.drag(pair[1].0, pair[1].1);
        marta.paste(&message(&mut ana));
    }
    assert_eq!(marta.moves().len(), 6);
    let list = "1. f1-f2 f7-f6 2. f2-f3 g7-g6 3. g1-g2 g6-g5";
    let toggle = Command::Study(StudyCommand::Toggle);
    let mut second = Window::open(one.path());
    second.paste(list);
    second.wait("the sentence", |window| {
        window.says("This is your game with Ana. Study is off until it is over.")
    });
    for command in [toggle, Command::Game(GameCommand::Hint), Command::Editor(EditorCommand::Begin)]
    {
        assert!(!second.can(command), "{command:?}");
    }
    // Other games get help.
    second.paste("1. f1-f2 f7-f6 2. f2-f3 g7-g6 3. g1-g2 a1-b1");
    second.wait("the other game", |window| window.can(toggle));
}

#[test]
fn one_s_second_computer_goes_on_with_the_game() {
    let (one, other, office) = (home(), home(), home());
    let mut marta = marta(one.path(), SIZES[0].0);
    marta.drag("f1", "f2");
    let invitation = message(&mut marta);
    marta.settle();
    copy_home(one.path(), office.path());
    let mut ana = Window::open(other.path());
    ana.paste(&invitation);
    ana.drag("f7", "f6");
    marta.paste(&message(&mut ana));
    marta.drag("f2", "f3");
    let newer = message(&mut marta);
    let mut second = Window::open(office.path());
    assert_eq!(second.moves(), ["f1f2"]);
    second.paste(&newer);
    assert_eq!(second.moves(), ["f1f2", "f7f6", "f2f3"]);
    assert!(!second.says("This is your own message."));
}

/// Copies what a window has saved.
fn copy_home(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let copy = to.join(entry.file_name());
        if entry.path().is_dir() {
            fs::create_dir_all(&copy).expect("a folder");
            copy_home(&entry.path(), &copy);
        } else {
            fs::copy(entry.path(), copy).expect("a file");
        }
    }
}
