//! Cubulus in the whole window.

use std::path::Path;

use egui::accesskit::Toggled;
use egui::{Event, Key, Modifiers, Shape, Vec2};
use egui_kittest::SnapshotOptions;
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::board::palette::MAPLE;
use kuba::bot::Level;
use kuba::session::Seat;

use crate::common::any_face::spoken_on_any_face;
use crate::common::places::spoken;
use crate::common::window::{Window, drawn, drawn_texts, home};

const LARGE: Vec2 = Vec2::new(1280.0, 800.0);
const SMALL: Vec2 = Vec2::new(800.0, 600.0);
const LEAST: Vec2 = Vec2::new(480.0, 600.0);

/// White wins with the four corners of the bottom face.
const THREE: [&str; 10] = ["a11", "a33", "c33", "c11", "a13", "b33", "a31", "b13", "c13", "c31"];
/// Black places the neutral balls.
const LAID: &str = "(rules: {\"cubulus\": (players: Two(LaidBySecond), repetition: true)})";
const MIDDLE: &str = "W2/3/2R/1BR/W1W/RR1/RRB/RBR/WRB w wb -";

fn open(home: &Path, size: Vec2, settings: &str) -> Window {
    let config = home.join("config");
    std::fs::create_dir_all(&config).expect("a folder");
    std::fs::write(config.join("settings.ron"), settings).expect("settings");
    let mut window = Window::with(home, size, None);
    window.press("Cubulus");
    window
}

/// Starts a game through the dialog, with these seats.
fn begin(home: &Path, size: Vec2, seats: Vec<Seat>, settings: &str) -> Window {
    let mut window = open(home, size, settings);
    let three = seats.len() == 3;
    window.settings().seat("cubulus", seats);
    window.settings().take_turns = Some(false);
    window.key(Modifiers::COMMAND, Key::N);
    if three {
        window.press("3 players");
    }
    window.press("Play");
    window
}

fn people(home: &Path, count: usize) -> Window {
    begin(home, LARGE, vec![Seat::Human(None); count], "()")
}

/// Clicks openings by the name of their cell, as a screen reader does.
fn play(window: &mut Window, cells: &[&str]) {
    for cell in cells {
        let named = spoken_on_any_face(cell);
        let found = window.harness.query_all_by(|node| {
            node.label().is_some_and(|label| named.iter().any(|name| label.starts_with(name)))
        });
        let node = found.last().expect("an opening");
        node.click_accesskit();
        window.settle();
    }
}

/// `opening` is a face and a cell: "Right, c13".
fn place(window: &Window, opening: &str) -> egui::Pos2 {
    let start = spoken(opening);
    let named = |label: String| label.starts_with(&start);
    let node = (window.harness).get_by(|node| node.label().is_some_and(named));
    node.rect().center()
}

fn hover(window: &mut Window, opening: &str) {
    let at = place(window, opening);
    window.harness.hover_at(at);
    window.settle();
}

fn compare(window: &mut Window, name: &str) {
    window.harness.run_steps(40);
    compare_now(window, name);
}

fn compare_now(window: &mut Window, name: &str) {
    let options = SnapshotOptions::new().max_failed_pixels(60);
    window.harness.snapshot_options(name, &options);
}

#[test]
fn a_game_of_three_is_played_to_its_end_and_again() {
    let home = home();
    let seats = vec![Seat::human("Ann"), Seat::human("Bob"), Seat::human("Cy")];
    let mut window = begin(home.path(), LARGE, seats, "()");
    play(&mut window, &THREE);
    assert_eq!(window.moves(), THREE);
    assert!(window.shows("Ann wins"));
    assert!(window.says("The four corners of the bottom face, after 4 turns."));
    assert!(window.says("Ann 1, Bob 0, Cy 0"));
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.moves().is_empty());
    let names: Vec<_> = window.app().state().seats.iter().map(Seat::name).collect();
    assert_eq!(names, [Some("Bob"), Some("Cy"), Some("Ann")]);
}

