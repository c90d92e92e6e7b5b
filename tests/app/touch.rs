//! The window played by fingers.

use egui::{
    Event, Modifiers, PointerButton, Pos2, Rect, TouchDeviceId, TouchId, TouchPhase, Vec2,
    WidgetRect, vec2,
};
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::app::shell::command::{
    Command, EditorCommand, LessonCommand, PuzzleCommand, StartCommand,
};

use crate::common::window::{Window, home};

/// Frames of a long press and a little more.
const LONG: usize = 16;

/// What a window system sends for one finger: the touch, and the pointer that follows it.
fn finger(window: &mut Window, id: u64, phase: TouchPhase, pos: Pos2) {
    let touch =
        Event::Touch { device_id: TouchDeviceId(0), id: TouchId(id), phase, pos, force: None };
    window.harness.event(touch);
    if id > 0 {
        return;
    }
    let button = |pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    match phase {
        TouchPhase::Start => {
            window.harness.event(Event::PointerMoved(pos));
            window.harness.event(button(true));
        }
        TouchPhase::Move => window.harness.event(Event::PointerMoved(pos)),
        TouchPhase::End | TouchPhase::Cancel => {
            window.harness.event(button(false));
            window.harness.event(Event::PointerGone);
        }
    }
}

fn press_long(window: &mut Window, pos: Pos2) {
    finger(window, 0, TouchPhase::Start, pos);
    window.harness.run_steps(LONG);
    finger(window, 0, TouchPhase::End, pos);
    window.settle();
}

fn tap(window: &mut Window, pos: Pos2) {
    finger(window, 0, TouchPhase::Start, pos);
    window.harness.run_steps(2);
    finger(window, 0, TouchPhase::End, pos);
    window.settle();
}

#[test]
fn a_long_press_is_a_click_of_the_right_button() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    let corner = window.cell("a1") - vec2(55.0, -55.0);
    press_long(&mut window, corner);
    assert!(window.shows("Coordinates"), "the menu of the board");
    tap(&mut window, corner);
    assert!(!window.shows("Coordinates"));

    let listed = window.harness.get_by_label_contains("White: f1 up").rect();
    press_long(&mut window, listed.center());
    assert!(window.says("Copy"), "the menu of the move");
}

#[test]
fn a_long_press_removes_a_piece_in_the_editor() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.run(Command::Editor(EditorCommand::Begin));
    let before = window.app().editor_text();
    let cell = window.cell("d4");
    press_long(&mut window, cell);
    assert_ne!(window.app().editor_text(), before);
}

#[test]
fn a_short_press_or_a_moving_finger_is_none() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let corner = window.cell("a1") - vec2(55.0, -55.0);
    tap(&mut window, corner);
    finger(&mut window, 0, TouchPhase::Start, corner);
    for step in 1..=LONG {
        let place = corner + vec2(4.0 * step as f32, 0.0);
        finger(&mut window, 0, TouchPhase::Move, place);
        window.harness.step();
    }
    finger(&mut window, 0, TouchPhase::End, corner);
    window.settle();
    assert!(!window.shows("Coordinates"));
}

#[test]
fn two_fingers_zoom() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let (one, other) = (Pos2::new(300.0, 300.0), Pos2::new(400.0, 300.0));
    finger(&mut window, 0, TouchPhase::Start, one);
    finger(&mut window, 1, TouchPhase::Start, other);
    window.harness.step();
    for step in 1..=10 {
        let other = other + vec2(5.0 * step as f32, 0.0);
        finger(&mut window, 1, TouchPhase::Move, other);
        window.harness.step();
    }
    assert!(window.settings().zoom > 1.15, "{}", window.settings().zoom);
    finger(&mut window, 1, TouchPhase::End, other);
    finger(&mut window, 0, TouchPhase::End, one);
    window.settle();
    assert!(window.moves().is_empty());
}

#[test]
fn a_long_press_chooses_with_one_key_and_does_no_more() {
    let home = home();
    let mut window = Window::open(home.path());
    window.settings().one_key.on = true;
    window.settings().one_key.second_key = true;
    window.harness.run_steps(10);
    let corner = window.cell("a1") - vec2(55.0, -55.0);
    press_long(&mut window, corner);
    assert!(window.app().lesson().is_some(), "the first stop");
    assert!(!window.shows("Coordinates"));
    assert!(window.app().one_key().is_some_and(|shown| shown.place.0 == 1));
}

