//! Every language in the window: chosen in the menu, applied at once, and no text is cut off.

use egui::accesskit::Role;
use egui::epaint::{ClippedShape, TextShape};
use egui::{Galley, Key, Modifiers, Pos2, Rangef, Rect, Shape, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::app::shell::command::{
    AppCommand, Command, EditorCommand, FileCommand, GameCommand, LessonCommand, PuzzleCommand,
    StartCommand, StudyCommand, ViewCommand, YouCommand,
};
use kuba::i18n::{Texts, catalogue};

use crate::common::nightly::nightly;
use crate::common::window::{Window, home, lay_neutrals};

/// Titles of the menus from left to right.
const MENUS: [&str; 5] = ["menu-game", "menu-move", "menu-view", "menu-train", "menu-help"];

/// All languages but English, which the other tests cover.
fn others() -> impl Iterator<Item = &'static str> {
    catalogue().iter().map(|language| language.tag).skip(1)
}

fn texts(tag: &str) -> Texts {
    Texts::in_language(Some(tag))
}

#[test]
fn a_language_is_chosen_in_the_menu_and_spoken_at_once() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("View");
    window.press("Language");
    window.press("Deutsch");
    let german = texts("de");
    assert!(window.shows(&german.text("menu-game")));
    assert!(!window.shows("Game"));
    assert_eq!(window.settings().language.as_deref(), Some("de"));
    for tag in others() {
        window.run(Command::View(ViewCommand::Language(Some(tag))));
        assert!(window.shows(&texts(tag).text("menu-help")), "{tag}");
    }
    window.run(Command::View(ViewCommand::Language(Some("en"))));
    assert!(window.shows("Game"));
}

#[test]
fn every_menu_has_a_letter_of_its_own_that_opens_it() {
    let home = home();
    let mut window = Window::open(home.path());
    for (tag, letters) in [
        ("en", [Key::G, Key::M, Key::V, Key::T, Key::H]),
        ("de", [Key::S, Key::Z, Key::A, Key::T, Key::H]),
        ("es", [Key::P, Key::J, Key::V, Key::E, Key::A]),
        ("fr", [Key::P, Key::C, Key::A, Key::E, Key::I]),
        ("ja", [Key::G, Key::M, Key::V, Key::T, Key::H]),
        ("ro", [Key::J, Key::M, Key::V, Key::E, Key::A]),
    ] {
        window.run(Command::View(ViewCommand::Language(Some(tag))));
        let words = texts(tag);
        let inside = [
            "command-save-as",
            "command-resign",
            "menu-language",
            "command-set-up",
            "command-about",
        ];
        for (letter, item) in letters.into_iter().zip(inside) {
            window.key(Modifiers::ALT, letter);
            assert!(window.says(&words.text(item)), "{tag}: {letter:?}");
            window.key(Modifiers::NONE, Key::Escape);
        }
    }
}

#[test]
fn a_language_that_the_program_does_not_have_is_that_of_the_system() {
    let unknown = Texts::in_language(Some("tlh")).text("menu-game");
    assert_eq!(unknown, Texts::for_system().text("menu-game"));
}

/// Text that cannot be read to its end: it is elided, exceeds its clip rectangle or the button or card below
/// it, or overlaps other text.
fn cut(window: &Window) -> Vec<String> {
    let mut seen = Seen::default();
    for ClippedShape { clip_rect, shape, .. } in &window.harness.output().shapes {
        seen.look(shape, *clip_rect);
    }
    seen.faults.sort();
    seen.faults
}

/// Shapes in the order in which they are drawn.
#[derive(Default)]
struct Seen {
    words: Vec<(Rect, String)>,
    /// Backgrounds of cards, buttons and dialogs.
    grounds: Vec<Rect>,
    faults: Vec<String>,
}