#[test]
fn an_answer_that_comes_at_once_waits_until_the_own_move_has_been_seen() {
    let home = home();
    let seats = vec![Seat::Human(None), Seat::Computer(Level::new(1).expect("a level"))];
    let mut window = begin(home.path(), LARGE, seats, LAID);
    window.wait("nine balls laid", |window| window.moves().len() == 9);
    window.paste(MIDDLE);
    let before = window.moves().len();
    let at = place(&window, "Top, b33");
    window.harness.hover_at(at);
    window.harness.step();
    window.harness.drag_at(at);
    window.harness.step();
    window.harness.drop_at(at);
    window.harness.step();
    assert_eq!(window.moves().len(), before + 1);
    // Give the computer time to answer, but the board none to animate.
    std::thread::sleep(std::time::Duration::from_millis(500));
    for _ in 0..5 {
        window.harness.step();
        assert_eq!(window.moves().len(), before + 1, "the own ball still moves");
    }
    window.wait("the answer", |window| window.moves().len() == before + 2);
}

#[test]
fn neutral_balls_are_placed_by_hand_only_if_chosen() {
    for begin in ["Easy", "Two players"] {
        let home = home();
        let mut window = open(home.path(), LARGE, "(animation: Off)");
        window.press(begin);
        let position = window.app().table().position_text();
        assert_eq!(position.matches('R').count(), 9, "{begin}: {position}");
        assert!(!window.says("Lay 9"), "{begin}");
    }
}

#[test]
fn two_lay_play_undo_and_find_their_game_again() {
    let home = home();
    let mut window = begin(home.path(), LARGE, vec![Seat::Human(None); 2], LAID);
    let status = window.app().state().status.clone();
    assert_eq!(status.key, "cubulus-status-lay");
    play(&mut window, &["b23", "a13", "c33", "a11", "b22", "c12", "b21", "a32", "b13"]);
    assert_eq!(window.moves().len(), 9);
    assert!(window.shows("White’s turn"));
    play(&mut window, &["c11", "a12"]);
    window.press("Undo");
    assert_eq!(window.moves().len(), 10);
    window.press("Redo");
    assert_eq!(window.moves().len(), 11);
    let position = window.app().table().position_text();
    window.key(Modifiers::COMMAND, Key::S);
    let field = window.harness.get_by_label("Path");
    let suggested = field.accesskit_node().value().expect("a path");
    let today = kuba::store::today();
    assert!(
        suggested.ends_with(&format!(" {today}.cubulus")) && suggested.contains("White"),
        "{suggested}"
    );
    window.key(Modifiers::NONE, Key::Escape);
    drop(window);
    let window = Window::open(home.path());
    assert_eq!(window.app().state().game, "cubulus");
    assert_eq!(window.app().table().position_text(), position);
}

#[test]
fn by_lot_the_neutral_balls_lie_elsewhere_in_every_game_but_the_same_again() {
    let home = home();
    let mut window = open(home.path(), LARGE, "()");
    window.settings().seat("cubulus", vec![Seat::Human(None); 2]);
    let cube = |window: &Window| {
        let position = window.app().table().position_text();
        position.split(' ').next().unwrap_or_default().to_owned()
    };
    let mut lots = std::collections::BTreeSet::new();
    window.key(Modifiers::COMMAND, Key::N);
    window.press("Rules, clock, board, position");
    window.press("At random");
    window.press("Play");
    assert_eq!(cube(&window).matches('R').count(), 9);
    lots.insert(cube(&window));
    window.key(Modifiers::COMMAND, Key::N);
    window.press("Play");
    lots.insert(cube(&window));
    window.settings().confirm_resigning = false;
    let first = cube(&window);
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    assert_eq!(cube(&window), first, "the same again");
    window.press("Move");
    window.press("Resign…");
    window.press("Rematch");
    assert!(window.moves().is_empty());
    assert_eq!(cube(&window).matches('R').count(), 9);
    lots.insert(cube(&window));
    assert_eq!(lots.len(), 3, "{lots:?}");
    let record = window.app().table().record(None);
    drop(window);
    let window = Window::open(home.path());
    assert!(lots.contains(&cube(&window)));
    assert_eq!(window.app().table().record(None), record);
}

