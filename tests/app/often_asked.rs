//! Questions on the rules that are often asked: the boards show what the answers say, and the answers are true.

use std::fs;

use egui::{Key, Modifiers};
use kuba::app::shell::command::{AppCommand, Command};
use kuba::board::Playable;
use kuba::i18n::Texts;
use kuba::rules::cubulus::{self, CubulusRules, GameState as Cubulus};
use kuba::rules::kuba::{self as kuba_rules, GameState as Kuba, KubaRules, NamedRules};
use kuba::rules::qubism::{self, GameState as Qubism, QubismRules};
use kuba::rules::{Ending, Game, GameResult, Player};

use crate::common::lessons::answered;
use crate::common::window::{Window, home};

const HEAD: &str = "# Often asked

Questions on the rules that owners of the games ask, with the answers of *Help › Rules › Often asked*, where small
boards show them. Where the printed rules are silent, the answer says what this program does.
";

fn kuba_by(name: NamedRules, key: &str) -> (Kuba, Option<kuba_rules::Illegal>) {
    let rules = KubaRules { rules: name.rules(), ..KubaRules::default() };
    answered::<Kuba>(key, &rules)
}

fn can_pass(game: &Kuba) -> bool {
    game.read_move("pass").is_ok()
}

fn played<G: Game>(game: &G, text: &str) -> G {
    let mut next = game.clone();
    let mv = game.read_move(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    next.play(mv);
    next
}

#[test]
fn kubas_answers_are_true() {
    use NamedRules::{Gering, KingsAndSoldiers, Kubatoo, Leaflet};
    for (name, goes_on, may_stop) in [
        (Leaflet, true, false),
        (KingsAndSoldiers, true, true),
        (Gering, true, true),
        (Kubatoo, false, false),
    ] {
        for key in ["kuba-asked-again", "kuba-asked-must", "kuba-asked-same"] {
            let (game, illegal) = kuba_by(name, key);
            assert_eq!(game.turn() == Player::FIRST, goes_on, "{key} {name:?}");
            assert_eq!(illegal.is_none(), goes_on, "{key} {name:?}: {illegal:?}");
            assert_eq!(can_pass(&game), may_stop, "{key} {name:?}");
        }
    }
    let (game, _) = kuba_by(Leaflet, "kuba-asked-stop");
    assert_eq!(game.turn(), Player::SECOND);

    let (game, _) = kuba_by(Leaflet, "kuba-asked-stuck");
    assert_eq!(game.outcome().map(|end| end.result), Some(GameResult::Won(Player::FIRST)));

    let (_, illegal) = kuba_by(Leaflet, "kuba-asked-back");
    assert_eq!(illegal, Some(kuba_rules::Illegal::StraightBack));
    let (_, illegal) = kuba_by(Leaflet, "kuba-asked-long");
    assert_eq!(illegal, None);
    let (_, illegal) = kuba_by(Gering, "kuba-asked-back");
    assert!(illegal.is_some(), "the board of before comes back");

    let (_, illegal) = kuba_by(Leaflet, "kuba-asked-own");
    assert_eq!(illegal, Some(kuba_rules::Illegal::OwnMarbleOff));

    let (game, illegal) = kuba_by(Leaflet, "kuba-asked-many");
    assert_eq!(illegal, None);
    let after = played(&game, "a4b4").position_text();
    assert!(after.contains("/1WRRRRR/"), "seven have moved: {after}");

    let (game, _) = kuba_by(Leaflet, "kuba-asked-first");
    assert_eq!(game.position_text(), Kuba::start(&KubaRules::default()).position_text());
    assert_eq!(game.turn(), Player::FIRST);

    let (game, _) = kuba_by(Leaflet, "kuba-asked-repeat");
    assert_eq!(game.outcome().map(|end| end.ending), Some(Ending::Repetition));
}

#[test]
fn cubuluss_answers_are_true() {
    let rules = CubulusRules::default();
    let answer = |key: &str| answered::<Cubulus>(key, &rules);
    let (game, _) = answer("cubulus-asked-neutral");
    assert_eq!(game.outcome(), None);

    let (game, _) = answer("cubulus-asked-both");
    assert_eq!(game.outcome().map(|end| end.result), Some(GameResult::Won(Player::SECOND)));

    for key in ["cubulus-asked-back", "cubulus-asked-three"] {
        let (game, illegal) = answer(key);
        assert!(matches!(illegal, Some(cubulus::Illegal::TakeBack(_))), "{key}: {illegal:?}");
        assert!(played(&game, "b21").read_move("c13b13").is_ok(), "{key}");
    }

    let (game, _) = answer("cubulus-asked-core");
    assert!(game.position_text().contains("/1WB/"), "{}", game.position_text());
    assert_eq!(game.outcome(), None);

    let (game, illegal) = answer("cubulus-asked-two");
    assert_eq!(illegal, None);
    let after = played(&game, "a11b11");
    assert_eq!(after.outcome().map(|end| end.result), Some(GameResult::Won(Player::SECOND)));
    // Red alone has a square there, too.
    let text = game.position_text().replace("1BR/B1B/BR1", "1BR/3/BR1");
    let alone = Cubulus::from_text(&text, &rules).expect("a position");
    let after = played(&alone, "a11b11");
    assert_eq!(after.outcome().map(|end| end.result), Some(GameResult::Won(Player::seat(2))));
}

#[test]
fn qubisms_answers_are_true() {
    let rules = QubismRules::default();
    let answer = |key: &str| answered::<Qubism>(key, &rules);
    let (game, illegal) = answer("qubism-asked-slide");
    assert!(matches!(illegal, Some(qubism::Illegal::NotFree(_))), "{illegal:?}");
    assert!(game.read_move("a3b3").is_ok());

    for key in ["qubism-asked-row", "qubism-asked-jump"] {
        let (_, illegal) = answer(key);
        assert_eq!(illegal, None, "{key}");
    }
    let (game, _) = answer("qubism-asked-jump");
    assert!(game.read_move("c2c4").is_ok(), "the jump that is not made");

    let (game, _) = answer("qubism-asked-turn");
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    assert!(moves.iter().all(|mv| !mv.to_string().starts_with("a3")), "{moves:?}");
}

/// Part of the document on a game.
fn chapter<G: Playable>(title: &str, texts: &Texts) -> String {
    let answers = G::OFTEN_ASKED.iter().map(|section| {
        format!("\n**{}** {}\n", texts.text(section.title), texts.text(section.text))
    });
    format!("\n## {title}\n") + &answers.collect::<String>()
}

#[test]
fn the_document_has_every_question_with_its_answer() {
    let texts = Texts::new(&["en".to_owned()]);
    let chapters = [
        chapter::<Kuba>("Kuba", &texts),
        chapter::<Cubulus>("Cubulus", &texts),
        chapter::<Qubism>("Qubism", &texts),
    ];
    let document = HEAD.to_owned() + &chapters.concat();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/often-asked.md");
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        fs::write(path, &document).expect("a document");
    }
    assert_eq!(fs::read_to_string(path).expect("a document"), document, "write it anew");
}

#[test]
fn the_questions_are_a_page_of_the_rules() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.request(Command::App(AppCommand::Rules));
    window.settle();
    assert!(!window.shows("Must I push again?"));
    window.press("Often asked");
    assert!(window.shows("Must I push again?"));
    window.key(Modifiers::NONE, Key::Escape);
    window.request(Command::App(AppCommand::OftenAsked));
    window.settle();
    assert!(window.shows("Must I push again?"));
}
