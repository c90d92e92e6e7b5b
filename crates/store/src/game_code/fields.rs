//! Numbers, texts and seats in the bytes of a code.

use super::CodeFault;
use kuba_bot::{FineLevel, Level};
use kuba_rules::{Concession, Player};
use kuba_session::Seat;

/// A written field is read by the method of the same name.
#[derive(Default)]
pub(super) struct Writer(pub(super) Vec<u8>);

pub(super) struct Reader<'a>(pub(super) &'a [u8]);

/// Kinds of seats.
const UNNAMED: u8 = 0;
const NAMED: u8 = 1;
const COMPUTER: u8 = 2;
const EVEN: u8 = 3;

const RESIGNED: usize = 1;
const OUT_OF_TIME: usize = 2;

const MONTHS: usize = 12;
const DAYS: usize = 31;

impl Writer {
    pub(super) fn byte(&mut self, byte: u8) {
        self.0.push(byte);
    }

    /// Seven bits a byte, lowest first; the eighth bit says that another byte follows.
    pub(super) fn number(&mut self, mut number: usize) {
        while number > 0x7f {
            self.byte((number & 0x7f) as u8 | 0x80);
            number >>= 7;
        }
        self.byte(number as u8);
    }

    /// Length in bytes, then UTF-8.
    pub(super) fn text(&mut self, text: &str) {
        self.number(text.len());
        self.0.extend_from_slice(text.as_bytes());
    }

    pub(super) fn seat(&mut self, seat: &Seat) {
        match seat {
            Seat::Human(None) => self.byte(UNNAMED),
            Seat::Human(Some(name)) => {
                self.byte(NAMED);
                self.text(name);
            }
            Seat::Computer(level) => {
                self.byte(COMPUTER);
                self.byte(level.number());
            }
            Seat::Even(level) => {
                self.byte(EVEN);
                self.number(usize::from(level.tenths()));
            }
        }
    }

    /// A draw, or who resigned or ran out of time.
    pub(super) fn concession(&mut self, concession: Concession) {
        self.number(match concession {
            Concession::AgreeDraw => 0,
            Concession::Resign(player) => RESIGNED + 2 * player.index(),
            Concession::TimeOut(player) => OUT_OF_TIME + 2 * player.index(),
        });
    }

    /// `YYYY-MM-DD` as a number.
    pub(super) fn date(&mut self, date: &str) {
        let mut parts = date.split('-').map(|part| part.parse().unwrap_or(1_usize));
        let mut next = || parts.next().unwrap_or(1);
        let (year, month, day) = (next(), next(), next());
        self.number((year * MONTHS + month.saturating_sub(1)) * DAYS + day.saturating_sub(1));
    }
}

impl Reader<'_> {
    pub(super) fn byte(&mut self) -> Result<u8, CodeFault> {
        let (first, rest) = self.0.split_first().ok_or(CodeFault::Damaged)?;
        self.0 = rest;
        Ok(*first)
    }

    pub(super) fn number(&mut self) -> Result<usize, CodeFault> {
        let mut number = 0;
        for shift in (0..28).step_by(7) {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(CodeFault::Damaged)
    }

    pub(super) fn text(&mut self) -> Result<String, CodeFault> {
        let length = self.number()?;
        let (text, rest) = self.0.split_at_checked(length).ok_or(CodeFault::Damaged)?;
        self.0 = rest;
        String::from_utf8(text.to_vec()).map_err(|_| CodeFault::Damaged)
    }

    pub(super) fn seat(&mut self) -> Result<Seat, CodeFault> {
        Ok(match self.byte()? {
            UNNAMED => Seat::Human(None),
            NAMED => Seat::human(&self.text()?),
            COMPUTER => {
                let level = Level::new(self.byte()?);
                Seat::Computer(level.ok_or(CodeFault::Damaged)?)
            }
            EVEN => {
                let tenths = self.number()?;
                let level = format!("{}.{}", tenths / 10, tenths % 10).parse::<FineLevel>();
                Seat::Even(level.map_err(|_| CodeFault::Damaged)?)
            }
            _ => return Err(CodeFault::Damaged),
        })
    }

    pub(super) fn concession(&mut self, seats: usize) -> Result<Concession, CodeFault> {
        let number = self.number()?;
        let seat = number.saturating_sub(1) / 2;
        if seat >= seats {
            return Err(CodeFault::Damaged);
        }
        let player = Player::seat(seat);
        Ok(match number {
            0 => Concession::AgreeDraw,
            odd if odd % 2 == RESIGNED => Concession::Resign(player),
            _ => Concession::TimeOut(player),
        })
    }

    pub(super) fn date(&mut self) -> Result<String, CodeFault> {
        let number = self.number()?;
        let (day, months) = (number % DAYS + 1, number / DAYS);
        let (month, year) = (months % MONTHS + 1, months / MONTHS);
        Ok(format!("{year:04}-{month:02}-{day:02}"))
    }
}