#[test]
fn items_of_menus_are_large_enough_for_a_finger() {
    let home = home();
    let mut window = Window::with(home.path(), vec2(800.0, 600.0), None);
    tap(&mut window, Pos2::new(700.0, 560.0));
    let menu = window.harness.get_by_label("Help").rect().center();
    tap(&mut window, menu);
    let item = window.harness.get_by_label("Rules").rect();
    assert!(item.height() >= 44.0, "{item:?}");
}

#[test]
fn a_menu_that_is_taller_than_the_window_scrolls() {
    let home = home();
    let size = vec2(800.0, 600.0);
    let mut window = Window::with(home.path(), size, None);
    tap(&mut window, Pos2::new(700.0, 560.0));
    for name in ["View", "Look"] {
        let at = window.harness.get_by_label(name).rect().center();
        tap(&mut window, at);
    }
    let last = |window: &Window| window.harness.get_by_label_contains("Normal size").rect();
    assert!(last(&window).bottom() > size.y, "it would not have to scroll");
    window.harness.get_by_label_contains("Normal size").scroll_to_me();
    window.settle();
    assert!(last(&window).bottom() <= size.y, "{}", last(&window));
}

/// Least size of a target for a finger, and what is left of it between near neighbours, in points.
const TARGET: f32 = 44.0;
const LEAST: f32 = 36.0;

/// Name and size of everything wholly visible that can be pressed, with the room around it, which neighbours share.
fn targets(window: &Window) -> Vec<(String, Vec2)> {
    let widgets: Vec<WidgetRect> = window.harness.ctx.viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers();
        let widgets = layers.flat_map(|(_, widgets)| widgets);
        let pressed = widgets.filter(|widget| widget.enabled && widget.sense.senses_click());
        pressed.copied().collect()
    });
    let rects: Vec<Rect> = widgets.iter().map(|widget| widget.interact_rect).collect();
    let whole = |widget: &&WidgetRect| widget.rect == widget.interact_rect;
    let nodes = window.harness.root().children_recursive();
    let named = nodes.filter_map(|node| {
        let known = node.accesskit_node();
        known.raw_bounds()?;
        let name = known.label().filter(|name| !name.is_empty())?;
        let shown = node.rect();
        let is_it = |rect: &Rect| rect.center().distance(shown.center()) < 1.0;
        let mut places = widgets.iter().filter(whole).map(|widget| widget.rect);
        Some((name, places.find(is_it)?))
    });
    let sized =
        named.map(|(name, rect)| (name, vec2(reach(rect, 0, &rects), reach(rect, 1, &rects))));
    sized.collect()
}

/// Extent of a target along an axis: up to that of a finger, but only half of the way to a neighbour.
fn reach(rect: Rect, axis: usize, all: &[Rect]) -> f32 {
    let across = 1 - axis;
    let beside = all.iter().filter(|other| {
        other.max[across] > rect.min[across] && other.min[across] < rect.max[across]
    });
    let room = (TARGET - rect.size()[axis]).max(0.0) / 2.0;
    let (mut before, mut after) = (room, room);
    for other in beside {
        if other.max[axis] <= rect.min[axis] {
            before = before.min((rect.min[axis] - other.max[axis]) / 2.0);
        } else if other.min[axis] >= rect.max[axis] {
            after = after.min((other.min[axis] - rect.max[axis]) / 2.0);
        }
    }
    rect.size()[axis] + before + after
}

#[test]
fn everything_is_large_enough_for_a_finger() {
    for size in [vec2(1280.0, 800.0), vec2(800.0, 600.0), vec2(480.0, 600.0)] {
        let home = home();
        let mut window = Window::with(home.path(), size, None);
        tap(&mut window, Pos2::new(size.x - 3.0, size.y - 40.0));
        for command in [
            None,
            Some(Command::Start(StartCommand::TwoPlayers)),
            Some(Command::Editor(EditorCommand::Begin)),
            Some(Command::Lesson(LessonCommand::Begin)),
            Some(Command::Puzzle(PuzzleCommand::Begin)),
        ] {
            if let Some(command) = command {
                window.run(command);
            }
            if matches!(command, Some(Command::Start(_))) {
                window.paste("f1f2 b1b2 f2f3 a1b1 g2f2 g7g6");
            }
            window.settle();
            let targets = targets(&window);
            assert!(!targets.is_empty(), "{command:?} in {size:?}");
            for (name, target) in targets {
                assert!(target.min_elem() >= LEAST, "{name} in {size:?}: {target:?}");
            }
        }
    }
}
