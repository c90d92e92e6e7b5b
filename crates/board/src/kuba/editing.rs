//! Kuba's part of the position editor.

use super::rules_form;
use super::target::Target;
use crate::editing::{Editable, EditorField, Fault, FieldValue};
use crate::face::{BoardContext, BoardFace as _, HitTarget};
use kuba_rules::kuba::{
    Cell, Direction, GameState, KubaRules, MARBLES, Marble, NamedRules, Position, PositionError,
    Push, REDS, REDS_TO_WIN, colour,
};
use kuba_rules::phrase::{Phrase, ToPhrase};
use kuba_rules::{EditablePosition as _, Player};

#[derive(Clone, Copy)]
enum Setter {
    Turn,
    Extra,
    Reds(Player),
    Ko,
    Rules,
}

const SETTERS: [Setter; 6] = [
    Setter::Turn,
    Setter::Extra,
    Setter::Reds(Player::FIRST),
    Setter::Reds(Player::SECOND),
    Setter::Ko,
    Setter::Rules,
];

impl Editable for GameState {
    type Cell = Cell;
    type Thing = Marble;

    fn drawn(position: Position, rules: &KubaRules) -> Self {
        Self::laid_out(position, rules.rules)
    }

    fn cells(at: &BoardContext<Self>) -> Vec<HitTarget<Cell>> {
        let spots = Self::targets(at, &[]).into_iter();
        let cells = spots.filter_map(|spot| match spot.place {
            Target::Cell(cell) => Some(HitTarget::part(cell, spot.outline)),
            Target::Chip(..) | Target::Hollow(..) => None,
        });
        cells.collect()
    }

    fn piece_at(position: &Position, cell: Cell) -> Option<Marble> {
        position.marble(cell)
    }

    fn lay(position: &mut Position, cell: Cell, thing: Marble) {
        position.lay(cell, Some(thing));
    }

    fn take(position: &mut Position, cell: Cell) -> Result<(), Phrase> {
        position.lay(cell, None);
        Ok(())
    }

    fn faults(position: &Position) -> Vec<Fault<Cell>> {
        let faults = position.faults();
        if !faults.is_empty() {
            let faults = faults.iter().map(|fault| {
                let words = fault_words(position, fault);
                match fault {
                    PositionError::TooMany { marble, .. } => {
                        Fault::at(words, position.cells(*marble)).of_count(index(*marble))
                    }
                    PositionError::TooManyReds(_) => {
                        let reds = Marble::Red;
                        Fault::at(words, position.cells(reds)).of_count(index(reds))
                    }
                    PositionError::KoNotThere(push) => Fault::at(words, [push.from]),
                    _ => Fault::whole(words),
                }
            });
            return faults.collect();
        }
        let bare = [Player::FIRST, Player::SECOND].into_iter();
        let bare = bare.filter(|&player| position.cells(Marble::of(player)).is_empty());
        let bare = bare.map(|player| {
            let words = Phrase::new("kuba-fault-no-marble").with("colour", colour(player));
            Fault::whole(words).of_count(index(Marble::of(player)))
        });
        bare.collect()
    }

    fn counted(position: &Position) -> Vec<Phrase> {
        let most = |marble| if marble == Marble::Red { REDS } else { MARBLES };
        let counted = Marble::ALL.into_iter().map(|marble| {
            of("kuba-tally", marble)
                .with("count", i64::from(position.cells(marble).len()))
                .with("most", most(marble))
        });
        counted.collect()
    }

