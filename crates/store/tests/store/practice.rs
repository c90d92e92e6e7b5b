//! Practice tasks in the program's own data: written whole, put together from several windows, and due on
//! their days.

use std::collections::BTreeMap;
use std::fs;
use std::thread;

use kuba_bot::StopSignal;
use kuba_bot::practice::TaskFinder;
use kuba_bot::rating::{MoveLosses, SkillErrors};
use kuba_bot::study::{Experience, MoveLine};
use kuba_rules::kuba::{GameState as Kuba, KubaRules};
use kuba_rules::{Game, Player};
use kuba_session::Seat;
use kuba_store::practice::{Practice, PracticeChange, SavedTask, TaskAnswer, TaskSource};
use kuba_store::{Places, WriterThread, day_number, today};

use crate::support::{folder, writer};

fn source(file: &str, ply: usize) -> TaskSource {
    TaskSource {
        file: file.to_owned(),
        ply,
        date: Some("2026-11-25".to_owned()),
        seats: vec![Seat::human("Ann\" (A)"), Seat::default()],
    }
}

/// White can take the last red and win, but pushes elsewhere.
fn found() -> SavedTask {
    let rules = KubaRules::default();
    let start = Kuba::from_text("7/7/7/7/7/6B/5WR w 6-6", &rules).expect("a position");
    let mv = start.read_move("f1f2").expect("legal");
    let mut after = start.clone();
    after.play(mv);
    let finder = TaskFinder {
        rules: &rules,
        players: &[Player::FIRST],
        excused: &[],
        experience: Experience::Beginner,
        nodes: 2_000,
    };
    let mut line = MoveLine::new(vec![start, after], vec![mv]);
    let found = finder.find(&mut line, &StopSignal::default(), &mut |_| ());
    let found = found.expect("nothing stops it");
    SavedTask::of(&found[0], &rules, source("2026-11-25 10.00.00.kuba", 0))
}

/// Another task: only the parts that need the rules are not its own.
fn numbered(number: usize) -> SavedTask {
    SavedTask {
        id: format!("{number:016x}"),
        source: source(&format!("2026-11-{number:02} 10.00.00.kuba"), number),
        ..found_once().clone()
    }
}

fn found_once() -> &'static SavedTask {
    static FOUND: std::sync::OnceLock<SavedTask> = std::sync::OnceLock::new();
    FOUND.get_or_init(found)
}

fn looked(numbers: std::ops::Range<usize>) -> PracticeChange {
    PracticeChange::Looked {
        file: "2026-11-25 10.00.00.kuba".to_owned(),
        tasks: numbers.map(numbered).collect(),
    }
}

fn answered(number: usize, day: &str, answer: TaskAnswer) -> PracticeChange {
    let (id, day) = (format!("{number:016x}"), day.to_owned());
    PracticeChange::Answered { id, day, answer }
}

fn practice(changes: &[PracticeChange]) -> Practice {
    let mut practice = Practice::default();
    for change in changes {
        practice.apply(change);
    }
    practice
}

/// Numbers of the tasks that are due.
fn due(practice: &Practice, day: &str) -> Vec<usize> {
    let due = practice.due(day).into_iter();
    due.map(|task| usize::from_str_radix(&task.id, 16).expect("a number")).collect()
}

fn on_disk(places: &Places) -> Practice {
    Practice::read(&places.practice().expect("a path")).expect("readable")
}

fn keep(writer: &WriterThread, changes: impl IntoIterator<Item = PracticeChange>) {
    for change in changes {
        writer.keep_practice(change);
    }
    writer.flush();
}

#[test]
fn a_task_is_read_as_it_was_written() {
    let home = folder();
    let places = Places::at(home.path());
    let task = found_once();
    let change =
        PracticeChange::Looked { file: task.source.file.clone(), tasks: vec![task.clone()] };
    let writer = writer(&places);
    keep(&writer, [change]);
    let kept = on_disk(&places);
    assert_eq!(*writer.practice(), kept);
    assert!(kept.is_looked_at(&task.source.file) && !kept.is_looked_at("other.kuba"));
    assert_eq!(kept.task(&task.id), Some(task));
    let read = kept.due("2026-11-25")[0].task::<Kuba>().expect("a task of Kuba");
    assert_eq!(read.id(), task.id);
    assert_eq!(read.accepted[0].to_string(), "f1g1");
    assert_eq!(read.goal.to_string(), "win 1");
    assert!(read.why().is_some());
    let another = kuba_rules::qubism::GameState::ID;
    assert_ne!(task.game, another);
    assert!(task.task::<kuba_rules::qubism::GameState>().is_none());
}

