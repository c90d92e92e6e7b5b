//! High contrast and reduced motion: chosen, kept, and followed as the system wishes, also while the program
//! runs.

use std::path::Path;
use std::sync::{Arc, Mutex};

use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers, Theme};
use egui_kittest::SnapshotOptions;
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::app::input::system_preferences::SystemPreferences;
use kuba::app::settings::MotionChoice;
use kuba::app::shell::command::{Command, ViewCommand};
use kuba::app::shell::theme;
use kuba::app::shell::theme::{ContrastChoice, ThemeChoice};
use kuba::board::palette::{CONTRAST_DARK, CONTRAST_LIGHT, MAPLE, Palette, WALNUT};

use crate::common::window::{Window, home};

/// A game with a capture on either side, as a player would paste it.
const KUBA: &str = "f1f2 b1b2 f2f3 a1b1 g2f2 g7g6 f2e2 f7f6 e2e3 g6g5 a7b7 f6f5";
const CUBULUS: &str = "B1R/R1R/BWW/BWR/RRW/1RR/2W/BWB/1R1 w wb -";
const QUBISM: &str = "4WR/2SRNR1/3ER1/3WRSR/5 c1 c5 w";

/// Black wins by pushing g6 to g7; after any other push, White wins by pushing f7 to g7.
const ON_THE_EDGE: &str = "5WR/6B/7/7/7/7/7 b 6-6";

/// A system whose wishes the test changes.
#[derive(Clone, Default)]
struct System(Arc<Mutex<SystemPreferences>>);

impl System {
    fn of(window: &mut Window) -> Self {
        let system = Self::default();
        let asked = system.clone();
        let app = window.harness.state_mut().as_mut().expect("a program");
        app.set_system_preferences(move || *asked.0.lock().expect("wishes"));
        system
    }

    fn wish(&self, window: &mut Window, wishes: SystemPreferences) {
        *self.0.lock().expect("wishes") = wishes;
        window.settle();
    }
}

fn palette(window: &Window) -> &'static Palette {
    theme::palette(&window.harness.ctx)
}

fn press_as(window: &mut Window, role: Role, name: &str) {
    window.harness.get_by_role_and_label(role, name).click();
    window.settle();
}

const MORE: SystemPreferences =
    SystemPreferences { more_contrast: true, less_motion: false, dark: None };

#[test]
fn more_contrast_is_there_as_soon_as_the_system_asks_for_it_and_gone_when_it_does_not() {
    let home = home();
    let mut window = Window::open(home.path());
    let system = System::of(&mut window);
    assert_eq!(palette(&window), &MAPLE);
    system.wish(&mut window, MORE);
    assert_eq!(palette(&window), &CONTRAST_LIGHT);
    let style = window.harness.ctx.global_style();
    assert_eq!(style.visuals.panel_fill, CONTRAST_LIGHT.window);
    window.settings().theme = ThemeChoice::Dark;
    window.settle();
    assert_eq!(palette(&window), &CONTRAST_DARK);
    system.wish(&mut window, SystemPreferences::default());
    assert_eq!(palette(&window), &WALNUT);
    let style = window.harness.ctx.global_style();
    assert_eq!(style.visuals.panel_fill, WALNUT.window);
}

#[test]
fn what_is_chosen_wins_over_what_the_system_wishes() {
    let home = home();
    let mut window = Window::open(home.path());
    let system = System::of(&mut window);
    window.run(Command::View(ViewCommand::Contrast(ContrastChoice::More)));
    assert_eq!(palette(&window), &CONTRAST_LIGHT);
    system.wish(&mut window, MORE);
    window.run(Command::View(ViewCommand::Contrast(ContrastChoice::Normal)));
    assert_eq!(palette(&window), &MAPLE);
    window.run(Command::View(ViewCommand::Contrast(ContrastChoice::System)));
    assert_eq!(palette(&window), &CONTRAST_LIGHT);
}

#[test]
fn dark_colours_follow_the_system_unless_chosen_otherwise() {
    let home = home();
    let mut window = Window::open(home.path());
    let system = System::of(&mut window);
    let dark = SystemPreferences { dark: Some(true), ..SystemPreferences::default() };
    system.wish(&mut window, dark);
    assert_eq!(window.harness.ctx.theme(), Theme::Dark);
    window.settings().theme = ThemeChoice::Light;
    window.settle();
    assert_eq!(window.harness.ctx.theme(), Theme::Light);
    window.settings().theme = ThemeChoice::System;
    system.wish(&mut window, SystemPreferences::default());
    assert_eq!(window.harness.ctx.theme(), Theme::Light);
}

#[test]
fn contrast_is_chosen_in_the_view_menu_and_kept() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("View");
    window.press("Look");
    press_as(&mut window, Role::MenuItemCheckBox, "High");
    assert_eq!(palette(&window), &CONTRAST_LIGHT);
    drop(window);
    let mut window = Window::open(home.path());
    assert_eq!(palette(&window), &CONTRAST_LIGHT, "kept");
    window.press("View");
    window.press("Look");
    let item = window.harness.get_by_role_and_label(Role::MenuItemCheckBox, "High");
    assert_eq!(item.accesskit_node().toggled(), Some(Toggled::True));
}

