//! Games with somebody elsewhere: seats that tell each other their moves through a folder in which copies arrive
//! late, in another order, twice, half or as conflicted copies, while the programs are stopped at any moment.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use kuba_rules::random::Random;
use kuba_rules::{Concession, Game, Player, cubulus, kuba, qubism};
use kuba_session::Session;
use kuba_store::friends::{
    Ask, FolderState, FolderWatch, FriendGame, FriendMessage, OddFile, ReceivedGame, SeatFile,
    SharedGame, is_same_name, list_games, seat_file_name, seat_files, write_seat_file,
};
use kuba_store::{Record, Recordable, read_game, sheet_with};

use crate::common::nightly::nightly;

/// What a program saves, and what is lost when it is stopped.
#[derive(Clone)]
struct Seat<G: Recordable> {
    friend: FriendGame,
    moves: Vec<G::Move>,
    end: Option<Concession>,
}

struct Computer<G: Recordable> {
    now: Seat<G>,
    saved: Seat<G>,
    folder: PathBuf,
    watch: FolderWatch,
    received: Vec<ReceivedGame<G>>,
}

/// A file on its way to another computer.
struct Copy {
    to: usize,
    name: String,
    text: String,
}

struct World<'a, G: Recordable> {
    start: G,
    rules: G::Rules,
    computers: Vec<Computer<G>>,
    copies: Vec<Copy>,
    random: &'a mut Random,
    /// Moves made by each seat, and those taken back by agreement.
    made: Vec<usize>,
}

fn names<G: Recordable>() -> Vec<String> {
    G::SEATS.iter().map(|&seat| seat.to_owned()).collect()
}

impl<'a, G: Recordable> World<'a, G> {
    fn new(rules: &G::Rules, folder: &Path, random: &'a mut Random) -> Self {
        let start = G::start(rules);
        let seats = start.seats();
        let first = FriendGame::new(Player::FIRST, seats, 7);
        let computers = (0..seats).map(|seat| {
            let own = Player::seat(seat);
            let mut friend = match seat {
                0 => first.clone(),
                _ => FriendGame::joined(&first.message, own, seats, 100 + seat as u64),
            };
            let folder = folder.join(seat.to_string());
            fs::create_dir_all(&folder).expect("a folder");
            let shared = sunday(&folder);
            friend.shared = Some(shared.clone());
            let seat = Seat { friend, moves: Vec::new(), end: None };
            Computer {
                saved: seat.clone(),
                now: seat,
                folder,
                watch: FolderWatch::new(shared, first.message.table.clone()),
                received: Vec::new(),
            }
        });
        Self {
            computers: computers.collect(),
            start,
            rules: rules.clone(),
            copies: Vec::new(),
            made: vec![0; seats],
            random,
        }
    }

    fn game(&self, seat: usize) -> G {
        let mut game = self.start.clone();
        for &mv in &self.computers[seat].now.moves {
            game.play(mv);
        }
        if let Some(end) = self.computers[seat].now.end {
            game.concede(end);
        }
        game
    }

    fn text(&self, seat: usize) -> String {
        let now = &self.computers[seat].now;
        let mut session = Session::new(self.start.clone());
        for &mv in &now.moves {
            session.play(mv).expect("a legal move");
        }
        if let Some(end) = now.end {
            session.concede(end);
        }
        let record = Record::of(&session, self.rules.clone(), Vec::new());
        sheet_with(&session, &record, &now.friend.message.tags())
    }

    /// Writes the seat's own file and sends copies of it to the others.
    fn publish(&mut self, seat: usize) {
        let text = self.text(seat);
        let shared = self.computers[seat].now.friend.shared.clone().expect("a table");
        write_seat_file(&shared, G::SEATS[seat], &text).expect("written");
        let name = seat_file_name("Sunday", G::SEATS[seat]);
        for to in (0..self.computers.len()).filter(|&to| to != seat) {
            let name = name.clone();
            let text = text.clone();
            self.copies.push(Copy { to, name, text });
        }
    }