#[test]
fn a_saved_task_that_does_not_fit_its_position_is_none() {
    type Change = fn(&mut SavedTask);
    let task = found_once();
    let changes: [Change; 8] = [
        |task| task.id = "0".repeat(16),
        |task| task.position = "8 w".to_owned(),
        |task| task.rules = "Ko=never".to_owned(),
        |task| task.played = "a1a2".to_owned(),
        |task| task.accepted = vec!["a1a2".to_owned()],
        |task| task.accepted.clear(),
        |task| task.line.push("a1a2".to_owned()),
        |task| task.goal = "win 99".to_owned(),
    ];
    for (number, change) in changes.into_iter().enumerate() {
        let mut changed = task.clone();
        change(&mut changed);
        assert!(changed.task::<Kuba>().is_none(), "change {number}");
    }
}

#[test]
fn a_session_has_five_tasks_those_that_come_back_first_and_then_the_oldest_new_ones() {
    let mut practice = practice(&[looked(1..20)]);
    let day = "2026-11-25";
    assert_eq!(due(&practice, day), [1, 2, 3, 4, 5]);
    for (number, answer) in
        [(1, TaskAnswer::Shown), (2, TaskAnswer::First), (3, TaskAnswer::Helped)]
    {
        practice.apply(&answered(number, day, answer));
    }
    assert_eq!(due(&practice, day), [4, 5], "five new ones a day");
    assert_eq!(due(&practice, "2026-11-26"), [1, 3, 4, 5, 6]);
    assert_eq!(practice.returns_on(&numbered(1).id).as_deref(), Some("2026-11-26"));
    assert_eq!(practice.returns_on(&numbered(4).id), None);
    practice.apply(&answered(1, "2026-11-26", TaskAnswer::First));
    assert_eq!(
        due(&practice, "2026-11-27")[..2],
        [3, 2],
        "the one that is due longest comes first"
    );
    assert_eq!(due(&practice, "no day"), [0_usize; 0]);
}

#[test]
fn what_is_done_or_left_out_does_not_come_back() {
    let mut practice = practice(&[looked(1..3)]);
    for day in ["2026-01-01", "2026-01-03", "2026-02-01", "2026-05-01"] {
        practice.apply(&answered(1, day, TaskAnswer::First));
    }
    practice.apply(&PracticeChange::LeftOut { id: numbered(2).id });
    assert_eq!(due(&practice, "2099-01-01"), [0_usize; 0]);
    practice.apply(&PracticeChange::TakenIn { id: numbered(2).id });
    assert_eq!(due(&practice, "2099-01-01"), [2]);
    assert!(practice.state(&numbered(1).id).expect("answered").is_done());
}

#[test]
fn the_worst_answer_of_a_day_counts_and_counts_once() {
    let day = "2026-11-25";
    let one = practice(&[looked(1..2), answered(1, day, TaskAnswer::Shown)]);
    let both = practice(&[
        looked(1..2),
        answered(1, day, TaskAnswer::First),
        answered(1, day, TaskAnswer::Shown),
        answered(1, day, TaskAnswer::First),
    ]);
    assert_eq!(one, both);
}

#[test]
fn a_task_from_the_table_gets_the_name_of_its_game_once_that_is_archived() {
    let mut from_table = found_once().clone();
    from_table.source.file.clear();
    let looked = |file: &str, task: &SavedTask| PracticeChange::Looked {
        file: file.to_owned(),
        tasks: vec![task.clone()],
    };
    let file = &found_once().source.file;
    let practice = practice(&[looked("", &from_table), looked(file, found_once())]);
    assert_eq!(practice.tasks().collect::<Vec<_>>(), [found_once()]);
    assert!(practice.is_looked_at(file) && !practice.is_looked_at(""));
}

#[test]
fn a_game_of_an_older_judgement_is_searched_anew_and_keeps_what_was_answered() {
    let home = folder();
    let places = Places::at(home.path());
    let of_game = |number| SavedTask {
        source: source("2026-11-25 10.00.00.kuba", number),
        ..numbered(number)
    };
    let file = of_game(1).source.file;
    let search = |tasks: Vec<SavedTask>| PracticeChange::Looked { file: file.clone(), tasks };
    let losses = MoveLosses { moves: 5, lost: 200, judged: 9, ..MoveLosses::default() };
    let window = writer(&places);
    keep(
        &window,
        [search(vec![of_game(1), of_game(2)]), answered(2, "2026-11-26", TaskAnswer::First)],
    );
    keep(&window, [PracticeChange::Judged { file: file.clone(), losses }]);
    drop(window);
    let path = places.practice().expect("a path");
    let text = fs::read_to_string(&path).expect("readable");
    let older = text.replace("examined ", "looked ").replace("judged ", "losses ");
    assert_ne!(older, text);
    fs::write(&path, older).expect("writable");
    let mut practice = on_disk(&places);
    assert!(!practice.is_looked_at(&file) && practice.losses(&file).is_none());
    practice.apply(&search(vec![of_game(3)]));
    let kept: Vec<_> = practice.tasks().map(|task| task.id.clone()).collect();
    assert_eq!(kept, [of_game(2).id, of_game(3).id]);
    // What is no mistake any more is kept with its answers, and does not come back.
    assert!(practice.is_answered_on(&of_game(2).id, "2026-11-26"));
    assert_eq!(due(&practice, "2027-11-26"), [3]);
}