#[test]
fn the_computer_lays_and_plays_and_gives_hints() {
    let home = home();
    let level = Level::new(3).expect("a level");
    let seats = vec![Seat::Human(None), Seat::Computer(level)];
    let settings = LAID.replacen('(', "(animation: Off, ", 1);
    let mut window = begin(home.path(), LARGE, seats, &settings);
    window.wait("nine balls laid", |window| window.moves().len() == 9);
    assert!(window.shows("Your turn"));
    let opening = window
        .harness
        .query_all_by(|node| node.label().is_some_and(|label| label.contains(", empty. Press: ")))
        .next();
    opening.expect("an empty cell").click_accesskit();
    window.settle();
    window.wait("an answer", |window| window.moves().len() == 11);
    window.press("Hint");
    window.wait("a hint", |window| window.says("Hint: "));
}

#[test]
fn who_gives_up_among_three_is_out_and_the_others_play_on() {
    let home = home();
    let mut window = people(home.path(), 3);
    window.settings().confirm_resigning = false;
    play(&mut window, &["a11"]);
    window.press("Move");
    window.press("Resign…");
    assert_eq!(window.moves(), ["a11", "resign"]);
    assert!(window.shows("Red’s turn") && window.says("Black: out"));
    window.press("Undo");
    assert!(!window.says("Black: out"));
    window.press("Redo");
    window.press("Move");
    window.press("Resign…");
    assert!(window.shows("White wins"));
}

#[test]
fn a_draw_of_two_is_agreed_and_resigning_ends_the_game() {
    let home = home();
    let mut window = people(home.path(), 2);
    window.paste(MIDDLE);
    window.press("Move");
    window.press("More");
    window.press("Offer a draw");
    window.press("Agree");
    assert!(window.shows("A draw"));
    window.settings().confirm_resigning = false;
    window.paste(MIDDLE);
    window.press("Move");
    window.press("Resign…");
    assert!(window.shows("Black wins"));
}

#[test]
fn the_pages_tell_of_cubulus() {
    let home = home();
    let mut window = people(home.path(), 2);
    window.key(Modifiers::NONE, Key::F1);
    assert!(window.shows("T") && window.shows("show threats"));
    window.key(Modifiers::NONE, Key::Escape);
    window.press("Help");
    window.press("Rules");
    assert!(window.says("The panes behind it show the three hidden"));
}

#[test]
fn letters_of_cells_and_keys_of_the_window_do_not_get_into_each_others_way() {
    let home = home();
    let mut window = people(home.path(), 3);
    for key in [Key::B, Key::Num3, Key::Num1, Key::Enter] {
        window.key(Modifiers::NONE, key);
    }
    assert_eq!(window.moves(), ["b31"]);
    window.key(Modifiers::NONE, Key::L);
    window.key(Modifiers::NONE, Key::T);
    window.key(Modifiers::COMMAND, Key::Z);
    assert!(window.moves().is_empty());
}

#[test]
fn cards_stand_in_a_row_in_the_least_window_with_two_and_with_three() {
    for count in [2, 3] {
        let home = home();
        let window = begin(home.path(), LEAST, vec![Seat::Human(None); count], "()");
        let cards: Vec<_> = ["White: ", "Black: "]
            .into_iter()
            .map(|start| {
                let found = window.harness.query_all_by(|node| {
                    node.value().is_some_and(|value| value.starts_with(start))
                });
                found.last().expect("a card").rect()
            })
            .collect();
        assert!((cards[0].top() - cards[1].top()).abs() < 1.0, "{cards:?}");
        let opening = window
            .harness
            .get_by(|node| node.label().is_some_and(|label| label.starts_with("Top, middle, ")));
        let edge = opening.rect().width() / 0.8;
        // The test harness takes a small margin of the window.
        assert!(edge > 38.5, "{edge}");
    }
}

