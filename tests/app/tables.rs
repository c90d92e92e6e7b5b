//! Tables in shared folders: windows that read each other's files.

use std::fs;
use std::path::{Path, PathBuf};

use egui_kittest::kittest::Queryable;
use kuba::app::game::table::FriendStep;
use kuba::app::shell::command::{Command, FriendCommand, GameCommand, PuzzleCommand, StartCommand};

use crate::common::any_face::spoken_on_any_face;
use crate::common::window::{Window, home};
use crate::friends::{case, choose_remote, is_told, step};

/// Marta's window, with a new game against Ana at the table "Sunday", and her file.
fn marta(home: &Path, folder: &Path) -> (Window, PathBuf) {
    let mut marta = Window::open(home);
    choose_remote(&mut marta);
    marta.press("A shared folder");
    fill(&mut marta, "Folder", &folder.display().to_string());
    fill(&mut marta, "Table", "Sunday");
    marta.press("Play");
    marta.settle();
    marta.drag("f1", "f2");
    let white = folder.join("Sunday.White.kuba");
    marta.wait("the file", |_| has(&white, "f1-f2"));
    (marta, white)
}

/// Ana's window, in which she sits down at the table of this file.
fn ana(home: &Path, file: &Path) -> Window {
    let mut ana = Window::open(home);
    ana.drop_files(&[file]);
    ana.wait("the table", |window| window.moves() == ["f1f2"]);
    ana
}

/// Returns `true` if the file is there and has these words.
fn has(file: &Path, words: &str) -> bool {
    fs::read_to_string(file).is_ok_and(|text| text.contains(words))
}

#[test]
fn two_friends_play_at_a_table_in_a_shared_folder() {
    let (one, other, folder) = (home(), home(), home());
    let (mut marta, white) = marta(one.path(), folder.path());
    let mut ana = ana(other.path(), &white);
    assert_eq!(step(&ana), FriendStep::YourTurn);
    ana.drag("f7", "f6");
    let black = folder.path().join("Sunday.Black.kuba");
    ana.wait("the file", |_| has(&black, "f7-f6"));
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
fn a_friend_s_move_is_told_wherever_the_user_is() {
    let (one, other, folder) = (home(), home(), home());
    let (mut marta, white) = marta(one.path(), folder.path());
    let mut ana = ana(other.path(), &white);
    let away = [
        Command::Start(StartCommand::StartPage),
        Command::Puzzle(PuzzleCommand::Begin),
        Command::Start(StartCommand::PlayEasy),
    ];
    let moves = [("f7", "f6", "f2", "f3"), ("g7", "g6", "g1", "g2"), ("g6", "g5", "g2", "g3")];
    let go_there = Command::Friend(FriendCommand::GoThere);
    for (command, (from, to, own, own_to)) in away.into_iter().zip(moves) {
        marta.run(command);
        assert!(!marta.can(go_there), "{command:?}");
        ana.drag(from, to);
        marta.wait("the move", |window| window.says("Ana moved."));
        let known = ana.moves();
        marta.press("Go there");
        marta.wait("the game", |window| window.moves() == known);
        assert!(!marta.can(go_there), "{command:?}");
        marta.drag(own, own_to);
        ana.wait("the answer", |window| window.moves() == marta.moves());
    }
    // A game that is only kept is counted, too.
    marta.run(Command::Start(StartCommand::PlayEasy));
    marta.run(Command::Start(StartCommand::StartPage));
    ana.drag("a1", "b1");
    marta.wait("the row", is_told);
}

#[test]
fn what_a_friend_asks_for_is_told_elsewhere_without_a_move() {
    let (one, other, folder) = (home(), home(), home());
    let (mut marta, white) = marta(one.path(), folder.path());
    let mut ana = ana(other.path(), &white);
    marta.run(Command::Start(StartCommand::StartPage));
    ana.run(Command::Game(GameCommand::OfferDraw));
    marta.wait("the offer", |window| window.says("News from Ana."));
    marta.press("Go there");
    marta.wait("the offer", |window| window.shows("Agree"));
}

#[test]
fn two_who_sit_down_at_once_get_two_seats() {
    let (homes, folder) = ([home(), home(), home()], home());
    let mut white = Window::open(homes[0].path());
    white.run(Command::Start(StartCommand::ChooseGame(1)));
    white.run(Command::Start(StartCommand::Elsewhere));
    white.press("3 players");
    fill(&mut white, "Folder", &folder.path().display().to_string());
    white.press("Play");
    let file = folder.path().join("Cubulus 1.White.kuba");
    white.wait("the file", |_| file.is_file());
    let mut others = [&homes[1], &homes[2]].map(|home| Window::open(home.path()));
    for window in &mut others {
        // Neither waits for the other's file.
        window.drop_files(&[&file]);
    }
    let own =
        |window: &Window| window.app().state().friend.as_ref().map(|friend| friend.own.index());
    for seat in ["Black", "Red"] {
        let file = folder.path().join(format!("Cubulus 1.{seat}.kuba"));
        others[1].wait("the seat", |_| file.is_file());
        others[0].settle();
    }
    let [one, other] = &mut others;
    other.wait("the seat", |window| own(window) != own(one));
    one.wait("the seat", |window| own(window) != own(other));
    assert!(own(one).is_some_and(|seat| seat > 0) && own(other).is_some_and(|seat| seat > 0));
    assert!([one, other].iter().all(|window| step(window) != FriendStep::Lost));
}

#[test]
fn a_folder_that_was_moved_is_followed() {
    let (one, other, place) = (home(), home(), home());
    let folder = place.path().join("before");
    fs::create_dir(&folder).expect("a folder");
    let (mut marta, white) = marta(one.path(), &folder);
    let mut ana = ana(other.path(), &white);
    let moved = place.path().join("after");
    fs::rename(&folder, &moved).expect("a folder");
    marta.drop_files(&[&moved.join("Sunday.White.kuba")]);
    ana.drop_files(&[&moved.join("Sunday.Black.kuba")]);
    ana.drag("f7", "f6");
    marta.wait("the move", |window| window.moves() == ["f1f2", "f7f6"]);
    assert!(!folder.exists());
}

#[test]
fn a_file_that_is_cut_below_its_tags_is_written_again() {
    let (one, folder) = (home(), home());
    let (mut marta, white) = marta(one.path(), folder.path());
    let whole = fs::read_to_string(&white).expect("a file");
    let tags = whole.find("\n\n").expect("an empty line") + 2;
    fs::write(&white, &whole[..tags]).expect("a file");
    marta.wait("the file", |_| has(&white, "f1-f2"));
}

#[test]
fn the_last_move_is_in_the_folder_when_the_window_has_closed() {
    let (one, other, folder) = (home(), home(), home());
    let (mut marta, white) = marta(one.path(), folder.path());
    let mut ana = ana(other.path(), &white);
    ana.drag("f7", "f6");
    marta.wait("the move", |window| window.moves().len() == 2);
    marta.drag("f2", "f3");
    let app = marta.harness.state_mut();
    app.as_mut().expect("a window").close();
    assert!(has(&white, "f2-f3"));
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
