//! The board of that game, as a description: all that the player of boards has to know of it.

use egui::{Color32, Painter, Pos2, Rect, Vec2, vec2};
use kuba::board::face::{
    BoardFace, BoardMark, Body, Course, Ink, Layer, Leg, Made, MarkShape, Of, Outline, Pieces,
    Plan, Reason, Seen, Sense, Setting, Spot, Told,
};
use kuba::board::grammar::{Comes, Grammar, Rein, Steer};
use kuba::board::paint::{Arrow, Beside, Circle};
use kuba::board::sound::{Cue, Sound};
use kuba::board::{Look, Scene};
use kuba::phrase::Phrase;

use super::rules::{Deed, Row};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Place {
    Hole(u8),
    Lamp,
}

pub(crate) struct Plank(Rect);

impl Plank {
    fn center(&self, place: Place) -> Pos2 {
        match place {
            Place::Hole(hole) => {
                self.0.left_center() + vec2(f32::from(hole) + 0.5, 0.0) * self.unit()
            }
            Place::Lamp => self.0.left_center() + vec2(3.5, 0.0) * self.unit(),
        }
    }

    fn disc(&self, place: Place) -> Circle {
        Circle::new(self.center(place), 0.3 * self.unit())
    }
}

impl Plan for Plank {
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
    type Memo = ();
    type Why = &'static str;

    fn shown(&self) -> &Self {
        self
    }

    fn lay_out(room: Rect, _: &Scene<Self>, (): ()) -> Plank {
        Plank(room)
    }

    fn spots(at: &Setting<Self>, _: &[Place]) -> Vec<Spot<Place>> {
        let places = [0, 1, 2].map(Place::Hole).into_iter().chain([Place::Lamp]);
        let spot = |place| Spot {
            holds: place == Place::Hole(at.game().stone),
            reach: 0.2 * at.geometry.unit(),
            ..Spot::part(place, Outline::Disc(at.geometry.disc(place)))
        };
        places.map(spot).collect()
    }

    fn pieces(seen: &Seen<Self>) -> Pieces<Circle> {
        let plank = seen.at.geometry;
        let mut stone = plank.disc(Place::Hole(seen.at.game().stone));
        if let Some(Course { before, part, .. }) = seen.moving() {
            let from = plank.center(Place::Hole(before.stone));
            stone.center = from.lerp(stone.center, *part);
        }
        stone.center += seen.pull.map_or(Vec2::ZERO, |pull| pull.travel) * plank.unit();
        Pieces {
            standing: vec![stone],
            flying: Vec::new(),
        }
    }

    fn paint(stone: &Circle, body: Body, painter: &Painter, look: &Look) {
        let Circle { center, radius } = *stone;
        let color = match body {
            Body::Whole => look.palette.black.body,
            Body::Ghost => Color32::GRAY,
        };
        painter.circle_filled(center, radius, color);
    }

    fn course(
        _: &Setting<Self>,
        _: &Self,
        mv: Deed,
        _: Option<&Made<Place>>,
        _: Sense,
    ) -> Vec<Leg> {
        match mv {
            Deed::Go(_) => vec![Leg::new(0.2, vec![Cue::at(Sound::Rest, 0.2, 1.0)])],
            Deed::Light => Vec::new(),
        }
    }

    fn marks(seen: &Seen<Self>, of: &Of<Self>, into: &mut Vec<BoardMark<Self::Piece>>) {
        let plank = seen.at.geometry;
        let stone = Place::Hole(seen.at.game().stone);
        let mut mark = |ink, shape| into.push(BoardMark::new(ink, Layer::Above, shape));
        match *of {
            Of::Picks if !seen.picks.is_empty() => {
                mark(Ink::Accent, MarkShape::Ring(plank.disc(stone), true));
            }
            Of::Move(Deed::Go(hole), _) => {
                let [from, to] = [stone, Place::Hole(hole)].map(|place| plank.center(place));
                let (cell, strength, number) = (plank.unit(), 1.0, None);
                let arrow = Arrow {
                    from,
                    to,
                    cell,
                    strength,
                    number,
                };
                mark(Ink::Accent, MarkShape::Arrow(arrow));
            }
            Of::Refused(_) => mark(Ink::Refusal, MarkShape::Blocker(plank.disc(stone))),
            _ => {}
        }
    }