#[test]
fn contrast_and_motion_are_chosen_and_kept() {
    let home = home();
    let mut window = Window::open(home.path());
    window.run(Command::View(ViewCommand::Contrast(ContrastChoice::More)));
    window.key(Modifiers::COMMAND, Key::Comma);
    window.press("Accessibility");
    press_as(&mut window, Role::RadioButton, "Reduced");
    assert_eq!(window.app().settings().contrast, ContrastChoice::More);
    assert_eq!(window.app().settings().motion(), MotionChoice::Reduced);
    drop(window);
    let window = Window::open(home.path());
    assert_eq!(window.app().settings().contrast, ContrastChoice::More);
    assert_eq!(window.app().settings().motion(), MotionChoice::Reduced);
}

#[test]
fn old_settings_give_the_nearest_motion() {
    use MotionChoice::{Fast, Normal, Reduced, Slow, System};
    for (kept, choice) in [
        ("animation: Normal, motion: System", System),
        ("animation: Off, motion: System", Reduced),
        ("animation: Off, motion: Full", Reduced),
        ("animation: Fast, motion: Reduced", Reduced),
        ("animation: Slow, motion: System", Slow),
        ("animation: Slow, motion: Full", Slow),
        ("animation: Fast, motion: System", Fast),
        ("motion: Full", Normal),
    ] {
        let home = home();
        let config = home.path().join("config");
        std::fs::create_dir_all(&config).expect("a folder");
        std::fs::write(config.join("settings.ron"), format!("({kept})")).expect("settings");
        let mut window = Window::open(home.path());
        assert_eq!(window.settings().motion(), choice, "{kept}");
        for choice in MotionChoice::ALL {
            window.settings().choose_motion(choice);
            assert_eq!(window.settings().motion(), choice);
        }
    }
}

#[test]
fn motion_is_reduced_as_soon_as_the_system_asks_for_it_unless_chosen_otherwise() {
    let reduced = |window: &Window| window.app().look(&window.harness.ctx).reduce_motion;
    let home = home();
    let mut window = Window::open(home.path());
    let system = System::of(&mut window);
    assert!(!reduced(&window));
    let less = SystemPreferences { less_motion: true, ..SystemPreferences::default() };
    system.wish(&mut window, less);
    assert!(reduced(&window));
    window.settings().choose_motion(MotionChoice::Normal);
    assert!(!reduced(&window));
    system.wish(&mut window, SystemPreferences::default());
    window.settings().choose_motion(MotionChoice::Reduced);
    assert!(reduced(&window));
    window.settings().choose_motion(MotionChoice::System);
    assert!(!reduced(&window));
}

/// A window with high contrast in which this was pasted.
fn shown(home: &Path, (game, pasted): (&str, &str), theme: ThemeChoice) -> Window {
    let config = home.join("config");
    std::fs::create_dir_all(&config).expect("a folder");
    let settings = format!("(theme: {theme:?}, contrast: More, game: {game:?})");
    std::fs::write(config.join("settings.ron"), settings).expect("settings");
    let mut window = Window::open(home);
    window.paste(pasted);
    window.settle();
    window
}

fn compare(window: &mut Window, name: &str) {
    window.settle();
    window.harness.run_steps(60);
    let options = SnapshotOptions::new().max_failed_pixels(60);
    window.harness.snapshot_options(name, &options);
}

fn a_marble_is_selected(theme: ThemeChoice) {
    let home = home();
    let mut window = shown(home.path(), ("kuba", KUBA), theme);
    window.click("e3");
    let name = format!("contrast-kuba-{theme:?}").to_lowercase();
    compare(&mut window, &name);
}

#[test]
fn kuba_with_high_contrast_looks_as_it_did_in_light_colours() {
    a_marble_is_selected(ThemeChoice::Light);
}

#[test]
fn kuba_with_high_contrast_looks_as_it_did_in_dark_colours() {
    a_marble_is_selected(ThemeChoice::Dark);
}

#[test]
fn cubulus_with_high_contrast_looks_as_it_did() {
    let home = home();
    let mut window = shown(home.path(), ("cubulus", CUBULUS), ThemeChoice::Light);
    compare(&mut window, "contrast-cubulus-light");
}

#[test]
fn qubism_with_high_contrast_looks_as_it_did() {
    let home = home();
    let mut window = shown(home.path(), ("qubism", QUBISM), ThemeChoice::Dark);
    compare(&mut window, "contrast-qubism-dark");
}

#[test]
fn a_study_and_a_dialog_with_high_contrast_look_as_they_did() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.settings().contrast = ContrastChoice::More;
    window.paste(ON_THE_EDGE);
    window.drag("g6", "f6");
    window.drag("f7", "g7");
    window.press("Study");
    window.wait("the look at the game", |window| {
        let study = window.app().table().study().expect("a study");
        study.points.iter().all(|point| !point.chances.is_empty())
    });
    compare(&mut window, "contrast-study-light");
    window.key(Modifiers::COMMAND, Key::Comma);
    window.press("Accessibility");
    compare(&mut window, "contrast-settings-light");
}
