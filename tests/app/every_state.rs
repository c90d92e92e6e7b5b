//! Every activity under every value of every setting, and another game that comes while something is open.

use std::fs;

use egui::{Event, Key, Modifiers};
use kuba::app::LaunchAction;
use kuba::app::settings::{MotionChoice, Settings, ZOOM};
use kuba::app::shell::command::{
    AppCommand, Command, EditorCommand, LessonCommand, PracticeCommand, PuzzleCommand, RunCommand,
    StartCommand, StudyCommand,
};
use kuba::app::shell::theme::{ContrastChoice, ThemeChoice};
use kuba::board::{MarbleStyle, Speed};
use kuba::bot::rating::Wish;
use kuba::session::TimeControl;

use crate::common::nightly::nightly;
use crate::common::window::{Window, home};

fn perform(window: &mut Window, command: Command) {
    window.request(command);
    window.harness.step();
}

/// A field of the settings by name, and a change of its value.
type Value = (&'static str, Box<dyn Fn(&mut Settings)>);

/// Settings that change what is drawn, one value at a time.
fn values() -> Vec<Value> {
    let mut values: Vec<Value> = vec![
        ("coordinates", Box::new(|kept| kept.coordinates = false)),
        ("turned", Box::new(|kept| kept.turned = true)),
        ("motion", Box::new(|kept| kept.choose_motion(MotionChoice::Reduced))),
        ("one_key", Box::new(|kept| kept.one_key.on = true)),
        ("muted", Box::new(|kept| kept.muted = true)),
        ("volume", Box::new(|kept| kept.volume = 0.0)),
        ("zoom", Box::new(|kept| kept.zoom = *ZOOM.start())),
        ("zoom", Box::new(|kept| kept.zoom = *ZOOM.end())),
        ("ponder", Box::new(|kept| kept.ponder = true)),
        ("warn_learners", Box::new(|kept| kept.warn_learners = false)),
        ("warn", Box::new(|kept| kept.warn = true)),
        ("show_thinking", Box::new(|kept| kept.show_thinking = true)),
        ("show_threats", Box::new(|kept| kept.show_threats = true)),
        ("confirm_resigning", Box::new(|kept| kept.confirm_resigning = false)),
        ("take_turns", Box::new(|kept| kept.take_turns = Some(true))),
        ("level", Box::new(|kept| kept.level = 12)),
        ("even", Box::new(|kept| kept.even = Wish::Harder)),
        ("seconds", Box::new(|kept| kept.seconds = 0.5)),
        ("clock", Box::new(|kept| kept.clock = Some(TimeControl::Move { seconds: 30 }))),
    ];
    for theme in [ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark] {
        values.push(("theme", Box::new(move |kept| kept.theme = theme)));
    }
    for contrast in ContrastChoice::ALL {
        values.push(("contrast", Box::new(move |kept| kept.contrast = contrast)));
    }
    for marbles in [MarbleStyle::Glass, MarbleStyle::Symbols] {
        values.push(("marbles", Box::new(move |kept| kept.marbles = marbles)));
    }
    for speed in [Speed::Off, Speed::Slow, Speed::Fast] {
        values.push(("animation", Box::new(move |kept| kept.animation = speed)));
    }
    values
}

/// Fields of the settings that no value above changes, with the reason.
const ELSEWHERE: [(&str, &str); 16] = [
    ("language", "tests/app/languages.rs walks through all of them"),
    ("game", "every game is opened below"),
    ("rules", "chosen in a dialog"),
    ("lessons", "every lesson is opened below"),
    ("learnt", "every lesson is opened below"),
    ("puzzles", "all puzzles are opened below"),
    ("helped", "changes a remark only"),
    ("players", "chosen in a dialog"),
    ("own_times", "chosen in a dialog"),
    ("strict", "chosen in a dialog"),
    ("afresh", "tests/app/people.rs starts afresh"),
    ("keys", "tests/app/keys.rs changes all of them"),
    ("system_dialogs", "belongs to the system"),
    ("window", "belongs to the system"),
    ("set_up", "the editor is opened below"),
    ("set_up_in", "the editor is opened below"),
];

#[test]
fn the_list_of_settings_is_complete() {
    let text = ron::to_string(&Settings::default()).expect("settings");
    let fields: ron::Value = ron::from_str(&text).expect("a value");
    let ron::Value::Map(fields) = fields else {
        panic!("{text}");
    };
    for (field, _) in fields.iter() {
        let name = field.clone().into_rust::<String>().expect("a name");
        let is_varied = values().iter().any(|(varied, _)| *varied == name);
        let is_remote = ELSEWHERE.iter().any(|(known, _)| *known == name);
        assert!(is_varied ^ is_remote, "{name}");
    }
}

#[test]
fn every_activity_can_be_drawn_under_every_value_of_every_setting() {
    let home = home();
    let mut window = Window::open(home.path());
    let usual = window.app().settings().clone();
    for (number, (name, set)) in values().into_iter().enumerate() {
        println!("{name}");
        let one = number % 3;
        for game in nightly(0..3, one..one + 1) {
            let settings = window.settings();
            *settings = usual.clone();
            set(settings);
            for command in [
                Command::Start(StartCommand::StartPage),
                Command::Start(StartCommand::ChooseGame(game)),
                Command::Puzzle(PuzzleCommand::Begin),
                Command::Run(RunCommand::Open),
                Command::Run(RunCommand::Minutes),
                Command::Run(RunCommand::End),
                Command::Practice(PracticeCommand::Begin),
                Command::Start(StartCommand::StartPage),
                Command::Lesson(LessonCommand::Begin),
                Command::Start(StartCommand::StartPage),
                Command::Editor(EditorCommand::Begin),
                Command::Start(StartCommand::TwoPlayers),
                Command::Study(StudyCommand::Toggle),
            ] {
                perform(&mut window, command);
            }
        }
    }
}

#[test]
fn another_game_may_come_while_anything_is_open() {
    let home = home();
    let long = home.path().join("long.kuba");
    let short = home.path().join("short.qubism");
    let heads = "[White \"A\"]\n[Black \"B\"]\n";
    fs::write(&long, format!("[Game \"kuba\"]\n{heads}\ng1g2 b1b2 g2g3 b2b3\n")).expect("a file");
    fs::write(&short, format!("[Game \"qubism\"]\n{heads}\nc1c2\n")).expect("a file");
    // A dialog may take it for the path of a file.
    let typed = home.path().join("words").display().to_string();
    let mut window = Window::open(home.path());
    for study in [false, true] {
        let first = nightly(0, 2 * usize::from(study));
        for command in Command::all().skip(first).step_by(nightly(1, 4)) {
            if command == Command::App(AppCommand::Quit) {
                continue;
            }
            println!("{command:?}");
            window.launch(LaunchAction::Open(long.clone()));
            if study {
                perform(&mut window, Command::Study(StudyCommand::Toggle));
            }
            perform(&mut window, command);
            window.harness.event(Event::Text(typed.clone()));
            window.launch(LaunchAction::Open(short.clone()));
            for key in [Key::Enter, Key::Escape, Key::End, Key::Enter, Key::Escape] {
                window.harness.key_press_modifiers(Modifiers::NONE, key);
                window.harness.step();
            }
            window.harness.key_press_modifiers(Modifiers::COMMAND, Key::Enter);
            window.harness.step();
            if window.app().state().game == "qubism" {
                assert!(!window.app().table().score_sheet().contains("words"));
            }
        }
    }
}