#[test]
fn the_start() {
    let home = home();
    let laid = "Laid(\"a12 b12 c12 a22 b22 c22 a32 b32 c32\")";
    let settings = LAID.replace("LaidBySecond", laid).replacen('(', "(theme: Light, ", 1);
    let mut window = open(home.path(), LARGE, &settings);
    window.wait_for_ratings();
    compare(&mut window, "cubulus-start-light");
}

#[test]
fn the_start_page_shows_the_aim_in_gold_until_a_game_starts() {
    let home = home();
    let mut window = open(home.path(), LARGE, "(theme: Light, animation: Off)");
    let gold = kuba::board::palette::MAPLE.mark_colours.win.line;
    let amount = |window: &mut Window| {
        let picture = window.harness.render().expect("a picture");
        let is_gold = |pixel: &&image::Rgba<u8>| pixel.0[..3] == gold.to_array()[..3];
        // The tile beside the board has some gold too.
        let board = picture.enumerate_pixels().filter(|(x, _, _)| *x < 960);
        board.map(|(_, _, pixel)| pixel).filter(is_gold).count()
    };
    assert!(amount(&mut window) > 200);
    window.press("Two players");
    assert_eq!(amount(&mut window), 0);
}

#[test]
fn a_preview_in_the_middle_of_a_game() {
    let home = home();
    let mut window = open(home.path(), SMALL, "(theme: Dark)");
    window.paste(MIDDLE);
    hover(&mut window, "Right, c13");
    compare(&mut window, "cubulus-preview-dark");
}

#[test]
fn three_in_the_least_window() {
    let home = home();
    let seats = vec![Seat::Human(None); 3];
    let mut window = begin(home.path(), LEAST, seats, "(theme: Light)");
    play(&mut window, &THREE[..8]);
    compare(&mut window, "cubulus-least-three");
}

#[test]
fn the_end_with_its_square() {
    let home = home();
    let seats = vec![Seat::Human(None); 3];
    let mut window = begin(home.path(), SMALL, seats, "(theme: Light)");
    play(&mut window, &THREE);
    compare(&mut window, "cubulus-end-light");
}

#[test]
fn a_ball_goes_round_the_cube() {
    let home = home();
    let mut window = open(home.path(), SMALL, "(theme: Light)");
    window.paste("W1B/3/2W/WBR/RRR/RRR/R1B/3/RW1 w wb -");
    play(&mut window, &["c32"]);
    // Once more, stopped halfway.
    window.press("Undo");
    let named = |label: String| label.starts_with(&spoken("Right, c32"));
    let opening = (window.harness).get_by(|node| node.label().is_some_and(named));
    opening.click_accesskit();
    window.harness.run_steps(9);
    compare_now(&mut window, "cubulus-round-light");
}

#[test]
fn a_gift_and_its_warning() {
    let home = home();
    let mut window = open(home.path(), SMALL, "(theme: Dark, marbles: Symbols)");
    window.paste("B1B/1R1/B2/3/RR1/2B/3/W2/2W w wbr -");
    hover(&mut window, "Bottom, c11");
    compare(&mut window, "cubulus-gift-dark-symbols");
}

#[test]
fn a_refusal_beside_the_sign_of_no_return() {
    let home = home();
    let mut window = open(home.path(), SMALL, "(theme: Light, marbles: Symbols)");
    window.paste("1B1/3/W2/RWB/RRR/RRR/R2/3/R2 b wb c32b32");
    let at = place(&window, "Right, c32");
    window.harness.hover_at(at);
    window.harness.step();
    window.harness.drag_at(at);
    window.harness.step();
    window.harness.drop_at(at);
    window.harness.run_steps(2);
    compare_now(&mut window, "cubulus-refusal-light-symbols");
}