#[test]
fn the_latest_judgement_of_a_game_replaces_that_of_its_tasks_and_of_no_others() {
    let home = folder();
    let places = Places::at(home.path());
    let before = |before: &str| SavedTask { before: before.to_owned(), ..numbered(1) };
    let file = before("").source.file;
    let search = |task: &SavedTask| PracticeChange::Looked {
        file: task.source.file.clone(),
        tasks: vec![task.clone()],
    };
    let window = writer(&places);
    keep(&window, [search(&before("shallow")), answered(1, "2026-11-26", TaskAnswer::First)]);
    drop(window);
    let path = places.practice().expect("a path");
    let text = fs::read_to_string(&path).expect("readable");
    let older = text.replace("examined ", "searched ");
    assert_ne!(older, text);
    fs::write(&path, older).expect("writable");
    let window = writer(&places);
    assert!(!window.practice().is_looked_at(&file), "searched less closely");
    keep(&window, [search(&before("deep"))]);
    let elsewhere = SavedTask { source: source("other.kuba", 3), ..before("elsewhere") };
    keep(&window, [search(&elsewhere)]);
    let practice = on_disk(&places);
    assert!(practice.is_looked_at(&file));
    assert_eq!(practice.task(&before("").id), Some(&before("deep")));
    assert!(practice.is_answered_on(&before("").id, "2026-11-26"));
}

#[test]
fn two_windows_lose_none_of_each_others_answers() {
    let home = folder();
    let places = Places::at(home.path());
    let (one, two) = (writer(&places), writer(&places));
    keep(&one, [looked(1..3), answered(1, "2026-11-25", TaskAnswer::First)]);
    keep(&two, [looked(3..5), answered(3, "2026-11-25", TaskAnswer::Shown)]);
    one.refresh();
    one.flush();
    assert_eq!(*one.practice(), on_disk(&places));
    assert_eq!(one.practice().tasks().count(), 4);
    thread::scope(|scope| {
        for (window, numbers) in [(&one, 10..30), (&two, 30..50)] {
            scope.spawn(move || {
                for number in numbers {
                    keep(window, [looked(number..number + 1)]);
                    window.keep_practice(answered(number, "2026-11-25", TaskAnswer::Helped));
                }
            });
        }
    });
    drop((one, two));
    let kept = on_disk(&places);
    assert_eq!(kept.tasks().count(), 44);
    assert!((10..50).all(|number| kept.state(&numbered(number).id).is_some()));
}

#[test]
fn one_damaged_byte_costs_one_fact_of_practice() {
    let home = folder();
    let places = Places::at(home.path());
    keep(&writer(&places), [looked(1..4), answered(1, "2026-11-25", TaskAnswer::First)]);
    let file = places.practice().expect("a path");
    let text = fs::read_to_string(&file).expect("a file");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 5, "{text}");
    for damaged in 0..lines.len() {
        for byte in [b'\xff', b'\0', b' '] {
            let mut bytes = lines[damaged].as_bytes().to_vec();
            bytes[2] = byte;
            let mut all: Vec<&[u8]> = lines.iter().map(|line| line.as_bytes()).collect();
            all[damaged] = &bytes;
            fs::write(&file, all.join(&b'\n')).expect("a file");
            let window = writer(&places);
            window.flush();
            let aside = window.damaged_practice().expect("set aside");
            assert!(fs::read(&aside).expect("kept").contains(&byte));
            fs::remove_file(aside).expect("removed");
            let left = fs::read_to_string(&file).expect("written anew");
            let without = |text: &str| left.lines().all(|line| line != text);
            // The answer belongs to the first task.
            let lost = if damaged == 1 { 2 } else { 1 };
            assert!(without(lines[damaged]), "{left}");
            assert_eq!(left.lines().count(), lines.len() - lost, "{left}");
        }
    }
}

#[test]
fn hostile_facts_are_refused() {
    let home = folder();
    let places = Places::at(home.path());
    let mut long = numbered(1);
    long.position = "7/".repeat(5_000);
    let mut odd = numbered(2);
    odd.id = "../../x".to_owned();
    let changes = [
        PracticeChange::Looked { file: "../a.kuba".to_owned(), tasks: vec![long, odd] },
        PracticeChange::Looked { file: "a\nout 0000000000000001".to_owned(), tasks: Vec::new() },
        answered(1, "2026-11-25", TaskAnswer::First),
        PracticeChange::LeftOut { id: "x y".to_owned() },
    ];
    keep(&writer(&places), changes);
    assert_eq!(on_disk(&places), Practice::default());
}