    fn fields(position: &Position, rules: &KubaRules) -> Vec<EditorField> {
        let field = |setter| match setter {
            Setter::Turn => EditorField {
                name: Phrase::new("kuba-editor-turn"),
                value: FieldValue::Few(
                    [Player::FIRST, Player::SECOND].map(colour).to_vec(),
                    position.turn().index(),
                ),
            },
            Setter::Extra => EditorField {
                name: Phrase::new("kuba-editor-extra"),
                value: FieldValue::Few(
                    ["editor-no", "editor-yes"].map(Phrase::new).to_vec(),
                    usize::from(position.is_extra_turn()),
                ),
            },
            Setter::Reds(player) => {
                let reds = position.reds(player);
                EditorField {
                    name: Phrase::new("kuba-editor-took").with("colour", colour(player)),
                    value: FieldValue::Count(
                        usize::from(reds),
                        usize::from(REDS_TO_WIN),
                        Phrase::new("kuba-editor-reds").with("reds", reds),
                    ),
                }
            }
            Setter::Ko => EditorField::forbidden(&forbidden(position), position.ko()),
            Setter::Rules => {
                let named = NamedRules::ALL.map(|name| rules_form::name_of(name.rules()));
                let present = rules.rules.name();
                let chosen = NamedRules::ALL.iter().position(|&name| present == Some(name));
                let own = chosen.is_none().then(|| rules_form::name_of(rules.rules));
                let words = named.into_iter().chain(own).map(Phrase::new);
                EditorField {
                    name: Phrase::new("editor-rules"),
                    value: FieldValue::List(
                        words.collect(),
                        chosen.unwrap_or(NamedRules::ALL.len()),
                    ),
                }
            }
        };
        SETTERS.map(field).to_vec()
    }

    fn set_field(position: &mut Position, rules: &mut KubaRules, field: usize, value: usize) {
        match SETTERS.get(field) {
            Some(Setter::Turn) => position.give_turn(Player::seat(value.min(1))),
            Some(Setter::Extra) => position.grant(value > 0),
            Some(&Setter::Reds(player)) => {
                position.score(player, value.min(usize::from(REDS_TO_WIN)) as u8);
            }
            Some(Setter::Ko) => {
                let push = forbidden(position).get(value).copied().flatten();
                position.forbid(push);
            }
            Some(Setter::Rules) => {
                if let Some(name) = NamedRules::ALL.get(value) {
                    rules.rules = name.rules();
                }
            }
            None => {}
        }
    }

    const EDITOR_HELP: &'static str = "kuba-editor-help";
}

/// Index of a marble's count.
fn index(marble: Marble) -> usize {
    let mut marbles = Marble::ALL.into_iter();
    marbles.position(|other| other == marble).unwrap_or(0)
}

fn fault_words(position: &Position, fault: &PositionError) -> Phrase {
    match fault {
        PositionError::TooMany { marble, count, most } => of("kuba-fault-too-many", *marble)
            .with("count", i64::from(*count))
            .with("most", i64::from(*most)),
        PositionError::TooManyReds(_) => Phrase::new("kuba-fault-too-many-reds")
            .with("board", i64::from(position.cells(Marble::Red).len()))
            .with("white", position.reds(Player::FIRST))
            .with("black", position.reds(Player::SECOND))
            .with("most", REDS),
        PositionError::KoNotThere(push) => Phrase::new("kuba-fault-ko")
            .with("push", push.to_string())
            .with("colour", colour(position.turn())),
        other => other.phrase(),
    }
}

/// A phrase with a colour as its argument.
fn of(key: &'static str, marble: Marble) -> Phrase {
    Phrase::new(key).with("colour", marble.letter().to_string())
}

/// Options of the ko setting: nothing, a push that ko could forbid, or the one that it does.
fn forbidden(position: &Position) -> Vec<Option<Push>> {
    let own = position.cells(Marble::of(position.turn()));
    let pushes = own.flat_map(|cell| Direction::ALL.map(|way| Push::new(cell, way)));
    let pushes = pushes.filter(|&push| position.could_be_forbidden(push));
    let impossible = position.ko().filter(|&push| !position.could_be_forbidden(push));
    let pushes = pushes.chain(impossible);
    std::iter::once(None).chain(pushes.map(Some)).collect()
}