impl Seen {
    fn look(&mut self, shape: &Shape, clip: Rect) {
        match shape {
            Shape::Vec(shapes) => {
                for shape in shapes {
                    self.look(shape, clip);
                }
            }
            Shape::Rect(ground) if ground.fill.is_opaque() && ground.blur_width <= 0.0 => {
                let place = ground.rect.intersect(clip);
                self.words.retain(|(words, _)| !place.intersects(*words));
                self.grounds.retain(|lower| !place.contains_rect(*lower));
                self.grounds.push(place);
            }
            Shape::Text(TextShape { pos, galley, .. }) => {
                let place = galley.rect.translate(pos.to_vec2());
                if clip.intersects(place) && !galley.text().trim().is_empty() {
                    self.read(*pos, clip, galley);
                }
            }
            _ => {}
        }
    }

    fn read(&mut self, pos: Pos2, clip: Rect, galley: &Galley) {
        let text = galley.text();
        let rows: Vec<Rect> = written(pos, galley).collect();
        let place = rows.iter().fold(Rect::NOTHING, |all, row| all.union(*row));
        let is_beyond =
            |outer: &Rect| place.left() < outer.left() - 1.0 || place.right() > outer.right() + 1.0;
        let middle = rows.first().map_or(pos, Rect::center);
        let mut below = self.grounds.iter().rev();
        let ground = below.find(|ground| ground.contains(middle));
        let is_cut = galley.elided || is_beyond(&clip) || ground.is_some_and(is_beyond);
        // Tiles with numbers, and counts between them, scroll.
        let scrolls = text.split('/').all(|part| part.parse::<u32>().is_ok());
        if is_cut && !scrolls {
            self.faults.push(text.to_owned());
        }
        for row in rows {
            let visible = row.intersect(clip).shrink(3.0);
            if !visible.is_positive() {
                continue;
            }
            for (other, over) in &self.words {
                if other.intersects(visible) {
                    self.faults.push(format!("{text} over {over}"));
                }
            }
            self.words.push((visible, text.to_owned()));
        }
    }
}

/// The rectangles of a text's rows. The first one may begin in the middle of its row.
fn written(pos: Pos2, galley: &Galley) -> impl Iterator<Item = Rect> {
    galley.rows.iter().filter_map(move |row| {
        let (first, last) = (row.row.glyphs.first()?, row.row.glyphs.last()?);
        let across = Rangef::new(row.pos.x + first.pos.x, row.pos.x + last.max_x());
        let place = Rect::from_x_y_ranges(across, row.rect().y_range());
        Some(place.translate(pos.to_vec2()))
    })
}

const GAMES: [&str; 3] =
    ["f1f2 a1a2 f2f3 a2a3 f3f4", "a11 a33 c33 c11 a13 b33 a31 b13 c13", "b3NR d3NR c1c2"];

/// Its verdicts are final, so that the study depends on no search.
const JUDGED: &str = r##"GameRecord(
    game: "kuba",
    version: 2,
    rules: (rules: (ko: StraightBack, extra: Must, repetition: true), setup: Standard),
    start: None,
    seats: [Human, Computer(7)],
    moves: ["f1f2", "a1a2", "f2f3", "a2a3", "f3f4xB"],
    result: None,
    verdicts: [
        (0, "1.86,72.5/27.5,400000,69.9,f1f2 g6f6 b7b6 a2b2"),
        (1, "-1.86,72.5/27.5,400000,-,g6f6 b7b6 a2b2 f2f3"),
        (2, "6.79,93.4/6.6,400000,-,b7b6 a2b2 f3e3 a3a4"),
        (3, "0.00,50.0/50.0,400000,-,f7f6 b7b6 f5e5 f2f3 f6f5"),
        (4, "#5,100.0/0.0,400000,-,f4e4 e4d4 f3e3 a3b3 d4c4 f3e3"),
        (5, "10.30,96.8/3.2,400000,-,f4e4 b7b6 b1b2 e4d4"),
    ],
)"##;

struct Walk {
    window: Window,
    words: Texts,
    tag: &'static str,
    /// Each visited state and the texts cut off in it.
    seen: Vec<(String, Vec<String>)>,
}

impl Walk {
    fn see(&mut self, state: &str) {
        // Dialogs fade in.
        self.window.harness.run_steps(4);
        self.seen.push((state.to_owned(), cut(&self.window)));
    }