    fn deliver(&mut self, place: usize) {
        let Copy { to, name, text } = self.copies.remove(place);
        let path = self.computers[to].folder.join(name);
        fs::write(path, text).expect("a copy");
    }

    fn look(&mut self, seat: usize) {
        let start = self.start.clone();
        let computer = &mut self.computers[seat];
        let state = computer.watch.look(&names::<G>()).expect("a folder");
        if let Some(state) = state {
            computer.received = state.seats.iter().filter_map(received::<G>).collect();
        }
        let now = &mut computer.now;
        let before = now.friend.clone();
        let known = (now.moves.as_slice(), now.end);
        let agreed = now.friend.agree(&start, known, &computer.received);
        assert_eq!(agreed.disagreements, [], "seat {seat}");
        let changed = agreed.moves != now.moves || agreed.end != now.end || before != now.friend;
        now.moves = agreed.moves;
        now.end = agreed.end;
        if changed {
            self.save_and_publish(seat);
        }
    }

    /// A program may be stopped before or after either step.
    fn save_and_publish(&mut self, seat: usize) {
        let publishes_first = self.random.below(2) == 0;
        let stopped_after = self.random.below(24);
        if publishes_first {
            self.publish(seat);
        }
        if stopped_after != 0 {
            self.computers[seat].saved = self.computers[seat].now.clone();
        }
        if stopped_after > 1 {
            if !publishes_first {
                self.publish(seat);
            }
            return;
        }
        self.restart(seat);
    }

    fn restart(&mut self, seat: usize) {
        let computer = &mut self.computers[seat];
        computer.now = computer.saved.clone();
        let shared = computer.now.friend.shared.clone().expect("a table");
        let table = computer.now.friend.message.table.clone();
        computer.watch = FolderWatch::new(shared, table);
        self.look(seat);
        self.publish(seat);
    }

    fn act(&mut self, seat: usize) {
        let game = self.game(seat);
        if game.outcome().is_some() {
            return;
        }
        let is_turn = game.turn().index() == seat;
        let length = self.computers[seat].now.moves.len();
        let now = &mut self.computers[seat].now;
        if let Some((ask, _)) = now.friend.ask_of_others()
            && self.random.below(2) == 0
        {
            now.friend.answer(ask, self.random.below(3) > 0);
            self.look(seat);
            return self.save_and_publish(seat);
        }
        if now.friend.own_ask().is_some() {
            return;
        }
        match self.random.below(300) {
            0 if length > 0 => {
                let back = 1 + self.random.below(3.min(length));
                now.friend.ask(Ask::Undo(length - back));
            }
            1 => now.friend.ask(Ask::Draw),
            2 if game.seats() == 2 && length > 20 => {
                now.end = Some(Concession::Resign(Player::seat(seat)));
                now.friend.touch();
            }
            3.. if is_turn => {
                let mut moves = Vec::new();
                game.legal_moves(&mut moves);
                now.moves.push(moves[self.random.below(moves.len())]);
                now.friend.moved("2026-11-27 21:40:00".to_owned());
                self.made[seat] += 1;
            }
            _ => return,
        }
        self.save_and_publish(seat);
    }

    fn disturb(&mut self) {
        let seat = self.random.below(self.computers.len());
        match self.random.below(40) {
            0 => self.restart(seat),
            1 => {
                let other = G::SEATS[self.random.below(self.computers.len())];
                let name = seat_file_name("Sunday", other);
                let path = self.computers[seat].folder.join(name);
                if other != G::SEATS[seat]
                    && let Ok(text) = fs::read_to_string(&path)
                {
                    let copy = "Sunday.White (conflicted copy 2026-11-27).kuba";
                    fs::write(self.computers[seat].folder.join(copy), &text).expect("a copy");
                    let half = text.len() / 2;
                    fs::write(&path, &text.as_bytes()[..half]).expect("half a file");
                    let name = seat_file_name("Sunday", other);
                    self.copies.push(Copy { to: seat, name, text });
                }
            }
            _ => {}
        }
    }