#[test]
fn threats_beside_large_layers() {
    let home = home();
    let mut window = open(home.path(), SMALL, "(theme: Dark)");
    window.paste("W1B/3/1BR/R2/WRW/2B/RR1/BW1/W1R w wbr -");
    window.key(Modifiers::NONE, Key::ArrowLeft);
    window.key(Modifiers::NONE, Key::L);
    window.key(Modifiers::NONE, Key::T);
    compare_now(&mut window, "cubulus-threats-dark");
}

const OF_TWO: &str = "3/3/3/3/3/3/3/3/3 b wb -";
const OF_THREE: &str = "3/3/3/3/3/3/3/3/3 b wbr -";

#[test]
fn a_position_says_how_many_play_whatever_the_settings_say() {
    for (own, position, seats) in [(3, OF_TWO, 2), (2, OF_THREE, 3)] {
        let home = home();
        let mut window = people(home.path(), own);
        assert_eq!(window.app().state().seats.len(), own);
        window.paste(position);
        assert_eq!(window.app().state().seats.len(), seats);
        play(&mut window, &["a32", "b23"]);
        assert_eq!(window.moves().len(), 2);
        // A new game and a rematch keep the number of players.
        window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
        assert_eq!(window.app().state().seats.len(), seats);
        play(&mut window, &["a32", "b23"]);
        assert_eq!(window.moves().len(), 2);
        window.paste(position);
        play(&mut window, &["a32"]);
        // A restart keeps it too.
        let app = window.harness.state_mut().as_mut();
        app.expect("the window is open").close();
        drop(window);
        let window = Window::open(home.path());
        assert_eq!(window.moves().len(), 1);
        assert_eq!(window.app().state().seats.len(), seats);
        assert!(!window.says("could not be"));
    }
}

#[test]
fn a_position_in_the_dialog_says_how_many_sit_down() {
    let home = home();
    let mut window = open(home.path(), Vec2::new(1280.0, 1400.0), "()");
    window.key(Modifiers::COMMAND, Key::N);
    window.press("Rules, clock, board, position");
    window.harness.get_by_label_contains("Paste a position here").focus();
    window.settle();
    window.harness.event(Event::Text(OF_THREE.to_owned()));
    window.settle();
    let three = window.harness.get_by_label("3 players");
    assert_eq!(three.accesskit_node().toggled(), Some(Toggled::True));
    window.press("Two friends");
    window.press("Play");
    assert_eq!(window.app().state().seats.len(), 3);
    play(&mut window, &["a32", "b23"]);
    // A new game keeps the number of players.
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    assert_eq!(window.app().state().seats.len(), 3);
    play(&mut window, &["a32", "b23"]);
    assert_eq!(window.moves().len(), 2);
}

/// Black has three corners of the top face, and White is to move.
const THREATENED: &str = "B1B/3/B2/3/3/1W1/3/3/W2 w wbr -";

fn lamps(window: &Window) -> Vec<String> {
    let is_lamp = |label: &str| label.contains(" is one turn from a square: ");
    let nodes =
        window.harness.query_all_by(|node| node.label().is_some_and(|label| is_lamp(&label)));
    let words = nodes.filter_map(|node| node.accesskit_node().label());
    words.collect()
}

#[test]
fn a_lamp_on_a_card_tells_of_a_threat_and_shows_it_for_a_moment() {
    for size in [LARGE, SMALL, LEAST] {
        let home = home();
        let mut window = open(home.path(), size, "(theme: Light)");
        window.paste(THREATENED);
        let words = lamps(&window);
        assert_eq!(words.len(), 1, "{size}: {words:?}");
        assert!(words[0].starts_with("Black is one turn from a square: "));
        window.harness.hover_at(egui::pos2(2.0, 2.0));
        window.settle();
        let before = window.harness.render().expect("a picture");
        let lamp = window.harness.get_by_label(&words[0]).rect();
        assert!(window.harness.ctx.content_rect().contains_rect(lamp));
        window.harness.hover_at(lamp.center());
        window.harness.run_steps(30);
        assert!(window.says(&format!("{} (T)", words[0])), "{size}");
        window.harness.get_by_label(&words[0]).click_accesskit();
        window.harness.hover_at(egui::pos2(2.0, 2.0));
        window.harness.run_steps(6);
        let shown = window.harness.render().expect("a picture");
        assert!(shown != before, "{size}: nothing is shown");
        window.harness.run_steps(60);
        let after = window.harness.render().expect("a picture");
        assert!(after == before, "{size}: it does not pass");
    }
}

