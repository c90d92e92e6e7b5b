//! Cubulus's part of the position editor. The cells of the three layers are the parts of the board; the
//! openings show the same cells on the cube.

use super::animation::opening_of;
use super::speech;
use crate::editing::{Editable, EditorField, Fault, FieldValue};
use crate::face::{Access, BoardContext, HitTarget, Shape};
use kuba_rules::cubulus::{
    BALLS, Ball, Cell, Cells, CubulusRules, GameState, Neutrals, Opening, Players, Position,
    PositionError, SIDE,
};
use kuba_rules::phrase::{Phrase, ToPhrase};
use kuba_rules::{EditablePosition as _, Player};

#[derive(Clone, Copy)]
enum Setter {
    Players,
    Turn,
    Out,
    Ban,
    Repetition,
}

/// Settings for a number of players, from top to bottom.
fn setters(seats: usize) -> Vec<Setter> {
    let mut all = vec![Setter::Players, Setter::Turn];
    all.extend((seats == 3).then_some(Setter::Out));
    all.extend([Setter::Ban, Setter::Repetition]);
    all
}

impl Editable for GameState {
    type Cell = Cell;
    type Thing = Ball;

    fn drawn(position: Position, rules: &CubulusRules) -> Self {
        Self::from_position(position, *rules)
    }

    fn cells(at: &BoardContext<Self>) -> Vec<HitTarget<Cell>> {
        let geometry = *at.geometry;
        // On a small board without layers, the cells are parts where the cube shows them.
        let parts = reading_order().filter_map(move |cell| {
            let shape = if geometry.has_layers() {
                Shape::Rect(geometry.trays().square(cell))
            } else {
                Shape::Polygon(geometry.rhombus(opening_of(cell)?, 0.0))
            };
            Some(HitTarget::part(cell, shape))
        });
        let pictures = geometry.view().openings().map(move |opening| HitTarget {
            access: Access::Hidden,
            ..HitTarget::part(opening.cell(), Shape::Polygon(geometry.rhombus(opening, 0.0)))
        });
        parts.chain(pictures).collect()
    }

    fn piece_at(position: &Position, cell: Cell) -> Option<Ball> {
        position.ball(cell)
    }

    fn lay(position: &mut Position, cell: Cell, thing: Ball) {
        position.lay(cell, Some(thing));
    }

    fn take(position: &mut Position, cell: Cell) -> Result<(), Phrase> {
        position.lay(cell, None);
        Ok(())
    }

    fn faults(position: &Position) -> Vec<Fault<Cell>> {
        let faults = position.faults().into_iter();
        let faults = faults.map(|fault| {
            let words = fault_words(position, &fault);
            let at = Fault::at(words, cells_of(position, &fault));
            match fault {
                PositionError::TooMany { ball, .. } => at.of_count(index(ball)),
                PositionError::LayingBalls(_) => at.of_count(index(Ball::Red)),
                _ => at,
            }
        });
        faults.collect()
    }

    fn counted(position: &Position) -> Vec<Phrase> {
        let counted = Ball::ALL.into_iter().map(|ball| {
            let count = i64::from(position.cells(ball).len());
            match ball.owner(position.seats()) {
                Some(player) if position.is_in(player) => of("cubulus-tally", ball)
                    .with("count", count)
                    .with("hand", i64::from(position.hand(player))),
                Some(_) => of("cubulus-tally-out", ball).with("count", count),
                None => of("cubulus-tally-neutral", ball).with("count", count).with("most", BALLS),
            }
        });
        counted.collect()
    }

    fn fields(position: &Position, rules: &CubulusRules) -> Vec<EditorField> {
        let seats = position.seats();
        let field = |setter| match setter {
            Setter::Players => EditorField {
                name: Phrase::new("cubulus-editor-players"),
                value: FieldValue::Few(
                    ["cubulus-editor-two", "cubulus-editor-three"].map(Phrase::new).to_vec(),
                    seats - 2,
                ),
            },
            Setter::Turn => {
                let players = playing(position);
                let chosen = players.iter().position(|&one| one == position.turn());
                EditorField {
                    name: Phrase::new("editor-turn"),
                    value: FieldValue::Few(
                        players.into_iter().map(speech::colour).collect(),
                        chosen.unwrap_or(usize::MAX),
                    ),
                }
            }
            Setter::Out => {
                let out = (0..seats).find(|&seat| !position.is_in(Player::seat(seat)));
                let colours = (0..seats).map(Player::seat).map(speech::colour);
                let nobody = std::iter::once(Phrase::new("cubulus-editor-nobody"));
                EditorField {
                    name: Phrase::new("cubulus-editor-out"),
                    value: FieldValue::List(
                        nobody.chain(colours).collect(),
                        out.map_or(0, |seat| seat + 1),
                    ),
                }
            }
            Setter::Ban => EditorField::forbidden(&forbidden(position), position.banned()),
            Setter::Repetition => EditorField::repetition(rules.repetition),
        };
        setters(seats).into_iter().map(field).collect()
    }

