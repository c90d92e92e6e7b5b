//! The window hosts any game: here one with three seats and no marbles at all.

use std::fmt;
use std::str::FromStr;

use egui::{Context, Painter, Rect, Ui};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::app::App;
use kuba::app::matches::Match;
use kuba::board::{Hand, Look, Playable, Reply, SCORE_HEIGHT, Scene};
use kuba::bot::search::{Node, Recurrence, Verdict};
use kuba::bot::{Evaluate, Score};
use kuba::i18n::Texts;
use kuba::phrase::{Phrase, Say};
use kuba::rules::{Concession, Game, Outcome, Player};
use kuba::session::{Places, Recordable, Seat, Session};

/// Three players take one to three matches from a heap; who takes the last one wins.
#[derive(Clone, Debug, PartialEq)]
struct Nim {
    heap: u8,
    turn: Player,
    conceded: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Take(u8);

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("that cannot be taken")]
struct CannotTake;

#[derive(Clone, Copy, Debug, PartialEq)]
struct TookLast;

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take{}", self.0)
    }
}

impl FromStr for Take {
    type Err = CannotTake;

    fn from_str(text: &str) -> Result<Self, CannotTake> {
        let number = text.strip_prefix("take").and_then(|n| n.parse().ok());
        number.map(Self).ok_or(CannotTake)
    }
}

impl Say for CannotTake {
    fn phrase(&self) -> Phrase {
        Phrase::new("cancel")
    }
}

impl Say for TookLast {
    fn phrase(&self) -> Phrase {
        Phrase::new("close")
    }
}

impl Game for Nim {
    type Move = Take;
    type Illegal = CannotTake;
    type Ending = TookLast;
    type Rules = u8;

    fn start(rules: &u8) -> Self {
        Self {
            heap: if *rules == 0 { 7 } else { *rules },
            turn: Player::FIRST,
            conceded: false,
        }
    }

    fn seats(&self) -> usize {
        3
    }

    fn turn(&self) -> Player {
        self.turn
    }

    fn check(&self, mv: Take) -> Result<(), CannotTake> {
        let possible = (1..=3).contains(&mv.0) && mv.0 <= self.heap && !self.conceded;
        possible.then_some(()).ok_or(CannotTake)
    }

    fn legal_moves(&self, moves: &mut Vec<Take>) {
        moves.extend((1..=3).map(Take).filter(|&mv| self.check(mv).is_ok()));
    }

    fn play(&mut self, mv: Take) {
        self.heap -= mv.0;
        self.turn = self.turn.next(3);
    }

    fn outcome(&self) -> Option<Outcome<TookLast>> {
        if self.conceded {
            return Some(Outcome {
                winner: None,
                ending: TookLast,
            });
        }
        (self.heap == 0).then(|| Outcome {
            winner: Some(self.turn.next(3).next(3)),
            ending: TookLast,
        })
    }

    fn concede(&mut self, _: Concession) {
        self.conceded = true;
    }

    fn write_move(&self, mv: Take) -> String {
        mv.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Take, CannotTake> {
        let mv = text.parse()?;
        self.check(mv)?;
        Ok(mv)
    }

    fn position_text(&self) -> String {
        format!("{} {}", self.heap, self.turn.index())
    }
}

impl Recordable for Nim {
    const ID: &'static str = "nim";
    type PositionError = CannotTake;

    fn from_text(text: &str, _: &u8) -> Result<Self, CannotTake> {
        let (heap, turn) = text.split_once(' ').ok_or(CannotTake)?;
        Ok(Self {
            heap: heap.parse().map_err(|_| CannotTake)?,
            turn: Player::seat(turn.parse().map_err(|_| CannotTake)?),
            conceded: false,
        })
    }

    fn ending_name(_: TookLast) -> &'static str {
        "took-last"
    }
}

impl Node for Nim {
    type Move = Take;
    const SLOTS: usize = 4;

    fn slot(mv: Take) -> usize {
        usize::from(mv.0)
    }

    fn seats(&self) -> usize {
        3
    }

    fn turn(&self) -> Player {
        self.turn
    }

    fn verdict(&self) -> Option<Verdict> {
        let outcome = self.outcome()?;
        Some(outcome.winner.map_or(Verdict::Drawn, Verdict::Won))
    }

    fn verdict_when_stuck(&self) -> Verdict {
        Verdict::Drawn
    }

    fn captures(&self, _: &mut Vec<Take>) {}

    fn quiets(&self, moves: &mut Vec<Take>) {
        self.legal_moves(moves);
    }

    fn play(&mut self, mv: Take) -> bool {
        Game::play(self, mv);
        true
    }

