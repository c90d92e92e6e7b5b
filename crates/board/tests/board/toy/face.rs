//! The description of the toy game's board, all that the board player needs.

use egui::{Painter, Rect, Vec2, vec2};
use kuba_board::face::*;
use kuba_board::grammar::{DragMode, Grammar, PickResult};
use kuba_board::paint::{Arrow, Circle};
use kuba_board::sound::{Cue, Sound};
use kuba_board::{Look, Scene};
use kuba_rules::phrase::Phrase;

use super::rules::{Deed, Row};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Place {
    Hole(u8),
    Lamp,
}

type At<'a> = BoardContext<'a, Row>;
pub(crate) struct Plank(Rect);

impl Plank {
    fn disc(&self, place: Place) -> Circle {
        let step = match place {
            Place::Hole(hole) => f32::from(hole),
            Place::Lamp => 3.0,
        };
        let center = self.0.left_center() + vec2(step + 0.5, 0.0) * self.unit();
        Circle::new(center, 0.3 * self.unit())
    }
}

impl BoardLayout for Plank {
    fn board(&self) -> Rect {
        self.0
    }

    fn unit(&self) -> f32 {
        self.0.width() / 4.0
    }
}

impl BoardFace for Row {
    type Place = Place;
    type Position = Self;
    type Piece = Circle;
    type Geometry = Plank;
    type ViewState = ();
    type Rejection = &'static str;

    fn shown(&self) -> &Self {
        self
    }

    fn lay_out(room: Rect, _: &Scene<Self>, (): ()) -> Plank {
        Plank(room)
    }

    fn targets(at: &At, _: &[Place]) -> Vec<HitTarget<Place>> {
        let places = [0, 1, 2].map(Place::Hole).into_iter().chain([Place::Lamp]);
        let spot = |place| HitTarget {
            holds: place == Place::Hole(at.game().stone),
            ..HitTarget::part(place, Shape::Disc(at.geometry.disc(place)))
        };
        places.map(spot).collect()
    }

    fn pieces(seen: &BoardView<Self>) -> Pieces<Circle> {
        let plank = seen.at.geometry;
        let mut stone = plank.disc(Place::Hole(seen.at.game().stone));
        if let Some(MoveAnimation { before, part, .. }) = seen.moving() {
            let from = plank.disc(Place::Hole(before.stone)).center;
            stone.center = from.lerp(stone.center, *part);
        }
        stone.center += seen.pull.map_or(Vec2::ZERO, |pull| pull.travel) * plank.unit();
        Pieces::lying(vec![stone])
    }

    fn paint(stone: &Circle, _: Body, painter: &Painter, look: &Look) {
        painter.circle_filled(stone.center, stone.radius, look.palette.black.body);
    }

    fn animation(_: &At, _: &Self, mv: Deed, _: Option<&MoveGesture<Place>>, _: Sense) -> Vec<Leg> {
        let leg = Leg::new(0.2, vec![Cue::at(Sound::Rest, 0.2, 1.0)]);
        Vec::from_iter((mv != Deed::Light).then_some(leg))
    }

    fn marks(seen: &BoardView<Self>, of: &MarkTopic<Self>, into: &mut Vec<BoardMark<Circle>>) {
        let plank = seen.at.geometry;
        let stone = plank.disc(Place::Hole(seen.at.game().stone));
        let mut mark = |ink, shape| into.push(BoardMark::new(ink, Layer::Above, shape));
        match *of {
            MarkTopic::Picks if !seen.picks.is_empty() => {
                mark(MarkRole::Hover, MarkShape::Ring(stone, true));
            }
            MarkTopic::Refused(_) => mark(MarkRole::Refusal, MarkShape::Blocker(stone)),
            MarkTopic::Move(Deed::Go(hole), _) => {
                let to = plank.disc(Place::Hole(hole)).center;
                let arrow = Arrow::between(stone.center, to, plank.unit());
                mark(MarkRole::Hover, MarkShape::Arrow(arrow));
            }
            _ => {}
        }
    }

    fn reason(_: &At, why: &&'static str) -> Reason {
        Reason::new(Phrase::new(why))
    }

    fn about(_: &At) -> Phrase {
        Phrase::new("A row of holes.")
    }

    fn words(at: &At, told: &SpeechTopic<Self>) -> Option<Phrase> {
        Some(Phrase::new(match *told {
            SpeechTopic::Place(Place::Hole(hole)) if hole == at.game().stone => "the stone",
            SpeechTopic::Place(Place::Hole(hole)) => ["left", "middle", "right"][usize::from(hole)],
            SpeechTopic::Place(Place::Lamp) => "the lamp",
            SpeechTopic::Doing(seen) if !seen.picks.is_empty() => "where to?",
            _ => return None,
        }))
    }
}

pub(crate) struct Playing;

impl Grammar<Row> for Playing {
    type Action = Deed;

    fn pick(at: &At, picks: &[Place], next: Place) -> PickResult<Place, Deed, &'static str> {
        let stone = at.game().stone;
        match (picks, next) {
            ([], Place::Lamp) if stone == 2 => PickResult::Does(Deed::Light),
            ([], Place::Lamp) => PickResult::Warns(Deed::Light, "this only ends the game"),
            ([], Place::Hole(hole)) if hole == stone => PickResult::Picked(None),
            ([], Place::Hole(_)) => PickResult::Refused("the hole is empty"),
            (_, Place::Hole(hole)) if hole.abs_diff(stone) == 1 => PickResult::Does(Deed::Go(hole)),
            (_, Place::Hole(_)) => PickResult::Refused("that is too far"),
            (_, Place::Lamp) => PickResult::Elsewhere(None),
        }
    }

    fn drag_mode(at: &At, place: Place) -> DragMode<Place> {
        let is_stone = place == Place::Hole(at.game().stone);
        if is_stone { DragMode::Free } else { DragMode::Fixed }
    }

    fn why(_: &At, _: &[Place], _: Place) -> Option<&'static str> {
        Some("a stone goes to the next hole")
    }
}