    /// Returns the number of moves at the end.
    fn play(&mut self) -> usize {
        for _ in 0..1_500 {
            let seat = self.random.below(self.computers.len());
            self.act(seat);
            if !self.copies.is_empty() && self.random.below(3) > 0 {
                // Also copies that were made later.
                let place = self.random.below(self.copies.len());
                self.deliver(place);
            }
            let seat = self.random.below(self.computers.len());
            self.look(seat);
            self.disturb();
        }
        self.copies.clear();
        for _ in 0..12 {
            for seat in 0..self.computers.len() {
                self.look(seat);
                self.publish(seat);
                while !self.copies.is_empty() {
                    self.deliver(0);
                }
            }
        }
        let first = &self.computers[0].now;
        for other in &self.computers[1..] {
            assert_eq!(other.now.moves, first.moves, "all see the same moves");
            assert_eq!(other.now.end, first.end, "all see the same end");
        }
        assert!(first.moves.len() <= self.made.iter().sum(), "no move is invented");
        first.moves.len()
    }
}

fn received<G: Recordable>(file: &SeatFile) -> Option<ReceivedGame<G>> {
    let (session, _) = read_game::<G>(&file.text).ok()?;
    Some(ReceivedGame {
        message: file.message.clone(),
        moves: session.main_moves().to_vec(),
        end: session.concession(),
    })
}

fn games<G: Recordable>(rules: &G::Rules, count: u64) -> usize {
    (0..count)
        .map(|seed| {
            println!("{} seed {seed}", G::ID);
            let folder = tempfile::tempdir().expect("a folder");
            World::<G>::new(rules, folder.path(), &mut Random::new(seed)).play()
        })
        .sum()
}

fn three() -> cubulus::CubulusRules {
    cubulus::CubulusRules { players: cubulus::Players::Three, ..cubulus::CubulusRules::default() }
}

#[test]
fn all_seats_of_a_folder_see_the_same_game_whatever_happens_to_the_files() {
    let [pushes, two, others, steps] = nightly([80, 40, 40, 40], [3, 1, 3, 2]);
    let moves = games::<kuba::GameState>(&kuba::KubaRules::default(), pushes)
        + games::<cubulus::GameState>(&cubulus::CubulusRules::default(), two)
        + games::<cubulus::GameState>(&three(), others)
        + games::<qubism::GameState>(&qubism::QubismRules::default(), steps);
    assert!(moves > 60, "only {moves} moves");
}

fn sunday(folder: &Path) -> SharedGame {
    SharedGame { folder: folder.to_owned(), name: "Sunday".to_owned() }
}

/// Text of the file of a seat in a game of Kuba after these pushes.
fn sheet(friend: &FriendGame, pushes: &[&str]) -> String {
    let rules = kuba::KubaRules::default();
    let mut session = Session::new(kuba::GameState::start(&rules));
    for push in pushes {
        session.play(push.parse().expect("a push")).expect("legal");
    }
    let record = Record::of(&session, rules, Vec::new());
    sheet_with(&session, &record, &friend.message.tags())
}

#[test]
fn a_file_that_is_only_half_there_tells_all_or_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let shared = sunday(folder.path());
    let mut friend = FriendGame::new(Player::FIRST, 2, 1);
    friend.ask(Ask::Undo(1));
    let text = sheet(&friend, &["f1f2", "b1b2", "f2f3"]);
    let seats: Vec<String> = ["White", "Black"].map(str::to_owned).to_vec();
    let mut told = 0;
    for half in 0..=text.len() {
        fs::write(folder.path().join("Sunday.White.kuba"), &text[..half]).expect("half a file");
        let mut watch = FolderWatch::new(shared.clone(), friend.message.table.clone());
        let state = watch.look(&seats).expect("a folder").expect("a first look");
        for seat in state.seats {
            assert_eq!(seat.message, friend.message, "{}", &text[..half]);
            told += 1;
        }
    }
    assert!(told > 0, "the whole file is read");
}