    fn key(&self) -> u64 {
        (u64::from(self.heap) * 3 + self.turn.index() as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    fn arrangement(&self) -> u64 {
        u64::from(self.heap)
    }

    fn evaluate(&self, _: Player) -> i32 {
        0
    }
}

impl Evaluate for Nim {
    type Node = Self;

    fn node(&self) -> Self {
        self.clone()
    }

    fn recurrence(&self) -> Recurrence {
        Recurrence::Ignored
    }

    fn hint_reason(&self, _: &[Take], _: Score) -> Option<Phrase> {
        None
    }
}

impl Playable for Nim {
    type View = ();

    fn title() -> Phrase {
        Phrase::new("menu-game")
    }

    fn seat_name(player: Player) -> Phrase {
        Phrase::new(["colour-white", "colour-black", "colour-red"][player.index()])
    }

    fn board_ui((): &mut (), ui: &mut Ui, scene: &Scene<Self>) -> Reply<Take> {
        let mut reply = Reply {
            mv: None,
            says: None,
            show_ply: None,
        };
        for number in 1..=3 {
            let free = scene.hand == Hand::Free && scene.game().check(Take(number)).is_ok();
            let button = egui::Button::new(format!("Take {number}"));
            if ui.add_enabled(free, button).clicked() {
                reply.mv = Some(Take(number));
            }
        }
        ui.label(format!("{} left", scene.game().heap));
        reply
    }

    fn is_moving((): &()) -> bool {
        false
    }

    fn finish_motion((): &mut ()) {}

    fn seat_icon(_: Player, painter: &Painter, rect: Rect, look: &Look) {
        painter.circle_filled(rect.center(), 8.0, look.palette.text);
    }

    fn score_ui((): &Self::View, _: Player, ui: &mut Ui, _: &Scene<Self>) {
        ui.set_height(SCORE_HEIGHT);
    }

    fn move_mark(&self, _: Take, _: &Painter, _: Rect, _: &Look) {}

    fn status(_: &Scene<Self>) -> Phrase {
        Phrase::new("pill-to-move")
    }

    fn last_event(_: &Scene<Self>) -> Option<Phrase> {
        None
    }

    fn end_turn(&self) -> Option<Take> {
        None
    }

    fn is_extra_turn(&self) -> bool {
        false
    }

    fn rules_ui(_: &mut u8, _: &mut Ui, _: &Texts) -> bool {
        false
    }

    fn rules_summary(_: &u8) -> Phrase {
        Phrase::new("menu-game")
    }

    fn setups(rules: &u8) -> Vec<(Phrase, u8)> {
        vec![(Phrase::new("menu-game"), *rules)]
    }

    fn setup_chooser() -> Player {
        Player::FIRST
    }
}

fn nim(ctx: &Context, seats: Vec<Seat>) -> App {
    let mut app = App::new(ctx, &Places::nowhere(), Texts::new(&[]), None);
    let session = Session::new(Nim::start(&0));
    app.seat(ctx, Box::new(Match::new(ctx, session, 0, seats)));
    app
}

fn window(seats: Vec<Seat>) -> Harness<'static, Option<App>> {
    let mut seats = Some(seats);
    Harness::builder()
        .with_size(egui::vec2(1280.0, 800.0))
        .with_step_dt(0.1)
        .with_max_steps(60)
        .build_ui_state(
            move |ui, app: &mut Option<App>| {
                let ctx = ui.ctx().clone();
                let app = app.get_or_insert_with(|| nim(&ctx, seats.take().unwrap_or_default()));
                // The window opens within a frame here: this one still has the old style.
                ui.set_style(ctx.global_style());
                app.logic(&ctx);
                app.frame(ui);
            },
            None,
        )
}

fn moves(harness: &Harness<'_, Option<App>>) -> usize {
    let app = harness.state().as_ref().expect("the window is open");
    app.table().history().len()
}

#[test]
fn three_people_play_nim_in_the_window() {
    let mut harness = window(vec![Seat::Human(None); 3]);
    harness.run();
    for _ in 0..2 {
        harness.get_by_label("Take 3").click();
        harness.run();
    }
    harness.get_by_label("Take 1").click();
    harness.run();
    assert_eq!(moves(&harness), 3);
    let listed: Vec<_> = harness
        .query_all_by_label_contains("take")
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    assert!(
        listed.iter().any(|label| label == "3. red: take1"),
        "{listed:?}"
    );
    harness.get_by_label("red wins");
    harness.get_by_label("Undo").click();
    harness.run();
    assert_eq!(moves(&harness), 2);
    assert!(harness.query_by_label("red wins").is_none());
}

#[test]
fn undo_goes_back_to_the_only_persons_decision() {
    let level = kuba::bot::Level::new(1).expect("there is a first level");
    let seats = vec![
        Seat::Human(None),
        Seat::Computer(level),
        Seat::Computer(level),
    ];
    let mut harness = window(seats);
    harness.run();
    harness.get_by_label("Take 1").click();
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(20);
    let app = harness.state_mut().as_mut().expect("the window is open");
    app.settings_mut().show_thinking = true;
    while moves(&harness) < 3 {
        assert!(
            std::time::Instant::now() < deadline,
            "the computers don't answer"
        );
        harness.step();
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    harness.run();
    assert!(
        harness
            .query_by_label_contains("The computer thinks: ")
            .is_some()
    );
    harness.get_by_label("Undo").click();
    harness.run();
    assert_eq!(moves(&harness), 0);
    harness.get_by_label("Redo").click();
    harness.run();
    assert_eq!(moves(&harness), 3);
}