    fn see_open(&mut self, command: Command, state: &str) {
        self.window.run(command);
        self.see(state);
        self.window.key(Modifiers::NONE, Key::Escape);
    }

    fn see_below(&mut self, key: &'static str, state: &str) {
        let name = self.words.text(key);
        let node = self.window.harness.query_all_by_label(&name).next();
        if let Some(node) = node {
            node.click();
            self.window.settle();
            self.see(&format!("{state}, {key}"));
        }
    }

    fn see_menus(&mut self, state: &str) {
        for menu in MENUS {
            self.see_below(menu, state);
            self.window.key(Modifiers::NONE, Key::Escape);
        }
    }

    fn see_dialogs(&mut self) {
        self.window.run(Command::App(AppCommand::Settings));
        for tab in ["settings-game", "settings-computer", "accessibility-title"] {
            self.see_below(tab, "settings");
        }
        self.window.key(Modifiers::NONE, Key::Escape);
        self.see_open(Command::App(AppCommand::Keys), "keys");
        self.see_open(Command::App(AppCommand::About), "about");
        self.see_open(Command::App(AppCommand::Find), "find a command");
        self.see_open(Command::You(YouCommand::Open), "you");
    }

    fn see_game(&mut self, game: usize) {
        self.window.run(Command::Start(StartCommand::StartPage));
        self.window.run(Command::Start(StartCommand::ChooseGame(game)));
        self.see("welcome");
        self.window.run(Command::Start(StartCommand::NewGame));
        self.see("new game");
        self.see_below("new-game-more", "new game");
        self.window.key(Modifiers::NONE, Key::Escape);
        self.window.run(Command::Start(StartCommand::TwoPlayers));
        self.window.paste(GAMES[game]);
        self.see("game");
        self.see_menus("game");
        self.see_open(Command::App(AppCommand::Rules), "rules");
        self.see_open(Command::App(AppCommand::OftenAsked), "often asked");
        self.see_open(Command::File(FileCommand::Share), "share");
        self.window.run(Command::Study(StudyCommand::Toggle));
        self.see("study");
        self.window.run(Command::Study(StudyCommand::Toggle));
        self.see_open(Command::Game(GameCommand::Resign), "resigning");
        self.window.settings().confirm_resigning = false;
        self.window.run(Command::Game(GameCommand::Resign));
        self.see("result");
        self.window.settings().confirm_resigning = true;
    }

    fn see_win(&mut self) {
        // The test knows the cells by their English names.
        self.window.run(Command::View(ViewCommand::Language(Some("en"))));
        self.window.paste("7/2B4/7/W4WR/7/2R4/B6 w 6-2");
        self.window.drag("f4", "g4");
        self.window.run(Command::View(ViewCommand::Language(Some(self.tag))));
        self.see("won game");
    }

    fn see_modes(&mut self) {
        self.window.run(Command::Lesson(LessonCommand::Begin));
        for step in 0..20 {
            self.window.run(Command::Lesson(LessonCommand::GoToStep(step)));
            self.see(&format!("lesson, step {step}"));
        }
        self.window.run(Command::Lesson(LessonCommand::Leave));
        self.window.run(Command::Puzzle(PuzzleCommand::Begin));
        self.see("puzzle");
        self.window.run(Command::Puzzle(PuzzleCommand::Solution));
        self.see("puzzle, solved");
        self.window.run(Command::Puzzle(PuzzleCommand::Leave));
        self.window.run(Command::Editor(EditorCommand::Begin));
        self.see("editor");
        self.window.run(Command::Editor(EditorCommand::Leave));
    }
}

/// Visits the states with the most text.
fn walk(size: Vec2, zoom: f32, tag: &'static str) -> Vec<(String, Vec<String>)> {
    let home = home();
    lay_neutrals(home.path());
    let mut window = Window::with(home.path(), size, None);
    window.settings().zoom = zoom;
    window.run(Command::View(ViewCommand::Language(Some(tag))));
    let words = texts(tag);
    let mut walk = Walk { window, words, tag, seen: Vec::new() };
    for game in 0..GAMES.len() {
        walk.see_game(game);
        walk.see_modes();
    }
    walk.see_win();
    walk.see_dialogs();
    assert_eq!(walk.window.settings().language.as_deref(), Some(walk.tag));
    walk.seen
}