#[test]
fn a_table_is_found_among_thousands_of_other_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let shared = sunday(folder.path());
    let write = |name: String| fs::write(folder.path().join(name), "").expect("a file");
    for number in 0..1000 {
        write(format!("{number}.jpg"));
        write(format!("2025-01-01 12.00.{number}.kuba"));
    }
    let friend = FriendGame::new(Player::FIRST, 2, 1);
    write_seat_file(&shared, "White", &sheet(&friend, &[])).expect("written");
    let tables = list_games(folder.path()).expect("a folder");
    assert_eq!(tables.keys().collect::<Vec<_>>(), ["Sunday"]);
    for number in 0..1000 {
        write(format!("Holiday.{number}.kuba"));
    }
    let mut watch = FolderWatch::new(shared, friend.message.table.clone());
    let state = watch.look(&["White", "Black"].map(str::to_owned));
    let state = state.expect("a folder").expect("a first look");
    assert_eq!(state.seats.len(), 1);
    assert_eq!(state.odd, []);
}

#[test]
fn files_that_do_not_count_are_named_and_links_are_not_followed() {
    let folder = tempfile::tempdir().expect("a folder");
    let shared = sunday(folder.path());
    let friend = FriendGame::new(Player::FIRST, 2, 1);
    let text = sheet(&friend, &[]);
    write_seat_file(&shared, "White", &text).expect("written");
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect(name);
    write("Sunday.White (conflicted copy).kuba", &text);
    write("Sunday.Black.kuba", "half a fi");
    write("Monday.White.kuba", "another table");
    write("secret.txt", "not ours");
    #[cfg(unix)]
    std::os::unix::fs::symlink(
        folder.path().join("secret.txt"),
        folder.path().join("Sunday.Red.kuba"),
    )
    .expect("a link");
    let mut watch = FolderWatch::new(shared.clone(), friend.message.table.clone());
    let seats: Vec<String> = ["White", "Black"].map(str::to_owned).to_vec();
    let mut looks: Vec<FolderState> = Vec::new();
    for _ in 0..6 {
        looks.extend(watch.look(&seats).expect("a folder"));
    }
    let first = &looks[0];
    assert_eq!(first.seats.len(), 1);
    assert_eq!(first.seats[0].message, friend.message);
    let copy = OddFile::Copy("Sunday.White (conflicted copy).kuba".to_owned());
    assert!(first.odd.contains(&copy), "{:?}", first.odd);
    let last = looks.last().expect("a look");
    let damaged = OddFile::Damaged("Sunday.Black.kuba".to_owned());
    assert!(last.odd.contains(&damaged), "waited for, then told: {:?}", last.odd);
    #[cfg(unix)]
    {
        let link = OddFile::NotAFile("Sunday.Red.kuba".to_owned());
        assert!(first.odd.contains(&link), "{:?}", first.odd);
        let red = write_seat_file(&shared, "Red", &text);
        assert!(red.is_err(), "a link is not written through");
    }
    assert!(FriendMessage::of_sheet("half a fi").is_none());
    let unchanged = BTreeMap::from([(1, watch.look(&seats).expect("a folder"))]);
    assert_eq!(unchanged[&1], None, "nothing has changed");
}