#[test]
fn the_names_of_threatened_faces_glow_against_the_first_levels_only() {
    for (level, names_glow) in [(1, true), (3, true), (4, false)] {
        let home = home();
        let level = Level::new(level).expect("a level");
        let seats = vec![Seat::Human(None), Seat::Computer(level), Seat::Computer(level)];
        let mut window = begin(home.path(), LARGE, seats, "(theme: Light)");
        let glowing = |window: &Window| {
            let tone = MAPLE.mark_colours.threat.line;
            drawn(window)
                .iter()
                .any(|shape| matches!(shape, Shape::Rect(rect) if rect.fill == tone))
        };
        assert!(!glowing(&window));
        window.paste(THREATENED);
        assert_eq!(lamps(&window).len(), 1, "{level:?}");
        assert_eq!(glowing(&window), names_glow, "{level:?}");
    }
}

#[test]
fn a_lamp_goes_out_when_the_threat_is_gone() {
    let home = home();
    let mut window = open(home.path(), LARGE, "()");
    window.paste(THREATENED);
    assert_eq!(lamps(&window).len(), 1);
    let at = place(&window, "Top, a33");
    window.harness.hover_at(at);
    window.harness.step();
    window.harness.drag_at(at);
    window.harness.step();
    window.harness.drop_at(at);
    window.settle();
    assert_eq!(window.moves().len(), 1);
    assert!(lamps(&window).is_empty(), "{:?}", lamps(&window));
}

#[test]
fn the_switches_of_the_board_name_their_keys() {
    for (game, switch, words) in [
        ("Kuba", "Threats", "Threats, on or off. The key T shows them for a moment."),
        ("Cubulus", "Threats", "Threats, on or off. The key T shows them for a moment."),
        ("Cubulus", "Large layers", "Large layers (L)"),
        ("Qubism", "Shortest ways", "Shortest ways, on or off. The key W shows them for a moment."),
    ] {
        let home = home();
        let mut window = Window::open(home.path());
        if game != "Kuba" {
            window.press(game);
        }
        window.press("Two players");
        let at = window.harness.get_by_label(switch).rect().center();
        window.harness.hover_at(at);
        window.harness.run_steps(30);
        assert!(window.says(words), "{game}: {switch}");
    }
}

#[test]
fn with_three_players_a_card_says_who_is_next() {
    for size in [LARGE, SMALL, LEAST] {
        let home = home();
        let seats = vec![Seat::human("Ann"), Seat::human("Bob"), Seat::human("Cy")];
        let mut window = begin(home.path(), size, seats, "()");
        let next = |window: &Window, name: &str| {
            let is_it = |label: &str| label.starts_with(name) && label.ends_with(", next");
            let nodes =
                window.harness.query_all_by(|node| node.label().is_some_and(|label| is_it(&label)));
            nodes.count()
        };
        assert_eq!([next(&window, "Bob"), next(&window, "Cy")], [1, 0], "{size}");
        play(&mut window, &["a11"]);
        assert_eq!([next(&window, "Bob"), next(&window, "Cy")], [0, 1], "{size}");
        play(&mut window, &THREE[1..]);
        assert_eq!([next(&window, "Bob"), next(&window, "Cy")], [0, 0], "over");
    }
}

#[test]
fn the_list_of_three_tells_a_push_from_a_shift_in_a_small_window() {
    let home = home();
    let mut window = begin(home.path(), SMALL, vec![Seat::Human(None); 3], "()");
    window.paste("3/3/3/3/3/3/3/3/WBR w wbr -");
    for opening in ["Left, a11", "Front, b11", "Front, b11"] {
        let begins = spoken(opening);
        let named = |label: String| label.starts_with(&begins);
        let node = window.harness.get_by(|node| node.label().is_some_and(named));
        node.click_accesskit();
        window.settle();
    }
    let moves = window.moves();
    assert!(moves[0].contains('=') && moves[1].contains('-'), "{moves:?}");
    let texts = drawn_texts(&window);
    for mv in moves {
        assert!(texts.iter().any(|(text, _)| *text == mv), "{mv}: {texts:?}");
    }
}