/// Window sizes with their zoom factors, the narrowest last.
const SIZES: [(Vec2, f32); 4] = [
    (Vec2::new(800.0, 600.0), 1.0),
    (Vec2::new(480.0, 600.0), 1.0),
    (Vec2::new(800.0, 600.0), 1.5),
    (Vec2::new(480.0, 600.0), 1.5),
];

fn nothing_is_cut_in(tag: &'static str) {
    let mut faults = Vec::new();
    for &(size, zoom) in nightly(&SIZES[..], &SIZES[3..]) {
        for (state, cut) in walk(size, zoom, tag) {
            if !cut.is_empty() {
                faults.push(format!("{size} at {zoom}: {state}: {cut:?}"));
            }
        }
    }
    assert!(faults.is_empty(), "{tag}:\n{}", faults.join("\n"));
}

/// Places of the menus and buttons in the menu bar, from left to right.
fn menu_bar(window: &Window) -> Vec<(String, Rect)> {
    let buttons = window.harness.query_all_by_role(Role::Button);
    let named =
        buttons.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()));
    let mut bar: Vec<(String, Rect)> = named.filter(|(_, rect)| rect.center().y < 36.0).collect();
    bar.sort_by(|(_, one), (_, other)| one.left().total_cmp(&other.left()));
    bar
}

#[test]
fn nothing_in_the_menu_bar_covers_anything_else_in_any_language() {
    let home = home();
    let mut window = Window::with(home.path(), Vec2::new(480.0, 600.0), None);
    for (start, tools) in [(StartCommand::TwoPlayers, 4), (StartCommand::PlayEasy, 5)] {
        window.run(Command::Start(start));
        for language in catalogue() {
            let tag = language.tag;
            window.run(Command::View(ViewCommand::Language(Some(tag))));
            window.settle();
            let bar = menu_bar(&window);
            let words = texts(tag);
            for (place, menu) in MENUS.into_iter().enumerate() {
                assert_eq!(bar[place].0, words.text(menu), "{tag}: {bar:?}");
            }
            assert_eq!(bar.len(), MENUS.len() + tools, "{tag}: {bar:?}");
            let right = window.harness.ctx.content_rect().right();
            let ends = bar.iter().skip(1).map(|(_, next)| next.left()).chain([right]);
            for ((name, rect), end) in bar.iter().zip(ends) {
                assert!(rect.right() <= end + 0.5, "{tag}: {name} at {rect}, then {end}");
            }
        }
    }
}

#[test]
fn of_a_better_line_as_many_moves_are_shown_as_there_is_room_for() {
    let home = home();
    let mut window = Window::with(home.path(), Vec2::new(800.0, 600.0), None);
    window.settings().zoom = 1.5;
    window.run(Command::Start(StartCommand::TwoPlayers));
    window.paste(JUDGED);
    window.run(Command::Study(StudyCommand::Toggle));
    let better = |window: &Window| {
        let nodes = window.harness.query_all_by_label_contains("better: ");
        nodes.filter_map(|node| node.accesskit_node().label()).collect::<Vec<_>>()
    };
    window.wait("a better line of four moves", |window| {
        let long = |line: &String| line.split_whitespace().count() > 4;
        better(window).iter().any(long)
    });
    assert_eq!(cut(&window), Vec::<String>::new());
}

#[test]
fn nothing_is_cut_in_english() {
    nothing_is_cut_in("en");
}

#[test]
fn nothing_is_cut_in_german() {
    nothing_is_cut_in("de");
}

#[test]
fn nothing_is_cut_in_spanish() {
    nothing_is_cut_in("es");
}

#[test]
fn nothing_is_cut_in_french() {
    nothing_is_cut_in("fr");
}

#[test]
fn nothing_is_cut_in_japanese() {
    nothing_is_cut_in("ja");
}

#[test]
fn nothing_is_cut_in_romanian() {
    nothing_is_cut_in("ro");
}