#[test]
fn seats_are_read_from_the_files_whatever_their_names_have_become() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = FriendGame::new(Player::FIRST, 2, 1);
    let text = sheet(&first, &["f1f2"]);
    for name in ["Ka\u{308}se.White.kuba", "Ana's.White.kuba"] {
        fs::write(folder.path().join(name), &text).expect("a file");
    }
    let taken = seat_files(folder.path(), &first.message.table).expect("a folder");
    assert!(taken.iter().all(|file| file.message.seat == 0) && taken.len() == 2);
    let seats = ["White", "Black"].map(str::to_owned);
    let shared = SharedGame { folder: folder.path().to_owned(), name: "Käse".to_owned() };
    let mut watch = FolderWatch::new(shared, first.message.table.clone());
    let state = watch.look(&seats).expect("a folder").expect("a first look");
    let names: Vec<&str> = state.seats.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(names, ["Ka\u{308}se.White.kuba"]);
    assert_eq!(state.odd, [OddFile::Copy("Ana's.White.kuba".to_owned())]);
    assert_eq!(watch.look(&seats).expect("a folder"), None);
    let tables = list_games(folder.path()).expect("a folder");
    assert_eq!(tables.len(), 1, "one table, whatever its files are called");
    assert!(is_same_name("KÄSE", "Ka\u{308}se") && !is_same_name("Kase", "Käse"));
}

#[test]
fn a_huge_edition_and_a_file_with_other_moves_change_nothing() {
    let mut friend = FriendGame::new(Player::FIRST, 2, 1);
    friend.shared = Some(sunday(Path::new("nowhere")));
    let start = kuba::GameState::start(&kuba::KubaRules::default());
    let pushes = |words: &[&str]| -> Vec<kuba::Move> {
        words.iter().map(|word| word.parse().expect("a push")).collect()
    };
    let known = pushes(&["f1f2", "f7f6"]);
    let mut forged = friend.message.clone();
    forged.edition = 900;
    let received = ReceivedGame { message: forged, moves: pushes(&["g1g2"]), end: None };
    let agreed = friend.agree(&start, (&known, None), &[received]);
    assert_eq!((agreed.moves, friend.message.edition), (known, 1));
    let text = sheet(&friend, &[]).replace("[Edition \"1\"]", "[Edition \"4294967295\"]");
    assert_eq!(FriendMessage::of_sheet(&text), None);
}

#[test]
fn two_open_offers_of_a_draw_are_a_draw_on_both_sides() {
    let start = kuba::GameState::start(&kuba::KubaRules::default());
    let mut white = FriendGame::new(Player::FIRST, 2, 1);
    let mut black = FriendGame::joined(&white.message, Player::SECOND, 2, 2);
    white.ask(Ask::Draw);
    black.ask(Ask::Draw);
    let told = |friend: &FriendGame| ReceivedGame::<kuba::GameState> {
        message: friend.message.clone(),
        moves: Vec::new(),
        end: None,
    };
    let (of_white, of_black) = (told(&white), told(&black));
    for (friend, other) in [(&mut white, of_black), (&mut black, of_white)] {
        let agreed = friend.agree(&start, (&[], None), &[other]);
        assert_eq!(agreed.end, Some(Concession::AgreeDraw));
    }
}

#[test]
fn moves_typed_for_a_friend_give_way_to_those_of_the_friend() {
    let start = kuba::GameState::start(&kuba::KubaRules::default());
    let pushes = |words: &[&str]| -> Vec<kuba::Move> {
        words.iter().map(|word| word.parse().expect("a push")).collect()
    };
    let mut white = FriendGame::new(Player::FIRST, 2, 1);
    let mut black = FriendGame::joined(&white.message, Player::SECOND, 2, 2).message;
    black.edition = 3;
    let known = pushes(&["f1f2", "f7f6", "f2f3"]);
    for (theirs, moves, typed) in [
        (["f1f2", "g7g6"], pushes(&["f1f2", "g7g6"]), None),
        (["f1f2", "f7f6"], known.clone(), None),
    ] {
        white.typed = Some(1);
        let received = ReceivedGame { message: black.clone(), moves: pushes(&theirs), end: None };
        let agreed = white.agree(&start, (&known, None), &[received]);
        assert_eq!((agreed.moves, white.typed), (moves, typed));
        assert!(agreed.disagreements.is_empty());
    }
}