    fn set_field(position: &mut Position, rules: &mut CubulusRules, field: usize, value: usize) {
        match setters(position.seats()).get(field) {
            Some(Setter::Players) => {
                let seats = value.min(1) + 2;
                if seats == position.seats() {
                    return;
                }
                position.seat(seats);
                rules.players =
                    if seats == 2 { Players::Two(Neutrals::default()) } else { Players::Three };
            }
            Some(Setter::Turn) => {
                if let Some(&player) = playing(position).get(value) {
                    position.give_turn(player);
                }
            }
            Some(Setter::Out) => {
                let out = value.checked_sub(1).filter(|&seat| seat < position.seats());
                position.send_out(out.map(Player::seat));
            }
            Some(Setter::Ban) => {
                let shift = forbidden(position).get(value).copied().flatten();
                position.forbid(shift);
            }
            Some(Setter::Repetition) => rules.repetition = value == 0,
            None => {}
        }
    }

    const EDITOR_HELP: &'static str = "cubulus-editor-help";
}

/// Index of a ball's count.
fn index(ball: Ball) -> usize {
    let mut balls = Ball::ALL.into_iter();
    balls.position(|other| other == ball).unwrap_or(0)
}

fn cells_of(position: &Position, fault: &PositionError) -> Cells {
    match fault {
        PositionError::TooMany { ball, .. } => position.cells(*ball),
        PositionError::Square(ball) => {
            let square = position.squares(*ball).next();
            square.map_or(Cells::EMPTY, |square| square.cells)
        }
        PositionError::BanNotThere(opening) => opening.line().into_iter().collect(),
        _ => Cells::EMPTY,
    }
}

fn fault_words(position: &Position, fault: &PositionError) -> Phrase {
    match fault {
        PositionError::TooMany { ball, count } => {
            of("cubulus-fault-too-many", *ball).with("count", i64::from(*count)).with("most", BALLS)
        }
        PositionError::Square(ball) => {
            let square = position.squares(*ball).next();
            let cells = square.map(|square| {
                let cells = square.cells.map(|cell| cell.to_string());
                cells.collect::<Vec<_>>().join(", ")
            });
            Phrase::new("cubulus-fault-square")
                .with("colour", ball.phrase())
                .with("cells", cells.unwrap_or_default())
        }
        PositionError::LayingBalls(laid) => {
            Phrase::new("cubulus-fault-laying-balls").with("count", i64::from(*laid))
        }
        PositionError::LayingTurn(laid) => {
            Phrase::new("cubulus-fault-laying-turn").with("count", i64::from(*laid))
        }
        PositionError::TurnOut(ball) => {
            Phrase::new("cubulus-fault-turn-out").with("colour", ball.phrase())
        }
        PositionError::BanNotThere(opening) => {
            Phrase::new("cubulus-fault-ban").with("opening", opening.to_string())
        }
        other => other.phrase(),
    }
}

/// All cells, the top layer and the back rank first.
fn reading_order() -> impl Iterator<Item = Cell> {
    let down = || (0..SIDE).rev();
    let ranks = down().flat_map(move |layer| down().map(move |rank| (rank, layer)));
    ranks.flat_map(|(rank, layer)| (0..SIDE).filter_map(move |file| Cell::new(file, rank, layer)))
}

/// A phrase with a colour as its argument.
fn of(key: &'static str, ball: Ball) -> Phrase {
    Phrase::new(key).with("colour", ball.letter().to_string())
}

/// Players who have not resigned.
fn playing(position: &Position) -> Vec<Player> {
    let players = (0..position.seats()).map(Player::seat);
    players.filter(|&player| position.is_in(player)).collect()
}

/// Options of the ban setting: nothing, a shift that could be forbidden, or the one that is.
fn forbidden(position: &Position) -> Vec<Option<Opening>> {
    let is_option = |&opening: &Opening| {
        position.could_be_forbidden(opening) || position.banned() == Some(opening)
    };
    let shifts = Opening::all().filter(is_option);
    std::iter::once(None).chain(shifts.map(Some)).collect()
}