#[test]
fn a_full_list_makes_room_for_new_tasks_by_those_that_are_done() {
    let most = 1_500;
    let numbered =
        |number: usize| SavedTask { id: format!("{number:016x}"), ..found_once().clone() };
    let all = PracticeChange::Looked {
        file: "a.kuba".to_owned(),
        tasks: (1..most + 10).map(numbered).collect(),
    };
    let mut practice = practice(&[all]);
    assert_eq!(practice.tasks().count(), most);
    practice.apply(&PracticeChange::LeftOut { id: numbered(7).id });
    practice.apply(&PracticeChange::Looked {
        file: "b.kuba".to_owned(),
        tasks: vec![numbered(9_000), numbered(7)],
    });
    assert_eq!(practice.tasks().count(), most);
    assert!(practice.task(&numbered(9_000).id).is_some());
    assert!(practice.task(&numbered(7).id).is_none() && practice.is_left_out(&numbered(7).id));
}

#[test]
fn the_losses_of_a_game_are_read_as_they_were_written_and_damaged_ones_are_left_out() {
    let home = folder();
    let places = Places::at(home.path());
    let file = "2026-11-25 10.00.00.kuba".to_owned();
    let losses = MoveLosses {
        moves: 21,
        lost: 845,
        judged: 33,
        early: 9,
        errors: BTreeMap::from([
            ("kuba-skill-taking".to_owned(), SkillErrors { times: 2, lost: 310 }),
            ("skill-beginning".to_owned(), SkillErrors { times: 1, lost: 120 }),
        ]),
    };
    let change = PracticeChange::Judged { file: file.clone(), losses: losses.clone() };
    let impossible = PracticeChange::Judged {
        file: "impossible.kuba".to_owned(),
        losses: MoveLosses { moves: 1, lost: 1001, judged: 1, ..MoveLosses::default() },
    };
    let writer = writer(&places);
    keep(&writer, [change.clone(), impossible]);
    let kept = on_disk(&places);
    assert_eq!(kept.losses(&file), Some(&losses));
    assert!(kept.has(&change));
    assert_eq!(kept.losses("impossible.kuba"), None);
    let path = places.practice().expect("a path");
    let text = fs::read_to_string(&path).expect("written");
    for wrong in [
        "judged 1 2",
        "judged 1 2 3 0 -",
        "judged x 2 3 0 - a.kuba",
        "judged 1 1001 3 0 - a.kuba",
        "judged 4 2 3 0 - a.kuba",
        "judged 1 2 3 4 - a.kuba",
        "judged 1 2 3 0 - ../a.kuba",
        "judged 5 200 9 0 taking a.kuba",
        "judged 5 200 9 0 taking:10:200 a.kuba",
        "judged 5 200 9 0 taking:1:1001 a.kuba",
        "judged 5 200 9 0 Taking!:1:100 a.kuba",
    ] {
        fs::write(&path, format!("{text}{wrong}\n")).expect("a file");
        let read = on_disk(&places);
        assert_eq!(read.losses(&file), Some(&losses), "{wrong}");
        assert_eq!(read.losses("a.kuba"), None, "{wrong}");
    }
}

#[test]
fn an_answer_of_a_clock_that_was_ahead_takes_no_position_away() {
    let home = folder();
    let places = Places::at(home.path());
    let path = places.practice().unwrap();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::copy("../../tests/data/cases/practice-from-2099.txt", &path).unwrap();
    let practice = Practice::read(&path).unwrap();
    let id = &practice.tasks().next().expect("the position").id;
    let tomorrow = day_number(&today()).unwrap() + 1;
    let returns = practice.returns_on(id).expect("it comes back");
    assert!(day_number(&returns).unwrap() <= tomorrow, "{returns}");
    // A window puts the day right in the file, so that it does not move on with the days.
    drop(writer(&places));
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains(&today()) && !text.contains("2099"), "{text}");
}

#[test]
fn the_players_of_a_position_are_those_of_its_game_or_unknown() {
    let computer = Seat::at_level("4").unwrap();
    let person = Seat::Human(None);
    let mut source = numbered(1).source;
    for (seats, fits) in [
        (vec![person.clone(), computer.clone()], true),
        (vec![person.clone()], false),
        (vec![computer.clone(); 2], false),
        (vec![person.clone(), computer.clone(), computer.clone()], false),
        (vec![person.clone(), person], false),
        (Vec::new(), false),
    ] {
        source.seats = seats;
        assert_eq!(source.seats_against_computers(2).is_some(), fits, "{:?}", source.seats);
    }
}