#[test]
fn after_several_games_of_three_the_result_tells_places() {
    let home = home();
    let seats = vec![Seat::human("Ann"), Seat::human("Bob"), Seat::human("Cy")];
    let mut window = begin(home.path(), LARGE, seats, "()");
    play(&mut window, &THREE);
    assert!(window.says("Match: Ann 1, Bob 0, Cy 0."));
    window.key(Modifiers::NONE, Key::Enter);
    play(&mut window, &THREE);
    assert!(window.says("Bob wins") || window.says("Cy wins") || window.says("Ann wins"));
    let wins = window.app().state().wins.clone();
    assert_eq!(wins.iter().sum::<u32>(), 2);
    assert!(window.says("Match: 1. "), "no places");
}

#[test]
fn the_choices_of_neutral_balls_have_pictures_that_can_be_pressed() {
    for size in [LARGE, SMALL, LEAST] {
        let home = home();
        let mut window = open(home.path(), size, "()");
        window.key(Modifiers::COMMAND, Key::N);
        window.scroll_to("Rules, clock, board, position");
        window.press("Rules, clock, board, position");
        let middle = window.harness.get_by_label("Middle layer");
        middle.scroll_to_me();
        window.settle();
        let words = window.harness.get_by_label("Middle layer").rect();
        let random = window.harness.get_by_label("At random").rect();
        assert!(!words.intersects(random), "{size}: {words} {random}");
        let picture = egui::pos2(words.left() + 30.0, words.top() - 30.0);
        window.harness.hover_at(picture);
        window.harness.step();
        window.harness.drag_at(picture);
        window.harness.step();
        window.harness.drop_at(picture);
        window.settle();
        let chosen = window.harness.get_by_label("Middle layer");
        assert_eq!(chosen.accesskit_node().toggled(), Some(Toggled::True), "{size}");
    }
}

/// The number of pixels in a rectangle with about this colour.
fn pixels(picture: &image::RgbaImage, place: egui::Rect, colour: egui::Color32) -> usize {
    let [left, top, width, height] =
        [place.left(), place.top(), place.width(), place.height()].map(|side| side as u32);
    let part = image::imageops::crop_imm(picture, left, top, width, height).to_image();
    let near = |pixel: &&image::Rgba<u8>| {
        let parts = pixel.0.iter().zip(colour.to_array());
        parts.take(3).all(|(&one, other)| one.abs_diff(other) < 10)
    };
    part.pixels().filter(near).count()
}

#[test]
fn the_lamp_of_the_player_to_move_is_a_chance_and_no_warning() {
    use kuba::board::face::MarkRole;
    let home = home();
    let mut window = open(home.path(), LARGE, "(theme: Light)");
    let palette = &kuba::board::palette::MAPLE;
    let [green, orange] = [MarkRole::Advice, MarkRole::Threat].map(|role| role.tones(palette).line);
    for (position, is_chance) in [(THREATENED, false), ("B1B/3/B2/3/3/1W1/3/3/W2 b wbr -", true)] {
        window.paste(position);
        window.harness.hover_at(egui::pos2(2.0, 2.0));
        window.settle();
        let words = lamps(&window);
        assert_eq!(words.len(), 1, "{words:?}");
        let lamp = window.harness.get_by_label(&words[0]).rect();
        let picture = window.harness.render().expect("a picture");
        let [greens, oranges] = [green, orange].map(|ink| pixels(&picture, lamp, ink));
        assert_eq!(greens > 15, is_chance, "{greens} green");
        assert_eq!(oranges > 15, !is_chance, "{oranges} orange");
    }
}