    fn reason(_: &Setting<Self>, why: &&'static str) -> Reason {
        Reason::new(Phrase::new(why))
    }

    fn beside(seen: &Seen<Self>, _: Option<&Of<Self>>) -> Beside {
        let field = seen.at.geometry.0.shrink(60.0);
        let (cell, middle) = (seen.at.geometry.unit(), field.center().x);
        Beside {
            field,
            cell,
            below: false,
            chips: Rect::NOTHING,
            middle,
        }
    }

    fn about(_: &Setting<Self>) -> Phrase {
        Phrase::new("A row of holes.")
    }

    fn words(at: &Setting<Self>, told: &Told<Self>) -> Option<Phrase> {
        Some(Phrase::new(match *told {
            Told::Place(Place::Hole(hole)) if hole == at.game().stone => "the stone",
            Told::Place(Place::Hole(hole)) => ["left", "middle", "right"][usize::from(hole)],
            Told::Place(Place::Lamp) => "the lamp",
            Told::Doing(seen) if !seen.picks.is_empty() => "where to?",
            Told::Turn | Told::Event | Told::Group(_) | Told::Doing(_) => return None,
        }))
    }

    fn backdrop(seen: &Seen<Self>, painter: &Painter) {
        let palette = seen.at.look().palette;
        painter.rect_filled(seen.at.geometry.0, 4.0, palette.field[1]);
    }
}

pub(crate) struct Playing;

impl Grammar<Row> for Playing {
    type Deed = Deed;

    fn comes(at: &Setting<Row>, picks: &[Place], next: Place) -> Comes<Place, Deed, &'static str> {
        let stone = at.game().stone;
        match (picks, next) {
            ([], Place::Lamp) if stone == 2 => Comes::Does(Deed::Light),
            ([], Place::Lamp) => Comes::Warns(Deed::Light, "this only ends the game"),
            ([], Place::Hole(hole)) if hole == stone => Comes::Picked(None),
            ([], Place::Hole(_)) => Comes::Refused("the hole is empty"),
            (_, Place::Hole(hole)) if hole.abs_diff(stone) == 1 => Comes::Does(Deed::Go(hole)),
            (_, Place::Hole(_)) => Comes::Refused("that is too far"),
            (_, Place::Lamp) => Comes::Elsewhere(None),
        }
    }

    fn steer(
        at: &Setting<Row>,
        picks: &[Place],
        here: Option<Place>,
        way: Vec2,
        _: bool,
    ) -> Steer<Place, &'static str> {
        let (Some(Place::Hole(hole)), false) = (here, way.x == 0.0) else {
            return Self::tab(at, None, false).map_or(Steer::Nothing, Steer::Go);
        };
        let next = hole
            .checked_add_signed(way.x as i8)
            .filter(|&next| next < 3);
        match next.map(Place::Hole) {
            None => Steer::Refused("the row ends here"),
            Some(next) if picks.is_empty() => Steer::Go(next),
            Some(next) => Steer::Picks([picks, &[next]].concat()),
        }
    }

    fn tab(at: &Setting<Row>, here: Option<Place>, _: bool) -> Option<Place> {
        match here {
            None => Some(Place::Hole(at.game().stone)),
            Some(Place::Hole(_)) => Some(Place::Lamp),
            Some(Place::Lamp) => None,
        }
    }

    fn rein(at: &Setting<Row>, place: Place) -> Rein<Place> {
        if place == Place::Hole(at.game().stone) {
            Rein::Free
        } else {
            Rein::Fixed
        }
    }

    fn why(_: &Setting<Row>, _: &[Place], _: Place) -> Option<&'static str> {
        Some("a stone goes to the next hole")
    }
}
